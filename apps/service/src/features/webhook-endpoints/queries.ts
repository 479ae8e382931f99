// The SQL of webhook endpoints and deliveries.
import { type Selectable, sql } from 'kysely';
import { countListed } from '../../db/list-totals.ts';
import type { Database, DatabaseTransaction, Tables } from '../../db/tables.ts';
import { traceFields } from '../../tracing/spans.ts';

export type EndpointRow = Selectable<Tables['webhook_endpoints']>;
/** With the public id of its event. */
export type DeliveryRow = Selectable<Tables['webhook_deliveries']> & { readonly public_id: string };

/** Reserved before the row is inserted, because the secret is encrypted for this ID. */
export async function nextEndpointId(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('webhook_endpoints', 'id')) as id`.execute(db);
  return Number(rows[0]?.id);
}

export type NewEndpoint = Pick<
  EndpointRow,
  'id' | 'user_id' | 'url' | 'events' | 'description' | 'sealed_secret'
>;

/** @returns undefined when the user has the maximum number of endpoints */
export function insertEndpoint(
  db: Database,
  row: NewEndpoint,
  endpointsMax: number,
  now: Date,
): Promise<EndpointRow | undefined> {
  return db.transaction().execute(async (transaction) => {
    await sql`select id from users where id = ${row.user_id} for update`.execute(transaction);
    const { count } = await transaction
      .selectFrom('webhook_endpoints')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', row.user_id)
      .executeTakeFirstOrThrow();
    return count >= endpointsMax
      ? undefined
      : transaction
          .insertInto('webhook_endpoints')
          .values({ ...row, status: 'active', created_at: now, updated_at: now })
          .returningAll()
          .executeTakeFirstOrThrow();
  });
}

export const findEndpoint = (db: Database, userId: number, id: number): Promise<EndpointRow | undefined> =>
  db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();

export async function listEndpoints(
  db: Database,
  page: { userId: number; limit: number; offset: number },
): Promise<{ rows: EndpointRow[]; total: number }> {
  const matching = db.selectFrom('webhook_endpoints').where('user_id', '=', page.userId);
  const [rows, counted] = await Promise.all([
    matching.selectAll().orderBy('id', 'desc').limit(page.limit).offset(page.offset).execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counted.total };
}

export type EndpointChange = Partial<
  Pick<
    EndpointRow,
    | 'url'
    | 'events'
    | 'description'
    | 'status'
    | 'sealed_secret'
    | 'sealed_previous_secret'
    | 'previous_secret_until'
    | 'failing_since'
  >
>;

export const updateEndpoint = (
  db: Database | DatabaseTransaction,
  userId: number,
  id: number,
  change: EndpointChange,
  now: Date,
): Promise<EndpointRow | undefined> =>
  db
    .updateTable('webhook_endpoints')
    .set({ ...change, updated_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** Deletes its deliveries too. @returns whether the user had this endpoint */
export async function deleteEndpoint(db: Database, userId: number, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('webhook_endpoints')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Inserts a delivery for each active endpoint that receives the event, with its job. Idempotent. */
export async function insertDeliveries(
  db: Database,
  jobKind: string,
  event: { id: number; userId: number; type: string },
  now: Date,
): Promise<void> {
  await sql`
    with planned as (
      insert into webhook_deliveries (endpoint_id, event_id, event_type, status, next_attempt_at, created_at)
      select id, ${event.id}::bigint, ${event.type}, 'pending', ${now}::timestamptz, ${now}::timestamptz
      from webhook_endpoints
      where user_id = ${event.userId} and status = 'active' and (events is null or ${event.type} = any(events))
      on conflict (endpoint_id, event_id) do nothing
      returning id
    )
    insert into jobs (kind, payload, dedupe_key, run_at, created_at)
    select ${jobKind}, jsonb_build_object('deliveryId', id) || ${JSON.stringify(traceFields())}::jsonb, id::text, ${now}::timestamptz, ${now}::timestamptz from planned`.execute(
    db,
  );
}

/** Inserts a test delivery to one endpoint, regardless of its `events`. @returns its ID */
export async function insertDelivery(
  db: Database,
  delivery: { endpointId: number; eventId: number; eventType: string },
  now: Date,
): Promise<number> {
  const row = await db
    .insertInto('webhook_deliveries')
    .values({
      endpoint_id: delivery.endpointId,
      event_id: delivery.eventId,
      event_type: delivery.eventType,
      status: 'pending',
      next_attempt_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * An event that only a test delivers: no work is queued for it.
 * @returns its id, or undefined when the account has had `testsMax` since then
 */
export async function insertTestEvent(
  db: Database,
  event: { publicId: string; userId: number; type: string; data: object },
  bound: { testsMax: number; since: Date },
  now: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into customer_events (public_id, user_id, type, data, created_at)
    select ${event.publicId}, ${event.userId}::bigint, ${event.type}, ${JSON.stringify(event.data)}::jsonb, ${now}::timestamptz
    where (
      select count(*) from customer_events
      where user_id = ${event.userId} and type = ${event.type} and created_at > ${bound.since}
    ) < ${bound.testsMax}::integer
    returning id`.execute(db);
  return rows[0]?.id;
}

const deliveries = (db: Database) =>
  db
    .selectFrom('webhook_deliveries')
    .innerJoin('customer_events', 'customer_events.id', 'webhook_deliveries.event_id')
    .selectAll('webhook_deliveries')
    .select('customer_events.public_id');

/** The delivery with its endpoint and event, for an attempt. */
export async function findDelivery(db: Database, id: number) {
  const delivery = await deliveries(db).where('webhook_deliveries.id', '=', id).executeTakeFirst();
  if (delivery === undefined) {
    return undefined;
  }
  const [endpoint, event] = await Promise.all([
    db
      .selectFrom('webhook_endpoints')
      .selectAll()
      .where('id', '=', delivery.endpoint_id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('customer_events')
      .selectAll()
      .where('id', '=', delivery.event_id)
      .executeTakeFirstOrThrow(),
  ]);
  return { delivery, endpoint, event };
}

export const findDeliveryOf = (
  db: Database,
  endpointId: number,
  id: number,
): Promise<DeliveryRow | undefined> =>
  deliveries(db)
    .where('webhook_deliveries.endpoint_id', '=', endpointId)
    .where('webhook_deliveries.id', '=', id)
    .executeTakeFirst();

export async function listDeliveries(
  db: Database,
  page: { endpointId: number; status: DeliveryRow['status'] | undefined; limit: number; offset: number },
): Promise<{ rows: DeliveryRow[]; total: number }> {
  const [rows, total] = await Promise.all([
    deliveries(db)
      .where('webhook_deliveries.endpoint_id', '=', page.endpointId)
      .$if(page.status !== undefined, (query) =>
        query.where('webhook_deliveries.status', '=', page.status as DeliveryRow['status']),
      )
      .orderBy('webhook_deliveries.id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    countListed(db, 'webhook_deliveries', page.endpointId, [page.status]),
  ]);
  return { rows, total };
}

export type AttemptOutcome = {
  readonly status: DeliveryRow['status'];
  readonly responseStatus: number | null;
  readonly error: string | null;
  readonly nextAttemptAt: Date | null;
  readonly deliveredAt: Date | null;
};

export async function recordAttempt(db: Database, id: number, outcome: AttemptOutcome): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({
      status: outcome.status,
      attempts: sql<number>`attempts + 1`,
      response_status: outcome.responseStatus,
      error: outcome.error,
      next_attempt_at: outcome.nextAttemptAt,
      delivered_at: outcome.deliveredAt,
    })
    .where('id', '=', id)
    .execute();
}

/** Sets the delivery to pending again, with all attempts available. */
export async function reopenDelivery(db: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ status: 'pending', attempts: 0, error: null, next_attempt_at: now, delivered_at: null })
    .where('id', '=', id)
    .execute();
}

/** Records that a delivery succeeded. */
export async function markWorking(db: Database, endpointId: number): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ failing_since: null })
    .where('id', '=', endpointId)
    .where('failing_since', 'is not', null)
    .execute();
}

/** @returns the time since which every attempt has failed */
export async function markFailing(db: Database, endpointId: number, now: Date): Promise<Date> {
  const row = await db
    .updateTable('webhook_endpoints')
    .set({ failing_since: sql<Date>`coalesce(failing_since, ${now})` })
    .where('id', '=', endpointId)
    .returning('failing_since')
    .executeTakeFirst();
  return row?.failing_since ?? now;
}

/** @returns whether it was active until now, so that only one caller notifies the owner */
export async function disableEndpoint(db: Database, endpointId: number, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('webhook_endpoints')
    .set({ status: 'disabled', updated_at: now })
    .where('id', '=', endpointId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Endpoints in the order of their IDs after one ID, for batches. */
export const findEndpointsAfter = (db: Database, id: number, limit: number): Promise<EndpointRow[]> =>
  db.selectFrom('webhook_endpoints').selectAll().where('id', '>', id).orderBy('id').limit(limit).execute();

/** Replaces secrets with re-encrypted ones, unless they were rotated meanwhile. */
export async function replaceSealed(
  db: Database,
  row: EndpointRow,
  sealed: Pick<EndpointRow, 'sealed_secret' | 'sealed_previous_secret'>,
): Promise<boolean> {
  const result = await db
    .updateTable('webhook_endpoints')
    .set(sealed)
    .where('id', '=', row.id)
    .where('sealed_secret', '=', row.sealed_secret)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
