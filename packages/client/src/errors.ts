// The one error type of failed calls.
import type { ErrorCode } from './generated/types.ts';

/** Errors without a readable response of the service. */
export type ClientErrorCode = 'network_failure' | 'timed_out' | 'unreadable_answer';

type Details = {
  /** The status of the response, or 0 without a response. */
  readonly status: number;
  readonly code: ErrorCode | ClientErrorCode | (string & {});
  readonly requestId?: string | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly attempts: number;
};

export class TendlcError extends Error {
  override readonly name = 'TendlcError';
  readonly status: number;
  /** A stable code. Branch on it, and show `message` to people. */
  readonly code: ErrorCode | ClientErrorCode | (string & {});
  /** Include it when you report a problem. */
  readonly requestId: string | undefined;
  /** How long to wait before the next attempt, if the service says so. */
  readonly retryAfterMs: number | undefined;
  /** The number of attempts. */
  readonly attempts: number;

  constructor(message: string, details: Details, options?: ErrorOptions) {
    super(message, options);
    this.status = details.status;
    this.code = details.code;
    this.requestId = details.requestId;
    this.retryAfterMs = details.retryAfterMs;
    this.attempts = details.attempts;
  }
}

function retryAfterOf(headers: Headers, nowMs: number): number | undefined {
  const text = headers.get('retry-after');
  if (text === null || text.trim() === '') {
    return undefined;
  }
  const seconds = Number(text);
  const waitMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - nowMs;
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}

/** The response may come from a proxy, so only an error in our format is shown. */
function sentenceOf(body: string): string | undefined {
  try {
    const { error } = JSON.parse(body) as { error?: unknown };
    return typeof error === 'string' ? error : undefined;
  } catch {
    return undefined;
  }
}

export async function errorOf(response: Response, attempts: number): Promise<TendlcError> {
  const { status, headers } = response;
  const body = await response.text().catch(() => '');
  const isRedirect = response.type === 'opaqueredirect' || (status >= 300 && status < 400);
  const ownWords = isRedirect
    ? 'The service answered with a redirect: set baseUrl to where it leads.'
    : `The service answered ${status}.`;
  return new TendlcError(sentenceOf(body) ?? ownWords, {
    status,
    code: headers.get('x-error-code') ?? 'unreadable_answer',
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterMs: retryAfterOf(headers, Date.now()),
    attempts,
  });
}

export const networkError = (cause: unknown, attempts: number): TendlcError =>
  new TendlcError(
    'The service could not be reached.',
    { status: 0, code: 'network_failure', attempts },
    { cause },
  );

export const timeoutError = (timeoutMs: number, attempts: number): TendlcError =>
  new TendlcError(`The service did not answer within ${timeoutMs} ms.`, {
    status: 0,
    code: 'timed_out',
    attempts,
  });
