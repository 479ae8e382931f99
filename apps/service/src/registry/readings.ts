// Reads a record at the registry and brings our mirror of it up to that (G-63): after callbacks, on demand, by and by.
import type { ChangeSource, EventToSend, FieldChange } from '@tendlc/contract';
import type { RegistryClient } from '@tendlc/registry';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/tables.ts';
import { ServiceError } from '../errors.ts';
import type { CredentialSet, CredentialStore } from '../features/credentials/index.ts';
import { newEventId } from '../features/customer-events/index.ts';
import { enqueueJob } from '../jobs/queue.ts';
import { setForRecord } from './access.ts';
import type { CallCause, RegistryGateway } from './gateway.ts';
import { delayOfPoll } from './polling.ts';
import { type Columns, type RegistrationTable, writeReading } from './registrations/queries.ts';

/** Somebody else keeps writing; the next reading will do. */
const ATTEMPTS_MAX = 8;

type Row = {
  readonly id: number;
  readonly version: number;
  readonly user_id: number;
  readonly credential_id: number;
};

/** What brands and campaigns know of themselves. */
export type Mirror<MirrorRow extends Row, State extends Columns, News> = {
  readonly table: RegistrationTable;
  readonly jobKind: string;
  /** For sentences: "The registry has not confirmed this brand yet." */
  readonly noun: string;
  find(id: number): Promise<MirrorRow | undefined>;
  registryIdOf(row: MirrorRow): string | null;
  /** Everything that hangs together, in as few calls as it takes, and the state that it shows. */
  read(client: RegistryClient, registryId: string, row: MirrorRow, news: readonly News[]): Promise<State>;
  changesBetween(before: MirrorRow, after: State): FieldChange[];
  /** Whether what changed is more than texts: then `since` of its progress begins anew. */
  isStateChange(changes: readonly FieldChange[]): boolean;
  /** What the customer is told of these changes (G-70), with where the record stands after them. */
  newsOf(after: MirrorRow & State, changes: readonly FieldChange[]): readonly EventToSend[];
  /** Whether there is anything to wait for: such records are read again by and by. */
  isWaiting(row: MirrorRow): boolean;
};

export type ReadingCause<News> = CallCause & {
  readonly source: ChangeSource;
  readonly eventTypes?: readonly string[];
  readonly news?: readonly News[];
};

export type Refreshed<MirrorRow> = { readonly row: MirrorRow; readonly changes: readonly FieldChange[] };

export function createReadings<MirrorRow extends Row, State extends Columns, News>(
  deps: { db: Database; clock: Clock; registry: RegistryGateway; credentials: CredentialStore },
  mirror: Mirror<MirrorRow, State, News>,
) {
  const { db, clock, registry, credentials } = deps;
  type Cause = ReadingCause<News>;

  /** Writes a state that is known, with its history. @returns undefined when the row has changed meanwhile */
  async function writeState(
    row: MirrorRow,
    state: State,
    cause: Cause,
    credentialId: number,
  ): Promise<Refreshed<MirrorRow> | undefined> {
    const now = clock.now();
    const changes = mirror.changesBetween(row, state);
    const since = mirror.isStateChange(changes) ? { state_changed_at: now } : {};
    const after = { ...row, ...state, ...since };
    const { source, eventTypes = [], userId } = cause;
    const isWritten = await writeReading(
      db,
      mirror.table,
      {
        id: row.id,
        version: row.version,
        columns: { ...state, credential_id: credentialId, ...since },
        changes,
        source,
        eventTypes,
        userId,
        news: mirror.newsOf(after, changes).map((told) => ({ ...told, publicId: newEventId() })),
      },
      now,
    );
    return isWritten ? { row: (await mirror.find(row.id)) ?? row, changes } : undefined;
  }

  /**
   * @param callersSet what to ask with; the record's own when absent
   * @throws ServiceError of the registry; `credentials_missing` when no set may be used; `registration_under_way` while
   *   the registry has not confirmed the record
   */
  async function refresh(
    id: number,
    cause: Cause,
    callersSet?: CredentialSet,
  ): Promise<Refreshed<MirrorRow>> {
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
      const row = await mirror.find(id);
      const registryId = row === undefined ? null : mirror.registryIdOf(row);
      if (row === undefined || registryId === null) {
        throw new ServiceError(
          'registration_under_way',
          `The registry has not confirmed this ${mirror.noun} yet.`,
        );
      }
      const set = callersSet ?? (await setForRecord(credentials, row));
      const state = await registry.ask(set, cause, (client) =>
        mirror.read(client, registryId, row, cause.news ?? []),
      );
      const written = await writeState(row, state, cause, set.id);
      if (written !== undefined) {
        return written;
      }
    }
    throw new ServiceError(
      'overloaded',
      `The ${mirror.noun} was updated elsewhere at the same time. Try again shortly.`,
    );
  }

  /** Plans the next look at the registry; callbacks may bring the news earlier, or never. */
  async function planPoll(id: number, step = 0): Promise<void> {
    const now = clock.now();
    const delayMs = delayOfPoll(step);
    if (delayMs !== undefined) {
      const runAt = new Date(now.getTime() + delayMs);
      await enqueueJob(
        db,
        { kind: mirror.jobKind, payload: { id, step }, dedupeKey: String(id), runAt },
        now,
      );
    }
  }

  return {
    refresh,
    writeState,
    planPoll,

    /** Writes a state that was decided here, however often somebody else writes meanwhile. */
    async impose(row: MirrorRow, change: (row: MirrorRow) => State, cause: Cause, credentialId: number) {
      let current = row;
      for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
        const written = await writeState(current, change(current), cause, credentialId);
        if (written !== undefined) {
          return written;
        }
        current = (await mirror.find(row.id)) ?? current;
      }
      throw new ServiceError(
        'overloaded',
        `The ${mirror.noun} was updated elsewhere at the same time. Try again shortly.`,
      );
    },

    /** The job: one look, and the next one planned while there is something to wait for. */
    async poll(payload: unknown): Promise<void> {
      const { id, step } = payload as { id: number; step: number };
      const row = await mirror.find(id);
      if (row === undefined || !mirror.isWaiting(row)) {
        return;
      }
      // Planned before the look, so that a registry that is away does not end the looking.
      await planPoll(id, step + 1);
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
