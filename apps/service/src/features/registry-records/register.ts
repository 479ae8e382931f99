// Registers a brand or campaign exactly once, whatever happens to the response or to this process (G-45).
import { createHash, randomUUIDv7 } from 'node:crypto';
import { isRegistryError, type RegistryClient } from '@tendlc/registry';
import type { Logger } from 'pino';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/tables.ts';
import { isMissingReference } from '../../db/failures.ts';
import { ServiceError } from '../../errors.ts';
import { isRefusedWith, translateRegistryError } from '../../registry/failures.ts';
import type { CallCause, RegistryGateway } from '../../registry/gateway.ts';
import type { CredentialSet } from '../credentials/index.ts';
import type { RecordColumns, RegistrationTable } from './columns.ts';
import {
  type Adoption,
  adoptRegistration,
  closeRegistration,
  findUnreported,
  markReported,
  openRegistration,
  takeUnreported,
} from './queries.ts';

/** The registry's code for a reference that it has accepted before. */
const DUPLICATE_RECORD = 503;

/** When to look up a create whose response was lost: the registry may still be processing it. */
const LOOK_UP_AFTER_MS = [0, 400, 1_500];

/** For this long, a repeated request counts as a repeat of the one that failed. */
const UNREPORTED_MS = 24 * 3_600_000;

/** What differs between brands and campaigns: the calls to the registry, and what their answers mean. */
export type RegistrationKind<Payload, Answer> = {
  readonly table: RegistrationTable;
  create(client: RegistryClient, payload: Payload, referenceId: string): Promise<Answer>;
  findByReference(client: RegistryClient, referenceId: string): Promise<Answer | null>;
  adoptionOf(answer: Answer): Adoption;
};

/**
 * How far a create has come. The row in the database always says so as well, so that a sweep can continue after a crash:
 *
 * - `new`: the row is committed, the registry has not been asked.
 * - `resumed`: an earlier request left the row in doubt; its reference may be known at the registry.
 * - `found`: an earlier request failed, and the registry turned out to have the record. Only the success is missing.
 */
type Step<Answer> =
  | { readonly name: 'new' }
  | { readonly name: 'resumed' }
  | { readonly name: 'found'; readonly answer: Answer };

export type OpenRegistration<Payload, Answer> = {
  readonly localId: number;
  /** Of our row. If it has changed, another request has resumed the row, and only that request may close it. */
  readonly version: number;
  readonly referenceId: string;
  /** What the create is charged under. */
  readonly chargeId: string;
  readonly caller: Caller;
  readonly set: CredentialSet;
  readonly payload: Payload;
  readonly step: Step<Answer>;
  /** To be called if the charge is rejected: nothing will be sent. */
  cancel(): Promise<void>;
};

export type RegistrationRequest<Payload> = {
  readonly caller: Caller;
  readonly set: CredentialSet;
  readonly ownerId: number;
  /** What is registered, in a form that is the same for the same request. */
  readonly content: unknown;
  readonly columns: RecordColumns;
  readonly payload: Payload;
};

/** The version of a registration that registers a record. Equal content of two registrations is two records. */
export type SubmittedPacket = { readonly id: number; readonly number: number };

export type RegistrationDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly registry: RegistryGateway;
  readonly wait: (ms: number) => Promise<void>;
  /** A registered record queues work: its registration follows it. */
  readonly wakeJobs: () => void;
};

const hashOf = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('base64url');

const causeOf = ({ userId, requestId }: Caller): CallCause => ({ userId, requestId });

/** Our own prefix distinguishes our records in the registry's lists. */
const newReference = () => `tendlc-${randomUUIDv7().replaceAll('-', '')}`;

export function createRegistrations<Payload, Answer>(
  deps: RegistrationDeps,
  kind: RegistrationKind<Payload, Answer>,
) {
  const { db, clock, log, registry } = deps;
  const { table } = kind;
  type Open = OpenRegistration<Payload, Answer>;

  /** What the registry has under the reference, or undefined. @throws RegistryError */
  async function find(
    set: CredentialSet,
    cause: CallCause,
    referenceId: string,
  ): Promise<Answer | undefined> {
    const ask = (client: RegistryClient) => kind.findByReference(client, referenceId);
    return (await registry.askRaw(set, cause, ask)) ?? undefined;
  }

  const findOf = ({ set, caller, referenceId }: Open) => find(set, causeOf(caller), referenceId);

  /** Step `found`, if an earlier request for the same content was confirmed after it had failed. */
  async function openUnreported(
    request: RegistrationRequest<Payload>,
    requestHash: string,
    chargeId: string,
  ): Promise<Open | undefined> {
    const { set, caller, payload } = request;
    const since = new Date(clock.now().getTime() - UNREPORTED_MS);
    const row = await findUnreported(db, table, { credentialId: set.id, requestHash, since });
    if (row === undefined) {
      return undefined;
    }
    const { id: localId, version, reference_id: referenceId } = row;
    const answer = await find(set, causeOf(caller), referenceId).catch((error: unknown) => {
      throw translateRegistryError(error);
    });
    if (answer === undefined) {
      return undefined;
    }
    if (!(await takeUnreported(db, table, { id: localId, version, chargeId }, clock.now()))) {
      throw new ServiceError('registration_under_way');
    }
    const step = { name: 'found', answer } as const;
    // The record stays registered, and the next request for it finds it again.
    const cancel = () => Promise.resolve();
    return { localId, version, referenceId, chargeId, caller, set, payload, step, cancel };
  }

  /** Step `new` or `resumed`. @throws ServiceError `registration_under_way`, `validation_failed` */
  async function openRow(
    request: RegistrationRequest<Payload>,
    requestHash: string,
    chargeId: string,
  ): Promise<Open> {
    const { set, ownerId, caller, columns, payload } = request;
    const referenceId = newReference();
    const row = { userId: ownerId, credentialId: set.id, referenceId, requestHash, chargeId, columns };
    const opened = await openRegistration(db, table, row, clock.now()).catch((error: unknown) => {
      throw isMissingReference(error, `${table}_user_id_fkey`)
        ? new ServiceError('validation_failed', `userId: there is no user ${ownerId}`, { cause: error })
        : error;
    });
    if (opened === undefined) {
      throw new ServiceError('registration_under_way');
    }
    const step = { name: opened.resumed ? 'resumed' : 'new' } as const;
    const cancel = () => close(opened, opened.resumed ? 'in_doubt' : 'refused');
    return {
      localId: opened.id,
      version: opened.version,
      referenceId: opened.reference_id,
      chargeId,
      caller,
      set,
      payload,
      step,
      cancel,
    };
  }

  async function close(row: { id: number; version: number }, outcome: 'in_doubt' | 'refused'): Promise<void> {
    await closeRegistration(db, table, row, outcome, clock.now());
  }

  /** The registry accepts a reference once: sending it again cannot create a second record. @throws ServiceError */
  async function send(registration: Open): Promise<Answer> {
    const { set, caller, payload, referenceId, step } = registration;
    try {
      const earlier = step.name === 'resumed' ? await findOf(registration) : undefined;
      return (
        earlier ??
        (await registry.askRaw(set, causeOf(caller), (client) => kind.create(client, payload, referenceId)))
      );
    } catch (error) {
      return recoverAnswer(registration, error);
    }
  }

  /** The create failed, or its response was lost. @throws ServiceError if the registry does not have the record */
  async function recoverAnswer(registration: Open, error: unknown): Promise<Answer> {
    const isDuplicate = isRefusedWith(error, DUPLICATE_RECORD);
    const mayExist =
      registration.step.name === 'resumed' || !isRegistryError(error) || error.mayHaveHappened || isDuplicate;
    const found = mayExist ? await lookUp(registration) : undefined;
    if (found !== undefined) {
      return found;
    }
    const isInvalid = isRegistryError(error) && error.kind === 'refused' && error.blamesInput && !isDuplicate;
    const { localId: id, version } = registration;
    await close({ id, version }, mayExist && !isInvalid ? 'in_doubt' : 'refused');
    throw translateRegistryError(error);
  }

  /** A lookup that fails proves nothing, so the next one follows. */
  async function lookUp(registration: Open): Promise<Answer | undefined> {
    const { referenceId } = registration;
    for (const afterMs of LOOK_UP_AFTER_MS) {
      await deps.wait(afterMs);
      try {
        const found = await findOf(registration);
        if (found !== undefined) {
          return found;
        }
      } catch (error) {
        log.warn({ err: error, referenceId }, 'a registration in doubt could not be looked up');
      }
    }
    return undefined;
  }

  return {
    find,

    /**
     * Commits the row, or finds the one of an earlier request, before anything is charged or sent: whatever a crash leaves
     * behind, a sweep finds it.
     * @throws ServiceError `registration_under_way` if the same request is in progress
     */
    async open(request: RegistrationRequest<Payload>): Promise<Open> {
      const chargeId = request.caller.chargeId ?? randomUUIDv7();
      const requestHash = hashOf(request.content);
      return (
        (await openUnreported(request, requestHash, chargeId)) ??
        (await openRow(request, requestHash, chargeId))
      );
    },

    /** Sends what is open and charged, and stores the answer. @throws ServiceError of the registry */
    async register(registration: Open): Promise<Answer> {
      const { localId: id, step, caller } = registration;
      if (step.name === 'found') {
        await markReported(db, table, { id, userId: caller.userId }, clock.now());
        return step.answer;
      }
      const answer = await send(registration);
      const adoption = kind.adoptionOf(answer);
      const now = clock.now();
      const reported = { id, ...adoption, source: 'request', userId: caller.userId } as const;
      if (!(await adoptRegistration(db, table, reported, now))) {
        // A sweep or callback was faster. Without this line, the next identical request would count as a repeat of this one.
        await markReported(db, table, { id, userId: caller.userId }, now);
      }
      deps.wakeJobs();
      return answer;
    },
  };
}
