// Splits a text into the tokens that concepts are made of: words, numbers, amounts of money, and emoji.
import { withSmallCode } from '../text/fast-patterns.ts';
import { type DisguisedWord, findDisguisedWords, isPlainAscii, readAsSeen } from '../text/words.ts';

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
const TOKEN = withSmallCode(
  /\d+|[\p{L}\p{M}][\p{L}\p{N}\p{M}]*(?:['’]\p{L}+)?|[%+¢₿]|\p{Extended_Pictographic}/gu,
);
/** Texts without other letters or signs: ASCII, and the punctuation of print and of Spanish. */
const PLAIN_TEXT = /^[\0-\x7f¡¿\u2010-\u2027]*$/;

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
  if (PLAIN_TEXT.test(seen)) {
    for (let at = 0; at < seen.length; ) {
      const end = findPlainEnd(seen, at);
      if (end > at) {
        tokens.push(toToken(seen, at, seen.slice(at, end)));
      }
      at = Math.max(end, at + 1);
    }
    return tokens;
  }
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(seen); match !== null; match = TOKEN.exec(seen)) {
    tokens.push(toToken(seen, match.index, match[0]));
  }
  return tokens;
}

function toToken(seen: string, start: number, shown: string): Token {
  const raw = shown.includes('’') ? shown.replace('’', "'") : shown;
  const isNumber = isDigit(raw.charCodeAt(0));
  return {
    raw,
    stem: stemOf(raw),
    isNumber,
    isMoney: isNumber && seen[start - 1] === '$',
    start,
    end: start + shown.length,
  };
}

/** Where the token ends that starts here, as `TOKEN` has it but several times as fast; the same place if none does. */
function findPlainEnd(seen: string, start: number): number {
  const first = seen.charCodeAt(start);
  if (first === 0x25 || first === 0x2b) {
    return start + 1;
  }
  if (isDigit(first)) {
    return skipUnits(seen, start + 1, isDigit);
  }
  if (!isLetter(first)) {
    return start;
  }
  const end = skipUnits(seen, start + 1, isLetterOrDigit);
  const mark = end < seen.length ? seen.charCodeAt(end) : 0;
  const ending = mark === 0x27 || mark === 0x2019 ? skipUnits(seen, end + 1, isLetter) : 0;
  return ending > end + 1 ? ending : end;
}

function skipUnits(seen: string, from: number, belongs: (unit: number) => boolean): number {
  let at = from;
  while (at < seen.length && belongs(seen.charCodeAt(at))) {
    at++;
  }
  return at;
}

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;
const isLetter = (unit: number): boolean => (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a;
const isLetterOrDigit = (unit: number): boolean => isLetter(unit) || isDigit(unit);

/** A word without a plural `s` or a possessive. */
export function stemOf(raw: string): string {
  const word = raw.endsWith("'s") ? raw.slice(0, -2) : raw;
  if (word.length < 4 || !word.endsWith('s') || KEEPS_S.has(word.charAt(word.length - 2))) {
    return word;
  }
  return word.endsWith('ies') && word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}
const KEEPS_S = new Set(['s', 'u', 'i']);

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
  const lower = name.toLowerCase();
  const bare = isPlainAscii(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '');
  return splitTokens(bare).map(({ stem }) => stem);
}
