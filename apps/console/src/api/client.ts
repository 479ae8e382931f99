// The one client of the console: the session is a cookie that scripts cannot read, sent with a header that no other site can send.
import { createTendlc, TendlcError } from '@tendlc/client';
import { noteUnreachable } from './connection.ts';
import { waitVisibly } from './waiting.ts';

/** Shorter waits are over before anybody has read why. */
const UNSEEN_MS_MAX = 1_500;

/** Before a call is sent again. Longer waits are shown, and whoever will not wait gets the refusal. */
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

/** The service counts a run once, however often it is sent; a person waits no longer than this for one. */
const TIMEOUT_MS = 60_000;

/** What stands before the service answers for it, or it says itself that it cannot work. */
function isAway({ status, headers }: Response): boolean {
  const code = headers.get('x-error-code');
  return code === 'unavailable' || (code === null && (status === 502 || status === 504));
}

async function send(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(input, { ...init, credentials: 'same-origin', cache: 'no-store' });
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
