// Work that must happen after the response. A job is a row, committed with the change that causes it.
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../db/tables.ts';
import { traceFields } from '../tracing/spans.ts';

export type Job = {
  readonly id: number;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
};

/** Longer than any handler takes; after this, another process claims the job of a process that died. */
const LEASE_MS = 120_000;

/**
 * The trace of the work that queues a job goes into its payload, so that the job continues it (G-131).
 * @param dedupeKey while a job of this kind and key waits, no second one is queued; the waiting one runs at the earlier of
 *   the two times
 * @param runAt the earliest time; now when absent
 */
export async function enqueueJob(
  db: Database | DatabaseTransaction,
  job: { kind: string; payload: object; dedupeKey?: string; runAt?: Date },
  now: Date,
): Promise<void> {
  const { kind, payload, dedupeKey = null, runAt = now } = job;
  await sql`
    insert into jobs (kind, payload, dedupe_key, run_at, created_at)
    values (${kind}, ${JSON.stringify({ ...payload, ...traceFields() })}::jsonb, ${dedupeKey}, ${runAt}, ${now})
    on conflict (kind, dedupe_key) where failed_at is null and leased_until is null
    do update set run_at = excluded.run_at where jobs.run_at > excluded.run_at`.execute(db);
}

/** Claims due jobs; other processes skip them until the lease expires. */
export async function claimJobs(db: Database, limit: number, now: Date): Promise<readonly Job[]> {
  const { rows } = await sql<Job>`
    update jobs
    set leased_until = ${new Date(now.getTime() + LEASE_MS)}, attempts = attempts + 1
    where id in (
      select id from jobs
      where failed_at is null and run_at <= ${now} and (leased_until is null or leased_until < ${now})
      order by run_at limit ${limit} for update skip locked
    )
    returning id, kind, payload, attempts`.execute(db);
  return rows;
}

export async function finishJob(db: Database, id: number): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', id).execute();
}

/** The key is dropped: a newer job of the same key may be waiting by now. */
export async function postponeJob(db: Database, id: number, runAt: Date, problem: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ run_at: runAt, leased_until: null, dedupe_key: null, last_error: problem })
    .where('id', '=', id)
    .execute();
}

/** The row stays, so that the operator can inspect it. */
export async function buryJob(db: Database, id: number, at: Date, problem: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ failed_at: at, leased_until: null, last_error: problem })
    .where('id', '=', id)
    .execute();
}
