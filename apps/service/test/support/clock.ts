// A clock that stops until a test moves it.
import type { Clock } from '../../src/clock.ts';

export type MovableClock = Clock & {
  advance(milliseconds: number): void;
  set(instant: string): void;
};

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export function createClock(start = '2026-11-20T09:30:00.000Z'): MovableClock {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
    set: (instant) => {
      now = new Date(instant).getTime();
    },
  };
}
