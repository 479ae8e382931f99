// The features of a description that the models of use cases and of refused businesses were trained on.
import { stemOf } from '../content/tokens.ts';
import { FeatureList, hash, hashWordSequence } from '../learned/hashed-features.ts';
import type { Feature } from '../learned/linear-model.ts';
import type { Word } from './words.ts';

export const USE_CASE_BUCKETS = 2 ** 15;

const WORD_WEIGHT = 0.5;
const WORDING_WEIGHT = 1;
const WORDING_SEED = hash('wording');

/** @param words of the description
 * @param wordings names of what the rules found; none where a row was known when the rules were written */
export function listUseCaseFeatures(words: readonly Word[], wordings: readonly string[]): Feature[] {
  const list = new FeatureList(USE_CASE_BUCKETS);
  for (const value of hashWordSequence(readDescriptionStems(words))) {
    list.add(value, WORD_WEIGHT);
  }
  for (const wording of wordings) {
    list.add(hash(wording, WORDING_SEED), WORDING_WEIGHT);
  }
  return list.features;
}

/** All numbers are alike. */
export function readDescriptionStems(words: readonly Word[]): string[] {
  return words.map(({ text }) => (/^\d+$/.test(text) ? '#' : stemOf(text)));
}
