// Partner campaigns, moves to another partner, phone numbers, and tags.
import type { Caller } from '../call/caller.ts';
import { nothing } from '../reading/fields.ts';
import { readMigration, readPartnerCampaign, readPhone } from '../reading/further-shapes.ts';
import { pageOf } from '../reading/pages.ts';
import { readSharingChain, readSharingStatus } from '../reading/shapes.ts';
import type {
  CampaignPhone,
  CnpMigration,
  Page,
  PageQuery,
  PartnerCampaign,
  PartnerCampaignFilter,
  SharingChain,
  SharingStatus,
  TaggedRecord,
} from '../wire/index.ts';

/** What other accounts share with this one. */
export function partnerOperations(call: Caller) {
  return {
    list: (query: PartnerCampaignFilter = {}): Promise<Page<PartnerCampaign>> =>
      call('listPartnerCampaigns', {
        query,
        read: pageOf(readPartnerCampaign, 'campaignId', query.page ?? 1),
      }),
    read: (campaignId: string): Promise<PartnerCampaign> =>
      call('readPartnerCampaign', { params: { campaignId }, read: readPartnerCampaign }),
    readSharing: (campaignId: string): Promise<SharingChain> =>
      call('readPartnerSharing', { params: { campaignId }, read: readSharingChain }),
    /** A provider accepts a campaign by sharing it with its own upstream partner. */
    accept: (campaignId: string, upstreamCnpId: string): Promise<SharingStatus> =>
      call('acceptPartnerCampaign', { params: { campaignId, upstreamCnpId }, read: readSharingStatus }),
    decline: (
      campaignId: string,
      query: { readonly explanation: string; readonly rejectionCategory: readonly string[] },
    ): Promise<SharingStatus> =>
      call('declinePartnerCampaign', { params: { campaignId }, query, read: readSharingStatus }),
  };
}

export function migrationOperations(call: Caller) {
  return {
    read: (campaignId: string): Promise<CnpMigration | null> =>
      call('readMigration', { params: { campaignId }, read: readMigration }),
    start: (campaignId: string, upstreamCnpId: string): Promise<void> =>
      call('startMigration', { params: { campaignId, upstreamCnpId }, read: nothing }),
    cancel: (campaignId: string): Promise<void> =>
      call('cancelMigration', { params: { campaignId }, read: nothing }),
  };
}

export const phoneOperations = (call: Caller) => ({
  list: (
    campaignId: string,
    query: PageQuery & { readonly current?: boolean } = {},
  ): Promise<Page<CampaignPhone>> =>
    call('listPhones', {
      params: { campaignId },
      query,
      read: pageOf(readPhone, 'phoneNumber', query.page ?? 1),
    }),
});

export const tagOperations = (call: Caller) => ({
  /** The registry keeps tags in lower case. Repeating it succeeds. */
  put: (tagged: TaggedRecord, name: string): Promise<void> =>
    call('putTag', { body: { name, ...tagged }, read: nothing }),
  delete: (tagged: TaggedRecord, name: string): Promise<void> =>
    call('deleteTag', { params: { name, ...tagged }, read: nothing }),
});
