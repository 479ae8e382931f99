// Who may use whose credentials (G-43, G-49).
import type { Caller } from '../../caller.ts';
import { ServiceError } from '../../errors.ts';
import type { CallCause } from '../../registry/gateway.ts';
import type { CredentialSet } from './policy.ts';
import type { CredentialStore } from './service.ts';

/** How a request chooses the credentials. */
export type OwnerChoice = {
  readonly credentialId?: number | undefined;
  readonly userId?: number | undefined;
};

type Sets = Pick<CredentialStore, 'openActive' | 'openActiveOf'>;

const refuse = (sentence: string) => new ServiceError('validation_failed', sentence);

/** Users always use their own credentials, and may name them. Admins must choose. */
async function chooseOwn(sets: Sets, caller: Caller, choice: OwnerChoice): Promise<CredentialSet> {
  if (choice.userId !== undefined && choice.userId !== caller.userId) {
    throw refuse('userId: may only be your own');
  }
  const set = await sets.openActiveOf(caller.userId);
  if (set === undefined) {
    throw new ServiceError('credentials_missing');
  }
  if (choice.credentialId !== undefined && choice.credentialId !== set.id) {
    throw refuse('credentialId: may only be your own');
  }
  return set;
}

/**
 * The credentials for a new record, and its owner.
 * @throws ServiceError `credentials_missing` for a user without credentials; `validation_failed` for an admin who does not
 *   choose, or who chooses credentials that do not exist or are not active
 */
export async function chooseSet(
  sets: Sets,
  caller: Caller,
  choice: OwnerChoice,
): Promise<{ set: CredentialSet; ownerId: number }> {
  if (!caller.isAdmin) {
    return { set: await chooseOwn(sets, caller, choice), ownerId: caller.userId };
  }
  if (choice.credentialId === undefined && choice.userId === undefined) {
    throw refuse('credentialId: is required for admins, or userId');
  }
  const set =
    choice.credentialId === undefined
      ? await sets.openActiveOf(choice.userId as number)
      : await sets.openActive(choice.credentialId);
  if (set === undefined) {
    throw refuse(
      choice.credentialId === undefined
        ? `userId: user ${choice.userId} has no active registry credentials`
        : `credentialId: there are no active registry credentials ${choice.credentialId}`,
    );
  }
  return { set, ownerId: choice.userId ?? set.userId };
}

/** The credentials to call the registry with, and on whose behalf. */
export type PreparedCall = { readonly set: CredentialSet; readonly cause: CallCause };

/** Chooses the account for a call that concerns no record, before it is charged. @throws ServiceError as `chooseSet` */
export async function prepareCall(sets: Sets, caller: Caller, choice: OwnerChoice): Promise<PreparedCall> {
  const { set } = await chooseSet(sets, caller, choice);
  return { set, cause: { userId: caller.userId, requestId: caller.requestId } };
}

/**
 * The credentials for an existing record, for jobs and admins: its own, or, if they were deactivated, the newer ones of its
 * owner.
 * @throws ServiceError `credentials_missing`
 */
export async function setForRecord(
  sets: Sets,
  record: { credential_id: number; user_id: number },
): Promise<CredentialSet> {
  const set = (await sets.openActive(record.credential_id)) ?? (await sets.openActiveOf(record.user_id));
  if (set === undefined) {
    throw new ServiceError('credentials_missing');
  }
  return set;
}

/**
 * The credentials for a caller's request about an existing record. Admins use those of the record. Users use only their own,
 * even if an admin assigned them a record that was registered with those of another customer.
 * @throws ServiceError `credentials_missing`
 */
export async function setForCaller(
  sets: Sets,
  caller: Caller,
  record: { credential_id: number; user_id: number },
): Promise<CredentialSet> {
  const set = caller.isAdmin ? await setForRecord(sets, record) : await sets.openActiveOf(caller.userId);
  if (set === undefined) {
    throw new ServiceError('credentials_missing');
  }
  return set;
}
