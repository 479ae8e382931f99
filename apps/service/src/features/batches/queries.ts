// The SQL of batches: uploaded, listed, started, paused, and cancelled.
import { type Selectable, sql } from 'kysely';
import type { BatchRowState, BatchStatus } from '@tendlc/contract';
import type { Page } from '../../db/pages.ts';
import type { Database, DatabaseTransaction, Tables } from '../../db/tables.ts';

/** An account cannot fill the database with files: as many are in progress at once, and as many are kept. */
const IN_PROGRESS_MAX = 10;
const KEPT_MAX = 100;
/** Longer than an upload can take; after this, its process died. */
const UPLOAD_MS_MAX = 10 * 60_000;

type Batch = Selectable<Tables['registration_batches']>;
/** What can be evaluated or submitted. */
type Work = 'evaluate' | 'submit';

/** @returns undefined if the account has too many batches in progress */
export const insertBatch = (
  db: Database,
  batch: { readonly userId: number; readonly isDryRun: boolean; readonly ratePerMinute: number },
  now: Date,
): Promise<number | undefined> =>
  db.transaction().execute(async (transaction) => {
    const { userId } = batch;
    await sql`select pg_advisory_xact_lock(hashtextextended('registration-batches', ${userId}))`.execute(
      transaction,
    );
    const { rows } = await sql<{ busy: number }>`
      select count(*)::integer as busy from registration_batches where user_id = ${userId}
        and status in ('UPLOADING', 'READING', 'EVALUATING', 'SUBMITTING')`.execute(transaction);
    if ((rows[0]?.busy ?? 0) >= IN_PROGRESS_MAX) {
      return undefined;
    }
    await sql`
      delete from registration_batches where user_id = ${userId} and status in ('READY', 'PAUSED', 'DONE', 'CANCELLED')
        and id <= (
          select id from registration_batches where user_id = ${userId} order by id desc limit 1 offset ${KEPT_MAX - 1}
        )`.execute(transaction);
    const added = await transaction
      .insertInto('registration_batches')
      .values({
        user_id: userId,
        status: 'UPLOADING',
        is_dry_run: batch.isDryRun,
        rate_per_minute: batch.ratePerMinute,
        next_at: now,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return added.id;
  });

/** The file is stored as a whole, and its rows are read from now on. */
export async function openBatch(
  db: Database,
  id: number,
  file: { readonly columns: string[] | null; readonly rowCount: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('registration_batches')
    .set({
      status: 'READING',
      columns: file.columns,
      row_count: file.rowCount,
      next_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteBatch(db: Database, id: number): Promise<void> {
  await db.deleteFrom('registration_batches').where('id', '=', id).execute();
}

/** Uploads whose process died. */
export async function deleteBrokenUploads(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('registration_batches')
    .where('status', '=', 'UPLOADING')
    .where('created_at', '<', new Date(now.getTime() - UPLOAD_MS_MAX))
    .execute();
}

type Counted = {
  readonly state: BatchRowState;
  readonly rows: number;
  readonly tokens: number;
  readonly cents: number;
  /** Of the monthly fees. */
  readonly monthly: number;
};

export type BatchRecord = Pick<
  Batch,
  | 'id'
  | 'user_id'
  | 'is_dry_run'
  | 'columns'
  | 'row_count'
  | 'rate_per_minute'
  | 'by_user_id'
  | 'by_admin'
  | 'confirmed_tokens'
  | 'confirmed_cents'
  | 'confirmed_monthly_cents'
  | 'stopped_because'
  | 'created_at'
  | 'updated_at'
> & {
  readonly status: BatchStatus;
  readonly counted: readonly Counted[];
  readonly remaining: number;
  /** Confirmed rows that are still to be submitted. */
  readonly unsubmitted: number;
};

const visible = (db: Database | DatabaseTransaction) =>
  db
    .selectFrom('registration_batches as b')
    .select([
      'b.id',
      'b.user_id',
      'b.is_dry_run',
      'b.columns',
      'b.row_count',
      'b.rate_per_minute',
      'b.by_user_id',
      'b.by_admin',
      'b.confirmed_tokens',
      'b.confirmed_cents',
      'b.confirmed_monthly_cents',
      'b.stopped_because',
      'b.created_at',
      'b.updated_at',
      sql<BatchStatus>`b.status`.as('status'),
      sql<Counted[]>`(select coalesce(jsonb_agg(c), '[]') from (
        select state, count(*)::integer as rows, sum(tokens)::integer as tokens, sum(cents)::bigint as cents, sum(monthly_cents)::bigint as monthly
        from registration_batch_rows where batch_id = b.id and state is not null group by state) as c)`.as(
        'counted',
      ),
      sql<number>`(select count(*)::integer from registration_batch_rows where batch_id = b.id and due is not null)`.as(
        'remaining',
      ),
      sql<number>`(select count(*)::integer from registration_batch_rows where batch_id = b.id and due = 'submit')`.as(
        'unsubmitted',
      ),
    ])
    .where('b.status', '<>', 'UPLOADING');

/** @param userId the owner; undefined for an admin, who sees all */
export const findBatch = (
  db: Database | DatabaseTransaction,
  id: number,
  userId: number | undefined,
): Promise<BatchRecord | undefined> =>
  visible(db)
    .where('b.id', '=', id)
    .$if(userId !== undefined, (query) => query.where('b.user_id', '=', userId as number))
    .executeTakeFirst();

export async function listBatches(
  db: Database,
  userId: number | undefined,
  { limit, offset }: Page,
): Promise<{ rows: BatchRecord[]; total: number }> {
  const owned = db
    .selectFrom('registration_batches')
    .where('status', '<>', 'UPLOADING')
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId as number));
  const [rows, counted] = await Promise.all([
    visible(db)
      .$if(userId !== undefined, (query) => query.where('b.user_id', '=', userId as number))
      .orderBy('b.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    owned.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counted.total };
}

export type Start = {
  readonly id: number;
  readonly byUserId: number;
  readonly isAdmin: boolean;
};

/** Resting batches can be started; a paused one goes on. */
const RESTING = ['READY', 'DONE', 'PAUSED'] as const;

type StartedRows = Omit<Counted, 'state'>;

const startableOf: Readonly<Record<Work, ReturnType<typeof sql<boolean>>>> = {
  evaluate: sql<boolean>`state in ('DRAFT', 'NOT_READY') and not exists (
    select 1 from registrations as r where r.id = registration_id and r.closed_at is not null)`,
  submit: sql<boolean>`state = 'READY'`,
};

/**
 * The rows that can be evaluated or submitted now are due from now on. What was left of earlier work is given up.
 * @returns what these rows are and cost; undefined if the batch is busy
 */
export async function startWork(
  transaction: DatabaseTransaction,
  work: Work,
  { id, byUserId, isAdmin }: Start,
  now: Date,
): Promise<StartedRows | undefined> {
  const started = await transaction
    .updateTable('registration_batches')
    .set({
      status: work === 'evaluate' ? 'EVALUATING' : 'SUBMITTING',
      by_user_id: byUserId,
      by_admin: isAdmin,
      confirmed_tokens: null,
      confirmed_cents: null,
      confirmed_monthly_cents: null,
      stopped_because: null,
      next_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('is_dry_run', '=', false)
    .where('status', 'in', RESTING)
    .returning('id')
    .executeTakeFirst();
  if (started === undefined) {
    return undefined;
  }
  const { rows } = await sql<StartedRows>`
    with due as (
      update registration_batch_rows
      set due = case when ${startableOf[work]} then ${work}::text end, attempts = 0, next_at = null
      where batch_id = ${id} and registration_id is not null and (due is not null or ${startableOf[work]})
      returning due, tokens, cents, monthly_cents
    )
    select count(*)::integer as rows, coalesce(sum(tokens), 0)::integer as tokens, coalesce(sum(cents), 0)::bigint as cents,
      coalesce(sum(monthly_cents), 0)::bigint as monthly
    from due where due is not null`.execute(transaction);
  return rows[0];
}

export async function confirmCost(
  transaction: DatabaseTransaction,
  id: number,
  { tokens, cents, monthly }: StartedRows,
  ratePerMinute: number | undefined,
): Promise<void> {
  await transaction
    .updateTable('registration_batches')
    .set({
      confirmed_tokens: tokens,
      confirmed_cents: cents,
      confirmed_monthly_cents: monthly,
      ...(ratePerMinute === undefined ? {} : { rate_per_minute: ratePerMinute }),
    })
    .where('id', '=', id)
    .execute();
}

/** @returns false if the batch has another status by now */
export async function moveBatch(
  db: Database,
  id: number,
  from: readonly BatchStatus[],
  change: { readonly status: BatchStatus | undefined; readonly ratePerMinute: number | undefined },
  now: Date,
): Promise<boolean> {
  const moved = await db
    .updateTable('registration_batches')
    .set({
      ...(change.status === undefined ? {} : { status: change.status, stopped_because: null, next_at: now }),
      ...(change.ratePerMinute === undefined ? {} : { rate_per_minute: change.ratePerMinute }),
      updated_at: now,
    })
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Nothing of the batch is due any more; a row that was not read says so. */
export async function dropDueRows(db: Database, id: number): Promise<void> {
  await sql`
    update registration_batch_rows set due = null, content = null, state = coalesce(state, 'INVALID'),
      problems = case when state is null
        then '[{"column": "row", "problem": "The batch was cancelled before this row was read."}]'::jsonb else problems end
    where batch_id = ${id} and due is not null`.execute(db);
}
