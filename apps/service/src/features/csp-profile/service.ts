// The profile of a customer's account (CSP) at the registry: read and update its email addresses.
import type { UpdateCspProfileRequest } from '@tendlc/contract';
import { isRegistryError, type RegistryClient } from '@tendlc/registry';
import type { CspProfile, CspProfileUpdate } from '@tendlc/registry/wire';
import type { Caller } from '../../caller.ts';
import { ServiceError } from '../../errors.ts';
import type { RegistryGateway } from '../../registry/gateway.ts';
import type { Audit, Origin } from '../audit/index.ts';
import {
  type CredentialStore,
  type OwnerChoice,
  prepareCall,
  type PreparedCall,
} from '../credentials/index.ts';

const ADDRESSES = ['email', 'escalateEmail', 'techEmail', 'financeEmail'] as const;

export type CspProfiles = ReturnType<typeof createCspProfiles>;

/** A success with an unreadable body: the profile was updated. */
const isUnreadableSuccess = (error: unknown): boolean =>
  isRegistryError(error) && error.kind === 'fault' && error.statusCode !== null && error.statusCode < 300;

async function changeProfile(client: RegistryClient, change: CspProfileUpdate): Promise<CspProfile> {
  const answer = await client.profile.update(change).catch((error: unknown) => {
    if (isUnreadableSuccess(error)) {
      return undefined;
    }
    throw error;
  });
  const isWhole = answer !== undefined && ADDRESSES.every((field) => answer[field] !== undefined);
  return isWhole ? answer : client.profile.read();
}

export function createCspProfiles(deps: {
  credentials: Pick<CredentialStore, 'openActive' | 'openActiveOf'>;
  registry: Pick<RegistryGateway, 'ask'>;
  audit: Pick<Audit, 'record'>;
}) {
  const { credentials, registry } = deps;

  return {
    /** @throws ServiceError `credentials_missing`, `validation_failed` */
    prepare: (caller: Caller, choice: OwnerChoice): Promise<PreparedCall> =>
      prepareCall(credentials, caller, choice),

    read: ({ set, cause }: PreparedCall): Promise<CspProfile> =>
      registry.ask(set, cause, (client) => client.profile.read()),

    /** The fields to change, without those that choose the account. @throws ServiceError `validation_failed` */
    changeOf(request: UpdateCspProfileRequest): CspProfileUpdate {
      const given = ADDRESSES.filter((field) => request[field] !== undefined);
      if (given.length === 0) {
        throw new ServiceError(
          'validation_failed',
          `body: must have at least one of ${ADDRESSES.join(', ')}`,
        );
      }
      return Object.fromEntries(given.map((field) => [field, request[field]]));
    },

    /** The audit entry comes first, because the response of the registry may be lost after the update. */
    async update(
      { set, cause }: PreparedCall,
      change: CspProfileUpdate,
      origin: Origin,
    ): Promise<CspProfile> {
      const entry = {
        ...origin,
        userId: set.userId,
        subject: `credentials:${set.id}`,
        details: { ...change },
      };
      await deps.audit.record({ ...entry, action: 'profile.change_sent' });
      return registry.ask(set, cause, (client) => changeProfile(client, change));
    },
  };
}
