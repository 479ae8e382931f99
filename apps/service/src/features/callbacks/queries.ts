// The SQL of the registry's callbacks.
import { LIMITS } from '@tendlc/contract';
import { type Selectable, sql } from 'kysely';
import { countListed } from '../../db/list-totals.ts';
import type { Database, Tables } from '../../db/tables.ts';
import { type PackedPayload, unpackPayload } from './payload.ts';

/** With its payload, null when that was never stored or has been deleted. */
export type EventRow = Selectable<Tables['registry_events']>;

export type ReceivedEvent = {
  /** Whose quota it counts toward. */
  readonly userId: number;
  readonly credentialId: number;
  /** Null where the callback has none; such an event has failed already. */
  readonly eventType: string | null;
  readonly objectKey: string | null;
  readonly brandId: string | null;
  readonly campaignId: string | null;
  readonly payload: PackedPayload | null;
  readonly error: string | null;
};

/** What the stored callbacks of one account may add up to. */
export type CallbackQuota = { readonly eventsMax: number; readonly bytesMax: number };

/**
 * Commits callbacks together with the work that they cause (G-62): one statement for all that came at the same time.
 * Work that waits already for the same object takes them in.
 * @returns for each whether it was stored; false where its account would exceed its quota
 */
export async function insertEvents(
  db: Database,
  jobKind: string,
  events: readonly ReceivedEvent[],
  quota: CallbackQuota,
  now: Date,
): Promise<boolean[]> {
  const each = <Value>(read: (event: ReceivedEvent) => Value): Value[] => events.map(read);
  // Of equal bodies only the first travels: a flood of one body then costs no more than the one.
  const sent = new Set<string>();
  const bodyToSend = ({ userId, payload }: ReceivedEvent): Buffer | null => {
    const name = `${userId}:${payload?.hash.toString('base64')}`;
    const isFirst = !sent.has(name);
    sent.add(name);
    return payload !== null && isFirst ? payload.body : null;
  };
  const { rows } = await sql<{ is_stored: boolean }>`
    select is_stored from store_callbacks(
      ${each((event) => event.userId)}::bigint[], ${each((event) => event.credentialId)}::bigint[],
      ${each((event) => event.eventType)}::text[], ${each((event) => event.objectKey)}::text[],
      ${each((event) => event.brandId)}::text[], ${each((event) => event.campaignId)}::text[],
      ${each((event) => event.error)}::text[], ${each((event) => event.payload?.hash ?? null)}::bytea[],
      ${each(bodyToSend)}::bytea[], ${quota.eventsMax}::bigint, ${quota.bytesMax}::bigint,
      ${jobKind}, ${now}::timestamptz)`.execute(db);
  return rows.map((row) => row.is_stored);
}

/** Traces of unsigned callbacks do not count toward the quota, because the account did not send them. */
const REJECTIONS_OF_SET_MAX = 1_000;

/** A trace of callbacks without a valid signature: at most one a minute for a set, and no more than the limit above. */
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
    ) and not exists (
      select 1 from registry_events where credential_id = ${credentialId} and event_type is null
      offset ${REJECTIONS_OF_SET_MAX - 1}
    )`.execute(db);
}

/**
 * The events with their payloads. Each body is read once, however many events have it, or a flood of one large body would be
 * read again for each of them.
 * @param bytesMax events with a larger stored body stay without it
 */
async function readPayloads(db: Database, rows: readonly EventRow[], bytesMax: number): Promise<EventRow[]> {
  const named = rows.filter((row) => row.payload_hash !== null);
  if (named.length === 0) {
    return [...rows];
  }
  const { rows: stored } = await sql<{ user_id: number; hash: Uint8Array; body: Uint8Array }>`
    select user_id, hash, body from registry_payloads
    where (user_id, hash) in (
      select * from unnest(${named.map((row) => row.user_id)}::bigint[], ${named.map((row) => row.payload_hash)}::bytea[])
    ) and octet_length(body) <= ${bytesMax}`.execute(db);
  const nameOf = (userId: number | null, hash: Uint8Array | null) =>
    `${userId}:${Buffer.from(hash ?? []).toString('base64')}`;
  const payloads = new Map(
    stored.map(({ user_id, hash, body }) => [nameOf(user_id, hash), unpackPayload(body)]),
  );
  return rows.map((row) => ({
    ...row,
    payload: payloads.get(nameOf(row.user_id, row.payload_hash)) ?? row.payload,
  }));
}

/** More than any stored body has: what cannot be compressed grows by a few bytes. */
const ANY_BYTES = 2 * LIMITS.largeBodyBytes;

/**
 * A callback of the registry has 500 bytes. Larger ones are applied from what the registry says alone: work that is repeated
 * for a day must not read megabytes each time.
 */
const APPLIED_BYTES_MAX = 16 * 1024;

/** What waits for one object, oldest first. */
export async function findWaiting(
  db: Database,
  credentialId: number,
  objectKey: string,
  limit: number,
): Promise<EventRow[]> {
  const rows = await db
    .selectFrom('registry_events')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .where('object_key', '=', objectKey)
    .where('status', '=', 'received')
    .orderBy('id')
    .limit(limit)
    .execute();
  return readPayloads(db, rows, APPLIED_BYTES_MAX);
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

export async function findEvent(db: Database, id: number): Promise<EventRow | undefined> {
  const rows = await db.selectFrom('registry_events').selectAll().where('id', '=', id).execute();
  const [event] = await readPayloads(db, rows, ANY_BYTES);
  return event;
}

/** Waits once more, as long as a new callback. Its first reception and its attempts stay. @returns the row, or undefined when nothing of it was kept that could be applied */
export async function reopenEvent(db: Database, id: number, now: Date): Promise<EventRow | undefined> {
  const reopened = await db
    .updateTable('registry_events')
    .set((eb) => ({
      status: 'received' as const,
      error: null,
      processed_at: null,
      replayed_at: now,
      attempts_before_replay: eb.ref('attempts'),
    }))
    .where('id', '=', id)
    .where('object_key', 'is not', null)
    .executeTakeFirst();
  return reopened.numUpdatedRows > 0n ? findEvent(db, id) : undefined;
}

export type RecordName = { readonly brand_name: string | null; readonly usecase: string | null };

/** What the events are about, by their IDs. */
export async function findRecordNames(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RecordName>> {
  const { rows } = await sql<RecordName & { id: number }>`
    select e.id, c.usecase, coalesce(c.brand_name, (
      select b.profile ->> 'brandName' from brands as b
      where b.credential_id = e.credential_id and b.tcr_brand_id = e.tcr_brand_id limit 1
    )) as brand_name
    from registry_events as e
    left join lateral (
      select campaigns.usecase, brands.profile ->> 'brandName' as brand_name
      from campaigns join brands on brands.id = campaigns.brand_id
      where campaigns.credential_id = e.credential_id and campaigns.tcr_campaign_id = e.tcr_campaign_id limit 1
    ) as c on true
    where e.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Reopens failed events as `reopenEvent` does, oldest first, with a job for each of their objects: one statement, so that
 * a crash leaves none without its job. What waits for an object already is applied at the same time.
 * @returns how many
 */
export async function reopenFailed(
  db: Database,
  jobKind: string,
  filter: { eventType: string | undefined; credentialId: number | undefined; limit: number },
  now: Date,
): Promise<number> {
  const { eventType = null, credentialId = null, limit } = filter;
  const { rows } = await sql<{ count: number }>`
    with chosen as (
      select id from registry_events
      where status = 'failed' and object_key is not null
        and (${eventType}::text is null or event_type = ${eventType})
        and (${credentialId}::bigint is null or credential_id = ${credentialId})
      order by id limit ${limit} for update skip locked
    ),
    reopened as (
      update registry_events as e
      set status = 'received', error = null, processed_at = null, replayed_at = ${now}::timestamptz,
        attempts_before_replay = e.attempts
      from chosen where e.id = chosen.id
      returning e.credential_id, e.object_key
    ),
    queued as (
      insert into jobs (kind, payload, dedupe_key, run_at, created_at)
      select distinct ${jobKind}, jsonb_build_object('credentialId', credential_id, 'objectKey', object_key),
        credential_id || ':' || object_key, ${now}::timestamptz, ${now}::timestamptz
      from reopened
      on conflict (kind, dedupe_key) where failed_at is null and leased_until is null
      do update set run_at = excluded.run_at where jobs.run_at > excluded.run_at
    )
    select count(*)::integer as count from reopened`.execute(db);
  return rows[0]?.count ?? 0;
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
  const [rows, total] = await Promise.all([
    db
      .selectFrom('registry_events')
      .selectAll()
      // An index alone finds them, however many callbacks others have.
      .where('id', 'in', matching.select('id').orderBy('id', 'desc').limit(page.limit).offset(page.offset))
      .orderBy('id', 'desc')
      .execute(),
    countListed(db, 'registry_events', credentialId, [status, eventType]),
  ]);
  return { rows: await readPayloads(db, rows, ANY_BYTES), total };
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
    where status = 'received' and coalesce(replayed_at, received_at) < ${before} and not exists (
      select 1 from jobs
      where kind = ${jobKind} and failed_at is null and payload ->> 'objectKey' = object_key
        and (payload ->> 'credentialId')::bigint = credential_id
    )
    on conflict do nothing`.execute(db);
}
