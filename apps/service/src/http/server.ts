// The HTTP server with what applies to every route: IDs, headers, limits, errors, logs, and metrics.
import underPressure from '@fastify/under-pressure';
import cors from '@fastify/cors';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import Fastify, { LogController } from 'fastify';
import { LIMITS } from '@tendlc/contract';
import type { Logger } from 'pino';
import type { SessionTokens } from '../crypto/session-tokens.ts';
import { ServiceError } from '../errors.ts';
import type { TypedApp } from './app-types.ts';
import { useAuthentication } from './authentication.ts';
import { refundRequest } from './charged-requests.ts';
import { useIdempotency } from './idempotency.ts';
import { useDocumentation } from './docs/index.ts';
import { useFewSerializers } from './few-serializers.ts';
import { answerBrokenRequest, refuseExpectation, sendError } from './error-answers.ts';
import { addJsonParser } from './json-bodies.ts';
import { type Limits, useLimits } from './limits.ts';
import type { Metrics } from '../metrics/index.ts';
import { createLateCompilation } from './late-compilation.ts';
import { useMethodAnswers } from './methods.ts';
import type { AccountLookup, Charges, IdempotentRequests, KeyLookup } from './needs.ts';
import type { OperatorLinks } from './operator-links.ts';
import { namePurchase } from './purchase-answers.ts';
import { requestIdOf } from './request-id.ts';
import { compileOnce } from './schema-shapes.ts';
import { API_HEADERS } from './security-headers.ts';
import { CONNECTION_TIMES, type ConnectionTimes, limitConnections } from './connections.ts';
import { useTracing } from './tracing.ts';
import { useStrictValidation } from './validation.ts';

export type ServerDeps = {
  readonly log: Logger;
  readonly limits: Limits;
  readonly redisUrl: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly corsOrigins: readonly string[];
  readonly operatorLinks: OperatorLinks;
  readonly metrics: Metrics;
  readonly connectionsMax: number;
  /** Shorter ones for tests. */
  readonly connectionTimes?: ConnectionTimes;
  /** The event loop delay above which requests are rejected; 0 for no limit. */
  readonly eventLoopDelayMsMax?: number;
  readonly sessionTokens: SessionTokens;
  readonly accounts: AccountLookup;
  readonly apiKeys: KeyLookup;
  readonly idempotentRequests: IdempotentRequests;
  readonly ledger: Pick<Charges, 'refund'>;
};

const EVENT_LOOP_DELAY_MS_MAX = 1_000;
const RETRY_AFTER_SECONDS = 2;
/** Loading blocks the event loop, which says nothing about later requests. */
const LOADING_MS_MAX = 10_000;
const PARAM_CHARACTERS_MAX = 200;
const PREFLIGHT_SECONDS = 600;

/** Headers that a page of an allowed origin may read. */
const EXPOSED_HEADERS = [
  'Idempotency-Replayed',
  'X-Request-Id',
  'X-Error-Code',
  'X-Token-Cost',
  'X-Token-Balance',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'Link',
];

/** Which route it is for makes no difference to the library. */
const ANY_ROUTE = { method: '', url: '', httpStatus: '' };
const buildSerializer = SerializerSelector()({}, {});
const compileSerializer = compileOnce((schema) => buildSerializer({ ...ANY_ROUTE, schema }));

export async function createServer(deps: ServerDeps): Promise<TypedApp> {
  const times = deps.connectionTimes ?? CONNECTION_TIMES;
  const late = createLateCompilation();
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    requestIdHeader: false,
    // Requests that arrive on open connections during a stop still get a response in our format.
    return503OnClosing: false,
    // G-32: `false` trusts no proxy, a list trusts these.
    trustProxy: deps.trustedProxies.length > 0 ? [...deps.trustedProxies] : false,
    bodyLimit: LIMITS.bodyBytes,
    requestTimeout: times.requestMs,
    keepAliveTimeout: times.keepAliveMs,
    connectionTimeout: times.silenceMs,
    routerOptions: { maxParamLength: PARAM_CHARACTERS_MAX },
    clientErrorHandler: answerBrokenRequest,
    schemaController: {
      compilersFactory: {
        buildSerializer: () => (route) => late.onUse(route.url, () => compileSerializer(route.schema)),
      },
    },
    http: {
      // Rejected below instead: Node would do it without our headers.
      requireHostHeader: false,
      headersTimeout: times.headersMs,
      connectionsCheckingInterval: times.checkEveryMs,
    },
    // Set here as well, because no hook runs for a URL that cannot be decoded.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...API_HEADERS, 'x-request-id': request.id });
      sendError(error, request, reply);
    },
  }) as unknown as TypedApp;

  useTracing(app);
  app.server.on('checkExpectation', refuseExpectation);
  limitConnections(app, deps.connectionsMax);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(API_HEADERS).header('x-request-id', request.id);
    if (request.raw.httpVersion === '1.1' && request.raw.headers.host === undefined) {
      throw new ServiceError('malformed_request');
    }
  });
  observeRequests(app, deps.metrics);
  useJsonParser(app);
  useStrictValidation(app, late);
  app.decorate('lateCompilation', late);
  useAuthentication(app, deps);
  useIdempotency(app, deps.idempotentRequests);
  app.setErrorHandler(async (error, request, reply) => {
    await refundRequest(deps.ledger, request, reply).catch((failure: unknown) =>
      request.log.error({ err: failure }, 'a refund failed'),
    );
    return sendError(await namePurchase(error, request, deps.operatorLinks), request, reply);
  });
  useMethodAnswers(app);
  useFewSerializers(app);
  // Before the limits: pages and their files are not counted.
  await useDocumentation(app);
  await useLimits(app, deps.limits, deps.redisUrl, deps.sessionTokens);
  if (deps.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: [...deps.corsOrigins],
      exposedHeaders: EXPOSED_HEADERS,
      maxAge: PREFLIGHT_SECONDS,
    });
  }
  const guardsFrom = performance.now() + LOADING_MS_MAX;
  await app.register(underPressure, {
    maxEventLoopDelay: deps.eventLoopDelayMsMax ?? EVENT_LOOP_DELAY_MS_MAX,
    // Async, because a synchronous exception in this hook would end the process.
    pressureHandler: async (_request, reply) => {
      if (performance.now() >= guardsFrom) {
        void reply.header('retry-after', RETRY_AFTER_SECONDS);
        throw new ServiceError('overloaded');
      }
    },
  });
  return app;
}

function useJsonParser(app: TypedApp): void {
  app.removeAllContentTypeParsers();
  addJsonParser(app, 'application/json');
}

/** One log line and one measurement for each request; never its body, headers, or query, which may contain secrets. */
function observeRequests(app: TypedApp, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    metrics.observe({ method, route, status, seconds: ms / 1000 });
    request.log.info(
      { method, route, status, ms: Math.round(ms), userId: request.session?.userId },
      'request',
    );
  });
}
