// Divides rows for cross-validation.
import { createHash } from 'node:crypto';

/** Rows with the same idea are in the same fold, so that no variation of a row is learned from before it is judged. */
export function foldOf({ idea }: { readonly idea: string }, folds: number): number {
  return (createHash('sha256').update(idea).digest()[0] as number) % folds;
}
