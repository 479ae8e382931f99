// Brings a campaign to the carriers: share it with a connectivity partner, nudge the partner, resubmit to carriers.
import type { CampaignDetail, NudgeRequest } from '@tendlc/contract';
import { MNOS } from '@tendlc/registry/wire';
import { ServiceError } from '../../errors.ts';
import type { RegistryClient } from '@tendlc/registry';
import type { Campaigns, CampaignsDeps, PreparedCampaignCall } from './service.ts';

export type Carriers = ReturnType<typeof createCarriers>;

export function createCarriers({ registry }: Pick<CampaignsDeps, 'registry'>, campaigns: Campaigns) {
  /** Calls the registry, then fetches the result. */
  async function callAndRefresh(
    { campaign, set, cause }: PreparedCampaignCall,
    call: (client: RegistryClient) => Promise<unknown>,
  ): Promise<CampaignDetail> {
    await campaigns.callAndFollow(campaign.id, () => registry.askRaw(set, cause, call));
    await campaigns.schedulePoll(campaign.id);
    const { row } = await campaigns.refresh(campaign.id, { ...cause, source: 'request' }, set);
    return campaigns.detail(row);
  }

  return {
    share: (prepared: PreparedCampaignCall, upstreamCnpId: string): Promise<CampaignDetail> =>
      callAndRefresh(prepared, (client) =>
        client.campaigns.share(prepared.campaign.tcr_campaign_id, upstreamCnpId),
      ),

    nudge: (prepared: PreparedCampaignCall, { intent, description }: NudgeRequest): Promise<CampaignDetail> =>
      callAndRefresh(prepared, (client) =>
        client.campaigns.nudge(prepared.campaign.tcr_campaign_id, {
          nudgeIntent: intent,
          ...(description === undefined ? {} : { description }),
        }),
      ),

    /** @throws ServiceError `validation_failed` for an unknown carrier */
    checkCarriers(mnoIds: readonly number[]): void {
      const known = new Set<number>(MNOS.map(({ networkId }) => networkId));
      const unknown = mnoIds.find((mnoId) => !known.has(mnoId));
      if (unknown !== undefined) {
        const names = MNOS.map(({ networkId, displayName }) => `${networkId} (${displayName})`).join(', ');
        throw new ServiceError('validation_failed', `mnoIds: ${unknown} is no carrier; there are ${names}`);
      }
    },

    resubmit: (prepared: PreparedCampaignCall, mnoIds: readonly number[]): Promise<CampaignDetail> =>
      callAndRefresh(prepared, (client) =>
        client.campaigns.resubmit(prepared.campaign.tcr_campaign_id, { mnoIds: [...mnoIds] }),
      ),
  };
}
