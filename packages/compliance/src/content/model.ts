// Opens the trained content model.
import model from './model/model.json' with { type: 'json' };
import type { Weights } from '../learned/linear-model.ts';
import { unpackWeights } from '../learned/packed-weights.ts';
import { BUCKETS } from './features.ts';

type ContentModel = Weights & {
  /** Names the model in an answer. */
  readonly version: string;
  /** Suspicion from which the model speaks without a rule. */
  readonly aloneMin: number;
};

let opened: ContentModel | undefined;

// Unpacked on first use, because most pages of the console never need it.
export function openModel(): ContentModel {
  opened ??= {
    ...unpackWeights(model.weights, BUCKETS),
    biases: model.biases,
    aloneMin: model.aloneMin,
    version: model.madeFrom.slice(0, 8),
  };
  return opened;
}
