// The SQL of retention: one batch of rows at a time, so that no statement holds locks for long.
import { sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { DueRule } from './rules.ts';

/**
 * Payloads, after the accounts they belong to: callbacks lock the account first, too. A payload that has been received
 * again in the meantime is kept, because its time is compared once more when it is deleted.
 */
const deletePayloads = (before: Date, limit: number) => sql`
  with candidate as (
    select user_id, hash from registry_payloads as p
    where last_received_at < ${before} and not exists (
      select 1 from registry_events as e
      where e.status = 'received' and e.user_id = p.user_id and e.payload_hash = p.hash
    )
    order by last_received_at limit ${limit}
  ),
  locked as materialized (
    select user_id from callback_storage where user_id in (select user_id from candidate) order by user_id for update
  )
  delete from registry_payloads as p using candidate as c, locked as l
  where p.user_id = c.user_id and p.hash = c.hash and l.user_id = c.user_id and p.last_received_at < ${before}`;

/** Rows that another process is deleting or changing now are left for the next batch. */
const dueRows = ({ table, age, where = 'true', before }: DueRule, limit: number) => sql`
  ctid = any(array(
    select ctid from ${sql.table(table)} where ${sql.ref(age)} < ${before} and ${sql.raw(where)}
    order by ${sql.ref(age)} limit ${limit} for update skip locked
  ))`;

function batchOf(rule: DueRule, limit: number) {
  if (rule.table === 'registry_payloads') {
    return deletePayloads(rule.before, limit);
  }
  return rule.empties === undefined
    ? sql`delete from ${sql.table(rule.table)} where ${dueRows(rule, limit)}`
    : sql`update ${sql.table(rule.table)} set ${sql.ref(rule.empties)} = null where ${dueRows(rule, limit)}`;
}

/** @returns the number of deleted rows */
export async function deleteBatch(db: Database, rule: DueRule, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await batchOf(rule, limit).execute(db);
  return Number(numAffectedRows);
}
