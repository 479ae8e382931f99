// Opens the database of the service with the newest schema.
import { DatabaseFolderRefused } from './embedded-folder.ts';
import { isWithoutTables, migrate } from './migrate.ts';
import { openDatabase, type OpenOptions } from './open.ts';
import type { Database } from './tables.ts';

/**
 * @throws DatabaseFolderRefused when the folder of an embedded database must not be opened; any other error when the
 *   database cannot be opened or reached, or a migration fails
 */
export async function openMigratedDatabase(options: OpenOptions): Promise<Database> {
  const { db, isMade, markMade } = await openDatabase({ ...options, withTables: true });
  try {
    if (isMade && (await isWithoutTables(db))) {
      const { folder } = options.target as { folder: string };
      throw new DatabaseFolderRefused(
        `the database in ${folder} has lost its tables; restore a backup with \`npm run restore\``,
      );
    }
    await migrate(db);
    markMade();
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
