// Requests that may be repeated (G-06): with `Idempotency-Key`, the same request is worked on once and answered alike.
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { ServiceError } from '../errors.ts';
import { payerOf, requireStanding } from './authentication.ts';
import { withRefusals } from './docs/operations.ts';
import type { IdempotentRequests } from './needs.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while a request with an idempotency key is worked on. */
    idempotency: { readonly key: string; readonly chargeId: string } | null;
  }
}

const HEADER = 'idempotency-key';
const KEY_FORM = /^[\x21-\x7e]{1,255}$/;
const CHANGING = new Set(['POST', 'PUT', 'DELETE']);

const KeyHeader = Type.Object({
  [HEADER]: Type.Optional(
    Type.String({
      description:
        'A unique key of 1 to 255 visible ASCII characters. If you repeat a request with the same key within 24 hours, the service returns the stored response with `Idempotency-Replayed: true`. The repeat is free.',
      examples: ['order-4471-attempt'],
    }),
  ),
});

/** What costs a token or reaches the registry says so by the refusals that it documents. */
function isWorthKeeping({ method, schema }: RouteOptions): boolean {
  const documented = (schema?.response ?? {}) as Record<number, unknown>;
  return CHANGING.has(String(method)) && (402 in documented || 502 in documented);
}

/** A repeat after these has to be able to succeed. 409 says that something else is under way, which ends. */
const isKept = (status: number): boolean =>
  status < 500 && status !== 401 && status !== 402 && status !== 409 && status !== 429;

function hashOf(request: FastifyRequest): Buffer {
  const hash = createHash('sha256').update(`${request.method} ${request.url}\n`);
  return hash.update(JSON.stringify(request.body ?? null)).digest();
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers[HEADER];
  if (key === undefined) {
    return undefined;
  }
  if (typeof key !== 'string' || !KEY_FORM.test(key)) {
    throw new ServiceError('validation_failed', 'Idempotency-Key: must be 1 to 255 visible ASCII characters');
  }
  return key;
}

const replay = (reply: FastifyReply, answer: { status: number; body: string }): FastifyReply =>
  reply
    .code(answer.status)
    .header('idempotency-replayed', 'true')
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => body as string)
    .send(answer.body);

/** Must be called before the routes are registered, because it listens for them. */
export function useIdempotency(app: FastifyInstance, requests: IdempotentRequests): void {
  app.decorateRequest('idempotency', null);

  async function begin(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const key = keyOf(request);
    if (key === undefined) {
      return undefined;
    }
    const { userId } = payerOf(request);
    const begun = await requests.begin({ userId, key, requestHash: hashOf(request) });
    if ('answer' in begun) {
      await requireStanding(request);
      return replay(reply, begun.answer);
    }
    request.idempotency = { key, chargeId: begun.chargeId };
    return undefined;
  }

  /** The answer is stored before it is sent: whoever has it can be sure that a repeat gets the same. */
  async function end(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    const { idempotency } = request;
    if (idempotency === null) {
      return payload;
    }
    request.idempotency = null;
    const { userId } = payerOf(request);
    const { statusCode: status } = reply;
    try {
      await (isKept(status)
        ? requests.finish({ userId, ...idempotency, status, body: String(payload) })
        : requests.forget({ userId, ...idempotency }));
    } catch (error) {
      request.log.error({ err: error }, 'the answer of an idempotent request was not stored');
    }
    return payload;
  }

  app.addHook('onRoute', (route) => {
    if (isWorthKeeping(route)) {
      route.preHandler = [...[route.preHandler ?? []].flat(), begin];
      route.onSend = [...[route.onSend ?? []].flat(), end];
      route.schema = {
        ...route.schema,
        headers: KeyHeader,
        response: withRefusals(route.schema?.response as Record<number, TSchema>, [
          'idempotency_key_reused',
          'idempotency_key_in_use',
        ]),
      };
    }
  });
}
