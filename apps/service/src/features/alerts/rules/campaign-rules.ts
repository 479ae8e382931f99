// What costs a campaign money or delivery: a renewal, a suspension, no phone number, and a review that takes long.
import { sources } from '@tendlc/compliance';
import { nameInText } from '../../../plain-names.ts';
import { nameCarrier } from '../../campaigns/index.ts';
import { addMs, type Cause, DAY_MS, dayOf, join, type Judgment, NOTHING, within } from './cause.ts';
import { judgeReview, type OurTimes } from './review-time.ts';

export type CampaignFacts = {
  readonly id: number;
  readonly userId: number;
  readonly registryId: string;
  readonly brandName: string;
  readonly status: string;
  readonly carriers: Readonly<Record<string, string>>;
  readonly sharingStatus: string | null;
  readonly renewsAt: Date | null;
  readonly isRenewed: boolean;
  readonly since: Date;
  /** Null if it has a number, and if that was not read yet. */
  readonly noNumberSince: Date | null;
};

/** An expiration ends all sending: there must be time to decide. A renewal only costs its fee. */
const EXPIRATION_DAYS = 14;
const RENEWAL_DAYS = 3;
/** A week before the earliest consequence that a source names. */
const NO_NUMBER_DAYS = 8;
/** The period of the fee in the source that most providers repeat. */
const NO_NUMBER_FEE_DAYS = 60;

const nameOf = ({ brandName, registryId }: CampaignFacts): string =>
  `${nameInText(brandName)}: campaign ${registryId}`;

const isEnded = ({ status }: CampaignFacts) => status === 'EXPIRED' || status === 'DEACTIVATED';

function judgeRenewal(facts: CampaignFacts, now: Date): Judgment {
  const { renewsAt, isRenewed } = facts;
  if (isEnded(facts)) {
    return NOTHING;
  }
  if (renewsAt === null) {
    // The campaign was read before its mirror had the date.
    return { causes: [], isStale: facts.status === 'ACTIVE' };
  }
  const until = addMs(renewsAt, DAY_MS);
  // The registry has set the next date by then, or ended the campaign.
  if (now >= until) {
    return { causes: [], isStale: true, nextAt: addMs(now, DAY_MS) };
  }
  const day = dayOf(renewsAt);
  const days = isRenewed ? RENEWAL_DAYS : EXPIRATION_DAYS;
  return within(now, addMs(renewsAt, -days * DAY_MS), until, () => ({
    type: 'campaign.renewal_due',
    aspect: '',
    occurrence: `${day} ${isRenewed ? 'renews' : 'expires'}`,
    severity: isRenewed ? 'info' : 'error',
    message: isRenewed
      ? `${nameOf(facts)} renews on ${day}, and the registry charges the monthly fee.`
      : `${nameOf(facts)} expires on ${day}, because auto-renewal is off. An expired campaign cannot be renewed.`,
    dueAt: renewsAt,
    nextAction: isRenewed
      ? 'If you do not need the campaign anymore, turn off auto-renewal before this day.'
      : 'To keep sending, turn on auto-renewal before this day.',
    source: sources.registryApi,
  }));
}

const list = new Intl.ListFormat('en-US');

/** The registry writes the name of one carrier in another way than the carrier does. */
const brandOfCarrier = (mnoId: string): string => {
  const name = nameCarrier(mnoId);
  return name === 'US Cellular' ? 'UScellular' : name;
};

/** One for each carrier, because carriers decide by themselves; a single one if none delivers any more. */
function judgeSuspensions(facts: CampaignFacts): Judgment {
  const suspendedBy = Object.keys(facts.carriers).filter((mnoId) => facts.carriers[mnoId] === 'SUSPENDED');
  const causeOf = (aspect: string, who: string): Cause => ({
    type: 'campaign.suspended',
    aspect,
    occurrence: null,
    severity: 'error',
    message: `${nameOf(facts)} is suspended by ${who}. Its messages are not delivered there.`,
    dueAt: null,
    nextAction: 'Stop sending, fix the cause, then ask your messaging provider to lift the suspension.',
    source: sources.campaignSuspension,
  });
  const names = suspendedBy.map((mnoId) => nameInText(brandOfCarrier(mnoId)));
  if (isEnded(facts) || suspendedBy.length === 0) {
    return NOTHING;
  }
  return {
    causes:
      facts.status === 'SUSPENDED'
        ? [causeOf('all', list.format(names))]
        : suspendedBy.map((mnoId, index) => causeOf(mnoId, names[index] ?? mnoId)),
  };
}

/** Sources agree on the fee, but not on what is counted, and for how long. */
function judgeNumbers(facts: CampaignFacts, now: Date): Judgment {
  const { noNumberSince: since } = facts;
  if (since === null || isEnded(facts)) {
    return NOTHING;
  }
  const dueAt = addMs(since, NO_NUMBER_FEE_DAYS * DAY_MS);
  return within(now, addMs(since, NO_NUMBER_DAYS * DAY_MS), undefined, () => ({
    type: 'campaign.no_numbers',
    aspect: '',
    occurrence: dayOf(since),
    severity: 'warning',
    message: `${nameOf(facts)} has had no phone number since ${dayOf(since)}. T-Mobile charges 250 US dollars for an unused campaign. The sources conflict on when: Bandwidth says after 60 days without a number, Plivo after 60 days without messages to T-Mobile, and Telnyx every month. Telnyx also suspends a campaign after 15 idle days.`,
    dueAt,
    nextAction: 'Assign a number to the campaign at your messaging provider, or deactivate the campaign.',
    source: sources.bandwidthTmobile,
  }));
}

function judgeCampaignReview(facts: CampaignFacts, ours: OurTimes, now: Date): Judgment {
  const { status, sharingStatus, carriers, since } = facts;
  const isReviewed = status === 'PENDING' || Object.values(carriers).includes('REVIEW');
  const isShared = sharingStatus === 'PENDING' || sharingStatus === 'ACCEPTED';
  return isReviewed && isShared && !isEnded(facts)
    ? judgeReview(
        'campaign',
        {
          name: nameOf(facts),
          since,
          nextAction: 'Request a review (nudge) for the campaign, or ask your connectivity partner.',
        },
        ours,
        now,
      )
    : NOTHING;
}

export const judgeCampaign = (facts: CampaignFacts, ours: OurTimes, now: Date): Judgment =>
  join([
    judgeRenewal(facts, now),
    judgeSuspensions(facts),
    judgeNumbers(facts, now),
    judgeCampaignReview(facts, ours, now),
  ]);
