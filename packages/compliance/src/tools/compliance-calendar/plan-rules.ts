// Lists the rules that say how far the dates of a plan can be relied on.
import type { UseCase } from '../../facts/use-cases.ts';
import { isBusinessDay } from '../../rules/business-days.ts';
import { listLongerReviews } from '../../rules/review-plan.ts';
import type { Rule } from '../../rules/rule.ts';

type PlanContext = {
  readonly useCase: UseCase;
  /** Day numbers. */
  readonly start: number;
  readonly today: number;
  /** The longest review that the plan expects, in business days. */
  readonly daysMax: number;
  readonly tier: string;
};

const SLOW_TIERS = new Set(['Low', 'Low-Mid']);
const ours = { category: 'plan', source: 'house', basis: 'estimate' } as const;

export const planRules: readonly Rule<PlanContext>[] = [
  {
    id: 'plan.special-use-case',
    category: 'plan',
    source: 'bandwidthCampaigns',
    basis: 'published',
    // A sole proprietor confirms a one-time code, which takes no waiting.
    check: ({ useCase: { code, kind, needs } }) =>
      kind === 'standard' || code === 'SOLE_PROPRIETOR'
        ? undefined
        : {
            status: 'warning',
            message: `${code} is a special use case, so the launch date is not reliable. Approval can take much longer or be refused.`,
            ...(needs === undefined ? {} : { details: `Requirement: ${needs}` }),
            remedy:
              'Ask your provider first whether it supports the use case, and do not announce a launch date before all carriers approve the campaign.',
          },
  },
  {
    ...ours,
    id: 'plan.start-passed',
    check: ({ start, today }) =>
      start < today
        ? {
            status: 'warning',
            message:
              'The start date is in the past. The plan shows which dates have passed, not which work is completed.',
            remedy: 'If the work has not started, plan again from today.',
          }
        : undefined,
  },
  {
    ...ours,
    id: 'plan.start-on-free-day',
    check: ({ start }) =>
      isBusinessDay(start)
        ? undefined
        : {
            status: 'info',
            message:
              'The start date is a weekend or a federal holiday. The first planned business day is the next one.',
          },
  },
  {
    ...ours,
    id: 'plan.low-score',
    check: ({ tier }) =>
      SLOW_TIERS.has(tier)
        ? {
            status: 'info',
            message:
              'The plan allows more days for preparation and brand registration, because a low score often comes from records that are missing or do not match.',
            remedy: 'If your documents and records are complete, start the next phase earlier.',
          }
        : undefined,
  },
  {
    ...ours,
    id: 'plan.longer-reviews',
    check: ({ daysMax }) => {
      const [message] = listLongerReviews(daysMax);
      return message === undefined ? undefined : { status: 'info', message };
    },
  },
];
