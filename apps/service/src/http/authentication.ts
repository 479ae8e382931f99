// Authenticates the caller: a session or an API key. Runs after the rate limits and before the body is read.
import type { ApiKeyScope } from '@tendlc/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, preParsingAsyncHookHandler } from 'fastify';
import { isWellFormedKey, looksLikeKey } from '../crypto/api-keys.ts';
import type { SessionTokens } from '../crypto/session-tokens.ts';
import { ServiceError } from '../errors.ts';
import type { Caller } from '../caller.ts';
import type { AccountRow } from '../db/tables.ts';
import { consoleTokenOf } from './console-session.ts';
import type { AccountLookup, KeyHolder, KeyLookup, Session } from './needs.ts';

declare module 'fastify' {
  interface FastifyInstance {
    sessionTokens: SessionTokens;
    accounts: AccountLookup;
    apiKeys: KeyLookup;
  }
  interface FastifyContextConfig {
    /**
     * The scope that an API key needs for this route. Without one, the route accepts no API keys (G-16). `any` is for a
     * route that only calls other routes, each of which checks its own scope.
     */
    scope?: ApiKeyScope | 'any';
    /** An admin who still has to set up two-factor authentication can use this route (G-96). */
    isOpenWithoutTotp?: boolean;
  }
}

const BEARER = /^Bearer ([A-Za-z0-9._~+/-]+=*)$/i;

/** A password reset does not affect API keys; they are revoked one by one. */
const NEVER_VOID_SECONDS = Number.MAX_SAFE_INTEGER;

export const bearerOf = (request: FastifyRequest): string | undefined =>
  BEARER.exec(request.headers.authorization ?? '')?.[1];

/** The token of the caller, from the header or from the cookie of the console. */
export const tokenOf = (request: FastifyRequest): string | undefined =>
  bearerOf(request) ?? consoleTokenOf(request);

/** @throws ServiceError `forbidden` if the route accepts no API keys, or the key lacks the scope */
function checkScope(request: FastifyRequest, holder: KeyHolder): void {
  const { scope } = request.routeOptions.config;
  if (scope === undefined) {
    throw new ServiceError('forbidden', 'This operation does not accept API keys. Log in instead.');
  }
  if (scope !== 'any' && !holder.scopes.includes(scope)) {
    throw new ServiceError('forbidden', `The API key does not have the scope ${scope}.`);
  }
}

async function authenticateKey(request: FastifyRequest, reply: FastifyReply, key: string): Promise<void> {
  try {
    const holder = await request.server.apiKeys.recognize(key);
    request.apiKey = holder;
    request.session = { userId: holder.userId, issuedAtSeconds: NEVER_VOID_SECONDS };
  } catch (error) {
    // Each invented key has its own counter, so attempts with them are counted by address as well. A malformed key was
    // already counted by address.
    if (isWellFormedKey(key)) {
      await request.server.countGeneral?.bind(request.server)(request, reply);
    }
    throw error;
  }
  checkScope(request, request.apiKey);
}

async function authenticate(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = tokenOf(request);
  if (token === undefined) {
    throw new ServiceError('unauthorized', 'Send a valid token in the header Authorization: Bearer <token>.');
  }
  if (looksLikeKey(token)) {
    await authenticateKey(request, reply, token);
    return;
  }
  const session = await request.server.sessionTokens.verify(token);
  if (session === undefined) {
    throw new ServiceError('unauthorized');
  }
  request.session = session;
  const { userId, sessionHash, issuedAtSeconds } = session;
  const caller = { userAgent: request.headers['user-agent'], address: request.ip };
  request.server.accounts.noteUse({ userId, sessionHash, issuedAtSeconds, ...caller });
}

/**
 * For routes whose only effect is a charge: this checks the signature of the token, and the statement of the charge
 * checks that the session has not ended (G-13). Until then, the route only processes the caller's own input.
 */
export const requireSession: preParsingAsyncHookHandler = async (request, reply) => {
  await authenticate(request, reply);
  if (request.server.accounts.checksEverySession && request.apiKey === null) {
    await findStanding(request);
  }
};

async function identify(request: FastifyRequest, reply: FastifyReply): Promise<AccountRow> {
  await authenticate(request, reply);
  return findStanding(request);
}

/**
 * @throws ServiceError `unauthorized` if the account no longer exists, or has ended the session; `totp_required` for an
 *   admin who still has to set up two-factor authentication
 */
async function findStanding(request: FastifyRequest): Promise<AccountRow> {
  const session = payerOf(request);
  const account = await request.server.accounts.findStanding(session);
  if (account === undefined) {
    throw new ServiceError('unauthorized');
  }
  const isOpen = request.routeOptions.config.isOpenWithoutTotp === true;
  // An API key is never an admin.
  if (!isOpen && request.apiKey === null && request.server.accounts.mustSetUpTotp(account, session)) {
    throw new ServiceError('totp_required');
  }
  request.account = account;
  return account;
}

/** For a response that lasts for hours: whether its caller would still be authenticated. @throws if that is unknown */
export async function isStillWelcome(request: FastifyRequest): Promise<boolean> {
  const token = tokenOf(request) ?? '';
  try {
    if (looksLikeKey(token)) {
      await request.server.apiKeys.recognize(token);
    } else if ((await request.server.sessionTokens.verify(token)) === undefined) {
      return false;
    }
    await findStanding(request);
    return true;
  } catch (error) {
    if (
      error instanceof ServiceError &&
      ['unauthorized', 'locked_by_operator', 'totp_required'].includes(error.kind)
    ) {
      return false;
    }
    throw error;
  }
}

/** For a response without a charge, which would have detected a session that has ended. */
export async function requireStanding(request: FastifyRequest): Promise<void> {
  if (request.account === null) {
    await findStanding(request);
  }
}

/** For all other routes: checks the signature, the account, and that the session has not ended. */
export const requireAccount: preParsingAsyncHookHandler = async (request, reply) => {
  await identify(request, reply);
};

/** For admin routes; the role is read from the database for each request (G-14). */
export const requireAdmin: preParsingAsyncHookHandler = async (request, reply) => {
  const account = await identify(request, reply);
  if (!account.is_admin) {
    throw new ServiceError('forbidden');
  }
};

export function payerOf(request: FastifyRequest): Session {
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

/** The actor and their address, for the audit log. */
export const originOf = (request: FastifyRequest) => ({
  actor: 'user' as const,
  actorUserId: accountOf(request).id,
  address: request.ip,
});

/** The caller as services know it. An API key is never an admin. */
export function callerOf(request: FastifyRequest): Caller {
  const account = accountOf(request);
  return {
    userId: account.id,
    isAdmin: account.is_admin && request.apiKey === null,
    requestId: request.id,
    chargeId: request.idempotency?.chargeId,
  };
}

export function useAuthentication(
  app: FastifyInstance,
  deps: {
    sessionTokens: SessionTokens;
    accounts: AccountLookup;
    apiKeys: KeyLookup;
  },
): void {
  app.decorate('sessionTokens', deps.sessionTokens);
  app.decorate('accounts', deps.accounts);
  app.decorate('apiKeys', deps.apiKeys);
  app.decorateRequest('session', null);
  app.decorateRequest('apiKey', null);
  app.decorateRequest('account', null);
  app.decorateRequest('receipt', null);
}
