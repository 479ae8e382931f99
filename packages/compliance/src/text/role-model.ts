// Opens the trained model of roles.
import type { Weights } from '../learned/linear-model.ts';
import model from '../learned/models/roles.json' with { type: 'json' };
import { unpackWeights } from '../learned/packed-weights.ts';
import { ROLE_BUCKETS } from './role-features.ts';

let opened: Weights | undefined;

// Unpacked on first use, because most pages of the console never need it.
export function openRoleModel(): Weights {
  opened ??= { ...unpackWeights(model.weights, ROLE_BUCKETS), biases: model.biases };
  return opened;
}
