// The files that each learned model depends on.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = join(import.meta.dirname, '../..');

const LEARNING = ['scripts/train/{folds,learn,sources}.ts', 'src/learned/*.ts', 'src/text/words.ts'];

const SOURCES = {
  content: [
    'corpus/training/content/*.jsonl',
    'scripts/train/{content,phrases,training-rows}.ts',
    'src/content/lexicon/*.ts',
    'src/content/{lexicons,tokens,concept-trie,phrase-lists,phrase-index,concepts,features,signs,score,verdicts}.ts',
  ],
  roles: [
    'corpus/training/{content,opt-out}/*.jsonl',
    'scripts/train/roles.ts',
    'src/content/tokens.ts',
    'src/text/role{-*,s}.ts',
  ],
  'opt-outs': [
    'corpus/training/opt-out/*.jsonl',
    'scripts/train/opt-outs.ts',
    'src/content/tokens.ts',
    'src/text/opt-out-*.ts',
    'src/text/{filtered-pattern,pattern-needs}.ts',
  ],
  'use-cases': [
    'corpus/training/use-cases/*.jsonl',
    'scripts/train/use-cases.ts',
    'src/content/tokens.ts',
    'src/facts/use-case-*.ts',
    'src/text/use-case-*.ts',
    'src/rules/use-case-wordings.ts',
    'src/text/{negation,smallness,word-groups}.ts',
  ],
} as const;

export type ModelName = keyof typeof SOURCES;

/** Changes with any file that the model depends on, so that a test can tell whether it has to be trained again. */
export function hashSources(model: ModelName): string {
  const hash = createHash('sha256');
  for (const file of [...LEARNING, ...SOURCES[model]]
    .flatMap((pattern) => globSync(join(PACKAGE, pattern), { exclude: ['**/*.test.ts'] }))
    .toSorted()) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}
