// The SQL of the gauges: for each value one statement that uses an index, whatever the size of the tables.
import { sql } from 'kysely';
import type { Database } from '../db/tables.ts';

/** Counting stops here, because any larger number also causes an alert. */
const COUNTED_MAX = 10_000;

export type QueueFacts = {
  readonly jobs_waiting: number;
  readonly jobs_oldest: Date | null;
  readonly jobs_failed: number;
  readonly open_charges: number;
  readonly open_charges_oldest: Date | null;
  readonly deliveries_waiting: number;
  readonly deliveries_oldest: Date | null;
  readonly deliveries_retrying: number;
  readonly endpoints_failing: number;
  readonly callbacks_unapplied: number;
  readonly callbacks_oldest: Date | null;
  readonly database_bytes: number;
  readonly has_charges_in_doubt: boolean;
};

const count = (rows: ReturnType<typeof sql>) =>
  sql`(select count(*) from (select 1 from ${rows} limit ${COUNTED_MAX}) as counted)`;

export async function readQueues(db: Database, now: Date): Promise<QueueFacts> {
  const due = sql`jobs where failed_at is null and run_at <= ${now} and (leased_until is null or leased_until < ${now})`;
  const pending = sql`webhook_deliveries where status = 'pending'`;
  const unapplied = sql`registry_events where status = 'received'`;
  const { rows } = await sql<QueueFacts>`
    select
      ${count(due)} as jobs_waiting, (select run_at from ${due} order by run_at limit 1) as jobs_oldest,
      ${count(sql`jobs where failed_at is not null`)} as jobs_failed,
      ${count(sql`open_charges`)} as open_charges,
      (select expires_at from open_charges order by expires_at limit 1) as open_charges_oldest,
      ${count(pending)} as deliveries_waiting,
      (select created_at from ${pending} order by created_at limit 1) as deliveries_oldest,
      ${count(sql`(select attempts from ${pending} order by created_at limit ${COUNTED_MAX}) as oldest where attempts > 0`)}
        as deliveries_retrying,
      ${count(sql`webhook_endpoints where status = 'active' and failing_since is not null`)} as endpoints_failing,
      ${count(unapplied)} as callbacks_unapplied,
      (select received_at from ${unapplied} order by id limit 1) as callbacks_oldest,
      pg_database_size(current_database()) as database_bytes,
      to_regclass('charges_in_doubt') is not null as has_charges_in_doubt`.execute(db);
  return rows[0] as QueueFacts;
}

/** Charges whose outcome is unknown. */
export async function readChargesInDoubt(
  db: Database,
): Promise<{ readonly charges: number; readonly oldest: Date | null }> {
  const { rows } = await sql<{ charges: number; oldest: Date | null }>`
    select ${count(sql`charges_in_doubt`)} as charges, (select min(doubted_at) from charges_in_doubt) as oldest`.execute(
    db,
  );
  return rows[0] as { charges: number; oldest: Date | null };
}

export type TableFacts = {
  readonly name: string;
  /** Includes indexes and large values. */
  readonly bytes: number;
  /** The last estimate of the database; -1 without one. */
  readonly rows: number;
};

export async function readTables(db: Database): Promise<readonly TableFacts[]> {
  const { rows } = await sql<TableFacts>`
    select relname as name, pg_total_relation_size(oid) as bytes, reltuples::bigint as rows
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    order by relname`.execute(db);
  return rows;
}
