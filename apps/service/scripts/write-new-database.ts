// `npm run new-database`: writes the embedded database that a first start unpacks. Without it, a first start makes one, which takes
// seconds and half a gigabyte.
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { makeNewDatabase } from './new-database.ts';

const FILE = new URL('../src/db/new-database.tar.br', import.meta.url);
/** Three databases in it have the same files. A smaller window does not reach from one to the next. */
const WINDOW_BITS = 24;

const archive = await makeNewDatabase();
const params = {
  [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
  [constants.BROTLI_PARAM_SIZE_HINT]: archive.length,
};
writeFileSync(FILE, brotliCompressSync(archive, { params }));
