// Keeps our copy of a record up to date with the registry (G-63): after callbacks, on demand, and by polling.
import type { ChangeSource, EventToSend, FieldChange } from '@tendlc/contract';
import type { RegistryClient } from '@tendlc/registry';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/tables.ts';
import { ServiceError } from '../../../errors.ts';
import { enqueueJob } from '../../../jobs/queue.ts';
import type { CallCause, RegistryGateway } from '../../../registry/gateway.ts';
import { type CredentialSet, type CredentialStore, setForRecord } from '../../credentials/index.ts';
import { newEventId } from '../../customer-events/index.ts';
import type { RecordColumns, RegistrationTable } from '../columns.ts';
import { delayOfPoll } from './polling.ts';
import { writeMirror } from './queries.ts';

/** Another process keeps writing; the next poll will do. */
const ATTEMPTS_MAX = 8;

type Row = {
  readonly id: number;
  readonly version: number;
  readonly user_id: number;
  readonly credential_id: number;
};

/** What differs between brands and campaigns. `Detail`: what a callback says that the registry cannot be asked for. */
export type MirrorKind<MirrorRow extends Row, State extends RecordColumns, Detail> = {
  readonly table: RegistrationTable;
  readonly jobKind: string;
  /** For sentences: "The registry has not confirmed this brand yet." */
  readonly noun: string;
  find(id: number): Promise<MirrorRow | undefined>;
  registryIdOf(row: MirrorRow): string | null;
  /** Fetches the record and everything related to it, in as few calls as possible. */
  read(
    client: RegistryClient,
    registryId: string,
    row: MirrorRow,
    details: readonly Detail[],
  ): Promise<State>;
  changesBetween(before: MirrorRow, after: State): FieldChange[];
  /** Whether more than text has changed: `since` of the progress then starts again. */
  isStateChange(changes: readonly FieldChange[]): boolean;
  /** The events for the customer (G-70), with the progress of the record after the changes. */
  customerEventsOf(after: MirrorRow & State, changes: readonly FieldChange[]): readonly EventToSend[];
  /** Whether the registry still has to decide: such records are polled. */
  isWaiting(row: MirrorRow): boolean;
};

export type ChangeCause<Detail> = CallCause & {
  readonly source: ChangeSource;
  readonly eventTypes?: readonly string[];
  readonly details?: readonly Detail[];
};

export type Mirrored<MirrorRow> = { readonly row: MirrorRow; readonly changes: readonly FieldChange[] };

export type MirrorDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly registry: RegistryGateway;
  readonly credentials: CredentialStore;
  /** A change of a record queues work: its registration and its customer's notices follow it. */
  readonly wakeJobs: () => void;
};

export function createMirror<MirrorRow extends Row, State extends RecordColumns, Detail>(
  deps: MirrorDeps,
  kind: MirrorKind<MirrorRow, State, Detail>,
) {
  const { db, clock, registry, credentials } = deps;
  type Cause = ChangeCause<Detail>;

  const tooBusy = () =>
    new ServiceError(
      'overloaded',
      `The ${kind.noun} was updated elsewhere at the same time. Try again shortly.`,
    );

  /** Writes a known state with its history. @returns undefined if the row has changed meanwhile */
  async function write(
    row: MirrorRow,
    state: State,
    cause: Cause,
    credentialId: number,
  ): Promise<Mirrored<MirrorRow> | undefined> {
    const now = clock.now();
    const changes = kind.changesBetween(row, state);
    const since = kind.isStateChange(changes) ? { state_changed_at: now } : {};
    const { source, eventTypes = [], userId } = cause;
    const events = kind.customerEventsOf({ ...row, ...state, ...since }, changes);
    const isWritten = await writeMirror(
      db,
      kind.table,
      {
        id: row.id,
        version: row.version,
        columns: { ...state, credential_id: credentialId, ...since },
        changes,
        source,
        eventTypes,
        userId,
        events: events.map((event) => ({ ...event, publicId: newEventId() })),
      },
      now,
    );
    if (isWritten && changes.length > 0) {
      deps.wakeJobs();
    }
    return isWritten ? { row: (await kind.find(row.id)) ?? row, changes } : undefined;
  }

  /**
   * @param callersSet what to ask with; the record's own when absent
   * @throws ServiceError of the registry; `credentials_missing` if no credentials may be used; `registration_under_way`
   *   while the registry has not confirmed the record
   */
  async function refresh(id: number, cause: Cause, callersSet?: CredentialSet): Promise<Mirrored<MirrorRow>> {
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
      const row = await kind.find(id);
      const registryId = row === undefined ? null : kind.registryIdOf(row);
      if (row === undefined || registryId === null) {
        throw new ServiceError(
          'registration_under_way',
          `The registry has not confirmed this ${kind.noun} yet.`,
        );
      }
      const set = callersSet ?? (await setForRecord(credentials, row));
      const state = await registry.ask(set, cause, (client) =>
        kind.read(client, registryId, row, cause.details ?? []),
      );
      const written = await write(row, state, cause, set.id);
      if (written !== undefined) {
        return written;
      }
    }
    throw tooBusy();
  }

  /** Schedules the next poll; callbacks may be earlier, or never arrive. */
  async function schedulePoll(id: number, step = 0): Promise<void> {
    const now = clock.now();
    const delayMs = delayOfPoll(step);
    if (delayMs !== undefined) {
      const runAt = new Date(now.getTime() + delayMs);
      await enqueueJob(db, { kind: kind.jobKind, payload: { id, step }, dedupeKey: String(id), runAt }, now);
    }
  }

  return {
    refresh,
    schedulePoll,

    /** The state of a record that only the registry has. @throws RegistryError */
    readForeign: (
      set: CredentialSet,
      cause: CallCause,
      registryId: string,
      blank: MirrorRow,
    ): Promise<State> => registry.askRaw(set, cause, (client) => kind.read(client, registryId, blank, [])),

    /** Writes a state that was decided here, and retries if the row changes meanwhile. */
    async change(row: MirrorRow, stateAfter: (row: MirrorRow) => State, cause: Cause, credentialId: number) {
      let current = row;
      for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
        const written = await write(current, stateAfter(current), cause, credentialId);
        if (written !== undefined) {
          return written;
        }
        current = (await kind.find(row.id)) ?? current;
      }
      throw tooBusy();
    },

    /**
     * The job: one refresh, and the next one scheduled while the registry still has to decide. With `once`, the refresh is
     * made in any case.
     */
    async poll(payload: unknown): Promise<void> {
      const { id, step, once = false } = payload as { id: number; step: number; once?: boolean };
      const row = await kind.find(id);
      if (row === undefined || !(once || kind.isWaiting(row))) {
        return;
      }
      // Scheduled before the refresh, so that a registry that does not respond does not end the polling.
      if (kind.isWaiting(row)) {
        await schedulePoll(id, step + 1);
      }
      try {
        await refresh(id, { source: 'poll', userId: null, requestId: null });
      } catch (error) {
        if (!(error instanceof ServiceError)) {
          throw error;
        }
      }
    },
  };
}
