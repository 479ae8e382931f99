// The rows that the content model learns from, with their features.
import type { PlacedConcept } from '../../src/content/concept-trie.ts';
import { type ContentReading, readConcepts } from '../../src/content/concepts.ts';
import { type Counted, countConcepts, listFeatures } from '../../src/content/features.ts';
import { CATEGORY_IDS, type CategoryId } from '../../src/content/lexicons.ts';
import { plainTalkPlots } from '../../src/content/lexicon/plots-plain-talk.ts';
import { listPhrases } from '../../src/content/phrase-lists.ts';
import { readTokens } from '../../src/content/tokens.ts';
import type { Feature } from '../../src/learned/linear-model.ts';
import { type Row, readRows } from '../evaluate/rows.ts';

export type TrainingRow = {
  readonly row: Row<'content'>;
  /** What the model learns from. */
  readonly features: readonly Feature[];
  /** What the row is judged by while it is held out. */
  readonly heldOut: {
    readonly concepts: readonly PlacedConcept[];
    readonly counted: ReadonlyMap<CategoryId, Counted>;
    readonly length: number;
    readonly features: readonly Feature[];
  };
  /** Index of the category, or -1. */
  readonly target: number;
  readonly idea: string;
  readonly writer: string;
};

/**
 * A phrase that occurs in few ideas may have been written down because of them. The model must not learn to trust such
 * phrases more than they deserve in a text that no author of the lexicon has seen.
 */
const IDEAS_MIN = 5;
/**
 * The plots of plain talk were written from the rows of these writers. The model learns neither from the rows nor from the
 * plots: hard rows only would shift what it finds suspicious in ordinary texts.
 */
const WRITERS_OF_RULES = new Set(['tess']);
const UNLEARNED_PLOTS: ReadonlySet<string> = new Set(Object.values(plainTalkPlots).flatMap(listPhrases));

export function readTrainingRows(): TrainingRow[] {
  const read = readRows('training', 'content')
    .filter(({ writer }) => !WRITERS_OF_RULES.has(writer))
    .map((row) => ({ row, reading: withoutUnlearned(readConcepts(readTokens(row.text), row.sender)) }));
  const ideasOf = collect(read, ({ idea }) => idea);
  const writersOf = collect(read, ({ writer }) => writer);
  return read.map(({ row, reading }) => {
    const list = (counted: ReadonlyMap<CategoryId, Counted>) =>
      listFeatures(row.text, reading.text, counted, reading.isMasked);
    const common = reading.concepts.filter(
      (one) => one.category === undefined || (ideasOf.get(nameOf(one))?.size ?? 0) >= IDEAS_MIN,
    );
    // A phrase that this writer alone uses may be in the lexicon because of this row.
    const concepts = reading.concepts.filter(
      (one) => one.category === undefined || (writersOf.get(nameOf(one))?.size ?? 0) > 1,
    );
    const counted = countConcepts(concepts);
    return {
      row,
      features: list(countConcepts(common)),
      heldOut: { concepts, counted, length: reading.text.tokens.length, features: list(counted) },
      target: row.category === 'none' ? -1 : CATEGORY_IDS.indexOf(row.category),
      idea: row.idea,
      writer: row.writer,
    };
  });
}

const nameOf = ({ category, role, phrase, plot }: PlacedConcept): string =>
  `${category} ${role} ${plot ?? phrase}`;

type Read = { readonly row: Row<'content'>; readonly reading: ContentReading };

/** By phrase: what its rows have. */
function collect(read: readonly Read[], valueOf: (row: Row<'content'>) => string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { row, reading } of read) {
    for (const concept of reading.concepts) {
      const values = found.get(nameOf(concept)) ?? new Set();
      found.set(nameOf(concept), values.add(valueOf(row)));
    }
  }
  return found;
}

function withoutUnlearned(reading: ContentReading): ContentReading {
  const concepts = reading.concepts.filter(({ plot }) => plot === undefined || !UNLEARNED_PLOTS.has(plot));
  return { ...reading, concepts };
}
