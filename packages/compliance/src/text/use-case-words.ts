// Finds words in a description that indicate use cases. The matches are evidence, not a decision.
import { innocentPhrases, useCaseVocabularies } from '../facts/use-case-vocabulary.ts';
import { isNegated } from './negation.ts';
import type { Word } from './words.ts';

export type UseCaseHit = {
  /** Registry code. */
  readonly useCase: string;
  readonly role: 'sender' | 'strong' | 'verb' | 'weak';
  /** The words, quoted from the description. */
  readonly quoted: string;
  readonly isNegated: boolean;
};

type Entry = {
  readonly words: readonly string[];
  readonly useCase?: string;
  readonly role?: UseCaseHit['role'];
};

const PLURAL_KEPT = new Set([
  'does',
  'is',
  'this',
  'was',
  'as',
  'its',
  'nps',
  'status',
  'ucaas',
  'sms',
  'always',
  'us',
]);

/** Converts plurals to singular. Vocabulary and text use the same conversion, so it must be consistent but not correct. */
function singular(written: string): string {
  const word = written.replace(/'s$/, '');
  if (word.length < 4 || PLURAL_KEPT.has(word) || !word.endsWith('s') || word.endsWith('ss')) {
    return word;
  }
  if (word.endsWith('ies')) {
    return `${word.slice(0, -3)}y`;
  }
  return word.slice(0, /(?:ch|sh|x|ss)es$/.test(word) ? -2 : -1);
}

const entriesByFirstWord = new Map<string, Entry[]>();

function enter(phrase: string, rest: Omit<Entry, 'words'>): void {
  const words = phrase.split(' ').map(singular);
  const first = words[0] as string;
  const entries = entriesByFirstWord.get(first) ?? [];
  entries.push({ words, ...rest });
  entriesByFirstWord.set(first, entries);
}

for (const { useCase, ...phrases } of useCaseVocabularies) {
  for (const role of ['sender', 'strong', 'verb', 'weak'] as const) {
    for (const phrase of phrases[role]) {
      enter(phrase, { useCase, role });
    }
  }
}
for (const phrase of innocentPhrases) {
  enter(phrase, {});
}
for (const entries of entriesByFirstWord.values()) {
  entries.sort((a, b) => b.words.length - a.words.length);
}

/** All matches in text order, with the longest phrase at each position. Linear in the text. @param words of the text */
export function findUseCaseWords(text: string, words: readonly Word[]): UseCaseHit[] {
  const stems = words.map((word) => singular(word.text));
  const hits: PlacedHit[] = [];
  for (let index = 0; index < words.length; ) {
    const matching = findLongestAt(stems, index);
    const length = matching[0]?.words.length ?? 1;
    for (const { useCase, role } of matching) {
      if (useCase !== undefined && role !== undefined) {
        const last = index + length - 1;
        hits.push({ useCase, role, first: index, last, ...readAt(text, words, index, last) });
      }
    }
    index += length;
  }
  return hits
    .filter((hit, index) => hit.role !== 'verb' || !hasObjectElsewhere(hit, hits[index + 1], text, words))
    .map(({ useCase, role, quoted, isNegated: denied }) => ({ useCase, role, quoted, isNegated: denied }));
}

type PlacedHit = UseCaseHit & { readonly first: number; readonly last: number };

const OBJECT_WORDS_MAX = 5;

// “Notify customers about our weekly sales” is only marketing; “remind owners, and send a coupon” is both.
function hasObjectElsewhere(
  verb: PlacedHit,
  next: PlacedHit | undefined,
  text: string,
  words: readonly Word[],
): boolean {
  if (next === undefined || next.useCase === verb.useCase || next.role === 'verb' || next.role === 'sender') {
    return false;
  }
  const between = text.slice(words[verb.last]?.end, words[next.first]?.start);
  return next.first - verb.last <= OBJECT_WORDS_MAX && !/[,.;:!?\n]|\b(?:and|y)\b/.test(between);
}

function findLongestAt(stems: readonly string[], index: number): Entry[] {
  const entries = (entriesByFirstWord.get(stems[index] as string) ?? []).filter((entry) =>
    entry.words.every((word, offset) => stems[index + offset] === word),
  );
  return entries.filter((entry) => entry.words.length === entries[0]?.words.length);
}

function readAt(text: string, words: readonly Word[], first: number, last: number) {
  const quoted = text.slice(words[first]?.start, words[last]?.end);
  return {
    // Includes the closing bracket, so that a quotation is not “501(c)(3”.
    quoted: /\([^)]*$/.test(quoted) && text[words[last]?.end ?? 0] === ')' ? `${quoted})` : quoted,
    isNegated: isNegated(text, words, first, last),
  };
}
