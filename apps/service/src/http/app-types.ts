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
import type { KeyHolder } from '../features/api-keys/index.ts';
import type { Payer, Receipt } from '../features/ledger/index.ts';

export type TypedApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `requireSession`: who pays. The token's signature is good, or the key is one that there is. */
    session: Payer | null;
    /** Set when the caller is a program with an API key. */
    apiKey: KeyHolder | null;
    /** Set by `requireAccount`: the account exists and the session is not void. */
    account: AccountRow | null;
    /** Set once the request has been charged, so that a failure afterwards can be refunded (G-24). */
    receipt: Receipt | null;
  }
}
