// The SQL of the registry's callbacks.
import { type Selectable, sql } from 'kysely';
import { storableJson } from '../../db/json.ts';
import type { Database, Tables } from '../../db/tables.ts';

export type EventRow = Selectable<Tables['registry_events']>;

export type ReceivedEvent = {
  readonly credentialId: number;
  /** Null where the callback has none; such an event has failed already. */
  readonly eventType: string | null;
  readonly objectKey: string | null;
  readonly brandId: string | null;
  readonly campaignId: string | null;
  readonly payload: unknown;
  readonly error: string | null;
};

/**
 * Commits callbacks together with the work that they cause (G-62): one statement for all that came at the same time.
 * Work that waits already for the same object takes them in.
 */
export async function insertEvents(
  db: Database,
  jobKind: string,
  events: readonly ReceivedEvent[],
  now: Date,
): Promise<void> {
  const each = <Value>(read: (event: ReceivedEvent) => Value): Value[] => events.map(read);
  await sql`
    with arrived as (
      select * from unnest(
        ${each((event) => event.credentialId)}::bigint[], ${each((event) => event.eventType)}::text[],
        ${each((event) => event.objectKey)}::text[], ${each((event) => event.brandId)}::text[],
        ${each((event) => event.campaignId)}::text[], ${each((event) => storableJson(event.payload))}::text[],
        ${each((event) => event.error)}::text[])
        with ordinality as arrival (credential_id, event_type, object_key, brand_id, campaign_id, payload, error, place)
    ),
    stored as (
      insert into registry_events (credential_id, event_type, status, object_key, tcr_brand_id, tcr_campaign_id, payload,
        error, received_at, processed_at)
      select credential_id, event_type, case when error is null then 'received' else 'failed' end, object_key, brand_id,
        campaign_id, payload::jsonb, error, ${now}::timestamptz, case when error is null then null else ${now}::timestamptz end
      from arrived order by place
      returning status, credential_id, object_key
    )
    insert into jobs (kind, payload, dedupe_key, run_at, created_at)
    select distinct ${jobKind}, jsonb_build_object('credentialId', credential_id, 'objectKey', object_key),
      credential_id || ':' || object_key, ${now}::timestamptz, ${now}::timestamptz
    from stored where status = 'received'
    on conflict (kind, dedupe_key) where failed_at is null and leased_until is null
    do update set run_at = excluded.run_at where jobs.run_at > excluded.run_at`.execute(db);
}

/** A trace of callbacks without a good signature: one a minute for a set, so that nobody fills the table with them. */
export async function insertRejection(
  db: Database,
  credentialId: number,
  error: string,
  now: Date,
  since: Date,
): Promise<void> {
  await sql`
    insert into registry_events (credential_id, status, error, received_at, processed_at)
    select ${credentialId}, 'failed', ${error}, ${now}, ${now}
    where not exists (
      select 1 from registry_events
      where credential_id = ${credentialId} and event_type is null and received_at > ${since}
    )`.execute(db);
}

/** What waits for one object, oldest first. */
export function findWaiting(
  db: Database,
  credentialId: number,
  objectKey: string,
  limit: number,
): Promise<EventRow[]> {
  return db
    .selectFrom('registry_events')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .where('object_key', '=', objectKey)
    .where('status', '=', 'received')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function settleEvents(
  db: Database,
  ids: readonly number[],
  outcome: { status: 'processed' | 'failed'; error: string | null },
  now: Date,
): Promise<void> {
  await sql`
    update registry_events
    set status = ${outcome.status}, error = ${outcome.error}, attempts = attempts + 1, processed_at = ${now}
    where id = any(${[...ids]}::bigint[]) and status = 'received'`.execute(db);
}

/** They stay received, with what kept them from being applied. */
export async function delayEvents(db: Database, ids: readonly number[], error: string): Promise<void> {
  await sql`
    update registry_events set attempts = attempts + 1, error = ${error}
    where id = any(${[...ids]}::bigint[]) and status = 'received'`.execute(db);
}

export const findEvent = (db: Database, id: number): Promise<EventRow | undefined> =>
  db.selectFrom('registry_events').selectAll().where('id', '=', id).executeTakeFirst();

/** Received once more. @returns the row, or undefined when nothing of it was kept that could be applied */
export function reopenEvent(db: Database, id: number, now: Date): Promise<EventRow | undefined> {
  return db
    .updateTable('registry_events')
    .set({ status: 'received', error: null, attempts: 0, processed_at: null, received_at: now })
    .where('id', '=', id)
    .where('object_key', 'is not', null)
    .returningAll()
    .executeTakeFirst();
}

export async function listEvents(
  db: Database,
  page: {
    status?: 'received' | 'processed' | 'failed' | undefined;
    eventType?: string | undefined;
    credentialId?: number | undefined;
    limit: number;
    offset: number;
  },
): Promise<{ rows: EventRow[]; total: number }> {
  const { status, eventType, credentialId } = page;
  const matching = db
    .selectFrom('registry_events')
    .$if(status !== undefined, (query) => query.where('status', '=', status as 'received'))
    .$if(eventType !== undefined, (query) => query.where('event_type', '=', eventType as string))
    .$if(credentialId !== undefined, (query) => query.where('credential_id', '=', credentialId as number));
  const [rows, counted] = await Promise.all([
    matching.selectAll().orderBy('id', 'desc').limit(page.limit).offset(page.offset).execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counted.total };
}

/** What waits is never deleted. */
export async function deleteEventsBefore(db: Database, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('registry_events')
    .where('received_at', '<', before)
    .where('status', '<>', 'received')
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** A job for each object whose events have waited since before then and that no job is at work on or waiting for. */
export async function requeueForgotten(
  db: Database,
  jobKind: string,
  before: Date,
  now: Date,
): Promise<void> {
  await sql`
    insert into jobs (kind, payload, dedupe_key, run_at, created_at)
    select distinct ${jobKind}, jsonb_build_object('credentialId', credential_id, 'objectKey', object_key),
      credential_id || ':' || object_key, ${now}::timestamptz, ${now}::timestamptz
    from registry_events
    where status = 'received' and received_at < ${before} and not exists (
      select 1 from jobs
      where kind = ${jobKind} and failed_at is null and payload ->> 'objectKey' = object_key
        and (payload ->> 'credentialId')::bigint = credential_id
    )
    on conflict do nothing`.execute(db);
}
