// Compares a name of a text with the given brand word by word: which words both have, and what kind of words only one has.
import { legalSuffixes } from '../facts/business-words.ts';
import { ordinaryWords } from '../facts/ordinary-words.ts';
import { places } from '../facts/places.ts';
import { readTradeFamily } from '../facts/trade-families.ts';
import { type BrandWord, SMALL_WORDS, isGeneric, plain } from './brand-forms.ts';
import { departments } from './no-senders.ts';
import { isAlikeOrShort } from './word-likeness.ts';
import { startsWithDigit } from './words.ts';

export type Alignment = {
  /** The words of the brand that the name has, also shortened, misspelled, or as initials. */
  readonly shared: readonly BrandWord[];
  /** Whether a shared word says more than the kind of the business. */
  readonly isTelling: boolean;
  /** The kinds of the words that only the name has, each once, in a fixed order: `other trade place`. */
  readonly extras: string;
  /** The kinds of the words that only the brand has. */
  readonly missing: string;
};

const WORDS_MAX = 8;

/** @param words lowercase, without accents */
export function alignName(words: readonly string[], brand: readonly BrandWord[]): Alignment {
  const content = words
    .filter((word, at) => !SMALL_WORDS.has(word) || isInitial(words, at))
    .slice(0, WORDS_MAX);
  const used = new Set<BrandWord>();
  const extras: string[] = [];
  for (let at = 0; at < content.length; at++) {
    const next = content[at + 1];
    const found = findShared(
      plain(content[at] as string),
      next === undefined ? undefined : plain(next),
      brand,
      used,
    );
    for (const word of found?.words ?? []) {
      used.add(word);
    }
    if (found === undefined) {
      extras.push(content[at] as string);
    } else if (found.isPair) {
      at++;
    }
  }
  const own = brand.map(({ text }) => readTradeFamily(text)).filter((family) => family !== undefined);
  return {
    shared: [...used],
    isTelling: [...used].some(({ kind }) => kind !== 'generic'),
    extras: listKinds(
      extras.filter((word) => !legalSuffixes.has(word)).map((word) => readExtra(plain(word), own)),
    ),
    missing: listKinds(brand.filter((word) => !used.has(word)).map(({ kind }) => kind)),
  };
}

/** Kinds of organizations that are known by their initials, whose words a name may have without all of the initials. */
const KINDS_BY_INITIALS: ReadonlyMap<string, readonly string[]> = new Map([
  ['isd', ['school', 'district']],
  ['usd', ['school', 'district']],
  ['hoa', ['homeowners', 'association']],
  ['fcu', ['credit', 'union']],
  ['pd', ['police', 'department']],
  ['fd', ['fire', 'department']],
]);

/** "A-1" and "N&F": a letter beside another one, or a digit. */
const isInitial = (words: readonly string[], at: number): boolean =>
  words[at]?.length === 1 && (words[at - 1]?.length === 1 || words[at + 1]?.length === 1);

const listKinds = (kinds: readonly string[]): string =>
  kinds.length === 0 ? 'none' : [...new Set(kinds)].toSorted().join(' ');

type Shared = { readonly words: readonly BrandWord[]; readonly isPair: boolean };

/** The words of the brand that a word of the name stands for, alone or with the next one. */
function findShared(
  word: string,
  next: string | undefined,
  brand: readonly BrandWord[],
  used: ReadonlySet<BrandWord>,
): Shared | undefined {
  const free = brand.filter((one) => !used.has(one));
  const same =
    free.find(({ text }) => text === word) ??
    free.find(({ text }) => isAlikeOrShort(word, text)) ??
    free.find(({ text }) => isOneLetterOff(word, text) || isAbbreviation(word, text));
  if (same !== undefined) {
    return { words: [same], isPair: false };
  }
  const meant = KINDS_BY_INITIALS.get(word);
  const kinds = meant?.map((one) => free.find(({ text }) => text === one)) ?? [];
  if (kinds.length > 0 && kinds.every((one) => one !== undefined)) {
    return { words: kinds, isPair: false };
  }
  const pair = next === undefined ? undefined : free.find(({ text }) => text === `${word}${next}`);
  if (pair !== undefined) {
    return { words: [pair], isPair: true };
  }
  for (let from = 0; from < brand.length; from++) {
    const rest = brand.slice(from, from + Math.max(2, word.length));
    // "PT" is "Physical Therapy", and "PineGate" is "Pine Gate".
    const initials = rest.slice(0, word.length);
    if (
      word.length >= 2 &&
      initials.length === word.length &&
      initials.map(({ text }) => text.charAt(0)).join('') === word
    ) {
      return { words: initials, isPair: false };
    }
    const joined = rest.slice(0, 2);
    if (joined.length === 2 && word.length >= 5 && joined.map(({ text }) => text).join('') === word) {
      return { words: joined, isPair: false };
    }
  }
  // "N&F" is "Noble & Finch".
  const initial =
    word.length === 1 && (next?.length === 1 || used.size > 0)
      ? free.find(({ text }) => text.startsWith(word))
      : undefined;
  return initial === undefined ? undefined : { words: [initial], isPair: false };
}

/** "Beacn" is "Beacon", and "Herron" is "Heron". */
function isOneLetterOff(word: string, wanted: string): boolean {
  if (
    word.length < 4 ||
    wanted.length < 4 ||
    word[0] !== wanted[0] ||
    Math.abs(word.length - wanted.length) !== 1
  ) {
    return false;
  }
  const [short, long] = word.length < wanted.length ? [word, wanted] : [wanted, word];
  let at = 0;
  while (at < short.length && short[at] === long[at]) {
    at++;
  }
  return short.slice(at) === long.slice(at + 1);
}

/** "Apts" is "Apartments", and "St" is "Street": some of the letters in their order, the first one included. */
function isAbbreviation(word: string, wanted: string): boolean {
  if (word.length < 2 || wanted.length < word.length + 2 || word[0] !== wanted[0] || startsWithDigit(word)) {
    return false;
  }
  let at = 0;
  for (const letter of wanted) {
    at += letter === word[at] ? 1 : 0;
  }
  return (
    at === word.length && (word.length >= 3 || wanted.endsWith(word.charAt(1)) || wanted.startsWith(word))
  );
}

function readExtra(word: string, own: readonly string[]): string {
  const family = readTradeFamily(word);
  return family !== undefined
    ? own.length === 0
      ? 'trade'
      : own.includes(family)
        ? 'own-trade'
        : 'other-trade'
    : departments.has(word)
      ? 'department'
      : places.has(word)
        ? 'place'
        : isGeneric(word)
          ? 'generic'
          : startsWithDigit(word)
            ? 'number'
            : ordinaryWords.has(word)
              ? 'ordinary'
              : 'strange';
}
