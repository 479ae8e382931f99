// Opens the trained models of use cases and of refused businesses.
import type { Weights } from '../learned/linear-model.ts';
import refusals from '../learned/models/refusals.json' with { type: 'json' };
import useCases from '../learned/models/use-cases.json' with { type: 'json' };
import { unpackWeights } from '../learned/packed-weights.ts';
import { USE_CASE_BUCKETS } from './use-case-features.ts';

type NamedModel = Weights & {
  /** Registry codes, or ids of content categories; the model of refusals has one output more, for any of them. */
  readonly outputs: readonly string[];
};

let openedUseCases: NamedModel | undefined;
let openedRefusals: NamedModel | undefined;

// Unpacked on first use, because most pages of the console never need them.
export function openUseCaseModel(): NamedModel {
  openedUseCases ??= open(useCases);
  return openedUseCases;
}

export function openRefusalModel(): NamedModel {
  openedRefusals ??= open(refusals);
  return openedRefusals;
}

function open({ weights, biases, outputs }: typeof useCases): NamedModel {
  return { ...unpackWeights(weights, USE_CASE_BUCKETS), biases, outputs };
}
