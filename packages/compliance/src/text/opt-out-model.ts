// Opens the trained model of opt-outs.
import type { Weights } from '../learned/linear-model.ts';
import model from '../learned/models/opt-outs.json' with { type: 'json' };
import { unpackWeights } from '../learned/packed-weights.ts';
import { OPT_OUT_BUCKETS } from './opt-out-features.ts';

let opened: Weights | undefined;

// Unpacked on first use, because most pages of the console never need it.
export function openOptOutModel(): Weights {
  opened ??= { ...unpackWeights(model.weights, OPT_OUT_BUCKETS), biases: model.biases };
  return opened;
}
