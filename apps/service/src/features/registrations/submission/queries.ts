// The SQL of submissions: a packet becomes a version that is on its way, and one process at a time works on it.
import { type Selectable, sql } from 'kysely';
import type { Denial, RequiredAction } from '@tendlc/contract';
import type { Packet } from '@tendlc/registration';
import { storableJson } from '../../../db/json.ts';
import type { Database, DatabaseTransaction, SubmissionDone, Tables } from '../../../db/tables.ts';
import { enqueueJob } from '../../../jobs/queue.ts';
import type { RegistrationRow } from '../queries.ts';

/** Longer than a process needs to say that it still works; a shorter silence means that it died. */
const LEASE_MS = 30_000;
const SWEEP_MAX = 50;

export const ADVANCE_SUBMISSION_JOB = 'advance-submission';

export type NewSubmission = {
  readonly row: RegistrationRow;
  readonly packet: Packet;
  readonly contentHash: Uint8Array;
  readonly snapshotIds: readonly number[];
  readonly overrideReason: string | null;
  readonly byUserId: number;
  readonly isCharged: boolean;
  readonly upstreamCnpId: string | null;
  readonly requestChargeId: string | null;
};

/**
 * Makes the packet the version that is submitted. The revision decides: of several requests at once, one gets through.
 * @returns false if the registration has changed since it was read
 */
export async function insertSubmission(
  transaction: DatabaseTransaction,
  submission: NewSubmission,
  now: Date,
): Promise<boolean> {
  const { row } = submission;
  const number = row.version_status === 'DRAFT' ? row.version : row.version + 1;
  const changed = await transaction
    .updateTable('registrations')
    .set({ status: 'SUBMITTED', waiting_for: 'registry', version: number, updated_at: now })
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', row.id)
    .where('revision', '=', row.revision)
    .where('version', '=', row.version)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) {
    return false;
  }
  await supersedeVersions(transaction, row.id, number);
  await writeVersion(transaction, number, submission, now);
  await transaction
    .insertInto('registration_submissions')
    .values({
      registration_id: row.id,
      number,
      by_user_id: submission.byUserId,
      is_charged: submission.isCharged,
      corrects_brand: row.brand?.registration === 'registered',
      corrects_campaign: row.campaign?.registration === 'registered',
      upstream_cnp_id: submission.upstreamCnpId,
      request_charge_id: submission.requestChargeId,
      state: 'open',
      done: '{}',
      next_attempt_at: now,
      submitted_at: now,
      updated_at: now,
    })
    .execute();
  await insertLine(transaction, { row, to: 'SUBMITTED', userId: submission.byUserId }, now);
  await enqueueAdvance(transaction, row.id, now, now);
  return true;
}

/** A denied version keeps its denial. */
async function supersedeVersions(
  transaction: DatabaseTransaction,
  registrationId: number,
  number: number,
): Promise<void> {
  await transaction
    .updateTable('registration_versions')
    .set({ status: 'SUPERSEDED' })
    .where('registration_id', '=', registrationId)
    .where('number', '<', number)
    .where('status', 'in', ['SUBMITTED', 'APPROVED'])
    .execute();
}

async function writeVersion(
  transaction: DatabaseTransaction,
  number: number,
  { row, packet, contentHash, snapshotIds, overrideReason }: NewSubmission,
  now: Date,
): Promise<void> {
  const version = {
    status: 'SUBMITTED',
    packet: JSON.stringify(packet),
    content_hash: contentHash,
    override_reason: overrideReason,
    submitted_at: now,
  } as const;
  await transaction
    .insertInto('registration_versions')
    .values({ registration_id: row.id, number, created_at: now, ...version })
    .onConflict((conflict) => conflict.columns(['registration_id', 'number']).doUpdateSet(version))
    .execute();
  if (snapshotIds.length > 0) {
    await transaction
      .insertInto('registration_version_snapshots')
      .values([...new Set(snapshotIds)].map((id) => ({ registration_id: row.id, number, snapshot_id: id })))
      .execute();
  }
}

async function insertLine(
  transaction: DatabaseTransaction,
  { row, to, userId }: { row: RegistrationRow; to: RegistrationRow['status']; userId: number | null },
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('registration_changes')
    .values({
      registration_id: row.id,
      source: 'request',
      user_id: userId,
      changes: storableJson([{ field: 'status', from: row.status, to }]),
      created_at: now,
    })
    .execute();
}

export const enqueueAdvance = (
  db: Database | DatabaseTransaction,
  id: number,
  runAt: Date,
  now: Date,
): Promise<void> =>
  enqueueJob(db, { kind: ADVANCE_SUBMISSION_JOB, payload: { id }, dedupeKey: String(id), runAt }, now);

export type SubmissionRow = Selectable<Tables['registration_submissions']>;
export type Lease = Pick<SubmissionRow, 'registration_id' | 'number'> & { readonly leasedUntil: Date };

/** The owner is locked (G-107): the submission waits as it is. */
const isOwnerLocked = (id: number) => sql<boolean>`exists (
  select 1 from registrations as r join users as u on u.id = r.user_id
  where r.id = ${id} and u.locked_at is not null
)`;

/**
 * Claims the open submission for this process.
 * @returns undefined if there is none, another process works on it, or the account is locked
 */
export async function claimSubmission(
  db: Database,
  id: number,
  now: Date,
): Promise<{ lease: Lease; submission: SubmissionRow } | undefined> {
  const leasedUntil = new Date(now.getTime() + LEASE_MS);
  const submission = await db
    .updateTable('registration_submissions')
    .set({ leased_until: leasedUntil })
    .where('registration_id', '=', id)
    .where('state', '=', 'open')
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', now)]))
    .where((eb) => eb.not(isOwnerLocked(id)))
    .returningAll()
    .executeTakeFirst();
  return submission === undefined
    ? undefined
    : { submission, lease: { registration_id: id, number: submission.number, leasedUntil } };
}

const ofLease = ({ registration_id, number, leasedUntil }: Lease) =>
  ({ registration_id, number, leased_until: leasedUntil }) as const;

/** Whether a claim fails because the account is locked. The sweep goes on with it after the account is unlocked. */
export async function isPaused(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql<{ paused: boolean }>`select ${isOwnerLocked(id)} as paused`.execute(db);
  return rows[0]?.paused === true;
}

/** @returns the lease from now on; undefined if another process has taken the submission over */
export async function extendLease(db: Database, lease: Lease, now: Date): Promise<Lease | undefined> {
  const leasedUntil = new Date(Math.max(now.getTime() + LEASE_MS, lease.leasedUntil.getTime() + 1));
  const extended = await db
    .updateTable('registration_submissions')
    .set({ leased_until: leasedUntil })
    .where((eb) => eb.and(ofLease(lease)))
    .returning('number')
    .executeTakeFirst();
  return extended === undefined ? undefined : { ...lease, leasedUntil };
}

export type SubmissionChange = {
  readonly state?: SubmissionRow['state'];
  readonly done?: SubmissionDone;
  readonly stop?: { readonly by: RequiredAction; readonly because: string } | null;
  readonly attempts?: number;
  /** Null: only a change of a record lets it go on. */
  readonly nextAttemptAt?: Date | null;
  readonly isReleased?: boolean;
};

/** @returns whether the customer has asked to cancel by now; undefined if another process has taken the submission over */
export async function changeSubmission(
  db: Database | DatabaseTransaction,
  lease: Lease,
  { state, done, stop, attempts, nextAttemptAt, isReleased }: SubmissionChange,
  now: Date,
): Promise<{ readonly isCancelAsked: boolean } | undefined> {
  const changed = await db
    .updateTable('registration_submissions')
    .set({
      ...(state === undefined ? {} : { state }),
      ...(done === undefined ? {} : { done: JSON.stringify(done) }),
      ...(stop === undefined
        ? {}
        : { stopped_by: stop?.by ?? null, stopped_because: stop?.because.toWellFormed() ?? null }),
      ...(attempts === undefined ? {} : { attempts }),
      ...(nextAttemptAt === undefined ? {} : { next_attempt_at: nextAttemptAt }),
      ...(isReleased === true ? { leased_until: null } : {}),
      ...(state === undefined && stop === undefined ? {} : { updated_at: now }),
    })
    .where((eb) => eb.and(ofLease(lease)))
    .returning('is_cancel_asked')
    .executeTakeFirst();
  return changed === undefined ? undefined : { isCancelAsked: changed.is_cancel_asked };
}

/** The version is a draft again, as if it had never been submitted. */
export async function returnToDraft(
  transaction: DatabaseTransaction,
  row: RegistrationRow,
  lease: Lease,
  now: Date,
): Promise<boolean> {
  const deleted = await transaction
    .deleteFrom('registration_submissions')
    .where((eb) => eb.and(ofLease(lease)))
    .returning('number')
    .executeTakeFirst();
  if (deleted === undefined) {
    return false;
  }
  await transaction
    .updateTable('registration_versions')
    .set({ status: 'DRAFT', submitted_at: null, content_hash: null, override_reason: null })
    .where('registration_id', '=', row.id)
    .where('number', '=', lease.number)
    .execute();
  await transaction
    .deleteFrom('registration_version_snapshots')
    .where('registration_id', '=', row.id)
    .where('number', '=', lease.number)
    .execute();
  const { revision } = await transaction
    .updateTable('registrations')
    .set({ status: 'DRAFT', waiting_for: 'you', updated_at: now })
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', row.id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  // The submission and its end have raised the revision, and no value has changed: what was evaluated still counts.
  await transaction
    .updateTable('registration_evaluations')
    .set({ revision })
    .where('registration_id', '=', row.id)
    .where('revision', '>=', revision - 2)
    .execute();
  await insertLine(transaction, { row, to: 'DRAFT', userId: null }, now);
  return true;
}

/** The submission goes on where it ended. @returns false if the registration has changed since it was read */
export const reopenSubmission = (db: Database, row: RegistrationRow, now: Date): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('registrations')
      .set({ updated_at: now })
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where('id', '=', row.id)
      .where('revision', '=', row.revision)
      .where('campaign_id', 'is', null)
      .where('closed_at', 'is', null)
      .returning('version')
      .executeTakeFirst();
    if (changed === undefined) {
      return false;
    }
    const reopened = await transaction
      .updateTable('registration_submissions')
      .set({ state: 'open', attempts: 0, next_attempt_at: now, updated_at: now })
      .where('registration_id', '=', row.id)
      .where('number', '=', changed.version)
      .where('state', '=', 'done')
      .returning('number')
      .executeTakeFirst();
    return reopened !== undefined;
  });

/** @returns false if there is no open submission */
export async function askToCancel(db: Database, id: number, now: Date): Promise<boolean> {
  const asked = await db
    .updateTable('registration_submissions')
    .set({ is_cancel_asked: true, next_attempt_at: now })
    .where('registration_id', '=', id)
    .where('state', '=', 'open')
    .returning('number')
    .executeTakeFirst();
  return asked !== undefined;
}

/**
 * Submissions that can go on: those that are due, those of a process that died, and those that waited for tokens which are
 * there now.
 */
export const findDueSubmissions = (
  db: Database,
  now: Date,
  today: string,
): Promise<{ registration_id: number }[]> =>
  db
    .selectFrom('registration_submissions')
    .innerJoin('registrations', 'registrations.id', 'registration_submissions.registration_id')
    .innerJoin('users', 'users.id', 'registrations.user_id')
    .select('registration_submissions.registration_id')
    .where('state', '=', 'open')
    .where('users.locked_at', 'is', null)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', now)]))
    .where((eb) =>
      eb.or([
        eb('next_attempt_at', '<=', now),
        eb('leased_until', '<', now),
        // A process may have read it just before that.
        eb('is_cancel_asked', '=', true),
        eb('stopped_by', '=', 'tokens').and(
          eb.or([
            eb('token_balance', '>', 0),
            eb('last_daily_free_date', 'is', null),
            sql<boolean>`last_daily_free_date < ${today}`,
          ]),
        ),
      ]),
    )
    .orderBy('next_attempt_at')
    .limit(SWEEP_MAX)
    .execute();

/** What each version that was denied had as its content, the newest first. */
export const findDeniedVersions = (db: Database, id: number) =>
  db
    .selectFrom('registration_versions')
    .select(['number', 'content_hash', 'packet'])
    .where('registration_id', '=', id)
    .where('status', '=', 'DENIED')
    .orderBy('number', 'desc')
    .execute();

export const findByRequest = (db: Database, requestChargeId: string) =>
  db
    .selectFrom('registration_submissions')
    .select('registration_id')
    .where('request_charge_id', '=', requestChargeId)
    .executeTakeFirst();

/** The registry rejected the values of the submitted version. */
export async function writeDenial(
  transaction: DatabaseTransaction,
  { registration_id: id, number }: Lease,
  denial: Denial,
): Promise<void> {
  await transaction
    .updateTable('registration_versions')
    .set({ status: 'DENIED', denial: storableJson(denial) })
    .where('registration_id', '=', id)
    .where('number', '=', number)
    .execute();
}

/** Whether the record is paid under this charge. */
export async function isPaidBy(
  db: Database,
  table: 'brands' | 'campaigns',
  id: number,
  chargeId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom(table as 'brands')
    .select('id')
    .where('id', '=', id)
    .where('charge_id', '=', chargeId)
    .executeTakeFirst();
  return row !== undefined;
}
