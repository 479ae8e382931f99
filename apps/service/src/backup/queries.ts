// The SQL of backup and restore. It reads the tables from the catalog, so a new table needs no change here.
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../db/tables.ts';

type Column = { readonly name: string; readonly type: string };
export type Table = {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly key: readonly string[];
};

/** The migrations create these tables. */
const KEPT_BY_MIGRATIONS = new Set(['kysely_migration', 'kysely_migration_lock']);

/** Every value as text that PostgreSQL reads back exactly, whatever the server settings. */
export async function useExactText(transaction: DatabaseTransaction): Promise<void> {
  await sql`select set_config('datestyle', 'ISO, YMD', true), set_config('timezone', 'UTC', true),
    set_config('intervalstyle', 'postgres', true), set_config('extra_float_digits', '3', true),
    set_config('bytea_output', 'hex', true)`.execute(transaction);
}

/** The backup has the rows that triggers would derive from others. */
export async function stopDerivingRows(transaction: DatabaseTransaction): Promise<void> {
  await sql`select set_config('tendlc.restoring', 'on', true)`.execute(transaction);
}

export async function listTables(db: Database | DatabaseTransaction): Promise<Table[]> {
  const { rows } = await sql<{ name: string; columns: Column[]; key: string[] }>`
    select c.relname::text as name,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum), '[]')
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(jsonb_agg(a.attname order by k.place), '[]')
        from pg_index i
        cross join unnest(i.indkey::smallint[]) with ordinality as k (attnum, place)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`.execute(db);
  const references = await listReferences(db);
  const tables = rows.filter(({ name }) => !KEPT_BY_MIGRATIONS.has(name));
  return sortByReferences(tables, references);
}

type Reference = { readonly from: string; readonly to: string };

async function listReferences(db: Database | DatabaseTransaction): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select f.relname::text as "from", t.relname::text as "to" from pg_constraint k
    join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.conrelid <> k.confrelid and f.relnamespace = current_schema()::regnamespace`.execute(
    db,
  );
  return rows;
}

/** Each table follows the tables that it references, so rows can be inserted in this order. */
function sortByReferences(tables: readonly Table[], references: readonly Reference[]): Table[] {
  const sorted: Table[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const isFree = ({ name }: Table) => !references.some(({ from, to }) => from === name && names.has(to));
    const free = waiting.filter(isFree);
    if (free.length === 0) {
      throw new Error(`tables refer to each other in a circle: ${[...names].join(', ')}`);
    }
    sorted.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return sorted;
}

/** The highest value that each sequence has assigned. */
export async function readSequences(transaction: DatabaseTransaction): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; last: number }>`
    select sequencename::text as name, last_value as last from pg_sequences
    where schemaname = current_schema() and last_value is not null`.execute(transaction);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

export async function appliedMigrations(db: Database | DatabaseTransaction): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** The newest link of the audit chain. Stored next to the backup, it shows if the log is rewritten later. */
export async function readAuditHead(
  transaction: DatabaseTransaction,
): Promise<{ sequence: number; hash: string } | null> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('audit_head') is not null as there`.execute(transaction);
  if (rows[0]?.there !== true) {
    return null;
  }
  const head = await sql<{ sequence: number; hash: string }>`
    select sequence, encode(hash, 'hex') as hash from audit_head`.execute(transaction);
  return head.rows[0] ?? null;
}

/** Small enough that a page of the largest rows fits in memory. */
const PAGE_ROWS = 500;

/** The rows of a table as JSON arrays of text, in the order of its key, page by page. */
export async function* readRows(transaction: DatabaseTransaction, table: Table): AsyncGenerator<string[]> {
  const values = sql.join(table.columns.map(({ name }) => sql`${sql.ref(name)}::text`));
  const order =
    table.key.length === 0 ? sql`` : sql`order by ${sql.join(table.key.map((name) => sql.ref(name)))}`;
  await sql`declare backup_rows no scroll cursor for
    select json_build_array(${values})::text as line from ${sql.table(table.name)} ${order}`.execute(
    transaction,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`
      fetch ${sql.lit(PAGE_ROWS)} from backup_rows`.execute(transaction);
    if (rows.length === 0) {
      break;
    }
    yield rows.map(({ line }) => line);
  }
  await sql`close backup_rows`.execute(transaction);
}

/** @param lines JSON arrays of text, in the order of the columns */
export async function insertRows(
  transaction: DatabaseTransaction,
  table: Table,
  columns: readonly string[],
  lines: readonly string[],
): Promise<void> {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]));
  const values = columns.map(
    (name, place) => sql`(r->>${sql.lit(place)})::${sql.raw(types.get(name) ?? 'text')}`,
  );
  await sql`
    insert into ${sql.table(table.name)} (${sql.join(columns.map((name) => sql.ref(name)))})
    overriding system value
    select ${sql.join(values)}
    from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) with ordinality as e (r, place)
    order by place`.execute(transaction);
}

/** Deletes the rows that a migration inserted, because the backup contains them. */
export async function emptyTable(transaction: DatabaseTransaction, table: Table): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`
    select exists (select from ${sql.table(table.name)}) as there`.execute(transaction);
  if (rows[0]?.there === true) {
    await sql`delete from ${sql.table(table.name)}`.execute(transaction);
  }
}

export async function countRows(transaction: DatabaseTransaction, table: Table): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table.name)}`.execute(transaction);
  return rows[0]?.count ?? 0;
}

/** The next value follows the last one that was assigned before the backup. */
export async function setSequence(
  transaction: DatabaseTransaction,
  name: string,
  last: number,
): Promise<void> {
  await sql`
    select setval(to_regclass(quote_ident(${name})), ${last}::bigint)
    where to_regclass(quote_ident(${name})) is not null`.execute(transaction);
}

/** The contents of the target database of a restore. */
export async function findOccupant(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    order by relname limit 1`.execute(db);
  return rows[0]?.name;
}
