// Who may do what with whose credentials (interface, "Access model"; G-43, G-49).
import type { Caller } from '../../caller.ts';
import { ServiceError } from '../../errors.ts';
import type { CredentialSet } from './policy.ts';
import type { CredentialStore } from './service.ts';

/** What a request says of whose credentials are meant. */
export type OwnerChoice = {
  readonly credentialId?: number | undefined;
  readonly userId?: number | undefined;
};

type Sets = Pick<CredentialStore, 'openActive' | 'openActiveOf'>;

const refuse = (sentence: string) => new ServiceError('validation_failed', sentence);

/** A user means the own set, and may say so; an admin has to say whose. */
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
 * The set for something new, and whom it is for.
 * @throws ServiceError `credentials_missing` for a user without a set; `validation_failed` for an admin who does not say
 *   whose, or names one that does not exist or is not active
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

/**
 * The set for an existing record, where nobody asks or an admin: its own, or, where that was deactivated, the one that its owner has stored since.
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
 * The set for what a caller asks of the registry about an existing record. Admins may use the record's own; a user asks
 * with the own set only, even where an admin has assigned a record to the user that lies under another customer's set.
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
