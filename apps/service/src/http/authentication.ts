// Who is calling. Both checks run after the limits and before the body is read.
import type { FastifyInstance, FastifyRequest, preParsingAsyncHookHandler } from 'fastify';
import type { SessionTokens } from '../crypto/session-tokens.ts';
import { ServiceError } from '../errors.ts';
import type { AccountRow, Accounts } from '../features/accounts/index.ts';
import type { Payer } from '../features/ledger/index.ts';
import type { Caller } from '../registry/access.ts';

declare module 'fastify' {
  interface FastifyInstance {
    sessionTokens: SessionTokens;
    accounts: Pick<Accounts, 'findAccount'>;
  }
}

const BEARER = /^Bearer ([A-Za-z0-9._~+/-]+=*)$/i;

async function authenticate(request: FastifyRequest): Promise<void> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) {
    throw new ServiceError('unauthorized', 'Send a valid token as Authorization: Bearer.');
  }
  const session = await request.server.sessionTokens.verify(token);
  if (session === undefined) {
    throw new ServiceError('unauthorized');
  }
  request.session = session;
}

/**
 * For routes whose only effect is a charge: the token's signature is checked here, and whether the session is void
 * (G-13) by the charge itself, in the statement that it needs anyway. Until then nothing but the caller's own input
 * has been looked at.
 */
export const requireSession: preParsingAsyncHookHandler = async (request) => authenticate(request);

/** For all other routes: the signature, and that the account exists and has not voided the session since. */
export const requireAccount: preParsingAsyncHookHandler = async (request) => {
  await authenticate(request);
  const { userId, issuedAtSeconds } = payerOf(request);
  const account = await request.server.accounts.findAccount(userId);
  if (account === undefined || issuedAtSeconds < account.sessions_valid_from_seconds) {
    throw new ServiceError('unauthorized');
  }
  request.account = account;
};

/** For the routes of admins; the role is read from the database at every call (G-14). */
export const requireAdmin: preParsingAsyncHookHandler = async function requireAdmin(...parameters) {
  await requireAccount.apply(this, parameters);
  if (!accountOf(parameters[0]).is_admin) {
    throw new ServiceError('forbidden');
  }
};

export function payerOf(request: FastifyRequest): Payer {
  if (request.session === null) {
    throw new Error('the route reads the session without requiring one');
  }
  return request.session;
}

export function accountOf(request: FastifyRequest): AccountRow {
  if (request.account === null) {
    throw new Error('the route reads the account without requiring one');
  }
  return request.account;
}

/** Who calls the registry, and under which request: for access, history and the call log. */
export function callerOf(request: FastifyRequest): Caller {
  const account = accountOf(request);
  return { userId: account.id, isAdmin: account.is_admin, requestId: request.id };
}

export function useAuthentication(
  app: FastifyInstance,
  deps: { sessionTokens: SessionTokens; accounts: Pick<Accounts, 'findAccount'> },
): void {
  app.decorate('sessionTokens', deps.sessionTokens);
  app.decorate('accounts', deps.accounts);
  app.decorateRequest('session', null);
  app.decorateRequest('account', null);
  app.decorateRequest('receipt', null);
}
