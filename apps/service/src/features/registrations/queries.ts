// The SQL of registrations: rows of brands and campaigns from the moment they are asked for until the registry has them.
import { sql } from 'kysely';
import type { FieldChange } from '@tendlc/contract';
import { storableJson } from '../../db/json.ts';
import type { Database } from '../../db/tables.ts';
import { TELL_CUSTOMER_JOB } from '../customer-events/index.ts';

export type RegistrationTable = 'brands' | 'campaigns';

/** Where each table keeps the registry's id and its changes. */
const REGISTRY_ID = { brands: 'tcr_brand_id', campaigns: 'tcr_campaign_id' } as const;
const CHANGED_RECORD = { brands: 'brand_id', campaigns: 'campaign_id' } as const;

export type Columns = Readonly<Record<string, unknown>>;

/** Objects travel as JSON text; the columns that take them are `jsonb`. Texts of the registry may hold anything. */
function parameterOf(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.replaceAll('\u0000', '').toWellFormed();
  }
  return typeof value === 'object' && value !== null && !(value instanceof Date)
    ? storableJson(value)
    : value;
}

const assignments = (columns: Columns) =>
  sql.join(
    Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${parameterOf(value)}`),
    sql`, `,
  );

export type NewRegistration = {
  readonly userId: number;
  readonly credentialId: number;
  readonly referenceId: string;
  readonly requestHash: string;
  readonly chargeId: string | null;
  /** Of the table's own. */
  readonly columns: Columns;
};

export type OpenedRegistration = { id: number; reference_id: string; resumed: boolean };

/**
 * Commits a registration before the registry is asked (G-45). The same request again, while what became of the first one
 * is in doubt, goes on with the first: it keeps its reference, which the registry takes once. What the first one was
 * charged, if the process died before it could say so or give it back, is left to the sweep to refund.
 * @returns undefined when the same request is being asked right now
 */
export async function openRegistration(
  db: Database,
  table: RegistrationTable,
  registration: NewRegistration,
  now: Date,
): Promise<OpenedRegistration | undefined> {
  const columns: Columns = {
    user_id: registration.userId,
    credential_id: registration.credentialId,
    registration: 'registering',
    reference_id: registration.referenceId,
    request_hash: registration.requestHash,
    charge_id: registration.chargeId,
    asked_at: now,
    state_changed_at: now,
    created_at: now,
    updated_at: now,
    ...registration.columns,
  };
  const { rows } = await sql<OpenedRegistration>`
    with first as (
      select charge_id, user_id from ${sql.table(table)}
      where credential_id = ${registration.credentialId} and request_hash = ${registration.requestHash}
        and registration = 'in_doubt' and charge_id is not null
    ),
    opened as (
      insert into ${sql.table(table)} as registration_row (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(columns).map(parameterOf))})
      on conflict (credential_id, request_hash) where registration in ('registering', 'in_doubt')
      do update set registration = 'registering', charge_id = excluded.charge_id, asked_at = excluded.asked_at,
        updated_at = excluded.updated_at, version = registration_row.version + 1
      where registration_row.registration = 'in_doubt'
      returning id, reference_id, version > 1 as resumed
    ),
    left_over as (
      insert into open_charges (charge_id, user_id, expires_at)
      select charge_id, user_id, ${now}::timestamptz from first where exists (select 1 from opened where resumed)
      on conflict (charge_id) do nothing
    )
    select * from opened`.execute(db);
  return rows[0];
}

/**
 * The registry has it. Whoever finds that out first writes it, and the first line of its history.
 * @returns false when it was known already
 */
export async function adoptRegistration(
  db: Database,
  table: RegistrationTable,
  adoption: {
    id: number;
    registryId: string;
    columns: Columns;
    changes: readonly FieldChange[];
    source: 'request' | 'callback' | 'sweep';
    userId: number | null;
  },
  now: Date,
): Promise<boolean> {
  const { id, registryId, columns, changes, source, userId } = adoption;
  const set = {
    ...columns,
    registration: 'registered',
    [REGISTRY_ID[table]]: registryId,
    state_changed_at: now,
    updated_at: now,
  };
  const { rows } = await sql`
    with adopted as (
      update ${sql.table(table)} set ${assignments(set)}, version = version + 1
      where id = ${id} and registration <> 'registered'
      returning id
    )
    insert into registry_changes (${sql.ref(CHANGED_RECORD[table])}, source, user_id, changes, created_at)
    select id, ${source}, ${userId}::bigint, ${storableJson(changes)}::jsonb, ${now}::timestamptz from adopted
    returning id`.execute(db);
  return rows.length > 0;
}

/**
 * What is asked right now becomes in doubt or refused; what is settled stays. The charge of what is refused is due for a
 * refund from this moment, whoever gets to make it (G-24).
 * @returns whether it was open
 */
export async function closeRegistration(
  db: Database,
  table: RegistrationTable,
  id: number,
  outcome: 'in_doubt' | 'refused',
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with closed as (
      update ${sql.table(table)} set registration = ${outcome}, updated_at = ${now}, version = version + 1
      where id = ${id} and registration in ('registering', 'in_doubt')
      returning id, user_id, charge_id
    ),
    refundable as (
      insert into open_charges (charge_id, user_id, expires_at)
      select charge_id, user_id, ${now}::timestamptz from closed
      where charge_id is not null and ${outcome === 'refused'}
      on conflict (charge_id) do nothing
    )
    select id from closed`.execute(db);
  return rows.length > 0;
}

export type WaitingRegistration = {
  id: number;
  user_id: number;
  credential_id: number;
  reference_id: string;
  charge_id: string | null;
  asked_at: Date;
};

const SWEEP_MAX = 200;

/**
 * Registrations that nobody is working on any more: in doubt, or asked by a process that must have died. Those that were
 * looked up longest ago come first, so that many that cannot be settled hold up none that can.
 */
export async function findOpenRegistrations(
  db: Database,
  table: RegistrationTable,
  before: { inDoubt: Date; registering: Date },
): Promise<WaitingRegistration[]> {
  const { rows } = await sql<WaitingRegistration>`
    select id, user_id, credential_id, reference_id, charge_id, asked_at from ${sql.table(table)}
    where (registration = 'in_doubt' and asked_at < ${before.inDoubt})
      or (registration = 'registering' and asked_at < ${before.registering})
    order by updated_at, id limit ${SWEEP_MAX}`.execute(db);
  return rows;
}

/**
 * A registration that became known only after its request had failed, by a sweep or a callback: whoever asked for it was
 * never told, and asks again.
 */
export async function findUntold(
  db: Database,
  table: RegistrationTable,
  by: { credentialId: number; requestHash: string; since: Date },
): Promise<{ id: number; reference_id: string; version: number } | undefined> {
  const { rows } = await sql<{ id: number; reference_id: string; version: number }>`
    select id, reference_id, version from ${sql.table(table)} as record
    where credential_id = ${by.credentialId} and request_hash = ${by.requestHash} and registration = 'registered'
      and asked_at >= ${by.since} and not exists (
        select 1 from registry_changes
        where registry_changes.${sql.ref(CHANGED_RECORD[table])} = record.id and source = 'request')
    order by id limit 1`.execute(db);
  return rows[0];
}

/**
 * From now on it is paid for under this id; what its first request was charged is due for a refund.
 * @returns false when the row has changed: somebody else tells of it
 */
export async function takeUntold(
  db: Database,
  table: RegistrationTable,
  untold: { id: number; version: number; chargeId: string },
  now: Date,
): Promise<boolean> {
  const { id, version, chargeId } = untold;
  const { rows } = await sql`
    with first as (
      select charge_id, user_id from ${sql.table(table)} where id = ${id} and charge_id is not null
    ),
    taken as (
      update ${sql.table(table)} set charge_id = ${chargeId}, version = version + 1
      where id = ${id} and version = ${version}
      returning id
    ),
    left_over as (
      insert into open_charges (charge_id, user_id, expires_at)
      select charge_id, user_id, ${now}::timestamptz from first where exists (select 1 from taken)
      on conflict (charge_id) do nothing
    )
    select id from taken`.execute(db);
  return rows.length > 0;
}

export async function markTold(
  db: Database,
  table: RegistrationTable,
  told: { id: number; userId: number },
  now: Date,
): Promise<void> {
  await sql`
    insert into registry_changes (${sql.ref(CHANGED_RECORD[table])}, source, user_id, changes, created_at)
    values (${told.id}, 'request', ${told.userId}, '[]', ${now})`.execute(db);
}

/** Any that is not registered yet, whatever became of it: an event may still tell. */
export async function findUnregistered(
  db: Database,
  table: RegistrationTable,
  by: { credentialId: number; referenceId: string },
): Promise<(WaitingRegistration & { registration: string }) | undefined> {
  const { rows } = await sql<WaitingRegistration & { registration: string }>`
    select id, user_id, credential_id, reference_id, charge_id, asked_at, registration from ${sql.table(table)}
    where reference_id = ${by.referenceId} and credential_id = ${by.credentialId} and registration <> 'registered'`.execute(
    db,
  );
  return rows[0];
}

/** The registration that was charged under this id, whatever became of it. */
export async function findByCharge(
  db: Database,
  table: RegistrationTable,
  chargeId: string,
): Promise<(WaitingRegistration & { registration: string }) | undefined> {
  const { rows } = await sql<WaitingRegistration & { registration: string }>`
    select id, user_id, credential_id, reference_id, charge_id, asked_at, registration from ${sql.table(table)}
    where charge_id = ${chargeId} limit 1`.execute(db);
  return rows[0];
}

/**
 * Writes what a reading of the registry has shown, unless the row has changed since that reading began: two readings at
 * once must not leave the older one standing (G-63).
 * @returns false when the row has changed; read both again then
 */
export async function writeReading(
  db: Database,
  table: RegistrationTable,
  reading: {
    id: number;
    version: number;
    columns: Columns;
    /** What people are told of; an empty list is a reading without news. */
    changes: readonly FieldChange[];
    source: string;
    eventTypes: readonly string[];
    userId: number | null;
    /** What the customer is told, committed with the change itself. */
    news: readonly { publicId: string; type: string; data: unknown }[];
  },
  now: Date,
): Promise<boolean> {
  const { id, version, changes, news } = reading;
  const set = { ...reading.columns, last_synced_at: now, ...(changes.length > 0 ? { updated_at: now } : {}) };
  const { rows } = await sql`
    with written as (
      update ${sql.table(table)} set ${assignments(set)}, version = version + 1
      where id = ${id} and version = ${version}
      returning id, user_id
    ),
    told_customer as (
      insert into customer_events (public_id, user_id, type, data, created_at)
      select news.public_id, written.user_id, news.type, news.data::jsonb, ${now}::timestamptz
      from written, unnest(${news.map(({ publicId }) => publicId)}::text[], ${news.map(({ type }) => type)}::text[],
        ${news.map(({ data }) => storableJson(data))}::text[]) as news (public_id, type, data)
      returning id
    ),
    queued as (
      insert into jobs (kind, payload, run_at, created_at)
      select ${TELL_CUSTOMER_JOB}, jsonb_build_object('eventId', id), ${now}::timestamptz, ${now}::timestamptz
      from told_customer
    ),
    told as (
      insert into registry_changes (${sql.ref(CHANGED_RECORD[table])}, source, event_types, user_id, changes, created_at)
      select id, ${reading.source}, ${[...reading.eventTypes]}::text[], ${reading.userId}::bigint,
        ${storableJson(changes)}::jsonb, ${now}::timestamptz
      from written where ${changes.length} > 0
    )
    select id from written`.execute(db);
  return rows.length > 0;
}
