// Part of `npm run docs`: writes docs/tools, and deletes pages of removed tools.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { catalogue } from '../src/catalogue.ts';
import { makeToolPages } from './tool-page.ts';

const FOLDER = new URL('../../../docs/tools/', import.meta.url);

const pages = await makeToolPages(catalogue);
mkdirSync(FOLDER, { recursive: true });
for (const name of readdirSync(FOLDER)) {
  if (!pages.has(name)) {
    rmSync(new URL(name, FOLDER));
  }
}
for (const [name, page] of pages) {
  writeFileSync(new URL(name, FOLDER), page);
}
