// `npm run clients -- <language> [folder]`: generates a client in another language from the OpenAPI document.
import { join } from 'node:path';
import process from 'node:process';
import { generateClient, LANGUAGES } from './clients/generate.ts';
import { ROOT } from './packages.ts';

const [, , name, given] = process.argv;
const language = LANGUAGES.find((known) => known === name);
if (language === undefined) {
  process.stderr.write(`usage: npm run clients -- <${LANGUAGES.join(' | ')}> [folder]\n`);
  process.exitCode = 1;
} else {
  const folder = given ?? join(ROOT, 'dist', 'clients', language);
  generateClient(language, folder);
  process.stdout.write(`${language}  ${folder}\n`);
}
