// When a record is polled that the registry has not decided on: callbacks may be late, lost, or never set up.

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Short at first, because the registry checks most brands within minutes; campaign reviews take days to weeks. */
const DELAYS_MS = [
  5 * SECOND_MS,
  10 * SECOND_MS,
  20 * SECOND_MS,
  MINUTE_MS,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
];
const LATER_DELAY_MS = 12 * HOUR_MS;
/** About two months. */
const STEPS_MAX = 130;

/** @returns the delay before this poll, or undefined if polling ends */
export const delayOfPoll = (step: number): number | undefined =>
  step >= STEPS_MAX ? undefined : (DELAYS_MS[step] ?? LATER_DELAY_MS);
