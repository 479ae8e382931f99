// How long reviews take: what providers state, and our own estimate for planning.
import type { Sourced } from './sources.ts';

type StatedTime = Sourced & {
  readonly who: string;
  readonly stage: 'brand' | 'vetting' | 'campaign' | 'carriers' | 'numbers';
  readonly words: string;
};

const stated = (
  who: string,
  stage: StatedTime['stage'],
  words: string,
  source: Sourced['source'],
): StatedTime => ({ who, stage, words, source, basis: 'published' });

export const statedReviewTimes: readonly StatedTime[] = [
  stated(
    'Twilio',
    'campaign',
    'Five business days and more while many campaigns are submitted',
    'twilioOnboarding',
  ),
  stated('Twilio', 'campaign', 'Seven to ten business days', 'twilioGuidelines'),
  stated(
    'Bandwidth',
    'campaign',
    'Three to five business days; its own rejections on the same day',
    'bandwidthVetting',
  ),
  stated(
    'Sinch',
    'campaign',
    'A few minutes for most registrations, several days for some',
    'sinchRegistration',
  ),
  stated('Telnyx', 'vetting', 'One to seven business days', 'telnyxQuickstart'),
  stated(
    'Telnyx',
    'campaign',
    'Its own review by the next business day, then three to ten business days',
    'telnyxProcess',
  ),
  stated(
    'Telnyx',
    'carriers',
    'T-Mobile at once to a day, AT&T and Verizon one to three days',
    'telnyxCampaigns',
  ),
  stated('Vonage', 'campaign', 'Several weeks ahead is its advice', 'vonageDashboard'),
];

type PlannedReview = Sourced & {
  /** T-Mobile tier of the trust score. */
  readonly tierName: string;
  /** Business days from submission to approval. */
  readonly daysMin: number;
  readonly daysMax: number;
  /** The one figure to plan with. */
  readonly daysPlanned: number;
};

const planned = { source: 'house', basis: 'estimate' } as const;

/** Nobody publishes review times by trust score. */
export const plannedReviews: readonly PlannedReview[] = [
  { ...planned, tierName: 'Top', daysMin: 3, daysMax: 5, daysPlanned: 5 },
  { ...planned, tierName: 'High-Mid', daysMin: 3, daysMax: 7, daysPlanned: 5 },
  { ...planned, tierName: 'Low-Mid', daysMin: 5, daysMax: 10, daysPlanned: 7 },
  { ...planned, tierName: 'Low', daysMin: 7, daysMax: 15, daysPlanned: 10 },
  { ...planned, tierName: 'Sole proprietor', daysMin: 7, daysMax: 15, daysPlanned: 10 },
];

/** Business days that a review of marketing takes longer, and one that carriers join. */
export const MARKETING_EXTRA_DAYS = 3;
export const APPROVAL_EXTRA_DAYS = 5;
