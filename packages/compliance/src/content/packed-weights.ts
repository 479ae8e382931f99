// Packs the weights of the content model into text, and unpacks them.
import { BUCKETS } from './features.ts';
import { OUTPUTS, type Weights } from './score.ts';

export type PackedWeights = {
  /** For each row: how far its bucket is from the one before, then the step of its scale. */
  readonly rows: string;
  /** The levels, two in a byte. */
  readonly levels: string;
};

/** A scale is a power of two in steps of an eighth, so that one byte holds it. */
const STEPS = 8;
const STEP_ZERO = 200;
const STEP_MAX = 255;
const scaleOf = (step: number): number => 2 ** ((step - STEP_ZERO) / STEPS);

/** The smallest scale that one byte can hold and that is not smaller than `scale`. */
export function roundScale(scale: number): number {
  return scaleOf(Math.min(STEP_MAX, Math.max(0, stepOf(scale, Math.ceil))));
}

const stepOf = (scale: number, round: (value: number) => number): number =>
  round(Math.log2(Math.max(scale, Number.MIN_VALUE)) * STEPS) + STEP_ZERO;

const GAP_MORE = 255;
const LEVEL_ZERO = 8;

export function packWeights({ rowOf, levels, scales }: Omit<Weights, 'biases'>): PackedWeights {
  const rows: number[] = [];
  let before = 0;
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    const row = rowOf[bucket] as number;
    if (row > 0) {
      const gap = bucket - before;
      rows.push(...Array<number>(Math.floor(gap / GAP_MORE)).fill(GAP_MORE), gap % GAP_MORE);
      rows.push(stepOf(scales[row - 1] as number, Math.round));
      before = bucket;
    }
  }
  const bytes: number[] = [];
  for (let at = 0; at < levels.length; at += 2) {
    bytes.push((((levels[at] as number) + LEVEL_ZERO) << 4) | ((levels[at + 1] ?? 0) + LEVEL_ZERO));
  }
  return { rows: encode(rows), levels: encode(bytes) };
}

export function unpackWeights({ rows, levels }: PackedWeights): Omit<Weights, 'biases'> {
  const rowBytes = decode(rows);
  const rowOf = new Uint16Array(BUCKETS);
  const scales: number[] = [];
  let bucket = 0;
  for (let at = 0; at < rowBytes.length; at += 2) {
    for (; rowBytes[at] === GAP_MORE; at++) {
      bucket += GAP_MORE;
    }
    bucket += rowBytes[at] as number;
    scales.push(scaleOf(rowBytes[at + 1] as number));
    rowOf[bucket] = scales.length;
  }
  const unpacked = new Int8Array(scales.length * OUTPUTS);
  const levelBytes = decode(levels);
  for (let at = 0; at < unpacked.length; at++) {
    const byte = levelBytes[at >> 1] as number;
    unpacked[at] = (at % 2 === 0 ? byte >> 4 : byte & 15) - LEVEL_ZERO;
  }
  return { rowOf, scales: Float32Array.from(scales), levels: unpacked };
}

function encode(bytes: readonly number[]): string {
  return Uint8Array.from(bytes).toBase64();
}

function decode(text: string): Uint8Array {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at++) {
    bytes[at] = letters.charCodeAt(at);
  }
  return bytes;
}
