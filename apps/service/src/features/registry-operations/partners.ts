// Connectivity partners: campaigns that others share with this account, moves to another partner, and assigned numbers.
import type { DeclineRequest } from '@tendlc/contract';
import type {
  CampaignPhone,
  CnpMigration,
  Page,
  PartnerCampaign,
  SharingStatus,
} from '@tendlc/registry/wire';
import { ServiceError } from '../../errors.ts';
import { isRefusedWith, translateRegistryError } from '../../registry/failures.ts';
import type { Campaigns } from '../campaigns/index.ts';
import type { PreparedCall } from '../credentials/index.ts';
import type { CampaignCall } from './attachments.ts';
import { type Changes, DONE, type OperationsDeps } from './changes.ts';

type PageAsked = { readonly page: number; readonly limit: number };

const NOT_FOUND = 502;
const REGISTRY_ID = /^[A-Za-z0-9_-]{1,64}$/;

const notFound = () => new ServiceError('not_found', 'This campaign does not exist.');

/** @throws ServiceError `not_found` */
export function checkRegistryId(id: string): string {
  if (!REGISTRY_ID.test(id)) {
    throw notFound();
  }
  return id;
}

export function createPartners(
  { registry }: OperationsDeps,
  campaigns: Pick<Campaigns, 'schedulePoll'>,
  changes: Changes,
) {
  /** Decides about a campaign that another account shares with this one. @throws ServiceError `not_found` */
  async function decide(
    call: PreparedCall,
    campaignId: string,
    wanted: 'ACCEPTED' | 'DECLINED',
    send: Parameters<Changes['once']>[1],
  ): Promise<void> {
    try {
      await registry.askRaw(call.set, call.cause, (client) => client.partnerCampaigns.read(campaignId));
    } catch (error) {
      throw isRefusedWith(error, NOT_FOUND) ? notFound() : translateRegistryError(error);
    }
    await changes.once<unknown>(call, send, async (client) => {
      const { sharedWithMe } = await client.partnerCampaigns.readSharing(campaignId);
      return sharedWithMe?.sharingStatus === wanted ? DONE : undefined;
    });
  }

  return {
    list: (
      { set, cause }: PreparedCall,
      { page, limit }: PageAsked,
      sharingStatus: string | undefined,
    ): Promise<Page<PartnerCampaign>> =>
      registry.ask(set, cause, (client) =>
        client.partnerCampaigns.list({
          page,
          recordsPerPage: limit,
          ...(sharingStatus === undefined ? {} : { sharingStatus }),
        }),
      ),

    /** With its sharing. @throws ServiceError `not_found` */
    async read(
      { set, cause }: PreparedCall,
      campaignId: string,
    ): Promise<PartnerCampaign & { sharing: SharingStatus | null }> {
      try {
        return await registry.askRaw(set, cause, async (client) => {
          const campaign = await client.partnerCampaigns.read(campaignId);
          const { sharedWithMe } = await client.partnerCampaigns.readSharing(campaignId);
          return { ...campaign, sharing: sharedWithMe ?? null };
        });
      } catch (error) {
        throw isRefusedWith(error, NOT_FOUND) ? notFound() : translateRegistryError(error);
      }
    },

    accept: (call: PreparedCall, campaignId: string, upstreamCnpId: string): Promise<void> =>
      decide(call, campaignId, 'ACCEPTED', (client) =>
        client.partnerCampaigns.accept(campaignId, upstreamCnpId),
      ),

    decline: (
      call: PreparedCall,
      campaignId: string,
      { rejectionCategories, explanation }: DeclineRequest,
    ): Promise<void> =>
      decide(call, campaignId, 'DECLINED', (client) =>
        client.partnerCampaigns.decline(campaignId, { explanation, rejectionCategory: rejectionCategories }),
      ),

    listNumbers: (
      { campaign, set, cause }: CampaignCall,
      { page, limit }: PageAsked,
      current: boolean | undefined,
    ): Promise<Page<CampaignPhone>> =>
      registry.ask(set, cause, (client) =>
        client.phones.list(campaign.tcr_campaign_id, {
          page,
          recordsPerPage: limit,
          ...(current === undefined ? {} : { current }),
        }),
      ),

    readMigration: ({ campaign, set, cause }: CampaignCall): Promise<CnpMigration | null> =>
      registry.ask(set, cause, (client) => client.migrations.read(campaign.tcr_campaign_id)),

    async startMigration(call: CampaignCall, upstreamCnpId: string): Promise<void> {
      const { tcr_campaign_id: campaignId, id } = call.campaign;
      try {
        await changes.once(
          call,
          async (client) => (await client.migrations.start(campaignId, upstreamCnpId), DONE),
          async (client) => {
            const migration = await client.migrations.read(campaignId);
            const to = migration?.toCnpId ?? migration?.upstreamCnpId ?? upstreamCnpId;
            return migration?.status === 'ACTIVE' && to === upstreamCnpId ? DONE : undefined;
          },
        );
      } finally {
        await campaigns.schedulePoll(id);
      }
    },

    async cancelMigration(call: CampaignCall): Promise<void> {
      const { tcr_campaign_id: campaignId, id } = call.campaign;
      try {
        await changes.once(
          call,
          async (client) => (await client.migrations.cancel(campaignId), DONE),
          async (client) =>
            (await client.migrations.read(campaignId))?.status === 'CANCELLED' ? DONE : undefined,
        );
      } finally {
        await campaigns.schedulePoll(id);
      }
    },
  };
}
