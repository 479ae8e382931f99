// Decides whether and when a failed attempt is retried.
import type { RegistryError } from '../errors.ts';

const ATTEMPTS_MAX = 3;
const FIRST_PAUSE_MS = 250;
const PAUSE_FACTOR = 3;
const UNAUTHORIZED_PAUSE_MS = 200;

type Failed = {
  readonly error: RegistryError;
  readonly transient: boolean;
  /** Counted from 1. */
  readonly attempt: number;
  /** Number of attempts so far that failed in this way. */
  readonly sameKind: number;
  readonly msLeft: number;
  readonly random: () => number;
};

/** Half of the delay is fixed and half is random, so that callers do not retry together. */
const spread = (pauseMs: number, random: () => number): number => pauseMs * (0.5 + random() / 2);

/** Null when the error is final. */
export function pauseBeforeNext(failed: Failed): number | null {
  const { error, transient, attempt, sameKind, msLeft, random } = failed;
  if (!transient || attempt >= ATTEMPTS_MAX || error.mayHaveHappened) {
    return null;
  }
  const onlyOnce = error.kind === 'timeout' || error.kind === 'unauthorized';
  if (onlyOnce && sameKind > 1) {
    return null;
  }
  const backoffMs =
    error.kind === 'unauthorized' ? UNAUTHORIZED_PAUSE_MS : FIRST_PAUSE_MS * PAUSE_FACTOR ** (attempt - 1);
  // The caller plans the 30 seconds after a temporary rejection; they are too long to wait here.
  const asked = error.kind === 'refused' ? 0 : (error.retryAfterMs ?? 0);
  const pauseMs = Math.max(spread(backoffMs, random), asked);
  return pauseMs < msLeft ? pauseMs : null;
}
