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
  // The last byte of a row holds one level more than there are outputs.
  const sums = new Float64Array(2 * ROW_BYTES);
  sums.set(biases);
  for (const { bucket, weight } of features) {
    const row = (rowOf[bucket] as number) - 1;
    if (row >= 0) {
      const factor = weight * (scales[row] as number);
      const offset = row * ROW_BYTES;
      for (let byte = 0; byte < ROW_BYTES; byte++) {
        const pair = levels[offset + byte] as number;
        const output = 2 * byte;
        sums[output] = (sums[output] as number) + factor * ((pair >> 4) - LEVEL_ZERO);
        sums[output + 1] = (sums[output + 1] as number) + factor * ((pair & 15) - LEVEL_ZERO);
      }
    }
  }
  return sums.subarray(0, OUTPUTS);
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
