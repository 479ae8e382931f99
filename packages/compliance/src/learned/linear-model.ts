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

/**
 * The rows lie far apart in memory. Each pass of a loop waits for none of the passes before it, so the processor fetches
 * many rows at once.
 */
export function scoreOutputs(weights: Weights, features: readonly Feature[]): Float64Array {
  const { levels, biases } = weights;
  const rowBytes = countRowBytes(biases.length);
  const { offsets, factors, count } = findRows(weights, features, rowBytes);
  // The last byte of a row may hold one level more than there are outputs.
  const sums = new Float64Array(2 * rowBytes);
  for (let byte = 0; byte < rowBytes; byte++) {
    let upper = biases[2 * byte] as number;
    let lower = biases[2 * byte + 1] ?? 0;
    for (let at = 0; at < count; at++) {
      const pair = levels[(offsets[at] as number) + byte] as number;
      const factor = factors[at] as number;
      upper += factor * ((pair >> 4) - LEVEL_ZERO);
      lower += factor * ((pair & 15) - LEVEL_ZERO);
    }
    sums[2 * byte] = upper;
    sums[2 * byte + 1] = lower;
  }
  return sums.subarray(0, biases.length);
}

/** Where the rows of the features start that the model knows, and by what their levels are multiplied. */
function findRows({ rowOf, scales }: Weights, features: readonly Feature[], rowBytes: number) {
  const offsets = new Uint32Array(features.length);
  const factors = new Float64Array(features.length);
  let count = 0;
  for (const { bucket, weight } of features) {
    const row = rowOf[bucket] as number;
    if (row > 0) {
      offsets[count] = row - 1;
      factors[count] = weight;
      count++;
    }
  }
  for (let at = 0; at < count; at++) {
    const row = offsets[at] as number;
    factors[at] = (factors[at] as number) * (scales[row] as number);
    offsets[at] = row * rowBytes;
  }
  return { offsets, factors, count };
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
