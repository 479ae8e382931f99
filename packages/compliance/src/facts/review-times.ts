// Review times: what providers state, and our estimate for planning.
import type { Sourced } from './sources.ts';

type StatedTime = Sourced & {
  readonly who: string;
  readonly stage: 'brand' | 'vetting' | 'campaign' | 'carriers' | 'numbers';
  readonly words: string;
  /** The longest time in business days, if the words state one. */
  readonly daysMax?: number;
};

const stated = (
  who: string,
  stage: StatedTime['stage'],
  words: string,
  source: Sourced['source'],
  daysMax?: number,
): StatedTime => ({
  who,
  stage,
  words,
  source,
  basis: 'published',
  ...(daysMax === undefined ? {} : { daysMax }),
});

export const statedReviewTimes: readonly StatedTime[] = [
  stated('Twilio', 'campaign', 'Five business days or more during peak times', 'twilioOnboarding'),
  stated('Twilio', 'campaign', 'Seven to ten business days', 'twilioGuidelines', 10),
  stated(
    'Bandwidth',
    'campaign',
    'Three to five business days; Bandwidth’s own rejections on the same day',
    'bandwidthVetting',
    5,
  ),
  stated(
    'Sinch',
    'campaign',
    'A few minutes for most registrations; several days for some',
    'sinchRegistration',
  ),
  stated('Telnyx', 'vetting', 'One to seven business days', 'telnyxQuickstart'),
  stated(
    'Telnyx',
    'campaign',
    'Telnyx’s own review by the next business day, then three to ten business days',
    'telnyxProcess',
    11,
  ),
  stated(
    'Telnyx',
    'carriers',
    'T-Mobile up to one day; AT&T and Verizon one to three days',
    'telnyxCampaigns',
  ),
  stated(
    'Vonage',
    'campaign',
    'Vonage recommends that you register several weeks in advance',
    'vonageDashboard',
  ),
];

type PlannedReview = Sourced & {
  /** T-Mobile tier of the trust score. */
  readonly tierName: string;
  /** Business days from submission to approval. */
  readonly daysMin: number;
  readonly daysMax: number;
  /** The single figure for planning. */
  readonly daysPlanned: number;
};

const planned = { source: 'house', basis: 'estimate' } as const;

/** Review times by trust score are not published. */
export const plannedReviews: readonly PlannedReview[] = [
  { ...planned, tierName: 'Top', daysMin: 3, daysMax: 5, daysPlanned: 5 },
  { ...planned, tierName: 'High-Mid', daysMin: 3, daysMax: 7, daysPlanned: 5 },
  { ...planned, tierName: 'Low-Mid', daysMin: 5, daysMax: 10, daysPlanned: 7 },
  { ...planned, tierName: 'Low', daysMin: 7, daysMax: 15, daysPlanned: 10 },
  { ...planned, tierName: 'Sole proprietor', daysMin: 7, daysMax: 15, daysPlanned: 10 },
];

/** Additional business days for a marketing review, and for a review by the carriers. */
export const MARKETING_EXTRA_DAYS = 3;
export const APPROVAL_EXTRA_DAYS = 5;
