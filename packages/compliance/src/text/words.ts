// Splits a text into words, and resolves disguises that hide words from filters.
import { withSmallCode } from './fast-patterns.ts';

export type Word = {
  /** Lowercase, without accents. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

const WORD = withSmallCode(/[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)?/gu);
/** Texts in which all letters are Latin: ASCII, accents, punctuation, currencies, arrows, boxes, and check marks. */
const LATIN_TEXT = /^[\0-\u024f\u2000-\u206f\u20a0-\u20bf\u2190-\u23ff\u2500-\u2775]*$/;
const ASCII_WORD = /^[a-z0-9]+$/;

const DIGIT = 1;
const LETTER = 2;
/** By code unit up to the end of the Latin letters: whether it is a digit or a letter. */
const LATIN_KINDS = Uint8Array.from({ length: 0x250 }, (_kind, unit) => {
  const character = String.fromCharCode(unit);
  return /[A-Za-zªºµÀ-ÖØ-öø-ɏ]/.test(character) ? LETTER : /[0-9²³¹¼-¾]/.test(character) ? DIGIT : 0;
});
const kindOf = (unit: number): number => (unit < LATIN_KINDS.length ? (LATIN_KINDS[unit] as number) : 0);
const isApostrophe = (unit: number): boolean => unit === 0x27 || unit === 0x2019;

/** The words of a text with UTF-16 offsets. Hyphens and dots separate words; an apostrophe between letters does not. */
export function readWords(text: string): Word[] {
  if (isPlainAscii(text)) {
    return readLatinWords(text, text.toLowerCase());
  }
  if (LATIN_TEXT.test(text)) {
    return readLatinWords(text, undefined);
  }
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    text: withoutAccents(word.toLowerCase()),
    start: index,
    end: index + word.length,
  }));
}

/**
 * Finds what `WORD` finds, several times as fast.
 *
 * @param lower the text in lowercase, if it is as long as the text
 */
function readLatinWords(text: string, lower: string | undefined): Word[] {
  const words: Word[] = [];
  let at = 0;
  while (at < text.length) {
    if (kindOf(text.charCodeAt(at)) === 0) {
      at++;
      continue;
    }
    const start = at;
    at = skipKinds(text, at, DIGIT);
    if (at + 1 < text.length && isApostrophe(text.charCodeAt(at))) {
      const end = skipKinds(text, at + 1, LETTER);
      at = end === at + 1 ? at : end;
    }
    words.push({
      text: lower?.slice(start, at) ?? withoutAccents(text.slice(start, at).toLowerCase()),
      start,
      end: at,
    });
  }
  return words;
}

function skipKinds(text: string, from: number, kindMin: number): number {
  let at = from;
  while (at < text.length && kindOf(text.charCodeAt(at)) >= kindMin) {
    at++;
  }
  return at;
}

export function withoutAccents(word: string): string {
  return ASCII_WORD.test(word) ? word : word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");
}

/** Cyrillic and Greek letters that look like Latin letters (a selection of UTS 39 confusables). */
const LOOKALIKES = new Map(
  Object.entries({
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    х: 'x',
    у: 'y',
    і: 'i',
    ј: 'j',
    ѕ: 's',
    һ: 'h',
    ԁ: 'd',
    ԛ: 'q',
    ԝ: 'w',
    к: 'k',
    м: 'm',
    т: 't',
    в: 'b',
    н: 'h',
    ӏ: 'l',
    ԍ: 'g',
    ո: 'n',
    ս: 'u',
    α: 'a',
    ο: 'o',
    ρ: 'p',
    ν: 'v',
    ι: 'i',
    κ: 'k',
    υ: 'u',
    τ: 't',
    ε: 'e',
    η: 'n',
    ɡ: 'g',
    ı: 'i',
    ɑ: 'a',
  }),
);
const LOOKALIKE = new RegExp(`[${[...LOOKALIKES.keys()].join('')}]`, 'gu');

/** Invisible characters: soft hyphens, zero-width characters, direction marks, fillers, and tags. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

// Single characters that normalize to a whole phrase: 1,600 of them would become a text 18 times as long.
const LONG_LIGATURE = /[\ufdfa\ufdfb]/g;

/** The text as a person sees it: plain instead of styled letters, Latin instead of look-alikes, no invisible characters. */
export function readAsSeen(text: string): string {
  if (isPlainAscii(text)) {
    return text.toLowerCase();
  }
  return text
    .replace(LONG_LIGATURE, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(INVISIBLE, '')
    .replace(LOOKALIKE, (letter) => LOOKALIKES.get(letter) ?? letter);
}

/** Whether the character there is a capital letter, or a small one. One that takes two code units is neither. */
export const isUppercase = (text: string, at: number): boolean => hasCase(text, at, 0x41, UPPERCASE);
export const isLowercase = (text: string, at: number): boolean => hasCase(text, at, 0x61, LOWERCASE);

const UPPERCASE = withSmallCode(/\p{Lu}/u);
const LOWERCASE = withSmallCode(/\p{Ll}/u);

function hasCase(text: string, at: number, first: number, letter: RegExp): boolean {
  const unit = at < text.length ? text.charCodeAt(at) : 0;
  return unit < 0x80 ? unit >= first && unit < first + 26 : letter.test(text.charAt(at));
}

/** A word as `readWords` has it, without a possessive or an apostrophe at its end. */
export const withoutPossessive = (word: string): string =>
  word.includes("'") ? word.replace(/['’]s?$/, '') : word;

/** Whether an ASCII digit comes first. */
export function startsWithDigit(text: string): boolean {
  const unit = text === '' ? 0 : text.charCodeAt(0);
  return unit >= 0x30 && unit <= 0x39;
}

/** Whether a text has only ASCII characters, so that simpler patterns find the same. */
export function isPlainAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (text.charCodeAt(index) > 0x7f) {
      return false;
    }
  }
  return true;
}

const LATIN = /\p{Script=Latin}/u;

/** Words that mix Latin letters with look-alikes from another script. */
export function findMixedScriptWords(text: string): string[] {
  if (isPlainAscii(text) || text.toLowerCase().search(LOOKALIKE_ONCE) < 0) {
    return [];
  }
  return Array.from(text.matchAll(WORD), (match) => match[0]).filter(
    (word) => LATIN.test(word) && word.toLowerCase().search(LOOKALIKE_ONCE) >= 0,
  );
}
// ɡ, ı, and ɑ are Latin letters, so they do not make a word mixed.
const LOOKALIKE_ONCE = new RegExp(
  `[${[...LOOKALIKES.keys()].filter((letter) => !LATIN.test(letter)).join('')}]`,
  'u',
);

/** Latin words with invisible characters, which Latin script never needs. */
export function findWordsWithInvisibleCharacters(text: string): string[] {
  if (isPlainAscii(text) || text.search(INVISIBLE) < 0) {
    return [];
  }
  return Array.from(text.matchAll(SPLIT_WORD), (match) => match[0]);
}
// The match starts only at the beginning of a word; otherwise, each letter would start another scan of the word.
const SPLIT_WORD =
  /(?<!\p{Script=Latin})\p{Script=Latin}+(?:\p{Default_Ignorable_Code_Point}+\p{Script=Latin}+)+/gu;

/** Letters from the mathematical, full-width, and enclosed blocks, which phones show as styled Latin. */
export function countStyledLetters(text: string): number {
  return isPlainAscii(text) ? 0 : Array.from(text.matchAll(STYLED_LETTER)).length;
}
const STYLED_LETTER =
  /[\u{1d400}-\u{1d7ff}\uff21-\uff3a\uff41-\uff5a\u24b6-\u24e9\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;

const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
};
const LEET_SIGN = /[0-9@$!|+]/;
const SPACED_WORD = withSmallCode(
  /(?<![\p{L}\p{N}])[a-z0-9@$!](?:[ .\-_*·–—]{1,2}[a-z0-9@$!]){3,23}(?![\p{L}\p{N}])/gu,
);
/** `f.i.r.e.@rms`: single letters, and pieces of a word after them. */
const CHUNKED = /[a-z][.\-_*·–—][a-z@$!0-9][.\-_*·–—]/;
const CHUNKED_WORD = withSmallCode(
  /(?<![\p{L}\p{N}.@/-])[a-z](?:[.\-_*·–—][a-z0-9@$!]){1,12}(?:[.\-_*·–—][a-z0-9@$!]{2,5}){1,2}(?![\p{L}\p{N}@/])/gu,
);
const JOINED_WORD = withSmallCode(/(?<![\p{L}\p{N}.@/-])[a-z]{1,12}[.\-_·][a-z]{1,12}(?![\p{L}\p{N}.@/-])/gu);
const MASKED_WORD = withSmallCode(/(?<![\p{L}\p{N}*])[a-z]{1,12}[*#]{1,4}[a-z]{0,12}(?![\p{L}\p{N}*])/gu);

export type DisguisedWord = {
  /** Quoted from the text as a person sees it. */
  readonly shown: string;
  /** The word that it may represent. A masked letter is `?`. */
  readonly readings: readonly string[];
  /** Offsets in the text as a person sees it. */
  readonly start: number;
  readonly end: number;
};

/** Disguised words: `v1agra`, `v.i.a.g.r.a`, `via-gra`, `f**k`. Requires the text from `readAsSeen`. */
export function findDisguisedWords(seen: string): DisguisedWord[] {
  const found: DisguisedWord[] = [];
  const add = (shown: string, start: number, readings: readonly string[]) => {
    found.push({ shown, readings, start, end: start + shown.length });
  };
  if (LEET_SIGN.test(seen)) {
    eachLeetWord(seen, (shown, index) => {
      const word = shown.replace(/[!|+]+$/, '');
      if (word.length >= LEET_LETTERS_MIN && /[a-z]/.test(word) && /[^a-z]/.test(word)) {
        add(word, index, undoDigits(word));
      }
    });
  }
  for (const { 0: shown, index } of seen.matchAll(SPACED_WORD)) {
    add(shown, index, undoDigits(shown.replace(/[ .\-_*·–—]/g, '')));
  }
  if (CHUNKED.test(seen)) {
    for (const { 0: shown, index } of seen.matchAll(CHUNKED_WORD)) {
      add(shown, index, undoDigits(shown.replace(/[.\-_*·–—]/g, '')));
    }
  }
  if (/[a-z][.\-_·][a-z]/.test(seen)) {
    for (const { 0: shown, index } of seen.matchAll(JOINED_WORD)) {
      add(shown, index, [shown.replace(/[.\-_·]/, '')]);
    }
  }
  if (/[a-z][*#]/.test(seen)) {
    for (const { 0: shown, index } of seen.matchAll(MASKED_WORD)) {
      add(shown, index, [shown.replace(/[*#]/g, '?')]);
    }
  }
  return found;
}
const LEET_LETTERS_MIN = 4;
const LEET_LETTERS_MAX = 24;

/** By code unit: 1 for a letter of a word with digits and signs in place of letters, 2 for such a digit or sign. */
const LEET_KINDS = Uint8Array.from({ length: 0x80 }, (_kind, unit) => {
  const character = String.fromCharCode(unit);
  return LEET_SIGN.test(character) ? 2 : /[a-z]/.test(character) ? 1 : 0;
});

/** Calls back for each word with a digit or sign, in pieces of up to 24 letters. */
function eachLeetWord(seen: string, found: (shown: string, start: number) => void): void {
  let start = 0;
  let kinds = 0;
  for (let at = 0; at <= seen.length; at++) {
    const unit = at < seen.length ? seen.charCodeAt(at) : 0;
    const kind = unit < LEET_KINDS.length ? (LEET_KINDS[unit] as number) : 0;
    if (at - start === LEET_LETTERS_MAX || kind === 0) {
      if (at - start >= LEET_LETTERS_MIN && kinds >= 2) {
        found(seen.slice(start, at), start);
      }
      start = kind === 0 ? at + 1 : at;
      kinds = 0;
    }
    kinds |= kind;
  }
}

function undoDigits(word: string): string[] {
  const first = word.replace(/[0134578@$!|+]/g, (sign) => DIGIT_LETTERS[sign] ?? sign);
  return word.includes('1') ? [first, undoDigits(word.replaceAll('1', 'l'))[0] as string] : [first];
}
