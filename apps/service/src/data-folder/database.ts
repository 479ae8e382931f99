// Opens the database of a data folder, and records an embedded one, so that its loss is not taken for a first start.
import { openMigratedDatabase } from '../db/open-migrated.ts';
import type { OpenOptions } from '../db/open.ts';
import type { Database } from '../db/tables.ts';
import type { DataFolder } from './open.ts';

/** @throws like `openMigratedDatabase` */
export async function openDatabaseOf(
  folder: DataFolder,
  options: Omit<OpenOptions, 'mustExist'>,
): Promise<Database> {
  const { target } = options;
  if (target.kind === 'server') {
    return openMigratedDatabase(options);
  }
  const db = await openMigratedDatabase({ ...options, mustExist: folder.hasMade(target.folder) });
  folder.rememberMade(target.folder);
  return db;
}
