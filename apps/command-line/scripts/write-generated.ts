// Part of `npm run docs`: writes the list of operations that flags are made from anew.
import { writeFileSync } from 'node:fs';
import { readDocument } from '../../../packages/client/scripts/document.ts';
import { makeOperations } from './generate.ts';

writeFileSync(new URL('../src/generated/operations.ts', import.meta.url), makeOperations(readDocument()));
