// When a change of status gets an email of its own, and when gathered changes are sent (G-102).
import type { Notice } from '../policy.ts';
import type { GatheredChange } from '../../../mail/digest.ts';

/** More emails than this within the window are a flood: further changes are gathered. */
export const SINGLE_MAILS_MAX = 5;
export const FLOOD_WINDOW_MS = 3_600_000;

const DIGEST_HOUR = 8;
const REASON_CHARACTERS_MAX = 200;

/** The next 8 AM in the time zone, also on days on which the clock changes. */
export function nextDailyDigest(now: Date, timeZone: string): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const digestOf = (day: Temporal.PlainDate) =>
    day.toZonedDateTime({ timeZone, plainTime: new Temporal.PlainTime(DIGEST_HOUR) });
  const today = local.toPlainDate();
  const next = [today, today.add({ days: 1 })]
    .map(digestOf)
    .find((at) => Temporal.ZonedDateTime.compare(at, local) > 0);
  // The second one is always later.
  return new Date((next as Temporal.ZonedDateTime).epochMilliseconds);
}

/** The database does not know every time zone that the console may send. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What is stored of a change until its digest: the reason of that moment, and no more than the digest shows. */
export function gather({ change, reason, path }: Notice): GatheredChange | undefined {
  if (change === undefined) {
    return undefined;
  }
  const { title, customer, status, needsAction } = change;
  return {
    title,
    status,
    needsAction,
    path,
    ...(customer === undefined ? {} : { customer }),
    ...(reason === undefined ? {} : { reason: reason.slice(0, REASON_CHARACTERS_MAX).toWellFormed() }),
  };
}
