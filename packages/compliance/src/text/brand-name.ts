// Finds a given brand name in a text: in full, shortened, abbreviated, as a handle, or as a domain.
import { businessWords, legalSuffixes } from '../facts/business-words.ts';
import type { Link } from './links.ts';
import { type Word, readWords } from './words.ts';

type Brand = {
  /** The words of the name without legal ending, articles, and connecting words. */
  readonly words: readonly string[];
  /** All words in one: `unasporyari`. */
  readonly joined: string;
  /** The capitals of each spelling of the initials, two or more letters. */
  readonly initials: ReadonlySet<string>;
  /** The first words with connecting words in one: `oatandivy`. */
  readonly openings: ReadonlySet<string>;
  /** The first words in one, long enough to name the brand, with their number: `jjauto`. */
  readonly prefixes: ReadonlyMap<string, number>;
};

const JOINED_MIN = 6;
const SMALL_WORDS = new Set('and the of n y e el la los las de del by por at in for a an'.split(' '));
/** First words that are also ordinary words: alone, they name the brand only in front of a colon or a bar. */
const ORDINARY_WORDS = new Set(
  (
    'target summit sprout first great big little golden green blue red black white silver north south east west main true new old good best better ' +
    'simple smart fast quick happy sunny bright clear fresh pure prime premier royal elite grand star sun moon sky rock river lake ocean mountain ' +
    'valley hill forest garden home house city town country world global national american united family friends people hope faith grace love life ' +
    'peak point bridge harbor anchor rise next open every daily every all total perfect classic modern natural organic local central ' +
    'wild brave bold crazy lucky sweet salty spicy hot cold cool high low deep second third spring summer fall winter sunrise sunset ' +
    'casa sol luna estrella nueva nuevo gran buen buena mi tu su super ideal real primera primero amigos hermanos'
  ).split(' '),
);

/** Spellings of one word. */
const SPELLINGS = new Map(
  Object.entries({
    saint: 'st',
    mount: 'mt',
    doctor: 'dr',
    doctora: 'dra',
    fort: 'ft',
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    seven: '7',
    brothers: 'bros',
    hermanos: 'hnos',
    center: 'centre',
    theater: 'theatre',
  }),
);

function plain(word: string): string {
  const bare = word.replace(/['’]s?$/, '').replaceAll(/['’]/g, '');
  return SPELLINGS.get(bare) ?? bare;
}

function readBrand(given: string): Brand | undefined {
  const brandName = given.replaceAll('&', ' and ');
  const all = readWords(brandName).map((word) => ({ ...word, text: plain(word.text) }));
  const full = all.filter(({ text }, index) => index === 0 || !legalSuffixes.has(text));
  const content = full.filter(({ text }) => !SMALL_WORDS.has(text) && text !== '');
  const words = content.length > 0 ? content : full;
  if (words.length === 0) {
    return undefined;
  }
  // "CrossFit Copper Basin" is CFCB: a capital inside a word is an initial, too.
  const initialsOf = (list: readonly Word[], withInner: boolean) =>
    list
      .map(({ start, end, text }) => {
        const inner = withInner ? brandName.slice(start + 1, end).replace(/[^A-Z]/g, '') : '';
        return `${text.charAt(0)}${inner}`.toUpperCase();
      })
      .join('');
  const spellings = [
    initialsOf(full, false),
    initialsOf(full, true),
    initialsOf(words, false),
    initialsOf(words, true),
  ];
  return {
    words: words.map(({ text }) => text),
    joined: full.map(({ text }) => text).join(''),
    initials: new Set([
      ...spellings.filter((initials) => initials.length >= 2),
      ...listPrefixes(initialsOf(words, false)).filter((initials) => initials.length >= 3),
    ]),
    openings: new Set(
      full
        .map((_, index) =>
          full
            .slice(0, index + 1)
            .map(({ text }) => text)
            .join(''),
        )
        .filter((opening, index) => index > 0 && opening.length >= JOINED_MIN),
    ),
    prefixes: new Map(
      words
        .map((_, index) => words.slice(0, index + 1).map(({ text }) => text))
        .filter((list) => list.some((word) => !businessWords.has(word)))
        .map((list): [string, number] => [list.join(''), list.length])
        .filter(([joined]) => joined.length >= 3),
    ),
  };
}

const listPrefixes = (word: string): string[] => Array.from(word, (_, index) => word.slice(0, index + 1));

/** The words that name the brand, quoted from the text, or undefined. Linear in the text; never throws. */
export function findBrandName(
  text: string,
  words: readonly Word[],
  links: readonly Link[],
  brandName: string,
): string | undefined {
  const brand = readBrand(brandName);
  if (brand === undefined) {
    return isWritten(text, brandName) ? brandName : undefined;
  }
  return (
    findInWords(text, words, brand) ??
    links.find((link) => isDomainOf(link.host, brand))?.text ??
    findMailbox(text, brand)
  );
}

/** A name without letters and digits, such as a single symbol. */
const isWritten = (text: string, brandName: string): boolean =>
  brandName.trim() !== '' && text.includes(brandName.trim());

function findInWords(text: string, words: readonly Word[], brand: Brand): string | undefined {
  const content = words.filter(({ text: word }) => !SMALL_WORDS.has(word));
  for (let index = 0; index < content.length; index++) {
    const last =
      matchWords(text, content, index, brand) ??
      matchJoined(text, content, index, brand) ??
      matchTitleAndSurname(content, index, brand) ??
      matchInitialsAndWord(text, content, index, brand) ??
      matchInitials(text, content, index, brand);
    if (last !== undefined) {
      return text.slice((content[index] as Word).start, (content[last] as Word).end);
    }
  }
  return undefined;
}

/** The index of the last word of the name that starts at `index`. */
function matchWords(text: string, content: readonly Word[], index: number, brand: Brand): number | undefined {
  const first = plain((content[index] as Word).text);
  for (let from = 0; from < brand.words.length; from++) {
    // What was left out in front may only be the kind of the business: "Los Compadres" is "Taller Los Compadres".
    if (from > 0 && !businessWords.has(brand.words[from - 1] as string)) {
      return undefined;
    }
    if (!isAlike(first, brand.words[from] as string)) {
      continue;
    }
    let length = 1;
    while (
      from + length < brand.words.length &&
      isAlike(plain(content[index + length]?.text ?? ''), brand.words[from + length] as string)
    ) {
      length++;
    }
    if (isEnough(text, content, index, { from, length }, brand)) {
      return index + length - 1;
    }
  }
  return undefined;
}

function isEnough(
  text: string,
  content: readonly Word[],
  index: number,
  { from, length }: { from: number; length: number },
  brand: Brand,
): boolean {
  const matched = brand.words.slice(from, from + length);
  const isDistinctive = matched.some((word) => !businessWords.has(word));
  const isWhole = length === brand.words.length;
  if (length > 1) {
    return isWhole || isDistinctive;
  }
  const { start, end } = content[index] as Word;
  const isExact = plain((content[index] as Word).text) === matched[0];
  const isLabel = /^[^\p{L}\p{N}]{0,3}[:|–—•»]/u.test(text.slice(end, end + 5));
  if (
    !isExact ||
    !(isLabel || /[\p{Lu}\p{N}@#]/u.test(text.charAt(start)) || text.charAt(start - 1) === '@')
  ) {
    return false;
  }
  if (isWhole) {
    return true;
  }
  const word = matched[0] as string;
  return (
    isDistinctive && word.length >= 3 && (isLabel || (!ORDINARY_WORDS.has(word) && !/^\p{N}+$/u.test(word)))
  );
}

// "Goldenrod Bakry": one letter more, less, or other in a longer word.
function isAlike(word: string, wanted: string): boolean {
  if (word === wanted || word === '') {
    return word === wanted;
  }
  // "bos tire barn" is "Bo's Tire Barn".
  if (word === `${wanted}s` && wanted.length < 6) {
    return true;
  }
  if (wanted.length < 6 || Math.abs(word.length - wanted.length) > 1) {
    return false;
  }
  let start = 0;
  while (start < word.length && word[start] === wanted[start]) {
    start++;
  }
  let end = 0;
  while (end < Math.min(word.length, wanted.length) - start && word.at(-1 - end) === wanted.at(-1 - end)) {
    end++;
  }
  return start > 0 && Math.max(word.length, wanted.length) - start - end <= 1;
}

const JOINED_WORDS_MAX = 4;

// "BoutiqueXochitl", "@unasporyari", and a joined name written apart.
function matchJoined(
  text: string,
  content: readonly Word[],
  index: number,
  brand: Brand,
): number | undefined {
  const word = plain((content[index] as Word).text);
  const short = brand.words.join('');
  if (brand.words.length > 1 && word.length >= JOINED_MIN && (word === brand.joined || word === short)) {
    return index;
  }
  const isHandle = text.charAt((content[index] as Word).start - 1) === '@';
  if (isHandle && isOwnLabel(word.replaceAll('_', ''), brand)) {
    return index;
  }
  // "JJ Auto" is "J & J Auto Repair", "BB&T" is "BBT Bank", and "Peoples Health" is "PeoplesHealth".
  let joined = word;
  for (
    let last = index;
    last < Math.min(content.length, index + JOINED_WORDS_MAX) && short.startsWith(joined);
    last++
  ) {
    joined += last === index ? '' : plain((content[last] as Word).text);
    const isCapital = /[\p{Lu}\p{N}]/u.test(text.charAt((content[index] as Word).start));
    const count = brand.prefixes.get(joined);
    if (isCapital && count !== undefined && (count > 1 || last > index)) {
      return last;
    }
  }
  return undefined;
}

function matchInitials(
  text: string,
  content: readonly Word[],
  index: number,
  brand: Brand,
): number | undefined {
  const { start, end } = content[index] as Word;
  const shown = text.slice(start, end);
  if (!brand.initials.has(shown)) {
    return undefined;
  }
  // Two capitals are also a state, a unit, or a size, so they need a colon.
  return shown.length >= 3 || /^\s?[:|]/.test(text.slice(end, end + 2)) ? index : undefined;
}

// "Dr. Salas" is "Dr. Ernesto Salas MD".
function matchTitleAndSurname(
  content: readonly Word[],
  index: number,
  { words: [title = '', , surname] }: Brand,
): number | undefined {
  const isTitled = /^(?:dra?|lic|ing|prof|rev)$/.test(title) && content[index]?.text === title;
  return isTitled && surname !== undefined && plain(content[index + 1]?.text ?? '') === surname
    ? index + 1
    : undefined;
}

// "NR Trattoria" is "Nonna Rosa's Trattoria".
function matchInitialsAndWord(
  text: string,
  content: readonly Word[],
  index: number,
  brand: Brand,
): number | undefined {
  const { start, end } = content[index] as Word;
  const shown = text.slice(start, end);
  const next = plain(content[index + 1]?.text ?? '');
  const isShort = /^[A-Z]{2,4}$/.test(shown) && brand.words.length > shown.length;
  const initials = brand.words.slice(0, shown.length).map((word) => word.charAt(0));
  return isShort && initials.join('').toUpperCase() === shown && next === brand.words[shown.length]
    ? index + 1
    : undefined;
}

const SHORT_FORMS: Readonly<Record<string, string>> = {
  company: 'co',
  hnos: 'hermanos',
  bros: 'brothers',
  '4': 'four',
};
const ADDED_TO_DOMAIN =
  /^(?:the|my|go|get|shop|visit|try|join|text|mi|tu)|(?:shop|store|online|app|hq|usa|us|inc|llc|tx|fl|ca|ny|nyc|la|atl)$/g;

function isDomainOf(host: string, brand: Brand): boolean {
  return host
    .split('.')
    .slice(0, -1)
    .some((label) => isOwnLabel(plain(label.toLowerCase()).replaceAll('-', ''), brand));
}

/** Whether a domain label or handle consists of the first words of the name, or of its initials. */
function isOwnLabel(label: string, brand: Brand): boolean {
  if (label.length < 3 || label === 'www') {
    return false;
  }
  const candidates = new Set([label, label.replaceAll(ADDED_TO_DOMAIN, '')]);
  const hasOpening = [...candidates].some((candidate) => brand.openings.has(candidate));
  if (
    hasOpening ||
    candidates.has(brand.joined) ||
    (label.length >= 3 && brand.initials.has(label.toUpperCase()))
  ) {
    return true;
  }
  for (let from = 0; from < brand.words.length; from++) {
    if (from > 0 && !businessWords.has(brand.words[from - 1] as string)) {
      return false;
    }
    let joined = '';
    let shortened = '';
    for (const [count, word] of brand.words.slice(from).entries()) {
      joined += word;
      shortened += SHORT_FORMS[word] ?? word;
      const isNamed = brand.words.slice(from, from + count + 1).some((one) => !businessWords.has(one));
      const isLong = joined.length >= (count > 0 ? JOINED_MIN : 5);
      if (isNamed && isLong && (candidates.has(joined) || candidates.has(shortened))) {
        return true;
      }
      if (
        isNamed &&
        count > 0 &&
        (label.startsWith(joined) || label.startsWith(shortened)) &&
        joined.length >= 8
      ) {
        return true;
      }
    }
  }
  return false;
}

const MAILBOX = /[\p{L}\p{N}._+-]{1,40}@([\p{L}\p{N}-]{1,40})\.[a-z]{2,10}/giu;

function findMailbox(text: string, brand: Brand): string | undefined {
  if (!text.includes('@')) {
    return undefined;
  }
  for (const match of text.matchAll(MAILBOX)) {
    if (isOwnLabel((match[1] as string).toLowerCase().replaceAll('-', ''), brand)) {
      return match[0];
    }
  }
  return undefined;
}
