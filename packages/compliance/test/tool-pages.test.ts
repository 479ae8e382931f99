// Protects the committed pages of docs/tools: they match the generated pages.
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeToolPages } from '../scripts/tool-page.ts';
import { catalogue } from '../src/catalogue.ts';

const FOLDER = new URL('../../../docs/tools/', import.meta.url);
const pages = await makeToolPages(catalogue);

test('every tool has a page, and there are no other pages (run `npm run docs`)', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual([...pages.keys()].toSorted());
});

test.each([...pages])('%s matches the generated page (run `npm run docs`)', (name, page) => {
  expect(readFileSync(new URL(name, FOLDER), 'utf8')).toBe(page);
});
