// How often campaigns are approved, as far as we can tell. No registry, carrier or aggregator publishes rates.
import type { Sourced } from './sources.ts';

type ApprovalEstimate = Sourced & {
  readonly useCase: string;
  /** Percent approved at the first submission, before the trust score is looked at. */
  readonly baseRate: number;
};

type ScoreEffect = Sourced & {
  /** T-Mobile tier of the trust score. */
  readonly tierName: string;
  readonly percentagePoints: number;
};

const own = { source: 'house', basis: 'estimate' } as const;

export const approvalEstimates: readonly ApprovalEstimate[] = [
  { ...own, useCase: '2FA', baseRate: 92 },
  { ...own, useCase: 'DELIVERY_NOTIFICATION', baseRate: 90 },
  { ...own, useCase: 'CUSTOMER_CARE', baseRate: 88 },
  { ...own, useCase: 'MIXED', baseRate: 80 },
  { ...own, useCase: 'MARKETING', baseRate: 76 },
];

export const approvalScoreEffects: readonly ScoreEffect[] = [
  { ...own, tierName: 'Top', percentagePoints: 5 },
  { ...own, tierName: 'High-Mid', percentagePoints: 2 },
  { ...own, tierName: 'Low-Mid', percentagePoints: -4 },
  { ...own, tierName: 'Low', percentagePoints: -10 },
];

type RejectionCause = Sourced & { readonly cause: string; readonly remedy: string };

const named = { source: 'sinchTopReasons', basis: 'published' } as const;
const coded = { source: 'telnyxDeclines', basis: 'published' } as const;

/** The most frequent first, as Sinch ranks the first three. */
export const rejectionCauses: readonly RejectionCause[] = [
  {
    ...named,
    cause: 'The opt-in is not shown as the subscriber sees it.',
    remedy: 'Describe the opt-in step by step, with the address of the page or a screenshot.',
  },
  {
    ...named,
    cause: 'The brand is named differently on the site, in the samples and in the registration.',
    remedy: 'Use one name everywhere, and explain a trade name in the description.',
  },
  {
    ...named,
    cause: 'The privacy policy does not say that mobile data is not shared for marketing.',
    remedy:
      'Say in the privacy policy that mobile numbers and consent are not shared for marketing, and link the policy in the opt-in.',
  },
  {
    ...coded,
    cause: 'Samples do not fit the use case (decline code 602).',
    remedy: 'Write samples of just what the use case says.',
  },
  {
    ...coded,
    cause: 'Links, phone numbers or an age gate are used but not declared (decline code 601).',
    remedy: 'Set the attributes as the samples and the site show them.',
  },
  {
    ...coded,
    cause: 'The call to action lacks HELP, STOP, frequency, rates or the privacy link (decline code 806).',
    remedy: 'Put all five next to the opt-in.',
  },
  {
    ...coded,
    cause: 'The website is missing, unfinished or behind a login (decline codes 804 and 807).',
    remedy: 'Publish a site that names the business, its address and its services.',
  },
];
