// Tests that a packed model scores like the one it was packed from.
import { describe, expect, test } from 'vitest';
import { countRowBytes, LEVEL_ZERO, scoreOutputs } from './linear-model.ts';
import { packWeights, roundScale, unpackWeights } from './packed-weights.ts';

const BUCKETS = 2 ** 14;
const OUTPUTS = 23;
const ROW_BYTES = countRowBytes(OUTPUTS);

const ROWS = 3;
/** One row next to another, one far behind, and one in the last bucket. */
const buckets = [1, 2, BUCKETS - 1];

function buildWeights() {
  const rowOf = new Uint16Array(BUCKETS);
  buckets.forEach((bucket, row) => (rowOf[bucket] = row + 1));
  const levels = Uint8Array.from({ length: ROWS * ROW_BYTES }, (_, at) => (at * 37) % 256);
  const scales = Float32Array.from([roundScale(0.5), roundScale(0.013), roundScale(7)]);
  return { rowOf, levels, scales };
}

describe('packed weights', () => {
  test('the same rows, levels, and scales come out', () => {
    const weights = buildWeights();
    const { rowOf, levels, scales } = unpackWeights(packWeights(weights), BUCKETS);
    expect(buckets.map((bucket) => rowOf[bucket])).toEqual([1, 2, 3]);
    expect(rowOf.reduce((count, row) => count + (row > 0 ? 1 : 0), 0)).toBe(ROWS);
    expect([...levels]).toEqual([...weights.levels]);
    expect([...scales]).toEqual([...weights.scales]);
  });

  test('a text gets the same scores', () => {
    const weights = buildWeights();
    const features = buckets.map((bucket, at) => ({ bucket, weight: at + 1 }));
    const biases = Array.from({ length: OUTPUTS }, (_, output) => output / 10);
    expect([...scoreOutputs({ ...unpackWeights(packWeights(weights), BUCKETS), biases }, features)]).toEqual([
      ...scoreOutputs({ ...weights, biases }, features),
    ]);
  });

  test('a model without rows stays empty', () => {
    const empty = { rowOf: new Uint16Array(BUCKETS), levels: new Uint8Array(0), scales: new Float32Array(0) };
    const { rowOf, scales, levels } = unpackWeights(packWeights(empty), BUCKETS);
    expect([rowOf.some((row) => row > 0), scales.length, levels.length]).toEqual([false, 0, 0]);
  });

  test('the text of the pack is plain ASCII, so that JSON keeps it as it is', () => {
    const { rows, levels } = packWeights(buildWeights());
    expect(rows + levels).toMatch(/^[A-Za-z0-9+/=]+$/);
  });
});

describe('rounding of a scale', () => {
  test.each([0.001, 0.013, 0.5, 1, 7, 90])(
    '%s is never made smaller, and by less than a tenth larger',
    (scale) => {
      expect(roundScale(scale)).toBeGreaterThanOrEqual(scale);
      expect(roundScale(scale)).toBeLessThan(scale * 1.1);
    },
  );

  test('a rounded scale is rounded to itself', () => {
    const once = roundScale(0.37);
    expect(roundScale(once)).toBe(once);
  });

  test('zero has a scale, and nothing is beyond the largest', () => {
    expect(roundScale(0)).toBeGreaterThan(0);
    expect(roundScale(1e9)).toBe(roundScale(1e6));
  });
});

test('the level of zero adds nothing to a score', () => {
  const weights = buildWeights();
  const levels = weights.levels.fill((LEVEL_ZERO << 4) | LEVEL_ZERO);
  const biases = Array.from({ length: OUTPUTS }, () => 0.25);
  const scores = scoreOutputs({ ...weights, levels, biases }, [{ bucket: 1, weight: 4 }]);
  expect([...scores]).toEqual(biases);
});
