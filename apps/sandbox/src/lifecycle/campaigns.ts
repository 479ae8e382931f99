// The lifecycle of a campaign: billing, sharing, DCA election, carrier decisions, suspension, expiry.
import { SUSPENSION_CATEGORIES } from '@tendlc/registry/wire';
import { type Effect, findEffect } from '../scenarios.ts';
import type { CampaignRecord, SharingRecord } from '../store/records.ts';
import { brandOfCampaign, campaignEffects, isoIn, planIn, type World } from '../world.ts';
import { mnoNameOf, publishCampaignEvent, publishCarrierEvent } from './events.ts';
import { beginReview, concludePartnerReview, concludeReview, isReviewedStrictly } from './strict-review.ts';

const effectsFor = (world: World, record: CampaignRecord): Effect[] =>
  campaignEffects(record.campaign, brandOfCampaign(world, record).brand);

const isOver = ({ campaign }: CampaignRecord) => campaign.status === 'EXPIRED';

export function announceCampaign(world: World, record: CampaignRecord): void {
  const { sid, campaign } = record;
  const { campaignId, brandId } = campaign;
  const { displayName } = brandOfCampaign(world, record).brand;
  publishCampaignEvent(
    world,
    record,
    'CAMPAIGN_ADD',
    `Campaign ${campaignId} for brand ${brandId} (${displayName}) is provisioned in the registry`,
  );
  planIn(world, world.delays.billingMs, { kind: 'billing', sid, campaignId });
  if (campaign.mock) {
    // A mock campaign cannot be shared, so it starts after that step.
    planIn(world, world.delays.electionMs, { kind: 'election', sid, campaignId });
  } else if (world.behaviour.autoShare && findEffect(effectsFor(world, record), 'notShared') === undefined) {
    planIn(world, world.delays.autoShareMs, { kind: 'autoShare', sid, campaignId });
  }
}

export function billingIsDue(world: World, record: CampaignRecord): void {
  const { campaign } = record;
  campaign.billedDate = isoIn(world, 0);
  world.store.saveCampaign(record);
  publishCampaignEvent(world, record, 'CAMPAIGN_BILLED', `Campaign ${campaign.campaignId} is billed`);
}

export function autoShareIsDue(world: World, record: CampaignRecord): void {
  if (record.sharing === null && !isOver(record)) {
    record.sharedBySandbox = true;
    shareCampaign(world, record, world.behaviour.autoShareCnpId);
  }
}

export function shareCampaign(world: World, record: CampaignRecord, upstreamCnpId: string): SharingRecord {
  const { campaign, sid } = record;
  const { campaignId } = campaign;
  const now = isoIn(world, 0);
  const sharing: SharingRecord = {
    downstreamCnpId: campaign.cspId,
    upstreamCnpId,
    sharingStatus: 'PENDING',
    explanation: null,
    sharedDate: now,
    statusDate: now,
    cnpMigration: false,
  };
  record.sharing = sharing;
  world.store.saveCampaign(record);
  world.schedule.cancel(
    (step) => (step.kind === 'autoShare' || step.kind === 'sharing') && step.campaignId === campaignId,
  );
  publishCampaignEvent(
    world,
    record,
    'CAMPAIGN_SHARE_ADD',
    `Campaign ${campaignId} is shared with ${upstreamCnpId}`,
  );
  const isSandboxAccount = [...world.store.accounts.values()].some(({ cspId }) => cspId === upstreamCnpId);
  if (isSandboxAccount) {
    return sharing;
  }
  const declined = findEffect(effectsFor(world, record), 'declined');
  const isAcceptedAtOnce = !isReviewedStrictly(record) && (declined === undefined || record.appealed);
  if (world.delays.sharingMs === 0 && isAcceptedAtOnce) {
    acceptSharing(world, record);
  } else {
    planIn(world, world.delays.sharingMs, { kind: 'sharing', sid, campaignId });
  }
  return sharing;
}

export function sharingIsDue(world: World, record: CampaignRecord): void {
  if (record.sharing?.sharingStatus !== 'PENDING' || isOver(record)) {
    return;
  }
  const effects = effectsFor(world, record);
  const declined = findEffect(effects, 'declined');
  if (declined !== undefined && !record.appealed) {
    declineSharing(world, record, [declined.category]);
  } else if (findEffect(effects, 'cnpSilent') === undefined || record.appealed) {
    if (isReviewedStrictly(record)) {
      reviewSharing(world, record);
    } else {
      acceptSharing(world, record);
    }
  }
}

/** An appeal of a strict account is only another review. */
function reviewSharing(world: World, record: CampaignRecord): void {
  const { sid, campaign, sharing } = record;
  const step = { kind: 'sharing', sid, campaignId: campaign.campaignId } as const;
  beginReview(world, record, step, 'partner', (findings) => {
    if (
      sharing === null ||
      sharing !== record.sharing ||
      sharing.sharingStatus !== 'PENDING' ||
      isOver(record)
    ) {
      return;
    }
    const denial = concludePartnerReview(world, record, sharing.upstreamCnpId, findings);
    if (denial === undefined) {
      acceptSharing(world, record);
    } else {
      declineSharing(world, record, denial.categories, denial.explanation);
    }
  });
}

export function acceptSharing(world: World, record: CampaignRecord): void {
  const { sharing, campaign, sid } = record;
  if (sharing === null) {
    return;
  }
  const { campaignId } = campaign;
  sharing.sharingStatus = 'ACCEPTED';
  sharing.explanation = null;
  delete sharing.rejectionCategory;
  sharing.statusDate = isoIn(world, 0);
  world.store.saveCampaign(record);
  publishCampaignEvent(
    world,
    record,
    'CAMPAIGN_SHARE_ACCEPT',
    `Campaign ${campaignId} is accepted by ${sharing.upstreamCnpId}`,
  );
  world.schedule.cancel((step) => step.kind === 'election' && step.campaignId === campaignId);
  planIn(world, world.delays.electionMs, { kind: 'election', sid, campaignId });
}

export function declineSharing(
  world: World,
  record: CampaignRecord,
  categories: readonly string[],
  explanation = 'CR4015 - the call to action is missing or cannot be reached;CR7004 - the opt-in message is incomplete',
): void {
  const { sharing, campaign } = record;
  if (sharing === null) {
    return;
  }
  sharing.sharingStatus = 'DECLINED';
  sharing.explanation = explanation;
  sharing.rejectionCategory = [...categories];
  sharing.statusDate = isoIn(world, 0);
  record.dcaElected = false;
  record.operationStatus = {};
  world.store.saveCampaign(record);
  world.schedule.cancel(
    (step) =>
      (step.kind === 'sharing' || step.kind === 'election' || step.kind === 'carrier') &&
      step.campaignId === campaign.campaignId,
  );
  publishCampaignEvent(world, record, 'CAMPAIGN_SHARE_DELETE', denialWords(categories, explanation));
}

const denialWords = (categories: readonly string[], explanation: string) =>
  `Rejection Category: ${categories.join(', ')}. Explanation: ${explanation}`;

/** Carriers that support the campaign, in the order in which they answer. */
const carriersOf = ({ mnoIds, mnoMetadata }: CampaignRecord) =>
  mnoIds.filter((mnoId) => {
    const terms = mnoMetadata[String(mnoId)];
    return terms?.mnoSupport === true && terms.qualify === true;
  });

export function electionIsDue(world: World, record: CampaignRecord): void {
  const { campaign } = record;
  if (isOver(record)) {
    return;
  }
  record.dcaElected = true;
  world.store.saveCampaign(record);
  publishCampaignEvent(
    world,
    record,
    'CAMPAIGN_DCA_COMPLETE',
    `Campaign DCAs have been fully elected for campaign ${campaign.campaignId}`,
  );
  submitToCarriers(world, record, carriersOf(record));
}

export function submitToCarriers(world: World, record: CampaignRecord, mnoIds: readonly number[]): void {
  const { sid, campaign } = record;
  const { campaignId } = campaign;
  const effects = effectsFor(world, record);
  if (findEffect(effects, 'carriersSilent') !== undefined) {
    return;
  }
  world.schedule.cancel(
    (step) => step.kind === 'carrier' && step.campaignId === campaignId && mnoIds.includes(step.mnoId),
  );
  if (isReviewedStrictly(record)) {
    record.carrierReview = { findings: null };
  }
  const { carrierMs, carrierStaggerMs } = world.delays;
  for (const [index, mnoId] of mnoIds.entries()) {
    record.operationStatus[String(mnoId)] = 'REVIEW';
    if (record.mnoMetadata[String(mnoId)]?.mnoReview === true) {
      publishCarrierEvent(world, record, 'MNO_CAMPAIGN_OPERATION_REVIEW', mnoId);
    }
    planIn(world, carrierMs + index * carrierStaggerMs, { kind: 'carrier', sid, campaignId, mnoId });
  }
  world.store.saveCampaign(record);
  planWhatComesLater(world, record, effects, carrierMs + mnoIds.length * carrierStaggerMs);
}

function planWhatComesLater(
  world: World,
  { sid, campaign }: CampaignRecord,
  effects: readonly Effect[],
  registeredInMs: number,
): void {
  const { campaignId } = campaign;
  const delayMs = registeredInMs + world.delays.laterMs;
  const suspended = findEffect(effects, 'suspended');
  if (suspended !== undefined) {
    const { category, lifted } = suspended;
    planIn(world, delayMs, { kind: 'suspension', sid, campaignId, category, lifted });
  }
  if (findEffect(effects, 'expires') !== undefined) {
    planIn(world, delayMs, { kind: 'expiry', sid, campaignId });
  }
}

export function carrierIsDue(world: World, record: CampaignRecord, mnoId: number): void {
  if (isOver(record) || record.operationStatus[String(mnoId)] !== 'REVIEW') {
    return;
  }
  const asked = effectsFor(world, record).filter(
    (effect): effect is Extract<Effect, { kind: 'carrier' }> =>
      effect.kind === 'carrier' && effect.mnoIds.includes(mnoId),
  );
  if (asked.some(({ status }) => status === 'REVIEW')) {
    publishCarrierEvent(world, record, 'MNO_CAMPAIGN_OPERATION_REVIEW', mnoId);
  } else if (asked.some(({ status }) => status === 'REJECTED') && !record.appealed) {
    setCarrier(world, record, mnoId, 'REJECTED');
  } else if (record.carrierReview === undefined) {
    setCarrier(world, record, mnoId, 'REGISTERED');
  } else {
    decideByReview(world, record, mnoId, record.carrierReview);
  }
}

/** One review for all carriers, as the aggregator makes it for them. The first carrier to decide starts it. */
function decideByReview(
  world: World,
  record: CampaignRecord,
  mnoId: number,
  review: NonNullable<CampaignRecord['carrierReview']>,
): void {
  if (review.findings !== null) {
    const denial = concludeReview(world, record, mnoNameOf(mnoId), 'dca2', review.findings);
    const words = denial && denialWords(denial.categories, denial.explanation);
    setCarrier(world, record, mnoId, denial === undefined ? 'REGISTERED' : 'REJECTED', words);
    return;
  }
  const { sid, campaign } = record;
  const step = { kind: 'carrier', sid, campaignId: campaign.campaignId, mnoId } as const;
  beginReview(world, record, step, 'carriers', (findings) => {
    // The campaign may have been submitted again meanwhile, which starts another review.
    if (record.carrierReview === review) {
      review.findings = findings;
      carrierIsDue(world, record, mnoId);
    }
  });
}

const CARRIER_EVENTS = {
  REGISTERED: 'MNO_CAMPAIGN_OPERATION_APPROVED',
  REVIEW: 'MNO_CAMPAIGN_OPERATION_REVIEW',
  REJECTED: 'MNO_CAMPAIGN_OPERATION_REJECTED',
  SUSPENDED: 'MNO_CAMPAIGN_OPERATION_SUSPENDED',
} as const;

export function setCarrier(
  world: World,
  record: CampaignRecord,
  mnoId: number,
  status: keyof typeof CARRIER_EVENTS,
  words?: string,
): void {
  const before = record.operationStatus[String(mnoId)];
  record.operationStatus[String(mnoId)] = status;
  world.store.saveCampaign(record);
  const isLifted = before === 'SUSPENDED' && status === 'REGISTERED';
  const eventType = isLifted ? 'MNO_CAMPAIGN_OPERATION_UNSUSPENDED' : CARRIER_EVENTS[status];
  publishCarrierEvent(world, record, eventType, mnoId, words);
}

function setAll(
  world: World,
  record: CampaignRecord,
  from: 'REGISTERED' | 'SUSPENDED',
  to: 'REGISTERED' | 'SUSPENDED',
): void {
  for (const mnoId of record.mnoIds) {
    if (record.operationStatus[String(mnoId)] === from) {
      setCarrier(world, record, mnoId, to);
    }
  }
}

/** The category is only in the text: the registry has no field for it. */
export function suspendCampaign(
  world: World,
  record: CampaignRecord,
  category: string = SUSPENSION_CATEGORIES[0],
): void {
  world.log.info({ campaignId: record.campaign.campaignId, category }, 'suspended');
  setAll(world, record, 'REGISTERED', 'SUSPENDED');
}

export function liftSuspension(world: World, record: CampaignRecord): void {
  setAll(world, record, 'SUSPENDED', 'REGISTERED');
}

export function expireCampaign(world: World, record: CampaignRecord): void {
  const { campaign } = record;
  if (isOver(record)) {
    return;
  }
  campaign.status = 'EXPIRED';
  campaign.expirationDate = isoIn(world, 0);
  world.store.saveCampaign(record);
  world.schedule.cancel((step) => 'campaignId' in step && step.campaignId === campaign.campaignId);
  const { displayName } = brandOfCampaign(world, record).brand;
  publishCampaignEvent(
    world,
    record,
    'CAMPAIGN_EXPIRED',
    `Campaign ${campaign.campaignId} for brand ${campaign.brandId} (${displayName}) is deactivated`,
  );
}
