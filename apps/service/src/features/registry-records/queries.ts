// The SQL of registrations: rows of brands and campaigns from the request until the registry has confirmed them.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { FieldChange } from '@tendlc/contract';
import { storableJson } from '../../db/json.ts';
import type { Database, Tables } from '../../db/tables.ts';
import {
  CHANGED_RECORD,
  type RecordColumns,
  REGISTRY_ID,
  type RegistrationTable,
  typed,
  writable,
} from './columns.ts';

export type NewRegistration = {
  readonly userId: number;
  readonly credentialId: number;
  readonly referenceId: string;
  readonly requestHash: string;
  readonly chargeId: string | null;
  readonly columns: RecordColumns;
};

export type OpenedRow = { id: number; reference_id: string; version: number; resumed: boolean };

/**
 * Commits a registration before the registry is asked (G-45). If the same request is in doubt, this one continues it under
 * its reference, which the registry accepts once. The charge of the first request, if its process died before it was
 * refunded, becomes due for a refund.
 * @returns undefined if the same request is in progress
 */
export function openRegistration(
  db: Database,
  table: RegistrationTable,
  registration: NewRegistration,
  now: Date,
): Promise<OpenedRow | undefined> {
  const { credentialId, requestHash } = registration;
  const row = {
    user_id: registration.userId,
    credential_id: credentialId,
    registration: 'registering',
    reference_id: registration.referenceId,
    request_hash: requestHash,
    charge_id: registration.chargeId,
    asked_at: now,
    state_changed_at: now,
    created_at: now,
    updated_at: now,
    ...writable(registration.columns),
  } as Insertable<Tables['brands']>;
  return db
    .with('first', (query) =>
      query
        .selectFrom(typed(table))
        .select(['charge_id', 'user_id'])
        .where('credential_id', '=', credentialId)
        .where('request_hash', '=', requestHash)
        .where('registration', '=', 'in_doubt')
        .where('charge_id', 'is not', null),
    )
    .with('opened', (query) =>
      query
        .insertInto(typed(table))
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['credential_id', 'request_hash'])
            .where(sql<boolean>`registration in ('registering', 'in_doubt')`)
            .doUpdateSet((eb) => ({
              registration: 'registering',
              charge_id: eb.ref('excluded.charge_id'),
              asked_at: eb.ref('excluded.asked_at'),
              updated_at: eb.ref('excluded.updated_at'),
              version: sql<number>`${sql.ref(`${table}.version`)} + 1`,
            }))
            .where(sql<boolean>`${sql.ref(`${table}.registration`)} = 'in_doubt'`),
        )
        .returning([
          'id',
          'reference_id',
          'version',
          (eb) => eb('version', '>', 1).$castTo<boolean>().as('resumed'),
        ]),
    )
    .with('refundable', (query) =>
      query
        .insertInto('open_charges')
        .columns(['charge_id', 'user_id', 'expires_at'])
        .expression((eb) =>
          eb
            .selectFrom('first')
            .select(['charge_id', 'user_id', dueAt(now)])
            .where(eb.exists(eb.selectFrom('opened').select('id').where('resumed', '=', true))),
        )
        .onConflict((conflict) => conflict.column('charge_id').doNothing()),
    )
    .selectFrom('opened')
    .selectAll()
    .executeTakeFirst();
}

const dueAt = (now: Date) => sql<Date>`${now}::timestamptz`.as('expires_at');

/** What the answer of the registry, or the record found there, changes in our row. */
export type Adoption = {
  readonly registryId: string;
  readonly columns: RecordColumns;
  readonly changes: readonly FieldChange[];
};

/**
 * The registry has the record. The first to find out writes that, and the first line of the history.
 * @returns false if it was known already
 */
export async function adoptRegistration(
  db: Database,
  table: RegistrationTable,
  adoption: Adoption & { id: number; source: 'request' | 'callback' | 'sweep'; userId: number | null },
  now: Date,
): Promise<boolean> {
  const { id, registryId, columns, changes, source, userId } = adoption;
  const set = {
    ...writable(columns),
    registration: 'registered',
    [REGISTRY_ID[table]]: registryId,
    state_changed_at: now,
    updated_at: now,
  } as Updateable<Tables['brands']>;
  const line = await db
    .with('adopted', (query) =>
      query
        .updateTable(typed(table))
        .set(set)
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .where('registration', '<>', 'registered')
        .returning('id'),
    )
    .insertInto('registry_changes')
    .columns([CHANGED_RECORD[table], 'source', 'user_id', 'changes', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('adopted')
        .select([
          'id',
          sql`${source}::text`.as('source'),
          sql`${userId}::bigint`.as('user_id'),
          sql`${storableJson(changes)}::jsonb`.as('changes'),
          sql`${now}::timestamptz`.as('created_at'),
        ]),
    )
    .returning('id')
    .executeTakeFirst();
  return line !== undefined;
}

/**
 * A registration in progress becomes in doubt or refused; a settled one stays. The charge of a refused one is due for a
 * refund from this moment on, whichever process makes it (G-24).
 * @param version the row as it was read: one that another request has resumed since then is that request's to close
 * @returns whether it was open and unchanged
 */
export async function closeRegistration(
  db: Database,
  table: RegistrationTable,
  { id, version }: { id: number; version: number },
  outcome: 'in_doubt' | 'refused',
  now: Date,
): Promise<boolean> {
  const closed = await db
    .with('closed', (query) =>
      query
        .updateTable(typed(table))
        .set((eb) => ({ registration: outcome, updated_at: now, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .where('version', '=', version)
        .where('registration', 'in', ['registering', 'in_doubt'])
        .returning(['id', 'user_id', 'charge_id']),
    )
    .with('refundable', (query) =>
      query
        .insertInto('open_charges')
        .columns(['charge_id', 'user_id', 'expires_at'])
        .expression((eb) =>
          eb
            .selectFrom('closed')
            .select(['charge_id', 'user_id', dueAt(now)])
            .where('charge_id', 'is not', null)
            .where(sql<boolean>`${outcome === 'refused'}::boolean`),
        )
        .onConflict((conflict) => conflict.column('charge_id').doNothing()),
    )
    .selectFrom('closed')
    .select('id')
    .executeTakeFirst();
  return closed !== undefined;
}

const WAITING_COLUMNS = [
  'id',
  'user_id',
  'credential_id',
  'reference_id',
  'charge_id',
  'asked_at',
  'registration',
  'version',
] as const;

export type WaitingRegistration = Pick<Selectable<Tables['brands']>, (typeof WAITING_COLUMNS)[number]>;

const SWEEP_MAX = 200;

/**
 * Registrations that no process works on: in doubt, or sent by a process that must have died. The ones that were looked up
 * longest ago come first, so that many that cannot be settled do not block others.
 */
export const findOpenRegistrations = (
  db: Database,
  table: RegistrationTable,
  before: { inDoubt: Date; registering: Date },
): Promise<WaitingRegistration[]> =>
  db
    .selectFrom(typed(table))
    .select(WAITING_COLUMNS)
    .where((eb) =>
      eb.or([
        eb('registration', '=', 'in_doubt').and('asked_at', '<', before.inDoubt),
        eb('registration', '=', 'registering').and('asked_at', '<', before.registering),
      ]),
    )
    .orderBy('updated_at')
    .orderBy('id')
    .limit(SWEEP_MAX)
    .execute();

export type UnreportedRow = { id: number; reference_id: string; version: number };

/**
 * A registration that a sweep or callback confirmed after its request had failed. Its caller never got a success, and
 * repeats the request.
 */
export const findUnreported = (
  db: Database,
  table: RegistrationTable,
  by: { credentialId: number; requestHash: string; since: Date },
): Promise<UnreportedRow | undefined> =>
  db
    .selectFrom(typed(table))
    .select(['id', 'reference_id', 'version'])
    .where('credential_id', '=', by.credentialId)
    .where('request_hash', '=', by.requestHash)
    .where('registration', '=', 'registered')
    .where('asked_at', '>=', by.since)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('registry_changes')
            .select('registry_changes.id')
            .whereRef(`registry_changes.${CHANGED_RECORD[table]}`, '=', sql.ref(`${table}.id`))
            .where('source', '=', 'request'),
        ),
      ),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Another request that takes the record at the same moment may not have made its charge yet. */
const TAKEN_CHARGE_MS = 60_000;

/**
 * From now on the record is paid for under this ID; the charge of its first request becomes due for a refund.
 * @returns false if the row has changed: another request reports it
 */
export async function takeUnreported(
  db: Database,
  table: RegistrationTable,
  { id, version, chargeId }: { id: number; version: number; chargeId: string },
  now: Date,
): Promise<boolean> {
  const taken = await db
    .with('first', (query) =>
      query
        .selectFrom(typed(table))
        .select(['charge_id', 'user_id'])
        .where('id', '=', id)
        .where('charge_id', 'is not', null),
    )
    .with('taken', (query) =>
      query
        .updateTable(typed(table))
        .set((eb) => ({ charge_id: chargeId, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id'),
    )
    .with('refundable', (query) =>
      query
        .insertInto('open_charges')
        .columns(['charge_id', 'user_id', 'expires_at'])
        .expression((eb) =>
          eb
            .selectFrom('first')
            .select(['charge_id', 'user_id', dueAt(new Date(now.getTime() + TAKEN_CHARGE_MS))])
            .where(eb.exists(eb.selectFrom('taken').select('id'))),
        )
        .onConflict((conflict) => conflict.column('charge_id').doNothing()),
    )
    .selectFrom('taken')
    .select('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The history now says that a request reported the record. */
export async function markReported(
  db: Database,
  table: RegistrationTable,
  { id, userId }: { id: number; userId: number },
  now: Date,
): Promise<void> {
  await db
    .insertInto('registry_changes')
    .values({
      [CHANGED_RECORD[table]]: id,
      source: 'request',
      user_id: userId,
      changes: '[]',
      created_at: now,
    })
    .execute();
}

/** A registration that is not confirmed, whatever its state: a callback may confirm it. */
export const findUnregistered = (
  db: Database,
  table: RegistrationTable,
  by: { credentialId: number; referenceId: string },
): Promise<WaitingRegistration | undefined> =>
  db
    .selectFrom(typed(table))
    .select(WAITING_COLUMNS)
    .where('reference_id', '=', by.referenceId)
    .where('credential_id', '=', by.credentialId)
    .where('registration', '<>', 'registered')
    .executeTakeFirst();

/** The registration that was charged under this ID, whatever its state. */
export const findByCharge = (
  db: Database,
  table: RegistrationTable,
  chargeId: string,
): Promise<WaitingRegistration | undefined> =>
  db
    .selectFrom(typed(table))
    .select(WAITING_COLUMNS)
    .where('charge_id', '=', chargeId)
    .limit(1)
    .executeTakeFirst();
