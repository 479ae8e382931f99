// The token endpoints over HTTP.
import {
  BalanceAnswer,
  DailyFreeAnswer,
  HistoryAnswer,
  HistoryQuery,
  UseTokensAnswer,
  UseTokensRequest,
} from '@tendlc/contract';
import type { TypedApp } from '../../http/app-types.ts';
import { payerOf, requireAccount, requireSession } from '../../http/authentication.ts';
import { chargeRequest } from '../../http/charged-requests.ts';
import { answers, BEARER, WITH_BODY } from '../../http/docs/operations.ts';
import type { Ledger } from './service.ts';

export function ledgerRoutes(app: TypedApp, { ledger }: { ledger: Ledger }): void {
  app.get(
    '/v1/tokens/balance',
    {
      config: { scope: 'tools' },
      preParsing: requireAccount,
      schema: {
        operationId: 'getBalance',
        tags: ['Tokens'],
        summary: 'Retrieve the token balance',
        description: 'Returns the balance and whether the daily free token is available.',
        security: BEARER,
        response: answers(200, BalanceAnswer, ['unauthorized']),
      },
    },
    async (request) => {
      const { lastClaimed: _, ...balance } = await ledger.readBalance(payerOf(request).userId);
      return { success: true, ...balance };
    },
  );

  app.get(
    '/v1/tokens/check-daily-free',
    {
      config: { scope: 'tools' },
      preParsing: requireAccount,
      schema: {
        operationId: 'checkDailyFree',
        tags: ['Tokens'],
        summary: 'Check the daily free token',
        description: 'Returns whether the daily free token is available today, without claiming it.',
        security: BEARER,
        response: answers(200, DailyFreeAnswer, ['unauthorized']),
      },
    },
    async (request) => {
      const { hasDailyFree, lastClaimed } = await ledger.readBalance(payerOf(request).userId);
      return { success: true, available: hasDailyFree, lastClaimed };
    },
  );

  app.post(
    '/v1/tokens/use',
    {
      config: { limit: 'general', scope: 'tools', idempotent: true },
      preParsing: requireSession,
      schema: {
        operationId: 'useTokens',
        tags: ['Tokens'],
        summary: 'Deduct tokens',
        description:
          'Deducts tokens from the account. If the daily free token is available, it covers one of them.',
        security: BEARER,
        body: UseTokensRequest,
        response: answers(200, UseTokensAnswer, [...WITH_BODY, 'unauthorized', 'insufficient_tokens'], {
          charged: true,
        }),
      },
    },
    async (request, reply) => {
      const { toolName, amount = 1 } = request.body;
      const receipt = await chargeRequest(ledger, request, reply, { toolName, amount });
      return { success: true, balance: receipt.balanceAfter, usedDailyFree: receipt.usedDailyFree };
    },
  );

  app.get(
    '/v1/tokens/history',
    {
      config: { scope: 'tools' },
      preParsing: requireAccount,
      schema: {
        operationId: 'listTransactions',
        tags: ['Tokens'],
        summary: 'List token transactions',
        description: 'Returns the ledger of the account, newest first.',
        security: BEARER,
        querystring: HistoryQuery,
        response: answers(200, HistoryAnswer, ['unauthorized', 'validation_failed']),
      },
    },
    async (request) => ({
      success: true,
      ...(await ledger.readHistory(payerOf(request).userId, request.query)),
    }),
  );
}
