// The log of registry calls over HTTP, for admins.
import { RegistryCallsAnswer, RegistryCallsQuery } from '@tendlc/contract';
import type { TypedApp } from '../../http/app-types.ts';
import { requireAdmin } from '../../http/authentication.ts';
import { answers, BEARER } from '../../http/docs/operations.ts';
import type { CallLog } from './service.ts';

const tags = ['Registry account'];
const ADMIN = ['unauthorized', 'forbidden'] as const;

export function callLogRoutes(app: TypedApp, { callLog }: { callLog: CallLog }): void {
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
    async (request) => ({ success: true, ...(await callLog.list(request.query)) }),
  );
}
