// Tests that the committed models are the ones that the training scripts make from the corpus.
import { expect, test } from 'vitest';
import { type ModelName, hashSources } from '../scripts/train/sources.ts';
import content from '../src/content/model/model.json' with { type: 'json' };
import phraseIndex from '../src/content/model/phrase-index.json' with { type: 'json' };
import { packPhraseIndex } from '../src/content/phrase-index.ts';
import optOuts from '../src/learned/models/opt-outs.json' with { type: 'json' };
import refusals from '../src/learned/models/refusals.json' with { type: 'json' };
import roles from '../src/learned/models/roles.json' with { type: 'json' };
import useCases from '../src/learned/models/use-cases.json' with { type: 'json' };

const MODELS: readonly (readonly [string, ModelName, { readonly madeFrom: string }])[] = [
  ['content', 'content', content],
  ['roles', 'roles', roles],
  ['opt-outs', 'opt-outs', optOuts],
  ['use cases', 'use-cases', useCases],
  ['refusals', 'use-cases', refusals],
];

test.each(MODELS)(
  'the model of %s was trained from rows, words, and scripts as they are (npm run train)',
  (_title, name, { madeFrom }) => {
    expect(madeFrom).toBe(hashSources(name));
  },
);

const PACKED_BYTES_MAX = 200_000;

test.each([
  ['roles', roles],
  ['opt-outs', optOuts],
  ['use cases', useCases],
  ['refusals', refusals],
] as const)('the model of %s stays small enough to load in a browser', (_title, { weights }) => {
  expect(weights.rows.length + weights.levels.length).toBeLessThan(PACKED_BYTES_MAX);
});

test('the index of the phrases is the one of the word lists as they are (npm run train)', () => {
  expect(phraseIndex).toEqual(packPhraseIndex());
});
