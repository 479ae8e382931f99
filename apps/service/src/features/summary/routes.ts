// The summary of an account over HTTP (G-106). It is free.
import { SummaryAnswer, SummaryQuery } from '@tendlc/contract';
import type { TypedApp } from '../../http/app-types.ts';
import { callerOf, requireAccount } from '../../http/authentication.ts';
import { answers, BEARER } from '../../http/docs/operations.ts';
import type { Summaries } from './service.ts';

export function summaryRoutes(app: TypedApp, { summaries }: { readonly summaries: Summaries }): void {
  app.get(
    '/v1/summary',
    {
      config: { limit: 'general', scope: 'registry:read' },
      preParsing: requireAccount,
      schema: {
        operationId: 'getSummary',
        tags: ['Registrations'],
        summary: 'Retrieve the summary of your account',
        description:
          'Returns what needs you by kind, with counts; the steps of a new account; how long approvals took and how many succeeded; and what was spent in each of the last 12 months and for each customer. Admins get a summary of all accounts. Free.',
        security: BEARER,
        querystring: SummaryQuery,
        response: answers(200, SummaryAnswer, ['unauthorized', 'validation_failed']),
      },
    },
    async (request) => ({
      success: true,
      summary: await summaries.read(callerOf(request), request.query.userId),
    }),
  );
}
