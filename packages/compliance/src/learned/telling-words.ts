// Finds the words of a text that speak most for one output of a model: the reason, in words.
import { bucketOf, hash } from './hashed-features.ts';
import { type Weights, getWeight } from './linear-model.ts';

export type TellingWord = { readonly index: number; readonly support: number };

const WORDS_MAX = 3;
const LETTERS_MIN = 3;

/** @param words as the features have them, @returns the strongest first */
export function findTellingWords(
  weights: Weights,
  words: readonly string[],
  output: number,
  buckets: number,
): TellingWord[] {
  return words
    .map((word, index) => {
      const isWord = word.length >= LETTERS_MIN && /^\p{L}/u.test(word);
      return { index, support: isWord ? getWeight(weights, bucketOf(hash(word), buckets), output) : 0 };
    })
    .filter(({ support }) => support > 0)
    .toSorted((one, other) => other.support - one.support || one.index - other.index)
    .slice(0, WORDS_MAX);
}
