// Part of `npm run docs`: writes the list of operations, which become commands, the columns of the CSV templates, and the fields of a
// packet.
import { writeFileSync } from 'node:fs';
import { readDocument } from '../../../packages/client/scripts/document.ts';
import { makeOperations } from './generate.ts';
import { makePacketFields } from './packet-fields.ts';
import { makeTemplates } from './templates.ts';

const FOLDER = new URL('../src/generated/', import.meta.url);

writeFileSync(new URL('operations.ts', FOLDER), makeOperations(readDocument()));
writeFileSync(new URL('templates.ts', FOLDER), makeTemplates());
writeFileSync(new URL('packet-fields.ts', FOLDER), makePacketFields());
