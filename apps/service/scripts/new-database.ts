// The embedded database as a first start finds it: without this file, a first start makes one, which takes seconds and half a gigabyte.
import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';

/**
 * A new PostgreSQL database without tables, compressed. A start adds the tables by its migrations, as in one that it made itself.
 * @param file is replaced
 */
export async function writeNewDatabase(file: string): Promise<void> {
  const database = await PGlite.create();
  try {
    // Otherwise each first start would repeat what the log says since the last checkpoint.
    await database.exec('checkpoint');
    const archive = await database.dumpDataDir('gzip');
    await writeFile(file, Buffer.from(await archive.arrayBuffer()));
  } finally {
    await database.close();
  }
}
