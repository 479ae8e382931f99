// The type of the application that routes are registered on, and what a request carries through it.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { AccountRow } from '../db/tables.ts';
import type { LateCompilation } from './late-compilation.ts';
import type { KeyHolder, Receipt, Session } from './needs.ts';

export type TypedApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyInstance {
    readonly lateCompilation: LateCompilation;
  }
  interface FastifyRequest {
    /** Set by `requireSession`: who pays. The signature of the token is valid, or the API key exists. */
    session: Session | null;
    /** Set if the caller uses an API key. */
    apiKey: KeyHolder | null;
    /** Set by `requireAccount`: the account exists and has not ended the session. */
    account: AccountRow | null;
    /** Set once the request has been charged, so that a failure afterwards can be refunded (G-24). */
    receipt: Receipt | null;
  }
}
