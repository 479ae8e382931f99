// Migrates the database to the newest schema. If two processes start together, the second waits and has nothing to do.
import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { withStatementDeadline } from './deadline.ts';
import type { Database } from './tables.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/** Numbered SQL files, in the order of their numbers. */
const sqlFiles: MigrationProvider = {
  getMigrations: () => {
    const entries = knownMigrations().map((name): [string, Migration] => {
      const text = readFileSync(new URL(`${name}.sql`, FOLDER), 'utf8');
      return [name, { up: async (db) => void (await sql.raw(text).execute(db)) }];
    });
    return Promise.resolve(Object.fromEntries(entries));
  },
};

const MIGRATION_DEADLINE_MS = 30 * 60_000;

/** In their order. The migrator reads the whole catalog for this, which takes a fifth of a start. */
async function finishedMigrations(database: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as "isThere"`.execute(database);
  if (tables[0]?.isThere !== true) {
    return [];
  }
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return rows.map(({ name }) => name).toSorted();
}

const migrator = (database: Database) => new Migrator({ db: database, provider: sqlFiles });

/** Names of the migrations of this version, the newest last. */
export const knownMigrations = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.replace(/\.sql$/, ''))
    .toSorted();

/**
 * @param upTo the last migration to run; the newest one when absent
 * @throws the error of the failed migration; then the whole run is rolled back
 */
export async function migrate(database: Database, upTo?: string): Promise<void> {
  if (upTo === undefined && isDeepStrictEqual(await finishedMigrations(database), knownMigrations())) {
    return;
  }
  const run = migrator(database);
  const { error } = await withStatementDeadline(MIGRATION_DEADLINE_MS, () =>
    upTo === undefined ? run.migrateToLatest() : run.migrateTo(upTo),
  );
  if (error !== undefined) {
    throw error instanceof Error ? error : new Error('migration failed', { cause: error });
  }
}

/** Whether no migration ever ran. */
export const isWithoutTables = async (database: Database): Promise<boolean> =>
  (await finishedMigrations(database)).length === 0;

/** Names of migrations of this version that the database does not have. */
export async function pendingMigrations(database: Database): Promise<string[]> {
  const finished = new Set(await finishedMigrations(database));
  return knownMigrations().filter((name) => !finished.has(name));
}
