// The Redis that processes share, behind a circuit breaker: while it does not answer, callers learn that without waiting.
import type { Logger } from 'pino';
import { Redis } from 'ioredis';

/** An answer within one machine room takes a millisecond. One that takes this long opens the circuit. */
const ANSWER_MS_MAX = 100;
const CONNECT_MS_MAX = 3_000;
const RECONNECT_EVERY_MS_MAX = 1_000;
const RECONNECT_STEP_MS = 50;

export type SharedRedis = {
  readonly client: Redis;
  /**
   * @param ask sends one command
   * @returns undefined when Redis is away: at once while the circuit is open, after `ANSWER_MS_MAX` for those that find out
   */
  tryAsk<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined>;
  close(): void;
};

/** Resolves after the time. Answers that have arrived by then are read first: the event loop itself may have been late. */
function deadline(milliseconds: number): { passed: Promise<'late'>; cancel(): void } {
  const { promise, resolve } = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => setImmediate(() => resolve('late')), milliseconds);
  return { passed: promise, cancel: () => clearTimeout(timer) };
}

/**
 * The circuit is closed while a connection is ready, which the client has checked by asking. A failure or a late answer
 * opens it and drops the connection; connecting again, in the background, is what tries whether Redis is back.
 */
export function connectRedis(url: string, log: Pick<Logger, 'error' | 'info'>): SharedRedis {
  const client = new Redis(url, {
    connectTimeout: CONNECT_MS_MAX,
    // Also bounds the question by which the client finds a new connection ready.
    commandTimeout: CONNECT_MS_MAX,
    disconnectTimeout: ANSWER_MS_MAX,
    maxRetriesPerRequest: 0,
    // What cannot be asked now is not asked later: the request has been answered by then.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (attempt) => Math.min(attempt * RECONNECT_STEP_MS, RECONNECT_EVERY_MS_MAX),
  });
  let isClosed = false;
  let wasAway = false;

  function noteAway(error: unknown): void {
    isClosed = false;
    if (!wasAway) {
      wasAway = true;
      log.error({ err: error }, 'REDIS_URL does not answer: each process counts its limits by itself');
    }
  }
  client.on('ready', () => {
    isClosed = true;
    if (wasAway) {
      wasAway = false;
      log.info('REDIS_URL answers again: processes count their limits together');
    }
  });
  client.on('error', noteAway);
  client.on('close', () => {
    isClosed = false;
  });

  function openCircuit(error: unknown): void {
    if (isClosed) {
      noteAway(error);
      client.disconnect(true);
    }
  }

  return {
    client,
    async tryAsk(ask) {
      if (!isClosed) {
        return undefined;
      }
      const { passed, cancel } = deadline(ANSWER_MS_MAX);
      try {
        const answer = await Promise.race([ask(), passed]);
        if (answer !== 'late') {
          return answer;
        }
        openCircuit(new Error(`no answer within ${ANSWER_MS_MAX} ms`));
      } catch (error) {
        openCircuit(error);
      } finally {
        cancel();
      }
      return undefined;
    },
    close: () => client.disconnect(),
  };
}
