// All error responses, from every layer, in one format (G-02).
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isDiskFull, isLockTimeout } from '../db/failures.ts';
import { StatementQueueFull } from '../db/shared-statement.ts';
import { type ErrorKind, ServiceError } from '../errors.ts';
import { ERROR_TABLE } from './error-table.ts';
import { requestIdOf } from './request-id.ts';
import { API_HEADERS } from './security-headers.ts';

/** The translation of Fastify's own errors. */
const FASTIFY_KINDS: Readonly<Record<string, ErrorKind>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_body',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_ASYNC_CONSTRAINT: 'not_found',
};

function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) {
    return error;
  }
  if (error instanceof StatementQueueFull) {
    return new ServiceError('overloaded', undefined, { cause: error });
  }
  if (isDiskFull(error)) {
    return new ServiceError('unavailable', 'The service cannot store anything right now. Try again later.', {
      cause: error,
    });
  }
  if (isLockTimeout(error)) {
    return new ServiceError('overloaded', undefined, { cause: error });
  }
  if (isDatabaseAway(error)) {
    return new ServiceError('unavailable', undefined, { cause: error });
  }
  const { code, statusCode } = error as Partial<FastifyError>;
  const kind = code === undefined ? undefined : FASTIFY_KINDS[code];
  if (kind !== undefined) {
    return new ServiceError(kind, undefined, { cause: error });
  }
  if (statusCode === 503) {
    return new ServiceError('overloaded', undefined, { cause: error });
  }
  // Thrown by the JSON parser. Anything else with this status is an error without a translation.
  if (statusCode === 400 && error instanceof SyntaxError) {
    return new ServiceError('malformed_body', undefined, { cause: error });
  }
  return new ServiceError('internal_error', undefined, { cause: error });
}

/** The caller went away while sending. Its code is also that of a lost database, which would be reported to the operator. */
const isAbortedBody = (error: unknown, { raw }: FastifyRequest): boolean =>
  error instanceof Error && raw.errored === error;

/** Sends an error. Internal details go to the log with the request id, never to the caller. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = isAbortedBody(error, request)
    ? new ServiceError('malformed_request', 'The body did not arrive completely.', { cause: error })
    : toServiceError(error);
  request.refusal = refusal;
  const { status, sentence, retryAfterSeconds } = ERROR_TABLE[refusal.kind];
  if (status >= 500) {
    request.log.error({ err: refusal.cause ?? refusal, kind: refusal.kind }, 'request failed');
  }
  if (retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(retryAfterSeconds));
  }
  return reply
    .code(status)
    .headers({ ...refusal.headers, 'x-error-code': refusal.kind })
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ error: refusal.sentence ?? sentence });
}

const PARSER_KINDS: Readonly<Record<string, ErrorKind>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

function standaloneAnswer(kind: ErrorKind, requestId: string) {
  const { status, sentence } = ERROR_TABLE[kind];
  const body = JSON.stringify({ error: sentence });
  const headers = {
    ...API_HEADERS,
    'x-error-code': kind,
    'x-request-id': requestId,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return { status, headers, body };
}

/** Rejects an unsupported `Expect` header. Node would do it without our headers. */
export function refuseExpectation(request: IncomingMessage, response: ServerResponse): void {
  const { status, headers, body } = standaloneAnswer('expectation_failed', requestIdOf(request));
  response.writeHead(status, headers).end(body);
}

/** Time for the response to arrive. Destroying the socket immediately could lose the response. */
const LINGER_MS = 1_000;

/** Responds to invalid requests, such as bytes that are not HTTP or endless headers, and closes the connection. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.writableEnded && error.code !== 'ECONNRESET') {
    // More bytes after the response: the timer below ends the connection.
    return;
  }
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  // The peer might neither read the response nor close its side.
  const destroying = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(destroying));
  const kind = PARSER_KINDS[error.code ?? ''] ?? 'malformed_request';
  const { status, headers, body } = standaloneAnswer(kind, requestIdOf({ headers: {} }));
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('\r\n')}\r\n\r\n${body}`);
}
