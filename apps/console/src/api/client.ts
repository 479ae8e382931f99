// The API client of the console: the session is a cookie that scripts cannot read, sent with a header that other sites cannot send.
import { createTendlc, TendlcError } from '@tendlc/client';
import { noteUnreachable } from './connection.ts';
import { takeEarly } from './early.ts';
import { waitVisibly } from './waiting.ts';

/** Shorter waits end before a person can read a notice. */
const UNSEEN_MS_MAX = 1_500;

/** Waits before a retry. Longer waits are visible, and the person can stop them. */
async function waitForRetry(milliseconds: number): Promise<void> {
  if (milliseconds <= UNSEEN_MS_MAX) {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  } else if (!(await waitVisibly(milliseconds))) {
    throw new TendlcError('You stopped waiting. Try again in a moment. Your data is safe.', {
      status: 429,
      code: 'rate_limited',
      attempts: 1,
    });
  }
}

/** The service runs a repeated request only once. A person should not wait longer than this. */
const TIMEOUT_MS = 60_000;

/** A proxy in front of the service answers for it, or the service reports that it is unavailable. */
function isAway({ status, headers }: Response): boolean {
  const code = headers.get('x-error-code');
  return code === 'unavailable' || (code === null && (status === 502 || status === 504));
}

async function send(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  try {
    const response =
      (await takeEarly(input instanceof Request ? input.url : input.toString(), init?.method ?? 'GET')) ??
      (await fetch(input, { ...init, credentials: 'same-origin', cache: 'no-store' }));
    if (isAway(response)) {
      void noteUnreachable();
    }
    return response;
  } catch (error) {
    if (init?.signal?.aborted !== true) {
      void noteUnreachable();
    }
    throw error;
  }
}

export const client = createTendlc({
  baseUrl: globalThis.location.origin,
  headers: { 'x-tendlc-console': '1' },
  timeoutMs: TIMEOUT_MS,
  retriesMax: 1,
  wait: waitForRetry,
  fetch: send,
});
