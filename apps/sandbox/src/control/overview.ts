// The content of the control page: each account with its brands, campaigns, their status and next step.
import { mnoNameOf } from '../lifecycle/events.ts';
import { cspNameOf } from '../registry-accounts.ts';
import type { Fault } from '../faults.ts';
import type { AccountRecord, BrandRecord, CallbackRecord, CampaignRecord, Step } from '../store/records.ts';

/** What the overview reads of the control. */
type Shown<Settings> = {
  now(): Date;
  nextAt(): Date | undefined;
  settings(): Settings;
  faults(): readonly Fault[];
  accounts(): readonly AccountRecord[];
  brands(sid?: string): readonly BrandRecord[];
  campaigns(sid?: string): readonly CampaignRecord[];
  callbacks(filter: { readonly sid?: string }): readonly CallbackRecord[];
  steps(): readonly Step[];
};

const RECORDS_SHOWN = 100;
const CALLBACKS_SHOWN = 100;

type NextSteps = ReadonlyMap<string, { kind: string; dueAt: string }>;

const SENTENCES: Readonly<Record<Step['kind'], string>> = {
  identity: 'the registry finishes the identity check',
  vetting: 'the provider finishes the vetting',
  brandAppeal: 'the appeal is decided',
  vettingAppeal: 'the vetting appeal is decided',
  autoShare: 'the sandbox shares the campaign',
  sharing: 'the upstream CNP decides',
  election: 'DCAs are elected',
  billing: 'the campaign is billed',
  carrier: 'a carrier decides',
  suspension: 'the campaign is suspended',
  lift: 'the suspension is lifted',
  expiry: 'the campaign expires',
  migration: 'the other CNP accepts the campaign',
};

function nextSteps(steps: readonly Step[]): NextSteps {
  const next = new Map<string, { kind: string; dueAt: string }>();
  for (const step of steps) {
    const id = 'campaignId' in step ? step.campaignId : step.brandId;
    if (!next.has(id)) {
      const kind = step.kind === 'carrier' ? `${mnoNameOf(step.mnoId)} decides` : SENTENCES[step.kind];
      next.set(id, { kind, dueAt: new Date(step.dueAt).toISOString() });
    }
  }
  return next;
}

function brandView({ sid, brand, scoring, vettings, otps, feedback }: BrandRecord, next: NextSteps) {
  const otp = otps.at(-1);
  return {
    sid,
    brandId: brand.brandId,
    displayName: brand.displayName,
    entityType: brand.entityType,
    status: brand.status,
    identityStatus: brand.identityStatus,
    isJudged: scoring === 'done',
    mock: brand.mock,
    feedback: feedback.map(({ id }) => id),
    vettings: vettings.map(({ evpId, vettingClass, vettingStatus, vettingScore }) => ({
      evpId,
      vettingClass,
      vettingStatus,
      vettingScore,
    })),
    ...(otp !== undefined && otp.verifyDate === undefined && { otpPin: otp.pin }),
    next: next.get(brand.brandId) ?? null,
  };
}

function campaignView(record: CampaignRecord, next: NextSteps) {
  const { sid, campaign, sharing, operationStatus, reviews = [] } = record;
  return {
    sid,
    campaignId: campaign.campaignId,
    brandId: campaign.brandId,
    usecase: campaign.usecase,
    status: campaign.status,
    sharing: sharing === null ? null : { cnpId: sharing.upstreamCnpId, state: sharing.sharingStatus },
    carriers: Object.entries(operationStatus).map(([mnoId, status]) => ({
      mnoId: Number(mnoId),
      carrier: mnoNameOf(Number(mnoId)),
      status,
    })),
    reviews: reviews.toReversed(),
    next: next.get(campaign.campaignId) ?? null,
  };
}

const newest = <Item>(items: readonly Item[], count: number) => items.slice(-count).toReversed();

export function overviewOf<Settings>(control: Shown<Settings>, sid?: string) {
  const next = nextSteps(control.steps());
  const brands = control.brands(sid);
  const campaigns = control.campaigns(sid);
  const callbacks = control.callbacks(sid === undefined ? {} : { sid });
  return {
    now: control.now(),
    nextAt: control.nextAt(),
    settings: control.settings(),
    faults: control.faults(),
    accounts: control.accounts().map((account) => ({
      sid: account.sid,
      cspId: account.cspId,
      cspName: cspNameOf(account),
      subscriptions: account.subscriptions,
      hasWebhookSecret: account.webhookSecret !== undefined,
      delivery: account.delivery,
      brands: control.brands(account.sid).length,
      campaigns: control.campaigns(account.sid).length,
    })),
    totals: { brands: brands.length, campaigns: campaigns.length, callbacks: callbacks.length },
    brands: newest(brands, RECORDS_SHOWN).map((record) => brandView(record, next)),
    campaigns: newest(campaigns, RECORDS_SHOWN).map((record) => campaignView(record, next)),
    callbacks: newest(callbacks, CALLBACKS_SHOWN),
  };
}
