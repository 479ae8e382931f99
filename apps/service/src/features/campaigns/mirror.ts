// Fetches a campaign from the registry: the record, its carriers, and its sharing.
import type { RegistryClient } from '@tendlc/registry';
import type { OperationStatusByMno, SharingChain } from '@tendlc/registry/wire';
import { isRefusedWith } from '../../registry/failures.ts';
import { createMirror, type MirrorDeps, type MirrorKind } from '../registry-records/index.ts';
import {
  type CallbackDetail,
  type CampaignState,
  changesBetween,
  customerEventsOf,
  isStateChange,
  isWaiting,
  stateFromReading,
} from './policy.ts';
import { type CampaignWithBrand, findCampaign } from './queries.ts';

export const REFRESH_CAMPAIGN_JOB = 'refresh-campaign';

/** The registry's code for an expired campaign, whose carriers it no longer reports. */
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
  details: readonly CallbackDetail[],
): Promise<CampaignState> {
  const before: OperationStatusByMno = row.carriers;
  const shared = { sharedByMe: row.sharing } as SharingChain;
  const [campaign, operationStatus, sharing] = await Promise.all([
    client.campaigns.read(campaignId),
    unlessExpired(client.campaigns.readOperationStatus(campaignId), before),
    unlessExpired(client.campaigns.readSharing(campaignId), shared),
  ]);
  return stateFromReading(row, { campaign, operationStatus, sharing, details });
}

export function createCampaignMirror(deps: MirrorDeps) {
  const kind: MirrorKind<CampaignWithBrand, CampaignState, CallbackDetail> = {
    table: 'campaigns',
    jobKind: REFRESH_CAMPAIGN_JOB,
    noun: 'campaign',
    find: (id) => findCampaign(deps.db, { localId: id }, undefined),
    registryIdOf: (row) => row.tcr_campaign_id,
    read: readCampaign,
    changesBetween,
    isStateChange,
    customerEventsOf,
    isWaiting,
  };
  return createMirror(deps, kind);
}
