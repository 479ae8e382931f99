// Metrics for Prometheus: on a separate port, or with a token on the service's port. Disabled if neither is set.
import { timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../errors.ts';
import type { Metrics } from '../metrics/index.ts';

function isToken(given: string | undefined, token: string): boolean {
  const expected = Buffer.from(`Bearer ${token}`);
  const actual = Buffer.from(given ?? '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string): void {
  app.get('/metrics', { config: { limit: 'none' }, schema: { hide: true } }, async (request, reply) => {
    if (!isToken(request.headers.authorization, token)) {
      throw new ServiceError('unauthorized');
    }
    return reply.type(metrics.contentType).send(await metrics.render());
  });
}

export async function listenForMetrics(metrics: Metrics, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.render().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return server;
}
