// Plans the business days of a campaign review: our estimate, the same in every tool.
import {
  APPROVAL_EXTRA_DAYS,
  MARKETING_EXTRA_DAYS,
  plannedReviews,
  statedReviewTimes,
} from '../facts/review-times.ts';
import { tmobileTier } from '../facts/throughput.ts';
import type { UseCase } from '../facts/use-cases.ts';

export type ReviewPlan = { readonly daysMin: number; readonly daysMax: number; readonly daysPlanned: number };

const MAY_BE_MARKETING = new Set(['MARKETING', 'MIXED']);

/** Business days from submission to approval, by the T-Mobile tier of the trust score. */
export function planReview(useCase: UseCase, trustScore: number): ReviewPlan {
  const { name } = tmobileTier(useCase, trustScore);
  const row = plannedReviews.find(({ tierName }) => tierName === name);
  if (row === undefined) {
    throw new Error(`no review plan for the tier ${name}`);
  }
  const extra =
    (MAY_BE_MARKETING.has(useCase.code) ? MARKETING_EXTRA_DAYS : 0) +
    (useCase.carrierApproval === true ? APPROVAL_EXTRA_DAYS : 0);
  return {
    daysMin: row.daysMin,
    daysMax: row.daysMax + extra,
    daysPlanned: row.daysPlanned + extra,
  };
}

/** One sentence on the providers that state a longer campaign review than the estimate; empty if none does. */
export function listLongerReviews(daysMax: number): string[] {
  const longer = statedReviewTimes
    .filter((row) => row.stage === 'campaign' && (row.daysMax ?? 0) > daysMax)
    .map(({ who, daysMax: days }) => `${who} (up to ${days} business days)`);
  return longer.length === 0
    ? []
    : [
        `Some providers state longer reviews than our estimate: ${longer.join(', ')}. Plan with the time of yours.`,
      ];
}
