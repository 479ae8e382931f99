// Where a campaign stands and whose move it is: one function from what is known, for every combination of it.
import type { Progress } from '@tendlc/contract';

export type CampaignCircumstances = {
  readonly registration: 'registering' | 'in_doubt' | 'registered' | 'refused';
  readonly campaignStatus: string;
  /** Of the connectivity partner that the campaign is shared with; null when it is shared with none. */
  readonly sharingStatus: string | null;
  /** Whether aggregators are chosen for all carriers. */
  readonly carriersElected: boolean;
  /** What each carrier says. */
  readonly carrierStatuses: readonly string[];
  readonly since: Date;
};

type Standing = Omit<Progress, 'since'>;

/** Older answers of the registry say APPROVED. */
export const isRegistered = (status: string): boolean => status === 'REGISTERED' || status === 'APPROVED';

const UNREGISTERED: Readonly<Record<'registering' | 'in_doubt' | 'refused', Standing>> = {
  registering: {
    phase: 'registering',
    waitingFor: 'registry',
    nextAction:
      'Wait a few minutes. We are checking whether the registry received this campaign. Do not register it again.',
  },
  in_doubt: {
    phase: 'registering',
    waitingFor: 'registry',
    nextAction:
      'Wait a few minutes. We are checking whether the registry received this campaign. Do not register it again.',
  },
  refused: {
    phase: 'ended',
    waitingFor: 'you',
    nextAction: 'The registry did not register this campaign, and nothing was charged. Register it again.',
  },
};

const ENDED: Readonly<Record<string, Standing>> = {
  DEACTIVATED: {
    phase: 'ended',
    waitingFor: 'nobody',
    nextAction: 'The campaign is deactivated. Register a new campaign to send again.',
  },
  EXPIRED: {
    phase: 'expired',
    waitingFor: 'you',
    nextAction: 'Register a new campaign. An expired campaign cannot be renewed.',
  },
};

const UNSHARED: Standing = {
  phase: 'sharing',
  waitingFor: 'you',
  nextAction: 'Share the campaign with your connectivity partner (CNP). Carriers review it only after that.',
};

const DECLINED: Standing = {
  phase: 'declined',
  waitingFor: 'you',
  nextAction:
    'Correct what the connectivity partner declined, then share the campaign again. If the partner is mistaken, appeal.',
};

const PARTNER_REVIEWS: Standing = {
  phase: 'partner-review',
  waitingFor: 'partner',
  nextAction: 'Wait for the connectivity partner. Its review takes days to weeks.',
};

const ELECTING: Standing = {
  phase: 'partner-review',
  waitingFor: 'partner',
  nextAction: 'Wait. The connectivity partner accepted the campaign and is submitting it to the carriers.',
};

const CARRIERS_REVIEW: Standing = {
  phase: 'carrier-review',
  waitingFor: 'carriers',
  nextAction: 'Wait for the carriers to review the campaign.',
};

const APPROVED: Standing = {
  phase: 'approved',
  waitingFor: 'nobody',
  nextAction:
    'The carriers approved the campaign. Assign phone numbers to it at your messaging provider, then send.',
};

const PARTLY_WAITING: Standing = {
  phase: 'partly-approved',
  waitingFor: 'carriers',
  nextAction: 'Send to the carriers that approved the campaign. The others are still reviewing it.',
};

const PARTLY_REFUSED: Standing = {
  phase: 'partly-approved',
  waitingFor: 'you',
  nextAction:
    'Send to the carriers that approved the campaign. For the others, read the rejection reasons, correct the campaign, then resubmit it.',
};

const REJECTED: Standing = {
  phase: 'rejected',
  waitingFor: 'you',
  nextAction: 'Read why the carriers rejected the campaign, correct it, then resubmit it.',
};

const SUSPENDED: Standing = {
  phase: 'suspended',
  waitingFor: 'you',
  nextAction: 'Stop sending, fix the cause of the suspension, then ask your messaging provider to lift it.',
};

function standingWithCarriers(statuses: readonly string[]): Standing {
  const registered = statuses.filter(isRegistered).length;
  const reviewing = statuses.filter((status) => status === 'REVIEW').length;
  const suspended = statuses.filter((status) => status === 'SUSPENDED').length;
  const rejected = statuses.filter((status) => status === 'REJECTED').length;
  if (registered > 0) {
    if (registered === statuses.length) {
      return APPROVED;
    }
    return rejected + suspended > 0 && reviewing === 0 ? PARTLY_REFUSED : PARTLY_WAITING;
  }
  if (suspended > 0) {
    return SUSPENDED;
  }
  return rejected > 0 && reviewing === 0 ? REJECTED : CARRIERS_REVIEW;
}

function standingOf(given: CampaignCircumstances): Standing {
  const { registration, campaignStatus, sharingStatus, carriersElected, carrierStatuses } = given;
  if (registration !== 'registered') {
    return UNREGISTERED[registration];
  }
  const ended = Object.hasOwn(ENDED, campaignStatus) ? ENDED[campaignStatus] : undefined;
  if (ended !== undefined) {
    return ended;
  }
  const isDecided = carrierStatuses.some((status) => status !== 'REVIEW');
  if (isDecided) {
    const standing = standingWithCarriers(carrierStatuses);
    // The partner has ended what carriers were still looking at.
    return standing === CARRIERS_REVIEW && sharingStatus === 'DECLINED' ? DECLINED : standing;
  }
  if (sharingStatus === null) {
    return UNSHARED;
  }
  if (sharingStatus === 'DECLINED') {
    return DECLINED;
  }
  if (sharingStatus === 'PENDING') {
    return PARTNER_REVIEWS;
  }
  return carriersElected || carrierStatuses.length > 0 ? CARRIERS_REVIEW : ELECTING;
}

/** Pure: what is known of a campaign → where it stands. */
export const progressOfCampaign = (given: CampaignCircumstances): Progress => ({
  ...standingOf(given),
  since: given.since.toISOString(),
});
