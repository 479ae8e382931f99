// What can be done with the account at the registry: read and change its profile, read its lists, look at the calls.
import type { RegistryCall, UpdateCspProfileRequest } from '@tendlc/contract';
import { isRegistryError, isServiceEnumType, type RegistryClient } from '@tendlc/registry';
import type { CspProfile, CspProfileUpdate, ServiceEnumType } from '@tendlc/registry/wire';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { pageOf, paginationOf } from '../../db/pages.ts';
import type { Database } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import type { CallCause, RegistryGateway } from '../../registry/gateway.ts';
import type { Audit, Origin } from '../audit/index.ts';
import {
  chooseSet,
  type CredentialSet,
  type CredentialStore,
  type OwnerChoice,
} from '../credentials/index.ts';
import { createEnumLists, type EnumList } from './enum-lists.ts';
import { type CallFilters, listCalls } from './queries.ts';

const ADDRESSES = ['email', 'escalateEmail', 'techEmail', 'financeEmail'] as const;

/** Whose account is meant, and by whom: decided before anything is charged. */
export type Prepared = { readonly set: CredentialSet; readonly cause: CallCause };

export type RegistryAccount = ReturnType<typeof createRegistryAccount>;

/** A success that cannot be read has changed the profile all the same. */
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

export function createRegistryAccount(deps: {
  db: Database;
  clock: Clock;
  credentials: Pick<CredentialStore, 'openActive' | 'openActiveOf'>;
  registry: Pick<RegistryGateway, 'ask' | 'askRaw'>;
  audit: Pick<Audit, 'record'>;
}) {
  const { db, credentials, registry } = deps;
  const enumLists = createEnumLists(deps);

  return {
    /** @throws ServiceError `credentials_missing`, `validation_failed` */
    async prepare(caller: Caller, choice: OwnerChoice): Promise<Prepared> {
      const { set } = await chooseSet(credentials, caller, choice);
      return { set, cause: { userId: caller.userId, requestId: caller.requestId } };
    },

    /** @throws ServiceError `not_found` */
    enumTypeOf(text: string): ServiceEnumType {
      if (!isServiceEnumType(text)) {
        throw new ServiceError('not_found', 'This list does not exist.');
      }
      return text;
    },

    readEnum: ({ set, cause }: Prepared, type: ServiceEnumType): Promise<EnumList> =>
      enumLists.read(set, cause, type),

    readProfile: ({ set, cause }: Prepared): Promise<CspProfile> =>
      registry.ask(set, cause, (client) => client.profile.read()),

    /** What a request asks to change, without what only says whose profile. @throws ServiceError `validation_failed` */
    profileChangeOf(request: UpdateCspProfileRequest): CspProfileUpdate {
      const given = ADDRESSES.filter((field) => request[field] !== undefined);
      if (given.length === 0) {
        throw new ServiceError(
          'validation_failed',
          `body: must have at least one of ${ADDRESSES.join(', ')}`,
        );
      }
      return Object.fromEntries(given.map((field) => [field, request[field]]));
    },

    /** The entry comes first: the registry may change the profile and its answer be lost. */
    async updateProfile(
      { set, cause }: Prepared,
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

    async listCalls(query: { page?: number; limit?: number } & CallFilters) {
      const page = pageOf(query);
      const { rows, total } = await listCalls(db, query, page);
      const logs = rows.map(
        (row): RegistryCall => ({
          id: row.id,
          credentialId: row.credential_id,
          userId: row.user_id,
          method: row.method,
          endpoint: row.endpoint,
          statusCode: row.status_code,
          durationMs: row.duration_ms,
          attempt: row.attempt,
          error: row.error,
          requestId: row.request_id,
          requestBody: row.request_body,
          responseBody: row.response_body,
          createdAt: row.created_at.toISOString(),
        }),
      );
      return { logs, pagination: paginationOf(page, total) };
    },
  };
}
