// Protects the committed documents: the OpenAPI document, the schema dump, and the sample of settings match the code.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { DOCUMENTS, makeDocuments } from '../scripts/documents.ts';

let made: Awaited<ReturnType<typeof makeDocuments>>;
beforeAll(async () => {
  made = await makeDocuments();
});

for (const name of ['openapi', 'schema', 'settings'] as const) {
  test(`the committed ${name} document matches the code (run \`npm run docs\`)`, () => {
    expect(readFileSync(DOCUMENTS[name], 'utf8')).toBe(made[name]);
  });
}
