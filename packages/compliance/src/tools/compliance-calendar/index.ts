// compliance-calendar: plans the phases before a launch on business days, and the recurring duties after it.
import { CheckItem, DateOnly, Source, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { PHASES } from '../../facts/registration-phases.ts';
import { sources } from '../../facts/sources.ts';
import { tmobileCap } from '../../facts/throughput.ts';
import { findBusinessDayFrom, findHoliday, readDayNumber, toIsoDate } from '../../rules/business-days.ts';
import { planReview } from '../../rules/review-plan.ts';
import { applyRules } from '../../rules/rule.ts';
import {
  USE_CASE_CHARACTERS_MAX,
  USE_CASE_DEFAULT,
  checkAskedUseCase,
  readUseCase,
} from '../../rules/use-case-known.ts';
import { ToolInputRefused, defineTool } from '../../tool.ts';
import { planRules } from './plan-rules.ts';
import { type PlannedPhase, planDuties, planPhases } from './plan.ts';

const TRUST_SCORE_DEFAULT = 50;
const FIRST_YEAR = 2000;
const LAST_YEAR = 2199;

const Milestone = Type.Object({
  day: Type.Integer({ description: 'Calendar days after the start.' }),
  date: DateOnly({ description: 'Start of the phase: `startDate` plus `day`.' }),
  endDate: DateOnly({ description: 'Start of the next phase.' }),
  businessDays: Type.Integer({ description: 'Business days planned for the phase.' }),
  phase: StringEnum(PHASES),
  tasks: Type.Array(Type.String()),
  status: StringEnum(['upcoming', 'in_progress', 'date_passed', 'completed'], {
    description:
      'Based only on the date of the request. `date_passed` says nothing about the work: the tool does not track it, so it never gives `completed`.',
  }),
});

export const complianceCalendar = defineTool({
  name: 'compliance-calendar',
  title: 'Compliance calendar',
  summary: 'Plan the phases up to launch in business days, and the recurring duties after launch.',
  stage: 'register',
  request: Type.Object({
    useCase: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: USE_CASE_CHARACTERS_MAX,
        default: USE_CASE_DEFAULT,
        description:
          'Use case code. An unknown code is read as words, such as “appointment reminders”, or else planned as MIXED, with a warning.',
        examples: ['MARKETING'],
      }),
    ),
    trustScore: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 100,
        default: TRUST_SCORE_DEFAULT,
        description: 'Trust score of the brand, or the score that you expect from vetting.',
        examples: [61],
        'x-message': 'must be a whole number from 0 to 100',
      }),
    ),
    startDate: Type.Optional(
      DateOnly({
        description: 'First day of preparation. If omitted, today (UTC).',
        examples: ['2027-03-01'],
      }),
    ),
  }),
  results: Type.Object({
    useCase: Type.String({ description: 'As given.' }),
    useCaseAssumed: Type.String({ description: 'Use case code of the plan.' }),
    trustScore: Type.Integer(),
    tier: Type.String({ description: 'T-Mobile tier of the trust score. It determines the planned days.' }),
    startDate: DateOnly({ description: 'Date from the request, or today.' }),
    estimatedLaunchDate: DateOnly({ description: 'Planned launch date, always a business day.' }),
    totalDays: Type.Integer({ description: 'Calendar days from start to launch.' }),
    businessDays: Type.Integer({ description: 'Business days from start to launch.' }),
    basis: Type.Literal('estimate', { description: 'Review times are not guaranteed.' }),
    reviewRange: Type.Object(
      { daysMin: Type.Integer(), daysMax: Type.Integer() },
      { description: 'Business days in which the review probably ends.' },
    ),
    milestones: Type.Array(Milestone),
    holidays: Type.Array(Type.Object({ date: DateOnly(), name: Type.String() }), {
      description: 'Federal holidays on weekdays between start and launch, by observed date.',
    }),
    recurringDuties: Type.Array(
      Type.Object({
        duty: Type.String(),
        every: Type.String(),
        firstDate: DateOnly({ description: 'First due date.' }),
        source: Source,
      }),
    ),
    checks: Type.Array(CheckItem),
  }),
  examples: [
    {
      title: 'Marketing for a brand with a low score',
      request: { useCase: 'MARKETING', trustScore: 30, startDate: '2027-03-01' },
    },
    {
      title: 'One-time codes during the holidays',
      request: { useCase: '2FA', trustScore: 80, startDate: '2026-12-18' },
    },
  ],
  run({ useCase: asked = USE_CASE_DEFAULT, trustScore = TRUST_SCORE_DEFAULT, startDate }, { today }) {
    const askedUseCase = readUseCase(asked);
    const { useCase } = askedUseCase;
    const start = readDay(startDate ?? today);
    const phases = planPhases(useCase, trustScore, start);
    const launch = phases.at(-1)?.start ?? start;
    const { daysMin, daysMax } = planReview(useCase, trustScore);
    const tier = tmobileCap(useCase, trustScore).name;
    return {
      useCase: asked,
      useCaseAssumed: useCase.code,
      trustScore,
      tier,
      startDate: toIsoDate(start),
      estimatedLaunchDate: toIsoDate(launch),
      totalDays: launch - start,
      businessDays: phases.slice(0, -1).reduce((sum, { businessDays }) => sum + businessDays, 0),
      basis: 'estimate' as const,
      reviewRange: { daysMin, daysMax },
      milestones: phases.map((phase) => toMilestone(phase, start, today)),
      holidays: listHolidaysBetween(start, launch),
      recurringDuties: planDuties(useCase, launch).map(({ duty, every, first, source }) => ({
        duty,
        every,
        firstDate: toIsoDate(first),
        source: { ...sources[source] },
      })),
      checks: [
        ...checkAskedUseCase(askedUseCase),
        ...applyRules(planRules, { useCase, start, today: readDay(today), daysMax, tier }),
      ],
    };
  },
});

/** The schema rejects invalid dates; this check rejects years outside the supported range (G-27). */
function readDay(date: string): number {
  const number = readDayNumber(date);
  const year = Number(date.slice(0, 4));
  if (number === undefined) {
    throw new ToolInputRefused('startDate', 'must be a date, YYYY-MM-DD');
  }
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    throw new ToolInputRefused('startDate', `must be in the years ${FIRST_YEAR} to ${LAST_YEAR}`);
  }
  return number;
}

function toMilestone(planned: PlannedPhase, start: number, today: string) {
  const [date, endDate] = [toIsoDate(planned.start), toIsoDate(planned.end)];
  // On a weekend or a holiday, no work of a phase has begun.
  const workStart = toIsoDate(findBusinessDayFrom(planned.start));
  return {
    day: planned.start - start,
    date,
    endDate,
    businessDays: planned.businessDays,
    phase: planned.phase,
    tasks: [...planned.tasks],
    // ISO dates with four-digit years sort as text.
    status:
      today < workStart
        ? ('upcoming' as const)
        : today < endDate
          ? ('in_progress' as const)
          : ('date_passed' as const),
  };
}

function listHolidaysBetween(start: number, launch: number) {
  return Array.from({ length: launch - start + 1 }, (_, offset) => start + offset).flatMap((number) => {
    const name = findHoliday(number);
    return name === undefined ? [] : [{ date: toIsoDate(number), name }];
  });
}
