// The files that the content model depends on.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = join(import.meta.dirname, '../..');

const SOURCES = [
  'corpus/training/content/*.jsonl',
  'scripts/train/*.ts',
  'src/content/lexicon/*.ts',
  'src/content/{lexicons,tokens,concept-trie,phrase-lists,phrase-index,concepts,features,signs,score,packed-weights,verdicts}.ts',
  'src/text/words.ts',
];

/** Changes with any file that the model depends on, so that a test can tell whether it has to be trained again. */
export function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((pattern) => globSync(join(PACKAGE, pattern))).toSorted()) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}
