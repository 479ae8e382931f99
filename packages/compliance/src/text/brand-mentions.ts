// Collects the places of a text that may name a given brand: each of its words, its initials, and its addresses.
import { findBrandAddress, isOwnHandle } from './brand-domain.ts';
import {
  type BrandForm,
  type BrandWord,
  SMALL_WORDS,
  isGeneric,
  plain,
  readBrandForms,
} from './brand-forms.ts';
import { findDottedInitials, withoutPossessive } from './brand-initials.ts';
import { isMeantAsName, isPlaceOrPerson } from './brand-position.ts';
import type { Link } from './links.ts';
import { isAlikeOrShort } from './word-likeness.ts';
import type { Word } from './words.ts';

export type BrandMention = {
  /** Quoted from the text. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** How much of the name it is: all of it, all that is particular, its first words, other words, or its initials. */
  readonly form:
    | 'full'
    | 'core'
    | 'lead'
    | 'other'
    | 'initials'
    | 'initials-word'
    | 'parts'
    | 'joined'
    | 'handle'
    | 'address'
    | 'host'
    | 'worded';
  /** The words of the brand name that it has. */
  readonly matched: readonly BrandWord[];
  readonly isMisspelled: boolean;
  /** Whether it is written or stands as names do; undefined where nothing else can be meant. */
  readonly isMeant?: boolean;
};

const MENTIONS_MAX = 12;
const JOINED_WORDS_MAX = 4;
const SHORT_WORDS: Readonly<Record<string, string>> = {
  sq: 'square',
  ln: 'lane',
  rd: 'road',
  mkt: 'market',
  co: 'county',
  natl: 'national',
  hts: 'heights',
  mtn: 'mountain',
  vly: 'valley',
  univ: 'university',
  dept: 'department',
};

/** The mentions in the order of the text. @param quoted words that a wording for given names found, if any */
export function findBrandMentions(
  text: string,
  words: readonly Word[],
  links: readonly Link[],
  brandName: string,
  quoted: string | undefined,
): readonly BrandMention[] {
  const content = words.filter(({ text: word }) => !SMALL_WORDS.has(word));
  const found: BrandMention[] = [];
  for (const brand of readBrandForms(brandName)) {
    for (let index = 0; index < content.length && found.length < MENTIONS_MAX; index++) {
      const mention = findAt(text, content, index, brand);
      if (mention !== undefined && !found.some((one) => one.start < mention.end && one.end > mention.start)) {
        found.push(mention);
      }
    }
    addQuote(found, text, findBrandAddress(text, links, brand), 'address');
    addQuote(found, text, findHost(links, brand), 'host');
    addQuote(found, text, findDottedInitials(text, brand), 'initials');
  }
  const at = quoted === undefined ? -1 : text.indexOf(quoted);
  const isPart = ({ start, end }: BrandMention) =>
    at >= 0 && start >= at && end <= at + (quoted ?? '').length && end - start < (quoted ?? '').length;
  const whole = found.some((one) => isPart(one)) ? found.filter((one) => !isPart(one)) : found;
  addQuote(whole, text, quoted, 'worded');
  return whole.toSorted((one, other) => one.start - other.start);
}

function addQuote(
  found: BrandMention[],
  text: string,
  quoted: string | undefined,
  form: BrandMention['form'],
): void {
  const start = quoted === undefined ? -1 : text.indexOf(quoted);
  const end = start + (quoted ?? '').length;
  if (quoted !== undefined && start >= 0 && !found.some((one) => one.start < end && one.end > start)) {
    found.push({ name: quoted, start, end, form, matched: [], isMisspelled: false });
  }
}

/** "stitchandco.example" may be the address of "Stitch". */
const findHost = (links: readonly Link[], brand: BrandForm): string | undefined =>
  brand.short.length < HOST_MIN
    ? undefined
    : links.find(({ host }) => host.replaceAll(/[^a-z0-9]/g, '').startsWith(brand.short))?.host;

const HOST_MIN = 5;

function findAt(
  text: string,
  content: readonly Word[],
  index: number,
  brand: BrandForm,
): BrandMention | undefined {
  const found = findWords(text, content, index, brand);
  return found === 'a place or a person'
    ? undefined
    : (found ?? findJoined(text, content, index, brand) ?? findShortened(text, content, index, brand));
}

const quote = (text: string, first: Word, last: Word) => ({
  name: text.slice(first.start, last.end),
  start: first.start,
  end: last.end,
});

/** Words of the name, in their order. */
function findWords(
  text: string,
  content: readonly Word[],
  index: number,
  brand: BrandForm,
): BrandMention | 'a place or a person' | undefined {
  const { words } = brand;
  let best: { from: number; length: number } | undefined;
  const keys: (string | undefined)[] = [];
  const keyAt = (offset: number): string => (keys[offset] ??= plain((content[index + offset] as Word).text));
  // A later start has fewer words left, and the first of the longest counts.
  for (let from = 0; from < words.length && words.length - from > (best?.length ?? 0); from++) {
    let length = 0;
    while (
      from + length < words.length &&
      index + length < content.length &&
      isSameWord(keyAt(length), words[from + length] as BrandWord) &&
      (length === 0 || isNear(text, content[index + length - 1] as Word, content[index + length] as Word))
    ) {
      length++;
    }
    if (length > (best?.length ?? 0)) {
      best = { from, length };
    }
  }
  if (best === undefined) {
    return undefined;
  }
  const { from, length } = best;
  const matched = words.slice(from, from + length);
  const isParticular = ({ kind }: BrandWord) => kind !== 'generic';
  if (length < words.length && !matched.some(isParticular) && words.some(isParticular)) {
    return undefined;
  }
  const rest = words.filter((_, at) => at < from || at >= from + length);
  const quoted = quote(text, content[index] as Word, content[index + length - 1] as Word);
  const said = content.slice(index, index + length).map((word) => plain(word.text));
  const place = { ...quoted, text, keys: said, matched, brand: words, joined: brand.joined };
  if (isPlaceOrPerson(place)) {
    return 'a place or a person';
  }
  return {
    ...quoted,
    isMeant: isMeantAsName(place),
    form:
      rest.length === 0
        ? 'full'
        : !rest.some(isParticular)
          ? 'core'
          : words.slice(0, from).some(isParticular)
            ? 'other'
            : 'lead',
    matched,
    isMisspelled: matched.some(({ text: wanted }, at) => said[at] !== wanted),
  };
}

const isSameWord = (key: string, { text: wanted }: BrandWord): boolean =>
  isAlikeOrShort(key, wanted) ||
  SHORT_WORDS[key] === wanted ||
  // "Grn" is "Green".
  (key.length >= 3 &&
    wanted.length >= 5 &&
    key === wanted.charAt(0) + wanted.slice(1).replaceAll(/[aeiou]/g, '')) ||
  (key.length >= 4 && wanted.length >= 5 && isOneLetterLess(key, wanted));

/** "Sumit" and "Cluch": a letter is missing. */
function isOneLetterLess(key: string, wanted: string): boolean {
  if (key.length !== wanted.length - 1 || key[0] !== wanted[0]) {
    return false;
  }
  let at = 0;
  while (at < key.length && key[at] === wanted[at]) {
    at++;
  }
  return key.slice(at) === wanted.slice(at + 1);
}

const isNear = (text: string, one: Word, next: Word): boolean =>
  next.start - one.end <= 8 && !/[.!?:;\n(]\s|\n/.test(text.slice(one.end, next.start).replace(/^\. /, ' '));

/** "PennyLane" and "Penny lane" for each other, and handles. */
function findJoined(
  text: string,
  content: readonly Word[],
  index: number,
  brand: BrandForm,
): BrandMention | undefined {
  const first = content[index] as Word;
  if (/[@#]/.test(text.charAt(first.start - 1))) {
    const handle = plain(first.text).replaceAll('_', '');
    return isOwnHandle(handle, brand) || (brand.short.length >= HOST_MIN && handle.startsWith(brand.short))
      ? { ...quote(text, first, first), form: 'handle', matched: [], isMisspelled: false }
      : undefined;
  }
  if (
    first.text.length >= 8 &&
    (brand.squashed.startsWith(first.text) || brand.joined.startsWith(first.text)) &&
    !isKindAlone(first.text, brand)
  ) {
    return { ...quote(text, first, first), form: 'joined', matched: [], isMisspelled: false };
  }
  let joined = '';
  for (let last = index; last < Math.min(content.length, index + JOINED_WORDS_MAX); last++) {
    joined += plain((content[last] as Word).text);
    if (!brand.short.startsWith(joined)) {
      return undefined;
    }
    const isAll = joined === brand.short;
    const isOpening =
      (joined.length >= 8 && brand.openings.has(joined)) ||
      (joined.length >= HOST_MIN && last > index && brand.prefixes.has(joined));
    if ((isAll || isOpening) && joined.length >= 4) {
      return {
        ...quote(text, first, content[last] as Word),
        form: 'joined',
        matched: isAll ? brand.words : [],
        isMisspelled: false,
      };
    }
  }
  return undefined;
}

/** "the laundromat" says nothing of "Laundromat Ysabel", as any other one has the word. */
const isKindAlone = (word: string, { words }: BrandForm): boolean =>
  isGeneric(plain(word)) && words.some(({ kind }) => kind !== 'generic');

/** "C&C", "AF", "GLFD", and "MoCo Fair" for "Monroe County Fair". */
function findShortened(
  text: string,
  content: readonly Word[],
  index: number,
  { initials, words }: BrandForm,
): BrandMention | undefined {
  const first = content[index] as Word;
  const next = content[index + 1];
  const isPair =
    next !== undefined &&
    first.end - first.start === 1 &&
    next.end - next.start === 1 &&
    /^ ?& ?$/.test(text.slice(first.end, next.start));
  const last = isPair ? next : first;
  const shown = withoutPossessive(
    `${text.slice(first.start, first.end)}${isPair ? text.slice(next.start, next.end) : ''}`,
  );
  // "HBD-22817" is the number of an order.
  if (!/^\p{Lu}/u.test(shown) || shown.length < 2 || /^[-#]?\d/.test(text.slice(last.end, last.end + 2))) {
    return undefined;
  }
  const count = countInitials(shown, words, content[index + (isPair ? 2 : 1)]);
  if (count > 0) {
    return {
      ...quote(text, first, content[index + (isPair ? 2 : 1)] as Word),
      form: 'initials-word',
      matched: [],
      isMisspelled: false,
    };
  }
  const isInitials = initials.has(shown) || (isPair && [...initials].some((one) => one.startsWith(shown)));
  const form =
    shown.length <= 6 && shown === shown.toUpperCase() && isInitials
      ? 'initials'
      : /\p{Ll}\p{Lu}\p{Ll}/u.test(shown) && isMadeOfOpenings(shown, words)
        ? 'parts'
        : undefined;
  return form === undefined
    ? undefined
    : { ...quote(text, first, last), form, matched: [], isMisspelled: false };
}

/** How many words of the name are shortened to capitals in front of a word of it: two in "TP Counseling". */
function countInitials(shown: string, words: readonly BrandWord[], next: Word | undefined): number {
  if (next === undefined || !/^\p{Lu}{2,4}$/u.test(shown)) {
    return 0;
  }
  const letters = shown.toLowerCase();
  const from = words.findIndex(
    (_, at) =>
      words
        .slice(at, at + letters.length)
        .map(({ text }) => text.charAt(0))
        .join('') === letters && words[at + letters.length]?.text === plain(next.text),
  );
  return from < 0 ? 0 : letters.length;
}

/** Each capital begins a word of the name that goes on as the word does: "Mo" and "Co". */
function isMadeOfOpenings(shown: string, words: readonly BrandWord[]): boolean {
  const parts = shown.match(/\p{Lu}\p{Ll}+/gu) ?? [];
  return (
    parts.join('') === shown &&
    parts.length > 1 &&
    parts.every((part, at) => words[at]?.text.startsWith(part.toLowerCase()) === true)
  );
}
