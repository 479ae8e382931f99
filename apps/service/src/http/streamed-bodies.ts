// Bodies that a route reads as they arrive, such as files: they are neither held in memory nor checked against a schema.
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { ServiceError } from '../errors.ts';

/** The body of a request in a scope with streamed bodies. */
export type StreamedBody<Type extends string> = {
  readonly type: Type;
  readonly bytes: AsyncIterable<Uint8Array>;
};

/** @throws ServiceError `malformed_request` if the client goes away: that is no failure of the service */
export async function* arriving(bytes: Readable): AsyncGenerator<Uint8Array> {
  try {
    // Not destroyed when reading ends early: the response to a broken file goes out on the same connection.
    yield* bytes.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw new ServiceError('malformed_request', 'The body did not arrive completely.', { cause: error });
  }
}

/** @param types content types, without parameters; others are refused with this sentence */
export function useStreamedBodies(
  scope: FastifyInstance,
  types: readonly string[],
  { bytesMax, otherTypes }: { readonly bytesMax: number; readonly otherTypes: string },
): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _bytes, done) =>
    done(new ServiceError('unsupported_media_type', otherTypes)),
  );
  scope.addContentTypeParser([...types], (request, bytes, done) => {
    if (Number(request.headers['content-length']) > bytesMax) {
      done(new ServiceError('body_too_large'));
      return;
    }
    const [type = ''] = (request.headers['content-type'] ?? '').split(';', 1);
    done(null, { type: type.trim().toLowerCase(), bytes: arriving(bytes) } satisfies StreamedBody<string>);
  });
  acceptAnyBody(scope);
}

/** The parser has checked the body: its schema is for the documentation only. */
export function acceptAnyBody(scope: FastifyInstance): void {
  const compile = scope.validatorCompiler as FastifySchemaCompiler<object> | undefined;
  if (compile !== undefined) {
    scope.setValidatorCompiler<object>((route) =>
      route.httpPart === 'body' ? (value: unknown) => ({ value }) : compile(route),
    );
  }
}
