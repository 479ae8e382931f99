// Sets outcomes immediately that the registry, a vetting provider, a CNP or a carrier would decide later.
import {
  FEEDBACK_CATEGORIES,
  type FeedbackCategoryId,
  MNOS,
  OPERATION_STATUSES,
  type OperationStatus,
} from '@tendlc/registry/wire';
import {
  acceptSharing,
  declineSharing,
  expireCampaign,
  liftSuspension,
  setCarrier,
  shareCampaign,
  suspendCampaign,
} from '../lifecycle/campaigns.ts';
import { judgeIdentity } from '../lifecycle/identity.ts';
import { expireVetting, judgeVetting, orderFromProvider } from '../lifecycle/vetting.ts';
import type { BrandRecord, CampaignRecord, VettingRecord } from '../store/records.ts';
import { isoIn, type World } from '../world.ts';

/** Of the provider that the numbers are at. */
const NNID = 103_412;

/** The request names something that does not exist or is impossible. The message is for the caller. */
export class ControlRefusal extends Error {
  override readonly name = 'ControlRefusal';
}

export type BrandOutcome =
  | { readonly outcome: 'verify' }
  | { readonly outcome: 'refuse'; readonly category?: FeedbackCategoryId }
  /** Completes the pending vetting, or creates one. */
  | { readonly outcome: 'score'; readonly score: number }
  | { readonly outcome: 'fail-vet'; readonly reasons?: readonly string[] }
  | { readonly outcome: 'expire-vets' };

export type CampaignOutcome =
  | { readonly outcome: 'share'; readonly cnpId?: string }
  | { readonly outcome: 'accept' }
  | { readonly outcome: 'decline'; readonly categories?: readonly string[]; readonly explanation?: string }
  /** At one carrier, or at all carriers if none is named. */
  | { readonly outcome: 'carrier'; readonly status: OperationStatus; readonly mnoId?: number }
  | { readonly outcome: 'suspend'; readonly category?: string }
  | { readonly outcome: 'lift' }
  | { readonly outcome: 'expire' }
  /** What a provider does outside the registry: it assigns these numbers. */
  | { readonly outcome: 'phones'; readonly phoneNumbers: readonly string[] };

/** @throws ControlRefusal */
export function decideBrand(world: World, brandId: string, wanted: BrandOutcome): void {
  const record = world.store.brands.get(brandId);
  if (record === undefined) {
    throw new ControlRefusal(`There is no brand ${brandId}.`);
  }
  switch (wanted.outcome) {
    case 'verify':
      return judgeIdentity(world, record, { confirmed: true });
    case 'refuse':
      return judgeIdentity(world, record, { confirmed: false, category: feedbackCategory(wanted.category) });
    case 'score': {
      // First, so that an error leaves no new vetting behind.
      const score = checkScore(wanted.score);
      return judgeVetting(world, record, waitingVet(world, record), { score });
    }
    case 'fail-vet':
      return judgeVetting(world, record, waitingVet(world, record), {
        failed: wanted.reasons ?? ['Decided on the control page.'],
      });
    case 'expire-vets':
      return expireVets(world, record);
    default:
      throw new ControlRefusal('The outcome of a brand is verify, refuse, score, fail-vet or expire-vets.');
  }
}

function expireVets(world: World, record: BrandRecord): void {
  for (const vetting of record.vettings.filter(({ vettingStatus }) => vettingStatus === 'ACTIVE')) {
    expireVetting(world, record, vetting);
  }
}

/** @throws ControlRefusal */
export function decideCampaign(world: World, campaignId: string, wanted: CampaignOutcome): void {
  const record = world.store.campaigns.get(campaignId);
  if (record === undefined) {
    throw new ControlRefusal(`There is no campaign ${campaignId}.`);
  }
  switch (wanted.outcome) {
    case 'share':
      shareCampaign(world, record, wanted.cnpId ?? world.behaviour.autoShareCnpId);
      return;
    case 'accept':
      return acceptSharing(world, shared(world, record));
    case 'decline':
      return declineSharing(world, shared(world, record), wanted.categories ?? ['OTHER'], wanted.explanation);
    case 'carrier':
      return decideCarrier(world, record, wanted.status, wanted.mnoId);
    case 'suspend':
      return suspendCampaign(world, record, wanted.category);
    case 'lift':
      return liftSuspension(world, record);
    case 'expire':
      return expireCampaign(world, record);
    case 'phones':
      return assignPhones(world, record, wanted.phoneNumbers);
    default:
      throw new ControlRefusal(
        'The outcome of a campaign is share, accept, decline, carrier, suspend, lift, expire or phones.',
      );
  }
}

/** Numbers that it had before are no longer current. */
function assignPhones(world: World, record: CampaignRecord, phoneNumbers: unknown): void {
  if (!Array.isArray(phoneNumbers) || !phoneNumbers.every((one) => /^\d{11}$/.test(String(one)))) {
    throw new ControlRefusal('phoneNumbers must be a list of numbers with 11 digits, such as 15125557123.');
  }
  const provisionedDate = isoIn(world, 0);
  const earlier = (record.phones ?? []).filter(({ phoneNumber }) => !phoneNumbers.includes(phoneNumber));
  record.phones = [
    ...earlier.map((phone) => ({ ...phone, current: false })),
    ...phoneNumbers.map((one) => ({ phoneNumber: String(one), nnid: NNID, provisionedDate, current: true })),
  ];
  world.store.saveCampaign(record);
}

function decideCarrier(
  world: World,
  record: CampaignRecord,
  status: OperationStatus,
  mnoId: number | undefined,
): void {
  if (OPERATION_STATUSES.every(({ value }) => value !== status)) {
    throw new ControlRefusal('The status at a carrier is REGISTERED, REVIEW, REJECTED or SUSPENDED.');
  }
  if (mnoId !== undefined && MNOS.every(({ networkId }) => networkId !== mnoId)) {
    throw new ControlRefusal(`There is no carrier ${mnoId}.`);
  }
  const { campaignId } = record.campaign;
  const mnoIds = mnoId === undefined ? record.mnoIds : [mnoId];
  world.schedule.cancel(
    (step) => step.kind === 'carrier' && step.campaignId === campaignId && mnoIds.includes(step.mnoId),
  );
  for (const one of mnoIds) {
    setCarrier(world, record, one, status);
  }
}

function feedbackCategory(category: string = 'TAX_ID'): FeedbackCategoryId {
  const found = FEEDBACK_CATEGORIES.find(({ id }) => id === category);
  if (found === undefined) {
    throw new ControlRefusal(`The category is one of ${FEEDBACK_CATEGORIES.map(({ id }) => id).join(', ')}.`);
  }
  return found.id;
}

function checkScore(value: number): number {
  if (!Number.isInteger(value) || value < 0 || value > 100) {
    throw new ControlRefusal('The score is a whole number from 0 to 100.');
  }
  return value;
}

function waitingVet(world: World, record: BrandRecord): VettingRecord {
  const waiting = record.vettings.find(
    ({ vettingStatus }) => vettingStatus === 'PENDING' || vettingStatus === 'UNSCORE',
  );
  return waiting ?? orderFromProvider(world, record, 'AEGIS', 'STANDARD');
}

function shared(world: World, record: CampaignRecord): CampaignRecord {
  if (record.sharing === null) {
    shareCampaign(world, record, world.behaviour.autoShareCnpId);
  }
  return record;
}
