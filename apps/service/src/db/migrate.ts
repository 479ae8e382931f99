// Migrates the database to the newest schema. If two processes start together, the second waits and has nothing to do.
import { readdirSync, readFileSync } from 'node:fs';
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
  (await migrator(database).getMigrations()).every((migration) => migration.executedAt === undefined);

/** Names of migrations of this version that the database does not have. */
export async function pendingMigrations(database: Database): Promise<string[]> {
  const all = await migrator(database).getMigrations();
  return all.filter((migration) => migration.executedAt === undefined).map((migration) => migration.name);
}
