// Protects that a new row of a table costs the same, however empty the table was when the planner looked at it.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DATABASES, serviceForTest } from '../../../test/support/service.ts';
import { analyzeGrownTables, analyzeTables, vacuumTables } from '../statistics.ts';
import type { Database } from '../tables.ts';

const ROWS = 2_000;
/** No statement may take more than a few seconds, also on a busy machine. */
const ROWS_PER_STATEMENT = 500;

/** Tables of which the planner was told that they are empty. */
async function findTablesThoughtEmpty(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples = 0 and relpages = 0`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

async function addDrafts(db: Database, userId: number, count: number): Promise<void> {
  for (let first = 1; first <= count; first += ROWS_PER_STATEMENT) {
    const last = Math.min(count, first + ROWS_PER_STATEMENT - 1);
    await sql`
      insert into registrations (user_id, origin, label, status, waiting_for, missing_fields, created_at, updated_at)
      select ${userId}, 'packet', 'Shop ' || n, 'DRAFT', 'you', 1, now(), now() from generate_series(${first}::integer, ${last}) as n`.execute(
      db,
    );
  }
}

/** How the connection has come to look for one registration. */
async function explainLookup(db: Database): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain execute find_registration(1)`.execute(db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const prepareLookup = (db: Database) =>
  sql.raw('prepare find_registration(bigint) as select from registrations where id = $1').execute(db);

test.each(DATABASES)('a new database expects rows in each table (%s)', async (database) => {
  const { deps } = await serviceForTest({ database });
  expect(await findTablesThoughtEmpty(deps.db)).toEqual([]);
  await analyzeTables(deps.db);
  expect(await findTablesThoughtEmpty(deps.db)).toEqual([]);
});

test('rows are expected in a table whose rows were all deleted before its space was freed', async () => {
  const service = await serviceForTest({ database: 'embedded' });
  const { db } = service.deps;
  const { id } = await service.register();
  await addDrafts(db, id, ROWS);
  await vacuumTables(db);
  await sql`delete from registrations`.execute(db);
  await vacuumTables(db);
  expect(await findTablesThoughtEmpty(db)).toEqual([]);
});

test('a table that was small when it was looked at is looked at again when it has grown', async () => {
  const service = await serviceForTest({ database: 'embedded' });
  const { db } = service.deps;
  const { id } = await service.register();
  await addDrafts(db, id, 1);
  await vacuumTables(db);
  await sql.raw('set plan_cache_mode = force_generic_plan').execute(db);
  await prepareLookup(db);
  expect(await explainLookup(db)).toContain('Seq Scan');

  await addDrafts(db, id, ROWS);
  expect(await explainLookup(db)).toContain('Seq Scan');
  await analyzeGrownTables(db);
  expect(await explainLookup(db)).toContain('Index');
});

test('a sweep looks at tables that have grown', async () => {
  const service = await serviceForTest({ database: 'embedded' });
  const { db } = service.deps;
  const { id } = await service.register();
  await addDrafts(db, id, 1);
  await vacuumTables(db);
  await addDrafts(db, id, ROWS);
  const readPages = async () =>
    (
      await sql<{ pages: number }>`
        select relpages as pages from pg_class where oid = 'registrations'::regclass`.execute(db)
    ).rows[0]?.pages;
  expect(await readPages()).toBe(1);
  await service.deps.sweep();
  expect(await readPages()).toBeGreaterThan(1);
});
