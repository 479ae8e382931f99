// The requests that a submission would send to the registry, in order. The steps and the bodies are those of a submission,
// so the two cannot differ (G-127).
import type { BrandProfile, CampaignProfile } from '@tendlc/contract';
import type { ExportedCall } from '@tendlc/providers';
import type { Packet } from '@tendlc/registration';
import { REGISTRY_OPERATIONS, type RegistryOperation } from '@tendlc/registry/wire';
import { brandPayloadOf, prepareProfile, textsOfCode, toRegistryBrand } from '../../brands/index.ts';
import { prepareCampaign, toRegistryCampaign, toRegistryUpdate } from '../../campaigns/index.ts';
import type { RegistrationRow, SubmissionPart } from '../queries.ts';
import {
  brandChanges,
  brandRequest,
  campaignChanges,
  campaignRequest,
  isBrandComplete,
  isCampaignComplete,
} from '../submission/packet-requests.ts';
import { nextStep, partnerOf, type StepInput, type Work } from '../submission/steps.ts';
import { rejectingCarriersOf } from '../submission/work.ts';

const BASE = 'https://csp-api.campaignregistry.com/v2';
/** More than any submission has. */
const STEPS_MAX = 20;

type Parts = { readonly [name: string]: string };
type Planned = { readonly operation: RegistryOperation; readonly parts?: Parts; readonly body?: unknown };

/** What is only known when a request is sent. */
const BRAND_ID = '{brandId}';
const CAMPAIGN_ID = '{campaignId}';
const REFERENCE = '{referenceId}';
const CODE = '{code}';

type State = { readonly row: RegistrationRow; readonly submission: SubmissionPart };

const brandIdOf = ({ row }: State): string => row.brand?.tcr_brand_id ?? BRAND_ID;
const campaignIdOf = ({ row }: State): string => row.campaign?.tcr_campaign_id ?? CAMPAIGN_ID;

/** The values as they are sent. What is incomplete is not normalized yet. */
function profileOf(packet: Packet): BrandProfile {
  const request = brandRequest(packet);
  return isBrandComplete(packet) ? prepareProfile(request).profile : request;
}

function campaignProfileOf({ row }: State): CampaignProfile {
  const request = campaignRequest(row.packet, 1);
  const { brandId: _, ...values } = request;
  const brand = row.brand?.profile;
  return brand !== undefined && isCampaignComplete(row.packet)
    ? prepareCampaign(values, brand).profile
    : values;
}

/** The stored values with what the packet changes, as an update sends them. */
const updatedProfile = (row: RegistrationRow): BrandProfile =>
  prepareProfile({ ...row.brand?.profile, ...brandChanges(row.packet, row) } as BrandProfile).profile;

const withRow = (state: State, change: Partial<RegistrationRow>): State => ({
  ...state,
  row: { ...state.row, ...change },
});

const withBrand = (state: State, change: Partial<NonNullable<RegistrationRow['brand']>>): State =>
  withRow(state, { brand: { ...state.row.brand, ...change } as NonNullable<RegistrationRow['brand']> });

const withCampaign = (state: State, change: Partial<NonNullable<RegistrationRow['campaign']>>): State =>
  withRow(state, {
    campaign: { ...state.row.campaign, ...change } as NonNullable<RegistrationRow['campaign']>,
  });

/** A brand that the registry has verified; a sole proprietor confirms a code first. */
function registeredBrand(state: State): State {
  const profile = profileOf(state.row.packet);
  const isSoleProprietor = profile.entityType === 'SOLE_PROPRIETOR';
  return withBrand(state, {
    registration: 'registered',
    brand_status: isSoleProprietor ? 'PENDING' : 'ACTIVE',
    identity_status: isSoleProprietor ? 'SELF_DECLARED' : 'VERIFIED',
    profile,
  });
}

const verified = (state: State): State => withBrand(state, { brand_status: 'ACTIVE' });

type WorkPlan = (state: State, partner: string) => readonly [sent: Planned, after: State];

const PLANS: Readonly<Record<Work, WorkPlan>> = {
  'register-brand': (state) => [
    {
      operation: 'createBrand',
      body: { ...brandPayloadOf(profileOf(state.row.packet)), referenceId: REFERENCE },
    },
    registeredBrand(state),
  ],
  'recover-brand': (state, partner) => PLANS['register-brand'](state, partner),
  'update-brand': (state) => [
    {
      operation: 'updateBrand',
      parts: { brandId: brandIdOf(state) },
      body: toRegistryBrand(updatedProfile(state.row)),
    },
    state,
  ],
  'revet-brand': (state) => [
    { operation: 'revetBrand', parts: { brandId: brandIdOf(state) } },
    verified(state),
  ],
  'send-code': (state) => [
    {
      operation: 'sendSmsOtp',
      parts: { brandId: brandIdOf(state) },
      body: textsOfCode(state.row.brand?.profile.brandName ?? ''),
    },
    state,
  ],
  'register-campaign': (state) => [
    {
      operation: 'createCampaign',
      body: toRegistryCampaign(campaignProfileOf(state), brandIdOf(state), REFERENCE),
    },
    withCampaign(state, {
      registration: 'registered',
      campaign_status: 'PENDING',
      sharing: null,
      carriers: {},
      profile: campaignProfileOf(state),
    }),
  ],
  'recover-campaign': (state, partner) => PLANS['register-campaign'](state, partner),
  'update-campaign': (state) => [
    {
      operation: 'updateCampaign',
      parts: { campaignId: campaignIdOf(state) },
      body: toRegistryUpdate(campaignChanges(state.row.packet, state.row)),
    },
    state,
  ],
  share: (state, partner) => [
    { operation: 'shareCampaign', parts: { campaignId: campaignIdOf(state), upstreamCnpId: partner } },
    withCampaign(state, { sharing: { sharingStatus: 'PENDING' } as never }),
  ],
  resubmit: (state) => [
    {
      operation: 'resubmitCampaign',
      parts: { campaignId: campaignIdOf(state) },
      body: { mnoIds: rejectingCarriersOf(state.row) },
    },
    state,
  ],
};

function newSubmission(row: RegistrationRow, now: Date): SubmissionPart {
  return {
    number: row.version,
    state: 'open',
    is_cancel_asked: false,
    corrects_brand: row.brand?.registration === 'registered',
    corrects_campaign: row.campaign?.registration === 'registered',
    done: {},
    upstream_cnp_id: null,
    stopped_by: null,
    stopped_because: null,
    submitted_at: now,
    updated_at: now,
  };
}

/** What happens between two requests: a code is confirmed, Authentication+ is ordered, the registry verifies the brand. */
function afterStop(by: string, state: State): readonly [sent: Planned | undefined, after: State] {
  switch (by) {
    case 'code':
      return [
        { operation: 'verifySmsOtp', parts: { brandId: brandIdOf(state) }, body: { otpPin: CODE } },
        verified(state),
      ];
    case 'authentication':
      return [undefined, withBrand(state, { vetting_status: 'ACTIVE' })];
    default:
      return [undefined, verified(state)];
  }
}

const inputOf = ({ row, submission }: State, now: Date): StepInput => ({
  row,
  submission,
  isBrandDifferent:
    submission.corrects_brand &&
    isBrandComplete(row.packet) &&
    Object.keys(brandChanges(row.packet, row)).length > 0,
  isCampaignDifferent: Object.keys(campaignChanges(row.packet, row)).length > 0,
  partner: partnerOf(row),
  now,
});

function planOf(first: State, now: Date): Planned[] {
  const planned: Planned[] = [];
  let state = first;
  for (let count = 0; count < STEPS_MAX; count += 1) {
    const step = nextStep(inputOf(state, now));
    if (step.kind === 'end' || step.kind === 'refuse') {
      return planned;
    }
    const [sent, after] =
      step.kind === 'work'
        ? PLANS[step.work](state, partnerOf(state.row) ?? '{upstreamCnpId}')
        : afterStop(step.kind === 'stop' ? step.by : 'registry', state);
    if (sent !== undefined) {
      planned.push(sent);
    }
    const done =
      step.kind === 'work'
        ? { ...after.submission.done, [step.work]: now.toISOString() }
        : after.submission.done;
    state = { ...after, submission: { ...after.submission, done } };
  }
  return planned;
}

const pathOf = ({ operation, parts = {} }: Planned): string =>
  REGISTRY_OPERATIONS[operation].path.replaceAll(/:(\w+)/g, (_, name: string) => parts[name] ?? `{${name}}`);

/** Pure: the same registration gives the same requests, and none is sent. */
export function plannedRequests(row: RegistrationRow, packet: Packet, now: Date): ExportedCall[] {
  const drafted: RegistrationRow = { ...row, packet, closed_at: null };
  return planOf({ row: drafted, submission: newSubmission(drafted, now) }, now).map((planned, index) => ({
    order: index + 1,
    method: REGISTRY_OPERATIONS[planned.operation].method,
    path: `${BASE}${pathOf(planned)}`,
    contentType: 'application/json',
    body: planned.body ?? null,
    dependsOn: index === 0 ? [] : [index],
  }));
}
