// The SQL of events for customers.
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { storableJson } from '../../db/json.ts';
import { traceFields } from '../../tracing/spans.ts';
import type { Database, DatabaseTransaction, Tables } from '../../db/tables.ts';

export type CustomerEventRow = Selectable<Tables['customer_events']>;

/**
 * Inserts an event together with the job that sends it.
 * @param quietSince no-op if the user got an event of this type since then
 */
export async function insertEvent(
  db: Database | DatabaseTransaction,
  jobKind: string,
  event: { publicId: string; userId: number; type: string; data: unknown; quietSince: Date | null },
  now: Date,
): Promise<void> {
  await sql`
    with told as (
      insert into customer_events (public_id, user_id, type, data, created_at)
      select ${event.publicId}, ${event.userId}::bigint, ${event.type}, ${storableJson(event.data)}::jsonb, ${now}::timestamptz
      where ${event.quietSince}::timestamptz is null or not exists (
        select 1 from customer_events
        where user_id = ${event.userId} and type = ${event.type} and created_at > ${event.quietSince}::timestamptz
      )
      returning id
    )
    insert into jobs (kind, payload, run_at, created_at)
    select ${jobKind}, jsonb_build_object('eventId', id) || ${JSON.stringify(traceFields())}::jsonb, ${now}::timestamptz, ${now}::timestamptz from told`.execute(
    db,
  );
}

/** Inserts many events, each with the job that sends it, in their order. */
export async function insertEvents(
  transaction: DatabaseTransaction,
  jobKind: string,
  events: readonly { publicId: string; userId: number; type: string; data: unknown }[],
  now: Date,
): Promise<void> {
  await sql`
    with told as (
      insert into customer_events (public_id, user_id, type, data, created_at)
      select public_id, user_id, type, data::jsonb, ${now}::timestamptz
      from unnest(${events.map(({ publicId }) => publicId)}::text[], ${events.map(({ userId }) => userId)}::bigint[],
        ${events.map(({ type }) => type)}::text[], ${events.map(({ data }) => storableJson(data))}::text[])
        with ordinality as event (public_id, user_id, type, data, place)
      order by place
      returning id
    )
    insert into jobs (kind, payload, run_at, created_at)
    select ${jobKind}, jsonb_build_object('eventId', id), ${now}::timestamptz, ${now}::timestamptz from told`.execute(
    transaction,
  );
}

export const findEvent = (db: Database, id: number): Promise<CustomerEventRow | undefined> =>
  db.selectFrom('customer_events').selectAll().where('id', '=', id).executeTakeFirst();

/** Longer than any transaction that records an event. Also the wait after a restore, which resets transaction IDs. */
const IN_ORDER_MS = 60_000;

/** No event with a smaller ID can still appear: every earlier transaction has ended. */
const isInOrder = (now: Date) => sql<boolean>`(
  transaction_id < pg_snapshot_xmin(pg_current_snapshot())
  or created_at < ${new Date(now.getTime() - IN_ORDER_MS)}::timestamptz
)`;

const inOrderOf = (db: Database, userId: number, now: Date) =>
  db.selectFrom('customer_events').where('user_id', '=', userId).where(isInOrder(now));

/** An index alone finds the IDs, however many events others have. */
const inFull = (
  db: Database,
  ids: SelectQueryBuilder<Tables, 'customer_events', { id: number }>,
  direction: 'asc' | 'desc',
): Promise<CustomerEventRow[]> =>
  db.selectFrom('customer_events').selectAll().where('id', 'in', ids).orderBy('id', direction).execute();

/** Events after a cursor, oldest first. */
export function findEventsAfter(
  db: Database,
  userId: number,
  after: number,
  limit: number,
  now: Date,
): Promise<CustomerEventRow[]> {
  return inFull(
    db,
    inOrderOf(db, userId, now).select('id').where('id', '>', after).orderBy('id').limit(limit),
    'asc',
  );
}

/** The newest events, newest first. */
export function findNewestEvents(
  db: Database,
  userId: number,
  limit: number,
  now: Date,
): Promise<CustomerEventRow[]> {
  return inFull(db, inOrderOf(db, userId, now).select('id').orderBy('id', 'desc').limit(limit), 'desc');
}

/** The newest ID, or 0 without events: the start of a stream without a cursor. */
export async function findNewestId(db: Database, userId: number, now: Date): Promise<number> {
  const row = await db
    .selectFrom('customer_events')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('user_id', '=', userId)
    .where(isInOrder(now))
    .executeTakeFirst();
  return row?.id ?? 0;
}
