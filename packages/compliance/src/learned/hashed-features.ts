// Hashes the features of a text into the buckets of a learned model.
import type { Feature } from './linear-model.ts';

const SEED = 0x811c9dc5;

/** Continues a hash (FNV-1a) with a text or a part of it. */
export function hash(text: string, seed = SEED, start = 0, end = text.length): number {
  let value = seed;
  for (let index = start; index < end; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value;
}

export const bucketOf = (value: number, buckets: number): number =>
  ((value ^ (value >>> 15)) >>> 0) % buckets;

/** Collects features, each bucket once. */
export class FeatureList {
  readonly features: Feature[] = [];
  readonly #seen = new Set<number>();
  readonly #buckets: number;

  constructor(buckets: number) {
    this.#buckets = buckets;
  }

  add(value: number, weight: number): void {
    const bucket = bucketOf(value, this.#buckets);
    // The size tells whether the bucket is new, without a second look into the set.
    if (this.#seen.add(bucket).size > this.features.length) {
      this.features.push({ bucket, weight });
    }
  }
}

const PAIR_SEED = hash('pair');
const PART_SEED = hash('part');
const PART_LETTERS = 4;

/** Hashes of words, of pairs of them, and of the parts of long words. Nothing is paired across an undefined word. */
export function hashWordSequence(words: readonly (string | undefined)[]): number[] {
  const values: number[] = [];
  let before: number | undefined;
  for (const word of words) {
    if (word === undefined) {
      before = undefined;
      continue;
    }
    const value = hash(word);
    values.push(value);
    if (before !== undefined) {
      values.push(hash(word, hash(' ', before ^ PAIR_SEED)));
    }
    before = value;
    for (let start = 0; start + PART_LETTERS <= word.length && word.length > PART_LETTERS; start++) {
      values.push(hash(word, PART_SEED, start, start + PART_LETTERS));
    }
  }
  return values;
}
