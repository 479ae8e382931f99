// Finds the texts of a fixed collection that are similar to a query: shared word stems, weighted by rarity.
import { readWords } from './words.ts';

export type WeightedText = { readonly text: string; readonly weight: number };

export type WordHit = {
  /** Position in the collection. */
  readonly index: number;
  /** Sum of rarity times weight of the shared words. */
  readonly score: number;
  /** Share of the query that the text covers, 0 to 1. */
  readonly coverage: number;
  /** Number of query words in the text. */
  readonly wordsShared: number;
  /** Number of query words in the part with the highest weight, such as the title. */
  readonly strongWords: number;
};

type Posting = { readonly index: number; readonly weight: number };

const TERMS_MAX = 120;
const SYNONYM_SHARE = 0.6;
const STRONG = 0.9;

/** Postings by word, in two lists of numbers: an object for each posting would need ten times the memory. */
class PackedPostings {
  readonly #numberOf = new Map<string, number>();
  /** By number of the word; its postings end where those of the next word begin. */
  readonly #starts: Uint32Array;
  readonly #indexes: Uint32Array;
  readonly #weights: Float64Array;

  constructor(postings: ReadonlyMap<string, readonly Posting[]>) {
    const all = [...postings.values()].flat();
    this.#starts = new Uint32Array(postings.size + 1);
    this.#indexes = Uint32Array.from(all, ({ index }) => index);
    this.#weights = Float64Array.from(all, ({ weight }) => weight);
    let number = 0;
    for (const [term, { length }] of postings) {
      this.#numberOf.set(term, number);
      this.#starts[number + 1] = (this.#starts[number] as number) + length;
      number += 1;
    }
  }

  /** @returns how many texts have the word; undefined if none has it */
  count(term: string): number | undefined {
    const number = this.#numberOf.get(term);
    return number === undefined
      ? undefined
      : (this.#starts[number + 1] as number) - (this.#starts[number] as number);
  }

  list(term: string): Posting[] {
    const number = this.#numberOf.get(term);
    const start = number === undefined ? 0 : (this.#starts[number] as number);
    return Array.from({ length: this.count(term) ?? 0 }, (_posting, at) => ({
      index: this.#indexes[start + at] as number,
      weight: this.#weights[start + at] as number,
    }));
  }
}

/** Built once. A search is linear in the postings of the query words. */
export class WordIndex {
  readonly #postings: PackedPostings;
  /** Of the words that have synonyms, and of no others: with those of the synonyms. */
  readonly #merged = new Map<string, readonly Posting[]>();
  readonly #size: number;

  constructor(documents: readonly (readonly WeightedText[])[]) {
    this.#size = documents.length;
    const postingsOf = new Map<string, Posting[]>();
    documents.forEach((fields, index) => {
      const weights = new Map<string, number>();
      for (const { text, weight } of fields) {
        for (const term of readTerms(text)) {
          weights.set(term, Math.max(weight, weights.get(term) ?? 0));
        }
      }
      for (const [term, weight] of weights) {
        const postings = postingsOf.get(term);
        if (postings) {
          postings.push({ index, weight });
        } else {
          postingsOf.set(term, [{ index, weight }]);
        }
      }
    });
    this.#postings = new PackedPostings(postingsOf);
  }

  /** Best matches first; equal matches in the order of the collection. */
  search(question: string, hitsMax: number): WordHit[] {
    const terms = [...new Set(readTerms(question))].slice(0, TERMS_MAX);
    const found = new Map<
      number,
      { score: number; covered: number; wordsShared: number; strongWords: number }
    >();
    let meaning = 0;
    for (const term of terms) {
      const rarity = this.#rarity(term);
      meaning += rarity;
      for (const { index, weight: strength } of this.#strengths(term)) {
        let hit = found.get(index);
        if (hit === undefined) {
          hit = { score: 0, covered: 0, wordsShared: 0, strongWords: 0 };
          found.set(index, hit);
        }
        hit.score += rarity * strength;
        hit.covered += rarity * Math.min(1, strength);
        hit.wordsShared += 1;
        hit.strongWords += strength >= STRONG ? 1 : 0;
      }
    }
    return [...found]
      .map(([index, hit]) => ({
        index,
        score: hit.score,
        coverage: meaning === 0 ? 0 : Math.min(1, hit.covered / meaning),
        wordsShared: hit.wordsShared,
        strongWords: hit.strongWords,
      }))
      .toSorted((one, other) => other.score - one.score || one.index - other.index)
      .slice(0, hitsMax);
  }

  // A word that no text has still counts in the query, so that nonsense does not match well.
  #rarity(term: string): number {
    const count = this.#postings.count(term) ?? this.#synonymPostings(term).length;
    return Math.log(1 + this.#size / (1 + count));
  }

  #synonymPostings(term: string): Posting[] {
    return (synonymsOf.get(term) ?? []).flatMap((other) => this.#postings.list(other));
  }

  #strengths(term: string): readonly Posting[] {
    const own = this.#postings.list(term);
    if (!synonymsOf.has(term)) {
      return own;
    }
    const known = this.#merged.get(term);
    if (known !== undefined) {
      return known;
    }
    const strengths = new Map<number, number>();
    for (const { index, weight } of this.#synonymPostings(term)) {
      strengths.set(index, Math.max(weight * SYNONYM_SHARE, strengths.get(index) ?? 0));
    }
    for (const { index, weight } of own) {
      strengths.set(index, Math.max(weight, strengths.get(index) ?? 0));
    }
    const merged = Array.from(strengths, ([index, weight]) => ({ index, weight }));
    this.#merged.set(term, merged);
    return merged;
  }
}

const STOP_WORDS = new Set(
  (
    'a an the and or of to in on at by for from with as is are was were be been being it its this that these those there here i we ' +
    'you your our my me us they them their he she his her not no do does did has have had can could will would should may ' +
    'might must which who whom what when where why how if then than so but because error errors code message messages sms ' +
    'text texts failed failure fail please help get got getting says said saying when while about into over again also just ' +
    'any some all more most other another such only own same too very s t don yet work works working worked'
  ).split(' '),
);

// Phrases that are joined before splitting because they have a single meaning.
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/\bnot 10[ -]?dlc registered\b/g, '10dlc unregistered'],
  [/\bopt(?:ed|ing)?[ -]?(in|out)s?\b/g, 'opt$1'],
  [/\b(?:not (?:yet |been )?|un-)(registered|verified|reachable|approved)\b/g, 'un$1'],
  [/\btoll[ -]?free\b/g, 'tollfree'],
  [/\bcalls?[ -]to[ -]action\b/g, 'cta'],
  [/\be-mails?\b/g, 'email'],
  [/\bweb[ -]?sites?\b/g, 'website'],
  [/\b10[ -]dlc\b/g, '10dlc'],
  [/\bt[ -]mobile\b/g, 'tmobile'],
  [/\bat&t\b/g, 'att'],
];

/** Stems of the meaningful words in order, including duplicates. */
function readTerms(text: string): string[] {
  let joined = text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  for (const [pattern, replacement] of JOINED) {
    joined = joined.replaceAll(pattern, replacement);
  }
  return readWords(joined)
    .map((word) => word.text.replace(/'s$/, ''))
    .filter((word) => !STOP_WORDS.has(word) && word.length <= 40)
    .map(stem);
}

function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) {
    return word;
  }
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|ss|x)es$/, '')
    .replace(/(?<![sui])s$/, '');
  const bare =
    singular.length > 5
      ? singular.replace(/(?:ations?|ing|ed|ery|ment|ly|ion)$/, '').replace(/([bdglmnprt])\1$/, '$1')
      : singular;
  return (bare.length < 3 ? singular : bare).replace(/[ey]$/, '');
}

const SYNONYMS: readonly string[] = [
  'blocked filtered rejected refused denied declined stopped',
  'spam filtered unwanted junk',
  'throttled ratelimit limit throughput rate exceeded queue',
  'optout unsubscribed stop stopped blacklisted revoked',
  'optin consent permission agreement subscribe cta',
  'unreachable unavailable off offline absent',
  'landline fixed wireline',
  'approved unapproved verified unverified',
  'unregistered unassigned registration registered campaign',
  'handset phone device subscriber',
  'recipient destination to subscriber',
  'sender from source originator',
  'long length size large oversized',
  'invalid malformed incorrect wrong bad',
  'missing absent lacks without not-found unspecified required',
  'website url link domain site',
  'ein tax irs',
  'carrier operator network mno',
  'expired timeout late ttl validity',
  'weed marijuana cannabis cbd hemp',
  'loan lending payday lender',
  'address street postal',
];

const synonymsOf = new Map<string, string[]>();
for (const group of SYNONYMS) {
  const stems = [...new Set(group.split(' ').map(stem))];
  for (const one of stems) {
    synonymsOf.set(one, [...(synonymsOf.get(one) ?? []), ...stems.filter((other) => other !== one)]);
  }
}
