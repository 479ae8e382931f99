// When a call is sent again, and after how long. Pure.
import type { TendlcError } from './errors.ts';

const FIRST_WAIT_MS = 500;
const BACKOFF_MS_MAX = 8_000;
/** What asks to wait longer than this is told to the caller instead, who may have better things to do. */
const WAIT_MS_MAX = 30_000;

const TRANSIENT_STATUSES = new Set([0, 429, 502, 503, 504]);

function isTransient({ status, code }: TendlcError): boolean {
  // Ours is still being worked on: an earlier attempt whose answer was lost.
  if (code === 'idempotency_key_in_use') {
    return true;
  }
  // Refused credentials are refused again; a garbled answer came from a success.
  return TRANSIENT_STATUSES.has(status) && code !== 'registry_login_refused';
}

/**
 * @param chance between 0 and 1, so that clients that failed together do not come back together
 * @returns undefined when it is not worth another try
 */
export function retryWaitMs(
  error: TendlcError,
  given: { readonly attempts: number; readonly retriesMax: number; readonly isRepeatable: boolean },
  chance: number,
): number | undefined {
  if (!given.isRepeatable || given.attempts > given.retriesMax || !isTransient(error)) {
    return undefined;
  }
  const backoffMs = Math.min(FIRST_WAIT_MS * 2 ** (given.attempts - 1), BACKOFF_MS_MAX);
  const waitMs = Math.max(backoffMs * (0.5 + chance / 2), error.retryAfterMs ?? 0);
  return waitMs > WAIT_MS_MAX ? undefined : Math.round(waitMs);
}
