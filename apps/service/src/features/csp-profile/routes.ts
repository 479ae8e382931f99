// The CSP profile over HTTP.
import { CspProfileAnswer, OwnerQuery, UpdateCspProfileRequest } from '@tendlc/contract';
import { Type } from 'typebox';
import type { TypedApp } from '../../http/app-types.ts';
import { callerOf, originOf, requireAccount, requireAdmin } from '../../http/authentication.ts';
import { chargeAndRun } from '../../http/charged-requests.ts';
import { answers, BEARER, FROM_REGISTRY, WITH_BODY } from '../../http/docs/operations.ts';
import type { Ledger } from '../ledger/index.ts';
import type { CspProfiles } from './service.ts';

export type CspProfileRoutesDeps = {
  readonly ledger: Pick<Ledger, 'charge' | 'openCharge' | 'settle'>;
  readonly cspProfiles: CspProfiles;
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

export function cspProfileRoutes(app: TypedApp, { ledger, cspProfiles }: CspProfileRoutesDeps): void {
  const path = '/v1/tcr/csp-profile';
  app.get(
    path,
    {
      config: { limit: 'general', scope: 'registry:read' },
      preParsing: requireAccount,
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
      const prepared = await cspProfiles.prepare(callerOf(request), request.query);
      const profile = await chargeAndRun(ledger, request, reply, 'getCspProfile', () =>
        cspProfiles.read(prepared),
      );
      return { success: true, profile: profile as Record<string, unknown> };
    },
  );

  app.put(
    path,
    {
      config: { idempotent: true },
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
      const change = cspProfiles.changeOf(request.body);
      const prepared = await cspProfiles.prepare(callerOf(request), request.body);
      const profile = await cspProfiles.update(prepared, change, originOf(request));
      return { success: true, profile: profile as Record<string, unknown> };
    },
  );
}
