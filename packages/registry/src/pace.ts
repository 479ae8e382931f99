// Keeps the calls of one set of credentials within the rate limits of the registry, in order.
import { REGISTRY_RATE_LIMITS } from './wire/index.ts';

type Turn =
  | { readonly granted: true; readonly waitMs: number }
  | { readonly granted: false; readonly waitMs: number };

/** One for each set of credentials, shared by all its clients. */
export type RegistryPace = {
  /** Reserves the next free slot and returns the wait. Reserves none if the wait is too long. */
  turn(kind: 'read' | 'write'): Turn;
};

const WAIT_MS_MAX = 5_000;

/**
 * No window of `windowMs` ever has more than `count` slots. A bucket that refills would let twice as many through
 * within its first window.
 */
function createLane(count: number, windowMs: number, waitMsMax: number, nowMs: () => number): () => Turn {
  const takenAt: number[] = [];
  return () => {
    const now = nowMs();
    const first = takenAt.length < count ? undefined : takenAt[0];
    const at = first === undefined ? now : Math.max(now, first + windowMs);
    const waitMs = at - now;
    if (waitMs > waitMsMax) {
      return { granted: false, waitMs };
    }
    takenAt.push(at);
    if (takenAt.length > count) {
      takenAt.shift();
    }
    return { granted: true, waitMs };
  };
}

export function createRegistryPace(
  options: {
    readsPerSecond?: number;
    writesPerTenSeconds?: number;
    /** A call that would wait longer is rejected, which also bounds the queue. */
    waitMsMax?: number;
    nowMs?: () => number;
  } = {},
): RegistryPace {
  const { reads, writes } = REGISTRY_RATE_LIMITS;
  const { readsPerSecond = reads.count, writesPerTenSeconds = writes.count } = options;
  const { waitMsMax = WAIT_MS_MAX, nowMs = () => performance.now() } = options;
  const takeRead = createLane(readsPerSecond, reads.windowMs, waitMsMax, nowMs);
  const takeWrite = createLane(writesPerTenSeconds, writes.windowMs, waitMsMax, nowMs);
  return { turn: (kind) => (kind === 'read' ? takeRead() : takeWrite()) };
}
