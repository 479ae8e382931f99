// Where a brand stands and whose move it is: one function from what is known, for every combination of it.
import type { Progress } from '@tendlc/contract';

export type BrandCircumstances = {
  readonly registration: 'registering' | 'in_doubt' | 'registered' | 'refused';
  readonly brandStatus: string;
  readonly identityStatus: string | null;
  readonly vettingStatus: string | null;
  readonly trustScore: number | null;
  readonly entityType: string;
  readonly hasCampaign: boolean;
  readonly since: Date;
};

type Standing = Omit<Progress, 'since'>;

const ENDED: Standing = {
  phase: 'ended',
  waitingFor: 'nobody',
  nextAction: 'The brand is deleted. Register a new brand to send again.',
};

const REGISTERING: Standing = {
  phase: 'registering',
  waitingFor: 'registry',
  nextAction:
    'Wait a few minutes. We are checking whether the registry received this brand. Do not register it again.',
};

const REFUSED: Standing = {
  phase: 'ended',
  waitingFor: 'you',
  nextAction: 'The registry did not register this brand, and nothing was charged. Register it again.',
};

const FAILED: Standing = {
  phase: 'identity-failed',
  waitingFor: 'you',
  nextAction:
    'Read the feedback, correct the fields it names, then resubmit the brand. The registry charges a fee for each resubmission.',
};

const SOLE_PROPRIETOR: Standing = {
  phase: 'identity-check',
  waitingFor: 'you',
  nextAction: 'Confirm the mobile phone number with the one-time code that the registry sends to it.',
};

const CHECKING: Standing = {
  phase: 'identity-check',
  waitingFor: 'registry',
  nextAction: 'Wait for the registry. It usually checks a brand within minutes.',
};

const VETTING: Standing = {
  phase: 'verified',
  waitingFor: 'registry',
  nextAction:
    'Wait for the external vetting result, or register a campaign now with the throughput of an unvetted brand.',
};

const VETTING_FAILED: Standing = {
  phase: 'verified',
  waitingFor: 'you',
  nextAction:
    'External vetting failed. Correct the brand before you order vetting again, or register a campaign without vetting.',
};

const UNVETTED: Standing = {
  phase: 'verified',
  waitingFor: 'you',
  nextAction:
    'Register a campaign. If you need a higher daily cap than an unvetted brand gets, order external vetting first.',
};

const READY: Standing = {
  phase: 'verified',
  waitingFor: 'you',
  nextAction: 'Register a campaign.',
};

const LISTED: Standing = {
  phase: 'verified',
  waitingFor: 'you',
  nextAction: 'Order Authentication+ vetting. Publicly traded companies need it before their first campaign.',
};

const IN_USE: Standing = {
  phase: 'verified',
  waitingFor: 'nobody',
  nextAction: 'The brand is verified. See its campaigns for their next steps.',
};

function standingOfVerified(given: BrandCircumstances): Standing {
  if (given.vettingStatus === 'PENDING' || given.vettingStatus === 'UNSCORE') {
    return VETTING;
  }
  if (given.vettingStatus === 'FAILED') {
    return VETTING_FAILED;
  }
  if (given.hasCampaign) {
    return IN_USE;
  }
  if (
    given.trustScore !== null ||
    given.vettingStatus === 'ACTIVE' ||
    given.identityStatus === 'VETTED_VERIFIED'
  ) {
    return READY;
  }
  return given.entityType === 'PUBLIC_PROFIT' ? LISTED : UNVETTED;
}

function standingOf(given: BrandCircumstances): Standing {
  if (given.registration !== 'registered') {
    return given.registration === 'refused' ? REFUSED : REGISTERING;
  }
  switch (given.brandStatus) {
    case 'DELETED':
      return ENDED;
    case 'FAILED':
      return FAILED;
    case 'ACTIVE':
      return standingOfVerified(given);
    default:
      return given.identityStatus === 'SELF_DECLARED' && given.entityType === 'SOLE_PROPRIETOR'
        ? SOLE_PROPRIETOR
        : CHECKING;
  }
}

/** Pure: what is known of a brand → where it stands. */
export const progressOfBrand = (given: BrandCircumstances): Progress => ({
  ...standingOf(given),
  since: given.since.toISOString(),
});
