// Dumps the database as text, for tests of what it must not contain.
import { sql } from 'kysely';
import type { TestService } from './service.ts';

/** All tables with their contents. */
export async function dumpOf({ deps: { db } }: TestService): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const dumps = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(held)::text as row from ${sql.table(name)} as held`.execute(db);
      return [name, ...rows.map(({ row }) => row)].join('\n');
    }),
  );
  return dumps.join('\n');
}
