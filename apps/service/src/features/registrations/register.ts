// Registers a brand or campaign exactly once, whatever happens to the answer or to this process (G-45).
import { createHash, randomUUIDv7 } from 'node:crypto';
import type { FieldChange } from '@tendlc/contract';
import { isRegistryError } from '@tendlc/registry';
import type { Logger } from 'pino';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/tables.ts';
import { isMissingReference } from '../../db/failures.ts';
import { ServiceError } from '../../errors.ts';
import { isRefusedWith, translateRegistryError } from '../../registry/failures.ts';
import {
  adoptRegistration,
  closeRegistration,
  type Columns,
  findUntold,
  markTold,
  openRegistration,
  type OpenedRegistration,
  type RegistrationTable,
  takeUntold,
} from './queries.ts';

/** The registry's word for a reference that it has taken before. */
const DUPLICATE_RECORD = 503;

/** When to look a create up whose answer was lost: the registry may still be working on it. */
const LOOK_UP_AFTER_MS = [0, 400, 1_500];

/** For this long a repeated request is taken for the one that failed. */
const UNTOLD_MS = 24 * 3_600_000;

/** What the registry's answer to a create, or the record found instead, is to our row. */
export type Adoption = {
  readonly registryId: string;
  readonly columns: Columns;
  readonly changes: readonly FieldChange[];
};

export type RegistrationRequest<Answer> = {
  readonly table: RegistrationTable;
  readonly userId: number;
  readonly credentialId: number;
  /** What is registered, in a form that is the same for the same request. */
  readonly content: unknown;
  readonly columns: Columns;
  readonly caller: Caller;
  /** @throws ServiceError `insufficient_tokens`; then nothing is registered */
  charge(chargeId: string): Promise<void>;
  create(referenceId: string): Promise<Answer>;
  /** What the registry has under the reference, or undefined. */
  find(referenceId: string): Promise<Answer | undefined>;
  adopt(answer: Answer): Adoption;
};

export type Registered<Answer> = {
  readonly localId: number;
  readonly adoption: Adoption;
  readonly answer: Answer;
};

export type RegisterDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly wait: (ms: number) => Promise<void>;
};

const hashOf = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/** Our own prefix tells our records from others in the registry's lists. */
const newReference = () => `tendlc-${randomUUIDv7().replaceAll('-', '')}`;

/**
 * The row is committed before anything is charged or asked, so that a sweep finds whatever a crash leaves behind. The
 * registry takes a reference once: a create under a reference that was used before is refused, and what is there is
 * adopted. A request whose outcome nobody knows stays open under its reference, and the same request goes on with it; one
 * that was found to have succeeded after all is what the same request is answered with.
 * @throws ServiceError of the charge or of the registry; `registration_under_way` when the same request is being asked
 *   right now
 */
export async function registerOnce<Answer>(
  deps: RegisterDeps,
  request: RegistrationRequest<Answer>,
): Promise<Registered<Answer>> {
  const chargeId = request.caller.chargeId ?? randomUUIDv7();
  const requestHash = hashOf(request.content);
  const untold = await tellOfUntold(deps, request, requestHash, chargeId);
  if (untold !== undefined) {
    return untold;
  }
  const opened = await openRegistration(
    deps.db,
    request.table,
    {
      userId: request.userId,
      credentialId: request.credentialId,
      referenceId: newReference(),
      requestHash,
      chargeId,
      columns: request.columns,
    },
    deps.clock.now(),
  ).catch((error: unknown) => {
    throw isMissingReference(error, `${request.table}_user_id_fkey`)
      ? new ServiceError('validation_failed', `userId: there is no user ${request.userId}`, { cause: error })
      : error;
  });
  if (opened === undefined) {
    throw new ServiceError('registration_under_way');
  }
  const close = (outcome: 'in_doubt' | 'refused') =>
    closeRegistration(deps.db, request.table, opened.id, outcome, deps.clock.now());
  try {
    await request.charge(chargeId);
  } catch (error) {
    await close(opened.resumed ? 'in_doubt' : 'refused');
    throw error;
  }
  return adoptAnswer(deps, request, opened, await askOnce(deps, request, opened, close));
}

/** The request has failed before, and the registry turned out to have made the record all the same. */
async function tellOfUntold<Answer>(
  { db, clock }: RegisterDeps,
  request: RegistrationRequest<Answer>,
  requestHash: string,
  chargeId: string,
): Promise<Registered<Answer> | undefined> {
  const { table, credentialId } = request;
  const since = new Date(clock.now().getTime() - UNTOLD_MS);
  const row = await findUntold(db, table, { credentialId, requestHash, since });
  if (row === undefined) {
    return undefined;
  }
  const answer = await request.find(row.reference_id).catch((error: unknown) => {
    throw translateRegistryError(error);
  });
  if (answer === undefined) {
    return undefined;
  }
  const { id, version } = row;
  if (!(await takeUntold(db, table, { id, version, chargeId }, clock.now()))) {
    throw new ServiceError('registration_under_way');
  }
  await request.charge(chargeId);
  await markTold(db, table, { id, userId: request.caller.userId }, clock.now());
  return { localId: id, adoption: request.adopt(answer), answer };
}

async function askOnce<Answer>(
  deps: RegisterDeps,
  request: RegistrationRequest<Answer>,
  { reference_id: referenceId, resumed }: OpenedRegistration,
  close: (outcome: 'in_doubt' | 'refused') => Promise<boolean>,
): Promise<Answer> {
  try {
    const earlier = resumed ? await request.find(referenceId) : undefined;
    return earlier ?? (await request.create(referenceId));
  } catch (error) {
    const isOpen =
      resumed || !isRegistryError(error) || error.mayHaveHappened || isRefusedWith(error, DUPLICATE_RECORD);
    const found = isOpen ? await lookUp(deps, request, referenceId) : undefined;
    if (found !== undefined) {
      return found;
    }
    const isRefused = isRegistryError(error) && error.kind === 'refused' && error.blamesInput;
    await close(isOpen && !(isRefused && !isRefusedWith(error, DUPLICATE_RECORD)) ? 'in_doubt' : 'refused');
    throw translateRegistryError(error);
  }
}

/** A look-up that fails says nothing: the next one may not. */
async function lookUp<Answer>(
  { wait, log }: RegisterDeps,
  request: RegistrationRequest<Answer>,
  referenceId: string,
): Promise<Answer | undefined> {
  for (const afterMs of LOOK_UP_AFTER_MS) {
    await wait(afterMs);
    try {
      const found = await request.find(referenceId);
      if (found !== undefined) {
        return found;
      }
    } catch (error) {
      log.warn({ err: error, referenceId }, 'a registration in doubt could not be looked up');
    }
  }
  return undefined;
}

async function adoptAnswer<Answer>(
  { db, clock }: RegisterDeps,
  request: RegistrationRequest<Answer>,
  opened: OpenedRegistration,
  answer: Answer,
): Promise<Registered<Answer>> {
  const adoption = request.adopt(answer);
  await adoptRegistration(
    db,
    request.table,
    { id: opened.id, ...adoption, source: 'request', userId: request.caller.userId },
    clock.now(),
  );
  return { localId: opened.id, adoption, answer };
}
