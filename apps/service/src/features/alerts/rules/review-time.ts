// When a review takes longer than others: than 90 percent of ours, or than what is published.
import { sources } from '@tendlc/compliance';
import type { Source } from '@tendlc/contract';
import { addMs, type Cause, DAY_MS, dayOf, HOUR_MS, type Judgment, within } from './cause.ts';

/** Fewer say nothing about the others. */
export const REVIEWS_MIN = 20;

/** What 90 percent of our reviews took, in days; null if there were too few. */
export type OurTimes = { readonly brand: number | null; readonly campaign: number | null };

type Expected = { readonly endsAt: Date; readonly words: string; readonly source: Source };

/** Business days; public holidays are not left out. */
function addBusinessDays(at: Date, days: number): Date {
  let end = at;
  for (let left = days; left > 0; ) {
    end = addMs(end, DAY_MS);
    if (end.getUTCDay() % 6 !== 0) {
      left -= 1;
    }
  }
  return end;
}

/** The longest published times. */
const PUBLISHED = {
  brand: { days: 7, who: 'Telnyx', source: sources.telnyxQuickstart },
  campaign: { days: 11, who: 'Telnyx', source: sources.telnyxProcess },
} as const;

const MINUTE_MS = HOUR_MS / 60;

/** Rounded up, and the alert begins at its end: nothing is overdue that has not taken longer than the words say. */
function spanOf(days: number): { readonly ms: number; readonly words: string } {
  const ms = days * DAY_MS;
  const countOf = (unitMs: number) => Math.ceil(ms / unitMs);
  if (ms <= MINUTE_MS) {
    return { ms: MINUTE_MS, words: 'a minute' };
  }
  if (ms <= 2 * HOUR_MS) {
    return { ms: countOf(MINUTE_MS) * MINUTE_MS, words: `${countOf(MINUTE_MS)} minutes` };
  }
  if (ms <= 2 * DAY_MS) {
    return { ms: countOf(HOUR_MS) * HOUR_MS, words: `${countOf(HOUR_MS)} hours` };
  }
  const tenths = countOf(DAY_MS / 10);
  return { ms: (tenths * DAY_MS) / 10, words: `${(tenths / 10).toFixed(1)} days` };
}

function expect(kind: keyof typeof PUBLISHED, since: Date, ours: OurTimes): Expected {
  const days = ours[kind];
  if (days !== null) {
    const { ms, words } = spanOf(days);
    return {
      endsAt: addMs(since, ms),
      words: `90 percent of the reviews in this service took up to ${words}`,
      source: sources.house,
    };
  }
  const { days: published, who, source } = PUBLISHED[kind];
  return {
    endsAt: addBusinessDays(since, published),
    words: `the longest published time is ${published} business days (${who})`,
    source,
  };
}

/** @param name what is reviewed, as the subject of a sentence */
export function judgeReview(
  kind: keyof typeof PUBLISHED,
  { name, since, nextAction }: { name: string; since: Date; nextAction: string },
  ours: OurTimes,
  now: Date,
): Judgment {
  const { endsAt, words, source } = expect(kind, since, ours);
  const cause: Cause = {
    type: 'review.overdue',
    aspect: '',
    occurrence: since.toISOString(),
    severity: 'warning',
    message: `${name} has been in review since ${dayOf(since)}; ${words}.`,
    dueAt: null,
    nextAction,
    source,
  };
  return within(now, endsAt, undefined, () => cause);
}
