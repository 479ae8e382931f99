// Who is calling: a person with a session, or a program with an API key. Runs after the limits and before the body is read.
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
     * What an API key must be good for to call this route. Without it the route takes no keys (G-16). `any` is for a
     * route that does nothing by itself but call others, each of which checks its own.
     */
    scope?: ApiKeyScope | 'any';
  }
}

const BEARER = /^Bearer ([A-Za-z0-9._~+/-]+=*)$/i;

/** A key is no session and outlives a password reset: it is voided by revoking it. */
const NEVER_VOID_SECONDS = Number.MAX_SAFE_INTEGER;

export const bearerOf = (request: FastifyRequest): string | undefined =>
  BEARER.exec(request.headers.authorization ?? '')?.[1];

/** What the caller shows, by whichever way it came. */
export const tokenOf = (request: FastifyRequest): string | undefined =>
  bearerOf(request) ?? consoleTokenOf(request);

/** @throws ServiceError `forbidden` when the route takes no keys, or none of these scopes */
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
    const holder = await request.server.apiKeys.recognise(key);
    request.apiKey = holder;
    request.session = { userId: holder.userId, issuedAtSeconds: NEVER_VOID_SECONDS };
  } catch (error) {
    // Made-up keys each have a counter of their own, so whoever tries them is counted by address as well; a mistyped
    // key was counted by address before.
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
}

/**
 * For routes whose only effect is a charge: the token's signature is checked here, and whether the session is void
 * (G-13) by the charge itself, in the statement that it needs anyway. Until then nothing but the caller's own input
 * has been looked at.
 */
export const requireSession: preParsingAsyncHookHandler = async (request, reply) =>
  authenticate(request, reply);

async function identify(request: FastifyRequest, reply: FastifyReply): Promise<AccountRow> {
  await authenticate(request, reply);
  return findStanding(request);
}

/** @throws ServiceError `unauthorized` when the account is gone or has voided the session since */
async function findStanding(request: FastifyRequest): Promise<AccountRow> {
  const account = await request.server.accounts.findStanding(payerOf(request));
  if (account === undefined) {
    throw new ServiceError('unauthorized');
  }
  request.account = account;
  return account;
}

/** For an answer that goes on for hours: whether who asked for it would still be let in. @throws when nobody can tell */
export async function isStillWelcome(request: FastifyRequest): Promise<boolean> {
  const token = tokenOf(request) ?? '';
  try {
    if (looksLikeKey(token)) {
      await request.server.apiKeys.recognise(token);
    } else if ((await request.server.sessionTokens.verify(token)) === undefined) {
      return false;
    }
    await findStanding(request);
    return true;
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'unauthorized') {
      return false;
    }
    throw error;
  }
}

/** For an answer that is given without the charge that would have noticed a void session. */
export async function requireStanding(request: FastifyRequest): Promise<void> {
  if (request.account === null) {
    await findStanding(request);
  }
}

/** For all other routes: the signature, and that the account exists and has not voided the session since. */
export const requireAccount: preParsingAsyncHookHandler = async (request, reply) => {
  await identify(request, reply);
};

/** For the routes of admins; the role is read from the database at every call (G-14). */
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

/** Who acts and from where, for the audit log. */
export const originOf = (request: FastifyRequest) => ({
  actor: 'user' as const,
  actorUserId: accountOf(request).id,
  address: request.ip,
});

/** Who calls the registry, and under which request: for access, history and the call log. A key is never an admin. */
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
