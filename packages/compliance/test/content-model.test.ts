// Tests that the committed content model is the one that the training script makes from the corpus.
import { expect, test } from 'vitest';
import { hashSources } from '../scripts/train/sources.ts';
import model from '../src/content/model/model.json' with { type: 'json' };

test('the content model was trained from the rows, words, and scripts as they are (npm run train)', () => {
  expect(model.madeFrom).toBe(hashSources('content'));
});
