// Finds a given brand name in a text: in full, shortened, abbreviated, as a handle, or as an address.
import { places } from '../facts/places.ts';
import { readTradeFamily } from '../facts/trade-families.ts';
import { findBrandAddress, isOwnHandle } from './brand-domain.ts';
import {
  type BrandForm,
  type BrandWord,
  JOINED_MIN,
  SMALL_WORDS,
  isGeneric,
  plain,
  readBrandForms,
} from './brand-forms.ts';
import {
  findDottedInitials,
  matchInitials,
  matchInitialsAndWord,
  matchTitleAndSurname,
} from './brand-initials.ts';
import { matchReordered } from './brand-order.ts';
import type { BrandReading } from './brand-reading.ts';
import { findSquashed } from './brand-squashed.ts';
import { isMeantAsName } from './brand-position.ts';
import type { Link } from './links.ts';
import { isAlike, isAlikeOrShort } from './word-likeness.ts';
import { findNeighbors, isPrecededByName } from './name-runs.ts';
import type { Word } from './words.ts';

/** The words that name the brand, quoted from the text, or undefined. Linear in the text; never throws. */
export function findBrandName(
  text: string,
  words: readonly Word[],
  links: readonly Link[],
  brandName: string,
): string | undefined {
  const forms = readBrandForms(brandName);
  if (forms.length === 0) {
    return isWritten(text, brandName) ? brandName : undefined;
  }
  const content = words.filter(({ text: word }) => !SMALL_WORDS.has(word) && !LEGAL_WORDS.has(word));
  const keys = content.map((word) => plain(word.text));
  for (const brand of forms) {
    const found =
      findInWords({ text, content, keys, brand, places: new Map(), budget: { left: EXAMINED_MAX } }) ??
      findSquashed(text, words, brand) ??
      findDottedInitials(text, brand) ??
      findBrandAddress(text, links, brand);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

const LEGAL_WORDS = new Set('co inc llc corp ltd'.split(' '));

/** A name without letters and digits, such as a single symbol. */
const isWritten = (text: string, brandName: string): boolean =>
  brandName.trim() !== '' && text.includes(brandName.trim());

/** A text that names its brand does so within the first places that look like it. */
const EXAMINED_MAX = 60;

const EXACT = new Set<unknown>([matchInitials, matchInitialsAndWord, matchTitleAndSurname]);
const MATCHERS = [
  matchJoined,
  matchWords,
  matchReordered,
  matchTitleAndSurname,
  matchInitialsAndWord,
  matchInitials,
];

function findInWords(reading: BrandReading): string | undefined {
  const { text, content } = reading;
  for (let index = 0; index < content.length; index++) {
    for (const match of MATCHERS) {
      const last = match(reading, index);
      if (last !== undefined && (EXACT.has(match) || isName(reading, index, last))) {
        return text.slice((content[index] as Word).start, (content[last] as Word).end);
      }
    }
  }
  return undefined;
}

function isName({ text, content, keys, brand, budget }: BrandReading, first: number, last: number): boolean {
  budget.left--;
  if (budget.left < 0) {
    return false;
  }
  const shown = keys.slice(first, last + 1);
  return isMeantAsName({
    text,
    start: (content[first] as Word).start,
    end: (content[last] as Word).end,
    keys: shown,
    matched: brand.words.filter((word) => shown.some((key) => isAlikeOrShort(key, word.text))),
    brand: brand.words,
    joined: brand.joined,
  });
}

const JOINED_WORDS_MAX = 8;

// "BoutiqueXochitl", "@unasporyari", "Rise and Shine", and a joined name written apart.
function matchJoined(reading: BrandReading, index: number): number | undefined {
  const { text, content, keys, brand } = reading;
  const word = keys[index] as string;
  const { start } = content[index] as Word;
  if (/[@#]/.test(text.charAt(start - 1)) && isOwnHandle(word.replaceAll('_', ''), brand)) {
    return index;
  }
  if (
    word.length >= JOINED_MIN &&
    brand.words.length > 1 &&
    (word === brand.joined || word === brand.short)
  ) {
    return index;
  }
  // "JJ Auto" is "J & J Auto Repair", "BB&T" is "BBT Bank", and "Peoples Health" is "PeoplesHealth".
  const isCapital = /[\p{Lu}\p{N}]/u.test(text.charAt(start));
  let joined = '';
  for (let last = index; last < Math.min(content.length, index + JOINED_WORDS_MAX); last++) {
    joined += keys[last] as string;
    if (!brand.short.startsWith(joined)) {
      // "Tucker's Quick Cash" is "TuckersQuickCash".
      joined += /['’]s$/.test((content[last] as Word).text) ? 's' : '';
      if (!brand.short.startsWith(joined)) {
        return undefined;
      }
    }
    if (joined === brand.short && last > index && (isCapital || joined.length >= JOINED_MIN)) {
      return last;
    }
    const count = brand.prefixes.get(joined);
    const isOther = count !== undefined && (count > 1 || last > index) && count !== last - index + 1;
    if (isCapital && isOther && !isPartOfOtherName(reading, index, last, { from: 0, length: count })) {
      return last;
    }
  }
  return undefined;
}

/** The index of the last word of the name that starts at `index`. */
function matchWords(reading: BrandReading, index: number): number | undefined {
  const { keys, brand } = reading;
  for (const from of findPlaces(reading, keys[index] as string)) {
    let length = 1;
    while (
      from + length < brand.words.length &&
      isAlikeOrShort(keys[index + length] ?? '', brand.words[from + length]?.text as string)
    ) {
      length++;
    }
    if (isFollowedByInitials(reading, index + length, from + length)) {
      return index + length;
    }
    if (
      isEnough(reading, index, { from, length }) &&
      !isPartOfOtherName(reading, index, index + length - 1, { from, length })
    ) {
      return index + length - 1;
    }
  }
  return undefined;
}

/** A text repeats its words, so each spelling is compared once. */
function findPlaces({ places: known, brand }: BrandReading, key: string): readonly number[] {
  const found =
    known.get(key) ?? brand.words.flatMap(({ text }, place) => (isAlike(key, text) ? [place] : []));
  known.set(key, found);
  return found;
}

// "Marisol CU" is "Marisol Credit Union".
function isFollowedByInitials(
  { keys, brand: { words } }: BrandReading,
  index: number,
  from: number,
): boolean {
  const key = keys[index] ?? '';
  const rest = words.slice(from, from + key.length);
  return (
    key.length >= 2 &&
    rest.length === key.length &&
    rest.map(({ text }) => text.charAt(0)).join('') === key &&
    words.slice(0, from).some(({ kind }) => kind !== 'generic')
  );
}

type Part = { readonly from: number; readonly length: number };

function isEnough(reading: BrandReading, index: number, { from, length }: Part): boolean {
  const { words } = reading.brand;
  const matched = words.slice(from, from + length);
  if (length === words.length && length > 1) {
    return true;
  }
  if (
    length > 1 &&
    words.every(({ text }, at) => (at >= from && at < from + length) || NEUTRAL_KINDS.has(text))
  ) {
    return true;
  }
  // What was left out in front may be the kind of the business: "Los Compadres" is "Taller Los Compadres".
  const before = words.slice(0, from);
  const isFirst = before.every(({ kind }) => kind === 'generic');
  if (length > 1) {
    const isCapital = /[\p{Lu}\p{N}]/u.test(reading.text.charAt((reading.content[index] as Word).start));
    return (
      matched.some(({ kind }) => kind === 'particular') ||
      // "Post 9117" and "Local 882".
      matched.some(({ kind, text }) => kind === 'number' && text.length >= 2) ||
      (isFirst &&
        (isCapital || length > 2 || !/\p{Lu}/u.test(reading.text)) &&
        matched.some(({ kind }) => kind !== 'generic'))
    );
  }
  const isMain =
    isFirst || !(before.some(({ kind }) => kind === 'particular') || matched[0]?.isAfterOf === true);
  return isMain && isOneEnough(reading, index, matched[0] as BrandWord, isFirst);
}

function isOneEnough(
  { text, content, keys, brand }: BrandReading,
  index: number,
  { text: word, kind, isPossessive }: BrandWord,
  isFirst: boolean,
): boolean {
  const { start, end } = content[index] as Word;
  const isLabel = /^(?:['’]s)?[^\p{L}\p{N}]{0,3}[:|–—•»]/u.test(text.slice(end, end + 5));
  const isCapital = /[\p{Lu}\p{N}@#]/u.test(text.charAt(start)) || text.charAt(start - 1) === '@';
  // "Bellwether" is "Bellweather", but only in front of a colon.
  const before = text.slice(Math.max(0, start - 16), start);
  const isLowerSender =
    isFirst &&
    keys[index] === word &&
    ((kind !== 'generic' &&
      kind !== 'place' &&
      word.length >= 4 &&
      /(?:\bfrom|\bw\/|\bwith|\bat|@|\bde|\bdel|\ben|\baqu[ií]) ?(?:la |el |los |las |the )?$/i.test(
        before,
      ) &&
      !/\p{Lu}/u.test(text.slice(1))) ||
      (word.length >= 3 && /\b(?:it['’]?s|this is|soy|habla) $/i.test(before)));
  const shown = text.slice(start, end).toLowerCase();
  const isLowerOwner = isFirst && isPossessive && /^(?:.+['’]s|.+s)$/.test(shown) && !/\p{Lu}/u.test(text);
  if (isLowerSender || isLowerOwner) {
    return true;
  }
  // "Odettes" is "Odette's Pantry" to somebody who leaves out apostrophes.
  const isOwner = isPossessive && keys[index] === `${word}s`;
  if (isOwner && isCapital && isFirst) {
    return true;
  }
  if ((keys[index] !== word && !(isLabel && word.length >= 8)) || !(isLabel || isCapital)) {
    return false;
  }
  if (brand.words.length === 1) {
    return true;
  }
  // "Rosa's" is "Rosa's Kitchen", and "Rosa" is a person.
  const isShownPossessive = isPossessive && /['’]/.test(text.slice(start, end));
  switch (kind) {
    case 'particular':
      return word.length >= 3 && (isFirst || (word.length >= 5 && !startsSentence(text, start)));
    case 'ordinary':
      // Where it stands decides.
      return isFirst && word.length >= 3;
    case 'person':
      return isFirst && (isLabel || isShownPossessive);
    case 'generic':
    case 'place':
    case 'number':
  }
  return false;
}

const startsSentence = (text: string, start: number): boolean =>
  /(?:^|(?<!\b\p{L})\.|[!?\n:])[\s"'“¡¿(*-]{0,4}$/u.test(text.slice(Math.max(0, start - 6), start));

const TITLES = new Set(
  'mr mrs ms dr dra don dona sr sra pastor coach team equipo familia family gente amigos friends lic ing prof'.split(
    ' ',
  ),
);
const DEPARTMENTS = new Set(
  (
    'front desk office oficina team crew staff alerts alert alertas rewards club vip billing support service services servicio servicios ' +
    'reservations scheduling sales parts finance news updates update reminder reminders notice security account online app portal ' +
    'main location store tienda sucursal east west north south new hotel tm'
  ).split(' '),
);
const NEUTRAL_KINDS = new Set(
  (
    'county city town village condado ciudad taller despacho consultorio negocio local group co company inc services service center centre clinic office shop store studio studios team care family associates partners solutions portal ' +
    'online app club house department dept support market collective works center grupo centro clinica oficina tienda local management systems international'
  ).split(' '),
);

/**
 * Whether the matched words belong to the name of somebody else: "Cedar Hollow Dental" is not "Cedar Ridge Dental",
 * and "Harlow Fitness" is not "Harlow Dental".
 */
function isPartOfOtherName(
  reading: BrandReading,
  first: number,
  last: number,
  { from, length }: Part,
): boolean {
  const { text, content, brand, budget } = reading;
  budget.left--;
  if (budget.left < 0) {
    return true;
  }
  const isSkipped = brand.words.slice(0, from).some(({ kind }) => kind !== 'generic');
  // "San Isidro Labrador" is a saint, not "Abarrotes San Isidro".
  const isSaint = /^(?:san|sta|sto|st)$/.test(reading.keys[first] ?? '');
  const isMissing = ({ kind }: BrandWord, at: number) =>
    (at < from || at >= from + length) && kind !== 'generic' && kind !== 'place' && kind !== 'number';
  if (length === brand.words.length) {
    return false;
  }
  const own = new Set(brand.words.map((word) => word.text));
  const around = findNeighbors(text, content, first, last).map((word) => plain(word));
  const isInitial = (word: string) =>
    word.length === 1 && brand.words.some((one) => one.text.startsWith(word));
  const added = around.filter(
    (word) =>
      !own.has(word) &&
      !isInitial(word) &&
      !brand.parts.has(word) &&
      !brand.words.some((one) => isAlike(word, one.text)),
  );
  // "Nevada Licensing Office" is not "Utah Licensing Office".
  if (isSaint && added.some((word) => !isGeneric(word) && !places.has(word))) {
    return true;
  }
  if (
    isSkipped &&
    (added.some((word) => !TITLES.has(word) && !DEPARTMENTS.has(word)) ||
      (isPrecededByName(text, content, first) &&
        !isInitial(reading.keys[first - 1] ?? '') &&
        !TITLES.has(reading.keys[first - 1] ?? '')))
  ) {
    return true;
  }
  const isStranger = (word: string) =>
    !isGeneric(word) && !places.has(word) && !TITLES.has(word) && !DEPARTMENTS.has(word);
  if (brand.words.some((word, at) => isMissing(word, at) && !around.includes(word.text))) {
    return added.some((word) => isStranger(word) || isTrade(word));
  }
  // "Bright Horizons Child Care" is not "Bright Horizons Landscaping", and "Pioneer Pantry" is not "Pioneer Elementary".
  const matched = brand.words.slice(from, from + length);
  if (
    isOtherTrade(brand, added) ||
    (matched.every(({ kind }) => kind !== 'particular') && length === 1 && added.some(isStranger))
  ) {
    return true;
  }
  // "Hermanos Colon Hardware" is "Ferretería Hermanos Colón".
  if (brand.words.slice(from, from + length).filter(({ kind }) => kind !== 'generic').length > 1) {
    return false;
  }
  const hasOwnTrade = brand.words.some((word) => isTrade(word.text) && !around.includes(word.text));
  const isShown = brand.words
    .slice(from, from + length)
    .concat(brand.words.filter((word) => around.includes(word.text)))
    .some((word) => isTrade(word.text));
  return hasOwnTrade && !isShown && added.some((word) => isTrade(word));
}

/** The words beside the name say a trade, and it is not one of the brand. */
function isOtherTrade(brand: BrandForm, added: readonly string[]): boolean {
  const own = brand.words.map(({ text }) => readTradeFamily(text)).filter((family) => family !== undefined);
  const shown = added.map((word) => readTradeFamily(word)).filter((family) => family !== undefined);
  return own.length > 0 && shown.length > 0 && !shown.some((family) => own.includes(family));
}

const isTrade = (word: string): boolean =>
  isGeneric(word) && !NEUTRAL_KINDS.has(word) && !DEPARTMENTS.has(word);
