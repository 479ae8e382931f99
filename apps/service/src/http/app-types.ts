// The type of the application that routes are registered on, and what a request carries through it.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { AccountRow } from '../features/accounts/index.ts';
import type { Receipt } from '../features/ledger/index.ts';
import type { SessionClaims } from '../crypto/session-tokens.ts';

export type TypedApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `requireSession`: the token's signature is good. */
    session: SessionClaims | null;
    /** Set by `requireAccount`: the account exists and the session is not void. */
    account: AccountRow | null;
    /** Set once the request has been charged, so that a failure afterwards can be refunded (G-24). */
    receipt: Receipt | null;
  }
}
