// Callbacks of the registry: stored at once, applied by a job, replayed on demand (G-61 to G-64).
import type { RegistryEvent } from '@tendlc/contract';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import { SealBroken } from '../../crypto/secret-box.ts';
import { createSharedStatement } from '../../db/shared-statement.ts';
import { pageOf, paginationOf } from '../../db/pages.ts';
import type { Database } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import type { Brands } from '../brands/index.ts';
import type { Campaigns } from '../campaigns/index.ts';
import type { CredentialSet, CredentialStore } from '../credentials/index.ts';
import {
  hasEffect,
  isSigned,
  detailOf,
  parseObjectKey,
  readCallback,
  referenceOf,
  type Signatures,
  toEvent,
} from './policy.ts';
import {
  type CallbackQuota,
  delayEvents,
  type EventRow,
  findEvent,
  findRecordNames,
  findWaiting,
  insertEvents,
  insertRejection,
  listEvents,
  type ReceivedEvent,
  reopenEvent,
  reopenFailed,
  requeueForgotten,
  settleEvents,
} from './queries.ts';

/** Stored with each job: a new name would orphan the queued ones. */
export const APPLY_CALLBACKS_JOB = 'apply-registry-events';

/** Events of one object that are applied with one fetch from the registry. */
const TOGETHER_MAX = 200;

/** G-63: how long an event waits for its record, or for a registry that can be asked. */
const WAIT_MS_MAX = 24 * 3_600_000;

/** One statement of this many rows takes well under a second. */
const REPLAYED_AT_ONCE_MAX = 1_000;
const FIRST_DELAY_MS = 2_000;
const DELAY_FACTOR = 2;
const DELAY_MS_MAX = 30 * 60_000;
/** Longer than any event waits without a job of its own, by `DELAY_MS_MAX`. */
const FORGOTTEN_MS = 3_600_000;
const REJECTION_TRACE_MS = 60_000;

/** Bodies in one statement: a flood of large ones must not make the small ones of others wait for one long statement. */
const STATEMENT_BYTES_MAX = 2 * 1024 * 1024;

/** Accounts over their quota are logged once in this time, or a flood of callbacks would flood the log. */
const QUOTA_LOG_EVERY_MS = 60_000;
const QUOTA_LOG_ACCOUNTS_MAX = 1_000;

export type CallbacksDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly credentials: CredentialStore;
  readonly brands: Pick<Brands, 'findOfSet' | 'refresh' | 'sync'>;
  readonly campaigns: Pick<Campaigns, 'findOfSet' | 'refresh' | 'sync'>;
  readonly wakeJobs: () => void;
  readonly quota: CallbackQuota;
  /** Counts a callback that was refused because its account has used up its quota. */
  readonly countRefused: () => void;
  /** Looks up a registration in doubt by its reference. @returns whether the registry has it */
  adopt(set: CredentialSet, table: 'brands' | 'campaigns', referenceId: string): Promise<boolean>;
};

export type Callbacks = ReturnType<typeof createCallbacks>;

/** A failure that may pass. Anything else is a fault of ours, which the job retries. */
function reasonToWait(error: unknown): ServiceError | undefined {
  if (error instanceof SealBroken) {
    return new ServiceError(
      'internal_error',
      'No key in ENCRYPTION_KEY can decrypt the registry credentials.',
    );
  }
  return error instanceof ServiceError ? error : undefined;
}

/** Limits the bodies of one statement; a single body always fits. */
function fitStatement(): (event: ReceivedEvent) => boolean {
  let bytes = 0;
  return ({ payload }) => {
    const own = payload?.body.length ?? 0;
    const fits = bytes === 0 || bytes + own <= STATEMENT_BYTES_MAX;
    bytes += fits ? own : 0;
    return fits;
  };
}

type Target = { readonly table: 'brands' | 'campaigns'; readonly registryId: string };

export function createCallbacks(deps: CallbacksDeps) {
  const { db, clock, credentials, brands, campaigns } = deps;
  const storing = createSharedStatement<ReceivedEvent, boolean>(async (events) => {
    const stored = await insertEvents(db, APPLY_CALLBACKS_JOB, events, deps.quota, clock.now());
    deps.wakeJobs();
    return stored;
  }, fitStatement);
  const logged = new LRUCache<number, true>({ max: QUOTA_LOG_ACCOUNTS_MAX, ttl: QUOTA_LOG_EVERY_MS });

  function refuseOverQuota({ userId, credentialId }: ReceivedEvent): never {
    deps.countRefused();
    if (!logged.has(userId)) {
      logged.set(userId, true);
      deps.log.warn(
        { userId, credentialId, ...deps.quota },
        'callbacks refused: the account is over its quota',
      );
    }
    throw new ServiceError('storage_quota_exceeded');
  }

  /** Our record of the object; never one of other credentials. */
  const findRecord = (credentialId: number, { table, registryId }: Target) =>
    table === 'brands'
      ? brands.findOfSet(credentialId, registryId)
      : campaigns.findOfSet(credentialId, registryId);

  async function findOrAdopt(set: CredentialSet, target: Target, events: readonly EventRow[]) {
    const record = await findRecord(set.id, target);
    if (record !== undefined) {
      return record;
    }
    for (const reference of new Set(events.map((event) => referenceOf(event, target.table)))) {
      if (reference !== null && (await deps.adopt(set, target.table, reference))) {
        return findRecord(set.id, target);
      }
    }
    return undefined;
  }

  /** @throws ServiceError if the record is not known yet, or the registry does not respond */
  async function follow(credentialId: number, target: Target, events: readonly EventRow[]): Promise<void> {
    const set = await credentials.openActive(credentialId);
    if (set === undefined) {
      throw new ServiceError('credentials_missing', 'The registry credentials are deactivated.');
    }
    const record = await findOrAdopt(set, target, events);
    if (record === undefined) {
      throw new ServiceError('not_found', 'No brand or campaign of these credentials has this ID.');
    }
    const eventTypes = [...new Set(events.map((event) => event.event_type ?? ''))];
    const cause = { source: 'callback', userId: null, requestId: null, eventTypes } as const;
    if (target.table === 'brands') {
      await brands.refresh(record.id, cause);
    } else {
      await campaigns.refresh(record.id, { ...cause, details: events.map(detailOf) });
    }
  }

  /** Schedules another attempt; events that have waited for a day fail. */
  async function retryLater(
    job: { credentialId: number; objectKey: string },
    events: readonly EventRow[],
    error: ServiceError,
  ): Promise<void> {
    const now = clock.now();
    const problem = error.sentence ?? 'The registry request failed.';
    const isOld = (event: EventRow) =>
      now.getTime() - (event.replayed_at ?? event.received_at).getTime() >= WAIT_MS_MAX;
    const waiting = events.filter((event) => !isOld(event));
    await settleEvents(
      db,
      events.filter(isOld).map(({ id }) => id),
      { status: 'failed', error: problem },
      now,
    );
    if (waiting.length > 0) {
      await delayEvents(
        db,
        waiting.map(({ id }) => id),
        problem,
      );
      const attempts = Math.min(...waiting.map((event) => event.attempts - event.attempts_before_replay));
      const delayMs = Math.min(FIRST_DELAY_MS * DELAY_FACTOR ** Math.min(attempts, 20), DELAY_MS_MAX);
      await plan(job, new Date(now.getTime() + delayMs));
    }
  }

  function plan(job: { credentialId: number; objectKey: string }, runAt: Date): Promise<void> {
    const dedupeKey = `${job.credentialId}:${job.objectKey}`;
    return enqueueJob(db, { kind: APPLY_CALLBACKS_JOB, payload: job, dedupeKey, runAt }, clock.now());
  }

  async function named(rows: readonly EventRow[]): Promise<RegistryEvent[]> {
    const names = await findRecordNames(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => toEvent(row, names.get(row.id)));
  }

  return {
    /**
     * Stores a callback. It is committed when this returns; a job applies it.
     * @throws ServiceError `not_found` if no active credentials have this webhook URL, `invalid_signature`,
     *   `validation_failed` for a signed body that is not a callback, `storage_quota_exceeded`
     */
    async receive(webhookToken: string, rawBody: Uint8Array, signatures: Signatures): Promise<void> {
      const set = await credentials.openByWebhookToken(webhookToken);
      if (set === undefined) {
        throw new ServiceError('not_found', 'This webhook URL does not exist.');
      }
      if (!isSigned(rawBody, signatures, set)) {
        const now = clock.now();
        deps.log.warn({ credentialId: set.id }, 'a callback has no valid signature');
        await insertRejection(
          db,
          set.id,
          'The signature is missing or wrong.',
          now,
          new Date(now.getTime() - REJECTION_TRACE_MS),
        );
        throw new ServiceError('invalid_signature');
      }
      const event = readCallback(set, rawBody);
      if (!(await storing.submit(event))) {
        refuseOverQuota(event);
      }
      if (event.error !== null) {
        throw new ServiceError('validation_failed', event.error);
      }
    },

    /** The job: applies all callbacks that wait for one object, with one fetch from the registry. Idempotent. */
    async apply(payload: unknown): Promise<void> {
      const job = payload as { credentialId: number; objectKey: string };
      const events = await findWaiting(db, job.credentialId, job.objectKey, TOGETHER_MAX);
      const ids = events.map(({ id }) => id);
      if (events.length === 0) {
        return;
      }
      const target = parseObjectKey(job.objectKey);
      try {
        const effective = events.filter((event) => hasEffect(event.event_type));
        if (target !== undefined && effective.length > 0) {
          await follow(job.credentialId, target, effective);
        }
      } catch (error) {
        const reason = reasonToWait(error);
        if (reason === undefined) {
          throw error;
        }
        await retryLater(job, events, reason);
        return;
      }
      await settleEvents(db, ids, { status: 'processed', error: null }, clock.now());
      if (events.length === TOGETHER_MAX) {
        await plan(job, clock.now());
      }
    },

    async list(query: {
      page?: number;
      limit?: number;
      status?: 'received' | 'processed' | 'failed';
      eventType?: string;
      credentialId?: number;
    }) {
      const page = pageOf(query);
      const { rows, total } = await listEvents(db, { ...query, ...page });
      return {
        events: await named(rows),
        pagination: paginationOf(page, total),
      };
    },

    /** A job that was given up leaves its callbacks waiting: they are queued again. */
    resumeForgotten: (): Promise<void> => {
      const now = clock.now();
      return requeueForgotten(db, APPLY_CALLBACKS_JOB, new Date(now.getTime() - FORGOTTEN_MS), now);
    },

    /** Applies failed callbacks again, oldest first, up to a limit. */
    async replayFailed(filter: {
      eventType?: string;
      credentialId?: number;
    }): Promise<{ replayed: number; hasMore: boolean }> {
      const { eventType, credentialId } = filter;
      const chosen = { eventType, credentialId, limit: REPLAYED_AT_ONCE_MAX };
      const replayed = await reopenFailed(db, APPLY_CALLBACKS_JOB, chosen, clock.now());
      deps.wakeJobs();
      return { replayed, hasMore: replayed === REPLAYED_AT_ONCE_MAX };
    },

    /** Applies a callback again. @throws ServiceError `not_found`; `validation_failed` if its body was not stored */
    async replay(id: number): Promise<RegistryEvent> {
      const now = clock.now();
      const row = await reopenEvent(db, id, now);
      if (row === undefined || row.object_key === null) {
        throw (await findEvent(db, id)) === undefined
          ? new ServiceError('not_found', 'This event does not exist.')
          : new ServiceError('validation_failed', 'id: nothing of this event was kept that could be applied');
      }
      await plan({ credentialId: row.credential_id, objectKey: row.object_key }, now);
      deps.wakeJobs();
      const [event] = await named([row]);
      return event as RegistryEvent;
    },
  };
}
