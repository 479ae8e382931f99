// A clock that stops until a test moves it.
import type { Clock } from '../../src/clock.ts';

export type MovableClock = Clock & {
  advance(milliseconds: number): void;
  set(instant: string): void;
  /** Runs after each move. */
  onMove(listener: () => void): void;
};

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export function createClock(start = '2026-11-20T09:30:00.000Z'): MovableClock {
  let now = new Date(start).getTime();
  const listeners: (() => void)[] = [];
  const moveTo = (instant: number) => {
    now = instant;
    listeners.forEach((listener) => listener());
  };
  return {
    now: () => new Date(now),
    advance: (milliseconds) => moveTo(now + milliseconds),
    set: (instant) => moveTo(new Date(instant).getTime()),
    onMove: (listener) => {
      listeners.push(listener);
    },
  };
}
