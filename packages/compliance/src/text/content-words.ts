// Finds words of prohibited or restricted content in a text: matches whole words, resolves disguises, and ignores innocent contexts.
import { type ContentCategory, contentCategories } from '../facts/content-categories.ts';
import { type Word, findDisguisedWords, readAsSeen, readWords } from './words.ts';

export type ContentHit = {
  readonly category: ContentCategory;
  /** The phrase of the vocabulary. */
  readonly phrase: string;
  /** The words, quoted from the text. */
  readonly quoted: string;
  /** Whether the words were found only after a disguise was resolved. */
  readonly disguised: boolean;
};

/** A hit with the indices of its first and last word. */
export type PlacedContentHit = ContentHit & { readonly firstWord: number; readonly lastWord: number };

type Role = 'term' | 'ambiguous' | 'company' | 'innocent';
type Entry = {
  readonly words: readonly string[];
  readonly phrase: string;
  readonly role: Role;
  readonly category: ContentCategory;
};

const entriesByFirstWord = new Map<string, Entry[]>();
const singleWords = new Map<string, Entry>();
const singleWordsByLength = new Map<number, Entry[]>();

for (const category of contentCategories) {
  const { terms, ambiguous, innocentCompany, innocentPhrases } = category.vocabulary;
  for (const phrase of terms) {
    enter(phrase, 'term', category);
  }
  for (const phrase of ambiguous) {
    enter(phrase, 'ambiguous', category);
  }
  for (const phrase of innocentCompany) {
    enter(phrase, 'company', category);
  }
  for (const phrase of innocentPhrases) {
    enter(phrase, 'innocent', category);
  }
}

function enter(phrase: string, role: Role, category: ContentCategory): void {
  const entry: Entry = { words: phrase.split(' '), phrase, role, category };
  const first = entry.words[0] as string;
  const forms = entry.words.length === 1 ? [first, ...listPlurals(first)] : [first];
  for (const form of forms) {
    entriesByFirstWord.set(form, [...(entriesByFirstWord.get(form) ?? []), entry]);
  }
  if (entry.words.length > 1 || (role !== 'term' && role !== 'ambiguous') || phrase.length < 4) {
    return;
  }
  for (const form of forms) {
    if (!singleWords.has(form)) {
      singleWords.set(form, entry);
    }
    singleWordsByLength.set(form.length, [...(singleWordsByLength.get(form.length) ?? []), entry]);
  }
}

// `weeds` are garden plants; only the singular is slang.
function listPlurals(word: string): string[] {
  if (word === 'weed' || /\d$/.test(word)) {
    return [];
  }
  return word.endsWith('y') ? [`${word}s`, `${word.slice(0, -1)}ies`] : [`${word}s`, `${word}es`];
}

/** Returns at most one plain match and one disguised match per category. */
export function findContentWords(text: string, words: readonly Word[]): ContentHit[] {
  const hits = new Map<string, ContentHit>();
  const seen = readAsSeen(text);
  for (const hit of findPlacedContentWords(text, words)) {
    keepFirst(hits, hit);
  }
  const plain = new Set(hits.keys());
  const seenWords = seen === text.toLowerCase() ? [] : readWords(seen);
  for (const hit of findPlacedContentWords(seen, seenWords)) {
    if (!plain.has(hit.category.id)) {
      keepFirst(hits, { ...hit, disguised: !isMerelyAccented(text, hit) });
    }
  }
  for (const hit of findDisguisedHits(seen)) {
    keepFirst(hits, hit);
  }
  return [...hits.values()];
}

function keepFirst(hits: Map<string, ContentHit>, hit: ContentHit): void {
  if (!hits.has(hit.category.id)) {
    hits.set(hit.category.id, hit);
  }
}

// Accents alone are not evasion; the plain words have no accents.
function isMerelyAccented(text: string, hit: ContentHit): boolean {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().includes(hit.quoted);
}

/** All positions of plain vocabulary matches. Does not search for disguised words. */
export function findPlacedContentWords(text: string, words: readonly Word[]): PlacedContentHit[] {
  const matches = words.flatMap((_word, index) =>
    listEntriesAt(words, index).map((entry) => ({ entry, index })),
  );
  const company = new Set(
    matches.filter(({ entry }) => entry.role === 'company').map(({ entry }) => entry.category.id),
  );
  const innocent = matches.filter(({ entry }) => entry.role === 'innocent');
  return matches
    .filter(
      ({ entry }) => entry.role === 'term' || (entry.role === 'ambiguous' && !company.has(entry.category.id)),
    )
    .filter(
      ({ entry, index }) =>
        !innocent.some(
          (other) =>
            other.entry.category === entry.category &&
            other.index < index + entry.words.length &&
            index < other.index + other.entry.words.length,
        ),
    )
    .map(({ entry, index }) => ({
      category: entry.category,
      phrase: entry.phrase,
      quoted: text.slice((words[index] as Word).start, (words[index + entry.words.length - 1] as Word).end),
      disguised: false,
      firstWord: index,
      lastWord: index + entry.words.length - 1,
    }));
}

function listEntriesAt(words: readonly Word[], index: number): Entry[] {
  const candidates = entriesByFirstWord.get((words[index] as Word).text);
  return candidates === undefined ? [] : candidates.filter((entry) => isAt(entry, words, index));
}

function isAt(entry: Entry, words: readonly Word[], index: number): boolean {
  const last = entry.words.length - 1;
  for (let offset = 1; offset <= last; offset++) {
    const wanted = entry.words[offset] as string;
    const given = words[index + offset]?.text;
    if (
      given !== wanted &&
      !(offset === last && given !== undefined && listPlurals(wanted).includes(given))
    ) {
      return false;
    }
  }
  return true;
}

function findDisguisedHits(seen: string): ContentHit[] {
  return findDisguisedWords(seen).flatMap(({ shown, readings }) => {
    const entry = readings.map(findSimilarWord).find((found) => found !== undefined);
    if (entry === undefined) {
      return [];
    }
    return [{ category: entry.category, phrase: entry.phrase, quoted: shown, disguised: true }];
  });
}

function findSimilarWord(reading: string): Entry | undefined {
  if (!reading.includes('?')) {
    return singleWords.get(reading);
  }
  // Masked words are matched only against profanities, because `ca**` can be any word.
  return singleWordsByLength
    .get(reading.length)
    ?.find(
      (entry) =>
        entry.category.id === 'hate' &&
        Array.from(reading).every((letter, index) => letter === '?' || letter === entry.phrase[index]),
    );
}
