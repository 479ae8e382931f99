// Restores a backup into an empty database: schema as of the backup, rows, sequences, then the newer migrations.
import type { Database, DatabaseTransaction } from '../db/tables.ts';
import { knownMigrations, migrate } from '../db/migrate.ts';
import { analyzeTables } from '../db/statistics.ts';
import { BackupRefused, type Header, type Manifest, readBackup } from './format.ts';
import {
  countRows,
  emptyTable,
  findOccupant,
  insertRows,
  listTables,
  setSequence,
  type Table,
  stopDerivingRows,
  useExactText,
} from './queries.ts';

/**
 * Reads the whole file before it changes anything.
 * @throws BackupRefused if it is damaged, or newer than this version of the service
 */
export async function checkBackup(file: string): Promise<{ header: Header; manifest: Manifest }> {
  const backup = await readBackup(file);
  const { schemaVersion, productVersion } = backup.header;
  if (!knownMigrations().includes(schemaVersion)) {
    throw new BackupRefused(
      `${file} cannot be used: its schema is ${schemaVersion}, made by version ${productVersion}; this version knows ${knownMigrations().at(-1)} and older: install the newer version first`,
    );
  }
  return backup;
}

async function loadRows(
  transaction: DatabaseTransaction,
  file: string,
  tables: ReadonlyMap<string, Table>,
): Promise<void> {
  const columns = new Map<string, readonly string[]>();
  const tableOf = (name: string): Table => {
    const table = tables.get(name);
    if (table === undefined) {
      throw new BackupRefused(`${file} cannot be used: its schema has no table ${name}`);
    }
    return table;
  };
  await readBackup(file, {
    async onHeader(header) {
      for (const { name, columns: names } of header.tables) {
        columns.set(name, names);
      }
      // Tables with references first.
      for (const { name } of header.tables.toReversed()) {
        await emptyTable(transaction, tableOf(name));
      }
    },
    onRows: (name, lines) => insertRows(transaction, tableOf(name), columns.get(name) ?? [], lines),
  });
}

async function checkCounts(
  transaction: DatabaseTransaction,
  tables: ReadonlyMap<string, Table>,
  manifest: Manifest,
): Promise<void> {
  for (const { name, rows } of manifest.tables) {
    const count = await countRows(transaction, tables.get(name) as Table);
    if (count !== rows) {
      throw new Error(`${name} has ${count} rows after the restore instead of ${rows}`);
    }
  }
}

/**
 * All or nothing: after a failure, the database is still empty.
 * @param db a database that nothing else uses
 * @throws BackupRefused when it is not empty
 */
export async function restoreBackup(
  db: Database,
  file: string,
  { header, manifest }: { header: Header; manifest: Manifest },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const occupant = await findOccupant(transaction);
    if (occupant !== undefined) {
      throw new BackupRefused(
        `the database is not empty (it has ${occupant}): a backup is restored into an empty one only`,
      );
    }
    await migrate(transaction, header.schemaVersion);
    await useExactText(transaction);
    await stopDerivingRows(transaction);
    const tables = new Map((await listTables(transaction)).map((table) => [table.name, table]));
    await loadRows(transaction, file, tables);
    await checkCounts(transaction, tables, manifest);
    for (const [name, last] of Object.entries(manifest.sequences)) {
      await setSequence(transaction, name, last);
    }
    await migrate(transaction);
  });
  await analyzeTables(db);
}
