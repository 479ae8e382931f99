// Reads a brand at the registry and brings our mirror of it up to that (G-63): after callbacks, on demand, by and by.
import type { ChangeSource, FieldChange } from '@tendlc/contract';
import type { RegistryClient } from '@tendlc/registry';
import type { BrandFeedback } from '@tendlc/registry/wire';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { setForRecord } from '../../registry/access.ts';
import { isRefusedWith } from '../../registry/failures.ts';
import type { CallCause, RegistryGateway } from '../../registry/gateway.ts';
import { delayOfPoll } from '../../registry/polling.ts';
import { writeReading } from '../../registry/registrations/queries.ts';
import type { CredentialStore } from '../credentials/index.ts';
import {
  type BrandReading,
  type BrandState,
  changesBetween,
  isStateChange,
  isWaiting,
  stateFromReading,
} from './policy.ts';
import { type BrandRow, findBrand } from './queries.ts';

export const REFRESH_BRAND_JOB = 'refresh-brand';

/** The registry's words: not judged yet (527, 535), judged without anything to say (526). */
const NOT_JUDGED = [527, 535] as const;
const JUDGED_WITHOUT_WORDS = 526;

/** Somebody else keeps writing; the next reading will do. */
const ATTEMPTS_MAX = 5;

export type Refreshed = { readonly row: BrandRow; readonly changes: readonly FieldChange[] };

export type RefreshCause = CallCause & {
  readonly source: ChangeSource;
  readonly eventTypes?: readonly string[];
};

export type BrandReadings = ReturnType<typeof createBrandReadings>;

async function readFeedback(
  client: RegistryClient,
  brandId: string,
): Promise<BrandFeedback | 'pending' | undefined> {
  try {
    return await client.brands.readFeedback(brandId);
  } catch (error) {
    if (isRefusedWith(error, ...NOT_JUDGED)) {
      return 'pending';
    }
    if (isRefusedWith(error, JUDGED_WITHOUT_WORDS)) {
      return { category: [] };
    }
    throw error;
  }
}

/** Everything that hangs together, in as few calls as it takes. */
async function readBrand(client: RegistryClient, brandId: string): Promise<BrandReading> {
  const [brand, vettings] = await Promise.all([
    client.brands.read(brandId),
    client.vettings.list(brandId).catch((error: unknown) => {
      // An account may be without vetting; the brand can be read all the same.
      if (isRefusedWith(error, 205, 502)) {
        return [];
      }
      throw error;
    }),
  ]);
  const isOpen = brand.identityStatus === 'UNVERIFIED' && brand.status !== 'DELETED';
  return { brand, vettings, feedback: isOpen ? await readFeedback(client, brandId) : undefined };
}

export function createBrandReadings(deps: {
  db: Database;
  clock: Clock;
  registry: RegistryGateway;
  credentials: CredentialStore;
}) {
  const { db, clock, registry, credentials } = deps;

  /** Writes a state that is known, with its history. @returns undefined when the row has changed meanwhile */
  async function writeState(
    row: BrandRow,
    state: BrandState,
    cause: RefreshCause,
    credentialId: number = row.credential_id,
  ): Promise<Refreshed | undefined> {
    const now = clock.now();
    const changes = changesBetween(row, state);
    const columns = {
      ...state,
      credential_id: credentialId,
      ...(isStateChange(changes) ? { state_changed_at: now } : {}),
    };
    const { source, eventTypes = [], userId } = cause;
    const reading = { id: row.id, version: row.version, columns, changes, source, eventTypes, userId };
    if (!(await writeReading(db, 'brands', reading, now))) {
      return undefined;
    }
    return { row: (await findBrand(db, { localId: row.id }, undefined)) ?? row, changes };
  }

  /**
   * @throws ServiceError of the registry; `credentials_missing` when no set may be used; `registration_under_way` while
   *   the registry has not confirmed the brand
   */
  async function refresh(id: number, cause: RefreshCause): Promise<Refreshed> {
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
      const row = await findBrand(db, { localId: id }, undefined);
      if (row?.tcr_brand_id === undefined || row.tcr_brand_id === null) {
        throw new ServiceError('registration_under_way', 'The registry has not confirmed this brand yet.');
      }
      const set = await setForRecord(credentials, row);
      const brandId = row.tcr_brand_id;
      const reading = await registry.ask(set, cause, (client) => readBrand(client, brandId));
      const written = await writeState(row, stateFromReading(row, reading), cause, set.id);
      if (written !== undefined) {
        return written;
      }
    }
    throw new ServiceError('overloaded', 'The brand is changing all the time. Try again shortly.');
  }

  /** Plans the next look at the registry; callbacks may bring the news earlier, or never. */
  async function planPoll(id: number, step: number): Promise<void> {
    const now = clock.now();
    const delayMs = delayOfPoll(step);
    if (delayMs !== undefined) {
      const runAt = new Date(now.getTime() + delayMs);
      await enqueueJob(
        db,
        { kind: REFRESH_BRAND_JOB, payload: { id, step }, dedupeKey: String(id), runAt },
        now,
      );
    }
  }

  return {
    refresh,
    writeState,
    planPoll,

    /** The job: one look, and the next one planned while there is something to wait for. */
    async poll(payload: unknown): Promise<void> {
      const { id, step } = payload as { id: number; step: number };
      const row = await findBrand(db, { localId: id }, undefined);
      if (row === undefined || !isWaiting(row)) {
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
