// Tests that the committed content model is the one that the training script makes from the corpus.
import { expect, test } from 'vitest';
import { hashSources } from '../scripts/train/sources.ts';
import model from '../src/content/model/model.json' with { type: 'json' };
import phraseIndex from '../src/content/model/phrase-index.json' with { type: 'json' };
import { packPhraseIndex } from '../src/content/phrase-index.ts';

test('the content model was trained from the rows, words, and scripts as they are (npm run train)', () => {
  expect(model.madeFrom).toBe(hashSources());
});

test('the index of the phrases is the one of the word lists as they are (npm run train)', () => {
  expect(phraseIndex).toEqual(packPhraseIndex());
});
