// Scores a text with a linear model: one output for each category, and one for any of them.
import type { Feature } from './features.ts';
import { CATEGORY_IDS } from './lexicons.ts';

/** Index of the output that does not depend on the category. */
export const ANY = CATEGORY_IDS.length;
export const OUTPUTS = CATEGORY_IDS.length + 1;
/** A weight is a whole number from `-LEVEL_MAX` to `LEVEL_MAX`, multiplied by the scale of its row. */
export const LEVEL_MAX = 7;
/** Half a byte holds a level, increased by this number. */
export const LEVEL_ZERO = 8;
export const ROW_BYTES = Math.ceil(OUTPUTS / 2);

export type Weights = {
  /** By bucket: the number of its row, counted from 1, or 0 if the model does not know the bucket. */
  readonly rowOf: Uint16Array;
  /** By row, then by output: two levels in a byte, the first in its upper half. */
  readonly levels: Uint8Array;
  /** By row. */
  readonly scales: Float32Array;
  readonly biases: readonly number[];
};

export function scoreOutputs(
  { rowOf, levels, scales, biases }: Weights,
  features: readonly Feature[],
): Float64Array {
  const sums = Float64Array.from(biases);
  for (const { bucket, weight } of features) {
    const row = (rowOf[bucket] as number) - 1;
    if (row >= 0) {
      const factor = weight * (scales[row] as number);
      const offset = row * ROW_BYTES;
      for (let output = 0; output < OUTPUTS; output++) {
        const pair = levels[offset + (output >> 1)] as number;
        const level = (output % 2 === 0 ? pair >> 4 : pair & 15) - LEVEL_ZERO;
        sums[output] = (sums[output] as number) + factor * level;
      }
    }
  }
  return sums;
}

/** How suspicious a text is, and as which category. */
export function judgeScores(scores: Float64Array): { readonly best: number; readonly suspicion: number } {
  let best = 0;
  for (let output = 1; output < ANY; output++) {
    if ((scores[output] as number) > (scores[best] as number)) {
      best = output;
    }
  }
  const support = Math.max(0, (scores[best] as number) + SUPPORT_FROM) * SUPPORT_SHARE;
  return { best, suspicion: (scores[ANY] as number) + support };
}
// A category that is at all likely adds to the suspicion; the values are from cross-validation.
const SUPPORT_FROM = 4;
const SUPPORT_SHARE = 0.5;
