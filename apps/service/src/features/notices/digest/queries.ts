// The SQL of gathered changes: which change gets an email of its own, and what a digest contains.
import { sql } from 'kysely';
import { storableJson } from '../../../db/json.ts';
import type { Database, DatabaseTransaction } from '../../../db/tables.ts';
import type { GatheredChange } from '../../../mail/digest.ts';

export type Schedule = { readonly frequency: 'immediate' | 'daily'; readonly time_zone: string };

/** Locks the schedule of the account until the end of the transaction, so that decisions are made one after the other. */
export async function lockSchedule(transaction: DatabaseTransaction, userId: number): Promise<Schedule> {
  const { rows } = await sql<Schedule>`
    insert into mail_schedules (user_id) values (${userId})
    on conflict (user_id) do update set user_id = excluded.user_id
    returning frequency, time_zone`.execute(transaction);
  return rows[0] as Schedule;
}

type Decision = {
  readonly isGathered: boolean;
  /** A repeated job finds its earlier decision. */
  readonly isNew: boolean;
  /** The first email of the window, if there was one. */
  readonly firstSingleAt: Date | null;
};

/** Stores the decision about a change: an email of its own, or part of the next digest. */
export async function decideChange(
  transaction: DatabaseTransaction,
  change: { eventId: number; userId: number; content: GatheredChange },
  limit: { isDaily: boolean; singlesMax: number; since: Date; now: Date },
): Promise<Decision> {
  const { eventId, userId, content } = change;
  const { rows } = await sql<Decision>`
    with recent as (
      select count(*) filter (where content is null and created_at > ${limit.since}::timestamptz) as singles,
        coalesce(bool_or(content is not null and batch is null), false) as is_waiting,
        min(created_at) filter (where content is null and created_at > ${limit.since}::timestamptz) as first_single_at
      from change_mails where user_id = ${userId}
    ),
    decided as (
      insert into change_mails (event_id, user_id, content, created_at)
      select ${eventId}::bigint, ${userId}::bigint,
        case when ${limit.isDaily}::boolean or is_waiting or singles >= ${limit.singlesMax}::bigint
          then ${storableJson(content)}::jsonb end,
        ${limit.now}::timestamptz
      from recent
      on conflict (event_id) do nothing
      returning content is not null as gathered
    )
    select coalesce(decided.gathered, earlier.content is not null, false) as "isGathered",
      decided.gathered is not null as "isNew", first_single_at as "firstSingleAt"
    from recent left join decided on true left join change_mails as earlier on earlier.event_id = ${eventId}`.execute(
    transaction,
  );
  return rows[0] as Decision;
}

/** What one digest takes. The rest waits for the next one. */
export const CHANGES_MAX = 5_000;

/**
 * Assigns the changes that wait to a digest. A repeated attempt takes no further ones: its email must stay the same, because
 * mail programs show only one of two emails with the same ID.
 */
export async function claimChanges(db: Database, userId: number, batch: string): Promise<void> {
  await sql`
    update change_mails set batch = ${batch}
    where event_id in (
      select event_id from change_mails
      where user_id = ${userId} and content is not null and batch is null
      order by event_id limit ${CHANGES_MAX}
    ) and not exists (select 1 from change_mails where user_id = ${userId} and batch = ${batch})`.execute(db);
}

export type ClaimedChange = { readonly content: GatheredChange; readonly created_at: Date };

/** Oldest first. */
export async function findClaimed(db: Database, userId: number, batch: string): Promise<ClaimedChange[]> {
  const { rows } = await sql<ClaimedChange>`
    select content, created_at from change_mails
    where user_id = ${userId} and batch = ${batch} order by event_id`.execute(db);
  return rows;
}

/** @param batch undefined: all changes that wait */
export async function deleteGathered(
  db: Database | DatabaseTransaction,
  userId: number,
  batch?: string,
): Promise<void> {
  const deleting = db
    .deleteFrom('change_mails')
    .where('user_id', '=', userId)
    .where('content', 'is not', null);
  await (batch === undefined ? deleting : deleting.where('batch', '=', batch)).execute();
}

/** Changes that no digest has taken yet. */
export async function hasUnclaimed(transaction: DatabaseTransaction, userId: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('change_mails')
    .select('event_id')
    .where('user_id', '=', userId)
    .where('content', 'is not', null)
    .where('batch', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export type ScheduleRow = Schedule & {
  readonly rejected_at: Date | null;
  readonly rejection: string | null;
  readonly waiting: number;
  readonly next_at: Date | null;
};

export async function readSchedule(db: Database, userId: number, jobKind: string): Promise<ScheduleRow> {
  const { rows } = await sql<ScheduleRow>`
    select coalesce(s.frequency, 'immediate') as frequency, coalesce(s.time_zone, 'UTC') as time_zone,
      s.rejected_at, s.rejection, gathered.waiting,
      (
        select min(run_at) from jobs
        where kind = ${jobKind} and dedupe_key = ${String(userId)} and failed_at is null and gathered.waiting > 0
      ) as next_at
    from (select count(*)::integer as waiting from change_mails where user_id = ${userId} and content is not null) as gathered
      left join mail_schedules as s on s.user_id = ${userId}`.execute(db);
  return rows[0] as ScheduleRow;
}

export async function setSchedule(
  transaction: DatabaseTransaction,
  userId: number,
  change: { frequency: string | undefined; timeZone: string | undefined },
): Promise<void> {
  await sql`
    insert into mail_schedules (user_id, frequency, time_zone)
    values (${userId}, coalesce(${change.frequency ?? null}, 'immediate'), coalesce(${change.timeZone ?? null}, 'UTC'))
    on conflict (user_id) do update set
      frequency = coalesce(${change.frequency ?? null}, mail_schedules.frequency),
      time_zone = coalesce(${change.timeZone ?? null}, mail_schedules.time_zone)`.execute(transaction);
}

/** @param reason undefined: the mail server accepted an email to the account */
export async function recordRejection(
  db: Database,
  userId: number,
  at: Date,
  reason: string | undefined,
): Promise<void> {
  if (reason === undefined) {
    await sql`
      update mail_schedules set rejected_at = null, rejection = null
      where user_id = ${userId} and rejected_at is not null`.execute(db);
    return;
  }
  await sql`
    insert into mail_schedules (user_id, rejected_at, rejection)
    select id, ${at}, ${reason} from users where id = ${userId} and deleted_at is null
    on conflict (user_id) do update set rejected_at = excluded.rejected_at, rejection = excluded.rejection`.execute(
    db,
  );
}
