// Reads the numbers of a text with what they count: messages in a period, ages, prices of a message, and periods.
import { withoutAccents } from './words.ts';
import { withoutUnicodeMode, withSmallCode } from './fast-patterns.ts';

const QUANTITY_KINDS = ['frequency', 'age', 'message_price', 'period', 'number'] as const;
export type QuantityKind = (typeof QUANTITY_KINDS)[number];

export type Quantity = {
  readonly kind: QuantityKind;
  /** Messages per year, years of age, US dollars, or days. Of other numbers, the number. */
  readonly size: number;
  /** The words, quoted from the text. */
  readonly quoted: string;
};

const WORDS: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  una: 1,
  un: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  ocho: 8,
  diez: 10,
};

/** What is before a number is looked at afterwards: a pattern that looks back at each place of a text takes three times as long. */
const NUMBER = withoutUnicodeMode(
  new RegExp(String.raw`\d{1,9}(?:[.,:]\d{1,3}){0,3}|(?:${Object.keys(WORDS).join('|')})(?!\p{L})`, 'giu'),
);
const INSIDE_WORD = withSmallCode(/[\p{L}\p{N}]/u);
const DIGITS = /^\d+/;

/** Numbers that are read of one text. */
const NUMBERS_MAX = 200;
const BEFORE_UNITS = 24;
const AFTER_UNITS = 64;

const PERIODS_PER_YEAR: Readonly<Record<string, number>> = {
  day: 365,
  daily: 365,
  dia: 365,
  diarios: 365,
  diarias: 365,
  diariamente: 365,
  week: 52,
  wk: 52,
  weekly: 52,
  semana: 52,
  semanales: 52,
  month: 12,
  mo: 12,
  monthly: 12,
  mes: 12,
  mensuales: 12,
  quarter: 4,
  year: 1,
  yr: 1,
  ano: 1,
};
const DAYS: Readonly<Record<string, number>> = {
  hour: 1 / 24,
  hora: 1 / 24,
  day: 1,
  dia: 1,
  week: 7,
  semana: 7,
  month: 30,
  mes: 30,
  year: 365,
  ano: 365,
};

const MESSAGES = String.raw`(?:[\p{L}&-]{1,16} ){0,3}?(?:msgs?|messages?|texts?|sms|alerts?|mensajes?|alertas?)\.?`;
const RANGE = String.raw`(?:\s?(?:-|–|to|a|or|and|y|o)\s?(\d{1,5}))?`;
const EVERY = String.raw`(?:/|per|a|an|each|every|por|al|a la|cada)\s?(day|d[ií]a|week|wk|semana|month|mo|mes|quarter|year|yr|a[ñn]o)`;
const ADVERB = String.raw`(daily|weekly|monthly|diari[oa]s|semanales|mensuales|diariamente)\b`;
const FREQUENCY = withoutUnicodeMode(
  new RegExp(String.raw`^${RANGE}\s?${MESSAGES}\s?(?:${EVERY}|${ADVERB})`, 'iu'),
);
// “8 times a month”, “once per month”, “dos veces al mes”: messages, where the sentence is about them.
const TIMES = withoutUnicodeMode(new RegExp(String.raw`^\s?(?:times?|veces|vez)?\s?${EVERY}\b`, 'iu'));
const AGE_AFTER =
  /^\s?(?:\+|(?:years?|yrs?|a[ñn]os)(?: of age| old)?(?: (?:or|and|y|o) (?:older|over|up|above|m[aá]s|mayor))?|(?:or|and) (?:older|over|up|above))/i;
const AGE_BEFORE = /(?:age|aged|at least|over|under|mayor(?:es)? de|menor(?:es)? de)\s?(?:of )?$/i;
const PERIOD =
  /^[\s-]?(?:(?:business|calendar|full|d[ií]as h[aá]biles|working) )?(hour|hora|day|d[ií]a|week|semana|month|mes|year|a[ñn]o)(?:e?s)?\b/i;
const PRICE_AFTER = /^\s?(?:per|each|a|for each|\/|por|cada)\s?(?:msgs?|messages?|texts?|sms|mensajes?)\b/i;

/** The numbers of a text in order. Reads each number with a few words around it, so its time is linear. */
export function readQuantities(text: string): Quantity[] {
  const found: Quantity[] = [];
  NUMBER.lastIndex = 0;
  for (let match = NUMBER.exec(text); match !== null; match = NUMBER.exec(text)) {
    const [written] = match;
    if (match.index > 0 && INSIDE_WORD.test(text.charAt(match.index - 1))) {
      // Each further digit has one before it.
      NUMBER.lastIndex = match.index + (DIGITS.exec(written)?.[0].length ?? 1);
      continue;
    }
    const quantity = readQuantity(text, written, match.index);
    if (quantity !== undefined) {
      found.push(quantity);
    }
    if (found.length === NUMBERS_MAX) {
      break;
    }
  }
  return found;
}

function readQuantity(text: string, written: string, index: number): Quantity | undefined {
  const before = text.slice(Math.max(0, index - BEFORE_UNITS), index);
  const after = text.slice(index + written.length, index + written.length + AFTER_UNITS);
  const size = WORDS[written.toLowerCase()] ?? Number(written.replaceAll(',', '').replace(':', '.'));
  const describe = (kind: QuantityKind, counted: number, units: number): Quantity => ({
    kind,
    size: counted,
    quoted: `${written}${after.slice(0, units)}`.trim(),
  });
  const frequency = FREQUENCY.exec(after);
  if (frequency) {
    const period = withoutAccents((frequency[2] ?? frequency[3] ?? '').toLowerCase());
    const perYear = PERIODS_PER_YEAR[period] ?? 1;
    return describe('frequency', Number(frequency[1] ?? size) * perYear, frequency[0].length);
  }
  const times = TIMES.exec(after);
  if (times && (/^(?:once|twice)$/i.test(written) || /^\s?(?:times?|veces|vez)\b/iu.test(after))) {
    const perYear = PERIODS_PER_YEAR[withoutAccents((times[1] ?? '').toLowerCase())] ?? 1;
    return describe('frequency', size * perYear, times[0].length);
  }
  const isDollars = /(?:\$|US ?D)\s?$/i.test(before);
  const price = PRICE_AFTER.exec(after);
  if (isDollars && price) {
    return describe('message_price', size, price[0].length);
  }
  const age = AGE_AFTER.exec(after);
  if (!isDollars && size >= 13 && size <= 25 && (age !== null || AGE_BEFORE.test(before))) {
    return describe('age', size, age?.[0].length ?? 0);
  }
  const period = PERIOD.exec(after);
  if (period) {
    return describe(
      'period',
      size * (DAYS[withoutAccents((period[1] ?? '').toLowerCase())] ?? 1),
      period[0].length,
    );
  }
  // A number word alone counts nothing that could be compared.
  return /^\d/.test(written) ? describe('number', size, 0) : undefined;
}
