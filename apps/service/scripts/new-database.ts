// Makes an embedded database as a first start finds it.
import { PGlite } from '@electric-sql/pglite';

/**
 * @returns a tar archive of a new PostgreSQL database without tables. A start adds the tables by its migrations, as in one that it
 * made itself.
 */
export async function makeNewDatabase(): Promise<Buffer> {
  const database = await PGlite.create();
  try {
    // Otherwise each first start would repeat what the log says since the last checkpoint.
    await database.exec('checkpoint');
    const archive = await database.dumpDataDir('none');
    return Buffer.from(await archive.arrayBuffer());
  } finally {
    await database.close();
  }
}
