// Findings about pages that were not opened for an evaluation: what it is based on instead.
import { sources } from '@tendlc/compliance';
import type { EvaluationFinding } from '@tendlc/contract';
import { FIELDS_OF_PURPOSE } from './packet-pages.ts';
import type { SeenPage } from './page-visits.ts';

const fieldsOf = (pages: readonly SeenPage[]): string[] => [
  ...new Set(pages.map(({ purpose }) => FIELDS_OF_PURPOSE[purpose][0] as string)),
];

const finding = (
  pages: readonly SeenPage[],
  says: Pick<EvaluationFinding, 'ruleId' | 'status' | 'message' | 'remedy'>,
): EvaluationFinding => ({
  ...says,
  category: 'access',
  source: { ...sources.house },
  basis: 'estimate',
  field: fieldsOf(pages),
  draws: [],
  resubmittable: 'yes',
});

const inWords = (urls: readonly string[]): string => urls.join(', ');
const DAY_CHARACTERS = 10;
const DAY_MS = 86_400_000;
/** A page is likely to have changed since. */
const SNAPSHOT_DAYS_MAX = 30;

const isOld = (day: string, today: string): boolean =>
  Date.parse(today) - Date.parse(day) > SNAPSHOT_DAYS_MAX * DAY_MS;

/** The oldest snapshot that was used, as a date. */
const oldestDay = (pages: readonly SeenPage[]): string =>
  pages.map(({ visit }) => visit?.fetchedAt.toISOString().slice(0, DAY_CHARACTERS) ?? '').toSorted()[0] ?? '';

/**
 * @param wasAsked false: the request wanted no page to be opened
 * @param today `YYYY-MM-DD`
 * @returns none if every page was opened
 */
export function reportUnopened(
  seen: readonly SeenPage[],
  wasAsked: boolean,
  today: string,
): EvaluationFinding[] {
  const recalled = seen.filter(({ isRecalled, visit }) => isRecalled && visit !== undefined);
  const unseen = seen.filter(({ visit }) => visit === undefined);
  const again = wasAsked
    ? 'Wait a minute, then evaluate again.'
    : 'Evaluate again and let the pages be opened.';
  const why = wasAsked ? ', because its host was opened too often or answered too late' : '';
  return [
    ...(recalled.length === 0
      ? []
      : [
          finding(recalled, {
            ruleId: 'pages.earlier-snapshot',
            status: isOld(oldestDay(recalled), today) ? 'warning' : 'info',
            message: `Judged by earlier snapshots, the oldest of ${oldestDay(recalled)}${why}: ${inWords(recalled.map(({ url }) => url))}.`,
            remedy: again,
          }),
        ]),
    ...(unseen.length === 0
      ? []
      : [
          finding(unseen, {
            ruleId: 'pages.not-opened',
            status: wasAsked ? 'warning' : 'info',
            message: `Not opened and not judged${why}: ${inWords(unseen.map(({ url }) => url))}.`,
            remedy: again,
          }),
        ]),
  ];
}
