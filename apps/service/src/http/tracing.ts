// A span for each request: its route and status, and never its URL, headers, or body, which can contain secrets.
import type { Context, Span } from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';
import { contextOf, isTracing, markFailed, runInside, startSpan, traceFields } from '../tracing/spans.ts';
import type { TypedApp } from './app-types.ts';

/** Asked all the time, by machines. */
const UNTRACED: ReadonlySet<string> = new Set(['/v1/health', '/v1/health/ready', '/metrics']);

type Traced = { readonly span: Span; readonly inside: Context };

/** Must be called before anything else that adds hooks: their work belongs to the span. */
export function useTracing(app: TypedApp): void {
  if (!isTracing()) {
    return;
  }
  const traced = new WeakMap<FastifyRequest, Traced>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url;
    if (route !== undefined && UNTRACED.has(route)) {
      done();
      return;
    }
    // A call of the service to itself belongs to the request that caused it.
    const isInner = traceFields().traceparent !== undefined;
    const found = startSpan(route === undefined ? request.method : `${request.method} ${route}`, {
      kind: 'server',
      attributes: {
        'http.request.method': request.method,
        'tendlc.request_id': request.id,
        ...(route === undefined ? {} : { 'http.route': route }),
      },
      ...(isInner ? {} : { parent: contextOf(request.headers['traceparent'], true) }),
    });
    traced.set(request, found);
    runInside(found.inside, done);
  });
  // Reading a body leaves the context of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const found = traced.get(request);
    if (found === undefined) {
      done();
    } else {
      runInside(found.inside, done);
    }
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = traced.get(request)?.span;
    const { statusCode: status } = reply;
    const code = reply.getHeader('x-error-code');
    span?.setAttribute('http.response.status_code', status);
    if (request.session !== null && request.session !== undefined) {
      span?.setAttribute('tendlc.account_id', request.session.userId);
    }
    if (span !== undefined && status >= 500) {
      markFailed(span, typeof code === 'string' ? code : String(status));
    } else if (typeof code === 'string') {
      span?.setAttribute('tendlc.error_code', code);
    }
    span?.end();
    done();
  });
}
