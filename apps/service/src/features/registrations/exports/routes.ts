// Exports over HTTP (G-87). An export costs a token and changes nothing.
import { ExportAnswer, ExportQuery, RegistrationPath } from '@tendlc/contract';
import type { TypedApp } from '../../../http/app-types.ts';
import { callerOf, requireAccount } from '../../../http/authentication.ts';
import { chargeRequest } from '../../../http/charged-requests.ts';
import { answers, BEARER } from '../../../http/docs/operations.ts';
import type { Ledger } from '../../ledger/index.ts';
import type { RegistrationExports } from './service.ts';

const TOOL = { toolName: 'exportRegistration', amount: 1 };

export function exportRoutes(
  app: TypedApp,
  deps: { readonly registrationExports: RegistrationExports; readonly ledger: Pick<Ledger, 'charge'> },
): void {
  app.get(
    '/v1/registrations/:registrationId/export',
    {
      config: { limit: 'general', scope: 'registry:read' },
      preParsing: requireAccount,
      schema: {
        operationId: 'exportRegistration',
        tags: ['Registrations'],
        summary: 'Export a registration',
        description:
          'Returns the requests that would make the registration at a provider, in order. Nothing is sent, invented, or cut. `tcr` is the dry run: exactly the requests of a submission. Values in braces come from earlier answers or your account there. Costs 1 token or the daily free token.',
        security: BEARER,
        params: RegistrationPath,
        querystring: ExportQuery,
        response: answers(
          200,
          ExportAnswer,
          ['unauthorized', 'not_found', 'insufficient_tokens', 'validation_failed'],
          { charged: true },
        ),
      },
    },
    async (request, reply) => {
      const { registrationId } = request.params;
      const exported = await deps.registrationExports.export(
        callerOf(request),
        registrationId,
        request.query,
      );
      await chargeRequest(deps.ledger, request, reply, TOOL);
      return { success: true, export: exported };
    },
  );
}
