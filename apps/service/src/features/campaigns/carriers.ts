// The way of a campaign to the carriers: share it with a partner, nudge who is awaited, resubmit to carriers.
import type { CampaignDetail, NudgeRequest } from '@tendlc/contract';
import { MNOS } from '@tendlc/registry/wire';
import { ServiceError } from '../../errors.ts';
import type { RegistryClient } from '@tendlc/registry';
import type { Campaigns, CampaignsDeps, PreparedCampaignWrite } from './service.ts';

export type Carriers = ReturnType<typeof createCarriers>;

export function createCarriers({ registry }: Pick<CampaignsDeps, 'registry'>, campaigns: Campaigns) {
  /** Asks, then shows what the registry has made of it. */
  async function ask(
    { campaign, set, cause }: PreparedCampaignWrite,
    question: (client: RegistryClient) => Promise<unknown>,
  ): Promise<CampaignDetail> {
    await campaigns.askAndFollow(campaign.id, () => registry.askRaw(set, cause, question));
    await campaigns.planPoll(campaign.id);
    const { row } = await campaigns.refresh(campaign.id, { ...cause, source: 'request' }, set);
    return campaigns.detail(row);
  }

  return {
    share: (prepared: PreparedCampaignWrite, upstreamCnpId: string): Promise<CampaignDetail> =>
      ask(prepared, (client) => client.campaigns.share(prepared.campaign.tcr_campaign_id, upstreamCnpId)),

    nudge: (
      prepared: PreparedCampaignWrite,
      { intent, description }: NudgeRequest,
    ): Promise<CampaignDetail> =>
      ask(prepared, (client) =>
        client.campaigns.nudge(prepared.campaign.tcr_campaign_id, {
          nudgeIntent: intent,
          ...(description === undefined ? {} : { description }),
        }),
      ),

    /** @throws ServiceError `validation_failed` for a carrier that there is not */
    checkCarriers(mnoIds: readonly number[]): void {
      const known = new Set<number>(MNOS.map(({ networkId }) => networkId));
      const unknown = mnoIds.find((mnoId) => !known.has(mnoId));
      if (unknown !== undefined) {
        const names = MNOS.map(({ networkId, displayName }) => `${networkId} (${displayName})`).join(', ');
        throw new ServiceError('validation_failed', `mnoIds: ${unknown} is no carrier; there are ${names}`);
      }
    },

    resubmit: (prepared: PreparedCampaignWrite, mnoIds: readonly number[]): Promise<CampaignDetail> =>
      ask(prepared, (client) =>
        client.campaigns.resubmit(prepared.campaign.tcr_campaign_id, { mnoIds: [...mnoIds] }),
      ),
  };
}
