// Learns the weights of a model: logistic regression, one output against the rest, with a fixed order of rows.
import {
  type Feature,
  LEVEL_MAX,
  LEVEL_ZERO,
  type Weights,
  countRowBytes,
} from '../../src/learned/linear-model.ts';
import { roundScale } from '../../src/learned/packed-weights.ts';

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

export type LearningRow = {
  readonly features: readonly Feature[];
  /** By output: 1 if the row has it, 0 if not, and a share if it has it among others. */
  readonly wanted: readonly number[];
  readonly idea: string;
  /** How much the row counts, if not 1. */
  readonly share?: number;
};

export type Settings = {
  readonly buckets: number;
  /** A feature of few ideas says more about those ideas than about the next text. */
  readonly ideasMin: number;
  readonly featuresMax: number;
  readonly epochs: number;
};

export function learn(rows: readonly LearningRow[], settings: Settings): Weights {
  const outputs = rows[0]?.wanted.length ?? 0;
  const rowOf = chooseFeatures(rows, settings);
  const known = rows.map(({ features, wanted, share }): KnownRow => {
    const kept = features.filter(({ bucket }) => (rowOf[bucket] as number) > 0);
    return {
      places: Int32Array.from(kept, ({ bucket }) => ((rowOf[bucket] as number) - 1) * outputs),
      values: Float64Array.from(kept, ({ weight }) => weight / (1 - LEFT_OUT)),
      wanted,
      share: share ?? 1,
    };
  });
  const count = rowOf.reduce((most, row) => Math.max(most, row), 0);
  const state = createState(count, outputs);
  const random = createRandom(SEED);
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    shuffle(known, random);
    for (const row of known) {
      learnRow(row, state, random);
    }
  }
  const biases = state.biases.map((bias) => Math.round(1000 * bias) / 1000);
  return { rowOf, ...quantize(state.weights, count, outputs), biases };
}

/** Numbers the features that occur in enough ideas, the most frequent first, then by their bucket. */
function chooseFeatures(
  rows: readonly LearningRow[],
  { buckets, ideasMin, featuresMax }: Settings,
): Uint16Array {
  const ideas = new Uint16Array(buckets);
  for (const sameIdea of Map.groupBy(rows, ({ idea }) => idea).values()) {
    for (const bucket of new Set(sameIdea.flatMap(({ features }) => features.map((one) => one.bucket)))) {
      ideas[bucket] = (ideas[bucket] as number) + 1;
    }
  }
  const chosen = [...ideas.keys()]
    .filter((bucket) => (ideas[bucket] as number) >= ideasMin)
    .toSorted((one, other) => (ideas[other] as number) - (ideas[one] as number) || one - other)
    .slice(0, featuresMax)
    .toSorted((one, other) => one - other);
  const rowOf = new Uint16Array(buckets);
  for (const [index, bucket] of chosen.entries()) {
    rowOf[bucket] = index + 1;
  }
  return rowOf;
}

type KnownRow = {
  /** Offsets of the features' weights. */
  readonly places: Int32Array;
  readonly values: Float64Array;
  readonly wanted: readonly number[];
  readonly share: number;
};

const createState = (count: number, outputs: number) => ({
  weights: new Float64Array(count * outputs),
  squares: new Float64Array(count * outputs).fill(SQUARES_FROM),
  biases: Array.from({ length: outputs }, () => 0),
});
type State = ReturnType<typeof createState>;

function learnRow({ places, values, wanted, share }: KnownRow, state: State, random: () => number): void {
  const { weights, squares, biases } = state;
  const outputs = biases.length;
  const used: number[] = [];
  const scores = Float64Array.from(biases);
  for (let feature = 0; feature < places.length; feature++) {
    if (random() >= LEFT_OUT) {
      used.push(feature);
      const place = places[feature] as number;
      const value = values[feature] as number;
      for (let output = 0; output < outputs; output++) {
        scores[output] = (scores[output] as number) + value * (weights[place + output] as number);
      }
    }
  }
  for (let output = 0; output < outputs; output++) {
    const error = share * (1 / (1 + Math.exp(-(scores[output] as number))) - (wanted[output] as number));
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
function quantize(weights: Float64Array, count: number, outputs: number): Pick<Weights, 'levels' | 'scales'> {
  const rowBytes = countRowBytes(outputs);
  const levels = new Uint8Array(count * rowBytes);
  const scales = new Float32Array(count);
  for (let row = 0; row < count; row++) {
    const own = weights.subarray(row * outputs, (row + 1) * outputs);
    const largest = own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
    const scale = roundScale(largest / LEVEL_MAX);
    scales[row] = scale;
    for (let output = 0; output < outputs; output++) {
      const level = Math.round((own[output] as number) / scale) + LEVEL_ZERO;
      const at = row * rowBytes + (output >> 1);
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
