// Campaigns: list, read, update, deactivate, carrier status, sharing, nudges.
import {
  KNOWN_DCAS,
  NUDGE_DESCRIPTION_CHARACTERS_MAX,
  NUDGE_INTENTS,
  RESELLER_NONE,
} from '@tendlc/registry/wire';
import { expireCampaign, shareCampaign, submitToCarriers } from '../lifecycle/campaigns.ts';
import { publishCampaignEvent } from '../lifecycle/events.ts';
import { refuse } from '../refusals.ts';
import { readCampaignUpdate, usecaseFacts } from '../rules/campaign-fields.ts';
import { carrierTerms } from '../rules/carrier-terms.ts';
import { Fields } from '../rules/fields.ts';
import type { CampaignRecord } from '../store/records.ts';
import { brandOfCampaign, planIn, type World } from '../world.ts';
import { chosen } from './campaign-builder.ts';
import {
  type Call,
  type Endpoint,
  fits,
  livingCampaign,
  noContent,
  ok,
  ownCampaign,
  pageOf,
  same,
  withBooleans,
} from './call.ts';

/** A partner that only the sandbox has, in addition to the known aggregators. */
export const PARTNER_CNP = { id: 'SPARTNR', displayName: 'Sandbox Partner' } as const;

function listCampaigns({ store }: World, { account, query: given }: Call) {
  const query = withBooleans(given, ['mock', 'autoRenewal']);
  const referenceId = query.get('referenceId') || undefined;
  const named = referenceId === undefined ? undefined : store.campaignByReference(account.sid, referenceId);
  const candidates = referenceId === undefined ? store.campaignsOf(account.sid) : [named];
  const found = candidates
    .filter((record) => record !== undefined)
    .filter(({ campaign, tags, sharing }) =>
      fits(query, {
        brandId: same(campaign.brandId),
        status: same(campaign.status),
        usecase: same(campaign.usecase),
        vertical: same(campaign.vertical),
        resellerId: same(campaign.resellerId),
        autoRenewal: same(campaign.autoRenewal),
        upstreamCnpId: same(sharing?.upstreamCnpId),
        tag: (wanted) => tags.includes(wanted.toLowerCase()),
        mock: same(campaign.mock),
      }),
    );
  return pageOf(
    found.map(({ campaign }) => campaign),
    query,
  );
}

function updateCampaign(world: World, call: Call) {
  const record = livingCampaign(world, call);
  const { campaign } = record;
  const { texts, flags, resellerId } = readCampaignUpdate(call.body);
  if (resellerId !== undefined && resellerId !== campaign.resellerId && resellerId !== RESELLER_NONE) {
    refuse(501, `resellerId may only change to ${RESELLER_NONE}.`, 'resellerId');
  }
  Object.assign(campaign, texts, flags, resellerId !== undefined && { resellerId });
  world.store.saveCampaign(record);
  publishCampaignEvent(world, record, 'CAMPAIGN_UPDATE', `Campaign ${campaign.campaignId} is updated`);
  // This response does not include the fee.
  const { monthlyFee: _fee, ...answer } = campaign;
  return ok(answer);
}

function deactivateCampaign(world: World, call: Call) {
  expireCampaign(world, ownCampaign(world, call));
  return noContent;
}

function readSharing(world: World, call: Call) {
  const { sharing } = ownCampaign(world, call);
  return ok({ sharedWithMe: null, sharedByMe: sharing });
}

export function checkUpstream(world: World, record: CampaignRecord, upstreamCnpId: string): void {
  const known = [...KNOWN_DCAS, PARTNER_CNP].some(({ id }) => id === upstreamCnpId);
  const account = [...world.store.accounts.values()].find(({ cspId }) => cspId === upstreamCnpId);
  if (!known && account === undefined) {
    refuse(502, 'There is no such CNP.', 'upstreamCnpId');
  }
  if (account?.sid === record.sid) {
    refuse(523, undefined, 'upstreamCnpId');
  }
}

function putSharing(world: World, call: Call) {
  const record = livingCampaign(world, call);
  const upstreamCnpId = call.params['upstreamCnpId'] ?? '';
  if (record.campaign.mock) {
    refuse(536);
  }
  checkUpstream(world, record, upstreamCnpId);
  const { sharing } = record;
  if (sharing === null || sharing.sharingStatus === 'DECLINED') {
    record.sharedBySandbox = false;
    return ok(shareCampaign(world, record, upstreamCnpId));
  }
  if (!record.sharedBySandbox) {
    refuse(
      592,
      `The campaign is ${sharing.sharingStatus} at ${sharing.upstreamCnpId}; that cannot be changed.`,
    );
  }
  // The sandbox shared the campaign before its owner did. The owner's choice replaces the partner, and the review continues.
  record.sharedBySandbox = false;
  sharing.upstreamCnpId = upstreamCnpId;
  world.store.saveCampaign(record);
  return ok(sharing);
}

function resubmit(world: World, call: Call) {
  const record = livingCampaign(world, call);
  const fields = new Fields(call.body);
  const mnoIds = fields.numbers('mnoIds') ?? [];
  if (mnoIds.length === 0) {
    fields.wrong('mnoIds', 'must contain at least one carrier');
  }
  fields.check();
  const brandRecord = brandOfCampaign(world, record);
  const facts = usecaseFacts(record.campaign.usecase);
  const terms = facts === undefined ? {} : carrierTerms(call.account, brandRecord, facts);
  if (mnoIds.some((mnoId) => terms[String(mnoId)] === undefined)) {
    refuse(501, 'mnoIds must name carriers.', 'mnoIds');
  }
  if (mnoIds.some((mnoId) => terms[String(mnoId)]?.qualify !== true)) {
    refuse(509, 'A carrier does not take this use case of the brand.', 'mnoIds');
  }
  record.mnoIds = [...new Set([...record.mnoIds, ...mnoIds])];
  record.mnoMetadata = { ...record.mnoMetadata, ...chosen(terms, mnoIds) };
  const { campaignId } = record.campaign;
  publishCampaignEvent(world, record, 'CAMPAIGN_RESUBMISSION', `Campaign ${campaignId} is resubmitted`);
  if (record.dcaElected) {
    const open = mnoIds.filter((mnoId) => record.operationStatus[String(mnoId)] !== 'REGISTERED');
    record.appealed = true;
    submitToCarriers(world, record, open);
  }
  world.store.saveCampaign(record);
  return ok({ campaignId, mnoMetadata: record.mnoMetadata });
}

function nudge(world: World, call: Call) {
  const record = livingCampaign(world, call);
  const { sid, campaign, sharing } = record;
  const fields = new Fields(call.body);
  fields.require(['nudgeIntent']);
  const nudgeIntent = fields.oneOf(
    'nudgeIntent',
    NUDGE_INTENTS.map(({ value }) => value),
  );
  fields.text('description', { max: NUDGE_DESCRIPTION_CHARACTERS_MAX });
  fields.check();
  const carriers = Object.entries(record.operationStatus);
  const isRejected =
    sharing?.sharingStatus === 'DECLINED' || carriers.some(([, status]) => status === 'REJECTED');
  const isWaiting =
    sharing?.sharingStatus === 'PENDING' || carriers.some(([, status]) => status === 'REVIEW');
  if (nudgeIntent === 'APPEAL_REJECTION' ? !isRejected : !isWaiting) {
    refuse(
      592,
      `Nudge ${nudgeIntent} unsuccessful, current campaign sharing status does not meet the nudge intent`,
      'nudgeIntent',
    );
  }
  record.appealed = true;
  const { campaignId } = campaign;
  if (sharing !== null && sharing.sharingStatus !== 'ACCEPTED') {
    sharing.sharingStatus = 'PENDING';
    planIn(world, world.delays.appealMs, { kind: 'sharing', sid, campaignId });
  } else {
    const open = carriers.filter(([, status]) => status === 'REJECTED').map(([mnoId]) => Number(mnoId));
    submitToCarriers(world, record, open);
  }
  world.store.saveCampaign(record);
  publishCampaignEvent(world, record, 'CAMPAIGN_NUDGE', `Campaign ${campaignId} is nudged`, { nudgeIntent });
  return ok({ message: `Nudge ${nudgeIntent} sent for campaign ${campaignId}` });
}

/** One bit for each carrier, as in the bitmask of number provisioning. */
function osrAttributes(world: World, call: Call) {
  const { campaign, operationStatus, mnoMetadata } = ownCampaign(world, call);
  const registered = Object.values(operationStatus).filter((status) => status === 'REGISTERED').length;
  const att = Object.values(mnoMetadata).find(({ msgClass }) => msgClass !== undefined);
  return ok({
    msg_class: att?.msgClass ?? '',
    status: String(2 ** registered - 1),
    brand_id: campaign.brandId,
  });
}

export const CAMPAIGN_ENDPOINTS: readonly Endpoint[] = [
  ['GET', '/campaign', listCampaigns],
  ['GET', '/campaign/:campaignId', (world, call) => ok(ownCampaign(world, call).campaign)],
  ['PUT', '/campaign/:campaignId', updateCampaign],
  ['DELETE', '/campaign/:campaignId', deactivateCampaign],
  ['GET', '/campaign/:campaignId/mnoMetadata', (world, call) => ok(ownCampaign(world, call).mnoMetadata)],
  [
    'GET',
    '/campaign/:campaignId/operationStatus',
    (world, call) => ok(livingCampaign(world, call).operationStatus),
  ],
  ['GET', '/campaign/:campaignId/sharing', readSharing],
  ['PUT', '/campaign/:campaignId/sharing/:upstreamCnpId', putSharing],
  ['PUT', '/campaign/:campaignId/resubmit', resubmit],
  ['POST', '/campaign/:campaignId/nudge', nudge],
  [
    'GET',
    '/campaign/:campaignId/mnoIdsWithDcaElected',
    (world, call) => {
      const { dcaElected, mnoIds } = ownCampaign(world, call);
      return ok(dcaElected ? mnoIds : []);
    },
  ],
  ['GET', '/campaign/:campaignId/osr/attributes', osrAttributes],
];
