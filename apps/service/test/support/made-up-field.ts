// Loaded with `node --import`: adds one entry to the definitions of campaign fields, and lets the command line read
// generated files from another folder. Nothing else of the product changes.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const DEFINITIONS = '/packages/registration/src/campaign/fields.ts';
const FIRST_LINE = 'export const CAMPAIGN_FIELDS = {';

/** The complete change for a new field. */
const ENTRY = `
  madeUpNote: define(text(5, 300), {
    registryName: 'madeUpRemark',
    required: 'never',
    isChangeable: true,
    label: 'Made-up note',
    description: 'A field that exists only in one test.',
    example: 'Written for a test.',
    step: 'attributes',
  }),`;

const GENERATED = /\/apps\/command-line\/src\/generated\/(\w+\.ts)$/;
const generatedFolder = process.env['GENERATED_FOLDER'];

function sourceOf(url: string): string | undefined {
  const path = new URL(url).pathname;
  if (path.endsWith(DEFINITIONS)) {
    const source = readFileSync(new URL(url), 'utf8');
    if (!source.includes(FIRST_LINE)) {
      throw new Error(`${DEFINITIONS} does not contain "${FIRST_LINE}"`);
    }
    return source.replace(FIRST_LINE, `${FIRST_LINE}${ENTRY}`);
  }
  const generated = GENERATED.exec(path)?.[1];
  return generated === undefined || generatedFolder === undefined
    ? undefined
    : readFileSync(pathToFileURL(join(generatedFolder, generated)), 'utf8');
}

registerHooks({
  load(url, context, nextLoad) {
    const source = url.startsWith('file:') ? sourceOf(url) : undefined;
    return source === undefined
      ? nextLoad(url, context)
      : { format: 'module-typescript', source, shortCircuit: true };
  },
});
