// How much the dearest tests do: half, so that a whole run stays within a quarter of an hour, or all of it by CRASH_SCALE=full.

export const scaled = (whole: number): number =>
  process.env['CRASH_SCALE'] === 'full' ? whole : Math.round(whole / 2);
