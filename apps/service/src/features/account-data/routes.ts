// Export and deletion of the own account over HTTP. API keys can do neither (G-16).
import { Readable } from 'node:stream';
import { MessageAnswer, ProofRequest } from '@tendlc/contract';
import { Type } from 'typebox';
import type { TypedApp } from '../../http/app-types.ts';
import { accountOf, originOf, requireAccount } from '../../http/authentication.ts';
import { closeConsoleSession } from '../../http/console-session.ts';
import { answers, BEARER, WITH_BODY } from '../../http/docs/operations.ts';
import type { AccountData } from './service.ts';

const tags = ['Account'];

export function accountDataRoutes(
  app: TypedApp,
  { accountData, publicUrl }: { accountData: AccountData; publicUrl: string },
): void {
  app.get(
    '/v1/account/export',
    {
      config: { limit: 'account', isOpenWithoutTotp: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'exportAccount',
        tags,
        summary: 'Export your data',
        description:
          'Returns everything that belongs to your account, without secrets: one JSON object per line, each with its `table` and `row`. The last line is `{"end":true,"rows":…}`. An account has one export at a time: another one is rejected with `rate_limited`.',
        security: BEARER,
        response: {
          ...answers(200, Type.String(), ['unauthorized']),
          200: {
            description: 'The data, one JSON object per line.',
            content: {
              'application/x-ndjson': { schema: Type.String({ examples: ['{"end":true,"rows":42}'] }) },
            },
          },
        },
      },
    },
    async (request, reply) => {
      reply
        .type('application/x-ndjson; charset=utf-8')
        .header('content-disposition', 'attachment; filename="tendlc-account.ndjson"');
      // The framework reads the whole body of a HEAD request's answer before it drops it.
      if (request.method === 'HEAD') {
        return reply.send('');
      }
      const lines = await accountData.export(accountOf(request).id);
      return reply.send(Readable.from(lines, { objectMode: false }) as unknown as string);
    },
  );

  app.post(
    '/v1/account/deletion',
    {
      config: { limit: 'account', isOpenWithoutTotp: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'deleteAccount',
        tags,
        summary: 'Delete your account',
        description:
          'Ends all sessions, API keys, and webhooks at once, and removes your data. The ledger stays without your name. Brands and campaigns stay registered at the registry and keep their fees: deactivate them first. Remaining tokens are lost. It cannot be undone.',
        security: BEARER,
        body: ProofRequest,
        response: answers(200, MessageAnswer, [
          ...WITH_BODY,
          'unauthorized',
          'incorrect_password',
          'otp_required',
          'invalid_otp',
          'account_locked',
          'account_in_use',
          'overloaded',
        ]),
      },
    },
    async (request, reply) => {
      const { currentPassword, otp } = request.body;
      await accountData.delete(accountOf(request), { password: currentPassword, otp }, originOf(request));
      closeConsoleSession(request, reply, { isSecure: publicUrl.startsWith('https:') });
      return { success: true, message: 'Your account was deleted.' };
    },
  );
}
