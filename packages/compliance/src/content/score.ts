// Scores a text with a linear model: one output for each category, and one for any of them.
import type { Feature } from './features.ts';
import { CATEGORY_IDS } from './lexicons.ts';

/** Index of the output that does not depend on the category. */
export const ANY = CATEGORY_IDS.length;
export const OUTPUTS = CATEGORY_IDS.length + 1;
/** Words count less than concepts: a concept stands for many words. */
const WORD_WEIGHT = 0.3;

/** `weights` by bucket, then by output. */
export type Weights = {
  readonly weights: Float32Array | Int8Array;
  readonly biases: readonly number[];
  readonly scale: number;
};

export const weightOf = (feature: Feature): number => (feature.first < 0 ? 1 : WORD_WEIGHT);

export function scoreOutputs(
  { weights, biases, scale }: Weights,
  features: readonly Feature[],
): Float64Array {
  const sums = new Float64Array(OUTPUTS);
  for (const feature of features) {
    const weight = weightOf(feature);
    const offset = feature.bucket * OUTPUTS;
    for (let output = 0; output < OUTPUTS; output++) {
      sums[output] = (sums[output] as number) + weight * (weights[offset + output] as number);
    }
  }
  return sums.map((sum, output) => sum * scale + (biases[output] as number));
}

/**
 * How suspicious a text is, and as which category: the likeliest of those that a word of the text names, or the
 * likeliest of all if no word names any.
 */
export function judgeScores(
  scores: Float64Array,
  mayName: (category: number) => boolean,
): { readonly best: number; readonly isNamed: boolean; readonly suspicion: number } {
  const named = findLikeliest(scores, mayName);
  const best = named ?? findLikeliest(scores, () => true) ?? 0;
  const support = Math.max(0, (scores[best] as number) + SUPPORT_FROM) * SUPPORT_SHARE;
  return { best, isNamed: named !== undefined, suspicion: (scores[ANY] as number) + support };
}

function findLikeliest(scores: Float64Array, isEligible: (category: number) => boolean): number | undefined {
  let best: number | undefined;
  for (let output = 0; output < ANY; output++) {
    if (isEligible(output) && (best === undefined || (scores[output] as number) > (scores[best] as number))) {
      best = output;
    }
  }
  return best;
}
// A category that is at all likely adds to the suspicion; the values are from cross-validation.
const SUPPORT_FROM = 4;
const SUPPORT_SHARE = 0.5;
