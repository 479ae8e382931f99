// The shared Redis of all processes, with a circuit breaker: while it does not respond, callers fail without a wait.
import type { Logger } from 'pino';
import { Redis } from 'ioredis';

/** A response in one data center takes a millisecond. A response this slow opens the circuit. */
const ANSWER_MS_MAX = 100;
const CONNECT_MS_MAX = 3_000;
const RECONNECT_EVERY_MS_MAX = 1_000;
const RECONNECT_STEP_MS = 50;

export type SharedRedis = {
  readonly client: Redis;
  /**
   * @param ask sends one command
   * @returns undefined if Redis is unavailable: immediately while the circuit is open, else after `ANSWER_MS_MAX`
   */
  tryAsk<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined>;
  close(): void;
};

/** Resolves after the time. Responses that have arrived are read first, because the event loop can be late. */
function deadline(milliseconds: number): { passed: Promise<'late'>; cancel(): void } {
  const { promise, resolve } = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => setImmediate(() => resolve('late')), milliseconds);
  return { passed: promise, cancel: () => clearTimeout(timer) };
}

/**
 * The circuit is closed while a connection is ready, which the client checks with a command. A failure or a late
 * response opens it and drops the connection. Reconnecting in the background detects when Redis is back.
 */
export function connectRedis(url: string, log: Pick<Logger, 'error' | 'info'>): SharedRedis {
  const client = new Redis(url, {
    connectTimeout: CONNECT_MS_MAX,
    // Also limits the command with which the client checks a new connection.
    commandTimeout: CONNECT_MS_MAX,
    disconnectTimeout: ANSWER_MS_MAX,
    maxRetriesPerRequest: 0,
    // A command that cannot be sent now is not queued, because its request would have its response by then.
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
