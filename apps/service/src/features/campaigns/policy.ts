// The rules of campaigns without a database: status, changes, customer events, and the public record.
import {
  type Campaign,
  CAMPAIGN_PROFILE_FIELDS,
  type CampaignRefusal,
  type CampaignSharing,
  type EventToSend,
  type FieldChange,
  type Progress,
} from '@tendlc/contract';
import { answeredValues, CAMPAIGN_FIELDS } from '@tendlc/registration';
import {
  type Campaign as RegistryCampaign,
  type OperationStatusByMno,
  type SharingChain,
  type SharingStatus,
} from '@tendlc/registry/wire';
import { readTime } from '../registry-records/index.ts';
import { mergeRegistryCampaign } from './profile.ts';
import { isRegistered, progressOfCampaign } from './progress.ts';
import type { CampaignRow, CampaignWithBrand } from './queries.ts';
import { compareCarriers, findChangedCarrier, readCarrierStatuses, toCarriers } from './carrier-status.ts';

/** What a callback says that the registry cannot be asked for. */
export type CallbackDetail = {
  readonly eventType: string;
  readonly description: string | undefined;
  readonly mnoName: string | undefined;
  readonly receivedAt: Date;
};

/** What one fetch from the registry returns, and the callbacks that caused it. */
export type CampaignReading = {
  readonly campaign: RegistryCampaign;
  readonly operationStatus: OperationStatusByMno;
  readonly sharing: SharingChain;
  readonly details: readonly CallbackDetail[];
};

export type CampaignState = Pick<
  CampaignRow,
  'campaign_status' | 'sharing' | 'carriers' | 'carriers_elected' | 'refusal' | 'renews_at' | 'profile'
>;

/** The connectivity partner: the one that we shared with, or our own entry if the campaign was shared with us. */
const sharingOf = ({ sharedByMe, sharedWithMe }: SharingChain): SharingStatus | null =>
  sharedByMe ?? sharedWithMe ?? null;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The part of the registry's answer that is stored. */
function toSharing(sharing: Readonly<Record<string, unknown>> | null): CampaignSharing | null {
  return sharing === null
    ? null
    : {
        upstreamCnpId: text(sharing['upstreamCnpId']),
        sharingStatus: text(sharing['sharingStatus']),
        explanation: text(sharing['explanation']),
        sharedDate: text(sharing['sharedDate']),
        statusDate: text(sharing['statusDate']),
      };
}

const statusOf = (sharing: CampaignSharing | null): string | null => sharing?.sharingStatus ?? null;

/** G-47. A campaign that was deactivated here stays deactivated, whatever the registry reports. */
export function campaignStatusOf(
  before: string,
  registryStatus: string | null | undefined,
  carrierStatuses: readonly string[],
  sharingStatus: string | null,
): string {
  if (before === 'DEACTIVATED') {
    return 'DEACTIVATED';
  }
  if (registryStatus === 'EXPIRED') {
    return 'EXPIRED';
  }
  if (carrierStatuses.some(isRegistered)) {
    return 'ACTIVE';
  }
  if (carrierStatuses.includes('SUSPENDED')) {
    return 'SUSPENDED';
  }
  const isRejected = carrierStatuses.includes('REJECTED') && !carrierStatuses.includes('REVIEW');
  return isRejected || sharingStatus === 'DECLINED' ? 'REJECTED' : 'PENDING';
}

const REFUSING_EVENTS = new Set([
  'CAMPAIGN_SHARE_DELETE',
  'MNO_CAMPAIGN_OPERATION_REJECTED',
  'MNO_CAMPAIGN_OPERATION_SUSPENDED',
]);
const EXPLANATION_CHARACTERS_MAX = 4_096;

/** Partners write `Rejection Category: A, B. Explanation: …`; any other text is the explanation. */
export function readRefusal(words: string): Pick<CampaignRefusal, 'categories' | 'explanation'> {
  const match = /rejection categor(?:y|ies):\s*([A-Z_, ]+?)\s*\.?\s*explanation:\s*(.*)$/is.exec(words);
  const categories = (match?.[1] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const explanation = (match?.[2] ?? words).trim();
  return { categories, explanation: explanation.slice(0, EXPLANATION_CHARACTERS_MAX).toWellFormed() };
}

/** Categories that the sharing record states; older answers of the registry have them only in the words. */
function withCategories(
  refusal: Pick<CampaignRefusal, 'categories' | 'explanation'>,
  sharing: SharingStatus | null,
): Pick<CampaignRefusal, 'categories' | 'explanation'> {
  const stated = sharing?.sharingStatus === 'DECLINED' ? (sharing.rejectionCategory ?? []) : [];
  return { ...refusal, categories: [...new Set([...refusal.categories, ...stated])] };
}

function refusalOf(
  before: CampaignRefusal | null,
  status: string,
  reading: CampaignReading,
): CampaignRefusal | null {
  if (status !== 'REJECTED' && status !== 'SUSPENDED') {
    return null;
  }
  const callback = reading.details.findLast(({ eventType }) => REFUSING_EVENTS.has(eventType));
  const sharing = sharingOf(reading.sharing);
  if (callback !== undefined) {
    const by = callback.mnoName ?? 'the connectivity partner';
    const words = readRefusal(callback.description ?? '');
    // A carrier does not say why the partner declined.
    const refusal = callback.mnoName === undefined ? withCategories(words, sharing) : words;
    return { by, ...refusal, at: callback.receivedAt.toISOString() };
  }
  const explanation = text(sharing?.explanation);
  if (before === null && sharing?.sharingStatus === 'DECLINED' && explanation !== null) {
    const at = text(sharing.statusDate);
    return {
      by: text(sharing.upstreamCnpId) ?? 'the connectivity partner',
      ...withCategories(readRefusal(explanation), sharing),
      at:
        at === null || Number.isNaN(Date.parse(at)) ? new Date(0).toISOString() : new Date(at).toISOString(),
    };
  }
  return before;
}

export function stateFromReading(row: CampaignState, reading: CampaignReading): CampaignState {
  const carriers = readCarrierStatuses(reading.operationStatus);
  const sharing = toSharing(sharingOf(reading.sharing));
  const status = campaignStatusOf(
    row.campaign_status,
    reading.campaign.status,
    Object.values(carriers),
    sharing?.sharingStatus ?? null,
  );
  return {
    profile: mergeRegistryCampaign(row.profile, reading.campaign),
    campaign_status: status,
    carriers,
    sharing,
    carriers_elected:
      row.carriers_elected || reading.details.some(({ eventType }) => eventType === 'CAMPAIGN_DCA_COMPLETE'),
    refusal: refusalOf(row.refusal, status, reading),
    renews_at: readTime(reading.campaign.nextRenewalOrExpirationDate) ?? row.renews_at,
  };
}

/** For the history: status, sharing, a line for each carrier, and texts. */
export function changesBetween(before: CampaignState, after: CampaignState): FieldChange[] {
  const compared: FieldChange[] = [
    { field: 'campaign_status', from: before.campaign_status, to: after.campaign_status },
    { field: 'sharing', from: statusOf(before.sharing), to: statusOf(after.sharing) },
    { field: 'carriersElected', from: before.carriers_elected, to: after.carriers_elected },
    ...compareCarriers(before.carriers, after.carriers),
    ...CAMPAIGN_PROFILE_FIELDS.map((field) => ({
      field,
      from: before.profile[field] ?? null,
      to: after.profile[field] ?? null,
    })),
  ];
  return compared.filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to));
}

const isState = (field: string) =>
  field === 'campaign_status' ||
  field === 'sharing' ||
  field === 'carriersElected' ||
  findChangedCarrier(field) !== undefined;

export const isStateChange = (changes: readonly FieldChange[]): boolean =>
  changes.some(({ field }) => isState(field));

/** Events for the customer: the new status, and the status at each carrier (G-70). */
export function customerEventsOf(after: CampaignRow, changes: readonly FieldChange[]): EventToSend[] {
  const facts = {
    localId: after.id,
    tcrCampaignId: after.tcr_campaign_id,
    brandLocalId: after.brand_id,
    usecase: after.usecase,
    progress: progressOf(after),
  };
  return changes.flatMap((change): EventToSend[] => {
    const { field } = change;
    const [from, to] = [change.from as string | null, change.to as string | null];
    if (field === 'campaign_status') {
      return [{ type: 'campaign.status_changed', data: { ...facts, from, to: after.campaign_status } }];
    }
    const carrier = findChangedCarrier(field);
    return carrier === undefined
      ? []
      : [{ type: 'campaign.carrier_status_changed', data: { ...facts, carrier, from, to } }];
  });
}

/** Whether the registry or a carrier still has to decide: such campaigns are polled. */
export const isWaiting = (row: CampaignRow): boolean =>
  row.registration === 'registered' &&
  (row.campaign_status === 'PENDING' ||
    (row.campaign_status === 'ACTIVE' && Object.values(row.carriers).includes('REVIEW')));

/** The columns that decide where a campaign stands. */
export type CampaignStandingRow = Pick<
  CampaignRow,
  'registration' | 'campaign_status' | 'sharing' | 'carriers_elected' | 'carriers' | 'state_changed_at'
>;

export const progressOf = (row: CampaignStandingRow): Progress =>
  progressOfCampaign({
    registration: row.registration,
    campaignStatus: row.campaign_status,
    sharingStatus: statusOf(row.sharing),
    carriersElected: row.carriers_elected,
    carrierStatuses: Object.values(row.carriers),
    since: row.state_changed_at,
  });

export function toCampaign(row: CampaignWithBrand): Campaign {
  return {
    localId: row.id,
    tcrCampaignId: row.tcr_campaign_id,
    tcrBrandId: row.tcr_brand_id,
    brandLocalId: row.brand_id,
    brandName: row.brand_name,
    userId: row.user_id,
    credentialId: row.credential_id,
    campaign_status: row.campaign_status,
    ...answeredValues(CAMPAIGN_FIELDS, row.profile),
    defaulted: row.defaulted,
    sharing: row.sharing,
    carriers: toCarriers(row.carriers),
    refusal: row.refusal,
    referenceId: row.reference_id,
    progress: progressOf(row),
    lastSyncedAt: row.last_synced_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
