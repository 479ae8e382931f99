// Splits a text into the tokens that concepts are made of: words, numbers, amounts of money, and emoji.
import { type DisguisedWord, findDisguisedWords, readAsSeen } from '../text/words.ts';

export type Token = {
  /** Lowercase, without accents. */
  readonly raw: string;
  /** Without a plural `s` or a possessive. */
  readonly stem: string;
  readonly isNumber: boolean;
  readonly isMoney: boolean;
  readonly start: number;
  readonly end: number;
};

/** Another way to read the tokens from `first` up to `after`: a disguise that was resolved. */
type Reading = { readonly first: number; readonly after: number; readonly stem: string };

export type TokenText = {
  /** The text as a person sees it; the offsets of the tokens belong to it. */
  readonly seen: string;
  readonly tokens: readonly Token[];
  readonly readings: readonly Reading[];
  /** Words with masked letters, such as `f**k`. */
  readonly masked: readonly DisguisedWord[];
};

// A number ends where its unit starts: `10mg` is two tokens, `ar15` is one.
const TOKEN = /\d+|[\p{L}\p{M}][\p{L}\p{N}\p{M}]*(?:['’]\p{L}+)?|[%+¢₿]|\p{Extended_Pictographic}/gu;
/** Texts without other letters or signs: ASCII, and the punctuation of print and of Spanish. */
const PLAIN_TEXT = /^[\0-\x7f¡¿\u2010-\u2027]*$/;
/** The same in such a text, several times as fast. */
const PLAIN_TOKEN = /\d+|[A-Za-z][A-Za-z0-9]*(?:['’][A-Za-z]+)?|[%+]/g;

export function readTokens(text: string): TokenText {
  const seen = readAsSeen(text);
  const tokens = splitTokens(seen);
  const disguises = findDisguisedWords(seen);
  return {
    seen,
    tokens,
    readings: listReadings(tokens, disguises),
    masked: disguises.filter(({ readings }) => readings.some((reading) => reading.includes('?'))),
  };
}

/** @param seen lowercase, without accents */
export function splitTokens(seen: string): Token[] {
  const tokens: Token[] = [];
  const pattern = PLAIN_TEXT.test(seen) ? PLAIN_TOKEN : TOKEN;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(seen); match !== null; match = pattern.exec(seen)) {
    const raw = match[0].replace('’', "'");
    const code = raw.charCodeAt(0);
    const isNumber = code >= 0x30 && code <= 0x39;
    tokens.push({
      raw,
      stem: stemOf(raw),
      isNumber,
      isMoney: isNumber && seen[match.index - 1] === '$',
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return tokens;
}

/** A word without a plural `s` or a possessive. */
export function stemOf(raw: string): string {
  const word = raw.endsWith("'s") ? raw.slice(0, -2) : raw;
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) {
    return word;
  }
  return word.endsWith('ies') && word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

function listReadings(tokens: readonly Token[], disguises: readonly DisguisedWord[]): Reading[] {
  const readings: Reading[] = [];
  for (const { start, end, readings: words } of disguises) {
    const first = findTokenAt(tokens, start);
    let after = first;
    while (after < tokens.length && (tokens[after] as Token).end <= end) {
      after++;
    }
    if (after > first) {
      for (const word of words) {
        readings.push({ first, after, stem: stemOf(word) });
      }
    }
  }
  return readings;
}

function findTokenAt(tokens: readonly Token[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle] as Token).start < offset) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** The stems of a name, without capitals and accents, to be compared with those of a text. */
export function readNameStems(name: string): string[] {
  return splitTokens(name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')).map(({ stem }) => stem);
}
