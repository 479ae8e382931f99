// Protects docs/providers.md: it says what the data say.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeProvidersPage, PAGE } from '../scripts/providers-page.ts';

test('the committed page of the providers matches the data (run `npm run docs`)', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(makeProvidersPage());
});
