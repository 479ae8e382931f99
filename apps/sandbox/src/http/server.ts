// The HTTP server of the sandbox: the API of the registry, and the control page.
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { controlRoutes } from '../control/routes.ts';
import type { Control } from '../control/control.ts';
import type { World } from '../world.ts';
import { BROKEN_JSON, registryRoutes } from './registry-routes.ts';
import { readUpload } from '../uploads.ts';

const BODY_BYTES_MAX = 1_048_576;
/** Larger than the limit of the registry, so that the registry's own error is returned. */
const UPLOAD_BYTES_MAX = 12 * 1_048_576;
const KEEP_ALIVE_MS = 72_000;
const PARAM_CHARACTERS_MAX = 200;

/** Clients send wrong content types, so every body that is not an upload is parsed as JSON. */
function useParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: UPLOAD_BYTES_MAX },
    (request, body, done) => done(null, readUpload(request.headers['content-type'] ?? '', body as Buffer)),
  );
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    if (body.length === 0) {
      done(null, undefined);
      return;
    }
    try {
      done(null, JSON.parse(body as string));
    } catch {
      done(null, BROKEN_JSON);
    }
  });
}

export function createServer(world: World, control: Control): FastifyInstance {
  const app = Fastify({
    loggerInstance: world.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES_MAX,
    keepAliveTimeout: KEEP_ALIVE_MS,
    routerOptions: { maxParamLength: PARAM_CHARACTERS_MAX },
    return503OnClosing: false,
    forceCloseConnections: true,
  }) as unknown as FastifyInstance;
  useParsers(app);
  // Callbacks of a call are sent after its response, so that they rarely arrive before it.
  app.addHook('onResponse', async () => world.outbox.pump());
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not Found'));
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'the sandbox failed');
    const { statusCode = 500 } = error as { statusCode?: number };
    return reply.code(statusCode).type('text/plain').send('Internal Server Error');
  });
  registryRoutes(app, world);
  controlRoutes(app, control);
  return app;
}
