// Repeated requests (G-06): with the same `Idempotency-Key`, a request runs once, and its repeats get the same
// response.
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { ServiceError } from '../errors.ts';
import { payerOf, requireStanding } from './authentication.ts';
import { withRefusals } from './docs/operations.ts';
import type { IdempotentRequests } from './needs.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while a request with an idempotency key is in progress. */
    idempotency: { readonly key: string; readonly chargeId: string } | null;
    /** The refusal that is sent. */
    refusal: ServiceError | null;
  }
  interface FastifyContextConfig {
    /**
     * The route accepts an idempotency key. Every route that costs a token, or that changes something at the registry,
     * must declare it: otherwise a customer who repeats a request after a lost response pays twice.
     */
    idempotent?: true;
  }
}

const HEADER = 'idempotency-key';
const KEY_FORM = /^[\x21-\x7e]{1,255}$/;
export const CHANGING_METHODS: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

const KeyHeader = Type.Object({
  [HEADER]: Type.Optional(
    Type.String({
      description:
        'A unique key of 1 to 255 visible ASCII characters. If you repeat a request with the same key within 24 hours, the service returns the stored response with `Idempotency-Replayed: true`. The repeat is free.',
      examples: ['order-4471-attempt'],
    }),
  ),
});

const RETRIED: ReadonlySet<number> = new Set([401, 402, 409, 429]);

/** A response that a retry could improve is not kept. After a 409, a retry can succeed when the other request has ended. */
const isKept = (status: number, refusal: ServiceError | null): boolean =>
  status < 500 && !RETRIED.has(status) && refusal?.canPassLater !== true;

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

/** Must be called before the routes are registered: it adds its hooks to those that declare `idempotent`. */
export function useIdempotency(app: FastifyInstance, requests: IdempotentRequests): void {
  app.decorateRequest('idempotency', null);
  app.decorateRequest('refusal', null);

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

  /** The response is stored before it is sent: a repeat is sure to get the same one. */
  async function end(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    const { idempotency } = request;
    if (idempotency === null) {
      return payload;
    }
    request.idempotency = null;
    const { userId } = payerOf(request);
    const { statusCode: status } = reply;
    try {
      await (isKept(status, request.refusal)
        ? requests.finish({ userId, ...idempotency, status, body: String(payload) })
        : requests.forget({ userId, ...idempotency }));
    } catch (error) {
      request.log.error({ err: error }, 'the response to an idempotent request was not stored');
    }
    return payload;
  }

  app.addHook('onRoute', (route) => {
    if (route.config?.idempotent === true) {
      if (!CHANGING_METHODS.has(String(route.method))) {
        throw new Error(`${String(route.method)} ${route.url} changes nothing: it cannot be idempotent`);
      }
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
