// When a failed job runs again, and when it is given up.

/** Several hours. */
const ATTEMPTS_MAX = 12;
/** Three days, as for webhooks: as long as a weekend without a mail server. */
export const LONG_ATTEMPTS_MAX = 80;
const FIRST_RETRY_MS = 5_000;
const RETRY_FACTOR = 3;
const RETRY_MS_MAX = 3_600_000;

/**
 * After 5 s, 15 s, 45 s, and so on, up to one hour: a mail server that restarts costs seconds, and one that is down for
 * hours is not called all the time.
 * @param attempts how often the job has failed
 * @returns undefined if the job is given up
 */
export const retryDelayMs = (attempts: number, attemptsMax = ATTEMPTS_MAX): number | undefined =>
  attempts >= attemptsMax
    ? undefined
    : Math.min(FIRST_RETRY_MS * RETRY_FACTOR ** (attempts - 1), RETRY_MS_MAX);
