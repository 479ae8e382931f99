// Protects when a review is called overdue, compared with the reviews of this service, and in which words.
import { expect, test } from 'vitest';
import { addMs, DAY_MS } from './cause.ts';
import { judgeReview } from './review-time.ts';

const since = new Date('2026-11-02T09:00:00Z');
const MINUTE_DAYS = 1 / 1_440;
const judge = (days: number, waitedDays: number) =>
  judgeReview(
    'brand',
    { name: 'Copper Kettle: brand BEXMPL1', since, nextAction: 'Compare.' },
    { brand: days, campaign: null },
    addMs(since, waitedDays * DAY_MS),
  );

test.each([
  [7 / 86_400, 1, 'a minute'],
  [9.2 * MINUTE_DAYS, 10, '10 minutes'],
  [2 / 24, 120, '120 minutes'],
  [3.4 / 24, 4 * 60, '4 hours'],
  [2.51, 2.6 * 1_440, '2.6 days'],
])(
  'G-89 if 90 percent took %d days, a review is overdue after %d minutes, and the alert says %s',
  (days, minutes, words) => {
    const early = judge(days, (minutes - 0.5) * MINUTE_DAYS);
    expect(early.causes).toEqual([]);
    expect(early.nextAt).toEqual(addMs(since, minutes * MINUTE_DAYS * DAY_MS));
    const [cause] = judge(days, (minutes + 0.5) * MINUTE_DAYS).causes;
    expect(cause).toMatchObject({
      type: 'review.overdue',
      message: `Copper Kettle: brand BEXMPL1 has been in review since 2026-11-02; 90 percent of the reviews in this service took up to ${words}.`,
    });
  },
);
