// The planner's statistics of the tables. They never say that a table is empty.
import { sql } from 'kysely';
import type { Database } from './tables.ts';

/**
 * Tables whose files are not empty. Of a table that was empty when it was looked at, the planner expects no rows: it plans to read all of it,
 * keeps the plan while the connection lasts, and reads thousands of rows for each new one when the table fills. Of a table that
 * was never looked at, it expects some.
 */
async function findFilledTables(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Of the embedded database: frees the space of deleted rows for new ones, table by table, so that requests wait for at most one table.
 * What this says of a table without rows is forgotten.
 */
export async function vacuumTables(db: Database): Promise<void> {
  for (const table of await findFilledTables(db)) {
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
  }
  await sql`
    select pg_clear_relation_stats('public', relname) from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples = 0 and relpages = 0`.execute(
    db,
  );
}

/** After many rows were written at once. */
export async function analyzeTables(db: Database): Promise<void> {
  for (const table of await findFilledTables(db)) {
    await sql`analyze ${sql.table(table)}`.execute(db);
  }
}

/** From this size on, no plan reads all of a table for one row. */
const SMALL_PAGES_MAX = 64;
const GROWTH = 2;
/** A table may fill so many pages before it is looked at again, however small it was. */
const GROWN_PAGES_MIN = 8;

/**
 * The embedded database does not notice by itself that a small table has grown. Plans that were right for it are made anew then.
 * Large tables wait for the next time that space is freed: looking at them takes long, and everything else waits.
 */
export async function analyzeGrownTables(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples >= 0 and relpages < ${SMALL_PAGES_MAX}
      and pg_relation_size(oid) / current_setting('block_size')::integer >= greatest(${GROWTH} * relpages, ${GROWN_PAGES_MIN})`.execute(
    db,
  );
  for (const { name } of rows) {
    await sql`analyze ${sql.table(name)}`.execute(db);
  }
}
