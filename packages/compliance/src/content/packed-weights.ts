// Packs the weights of the content model into text, and unpacks them.
import { BUCKETS } from './features.ts';
import type { Weights } from './score.ts';

export type PackedWeights = {
  /** For each row: how far its bucket is from the one before, then the step of its scale. */
  readonly rows: string;
  readonly levels: string;
};

/** A scale is a power of two in steps of an eighth, so that one byte holds it. */
const STEPS = 8;
const STEP_ZERO = 200;
const STEP_MAX = 255;
const scaleOf = (step: number): number => 2 ** ((step - STEP_ZERO) / STEPS);
const SCALES = Float64Array.from({ length: STEP_MAX + 1 }, (_scale, step) => scaleOf(step));

/** The smallest scale that one byte can hold and that is not smaller than `scale`. */
export function roundScale(scale: number): number {
  return scaleOf(Math.min(STEP_MAX, Math.max(0, stepOf(scale, Math.ceil))));
}

const stepOf = (scale: number, round: (value: number) => number): number =>
  round(Math.log2(Math.max(scale, Number.MIN_VALUE)) * STEPS) + STEP_ZERO;

const GAP_MORE = 255;

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
  return { rows: encodeBytes(Uint8Array.from(rows)), levels: encodeBytes(levels) };
}

export function unpackWeights({ rows, levels }: PackedWeights): Omit<Weights, 'biases'> {
  const bytes = decodeBytes(rows);
  const rowOf = new Uint16Array(BUCKETS);
  const scales: number[] = [];
  let bucket = 0;
  for (let at = 0; at < bytes.length; at += 2) {
    for (; bytes[at] === GAP_MORE; at++) {
      bucket += GAP_MORE;
    }
    bucket += bytes[at] as number;
    scales.push(SCALES[bytes[at + 1] as number] as number);
    rowOf[bucket] = scales.length;
  }
  return { rowOf, scales: Float32Array.from(scales), levels: decodeBytes(levels) };
}

const LETTERS_AT_ONCE = 4096;

export function encodeBytes(bytes: Uint8Array): string {
  let letters = '';
  for (let from = 0; from < bytes.length; from += LETTERS_AT_ONCE) {
    letters += String.fromCharCode(...bytes.subarray(from, from + LETTERS_AT_ONCE));
  }
  return btoa(letters);
}

export function decodeBytes(text: string): Uint8Array {
  // All browsers have it since the end of 2025; those before it take ten times as long.
  const native: typeof Uint8Array.fromBase64 | undefined = Uint8Array.fromBase64;
  if (native !== undefined) {
    return Uint8Array.fromBase64(text);
  }
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at++) {
    bytes[at] = letters.charCodeAt(at);
  }
  return bytes;
}
