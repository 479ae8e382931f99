// Run as a process: writes what `npm run docs` generates for the command line, from the document at a URL, into a
// folder.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expandDocument } from '../../../../packages/client/scripts/document.ts';
import { makeOperations } from '../../../command-line/scripts/generate.ts';
import { makeTemplates } from '../../../command-line/scripts/templates.ts';

const [documentUrl = '', folder = ''] = process.argv.slice(2);
const published = (await (await fetch(documentUrl)).json()) as Parameters<typeof makeOperations>[0];
const document = expandDocument(published);
writeFileSync(join(folder, 'operations.ts'), makeOperations(document));
writeFileSync(join(folder, 'templates.ts'), makeTemplates());
