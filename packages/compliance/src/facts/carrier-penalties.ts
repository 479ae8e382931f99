// What a violation costs at each carrier: fines, other penalties, and charges for structure that is not used.
import type { CarrierCode } from './carriers.ts';
import type { Sourced } from './sources.ts';

export type CarrierPenalty = Sourced & {
  readonly carrier: CarrierCode;
  readonly violation: string;
  /** Absent where the carrier acts but names no sum. */
  readonly usd?: number;
  readonly per?: 'violation' | 'message' | 'campaign' | 'request';
  /** One sentence: what follows. */
  readonly action: string;
};

const tmobile = { carrier: 'tmobile', source: 'bandwidthTmobile', basis: 'published' } as const;
const suspended = { source: 'campaignSuspension', basis: 'published' } as const;
const SUSPENSION = 'The campaign is suspended on this network, and everything it sends there fails.';

/** T-Mobile's fines by severity stand in `tmobileFineTiers`. */
export const carrierPenalties: readonly CarrierPenalty[] = [
  {
    carrier: 'att',
    violation: 'Breach of the code of conduct',
    action: 'The campaign is put into a slower class, suspended or ended.',
    source: 'bandwidthAtt',
    basis: 'published',
  },
  {
    ...tmobile,
    violation: 'Third and every later notice of a content violation by the same sender',
    usd: 10_000,
    per: 'violation',
    action: 'Passed on to the sender by the provider.',
  },
  {
    ...tmobile,
    violation: 'Evasion: many numbers for one text, dynamic routing, numbers replaced to keep sending',
    usd: 1000,
    per: 'violation',
    action: 'Passed on to the sender by the provider.',
  },
  {
    ...tmobile,
    violation: 'Texting from a number before its ownership has been proved',
    usd: 10_000,
    per: 'violation',
    action: 'Due when T-Mobile receives a complaint.',
  },
  {
    ...tmobile,
    violation: 'Business traffic on routes for people',
    usd: 10,
    per: 'message',
    action: 'Waived until further notice.',
  },
  {
    ...tmobile,
    violation: 'No number assigned to a campaign for 60 days',
    usd: 250,
    per: 'campaign',
    action: 'May recur while the campaign stays without a number.',
  },
  { ...suspended, carrier: 'verizon', violation: 'Content against CTIA principles', action: SUSPENSION },
  {
    ...suspended,
    carrier: 'uscellular',
    violation: 'Content against CTIA principles',
    action: SUSPENSION,
  },
];
