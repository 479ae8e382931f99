// Learns the weights of the content model: logistic regression, one output against the rest, with a fixed order of rows.
import { BUCKET_BITS } from '../../src/content/features.ts';
import { ANY, OUTPUTS, type Weights, scoreOutputs, weightOf } from '../../src/content/score.ts';
import type { TrainingRow } from './training-rows.ts';

const EPOCHS = 8;
const RATE = 0.15;
const BIAS_RATE = 0.02;
const DECAY = 3e-5;
const SEED = 12345;

export function learn(rows: readonly TrainingRow[]): Weights {
  const weights = new Float32Array(2 ** BUCKET_BITS * OUTPUTS);
  const squares = new Float32Array(weights.length).fill(1e-3);
  const biases = Array.from({ length: OUTPUTS }, () => 0);
  const random = createRandom(SEED);
  const order = [...rows];
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const row of order) {
      learnRow(row, { weights, biases, scale: 1 }, squares);
    }
  }
  prune(weights, rows);
  return { weights, biases, scale: 1 };
}

// Cross-validation judges the pruned model, so that its figures are those of the model that is used.
function prune(weights: Float32Array, rows: readonly TrainingRow[]): void {
  const rowsOf = new Uint16Array(2 ** BUCKET_BITS);
  for (const { features } of rows) {
    for (const { bucket } of features) {
      rowsOf[bucket] = (rowsOf[bucket] as number) + 1;
    }
  }
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  for (let at = 0; at < weights.length; at++) {
    const isRare = (rowsOf[Math.floor(at / OUTPUTS)] as number) < ROWS_MIN;
    if (isRare || Math.abs(weights[at] as number) < SMALLEST_SHARE * largest) {
      weights[at] = 0;
    }
  }
}

const ROWS_MIN = 3;
/** Share of the largest weight below which a weight is left out. */
const SMALLEST_SHARE = 0.12;

function learnRow(row: TrainingRow, model: Weights & { biases: number[] }, squares: Float32Array): void {
  const scores = scoreOutputs(model, row.features);
  for (let output = 0; output < OUTPUTS; output++) {
    const wanted = output === ANY ? Number(row.target >= 0) : Number(row.target === output);
    const error = 1 / (1 + Math.exp(-(scores[output] as number))) - wanted;
    if (Math.abs(error) < 0.002) {
      continue;
    }
    model.biases[output] = (model.biases[output] as number) - BIAS_RATE * error;
    for (const feature of row.features) {
      const at = feature.bucket * OUTPUTS + output;
      const weight = model.weights[at] as number;
      const slope = error * weightOf(feature) + DECAY * weight;
      squares[at] = (squares[at] as number) + slope * slope;
      model.weights[at] = weight - (RATE * slope) / Math.sqrt(squares[at]);
    }
  }
}

function shuffle(rows: TrainingRow[], random: () => number): void {
  for (let index = rows.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [rows[index], rows[other]] = [rows[other] as TrainingRow, rows[index] as TrainingRow];
  }
}

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
