// Part of `npm run docs`: writes the list of operations, which become commands, and the columns of the CSV templates.
import { writeFileSync } from 'node:fs';
import { readDocument } from '../../../packages/client/scripts/document.ts';
import { makeOperations } from './generate.ts';
import { makeTemplates } from './templates.ts';

const FOLDER = new URL('../src/generated/', import.meta.url);

writeFileSync(new URL('operations.ts', FOLDER), makeOperations(readDocument()));
writeFileSync(new URL('templates.ts', FOLDER), makeTemplates());
