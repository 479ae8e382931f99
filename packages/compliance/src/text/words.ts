// Splits a text into words, and resolves disguises that hide words from filters.

export type Word = {
  /** Lowercase, without accents. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)?/gu;
const ASCII_WORD_IN_TEXT = /[a-z0-9]+(?:'[a-z]+)?/g;
/** Texts in which all letters are Latin: ASCII, accents, punctuation, currencies, arrows, boxes, and check marks. */
const LATIN_TEXT = /^[\0-\u024f\u2000-\u206f\u20a0-\u20bf\u2190-\u23ff\u2500-\u2775]*$/;
/** The words of such a text, several times as fast. */
const LATIN_WORD = /[A-Za-z0-9ªº²³¹µ¼-¾À-ÖØ-öø-ɏ]+(?:['’][A-Za-zªºµÀ-ÖØ-öø-ɏ]+)?/g;
const ASCII_WORD = /^[a-z0-9]+$/;

/** The words of a text with UTF-16 offsets. Hyphens and dots separate words; an apostrophe between letters does not. */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  if (isPlainAscii(text)) {
    const lower = text.toLowerCase();
    ASCII_WORD_IN_TEXT.lastIndex = 0;
    for (let match = ASCII_WORD_IN_TEXT.exec(lower); match !== null; match = ASCII_WORD_IN_TEXT.exec(lower)) {
      words.push({ text: match[0], start: match.index, end: match.index + match[0].length });
    }
    return words;
  }
  for (const match of text.matchAll(LATIN_TEXT.test(text) ? LATIN_WORD : WORD)) {
    const end = match.index + match[0].length;
    words.push({ text: withoutAccents(match[0].toLowerCase()), start: match.index, end });
  }
  return words;
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
const LEET_WORD = /[a-z0-9@$!|+]{4,24}/g;
const SPACED_WORD = /(?<![\p{L}\p{N}])[a-z0-9@$!](?:[ .\-_*·]{1,2}[a-z0-9@$!]){3,23}(?![\p{L}\p{N}])/gu;
const JOINED_WORD = /(?<![\p{L}\p{N}.@/-])[a-z]{1,12}[.\-_·][a-z]{1,12}(?![\p{L}\p{N}.@/-])/gu;
const MASKED_WORD = /(?<![\p{L}\p{N}*])[a-z]{1,12}[*#]{1,4}[a-z]{0,12}(?![\p{L}\p{N}*])/gu;

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
    for (const { 0: shown, index } of seen.matchAll(LEET_WORD)) {
      const word = LEET_SIGN.test(shown) ? shown.replace(/[!|+]+$/, '') : '';
      if (word.length >= LEET_LETTERS_MIN && /[a-z]/.test(word) && /[^a-z]/.test(word)) {
        add(word, index, undoDigits(word));
      }
    }
  }
  for (const { 0: shown, index } of seen.matchAll(SPACED_WORD)) {
    add(shown, index, undoDigits(shown.replace(/[ .\-_*·]/g, '')));
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

function undoDigits(word: string): string[] {
  const first = word.replace(/[0134578@$!|+]/g, (sign) => DIGIT_LETTERS[sign] ?? sign);
  return word.includes('1') ? [first, undoDigits(word.replaceAll('1', 'l'))[0] as string] : [first];
}
