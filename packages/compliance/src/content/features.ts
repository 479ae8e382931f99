// The features of a text that the content model was trained on: concepts, words, pairs and parts of words, and signs.
import { FeatureList, hash, hashWordSequence } from '../learned/hashed-features.ts';
import type { Feature } from '../learned/linear-model.ts';
import type { PlacedConcept } from './concept-trie.ts';
import { CATEGORY_IDS, type CategoryId } from './lexicons.ts';
import { listSigns } from './signs.ts';
import type { Token, TokenText } from './tokens.ts';

// Few features share a bucket: the model knows about a tenth of the buckets, and skips words in the others.
const BUCKET_BITS = 18;
export const BUCKETS = 2 ** BUCKET_BITS;

/** Concepts that are this many tokens apart belong together. */
const NEAR_TOKENS = 9;

export type Counted = Readonly<Record<'strong' | 'name' | 'product' | 'slang' | 'act' | 'guard', number>> & {
  readonly strongSale: boolean;
  readonly productSale: boolean;
  readonly productAct: boolean;
  readonly slangAct: boolean;
  readonly slangSale: boolean;
};

/** What the concepts of one category amount to in a text. */
export function countConcepts(concepts: readonly PlacedConcept[]): ReadonlyMap<CategoryId, Counted> {
  const places = new Map<CategoryId, PlacedConcept[]>();
  const salesPlaces: PlacedConcept[] = [];
  for (const concept of concepts) {
    if (concept.category === undefined) {
      salesPlaces.push(concept);
      continue;
    }
    const list = places.get(concept.category);
    if (list === undefined) {
      places.set(concept.category, [concept]);
    } else {
      list.push(concept);
    }
  }
  const counted = new Map<CategoryId, Counted>();
  for (const [category, list] of places) {
    counted.set(category, countOne(list, salesPlaces));
  }
  return counted;
}

function countOne(list: readonly PlacedConcept[], salesPlaces: readonly PlacedConcept[]): Counted {
  const distinct = { strong: 0, name: 0, product: 0, slang: 0, act: 0, guard: 0 };
  const seen = new Set<string>();
  for (const { role, phrase } of list) {
    if (role !== 'innocent' && !seen.has(phrase)) {
      seen.add(phrase);
      distinct[role] += 1;
      distinct.product += role === 'name' ? 1 : 0;
    }
  }
  const near = (role: string, others: readonly PlacedConcept[], otherRole: string): boolean =>
    list.some(
      (one) =>
        (one.role === role || (one.role === 'name' && role === 'product')) &&
        others.some((other) => other.role === otherRole && areNear(one, other)),
    );
  return {
    ...distinct,
    strongSale: distinct.strong > 0 && (near('strong', salesPlaces, 'act') || near('strong', list, 'act')),
    productSale: distinct.product > 0 && near('product', salesPlaces, 'act'),
    productAct: distinct.product > 0 && near('product', list, 'act'),
    slangAct: distinct.slang > 0 && near('slang', list, 'act'),
    slangSale: distinct.slang > 0 && near('slang', salesPlaces, 'act'),
  };
}

function areNear(one: PlacedConcept, other: PlacedConcept): boolean {
  return one.first < other.first
    ? other.first >= one.after && other.first - one.after < NEAR_TOKENS
    : one.first >= other.after && one.first - other.after < NEAR_TOKENS;
}

/** Whether a word of the text names the category, so that it may be said. */
export function isCategoryNamed(counts: Counted | undefined): boolean {
  return counts !== undefined && counts.strong + counts.product + counts.slang + counts.act > 0;
}

const CONCEPT_WEIGHT = 0.7;
/** Words count less than concepts: a concept stands for many words. */
const WORD_WEIGHT = 0.5;

const CONCEPT_SEED = hash('concept');
const SIGN_SEED = hash('sign');

/** @param isMasked whether a token belongs to the name of the sender */
export function listFeatures(
  text: string,
  tokenText: TokenText,
  counted: ReadonlyMap<CategoryId, Counted>,
  isMasked: (token: number) => boolean,
): Feature[] {
  const list = new FeatureList(BUCKETS);
  for (const category of CATEGORY_IDS) {
    const counts = counted.get(category);
    if (counts !== undefined) {
      for (const name of nameCounts(counts)) {
        list.add(hash(`${category} ${name}`, CONCEPT_SEED), CONCEPT_WEIGHT);
      }
    }
  }
  for (const sign of listSigns(text, tokenText)) {
    list.add(hash(sign, SIGN_SEED), WORD_WEIGHT);
  }
  const words = tokenText.tokens.map((token, index) => (isMasked(index) ? undefined : wordOf(token)));
  for (const value of hashWordSequence(words)) {
    list.add(value, WORD_WEIGHT);
  }
  return list.features;
}

const wordOf = ({ isMoney, isNumber, stem }: Token): string => (isMoney ? '$' : isNumber ? '#' : stem);

function nameCounts(counts: Counted): string[] {
  const names: string[] = [];
  for (const role of ['strong', 'name', 'product', 'slang', 'act', 'guard'] as const) {
    for (let count = 1; count <= Math.min(3, counts[role]); count++) {
      names.push(`${role} ${count}`);
    }
  }
  for (const pair of ['strongSale', 'productSale', 'productAct', 'slangAct', 'slangSale'] as const) {
    if (counts[pair]) {
      names.push(pair);
    }
  }
  if (counts.product > 0 && counts.slang > 0) {
    names.push('product and slang');
  }
  return names;
}
