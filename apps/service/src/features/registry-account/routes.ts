// The account at the registry over HTTP: profile, lists of words, and for admins the calls that were made.
import {
  CspProfileAnswer,
  EnumAnswer,
  EnumPath,
  OwnerQuery,
  RegistryCallsAnswer,
  RegistryCallsQuery,
  UpdateCspProfileRequest,
} from '@tendlc/contract';
import { Type } from 'typebox';
import type { TypedApp } from '../../http/app-types.ts';
import { callerOf, originOf, requireAccount, requireAdmin } from '../../http/authentication.ts';
import { chargeForWork } from '../../http/charging.ts';
import { answers, BEARER, FROM_REGISTRY, WITH_BODY } from '../../http/docs/operations.ts';
import type { Ledger } from '../ledger/index.ts';
import type { RegistryAccount } from './service.ts';

export type RegistryAccountRoutesDeps = {
  readonly ledger: Pick<Ledger, 'charge' | 'openCharge' | 'settle'>;
  readonly registryAccount: RegistryAccount;
};

const tags = ['Registry account'];
const ADMIN = ['unauthorized', 'forbidden'] as const;
const ASK = [
  'unauthorized',
  'insufficient_tokens',
  'credentials_missing',
  'validation_failed',
  ...FROM_REGISTRY,
] as const;
const charged = { charged: true };
const querystring = Type.Object(OwnerQuery);

export function registryAccountRoutes(app: TypedApp, deps: RegistryAccountRoutesDeps): void {
  profileRoutes(app, deps);
  enumRoute(app, deps);
  callRoute(app, deps);
}

function profileRoutes(app: TypedApp, { ledger, registryAccount }: RegistryAccountRoutesDeps): void {
  const path = '/v1/tcr/csp-profile';
  app.get(
    path,
    {
      preParsing: requireAccount,
      config: { scope: 'registry:read' },
      schema: {
        operationId: 'getCspProfile',
        tags,
        summary: 'Retrieve the CSP profile',
        description:
          'Fetches the CSP profile of your account from the registry. Costs 1 token. Free for admins, who choose the account with `credentialId` or `userId`.',
        security: BEARER,
        querystring,
        response: answers(200, CspProfileAnswer, ASK, charged),
      },
    },
    async (request, reply) => {
      const prepared = await registryAccount.prepare(callerOf(request), request.query);
      const profile = await chargeForWork(ledger, request, reply, 'getCspProfile', () =>
        registryAccount.readProfile(prepared),
      );
      return { success: true, profile: profile as Record<string, unknown> };
    },
  );

  app.put(
    path,
    {
      preParsing: requireAdmin,
      schema: {
        operationId: 'updateCspProfile',
        tags,
        summary: 'Update the CSP profile',
        description:
          'Updates the email addresses that you send. Send at least one. Choose the account with `credentialId` or `userId`.',
        security: BEARER,
        body: UpdateCspProfileRequest,
        response: answers(200, CspProfileAnswer, [...WITH_BODY, ...ADMIN, ...FROM_REGISTRY]),
      },
    },
    async (request) => {
      const change = registryAccount.profileChangeOf(request.body);
      const prepared = await registryAccount.prepare(callerOf(request), request.body);
      const profile = await registryAccount.updateProfile(prepared, change, originOf(request));
      return { success: true, profile: profile as Record<string, unknown> };
    },
  );
}

function enumRoute(app: TypedApp, { ledger, registryAccount }: RegistryAccountRoutesDeps): void {
  app.get(
    '/v1/tcr/enums/:type',
    {
      preParsing: requireAccount,
      config: { scope: 'registry:read' },
      schema: {
        operationId: 'getEnum',
        tags,
        summary: 'List enumerated values',
        description:
          'Returns the values that the registry accepts in a field. They are at most one hour old. If the registry does not respond, returns the values that come with the service, with `source` set to `shipped`. Costs 1 token. Free for admins, who choose the account with `credentialId` or `userId`.',
        security: BEARER,
        params: EnumPath,
        querystring,
        response: answers(200, EnumAnswer, [...ASK, 'not_found'], charged),
      },
    },
    async (request, reply) => {
      const type = registryAccount.enumTypeOf(request.params.type);
      const prepared = await registryAccount.prepare(callerOf(request), request.query);
      const { values, source } = await chargeForWork(ledger, request, reply, 'getEnum', () =>
        registryAccount.readEnum(prepared, type),
      );
      return { success: true, type, values: [...values], source };
    },
  );
}

function callRoute(app: TypedApp, { registryAccount }: RegistryAccountRoutesDeps): void {
  app.get(
    '/v1/tcr/api-logs',
    {
      preParsing: requireAdmin,
      schema: {
        operationId: 'listRegistryCalls',
        tags,
        summary: 'List registry calls',
        description:
          'Returns one entry for each attempt in the last 90 days. Secrets and personal data in bodies are masked.',
        security: BEARER,
        querystring: RegistryCallsQuery,
        response: answers(200, RegistryCallsAnswer, [...ADMIN, 'validation_failed']),
      },
    },
    async (request) => ({ success: true, ...(await registryAccount.listCalls(request.query)) }),
  );
}
