// Protects the search for words in order: it finds the same as one bounded pattern, in linear time.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentClauses } from '../facts/document-clauses.ts';
import { findWording } from './words-in-order.ts';

const ONE_GAP = { parts: [/\b(?:keep|kept)\b/i, /\b(?:years?|until)\b/i], apartMax: [12] };
const TWO_GAPS = {
  parts: [/\b(?:not|no)\b/i, /\bshared?\b/i, /\bthird part(?:y|ies)/i],
  apartMax: [12, 14],
};
const NEAREST = {
  parts: [/\bcontact\b/i, /@|\d{3}/],
  apartMax: [20],
  stops: ['line'],
  isNearest: true,
} as const;

const texts = fc
  .array(
    fc.constantFrom(
      ...'not|no|NO|share|shared|third party|third parties|keep|kept|year|years|until|contact|@|123|12|a|of the|.|!|\n|,|known|shares|é|😀'.split(
        '|',
      ),
    ),
    { maxLength: 40 },
  )
  .chain((words) =>
    fc
      .array(fc.constantFrom(' ', ' ', ' ', ', ', '', '   '), {
        minLength: words.length,
        maxLength: words.length,
      })
      .map((gaps) => words.map((word, index) => `${word}${gaps[index]}`).join('')),
  );

describe('any text', () => {
  test.each([
    ['one gap', [ONE_GAP], /\b(?:keep|kept)\b[^.!?\n]{0,12}\b(?:years?|until)\b/i],
    ['two gaps', [TWO_GAPS], /\b(?:not|no)\b[^.!?\n]{0,12}\bshared?\b[^.!?\n]{0,14}\bthird part(?:y|ies)/i],
    ['the nearest end', [NEAREST], /\bcontact\b[^\n]{0,20}?(?:@|\d{3})/i],
    [
      'the first of several wordings',
      [ONE_GAP, /\bno\b/i],
      /\b(?:keep|kept)\b[^.!?\n]{0,12}\b(?:years?|until)\b|\bno\b/i,
    ],
    [
      'two wordings with the same start',
      [/\bno\b/i, TWO_GAPS],
      /\bno\b|\b(?:not|no)\b[^.!?\n]{0,12}\bshared?\b[^.!?\n]{0,14}\bthird part(?:y|ies)/i,
    ],
  ] as const)('%s: finds and quotes what one pattern would', (_name, wordings, pattern) => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(findWording(text, wordings)).toBe(pattern.exec(text)?.[0]);
      }),
      { numRuns: 2000 },
    );
  });
});

const clause = (id: string) => documentClauses.find((row) => row.id === id)?.wordings ?? [];

test.each([
  ['non_sharing', 'We never share your number with any third party.', true],
  ['non_sharing', 'We do not call. We share numbers with a third party.', false],
  ['non_sharing', `We do not share${' anything'.repeat(20)} with third parties.`, false],
  ['collected', 'We collect your name! And your mobile number.', true],
  ['collected', 'We collect your name. Your mobile number stays with you.', false],
  ['contact', 'Questions?\nWrite to us@example.com', false],
  ['contact', 'Questions? Write. Us@example.com', true],
])('%s in “%s”: %s', (id, text, stands) => {
  expect(findWording(text, clause(id)) !== undefined).toBe(stands);
});
