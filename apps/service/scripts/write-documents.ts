// `npm run docs`: writes the committed documents anew.
import { writeFileSync } from 'node:fs';
import { DOCUMENTS, makeDocuments } from './documents.ts';

const made = await makeDocuments();
for (const name of Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[]) {
  writeFileSync(DOCUMENTS[name], made[name]);
}
