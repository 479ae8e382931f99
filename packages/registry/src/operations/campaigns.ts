// The operations of campaigns: qualify, create, update, share, and read carrier status.
import type { Caller } from '../call/caller.ts';
import { listOf, nothing } from '../reading/fields.ts';
import { allPages, pageOf } from '../reading/pages.ts';
import {
  readCampaign,
  readCampaignCreated,
  readMnoMetadataByMno,
  readNudgeAnswer,
  readOperationStatus,
  readSharingChain,
  readSharingStatus,
  readUsecaseMetadata,
} from '../reading/shapes.ts';
import {
  type Campaign,
  type CampaignCreate,
  type CampaignCreated,
  type CampaignFilter,
  type CampaignResubmit,
  type CampaignUpdate,
  type MnoMetadataByMno,
  type Nudge,
  type NudgeAnswer,
  type OperationStatusByMno,
  type Page,
  type SharingChain,
  type SharingStatus,
  type UsecaseMetadata,
} from '../wire/index.ts';
import { findByReference } from './reference.ts';

/** Qualification and creation. */
function builderOperations(call: Caller) {
  return {
    qualify: (brandId: string): Promise<UsecaseMetadata[]> =>
      call('qualifyBrand', { params: { brandId }, read: listOf(readUsecaseMetadata) }),
    qualifyUsecase: (brandId: string, usecase: string): Promise<UsecaseMetadata> =>
      call('qualifyUsecase', { params: { brandId, usecase }, read: readUsecaseMetadata }),
    /** Never retried if it may have succeeded. No carrier receives the campaign until it is shared. */
    create: (body: CampaignCreate): Promise<CampaignCreated> =>
      call('createCampaign', { body, read: readCampaignCreated }),
  };
}

/** Sharing and carrier status. */
function carrierOperations(call: Caller) {
  return {
    readMnoMetadata: (campaignId: string): Promise<MnoMetadataByMno> =>
      call('readMnoMetadata', { params: { campaignId }, read: readMnoMetadataByMno }),
    readOperationStatus: (campaignId: string): Promise<OperationStatusByMno> =>
      call('readOperationStatus', { params: { campaignId }, read: readOperationStatus }),
    readSharing: (campaignId: string): Promise<SharingChain> =>
      call('readSharing', { params: { campaignId }, read: readSharingChain }),
    share: (campaignId: string, upstreamCnpId: string): Promise<SharingStatus> =>
      call('shareCampaign', { params: { campaignId, upstreamCnpId }, read: readSharingStatus }),
    nudge: (campaignId: string, body: Nudge): Promise<NudgeAnswer> =>
      call('nudgeCampaign', { params: { campaignId }, body, read: readNudgeAnswer }),
    resubmit: (campaignId: string, body: CampaignResubmit): Promise<CampaignCreated> =>
      call('resubmitCampaign', { params: { campaignId }, body, read: readCampaignCreated }),
  };
}

export function campaignOperations(call: Caller) {
  const list = (query: CampaignFilter = {}): Promise<Page<Campaign>> =>
    call('listCampaigns', { query, read: pageOf(readCampaign, 'campaignId', query.page ?? 1) });
  const all = (filter: Omit<CampaignFilter, 'page' | 'recordsPerPage'> = {}) =>
    allPages(
      (page, recordsPerPage) => list({ ...filter, page, recordsPerPage }),
      (campaign) => campaign.campaignId,
    );
  return {
    ...builderOperations(call),
    ...carrierOperations(call),
    read: (campaignId: string): Promise<Campaign> =>
      call('readCampaign', { params: { campaignId }, read: readCampaign }),
    list,
    all,
    findByReference: (referenceId: string): Promise<Campaign | null> =>
      findByReference(referenceId, () => all({ referenceId })),
    update: (campaignId: string, body: CampaignUpdate): Promise<Campaign> =>
      call('updateCampaign', { params: { campaignId }, body, read: readCampaign }),
    /** Permanent. Repeating it succeeds. */
    deactivate: (campaignId: string): Promise<void> =>
      call('deleteCampaign', { params: { campaignId }, read: nothing }),
  };
}
