// Reads JSON bodies, of the content types that a scope of the application takes.
import type { FastifyInstance } from 'fastify';

/** An empty body is absent: a POST without a body may still have the content type of JSON. */
export function addJsonParser(
  app: Pick<FastifyInstance, 'addContentTypeParser' | 'getDefaultJsonParser'>,
  contentType: string,
): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(contentType, { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) {
      done(null, undefined);
    } else {
      void parseJson(request, body as string, done);
    }
  });
}
