// Opens the trained content model.
import model from './model/model.json' with { type: 'json' };
import { BUCKET_BITS } from './features.ts';
import { OUTPUTS, type Weights } from './score.ts';

type ContentModel = Weights & {
  /** Names the model in an answer. */
  readonly version: string;
  /** Suspicion from which the model names a category. */
  readonly suspicionMin: number;
  /** Suspicion from which the model speaks although no concept of the category is in the text. */
  readonly suspicionMinUnnamed: number;
};

let opened: ContentModel | undefined;

// Decoded on first use, because most pages of the console never need it.
export function openModel(): ContentModel {
  opened ??= {
    ...model,
    version: model.madeFrom.slice(0, 8),
    weights: decodeWeights(model.weights),
  };
  return opened;
}

/** Weights that are not zero, bucket by bucket: their number, then for each the output and the weight. */
function decodeWeights(text: string): Int8Array {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const weights = new Int8Array(2 ** BUCKET_BITS * OUTPUTS);
  let at = 0;
  for (let bucket = 0; bucket < 2 ** BUCKET_BITS; bucket++) {
    const count = bytes[at] as number;
    at += 1;
    for (let index = 0; index < count; index++) {
      weights[bucket * OUTPUTS + (bytes[at] as number)] = bytes[at + 1] as number;
      at += 2;
    }
  }
  return weights;
}
