// Learns the weights of the content model: logistic regression, one output against the rest, with a fixed order of rows.
import { BUCKETS } from '../../src/content/features.ts';
import { roundScale } from '../../src/content/packed-weights.ts';
import { ANY, LEVEL_MAX, LEVEL_ZERO, OUTPUTS, ROW_BYTES, type Weights } from '../../src/content/score.ts';
import type { TrainingRow } from './training-rows.ts';

const EPOCHS = 20;
const RATE = 0.15;
const BIAS_RATE = 0.02;
const SQUARES_FROM = 1e-3;
/** Errors that are smaller teach nothing. */
const ERROR_MIN = 0.004;
const SEED = 12345;
/**
 * Share of a row's features that it is learned without, others each time: no single word may carry a row. Of all that was
 * tried on rows of writers that the model had not learned from, this helped most.
 */
const LEFT_OUT = 0.5;
/** A feature of a single idea says more about that idea than about the next text. */
const IDEAS_MIN = 2;
const FEATURES_MAX = 20_000;

export function learn(rows: readonly TrainingRow[]): Weights {
  const rowOf = chooseFeatures(rows);
  const known = rows.map(({ features, target }) => {
    const kept = features.filter(({ bucket }) => (rowOf[bucket] as number) > 0);
    return {
      places: Int32Array.from(kept, ({ bucket }) => ((rowOf[bucket] as number) - 1) * OUTPUTS),
      values: Float64Array.from(kept, ({ weight }) => weight / (1 - LEFT_OUT)),
      target,
    };
  });
  const count = rowOf.reduce((most, row) => Math.max(most, row), 0);
  const state = createState(count);
  const random = createRandom(SEED);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(known, random);
    for (const row of known) {
      learnRow(row, state, random);
    }
  }
  const biases = state.biases.map((bias) => Math.round(1000 * bias) / 1000);
  return { rowOf, ...quantize(state.weights, count), biases };
}

/** Numbers the features that occur in enough ideas, the most frequent first, then by their bucket. */
function chooseFeatures(rows: readonly TrainingRow[]): Uint16Array {
  const ideas = new Uint16Array(BUCKETS);
  for (const sameIdea of Map.groupBy(rows, ({ idea }) => idea).values()) {
    for (const bucket of new Set(sameIdea.flatMap(({ features }) => features.map((one) => one.bucket)))) {
      ideas[bucket] = (ideas[bucket] as number) + 1;
    }
  }
  const chosen = [...ideas.keys()]
    .filter((bucket) => (ideas[bucket] as number) >= IDEAS_MIN)
    .toSorted((one, other) => (ideas[other] as number) - (ideas[one] as number) || one - other)
    .slice(0, FEATURES_MAX)
    .toSorted((one, other) => one - other);
  const rowOf = new Uint16Array(BUCKETS);
  for (const [index, bucket] of chosen.entries()) {
    rowOf[bucket] = index + 1;
  }
  return rowOf;
}

type KnownRow = {
  /** Offsets of the features' weights. */
  readonly places: Int32Array;
  readonly values: Float64Array;
  readonly target: number;
};

const createState = (count: number) => ({
  weights: new Float64Array(count * OUTPUTS),
  squares: new Float64Array(count * OUTPUTS).fill(SQUARES_FROM),
  biases: Array.from({ length: OUTPUTS }, () => 0),
});
type State = ReturnType<typeof createState>;

function learnRow({ places, values, target }: KnownRow, state: State, random: () => number): void {
  const { weights, squares, biases } = state;
  const used: number[] = [];
  const scores = Float64Array.from(biases);
  for (let feature = 0; feature < places.length; feature++) {
    if (random() >= LEFT_OUT) {
      used.push(feature);
      const place = places[feature] as number;
      const value = values[feature] as number;
      for (let output = 0; output < OUTPUTS; output++) {
        scores[output] = (scores[output] as number) + value * (weights[place + output] as number);
      }
    }
  }
  for (let output = 0; output < OUTPUTS; output++) {
    const wanted = output === ANY ? Number(target >= 0) : Number(target === output);
    const error = 1 / (1 + Math.exp(-(scores[output] as number))) - wanted;
    if (Math.abs(error) < ERROR_MIN) {
      continue;
    }
    biases[output] = (biases[output] as number) - BIAS_RATE * error;
    for (const feature of used) {
      const at = (places[feature] as number) + output;
      const slope = error * (values[feature] as number);
      const square = (squares[at] as number) + slope * slope;
      squares[at] = square;
      weights[at] = (weights[at] as number) - (RATE * slope) / Math.sqrt(square);
    }
  }
}

// Cross-validation judges the quantized model, so that its figures are those of the model that is used.
function quantize(weights: Float64Array, count: number): Pick<Weights, 'levels' | 'scales'> {
  const levels = new Uint8Array(count * ROW_BYTES);
  const scales = new Float32Array(count);
  for (let row = 0; row < count; row++) {
    const own = weights.subarray(row * OUTPUTS, (row + 1) * OUTPUTS);
    const largest = own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
    const scale = roundScale(largest / LEVEL_MAX);
    scales[row] = scale;
    for (let output = 0; output < OUTPUTS; output++) {
      const level = Math.round((own[output] as number) / scale) + LEVEL_ZERO;
      const at = row * ROW_BYTES + (output >> 1);
      levels[at] = (levels[at] as number) | (output % 2 === 0 ? level << 4 : level);
    }
  }
  return { levels, scales };
}

function shuffle(rows: KnownRow[], random: () => number): void {
  for (let index = rows.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [rows[index], rows[other]] = [rows[other] as KnownRow, rows[index] as KnownRow];
  }
}

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
