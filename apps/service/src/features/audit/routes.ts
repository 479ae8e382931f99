// The audit log over HTTP. It is free, and API keys cannot read it (G-16).
import { AuditAnswer, AuditQuery } from '@tendlc/contract';
import { ServiceError } from '../../errors.ts';
import type { TypedApp } from '../../http/app-types.ts';
import { accountOf, requireAccount } from '../../http/authentication.ts';
import { answers, BEARER } from '../../http/docs/operations.ts';
import type { Audit } from './service.ts';

export function auditRoutes(app: TypedApp, { audit }: { audit: Pick<Audit, 'list' | 'listOwn'> }): void {
  app.get(
    '/v1/audit',
    {
      preParsing: requireAccount,
      schema: {
        operationId: 'listAudit',
        tags: ['Audit'],
        summary: 'List audit log entries',
        description:
          'Returns logins and changes of API keys, credentials, and purchases in your account. Admins get the entries of all accounts, or of one account with `userId`.',
        security: BEARER,
        querystring: AuditQuery,
        response: answers(200, AuditAnswer, ['unauthorized', 'forbidden', 'validation_failed']),
      },
    },
    async (request) => {
      const account = accountOf(request);
      if (account.is_admin) {
        return { success: true, ...(await audit.list(request.query)) };
      }
      const { userId, ...query } = request.query;
      if (userId !== undefined && userId !== account.id) {
        throw new ServiceError('forbidden');
      }
      return { success: true, ...(await audit.listOwn(account.id, query)) };
    },
  );
}
