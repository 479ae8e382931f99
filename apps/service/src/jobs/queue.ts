// Work that must happen after an answer has been given. A job is a row, committed with the change that causes it.
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../db/tables.ts';

export type Job = {
  readonly id: number;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
};

/** Longer than any handler takes; a job whose process died is taken up by another after this. */
const LEASE_MS = 120_000;

/**
 * @param dedupeKey while a job of this kind and key waits, a further one is not queued; it makes the waiting one run
 *   earlier where it was meant for later
 * @param runAt not before then; at once without it
 */
export async function enqueueJob(
  db: Database | DatabaseTransaction,
  job: { kind: string; payload: object; dedupeKey?: string; runAt?: Date },
  now: Date,
): Promise<void> {
  const { kind, payload, dedupeKey = null, runAt = now } = job;
  await sql`
    insert into jobs (kind, payload, dedupe_key, run_at, created_at)
    values (${kind}, ${JSON.stringify(payload)}::jsonb, ${dedupeKey}, ${runAt}, ${now})
    on conflict (kind, dedupe_key) where failed_at is null and leased_until is null
    do update set run_at = excluded.run_at where jobs.run_at > excluded.run_at`.execute(db);
}

/** Takes due jobs for this process; nobody else sees them until the lease is over. */
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

/** The job stays as a row, for the operator to look at. */
export async function buryJob(db: Database, id: number, at: Date, problem: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ failed_at: at, leased_until: null, last_error: problem })
    .where('id', '=', id)
    .execute();
}
