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
  nextAction: 'Nothing: the brand is deleted. Register a new one to send again.',
};

const REGISTERING: Standing = {
  phase: 'registering',
  waitingFor: 'registry',
  nextAction:
    'Wait a few minutes: we are finding out whether the registry took the brand. Do not enter it again.',
};

const REFUSED: Standing = {
  phase: 'ended',
  waitingFor: 'you',
  nextAction: 'The registry never took this brand, and nothing was charged. Register it again.',
};

const FAILED: Standing = {
  phase: 'identity-failed',
  waitingFor: 'you',
  nextAction:
    'Read the feedback, correct what it names, then have the brand checked again; each check costs a registry fee.',
};

const SOLE_PROPRIETOR: Standing = {
  phase: 'identity-check',
  waitingFor: 'you',
  nextAction: 'Confirm the mobile number with the one-time code that the registry sends to it.',
};

const CHECKING: Standing = {
  phase: 'identity-check',
  waitingFor: 'registry',
  nextAction: 'Wait for the registry: it checks the brand, usually within minutes.',
};

const VETTING: Standing = {
  phase: 'verified',
  waitingFor: 'registry',
  nextAction: 'Wait for the external vetting, or register a campaign now on the terms of an unvetted brand.',
};

const VETTING_FAILED: Standing = {
  phase: 'verified',
  waitingFor: 'you',
  nextAction:
    'The external vetting failed: check the brand’s data before you order another, or register a campaign without it.',
};

const UNVETTED: Standing = {
  phase: 'verified',
  waitingFor: 'you',
  nextAction:
    'Register a campaign. Order external vetting first if you need more messages a day than an unvetted brand gets.',
};

const READY: Standing = {
  phase: 'verified',
  waitingFor: 'you',
  nextAction: 'Register a campaign.',
};

const LISTED: Standing = {
  phase: 'verified',
  waitingFor: 'you',
  nextAction: 'Order Authentication+ vetting: listed companies need it before their first campaign.',
};

const IN_USE: Standing = {
  phase: 'verified',
  waitingFor: 'nobody',
  nextAction: 'Nothing: the brand is verified, and its campaigns show what is next.',
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
