// Rate limits by IP address, for programs by API key, for the console by account, and for callbacks by webhook token
// (G-16, G-30, G-112). Each bucket is
// one counter. The config of a route names its bucket.
import { createHash } from 'node:crypto';
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { isWellFormedKey } from '../crypto/api-keys.ts';
import { ServiceError } from '../errors.ts';
import type { SessionTokens } from '../crypto/session-tokens.ts';
import { bearerOf } from './authentication.ts';
import { consoleTokenOf } from './console-session.ts';
import { isInnerCall } from './inner-calls.ts';
import type { SharedRedis } from './shared-redis.ts';

export const LIMIT_BUCKETS = [
  'general',
  'login',
  'register',
  'password',
  'account',
  'webhook',
  'apiKey',
  'console',
] as const;
export type LimitBucket = (typeof LIMIT_BUCKETS)[number];

/** `undefined` disables the limit. */
export type Limit = { readonly max: number; readonly windowMs: number } | undefined;
export type Limits = Readonly<Record<LimitBucket, Limit>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The bucket that counts calls of this route; `general` when absent, `none` for routes outside all limits. */
    limit?: LimitBucket | 'none';
  }
}

/** The number of counted addresses. With fewer, many addresses would evict each other's counters. */
const ADDRESSES_MAX = 50_000;

type CreateCount = FastifyInstance['createRateLimit'];

/** The stores of counters: always this process, and the shared Redis while it responds. */
type Counting = {
  readonly createLocal: CreateCount;
  readonly shared: { readonly redis: SharedRedis; readonly create: CreateCount } | undefined;
};

/** In a separate scope, because the library creates one kind of counter per scope. */
async function countersOf(app: FastifyInstance, options: RateLimitPluginOptions): Promise<CreateCount> {
  let create: CreateCount | undefined;
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false, ...options });
    create = scope.createRateLimit;
  });
  return create as unknown as CreateCount;
}

async function createCounting(app: FastifyInstance, redisUrl: string | undefined): Promise<Counting> {
  const createLocal = await countersOf(app, {});
  if (redisUrl === undefined) {
    return { createLocal, shared: undefined };
  }
  const { connectRedis } = await import('./shared-redis.ts');
  const redis = connectRedis(redisUrl, app.log);
  app.addHook('onClose', async () => redis.close());
  const create = await countersOf(app, { redis: redis.client, nameSpace: 'tendlc-limit-' });
  return { createLocal, shared: { redis, create } };
}

const words = (seconds: number) =>
  seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;

/** Counts every request before its body is read, whatever its outcome. */
export async function useLimits(
  app: FastifyInstance,
  limits: Limits,
  redisUrl: string | undefined,
  sessionTokens: Pick<SessionTokens, 'verify'>,
): Promise<void> {
  const counting = await createCounting(app, redisUrl);
  const counters = new Map<LimitBucket, onRequestAsyncHookHandler>();
  for (const bucket of LIMIT_BUCKETS) {
    const limit = limits[bucket];
    if (limit !== undefined) {
      counters.set(bucket, createCounter(counting, bucket, limit));
    }
  }
  app.addHook('onRoute', (route) => {
    const bucket = route.config?.limit ?? 'general';
    const counter = bucket === 'none' ? undefined : counterOf(bucket);
    if (counter !== undefined) {
      route.onRequest = [counter, ...[route.onRequest ?? []].flat()] as onRequestAsyncHookHandler[];
    }
  });
  app.decorate('countGeneral', counters.get('general'));

  /**
   * The session of a console request, if it is one of ours. Whether it was ended is checked later, so that each session
   * has its own counter: a stolen one that its owner ended cannot use up the owner's requests.
   */
  async function consoleSessionOf(request: FastifyRequest): Promise<string | undefined> {
    const token = consoleTokenOf(request);
    return token === undefined ? undefined : (await sessionTokens.verify(token))?.sessionHash;
  }

  /** Programs with a key are counted by key (G-16), people in the console by session (G-112), others by address. */
  function counterOf(bucket: LimitBucket): onRequestAsyncHookHandler | undefined {
    const byAddress = counters.get(bucket);
    const byKey = counters.get('apiKey');
    const bySession = counters.get('console');
    if (bucket !== 'general') {
      return byAddress;
    }
    return async function count(request, reply) {
      if (hasKey(request)) {
        await byKey?.call(this, request, reply);
        return;
      }
      const session = await consoleSessionOf(request);
      if (session !== undefined) {
        consoleSessions.set(request, session);
      }
      await (session === undefined ? byAddress : bySession)?.call(this, request, reply);
    };
  }
}

/** Whether the key exists is checked later; a malformed one is counted by address. */
const hasKey = (request: FastifyRequest): boolean => isWellFormedKey(bearerOf(request) ?? '');

declare module 'fastify' {
  interface FastifyInstance {
    /** The counter of the general bucket, for responses without a route. */
    countGeneral: onRequestAsyncHookHandler | undefined;
  }
}

/** Of requests that the console counter counts. */
const consoleSessions = new WeakMap<FastifyRequest, string>();

/** All callbacks of the registry come from a few addresses, so each customer's webhook has its own counter. */
function whoIsCounted(bucket: LimitBucket, request: FastifyRequest): string {
  if (bucket === 'webhook' || bucket === 'apiKey') {
    // Decoded and without its query: a URL has many spellings, and each would have its own counter.
    const secret =
      bucket === 'webhook' ? Object.values(request.params as object).join('/') : bearerOf(request);
    return createHash('sha256')
      .update(secret ?? '')
      .digest('base64url');
  }
  if (bucket === 'console') {
    return String(consoleSessions.get(request));
  }
  return rateLimit.normalizeIP(request.ip, 64);
}

/**
 * Counts each time it is called. The hook of the library counts a request once, whatever the bucket, and would not
 * count the address of a caller who tries invented keys.
 */
function createCounter(
  { createLocal, shared }: Counting,
  bucket: LimitBucket,
  limit: NonNullable<Limit>,
): onRequestAsyncHookHandler {
  const options = {
    cache: ADDRESSES_MAX,
    max: limit.max,
    timeWindow: limit.windowMs,
    // Processes that share counters have one store for all buckets.
    keyGenerator: (request: FastifyRequest) => `${bucket}:${whoIsCounted(bucket, request)}`,
  };
  const countLocally = createLocal(options);
  const countTogether = shared?.create(options);
  /** Also counts here while Redis responds, so that this process knows its share if Redis fails. */
  const count = async (request: FastifyRequest) => {
    const locally = await countLocally(request);
    const together =
      countTogether === undefined ? undefined : await shared?.redis.tryAsk(() => countTogether(request));
    return together ?? locally;
  };
  return async (request, reply) => {
    if (isInnerCall()) {
      return;
    }
    const counted = await count(request);
    if (counted.isAllowed) {
      return;
    }
    const seconds = String(counted.ttlInSeconds);
    reply.headers({
      'ratelimit-limit': String(counted.max),
      'ratelimit-remaining': String(counted.remaining),
      'ratelimit-reset': seconds,
    });
    if (counted.isExceeded) {
      const sentence = `Too many requests. Try again in ${words(counted.ttlInSeconds)}.`;
      throw new ServiceError('rate_limited', sentence, { headers: { 'retry-after': seconds } });
    }
  };
}
