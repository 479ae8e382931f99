// Alerts over HTTP (G-89): read and dismiss them. Both are free.
import { AlertAnswer, AlertPath, AlertsAnswer, AlertsQuery, DismissAlertRequest } from '@tendlc/contract';
import type { TypedApp } from '../../http/app-types.ts';
import { callerOf, requireAccount } from '../../http/authentication.ts';
import { answers, BEARER, WITH_BODY } from '../../http/docs/operations.ts';
import type { Alerts } from './service.ts';

const tags = ['Registrations'];

export function alertRoutes(app: TypedApp, { alerts }: { readonly alerts: Alerts }): void {
  app.get(
    '/v1/alerts',
    {
      config: { limit: 'general', scope: 'registry:read' },
      preParsing: requireAccount,
      schema: {
        operationId: 'listAlerts',
        tags,
        summary: 'List alerts',
        description:
          'Returns what costs money or delivery if it is missed. Admins get the alerts of all customers. Free.',
        security: BEARER,
        querystring: AlertsQuery,
        response: answers(200, AlertsAnswer, ['unauthorized', 'validation_failed']),
      },
    },
    async (request) => ({ success: true, ...(await alerts.list(callerOf(request), request.query)) }),
  );

  app.post(
    '/v1/alerts/:alertId/dismissals',
    {
      config: { limit: 'general', scope: 'registry:write' },
      preParsing: requireAccount,
      schema: {
        operationId: 'dismissAlert',
        tags,
        summary: 'Dismiss an alert',
        description: 'The alert is no longer open, although its cause may last. Free.',
        security: BEARER,
        params: AlertPath,
        body: DismissAlertRequest,
        response: answers(200, AlertAnswer, ['unauthorized', 'not_found', ...WITH_BODY]),
      },
    },
    async (request) => ({
      success: true,
      alert: await alerts.dismiss(callerOf(request), request.params.alertId, request.body.reason),
    }),
  );
}
