// The rows that the content model learns from, with their features.
import { createHash } from 'node:crypto';
import type { PlacedConcept } from '../../src/content/concept-trie.ts';
import { readConcepts } from '../../src/content/concepts.ts';
import { type Feature, countConcepts, isCategoryNamed, listFeatures } from '../../src/content/features.ts';
import { CATEGORY_IDS } from '../../src/content/lexicons.ts';
import { readTokens } from '../../src/content/tokens.ts';
import { readRows } from '../evaluate/rows.ts';

export type TrainingRow = {
  readonly features: readonly Feature[];
  /** Index of the category, or -1. */
  readonly target: number;
  readonly idea: string;
  readonly writer: string;
  /** The categories that a word of the text names. */
  readonly mayName: ReadonlySet<number>;
};

export function readTrainingRows(): TrainingRow[] {
  const read = readRows('training', 'content').map((row) => ({
    row,
    reading: readConcepts(readTokens(row.text), row.sender),
  }));
  const ideasOf = new Map<string, Set<string>>();
  for (const { row, reading } of read) {
    for (const concept of reading.concepts) {
      const ideas = ideasOf.get(nameOf(concept)) ?? new Set();
      ideasOf.set(nameOf(concept), ideas.add(row.idea));
    }
  }
  // A phrase that occurs in a single idea may have been written down because of it. The model must not learn to
  // trust such phrases more than they deserve in a text that no author of the lexicon has seen.
  const isCommon = (concept: PlacedConcept): boolean =>
    concept.category === undefined || (ideasOf.get(nameOf(concept))?.size ?? 0) > 1;
  return read.map(({ row: { category, idea, writer }, reading }) => {
    const counted = countConcepts(reading.concepts.filter(isCommon));
    const named = CATEGORY_IDS.flatMap((id, index) => (isCategoryNamed(counted.get(id)) ? [index] : []));
    return {
      features: listFeatures(reading.text.tokens, counted, reading.isMasked),
      target: category === 'none' ? -1 : CATEGORY_IDS.indexOf(category),
      idea,
      writer,
      mayName: new Set(named),
    };
  });
}

const nameOf = ({ category, role, phrase }: PlacedConcept): string => `${category} ${role} ${phrase}`;

/** Rows with the same idea are in the same fold, so that no variation of a row is learned from before it is judged. */
export function foldOf(row: TrainingRow, folds: number): number {
  return (createHash('sha256').update(row.idea).digest()[0] as number) % folds;
}
