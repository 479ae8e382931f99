// Schedules the phases of a registration on business days, and the duties that recur after launch.
import { getMonthsCommitted } from '../../facts/registration-fees.ts';
import {
  type Phase,
  type RecurringDuty,
  type RegistrationPhase,
  recurringDuties,
  registrationPhases,
} from '../../facts/registration-phases.ts';
import { tmobileTier } from '../../facts/throughput.ts';
import { listRequirements } from '../../facts/use-case-requirements.ts';
import type { UseCase } from '../../facts/use-cases.ts';
import { addBusinessDays, addMonths, findBusinessDayFrom } from '../../rules/business-days.ts';
import { planReview } from '../../rules/review-plan.ts';

export type PlannedPhase = {
  readonly phase: Phase;
  /** Day numbers. A phase ends when the next one starts. */
  readonly start: number;
  readonly end: number;
  readonly businessDays: number;
  readonly tasks: readonly string[];
};

export type PlannedDuty = RecurringDuty & { readonly first: number };

// Brands with these use cases are not vetted, so the plan has no waiting time for a score.
const NEVER_VETTED = new Set(['SOLE_PROPRIETOR', 'LOW_VOLUME']);

/** The phases in order. The first starts on `start`, even on a weekend; all others start on business days. */
export function planPhases(useCase: UseCase, trustScore: number, start: number): PlannedPhase[] {
  const planned: PlannedPhase[] = [];
  let begin = start;
  for (const row of registrationPhases) {
    if (row.phase === 'vetting' && NEVER_VETTED.has(useCase.code)) {
      continue;
    }
    const businessDays = countDays(row, useCase, trustScore);
    // A start on a weekend or a holiday is no day of work, so the count begins on the next business day.
    const end = addBusinessDays(findBusinessDayFrom(begin), businessDays);
    planned.push({ phase: row.phase, start: begin, end, businessDays, tasks: listTasks(row, useCase) });
    begin = end;
  }
  return planned;
}

function countDays({ days }: RegistrationPhase, useCase: UseCase, trustScore: number): number {
  if (days === undefined) {
    return planReview(useCase, trustScore).daysPlanned;
  }
  const { name } = tmobileTier(useCase, trustScore);
  const planned = days[name];
  if (planned === undefined) {
    throw new Error(`no days planned for the tier ${name}`);
  }
  return planned;
}

function listTasks(row: RegistrationPhase, useCase: UseCase): string[] {
  const { phase } = row;
  const tasks = useCase.code === 'SOLE_PROPRIETOR' ? (row.soleProprietorTasks ?? row.tasks) : row.tasks;
  if (phase === 'preparation') {
    return [...tasks, ...listRequirements(useCase.code).map(({ requirement }) => requirement)];
  }
  if (phase === 'review' && useCase.carrierApproval === true) {
    return [...tasks, 'Wait until each carrier approves the campaign. This use case requires it.'];
  }
  return [...tasks];
}

/** The duties for the use case, with the first due date of each. */
export function planDuties(useCase: UseCase, launch: number): PlannedDuty[] {
  return recurringDuties
    .filter(({ useCases }) => useCases === undefined || useCases.includes(useCase.code))
    .map((duty) => ({ ...duty, first: FIRST_DAY[duty.every](launch, useCase) }));
}

const FIRST_DAY: Readonly<Record<RecurringDuty['every'], (launch: number, useCase: UseCase) => number>> = {
  day: (launch) => launch,
  '31 days': (launch) => launch + 31,
  '60 days': (launch) => launch + 60,
  // The committed months are billed in advance.
  month: (launch, useCase) => addMonths(launch, getMonthsCommitted(useCase.code)),
  '3 months': (launch) => addMonths(launch, 3),
  '2 years': (launch) => addMonths(launch, 24),
};
