// `npm run train` first writes the index of the phrases, which the rest of the training reads.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packPhraseIndex } from '../../src/content/phrase-index.ts';

const INDEX = join(import.meta.dirname, '../../src/content/model/phrase-index.json');

writeFileSync(INDEX, `${JSON.stringify(packPhraseIndex(), undefined, 1)}\n`);
