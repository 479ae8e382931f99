// Reads runs of capitalized words: the ones next to a name that belong to it, and all that may be names.
import { type Word, isUppercase, withoutPossessive } from './words.ts';

const NEIGHBORS_MAX = 4;
/** Words that start sentences or stand in front of names without being part of them. */
const LEADING_WORDS: ReadonlySet<string> = new Set(
  (
    'hi hello hey hola dear from visit call join see come text get try shop follow your our this we at with thanks thank gracias welcome reminder alert ' +
    'notice update urgent aviso recordatorio use is reply bienvenido bienvenida en con de soy somos su tu yo i you to for save find let ' +
    'ask tell only today tonight hoy ya le les te love atte visite llame venga vea escriba conteste mandame mande manda responda pregunta pregunte buy got rank im solo zona rally vote vota vamos go join become give attention enter made text reply type send use mention say show tag follow like at every fresh call ask drop donate dona done powered'
  ).split(' '),
);
const OPEN_GAP =
  /^(?: |['’]s |[ -]?& ?|-| ?\+ ?|\. | (?:(?:of|the|and|de|la|las|los|el|del|y|n|&) ){1,3})$/iu;
const ABBREVIATION = /^(?:st|dr|mr|mrs|ms|sr|sra|mt|ft|lic|ing|jr|co|[a-z])$/;

/** The words next to `words[first..last]` that are written with a capital letter and without a mark between them. */
export function findNeighbors(
  text: string,
  words: readonly Word[],
  first: number,
  last: number,
): readonly string[] {
  // In capital letters throughout, every word looks like a name.
  if (isShouted(text, words, first, last)) {
    return [];
  }
  return [...findBefore(text, words, first), ...findAfter(text, words, last)];
}

function isShouted(text: string, words: readonly Word[], first: number, last: number): boolean {
  const near = words.slice(Math.max(0, first - 4), last + 5);
  return !near.some(({ start, end }) => /\p{Ll}/u.test(text.slice(start, end)));
}

function findAfter(text: string, words: readonly Word[], last: number): string[] {
  const found: string[] = [];
  for (let at = last + 1; at < words.length && found.length < NEIGHBORS_MAX; at++) {
    const word = words[at] as Word;
    if (!isJoined(text, words[at - 1] as Word, word) || !isCapital(text, word)) {
      break;
    }
    found.push(word.text);
  }
  return found;
}

function findBefore(text: string, words: readonly Word[], first: number): string[] {
  const found: string[] = [];
  for (let at = first - 1; at >= 0 && found.length < NEIGHBORS_MAX; at--) {
    const word = words[at] as Word;
    if (
      !isJoined(text, word, words[at + 1] as Word) ||
      !isCapital(text, word) ||
      LEADING_WORDS.has(word.text) ||
      // "Pedro's" before a name owns something else.
      /['’]s$/.test(word.text)
    ) {
      break;
    }
    found.push(word.text);
  }
  return found;
}

/** Whether a capitalized word, also of somebody ("Women's"), stands directly before `words[first]`. */
export function isPrecededByName(text: string, words: readonly Word[], first: number): boolean {
  const before = words[first - 1];
  return (
    before !== undefined &&
    isJoined(text, before, words[first] as Word) &&
    isCapital(text, before) &&
    !LEADING_WORDS.has(before.text)
  );
}

function isJoined(text: string, one: Word, next: Word): boolean {
  const gap = text.slice(one.end, next.start);
  return gap.startsWith('.') ? gap === '. ' && ABBREVIATION.test(one.text) : OPEN_GAP.test(gap);
}

const isCapital = (text: string, { start }: Word): boolean => isUppercase(text, start);

export type NameRun = {
  /** Quoted from the text. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Lowercase, without accents and possessives, connecting words included. */
  readonly words: readonly string[];
};

const OF = new Set(['de', 'del', 'of']);
const RUNS_MAX = 40;
const WORDS_MAX = 8;

/** The runs of capitalized words, at most 40, without a word in front that only starts the sentence. */
export function readNameRuns(text: string, words: readonly Word[]): readonly NameRun[] {
  const runs: NameRun[] = [];
  for (let index = 0; index < words.length && runs.length < RUNS_MAX; index++) {
    if (!isCapital(text, words[index] as Word)) {
      continue;
    }
    const last = findEndOfRun(text, words, index);
    const first = skipLeading(text, words, index, last);
    if (first <= last) {
      runs.push(toRun(text, words, first, last));
    }
    // "Rosario de Abogados Quintana": the person, then the organization.
    if (first <= last && OF.has(words[first + 1]?.text ?? '') && first + 2 <= last) {
      runs.push(toRun(text, words, first + 2, last));
    }
    index = last;
  }
  return runs;
}

function findEndOfRun(text: string, words: readonly Word[], first: number): number {
  let last = first;
  for (let at = first + 1; at < words.length && at - first < WORDS_MAX; at++) {
    const gap = text.slice((words[at - 1] as Word).end, (words[at] as Word).start);
    const isSpaced =
      gap === ' ' ||
      /^(?: ?& ?|-| ?\+ ?| #)$/.test(gap) ||
      (gap === '. ' && ABBREVIATION.test((words[at - 1] as Word).text));
    if (!isSpaced) {
      break;
    }
    const word = words[at] as Word;
    if (isCapital(text, word) || /^\p{N}/u.test(word.text)) {
      last = at;
    } else if (!JOINING.has(word.text)) {
      break;
    }
  }
  // "Macon at 8": a number belongs to the name only directly after a word of it.
  while (
    last > first + 1 &&
    /^\p{N}/u.test((words[last] as Word).text) &&
    JOINING.has((words[last - 1] as Word).text)
  ) {
    last -= 2;
  }
  return last;
}

const JOINING = new Set('of the and de la las los el del y e n on for 4 by'.split(' '));

// "Visit Kruger Ford", "En Autos Peña": the first word only starts the sentence.
function skipLeading(text: string, words: readonly Word[], first: number, last: number): number {
  let at = first;
  while (at <= last && LEADING_WORDS.has((words[at] as Word).text) && !isAmpersandAfter(text, words, at)) {
    at++;
  }
  while (at <= last && at > first && !isCapital(text, words[at] as Word)) {
    at++;
  }
  return at;
}

const isAmpersandAfter = (text: string, words: readonly Word[], at: number): boolean =>
  text.slice((words[at] as Word).end, words[at + 1]?.start).includes('&');

function toRun(text: string, words: readonly Word[], first: number, last: number): NameRun {
  const { start } = words[first] as Word;
  const { end } = words[last] as Word;
  return {
    name: text.slice(start, end),
    start,
    end,
    words: words.slice(first, last + 1).map((word) => withoutPossessive(word.text)),
  };
}
