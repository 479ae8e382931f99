// The rate limits of an account: 20 reads per second, 20 writes in ten seconds.
import { REGISTRY_RATE_LIMITS } from '@tendlc/registry/wire';

type Bucket = { tokens: number; filledAtMs: number };

export class RateLimits {
  readonly #buckets = new Map<string, Bucket>();

  /** Whether the call is within the limit. If so, it counts. */
  take(sid: string, method: string, nowMs: number): boolean {
    const kind = method === 'GET' || method === 'HEAD' ? 'reads' : 'writes';
    const { count, windowMs } = REGISTRY_RATE_LIMITS[kind];
    const key = `${kind} ${sid}`;
    const bucket = this.#buckets.get(key) ?? { tokens: count, filledAtMs: nowMs };
    const refill = ((nowMs - bucket.filledAtMs) / windowMs) * count;
    bucket.tokens = Math.min(count, bucket.tokens + refill);
    bucket.filledAtMs = nowMs;
    this.#buckets.set(key, bucket);
    if (bucket.tokens < 1) {
      return false;
    }
    bucket.tokens -= 1;
    return true;
  }
}
