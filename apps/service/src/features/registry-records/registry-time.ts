// Times as the registry writes them: with milliseconds, or as a date alone.

const YEAR_MIN = 2000;
const YEAR_MAX = 2200;

/** Null if it is no time, or one that no record can have. */
export function readTime(text: string | null | undefined): Date | null {
  const time = new Date(text ?? Number.NaN);
  const year = time.getUTCFullYear();
  return year >= YEAR_MIN && year <= YEAR_MAX ? time : null;
}
