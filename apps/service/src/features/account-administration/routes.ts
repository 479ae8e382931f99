// The administration of accounts over HTTP: for sessions of admins, never for API keys (G-16).
import {
  AdminAccountAnswer,
  AdminAccountChangeAnswer,
  AdminDeliveriesAnswer,
  AdminDeliveriesQuery,
  AdminTransactionsAnswer,
  AdminTransactionsQuery,
  CreditAnswer,
  CreditRequest,
  CustomersAnswer,
  CustomersQuery,
  NumberPath,
  ReasonRequest,
  RefundAnswer,
  RefundRequest,
} from '@tendlc/contract';
import { type ErrorKind, ServiceError } from '../../errors.ts';
import type { TypedApp } from '../../http/app-types.ts';
import { originOf, requireAdmin } from '../../http/authentication.ts';
import { answers, BEARER, WITH_BODY } from '../../http/docs/operations.ts';
import type { Origin } from '../audit/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { AccountAdministration } from './service.ts';

type Deps = {
  readonly accountAdministration: AccountAdministration;
  readonly ledger: Pick<Ledger, 'administration'>;
};

const tags = ['Account administration'];
const path = '/v1/admin/accounts/:id';
const ADMIN = ['unauthorized', 'forbidden'] as const;
const FOUND = [...ADMIN, 'not_found'] as const;

/** An ID that is not a number matches no account. */
function idOf({ id }: { readonly id: string }): number {
  if (!/^[1-9]\d{0,14}$/.test(id)) {
    throw new ServiceError('not_found', 'This account does not exist.');
  }
  return Number(id);
}

export function accountAdministrationRoutes(app: TypedApp, deps: Deps): void {
  readingRoutes(app, deps);
  actionRoutes(app, deps);
  ledgerRoutes(app, deps);
}

function readingRoutes(app: TypedApp, { accountAdministration, ledger }: Deps): void {
  app.get(
    '/v1/customers',
    {
      preParsing: requireAdmin,
      schema: {
        operationId: 'listCustomers',
        tags,
        summary: 'List accounts',
        description: 'Returns all accounts, or those that a search finds. Admins only.',
        security: BEARER,
        querystring: CustomersQuery,
        response: answers(200, CustomersAnswer, [...ADMIN, 'validation_failed']),
      },
    },
    async (request) => ({ success: true, ...(await accountAdministration.list(request.query)) }),
  );

  app.get(
    path,
    {
      preParsing: requireAdmin,
      schema: {
        operationId: 'getAdminAccount',
        tags,
        summary: 'Retrieve an account',
        description: 'Returns an account with its state and what belongs to it. Admins only.',
        security: BEARER,
        params: NumberPath,
        response: answers(200, AdminAccountAnswer, FOUND),
      },
    },
    async (request) => ({ success: true, account: await accountAdministration.read(idOf(request.params)) }),
  );

  app.get(
    `${path}/transactions`,
    {
      preParsing: requireAdmin,
      schema: {
        operationId: 'listAccountTransactions',
        tags,
        summary: 'List token transactions of an account',
        description:
          'Returns the ledger of an account, with the tokens that a refund of each charge returns.',
        security: BEARER,
        params: NumberPath,
        querystring: AdminTransactionsQuery,
        response: answers(200, AdminTransactionsAnswer, [...FOUND, 'validation_failed']),
      },
    },
    async (request) => {
      const { id } = await accountAdministration.read(idOf(request.params));
      return { success: true, ...(await ledger.administration.listTransactions(id, request.query)) };
    },
  );

  app.get(
    `${path}/webhook-deliveries`,
    {
      preParsing: requireAdmin,
      schema: {
        operationId: 'listAccountDeliveries',
        tags,
        summary: 'List webhook deliveries of an account',
        description: 'Returns the deliveries to all webhook endpoints of an account, with their errors.',
        security: BEARER,
        params: NumberPath,
        querystring: AdminDeliveriesQuery,
        response: answers(200, AdminDeliveriesAnswer, [...FOUND, 'validation_failed']),
      },
    },
    async (request) => ({
      success: true,
      ...(await accountAdministration.listDeliveries(idOf(request.params), request.query)),
    }),
  );
}

type Action = {
  readonly name: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly refusals?: readonly ErrorKind[];
  readonly run: (
    administration: AccountAdministration,
    id: number,
    reason: string,
    origin: Origin,
  ) => Promise<{
    readonly account: Awaited<ReturnType<AccountAdministration['read']>>;
    readonly message: string;
  }>;
};

const ACTIONS: readonly Action[] = [
  {
    name: 'lock',
    operationId: 'lockAccount',
    summary: 'Lock an account',
    description:
      'Ends its sessions. Logins and API keys get 401 `locked_by_operator`, nothing is charged, and submissions in progress pause. Its records stay, callbacks are still stored, and webhooks and emails are still sent. Accounts of admins cannot be locked. Idempotent.',
    refusals: ['admin_account'],
    run: async (administration, id, reason, origin) => {
      const { account, hasChanged } = await administration.lock(id, reason, origin);
      return { account, message: hasChanged ? 'The account was locked.' : 'The account was locked before.' };
    },
  },
  {
    name: 'unlock',
    operationId: 'unlockAccount',
    summary: 'Unlock an account',
    description: 'Logins and API keys work again, and paused submissions continue. Idempotent.',
    run: async (administration, id, reason, origin) => {
      const { account, hasChanged } = await administration.unlock(id, reason, origin);
      return { account, message: hasChanged ? 'The account was unlocked.' : 'The account was not locked.' };
    },
  },
  {
    name: 'end-sessions',
    operationId: 'endAccountSessions',
    summary: 'End all sessions of an account',
    description: 'Invalidates all session tokens issued before. API keys stay valid.',
    run: async (administration, id, reason, origin) => ({
      account: await administration.endSessions(id, reason, origin),
      message: 'All sessions were logged out.',
    }),
  },
  {
    name: 'password-reset',
    operationId: 'sendPasswordReset',
    summary: 'Send a password reset',
    description: 'Sends the email with a reset link to the owner of the account, at most five an hour.',
    run: async (administration, id, reason, origin) => ({
      account: await administration.sendPasswordReset(id, reason, origin),
      message: 'The email with the reset link is on its way.',
    }),
  },
  {
    name: 'clear-two-factor',
    operationId: 'clearTwoFactor',
    summary: 'Turn off two-factor authentication of an account',
    description:
      'For an owner who lost the authenticator app and the recovery codes. Check their identity first. For accounts of admins, use the operator command.',
    refusals: ['totp_not_enabled', 'admin_account'],
    run: async (administration, id, reason, origin) => ({
      account: await administration.clearTwoFactor(id, reason, origin),
      message: 'Two-factor authentication was turned off.',
    }),
  },
];

function actionRoutes(app: TypedApp, { accountAdministration }: Deps): void {
  for (const { name, operationId, summary, description, refusals = [], run } of ACTIONS) {
    app.post(
      `${path}/${name}`,
      {
        preParsing: requireAdmin,
        schema: {
          operationId,
          tags,
          summary,
          description: `${description} Admins only.`,
          security: BEARER,
          params: NumberPath,
          body: ReasonRequest,
          response: answers(200, AdminAccountChangeAnswer, [...WITH_BODY, ...FOUND, ...refusals]),
        },
      },
      async (request) => {
        const { reason } = request.body;
        const id = idOf(request.params);
        return { success: true, ...(await run(accountAdministration, id, reason.trim(), originOf(request))) };
      },
    );
  }
}

function ledgerRoutes(app: TypedApp, { accountAdministration, ledger }: Deps): void {
  app.post(
    `${path}/credits`,
    {
      preParsing: requireAdmin,
      schema: {
        operationId: 'creditAccount',
        tags,
        summary: 'Credit tokens to an account',
        description:
          'Adds tokens as a transaction of type `purchase`, with the reason in its notes. An order ID credits only once, however often the request is repeated. Admins only.',
        security: BEARER,
        params: NumberPath,
        body: CreditRequest,
        response: answers(200, CreditAnswer, [...WITH_BODY, ...FOUND]),
      },
    },
    async (request) => {
      const { amount, orderId, reason } = request.body;
      const { id } = await accountAdministration.read(idOf(request.params));
      const purchase = { userId: id, amount, orderId, reason: reason.trim() };
      const { credited, balance } = await ledger.administration.credit(purchase, originOf(request));
      const message = credited
        ? `The tokens were credited. The balance is ${balance}.`
        : `This order was credited before. Nothing was added. The balance is ${balance}.`;
      return { success: true, message, credited, balance };
    },
  );

  app.post(
    `${path}/refunds`,
    {
      preParsing: requireAdmin,
      schema: {
        operationId: 'refundTransaction',
        tags,
        summary: 'Refund a charge of an account',
        description:
          'Returns the tokens of one charge, with the reason in the notes of the transaction. A charge is refunded only once, however often the request is repeated. Admins only.',
        security: BEARER,
        params: NumberPath,
        body: RefundRequest,
        response: answers(200, RefundAnswer, [...WITH_BODY, ...FOUND, 'not_refundable']),
      },
    },
    async (request) => {
      const { transactionId, reason } = request.body;
      const { id } = await accountAdministration.read(idOf(request.params));
      const refund = { userId: id, transactionId, reason: reason.trim() };
      const { refunded, balance } = await ledger.administration.refund(refund, originOf(request));
      const message = refunded
        ? `The charge was refunded. The balance is ${balance}.`
        : `This charge was refunded before. Nothing was added. The balance is ${balance}.`;
      return { success: true, message, refunded, balance };
    },
  );
}
