// Penalties at each carrier: fines, suspensions, and charges for unused campaigns.
import type { CarrierCode } from './carriers.ts';
import type { Sourced } from './sources.ts';

export type CarrierPenalty = Sourced & {
  readonly carrier: CarrierCode;
  readonly violation: string;
  /** Absent if the carrier states no amount. */
  readonly usd?: number;
  readonly per?: 'violation' | 'message' | 'campaign' | 'request';
  /** The describeConsequence, in one sentence. */
  readonly action: string;
};

const tmobile = { carrier: 'tmobile', source: 'bandwidthTmobile', basis: 'published' } as const;
const suspended = { source: 'campaignSuspension', basis: 'published' } as const;
const SUSPENSION = 'The carrier suspends the campaign on its network, and all its messages there fail.';

/** T-Mobile's fines by severity are in `tmobileFineTiers`. */
export const carrierPenalties: readonly CarrierPenalty[] = [
  {
    carrier: 'att',
    violation: 'Breach of the code of conduct',
    action: 'The carrier moves the campaign to a lower message class, suspends it, or ends it.',
    source: 'bandwidthAtt',
    basis: 'published',
  },
  {
    ...tmobile,
    violation: 'Third and each later content violation notice for the same sender',
    usd: 10_000,
    per: 'violation',
    action: 'The provider charges the sender.',
  },
  {
    ...tmobile,
    violation:
      'Evasion: many numbers for the same text, dynamic routing, or replacement numbers to continue sending',
    usd: 1000,
    per: 'violation',
    action: 'The provider charges the sender.',
  },
  {
    ...tmobile,
    violation: 'Sending from a number before its ownership is verified',
    usd: 10_000,
    per: 'violation',
    action: 'Charged when T-Mobile receives a complaint.',
  },
  {
    ...tmobile,
    violation: 'Business traffic on person-to-person routes',
    usd: 10,
    per: 'message',
    action: 'Waived until further notice.',
  },
  {
    ...tmobile,
    violation: 'No number assigned to a campaign for 60 days',
    usd: 250,
    per: 'campaign',
    action: 'May be charged again while the campaign has no number.',
  },
  {
    ...suspended,
    carrier: 'verizon',
    violation: 'Content that violates the CTIA principles',
    action: SUSPENSION,
  },
  {
    ...suspended,
    carrier: 'uscellular',
    violation: 'Content that violates the CTIA principles',
    action: SUSPENSION,
  },
];
