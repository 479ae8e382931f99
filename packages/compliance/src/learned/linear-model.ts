// Scores a text with a linear model: each of its features adds to each output.

/** A feature by the bucket of its hash. */
export type Feature = { readonly bucket: number; readonly weight: number };

/** A weight is a whole number from `-LEVEL_MAX` to `LEVEL_MAX`, multiplied by the scale of its row. */
export const LEVEL_MAX = 7;
/** Half a byte holds a level, increased by this number. */
export const LEVEL_ZERO = 8;
export const countRowBytes = (outputs: number): number => Math.ceil(outputs / 2);

export type Weights = {
  /** By bucket: the number of its row, counted from 1, or 0 if the model does not know the bucket. */
  readonly rowOf: Uint16Array;
  /** By row, then by output: two levels in a byte, the first in its upper half. */
  readonly levels: Uint8Array;
  /** By row. */
  readonly scales: Float32Array;
  /** By output. */
  readonly biases: readonly number[];
};

export function scoreOutputs(
  { rowOf, levels, scales, biases }: Weights,
  features: readonly Feature[],
): Float64Array {
  const outputs = biases.length;
  const rowBytes = countRowBytes(outputs);
  // The last byte of a row may hold one level more than there are outputs.
  const sums = new Float64Array(2 * rowBytes);
  sums.set(biases);
  for (const { bucket, weight } of features) {
    const row = (rowOf[bucket] as number) - 1;
    if (row >= 0) {
      const factor = weight * (scales[row] as number);
      const offset = row * rowBytes;
      for (let byte = 0; byte < rowBytes; byte++) {
        const pair = levels[offset + byte] as number;
        const output = 2 * byte;
        sums[output] = (sums[output] as number) + factor * ((pair >> 4) - LEVEL_ZERO);
        sums[output + 1] = (sums[output + 1] as number) + factor * ((pair & 15) - LEVEL_ZERO);
      }
    }
  }
  return sums.subarray(0, outputs);
}

/** What one feature of weight 1 adds to one output. */
export function getWeight(
  { rowOf, levels, scales, biases }: Weights,
  bucket: number,
  output: number,
): number {
  const row = (rowOf[bucket] as number) - 1;
  if (row < 0) {
    return 0;
  }
  const pair = levels[row * countRowBytes(biases.length) + (output >> 1)] as number;
  return (scales[row] as number) * ((output % 2 === 0 ? pair >> 4 : pair & 15) - LEVEL_ZERO);
}

/** Indexes of the outputs, the highest score first. */
export function rankOutputs(scores: ArrayLike<number>): number[] {
  return Array.from({ length: scores.length }, (_, output) => output).toSorted(
    (one, other) => (scores[other] as number) - (scores[one] as number) || one - other,
  );
}
