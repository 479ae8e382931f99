// The campaign builder: qualifies a brand for use cases, and creates campaigns.
import { RESELLER_NONE, USECASES, type Usecase, type UsecaseFacts } from '@tendlc/registry/wire';
import { newId } from '../chance.ts';
import { announceCampaign } from '../lifecycle/campaigns.ts';
import { refuse } from '../refusals.ts';
import {
  CAMPAIGN_FLAGS,
  CAMPAIGN_TEXTS,
  type CampaignInput,
  checkDemands,
  readCampaignCreate,
  subUsecasesOf,
  usecaseFacts,
} from '../rules/campaign-fields.ts';
import { carrierTerms, whyNotQualified } from '../rules/carrier-terms.ts';
import type { AccountRecord, BrandRecord, CampaignData, CampaignRecord } from '../store/records.ts';
import { isoIn, type World } from '../world.ts';
import { type Call, type Endpoint, livingBrand, ok } from './call.ts';
import { checkTags } from './tags.ts';

const MONTH_MS = 30 * 86_400_000;
/** The first cycle has three months; a political campaign pays by the month from the start. */
const FIRST_CYCLE_MONTHS = 3;

function judgedBrand(world: World, call: Call): BrandRecord {
  const record = livingBrand(world, call);
  return record.scoring === 'pending' ? refuse(527, undefined, 'brandId') : record;
}

function metadataOf(account: AccountRecord, record: BrandRecord, facts: UsecaseFacts) {
  const usecase = facts.value as Usecase;
  const { min, max } = subUsecasesOf(facts);
  const fee = facts.monthlyFeeUsd;
  return {
    usecase,
    monthlyFee: fee,
    quarterlyFee: fee * 3,
    annualFee: fee * 12,
    minSubUsecases: min,
    maxSubUsecases: max,
    greyoutFields: [],
    mnoMetadata: carrierTerms(account, record, facts),
  };
}

function qualifyAll(world: World, call: Call) {
  const record = judgedBrand(world, call);
  return ok(USECASES.map((facts) => metadataOf(call.account, record, facts)));
}

function qualifyOne(world: World, call: Call) {
  const record = judgedBrand(world, call);
  const facts = usecaseFacts(call.params['usecase']);
  return facts === undefined
    ? refuse(501, 'There is no such use case.', 'usecase')
    : ok(metadataOf(call.account, record, facts));
}

function checkCreation(world: World, { account }: Call, record: BrandRecord, input: CampaignInput): void {
  const { store, behaviour } = world;
  const why = whyNotQualified(account, record, input.usecase);
  if (why !== undefined) {
    refuse(509, `Brand does not qualify for submitted campaign use-case: ${why}.`, 'usecase');
  }
  const hasReseller =
    input.resellerId === RESELLER_NONE ||
    account.resellers.some(({ resellerId }) => resellerId === input.resellerId);
  if (!hasReseller) {
    refuse(502, 'The reseller was not found.', 'resellerId');
  }
  if (
    input.referenceId !== undefined &&
    store.campaignByReference(account.sid, input.referenceId) !== undefined
  ) {
    refuse(503, 'A campaign with this referenceId exists already.', 'referenceId');
  }
  const active = store
    .campaignsOfBrand(record.brand.brandId)
    .filter(({ campaign }) => campaign.status === 'ACTIVE');
  const isOnlyOne = input.usecase === 'SOLE_PROPRIETOR' || input.usecase === 'TRIAL';
  if (active.length >= (isOnlyOne ? 1 : behaviour.campaignsPerBrandMax)) {
    refuse(511, undefined, 'brandId');
  }
}

/** Every field has a value: the one that was given, or the default. */
const withDefaults = <Name extends string, Value, Default>(
  names: readonly Name[],
  given: { readonly [Field in Name]?: Value },
  byDefault: Default,
) =>
  Object.fromEntries(names.map((name) => [name, given[name] ?? byDefault])) as Record<Name, Value | Default>;

function newCampaign(world: World, record: BrandRecord, input: CampaignInput): CampaignData {
  const { brand } = record;
  const { texts, flags } = input;
  const cycleMs = (input.usecase === 'POLITICAL' ? 1 : FIRST_CYCLE_MONTHS) * MONTH_MS;
  return {
    campaignId: newId('C', (id) => world.store.campaigns.has(id)),
    cspId: brand.cspId,
    resellerId: input.resellerId,
    brandId: brand.brandId,
    status: 'ACTIVE',
    createDate: isoIn(world, 0),
    billedDate: null,
    vertical: null,
    usecase: input.usecase,
    subUsecases: input.subUsecases,
    ...withDefaults(CAMPAIGN_FLAGS, flags, false),
    autoRenewal: flags.autoRenewal ?? true,
    termsAndConditions: input.termsAndConditions,
    subscriberOptin: input.subscriberOptin,
    subscriberOptout: input.subscriberOptout,
    subscriberHelp: input.subscriberHelp,
    ...withDefaults(CAMPAIGN_TEXTS, texts, null),
    referenceId: input.referenceId ?? null,
    mock: brand.mock,
    nextRenewalOrExpirationDate: isoIn(world, cycleMs).slice(0, 10),
    expirationDate: null,
    monthlyFee: input.facts.monthlyFeeUsd,
  };
}

function createCampaign(world: World, call: Call) {
  const input = readCampaignCreate(call.body);
  checkTags(input.tags);
  const record = judgedBrand(world, { ...call, params: { brandId: input.brandId } });
  checkCreation(world, call, record, input);
  const mnoMetadata = carrierTerms(call.account, record, input.facts);
  checkDemands(input, mnoMetadata);
  const campaign: CampaignRecord = {
    sid: call.account.sid,
    campaign: newCampaign(world, record, input),
    tags: input.tags.map((tag) => tag.toLowerCase()),
    mnoIds: input.mnoIds,
    mnoMetadata: chosen(mnoMetadata, input.mnoIds),
    sharing: null,
    sharedBySandbox: false,
    dcaElected: false,
    operationStatus: {},
    appealed: false,
  };
  world.store.addCampaign(campaign);
  announceCampaign(world, campaign);
  return ok({ campaignId: campaign.campaign.campaignId, mnoMetadata: campaign.mnoMetadata });
}

export function chosen<Terms>(
  terms: Readonly<Record<string, Terms>>,
  mnoIds: readonly number[],
): Record<string, Terms> {
  return Object.fromEntries(Object.entries(terms).filter(([mnoId]) => mnoIds.includes(Number(mnoId))));
}

const TERMS = [
  'The campaign is not used for affiliate marketing.',
  'Messages are sent only to people who asked for them.',
  'What is sent matches what was registered.',
];

export const CAMPAIGN_BUILDER_ENDPOINTS: readonly Endpoint[] = [
  ['GET', '/campaignBuilder/termsAndConditions', () => ok({ subTerms: TERMS })],
  ['GET', '/campaignBuilder/brand/:brandId', qualifyAll],
  ['GET', '/campaignBuilder/brand/:brandId/usecase/:usecase', qualifyOne],
  ['POST', '/campaignBuilder', createCampaign],
];
