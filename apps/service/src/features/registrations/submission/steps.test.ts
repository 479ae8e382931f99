// The next step of a submission for each state of its records.
import { describe, expect, test } from 'vitest';
import type { RegistrationRow, SubmissionPart } from '../queries.ts';
import { nextStep, type Step, type StepInput } from './steps.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);

type Brand = NonNullable<RegistrationRow['brand']>;
type Campaign = NonNullable<RegistrationRow['campaign']>;

const brandOf = (change: Partial<Brand> = {}): Brand =>
  ({
    registration: 'registered',
    brand_status: 'ACTIVE',
    identity_status: 'VERIFIED',
    vetting_status: null,
    profile: { entityType: 'PRIVATE_PROFIT' },
    state_changed_at: ago(3_600_000),
    ...change,
  }) as Brand;

const campaignOf = (change: Partial<Campaign> = {}): Campaign =>
  ({
    registration: 'registered',
    campaign_status: 'ACTIVE',
    sharing: { sharingStatus: null },
    carriers: {},
    ...change,
  }) as unknown as Campaign;

type State = {
  brand?: Brand | null;
  campaign?: Campaign | null;
  packet?: RegistrationRow['packet'];
  isClosed?: boolean;
  submission?: Partial<SubmissionPart>;
} & Partial<Pick<StepInput, 'isBrandDifferent' | 'isCampaignDifferent' | 'partner'>>;

const OWN = { brand: {}, campaign: {} };
const NAMED = { brandId: 7, campaign: {} };

function stepOf({ brand = null, campaign = null, packet = OWN, isClosed, submission, ...rest }: State): Step {
  return nextStep({
    row: { brand, campaign, packet, closed_at: isClosed === true ? NOW : null } as RegistrationRow,
    submission: {
      is_cancel_asked: false,
      corrects_brand: false,
      corrects_campaign: false,
      done: {},
      ...submission,
    } as SubmissionPart,
    isBrandDifferent: false,
    isCampaignDifferent: false,
    partner: 'TWILO',
    now: NOW,
    ...rest,
  });
}

/** A step in one word. */
const worded = (step: Step): string => {
  switch (step.kind) {
    case 'work':
      return step.work;
    case 'wait':
      return `wait ${step.forMs / 1_000} s`;
    case 'stop':
      return `stop by ${step.by}`;
    case 'refuse':
      return `refuse: ${step.because}`;
    case 'end':
      return `end as ${step.as}`;
    default:
      return step satisfies never;
  }
};

const at = (ms: number) => ago(ms).toISOString();
const pending = (change: Partial<Brand> = {}) =>
  brandOf({ brand_status: 'PENDING', identity_status: 'UNVERIFIED', ...change });
const failed = (change: Partial<Brand> = {}) => pending({ brand_status: 'FAILED', ...change });
const person = (identity: string) =>
  pending({ identity_status: identity, profile: { entityType: 'SOLE_PROPRIETOR' } as Brand['profile'] });
const listed = (vetting: string | null) =>
  brandOf({ vetting_status: vetting, profile: { entityType: 'PUBLIC_PROFIT' } as Brand['profile'] });
const shared = (status: string, change: Partial<Campaign> = {}) =>
  campaignOf({ sharing: { sharingStatus: status } as Campaign['sharing'], ...change });
const rejected = (status: string) => shared(status, { carriers: { 'AT&T': 'REJECTED' } });

const correctsBrand = { corrects_brand: true };
const correctsCampaign = { corrects_brand: true, corrects_campaign: true };

describe('the brand', () => {
  test.each<[string, State, string]>([
    ['is not there yet', {}, 'register-brand'],
    ['is being registered', { brand: brandOf({ registration: 'registering' }) }, 'recover-brand'],
    ['is in doubt', { brand: brandOf({ registration: 'in_doubt' }) }, 'recover-brand'],
    ['is pending', { brand: pending() }, 'wait 60 s'],
    ['is verified', { brand: brandOf() }, 'register-campaign'],
    ['is verified and all there is', { brand: brandOf(), packet: { brand: {} } }, 'end as done'],
    ['has failed', { brand: failed() }, 'end as done'],
    ['is deleted', { brand: brandOf({ brand_status: 'DELETED' }) }, 'end as done'],
  ])('of the packet %s', (_, state, step) => {
    expect(worded(stepOf(state))).toBe(step);
  });

  test.each<[string, State, string]>([
    ['is registered by another packet', { brand: brandOf({ registration: 'in_doubt' }) }, 'wait 60 s'],
    [
      'was rejected',
      { brand: brandOf({ registration: 'refused' }) },
      'refuse: brandId: the registry rejected this brand. Choose another brand.',
    ],
    [
      'is deleted',
      { brand: brandOf({ brand_status: 'DELETED' }) },
      'refuse: brandId: this brand is deleted. Choose another brand.',
    ],
    ['is pending', { brand: pending() }, 'wait 60 s'],
    ['has failed', { brand: failed() }, 'end as done'],
    ['is verified', { brand: brandOf() }, 'register-campaign'],
    [
      'differs, and is not corrected from here',
      { brand: brandOf(), isBrandDifferent: true, submission: correctsBrand },
      'register-campaign',
    ],
  ])('that the packet refers to %s', (_, state, step) => {
    expect(worded(stepOf({ packet: NAMED, ...state }))).toBe(step);
  });

  test.each<[string, State, string]>([
    ['differs', { brand: failed(), isBrandDifferent: true }, 'update-brand'],
    ['is updated', { brand: failed(), submission: { done: { 'update-brand': at(1) } } }, 'revet-brand'],
    [
      'is updated and stays verified',
      { brand: brandOf(), submission: { done: { 'update-brand': at(1) } } },
      'register-campaign',
    ],
    ['failed and does not differ', { brand: failed() }, 'revet-brand'],
    [
      'is resubmitted and keeps its old result',
      { brand: failed(), submission: { done: { 'revet-brand': at(20_000) } } },
      'wait 40 s',
    ],
    [
      'is resubmitted and failed again',
      {
        brand: failed({ state_changed_at: ago(1_000) }),
        submission: { done: { 'revet-brand': at(20_000) } },
      },
      'end as done',
    ],
    [
      'is resubmitted and nothing has come for a minute',
      { brand: failed(), submission: { done: { 'revet-brand': at(60_000) } } },
      'end as done',
    ],
  ])('of a correction %s', (_, state, step) => {
    expect(worded(stepOf({ ...state, submission: { ...correctsBrand, ...state.submission } }))).toBe(step);
  });

  test.each<[string, State, string]>([
    ['no code was sent', { brand: person('SELF_DECLARED') }, 'send-code'],
    [
      'a code was sent',
      { brand: person('SELF_DECLARED'), submission: { done: { 'send-code': at(1) } } },
      'stop by code',
    ],
    ['the registry is not ready for a code', { brand: person('UNVERIFIED') }, 'wait 60 s'],
  ])('of a sole proprietor: %s', (_, state, step) => {
    expect(worded(stepOf(state))).toBe(step);
  });

  test.each([
    [null, 'stop by authentication'],
    ['PENDING', 'stop by authentication'],
    ['ACTIVE', 'register-campaign'],
  ])('of a listed company with vetting %s', (vetting, step) => {
    expect(worded(stepOf({ brand: listed(vetting) }))).toBe(step);
  });
});

describe('the campaign', () => {
  test.each<[string, State, string]>([
    ['is being registered', { campaign: campaignOf({ registration: 'registering' }) }, 'recover-campaign'],
    ['is in doubt', { campaign: campaignOf({ registration: 'in_doubt' }) }, 'recover-campaign'],
    ['is not shared', { campaign: campaignOf() }, 'share'],
    ['is not shared, and has no partner', { campaign: campaignOf(), partner: undefined }, 'end as done'],
    ['was shared', { campaign: campaignOf(), submission: { done: { share: at(1) } } }, 'end as done'],
    ['is with the partner', { campaign: shared('PENDING') }, 'end as done'],
    ['is accepted', { campaign: shared('ACCEPTED') }, 'end as done'],
    ['is rejected by a carrier', { campaign: rejected('ACCEPTED') }, 'end as done'],
    ['is deactivated', { campaign: campaignOf({ campaign_status: 'DEACTIVATED' }) }, 'end as done'],
    ['has expired', { campaign: campaignOf({ campaign_status: 'EXPIRED' }) }, 'end as done'],
  ])('of a new packet %s', (_, state, step) => {
    expect(worded(stepOf({ brand: brandOf(), ...state }))).toBe(step);
  });

  test.each<[string, State, string]>([
    ['differs', { campaign: shared('DECLINED'), isCampaignDifferent: true }, 'update-campaign'],
    [
      'is updated after a decline',
      { campaign: shared('DECLINED'), submission: { done: { 'update-campaign': at(1) } } },
      'share',
    ],
    ['is declined, and only its pages changed', { campaign: shared('DECLINED') }, 'share'],
    [
      'is shared again',
      { campaign: shared('DECLINED'), submission: { done: { share: at(1) } } },
      'end as done',
    ],
    ['is rejected by a carrier', { campaign: rejected('ACCEPTED') }, 'resubmit'],
    [
      'is sent to the carriers again',
      { campaign: rejected('ACCEPTED'), submission: { done: { resubmit: at(1) } } },
      'end as done',
    ],
    [
      'is ended at the registry',
      { campaign: campaignOf({ campaign_status: 'DEACTIVATED' }), isCampaignDifferent: true },
      'end as done',
    ],
  ])('of a correction %s', (_, state, step) => {
    const submission = { ...correctsCampaign, ...state.submission };
    expect(worded(stepOf({ brand: brandOf(), ...state, submission }))).toBe(step);
  });
});

describe('an end', () => {
  const cancelled = { is_cancel_asked: true };
  test.each<[string, State, string]>([
    ['closed by the customer', { isClosed: true }, 'end as closed'],
    ['cancelled before anything', { submission: cancelled }, 'end as draft'],
    [
      'cancelled with a brand that is in doubt',
      { brand: brandOf({ registration: 'in_doubt' }), submission: cancelled },
      'end as closed',
    ],
    [
      'cancelled with the brand of another packet',
      { brand: brandOf(), packet: NAMED, submission: cancelled },
      'end as draft',
    ],
    [
      'cancelled with a campaign',
      { brand: brandOf(), packet: NAMED, campaign: campaignOf(), submission: cancelled },
      'end as closed',
    ],
  ])('%s', (_, state, step) => {
    expect(worded(stepOf(state))).toBe(step);
  });
});
