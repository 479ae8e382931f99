// compliance-calendar: the way to launch on a calendar of business days, and what recurs after it.
import { CheckItem, DateOnly, Source, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { PHASES } from '../../facts/registration-phases.ts';
import { sources } from '../../facts/sources.ts';
import { tmobileTier } from '../../facts/throughput.ts';
import { dateOf, dayNumberOf, holidayOn } from '../../rules/business-days.ts';
import { planReview } from '../../rules/review-plan.ts';
import { applyRules } from '../../rules/rule.ts';
import {
  USE_CASE_CHARACTERS_MAX,
  USE_CASE_DEFAULT,
  readUseCase,
  useCaseKnown,
} from '../../rules/use-case-known.ts';
import { ToolInputRefused, defineTool } from '../../tool.ts';
import { type PlannedPhase, planDuties, planPhases } from './plan.ts';

const TRUST_SCORE_DEFAULT = 50;
const FIRST_YEAR = 2000;
const LAST_YEAR = 2199;

const Milestone = Type.Object({
  day: Type.Integer({ description: 'Calendar days after the start.' }),
  date: DateOnly({ description: 'When the phase begins: the start plus `day`.' }),
  endDate: DateOnly({ description: 'When the next phase begins.' }),
  businessDays: Type.Integer({ description: 'Business days that are planned for it.' }),
  phase: StringEnum(PHASES),
  tasks: Type.Array(Type.String()),
  status: StringEnum(['upcoming', 'in_progress', 'completed'], {
    description: 'By the date of the call alone: the calendar does not know what was done.',
  }),
});

export const complianceCalendar = defineTool({
  name: 'compliance-calendar',
  title: 'Compliance calendar',
  summary: 'Plan the way to launch on business days, with the duties that recur after it.',
  stage: 'register',
  request: Type.Object({
    useCase: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: USE_CASE_CHARACTERS_MAX,
        default: USE_CASE_DEFAULT,
        description: 'Use case, as a registry code. An unknown one is planned as MIXED, with a warning.',
        examples: ['MARKETING'],
      }),
    ),
    trustScore: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 100,
        default: TRUST_SCORE_DEFAULT,
        description: 'Trust score of the brand, or what you expect of vetting.',
        examples: [61],
        'x-message': 'must be a whole number from 0 to 100',
      }),
    ),
    startDate: Type.Optional(
      DateOnly({
        description: 'First day of preparation. Today (UTC) when omitted.',
        examples: ['2027-03-01'],
      }),
    ),
  }),
  results: Type.Object({
    useCase: Type.String({ description: 'As given.' }),
    useCaseAssumed: Type.String({ description: 'Registry code the plan was made for.' }),
    trustScore: Type.Integer(),
    tier: Type.String({ description: 'T-Mobile tier of the score, by which days are planned.' }),
    startDate: DateOnly({ description: 'As given, or today.' }),
    estimatedLaunchDate: DateOnly({ description: 'A business day.' }),
    totalDays: Type.Integer({ description: 'Calendar days from start to launch.' }),
    businessDays: Type.Integer({ description: 'Business days from start to launch.' }),
    basis: Type.Literal('estimate', { description: 'Times of reviews are nowhere guaranteed.' }),
    reviewRange: Type.Object(
      { daysMin: Type.Integer(), daysMax: Type.Integer() },
      { description: 'Business days between which the review is likely to end.' },
    ),
    milestones: Type.Array(Milestone),
    holidays: Type.Array(Type.Object({ date: DateOnly(), name: Type.String() }), {
      description: 'Federal holidays on weekdays between start and launch, on the day they are observed.',
    }),
    recurringDuties: Type.Array(
      Type.Object({
        duty: Type.String(),
        every: Type.String(),
        firstDate: DateOnly({ description: 'When it first falls due.' }),
        source: Source,
      }),
    ),
    checks: Type.Array(CheckItem),
  }),
  examples: [
    {
      title: 'Marketing of a brand with a modest score',
      request: { useCase: 'MARKETING', trustScore: 30, startDate: '2027-03-01' },
    },
    {
      title: 'Codes, over the holidays',
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
    return {
      useCase: asked,
      useCaseAssumed: useCase.code,
      trustScore,
      tier: tmobileTier(useCase, trustScore).name,
      startDate: dateOf(start),
      estimatedLaunchDate: dateOf(launch),
      totalDays: launch - start,
      businessDays: phases.slice(0, -1).reduce((sum, { businessDays }) => sum + businessDays, 0),
      basis: 'estimate' as const,
      reviewRange: { daysMin, daysMax },
      milestones: phases.map((phase) => milestoneOf(phase, start, today)),
      holidays: holidaysBetween(start, launch),
      recurringDuties: planDuties(useCase, launch).map(({ duty, every, first, source }) => ({
        duty,
        every,
        firstDate: dateOf(first),
        source: { ...sources[source] },
      })),
      checks: applyRules([useCaseKnown], askedUseCase),
    };
  },
});

/** G-27: the schema knows real dates, but not which years make sense. */
function readDay(date: string): number {
  const number = dayNumberOf(date);
  const year = Number(date.slice(0, 4));
  if (number === undefined) {
    throw new ToolInputRefused('startDate', 'must be a date, YYYY-MM-DD');
  }
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    throw new ToolInputRefused('startDate', `must lie in the years ${FIRST_YEAR} to ${LAST_YEAR}`);
  }
  return number;
}

function milestoneOf(planned: PlannedPhase, start: number, today: string) {
  const [date, endDate] = [dateOf(planned.start), dateOf(planned.end)];
  return {
    day: planned.start - start,
    date,
    endDate,
    businessDays: planned.businessDays,
    phase: planned.phase,
    tasks: [...planned.tasks],
    // Dates of four-digit years compare as text.
    status:
      today < date
        ? ('upcoming' as const)
        : today < endDate
          ? ('in_progress' as const)
          : ('completed' as const),
  };
}

function holidaysBetween(start: number, launch: number) {
  return Array.from({ length: launch - start + 1 }, (_, offset) => start + offset).flatMap((number) => {
    const name = holidayOn(number);
    return name === undefined ? [] : [{ date: dateOf(number), name }];
  });
}
