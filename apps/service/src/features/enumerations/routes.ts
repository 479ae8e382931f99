// The registry's enumerations over HTTP.
import { EnumAnswer, EnumPath, OwnerQuery } from '@tendlc/contract';
import { Type } from 'typebox';
import type { TypedApp } from '../../http/app-types.ts';
import { callerOf, requireAccount } from '../../http/authentication.ts';
import { chargeAndRun } from '../../http/charged-requests.ts';
import { answers, BEARER, FROM_REGISTRY } from '../../http/docs/operations.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Enumerations } from './service.ts';

export type EnumerationRoutesDeps = {
  readonly ledger: Pick<Ledger, 'charge' | 'openCharge' | 'settle'>;
  readonly enumerations: Enumerations;
};

const tags = ['Registry account'];
const ASK = [
  'unauthorized',
  'insufficient_tokens',
  'credentials_missing',
  'validation_failed',
  ...FROM_REGISTRY,
] as const;
const charged = { charged: true };
const querystring = Type.Object(OwnerQuery);

export function enumerationRoutes(app: TypedApp, { ledger, enumerations }: EnumerationRoutesDeps): void {
  app.get(
    '/v1/tcr/enums/:type',
    {
      config: { limit: 'general', scope: 'registry:read' },
      preParsing: requireAccount,
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
      const type = enumerations.typeOf(request.params.type);
      const prepared = await enumerations.prepare(callerOf(request), request.query);
      const { values, source } = await chargeAndRun(ledger, request, reply, 'getEnum', () =>
        enumerations.read(prepared, type),
      );
      return { success: true, type, values: [...values], source };
    },
  );
}
