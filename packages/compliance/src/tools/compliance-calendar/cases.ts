// Cases of compliance-calendar. Each name says what the row tests.
import type { Static } from 'typebox';
import type { complianceCalendar } from './index.ts';

export type CalendarCase = {
  readonly probes: string;
  readonly request: Static<typeof complianceCalendar.request>;
  readonly today?: string;
  readonly launch?: string;
  readonly totalDays?: number;
  readonly businessDays?: number;
  readonly startDate?: string;
  readonly holidays?: readonly string[];
  /** `phase date status` of required milestones. */
  readonly milestones?: readonly string[];
  readonly lacksPhase?: string;
  readonly task?: RegExp;
  readonly duty?: RegExp;
  readonly finds?: readonly string[];
  /** Matches no finding, written as in `finds`. */
  readonly lacks?: RegExp;
};

const MONDAY = '2027-03-01';

const span = (useCase: string, trustScore: number, launch: string, businessDays: number): CalendarCase => ({
  probes: `${useCase} at ${trustScore} launches on ${launch}`,
  request: { useCase, trustScore, startDate: MONDAY },
  launch,
  businessDays,
});

/** Businesses that no use case allows, as people name them. */
const PROHIBITED = [
  ['debt collection', 'debt'],
  ['cannabis dispensary', 'cannabis'],
  ['payday loans', 'high-risk-loans'],
  ['casino', 'gambling'],
] as const;

export const calendarCases: readonly CalendarCase[] = [
  ...PROHIBITED.map(
    ([useCase, category]): CalendarCase => ({
      probes: `the plan for ${useCase} says that no use case allows it`,
      request: { useCase },
      finds: [`business.${category} error`, 'use-case.known warning'],
    }),
  ),
  {
    probes: 'a start on a holiday launches on the same day as a start on the next business day',
    request: { useCase: 'MARKETING', startDate: '2026-11-26' },
    launch: '2026-12-23',
    businessDays: 18,
  },
  {
    probes: 'a start on the business day after the holiday',
    request: { useCase: 'MARKETING', startDate: '2026-11-27' },
    launch: '2026-12-23',
    businessDays: 18,
  },
  {
    probes: 'an empty request starts today with MIXED and a score of 50',
    request: {},
    today: '2026-11-20',
    startDate: '2026-11-20',
  },
  {
    probes: 'no phase is in progress on the Sunday before it',
    request: { startDate: '2026-11-22' },
    today: '2026-11-22',
    milestones: ['preparation 2026-11-22 upcoming'],
  },
  {
    probes: 'the first phase is in progress on the Monday after a start on Sunday',
    request: { startDate: '2026-11-22' },
    today: '2026-11-23',
    milestones: ['preparation 2026-11-22 in_progress'],
  },
  {
    probes: 'a use case in words is planned as what it means',
    request: { useCase: 'appointment reminders' },
    finds: ['use-case.known warning'],
    duty: /./,
  },
  span('2FA', 100, '2027-03-22', 15),
  span('2FA', 75, '2027-03-22', 15),
  span('2FA', 74, '2027-03-22', 15),
  span('2FA', 49, '2027-03-31', 22),
  span('2FA', 24, '2027-04-20', 36),
  span('MARKETING', 80, '2027-03-25', 18),
  span('MIXED', 50, '2027-03-25', 18),
  span('MARKETING', 10, '2027-04-23', 39),
  span('SWEEPSTAKE', 80, '2027-03-29', 20),
  span('SOLE_PROPRIETOR', 80, '2027-03-26', 19),
  span('LOW_VOLUME', 80, '2027-03-19', 14),
  {
    probes: 'after a start on Saturday, business days count from Monday',
    request: { useCase: '2FA', trustScore: 80, startDate: '2027-02-27' },
    milestones: ['preparation 2027-02-27 upcoming', 'brand 2027-03-04 upcoming'],
  },
  {
    probes: 'Christmas and New Year are not business days',
    request: { useCase: '2FA', trustScore: 80, startDate: '2026-12-18' },
    launch: '2027-01-12',
    totalDays: 25,
    holidays: ['2026-12-25', '2027-01-01'],
  },
  {
    probes: 'a holiday on Saturday is observed on Friday',
    request: { useCase: '2FA', trustScore: 80, startDate: '2026-07-01' },
    holidays: ['2026-07-03'],
  },
  {
    probes: 'a holiday on Sunday is observed on Monday',
    request: { useCase: '2FA', trustScore: 80, startDate: '2027-07-01' },
    holidays: ['2027-07-05'],
  },
  {
    probes: 'New Year on Saturday is observed in the old year',
    request: { useCase: '2FA', trustScore: 80, startDate: '2027-12-20' },
    holidays: ['2027-12-24', '2027-12-31'],
  },
  {
    probes: 'Thanksgiving is the fourth Thursday, not the last',
    request: { useCase: '2FA', trustScore: 80, startDate: '2028-11-15' },
    holidays: ['2028-11-23'],
  },
  {
    probes: 'Memorial Day is the last Monday',
    request: { useCase: '2FA', trustScore: 80, startDate: '2027-05-20' },
    holidays: ['2027-05-31'],
  },
  { probes: 'a leap day', request: { startDate: '2028-02-29' }, startDate: '2028-02-29' },
  {
    probes: 'the dates of past phases have passed, and the current phase is in progress',
    request: { useCase: '2FA', trustScore: 80, startDate: MONDAY },
    today: '2027-03-05',
    milestones: [
      'preparation 2027-03-01 date_passed',
      'brand 2027-03-04 date_passed',
      'vetting 2027-03-05 in_progress',
      'submission 2027-03-08 upcoming',
    ],
  },
  {
    probes: 'the first day is in progress',
    request: { startDate: MONDAY },
    today: MONDAY,
    milestones: ['preparation 2027-03-01 in_progress'],
  },
  {
    probes: 'an old plan has a warning, and no work is called completed',
    request: { useCase: '2FA', trustScore: 80, startDate: '2020-03-02' },
    today: '2027-03-05',
    milestones: ['launch 2020-03-23 date_passed'],
    finds: ['plan.start-passed warning'],
  },
  {
    probes: 'sole proprietors confirm a code instead of vetting',
    request: { useCase: 'SOLE_PROPRIETOR', startDate: MONDAY },
    lacksPhase: 'vetting',
    task: /one-time code on the owner/,
  },
  {
    probes: 'low volume is not vetted',
    request: { useCase: 'LOW_VOLUME', startDate: MONDAY },
    lacksPhase: 'vetting',
  },
  { probes: 'charities prove their status', request: { useCase: 'CHARITY' }, task: /501\(c\)\(3\) status/ },
  {
    probes: 'special use cases wait for each carrier',
    request: { useCase: 'EMERGENCY' },
    task: /until each carrier approves/,
    finds: ['plan.special-use-case warning'],
  },
  {
    probes: 'a sole proprietor waits for no carrier',
    request: { useCase: 'SOLE_PROPRIETOR' },
    lacks: /plan\.special-use-case/,
  },
  {
    probes: 'an ordinary plan from today has no warning',
    request: { useCase: 'CUSTOMER_CARE', trustScore: 60 },
    lacks: /warning/,
  },
  {
    probes: 'a start on Sunday is said',
    request: { startDate: '2027-02-28' },
    finds: ['plan.start-on-free-day info'],
  },
  {
    probes: 'more days for a low score are explained',
    request: { useCase: '2FA', trustScore: 10 },
    finds: ['plan.low-score info'],
  },
  {
    probes: 'providers with longer reviews than the plan are named',
    request: { useCase: '2FA', trustScore: 80 },
    finds: ['plan.longer-reviews info'],
  },
  {
    probes: 'marketing updates the do-not-call list',
    request: { useCase: 'MARKETING' },
    duty: /Do Not Call Registry/,
  },
  {
    probes: 'political campaigns renew their token',
    request: { useCase: 'POLITICAL' },
    duty: /Campaign Verify/,
  },
  {
    probes: 'every campaign keeps a phone number',
    request: { useCase: '2FA' },
    duty: /60 days without/,
  },
  {
    probes: 'an unknown use case is planned as MIXED with a warning',
    request: { useCase: 'newsletter', startDate: MONDAY },
    launch: '2027-03-25',
    finds: ['use-case.known warning'],
  },
];

export const refusedDates: readonly (readonly [string, string])[] = [
  ['February 30', '2027-02-30'],
  ['a leap day in a common year', '2027-02-29'],
  ['a thirteenth month', '2027-13-01'],
  ['a date format of another country', '03/01/2027'],
  ['missing leading zeros', '2027-3-1'],
  ['a word', 'tomorrow'],
  ['nothing', ''],
  ['a time', '2027-03-01T00:00:00Z'],
  ['a year before the supported range', '1999-12-31'],
  ['a year after the supported range', '9999-12-31'],
];
