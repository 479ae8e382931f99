// Finds words in a description that say how few people or messages there are.
import { withSmallCode } from './fast-patterns.ts';

const PEOPLE_MAX = 600;
const MESSAGES_A_MONTH_MAX = 3000;

const COUNT = withSmallCode(
  /(?<![\d.,$€-])(\d{1,4}|\d,\d{3})\s+(?:\p{L}+\s){0,2}?(members?|miembros|famil(?:y|ies|ias)|patients?|pacientes|clients?|clientes|customers|homes|houses|casas|kids|niños|students|alumnos|people|personas|shares|rooms|neighbors|vecinos|households|teams|equipos|trucks?|chairs|seats)(?!\p{L})/giu,
);
const A_DAY = withSmallCode(
  /(?<![\d.,$€-])(\d{1,4}|\d,\d{3})\s+(?:\p{L}+\s){0,2}?(?:a|per|each|al|por|every)\s+(day|week|month|día|dia|semana|mes)(?!\p{L})/giu,
);
const SAID =
  /\b(?:just a few texts|a few texts|a handful of texts|few texts|my (?:wife|husband|sister|brother)|mom[- ]and[- ]pop|family[- ]run|family business|negocio familiar|volunteers run it|all[- ]volunteer|pocos mensajes|(?:two|three|four|five|six|eight|ten) (?:chairs|trucks|employees|kids|people))\b/iu;

const DAYS_OF: Readonly<Record<string, number>> = { day: 30, día: 30, dia: 30, week: 4.3, semana: 4.3 };

/** The words of a small audience or volume, quoted; undefined if there are none or others say that it is large. */
export function findSmallness(description: string): string | undefined {
  const counts = [...description.matchAll(COUNT)].map((match) => ({
    quoted: match[0],
    isSmall: readCount(match[1]) <= PEOPLE_MAX,
  }));
  const rates = [...description.matchAll(A_DAY)].map((match) => ({
    quoted: match[0],
    isSmall: readCount(match[1]) * (DAYS_OF[(match[2] ?? '').toLowerCase()] ?? 1) <= MESSAGES_A_MONTH_MAX,
  }));
  const found = [...counts, ...rates];
  if (found.some(({ isSmall }) => !isSmall) || LARGE.test(description)) {
    return undefined;
  }
  return found[0]?.quoted ?? SAID.exec(description)?.[0];
}

const LARGE = /\b\d+ ?k\b|\b\d{2,3},\d{3}\b|\b\d{5,}\b|\bthousands\b|\bmillion|\bmiles de\b/iu;

function readCount(digits: string | undefined): number {
  return Number((digits ?? '').replace(',', ''));
}
