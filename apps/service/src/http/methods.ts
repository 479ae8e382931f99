// Responses for URLs without a route: 405 with `Allow` if the URL exists with another method, otherwise 404.
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import createRouter, { type HTTPMethod } from 'find-my-way';
import { ServiceError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route only rejects its methods, so `Allow` does not list them. */
    isRefusal?: true;
  }
}

const METHODS: readonly HTTPMethod[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

type Route = { readonly method: HTTPMethod; readonly url: string; readonly isRefused: boolean };

function routerOf(routes: readonly Route[]) {
  const router = createRouter();
  for (const { method, url, isRefused } of routes) {
    if (!router.hasRoute(method, url)) {
      router.on(method, url, () => undefined, { isRefused });
    }
  }
  return router;
}

/** Must be called before the routes are registered, because it listens for them. */
export function useMethodAnswers(app: FastifyInstance): void {
  const routes: Route[] = [];
  // Made for the first unknown URL: it is as large as the router of the framework.
  let router: ReturnType<typeof routerOf> | undefined;
  app.addHook('onRoute', ({ method: methods, url, config }) => {
    const isRefused = config?.isRefusal === true;
    const known = ([methods].flat() as HTTPMethod[]).filter((method) => METHODS.includes(method));
    routes.push(...known.map((method) => ({ method, url, isRefused })));
  });
  app.setNotFoundHandler({ preHandler: countUnknownAddress }, (request, reply) => {
    const path = request.url.split('?', 1)[0] as string;
    const known = (router ??= routerOf(routes));
    const allowed = METHODS.filter((method) => {
      const store = known.find(method, path)?.store as { isRefused: boolean } | undefined;
      return store?.isRefused === false;
    });
    if (allowed.length === 0 || allowed.includes(request.method as HTTPMethod)) {
      if (isPageVisit(request, path) && app.sendConsolePage?.(request, reply) === true) {
        return;
      }
      throw new ServiceError('not_found');
    }
    reply.header('allow', allowed.join(', '));
    throw new ServiceError('method_not_allowed');
  });
}

/** Programs accept JSON or anything. Only browsers that open a URL list HTML first. */
const WANTS_HTML = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i;

/** Under `/v1`, every response is JSON, for any client. */
function isPageVisit({ method, headers }: FastifyRequest, path: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && WANTS_HTML.test(headers.accept ?? '') && path !== '/v1' && !path.startsWith('/v1/');
}

/** Probing for URLs counts as use of the service. */
const countUnknownAddress: preHandlerAsyncHookHandler = async function count(request, reply) {
  await this.countGeneral?.bind(this)(request, reply);
};
