// Decides whether and when a call is retried. Pure.
import type { TendlcError } from './errors.ts';

const FIRST_WAIT_MS = 500;
const BACKOFF_MS_MAX = 8_000;
/** If the service asks for a longer wait, the call fails and the caller decides. */
const WAIT_MS_MAX = 30_000;

const TRANSIENT_STATUSES = new Set([0, 429, 502, 503, 504]);

function isTransient({ status, code }: TendlcError): boolean {
  // An earlier attempt whose response was lost is still being processed.
  if (code === 'idempotency_key_in_use') {
    return true;
  }
  // Rejected credentials are rejected again, and an unreadable response came from a success.
  return TRANSIENT_STATUSES.has(status) && code !== 'registry_login_refused';
}

/**
 * @param chance between 0 and 1, so that clients that failed together do not retry together
 * @returns undefined if the call must not be retried
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
