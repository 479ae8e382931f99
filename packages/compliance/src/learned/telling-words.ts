// Finds the words of a text that speak most for one output of a model: the reason, in words.
import { bucketOf, hash } from './hashed-features.ts';
import { type Weights, scoreOutputs } from './linear-model.ts';

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
  const unbiased = { ...weights, biases: weights.biases.map(() => 0) };
  return words
    .map((word, index) => {
      const isWord = word.length >= LETTERS_MIN && /^\p{L}/u.test(word);
      const scores = isWord
        ? scoreOutputs(unbiased, [{ bucket: bucketOf(hash(word), buckets), weight: 1 }])
        : undefined;
      return { index, support: scores?.[output] ?? 0 };
    })
    .filter(({ support }) => support > 0)
    .toSorted((one, other) => other.support - one.support || one.index - other.index)
    .slice(0, WORDS_MAX);
}
