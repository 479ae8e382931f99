// The one clock (G-07). Nothing else asks the machine for the time of day, so that tests can move it.

export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** The UTC date, `YYYY-MM-DD`: the day of the daily free token. */
export const utcDate = (instant: Date): string => instant.toISOString().slice(0, 10);

export const epochSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);
