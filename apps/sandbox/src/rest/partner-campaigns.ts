// Campaigns that one account has shared with another. The partner sees only the shared fields.
import { DECLINE_EXPLANATION_CHARACTERS_MAX, REJECTION_CATEGORIES } from '@tendlc/registry/wire';
import { acceptSharing, declineSharing } from '../lifecycle/campaigns.ts';
import { refuse } from '../refusals.ts';
import type { CampaignRecord } from '../store/records.ts';
import { brandOfCampaign, type World } from '../world.ts';
import { type Call, type Endpoint, fits, ok, pageOf, same } from './call.ts';
import { checkUpstream } from './campaigns.ts';

/** Without the fields that only the owner sees. */
function sharedView({ campaign }: CampaignRecord) {
  const {
    cspId: _cspId,
    resellerId: _resellerId,
    autoRenewal: _autoRenewal,
    billedDate: _billedDate,
    monthlyFee: _monthlyFee,
    referenceId: _referenceId,
    nextRenewalOrExpirationDate: _renewal,
    ...view
  } = campaign;
  return view;
}

function list(records: readonly CampaignRecord[], { query }: Call) {
  const found = records.filter(({ campaign, sharing }) => {
    const day = sharing?.sharedDate.slice(0, 10) ?? '';
    return fits(query, {
      upstreamCnpId: same(sharing?.upstreamCnpId),
      downstreamCnpId: same(sharing?.downstreamCnpId),
      brandId: same(campaign.brandId),
      status: same(campaign.status),
      sharingStatus: same(sharing?.sharingStatus),
      cnpMigration: same(sharing?.cnpMigration),
      startDate: (wanted) => day >= wanted,
      endDate: (wanted) => day <= wanted,
    });
  });
  return pageOf(found.map(sharedView), query);
}

const sharedByMe = ({ store }: World, { account }: Call) =>
  store.campaignsOf(account.sid).filter(({ sharing }) => sharing !== null);

const sharedWithMe = ({ store }: World, { account }: Call) =>
  [...store.campaigns.values()].filter(({ sharing }) => sharing?.upstreamCnpId === account.cspId);

/** @throws Refusal 502 when it was shared neither by the account nor with it */
function partnerCampaign(world: World, call: Call): CampaignRecord {
  const { store } = world;
  const record = store.campaigns.get(call.params['campaignId'] ?? '');
  const isMine = record?.sid === call.account.sid || record?.sharing?.upstreamCnpId === call.account.cspId;
  return record !== undefined && isMine ? record : refuse(502, 'The campaign was not found.', 'campaignId');
}

function readOne(world: World, call: Call) {
  const record = partnerCampaign(world, call);
  const { brandId, displayName, entityType, identityStatus } = brandOfCampaign(world, record).brand;
  return ok({ ...sharedView(record), brand: { brandId, displayName, entityType, identityStatus } });
}

function readChain(world: World, call: Call) {
  const { sid, sharing } = partnerCampaign(world, call);
  const isOwner = sid === call.account.sid;
  return ok({ sharedWithMe: isOwner ? null : sharing, sharedByMe: isOwner ? sharing : null });
}

function waitingForMe(world: World, call: Call): CampaignRecord {
  const record = partnerCampaign(world, call);
  return record.sharing?.upstreamCnpId === call.account.cspId && record.sharing.sharingStatus === 'PENDING'
    ? record
    : refuse(592, 'No sharing of this campaign waits for this account.');
}

function decline(world: World, call: Call) {
  const record = waitingForMe(world, call);
  const explanation = call.query.get('explanation') ?? '';
  const categories = call.query.getAll('rejectionCategory');
  const known: readonly string[] = REJECTION_CATEGORIES;
  if (explanation === '' || explanation.length > DECLINE_EXPLANATION_CHARACTERS_MAX) {
    refuse(
      501,
      `explanation must have 1 to ${DECLINE_EXPLANATION_CHARACTERS_MAX} characters.`,
      'explanation',
    );
  }
  if (categories.length === 0 || categories.some((category) => !known.includes(category))) {
    refuse(501, `rejectionCategory must be given, each one of ${known.join(', ')}.`, 'rejectionCategory');
  }
  declineSharing(world, record, categories, explanation);
  return ok(record.sharing);
}

/** A CSP accepts a campaign by sharing it with its own upstream partner. */
function shareFurther(world: World, call: Call) {
  const record = waitingForMe(world, call);
  const upstreamCnpId = call.params['upstreamCnpId'] ?? '';
  checkUpstream(world, record, upstreamCnpId);
  if (upstreamCnpId === call.account.cspId) {
    refuse(523, undefined, 'upstreamCnpId');
  }
  acceptSharing(world, record);
  return ok({ ...record.sharing, downstreamCnpId: call.account.cspId, upstreamCnpId });
}

export const PARTNER_CAMPAIGN_ENDPOINTS: readonly Endpoint[] = [
  ['GET', '/partnerCampaign/sharedByMe', (world, call) => list(sharedByMe(world, call), call)],
  ['GET', '/partnerCampaign/sharedWithMe', (world, call) => list(sharedWithMe(world, call), call)],
  ['GET', '/partnerCampaign/:campaignId', readOne],
  [
    'GET',
    '/partnerCampaign/:campaignId/mnoMetadata',
    (world, call) => ok(partnerCampaign(world, call).mnoMetadata),
  ],
  [
    'GET',
    '/partnerCampaign/:campaignId/operationStatus',
    (world, call) => ok(partnerCampaign(world, call).operationStatus),
  ],
  ['GET', '/partnerCampaign/:campaignId/sharing', readChain],
  ['DELETE', '/partnerCampaign/:campaignId/sharing', decline],
  ['PUT', '/partnerCampaign/:campaignId/sharing/:upstreamCnpId', shareFurther],
];
