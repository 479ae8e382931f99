// The sessions of the own account over HTTP (G-97). API keys cannot list or end them (G-16).
import { MessageAnswer, NumberPath, SessionsAnswer, SessionsQuery } from '@tendlc/contract';
import { ServiceError } from '../../../errors.ts';
import type { TypedApp } from '../../../http/app-types.ts';
import { accountOf, originOf, payerOf, requireAccount } from '../../../http/authentication.ts';
import { closeConsoleSession, type ConsoleCookie } from '../../../http/console-session.ts';
import { answers, BEARER } from '../../../http/docs/operations.ts';
import type { Accounts } from '../service.ts';

const tags = ['Account'];
const config = { isOpenWithoutTotp: true } as const;

export function sessionRoutes(
  app: TypedApp,
  { accounts: { sessions }, cookie }: { accounts: Accounts; cookie: ConsoleCookie },
): void {
  app.get(
    '/v1/account/sessions',
    {
      config,
      preParsing: requireAccount,
      schema: {
        operationId: 'listSessions',
        tags,
        summary: 'List your sessions',
        description: 'Returns the sessions that have not ended, last used first.',
        security: BEARER,
        querystring: SessionsQuery,
        response: answers(200, SessionsAnswer, ['unauthorized', 'validation_failed']),
      },
    },
    async (request) => ({
      success: true,
      ...(await sessions.list(accountOf(request), payerOf(request).sessionHash, request.query)),
    }),
  );

  app.delete(
    '/v1/account/sessions/:id',
    {
      config,
      preParsing: requireAccount,
      schema: {
        operationId: 'endSession',
        tags,
        summary: 'End a session',
        description: 'Its token stops working immediately.',
        security: BEARER,
        params: NumberPath,
        response: answers(200, MessageAnswer, ['unauthorized', 'not_found']),
      },
    },
    async (request) => {
      const { id } = request.params;
      if (!/^[1-9]\d{0,14}$/.test(id)) {
        throw new ServiceError('not_found', 'This session does not exist.');
      }
      await sessions.end(accountOf(request).id, Number(id), originOf(request));
      return { success: true, message: 'The session was logged out.' };
    },
  );

  app.delete(
    '/v1/account/sessions',
    {
      config,
      preParsing: requireAccount,
      schema: {
        operationId: 'endAllSessions',
        tags,
        summary: 'Log out everywhere',
        description:
          'Invalidates all session tokens issued before, including the one of this request. API keys stay valid.',
        security: BEARER,
        response: answers(200, MessageAnswer, ['unauthorized']),
      },
    },
    async (request, reply) => {
      await sessions.endAll(accountOf(request).id, originOf(request));
      closeConsoleSession(request, reply, cookie);
      return { success: true, message: 'All sessions were logged out.' };
    },
  );
}
