// Limits connections: their number, and how long a slow or silent one stays open.
import type { FastifyInstance } from 'fastify';

export type ConnectionTimes = {
  /** From the first byte of a connection to the end of the headers. */
  readonly headersMs: number;
  /** From the first byte to the end of the body. */
  readonly requestMs: number;
  /** Between two requests on one connection; longer than the 60 s of common load balancers. */
  readonly keepAliveMs: number;
  /** Idle time in both directions: the client left, or never reads. Longer than any call to the registry. */
  readonly silenceMs: number;
  /** The interval of checks of the first two limits. */
  readonly checkEveryMs: number;
};

export const CONNECTION_TIMES: ConnectionTimes = {
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 72_000,
  silenceMs: 150_000,
  checkEveryMs: 2_000,
};

const LOG_EVERY_MS = 60_000;

/** Beyond the limit, new connections are closed immediately. Open ones continue. */
export function limitConnections(app: FastifyInstance, connectionsMax: number): void {
  app.server.maxConnections = connectionsMax;
  let loggedAt = Number.NEGATIVE_INFINITY;
  app.server.on('drop', () => {
    if (performance.now() - loggedAt > LOG_EVERY_MS) {
      loggedAt = performance.now();
      app.log.warn({ connectionsMax }, 'CONNECTIONS_MAX is reached: new connections are closed');
    }
  });
}
