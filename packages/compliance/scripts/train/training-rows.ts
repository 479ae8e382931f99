// The rows that the content model learns from, with their features.
import { createHash } from 'node:crypto';
import { readConcepts } from '../../src/content/concepts.ts';
import { type Feature, countConcepts, listFeatures } from '../../src/content/features.ts';
import { CATEGORY_IDS } from '../../src/content/lexicons.ts';
import { readTokens } from '../../src/content/tokens.ts';
import { readRows } from '../evaluate/rows.ts';

export type TrainingRow = {
  readonly features: readonly Feature[];
  /** Index of the category, or -1. */
  readonly target: number;
  readonly idea: string;
  readonly writer: string;
  /** Whether a concept of each category is in the text, so that the category may be named. */
  readonly mayName: ReadonlySet<number>;
};

export function readTrainingRows(): TrainingRow[] {
  return readRows('training', 'content').map(({ text, category, sender, idea, writer }) => {
    const reading = readConcepts(readTokens(text), sender);
    const counted = countConcepts(reading.concepts);
    const named = CATEGORY_IDS.flatMap((id, index) => {
      const counts = counted.get(id);
      return counts !== undefined && counts.strong + counts.product + counts.slang > 0 ? [index] : [];
    });
    return {
      features: listFeatures(reading.text.tokens, counted, reading.isMasked),
      target: category === 'none' ? -1 : CATEGORY_IDS.indexOf(category),
      idea,
      writer,
      mayName: new Set(named),
    };
  });
}

/** Rows with the same idea are in the same fold, so that no variation of a row is learned from before it is judged. */
export function foldOf(row: TrainingRow, folds: number): number {
  return (createHash('sha256').update(row.idea).digest()[0] as number) % folds;
}
