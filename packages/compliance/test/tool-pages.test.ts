// The committed pages of docs/tools are those that the code makes.
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeToolPages } from '../scripts/tool-page.ts';
import { catalogue } from '../src/catalogue.ts';

const FOLDER = new URL('../../../docs/tools/', import.meta.url);
const pages = await makeToolPages(catalogue);

test('there is a page for every tool and no other (run `npm run docs`)', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual([...pages.keys()].toSorted());
});

test.each([...pages])('%s is what the code makes (run `npm run docs`)', (name, page) => {
  expect(readFileSync(new URL(name, FOLDER), 'utf8')).toBe(page);
});
