// The SQL of work on batches: one process at a time has a batch, batches take turns, and a row is finished once.
import { sql } from 'kysely';
import type { BatchRowProblem, BatchStatus } from '@tendlc/contract';
import { storableJson } from '../../../db/json.ts';
import type { Database } from '../../../db/tables.ts';
import { enqueueJob } from '../../../jobs/queue.ts';

/** Longer than a process needs to say that it still works; a shorter silence means that it died. */
const LEASE_MS = 12_000;
/** Until then, no other process takes the batch. */
const LEASE_LEFT_MS_MIN = LEASE_MS / 2;

export const WORK_ON_BATCHES_JOB = 'work-on-batches';

export const enqueueWork = (db: Database, runAt: Date, now: Date): Promise<void> =>
  enqueueJob(db, { kind: WORK_ON_BATCHES_JOB, payload: {}, dedupeKey: 'all', runAt }, now);

export type Work = 'read' | 'evaluate' | 'submit';

const STATUS_OF = {
  read: 'READING',
  evaluate: 'EVALUATING',
  submit: 'SUBMITTING',
} as const satisfies Record<Work, BatchStatus>;

const STATUS_AFTER = { read: 'READY', evaluate: 'READY', submit: 'DONE' } as const satisfies Record<
  Work,
  BatchStatus
>;

export type HeldBatch = {
  readonly id: number;
  readonly user_id: number;
  readonly lease_id: string;
  readonly status: 'READING' | 'EVALUATING' | 'SUBMITTING';
  readonly is_dry_run: boolean;
  readonly columns: string[] | null;
  readonly rate_per_minute: number;
  readonly by_user_id: number | null;
  readonly by_admin: boolean;
};

/** A lease that ends later is of a clock that was ahead or has been set back, and does not count. */
const lastEndOfLease = (now: Date) => new Date(now.getTime() + LEASE_MS * 2);

const isLeased = (batch: 'b' | 'other', now: Date) => {
  const until = sql.ref(`${batch}.leased_until`);
  return sql<boolean>`coalesce(${until} between ${now} and ${lastEndOfLease(now)}, false)`;
};

const isDue = (now: Date) => sql<boolean>`
  b.status in ('READING', 'EVALUATING', 'SUBMITTING') and b.next_at <= ${now} and not ${isLeased('b', now)}
  and not exists (select 1 from users as u where u.id = b.user_id and u.locked_at is not null)`;

/**
 * Claims the batch whose last turn was longest ago. A customer has one batch at a time in work, however many there are.
 * @returns undefined if none is due
 */
export async function claimBatch(db: Database, leaseId: string, now: Date): Promise<HeldBatch | undefined> {
  const { rows } = await sql<HeldBatch>`
    update registration_batches set lease_id = ${leaseId}::uuid, leased_until = ${new Date(now.getTime() + LEASE_MS)},
      served_at = ${now}
    where id = (
      select b.id from registration_batches as b
      where ${isDue(now)} and not exists (
        select 1 from registration_batches as other
        where other.user_id = b.user_id and other.id <> b.id and ${isLeased('other', now)}
      )
      order by b.served_at nulls first, b.id limit 1 for update skip locked
    )
    returning id, user_id, lease_id, status, is_dry_run, columns, rate_per_minute, by_user_id, by_admin`.execute(
    db,
  );
  return rows[0];
}

/**
 * While a process works on a batch of a customer, no other batch of that customer is due: `claimBatch` would not claim it.
 * @returns when the next batch is due; undefined if none is in progress
 */
export async function findNextTime(db: Database, now: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(greatest(next_at, (
      select max(leased_until) from registration_batches as other where other.user_id = b.user_id and ${isLeased('other', now)}
    ))) as at from registration_batches as b
    where b.status in ('READING', 'EVALUATING', 'SUBMITTING')
      and not exists (select 1 from users as u where u.id = b.user_id and u.locked_at is not null)`.execute(
    db,
  );
  return rows[0]?.at ?? undefined;
}

/** @returns false if another process has the batch, or if it was paused or cancelled */
export async function holdBatch(
  db: Database,
  { id, lease_id, status }: HeldBatch,
  now: Date,
): Promise<boolean> {
  const held = await db
    .updateTable('registration_batches')
    .set({ leased_until: new Date(now.getTime() + LEASE_MS) })
    .where('id', '=', id)
    .where('lease_id', '=', lease_id)
    .where('status', '=', status)
    .returning('id')
    .executeTakeFirst();
  return held !== undefined;
}

/**
 * The same, right before work on a row: it is written only if the lease is about to end. Rows of a batch are worked on side by side, and
 * each would wait until the change of the other is on the disk.
 */
export async function stillHoldBatch(db: Database, batch: HeldBatch, now: Date): Promise<boolean> {
  const lease = await db
    .selectFrom('registration_batches')
    .select('leased_until')
    .where('id', '=', batch.id)
    .where('lease_id', '=', batch.lease_id)
    .where('status', '=', batch.status)
    .executeTakeFirst();
  const leftMs = (lease?.leased_until?.getTime() ?? 0) - now.getTime();
  return lease !== undefined && (leftMs >= LEASE_LEFT_MS_MIN || (await holdBatch(db, batch, now)));
}

/** @param nextAt when to go on; unchanged if absent */
export async function releaseBatch(db: Database, { id, lease_id }: HeldBatch, nextAt?: Date): Promise<void> {
  await db
    .updateTable('registration_batches')
    .set({ lease_id: null, leased_until: null, ...(nextAt === undefined ? {} : { next_at: nextAt }) })
    .where('id', '=', id)
    .where('lease_id', '=', lease_id)
    .execute();
}

/** Stops a batch that cannot go on by itself. */
export async function stopBatch(
  db: Database,
  { id, lease_id, status }: HeldBatch,
  because: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('registration_batches')
    .set({ status: 'PAUSED', stopped_because: because, updated_at: now })
    .where('id', '=', id)
    .where('lease_id', '=', lease_id)
    .where('status', '=', status)
    .execute();
}

/**
 * Takes the turn of one row: after it, the next one may go out as the rate allows.
 * @returns false if it is too early, or the batch was paused, cancelled, or taken over
 */
export async function takeTurn(
  db: Database,
  { id, lease_id, status }: HeldBatch,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .updateTable('registration_batches')
    .set({ next_at: sql<Date>`${now}::timestamptz + interval '60 seconds' / rate_per_minute` })
    .where('id', '=', id)
    .where('lease_id', '=', lease_id)
    .where('status', '=', status)
    .where('next_at', '<=', now)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

export type DueRow = {
  readonly number: number;
  readonly content: string | null;
  readonly registration_id: number | null;
  readonly attempts: number;
};

export const findDueRows = (
  db: Database,
  batchId: number,
  work: Work,
  limit: number,
  now: Date,
): Promise<DueRow[]> =>
  db
    .selectFrom('registration_batch_rows')
    .select(['number', 'content', 'registration_id', 'attempts'])
    .where('batch_id', '=', batchId)
    .where('due', '=', work)
    .where((eb) => eb.or([eb('next_at', 'is', null), eb('next_at', '<=', now)]))
    .orderBy('number')
    .limit(limit)
    .execute();

/**
 * If nothing is due any more, the batch comes to rest.
 * @returns when the next row is due; undefined if the batch is at rest
 */
export async function restBatch(
  db: Database,
  batch: HeldBatch,
  work: Work,
  now: Date,
): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(coalesce(next_at, ${now}::timestamptz)) as at from registration_batch_rows
    where batch_id = ${batch.id} and due = ${work}`.execute(db);
  const at = rows[0]?.at;
  if (at !== null && at !== undefined) {
    return at;
  }
  await db
    .updateTable('registration_batches')
    .set({ status: STATUS_AFTER[work], updated_at: now })
    .where('id', '=', batch.id)
    .where('lease_id', '=', batch.lease_id)
    .where('status', '=', STATUS_OF[work])
    .execute();
  return undefined;
}

/** Whether an earlier row of the file has the reference. */
export async function findEarlierRow(
  db: Database,
  batchId: number,
  number: number,
  reference: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('registration_batch_rows')
    .select('number')
    .where('batch_id', '=', batchId)
    .where('reference', '=', reference)
    .where('number', '<', number)
    .executeTakeFirst();
  return row?.number;
}

export type RowResult = {
  readonly reference: string | null;
  /** Null in a dry run, and if the row was not taken over. */
  readonly registrationId: number | null;
  readonly problems: readonly BatchRowProblem[];
};

/** The row was read: its content goes, and its state is that of its registration from now on. */
export async function finishReading(
  db: Database,
  batchId: number,
  number: number,
  { reference, registrationId, problems }: RowResult,
): Promise<void> {
  await sql`
    with read as (
      update registration_batch_rows
      set content = null, due = null, attempts = 0, next_at = null, reference = ${reference}::text,
        registration_id = (select id from registrations where id = ${registrationId}::bigint),
        problems = ${storableJson(problems)}::jsonb, state = ${problems.length > 0 ? 'INVALID' : 'DRAFT'}::text
      where batch_id = ${batchId} and number = ${number} and due = 'read'
    )
    select 1`.execute(db);
  if (registrationId !== null) {
    await sql`select note_batch_rows(${registrationId}::bigint)`.execute(db);
  }
}

/** @returns false if the row was finished by another process, or is not due any more */
export async function finishRow(
  db: Database,
  batchId: number,
  number: number,
  work: Work,
  problems: readonly BatchRowProblem[] = [],
): Promise<boolean> {
  const finished = await db
    .updateTable('registration_batch_rows')
    .set({ due: null, attempts: 0, next_at: null, problems: storableJson(problems) ?? '[]' })
    .where('batch_id', '=', batchId)
    .where('number', '=', number)
    .where('due', '=', work)
    .returning('number')
    .executeTakeFirst();
  return finished !== undefined;
}

export async function postponeRow(
  db: Database,
  batchId: number,
  { number, attempts }: DueRow,
  work: Work,
  at: Date,
): Promise<void> {
  await db
    .updateTable('registration_batch_rows')
    .set({ attempts: attempts + 1, next_at: at })
    .where('batch_id', '=', batchId)
    .where('number', '=', number)
    .where('due', '=', work)
    .execute();
}

/** How many submissions of the batch are being worked on, or could be, right now. */
export async function countUnderWay(db: Database, batchId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from registration_batch_rows as b
    join registration_submissions as s on s.registration_id = b.registration_id and s.state = 'open'
    where b.batch_id = ${batchId} and b.state in ('SUBMITTED', 'ACTION_REQUIRED')
      and (s.leased_until >= ${now} or s.next_attempt_at <= ${now})`.execute(db);
  return rows[0]?.count ?? 0;
}
