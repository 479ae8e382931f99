// Part of `npm run docs`: writes the generated part of the client.
import { mkdirSync, writeFileSync } from 'node:fs';
import { readDocument } from './document.ts';
import { makeGenerated } from './generate.ts';

const FOLDER = new URL('../src/generated/', import.meta.url);

mkdirSync(FOLDER, { recursive: true });
for (const [name, text] of makeGenerated(readDocument())) {
  writeFileSync(new URL(name, FOLDER), text);
}
