// What a look at the registry shows of a campaign.
import type { RegistryClient } from '@tendlc/registry';
import type { OperationStatusByMno, SharingChain } from '@tendlc/registry/wire';
import { isRefusedWith } from '../../registry/failures.ts';
import { createReadings, type Mirror, type MirrorDeps } from '../registrations/index.ts';
import {
  type CampaignNews,
  type CampaignState,
  changesBetween,
  isStateChange,
  isWaiting,
  newsOf,
  stateFromReading,
} from './policy.ts';
import { type CampaignWithBrand, findCampaign } from './queries.ts';

export const REFRESH_CAMPAIGN_JOB = 'refresh-campaign';

/** What the registry says of an expired campaign instead of its carriers; there is nothing new then. */
const EXPIRED = 518;

async function unlessExpired<Answer>(question: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    if (isRefusedWith(error, EXPIRED)) {
      return otherwise;
    }
    throw error;
  }
}

async function readCampaign(
  client: RegistryClient,
  campaignId: string,
  row: CampaignWithBrand,
  news: readonly CampaignNews[],
): Promise<CampaignState> {
  const before: OperationStatusByMno = row.carriers;
  const shared = { sharedByMe: row.sharing } as SharingChain;
  const [campaign, operationStatus, sharing] = await Promise.all([
    client.campaigns.read(campaignId),
    unlessExpired(client.campaigns.readOperationStatus(campaignId), before),
    unlessExpired(client.campaigns.readSharing(campaignId), shared),
  ]);
  return stateFromReading(row, { campaign, operationStatus, sharing, news });
}

export function createCampaignReadings(deps: MirrorDeps) {
  const mirror: Mirror<CampaignWithBrand, CampaignState, CampaignNews> = {
    table: 'campaigns',
    jobKind: REFRESH_CAMPAIGN_JOB,
    noun: 'campaign',
    find: (id) => findCampaign(deps.db, { localId: id }, undefined),
    registryIdOf: (row) => row.tcr_campaign_id,
    read: readCampaign,
    changesBetween,
    isStateChange,
    newsOf,
    isWaiting,
  };
  return createReadings(deps, mirror);
}
