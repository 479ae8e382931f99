// What the tables take on disk, with their indexes.
import type pg from 'pg';

type TableSize = {
  readonly table: string;
  readonly rows: number;
  readonly megabytes: number;
  readonly bytesPerRow: number;
};

/** Tables of a megabyte and more, the largest first. */
export async function readStorage(client: pg.Client) {
  const { rows: tables } = await client.query<TableSize>(`
    select c.relname as table, c.reltuples::bigint::float8 as rows,
      round(pg_total_relation_size(c.oid) / 1048576.0)::integer as megabytes,
      round(pg_total_relation_size(c.oid) / greatest(c.reltuples, 1))::integer as "bytesPerRow"
    from pg_class as c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and pg_total_relation_size(c.oid) >= 1048576 and c.reltuples > 0
    order by pg_total_relation_size(c.oid) desc`);
  const { rows } = await client.query<{ megabytes: number }>(
    'select round(pg_database_size(current_database()) / 1048576.0)::integer as megabytes',
  );
  return { databaseMegabytes: rows[0]?.megabytes ?? 0, tables };
}
