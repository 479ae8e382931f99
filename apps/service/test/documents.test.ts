// Protects the committed documents: the OpenAPI document and the schema dump match the code.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { DOCUMENTS, makeDocuments } from '../scripts/documents.ts';

let made: Awaited<ReturnType<typeof makeDocuments>>;
beforeAll(async () => {
  made = await makeDocuments();
});

for (const name of ['openapi', 'schema'] as const) {
  test(`the committed ${name} document matches the code (run \`npm run docs\`)`, () => {
    expect(readFileSync(DOCUMENTS[name], 'utf8')).toBe(made[name]);
  });
}
