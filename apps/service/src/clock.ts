// The one clock (G-07). Nothing else asks the machine for the time of day, so that tests can move it.

export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

const MS_PER_DAY = 86_400_000;
let last = { day: Number.NaN, date: '' };

/** The UTC date, `YYYY-MM-DD`: the day of the daily free token. Written once a day, because every call asks for it. */
export function utcDate(instant: Date): string {
  const day = Math.floor(instant.getTime() / MS_PER_DAY);
  if (day !== last.day) {
    last = { day, date: instant.toISOString().slice(0, 10) };
  }
  return last.date;
}

export const epochSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);
