// Our estimates of campaign approval rates. Registries, carriers, and aggregators do not publish them.
import type { Sourced } from './sources.ts';

type ApprovalEstimate = Sourced & {
  readonly useCase: string;
  /** Percentage approved at the first submission, before the effect of the trust score. */
  readonly baseRate: number;
};

type ScoreEffect = Sourced & {
  /** T-Mobile tier of the trust score. */
  readonly tierName: string;
  readonly percentagePoints: number;
};

const own = { source: 'house', basis: 'estimate' } as const;

const rates = (baseRate: number, ...codes: readonly string[]): ApprovalEstimate[] =>
  codes.map((useCase) => ({ ...own, useCase, baseRate }));

export const approvalEstimates: readonly ApprovalEstimate[] = [
  ...rates(92, '2FA'),
  ...rates(90, 'DELIVERY_NOTIFICATION'),
  ...rates(88, 'CUSTOMER_CARE', 'ACCOUNT_NOTIFICATION', 'FRAUD_ALERT', 'SECURITY_ALERT'),
  ...rates(84, 'HIGHER_EDUCATION', 'PUBLIC_SERVICE_ANNOUNCEMENT', 'M2M'),
  ...rates(80, 'MIXED', 'LOW_VOLUME', 'POLLING_VOTING'),
  ...rates(76, 'MARKETING', 'K12_EDUCATION', 'EMERGENCY', 'PUBLIC_SAFETY_RESTRICTED'),
  ...rates(72, 'SOLE_PROPRIETOR', 'CHARITY', 'POLITICAL', 'AGENTS_FRANCHISES', 'UCAAS_LOW', 'UCAAS_HIGH'),
  ...rates(60, 'CONVERSATIONAL', 'PROXY', 'CARRIER_EXEMPT', 'TRIAL'),
  ...rates(55, 'SOCIAL', 'SWEEPSTAKE'),
];

/** The estimates may be off by this many percentage points. */
export const APPROVAL_ACCURACY_POINTS = 10;

export const approvalScoreEffects: readonly ScoreEffect[] = [
  { ...own, tierName: 'Top', percentagePoints: 5 },
  { ...own, tierName: 'High-Mid', percentagePoints: 2 },
  { ...own, tierName: 'Low-Mid', percentagePoints: -4 },
  { ...own, tierName: 'Low', percentagePoints: -10 },
  // Sole proprietors have no trust score.
  { ...own, tierName: 'Sole proprietor', percentagePoints: 0 },
];

type RejectionCause = Sourced & { readonly cause: string; readonly remedy: string };

const named = { source: 'sinchTopReasons', basis: 'published' } as const;
const coded = { source: 'telnyxDeclines', basis: 'published' } as const;

/** Most frequent first. The first three follow the ranking by Sinch. */
export const rejectionCauses: readonly RejectionCause[] = [
  {
    ...named,
    cause: 'The registration does not show the opt-in as subscribers see it.',
    remedy: 'Describe the opt-in step by step, with the URL of the page or a screenshot.',
  },
  {
    ...named,
    cause: 'The brand name differs between the website, the sample messages, and the registration.',
    remedy: 'Use one name everywhere, and explain a DBA name in the description.',
  },
  {
    ...named,
    cause: 'The privacy policy does not say that mobile data is not shared for marketing.',
    remedy:
      'State in the privacy policy that mobile numbers and consent are not shared for marketing, and link to the policy in the opt-in.',
  },
  {
    ...coded,
    cause: 'The sample messages do not fit the use case (decline code 602).',
    remedy: 'Write sample messages that match the use case exactly.',
  },
  {
    ...coded,
    cause: 'The campaign does not declare its links, phone numbers, or age gate (decline code 601).',
    remedy: 'Set the attributes to match the sample messages and the website.',
  },
  {
    ...coded,
    cause:
      'The call to action lacks HELP, STOP, frequency, rates, or the privacy policy link (decline code 806).',
    remedy: 'Add all five next to the opt-in.',
  },
  {
    ...coded,
    cause: 'The website is missing, unfinished, or behind a login (decline codes 804 and 807).',
    remedy: 'Publish a website with the name, address, and services of the business.',
  },
];
