// Protects the progress of brands: every combination of circumstances has exactly one consistent answer.
import { BRAND_STATUSES, ENTITY_TYPES, Progress } from '@tendlc/contract';
import type { ExternalVetting } from '@tendlc/registry/wire';
import { describe, expect, test } from 'vitest';
import { Value } from 'typebox/value';
import { brandStatusOf, trustScoreOf } from './policy.ts';
import { type BrandCircumstances, progressOfBrand } from './progress.ts';

const REGISTRATIONS = ['registering', 'in_doubt', 'registered', 'refused'] as const;
const IDENTITIES = [null, 'SELF_DECLARED', 'UNVERIFIED', 'VERIFIED', 'VETTED_VERIFIED', 'SOMETHING_NEW'];
const VETTINGS = [null, 'PENDING', 'UNSCORE', 'ACTIVE', 'FAILED', 'EXPIRED', 'SOMETHING_NEW'];
const SCORES = [null, 0, 1, 100];
const STATUSES = [...BRAND_STATUSES, 'SOMETHING_NEW'];
const since = new Date('2026-11-20T09:30:00.000Z');

const ALL: BrandCircumstances[] = REGISTRATIONS.flatMap((registration) =>
  STATUSES.flatMap((brandStatus) =>
    IDENTITIES.flatMap((identityStatus) =>
      VETTINGS.flatMap((vettingStatus) =>
        SCORES.flatMap((trustScore) =>
          ENTITY_TYPES.flatMap((entityType) =>
            [false, true].map((hasCampaign) => ({
              registration,
              brandStatus,
              identityStatus,
              vettingStatus,
              trustScore,
              entityType,
              hasCampaign,
              since,
            })),
          ),
        ),
      ),
    ),
  ),
);

const broken = (holds: (given: BrandCircumstances, progress: Progress) => boolean) =>
  ALL.filter((given) => !holds(given, progressOfBrand(given)));

describe(`all ${ALL.length} combinations`, () => {
  test.each<[string, (given: BrandCircumstances, progress: Progress) => boolean]>([
    ['match the documented schema', (_, progress) => Value.Check(Progress, progress)],
    [
      'say in one or two sentences what to do next',
      (_, { nextAction }) => /^[A-Z][^\n]+\.$/.test(nextAction) && nextAction.length < 200,
    ],
    [
      'require no action only if the brand has ended or is in use',
      ({ hasCampaign }, { phase, waitingFor }) =>
        waitingFor !== 'nobody' || phase === 'ended' || (phase === 'verified' && hasCampaign),
    ],
    [
      'ask for a campaign only if the brand has none',
      ({ hasCampaign }, { nextAction }) => !hasCampaign || !nextAction.startsWith('Register a campaign'),
    ],
    [
      'show an unconfirmed registration, whatever else is in the row',
      ({ registration }, { phase, waitingFor }) =>
        (registration === 'registering' || registration === 'in_doubt') ===
        (phase === 'registering' && waitingFor === 'registry'),
    ],
    [
      'have ended only when the brand is deleted or was never accepted',
      ({ registration, brandStatus }, { phase }) =>
        (phase === 'ended') ===
        (registration === 'refused' || (registration === 'registered' && brandStatus === 'DELETED')),
    ],
    [
      'have failed only when the registry rejected the identity',
      ({ registration, brandStatus }, { phase }) =>
        (phase === 'identity-failed') === (registration === 'registered' && brandStatus === 'FAILED'),
    ],
    [
      'are verified only when the brand is active',
      ({ registration, brandStatus }, { phase }) =>
        (phase === 'verified') === (registration === 'registered' && brandStatus === 'ACTIVE'),
    ],
    [
      'ask only sole proprietors for the code',
      ({ entityType, identityStatus }, { phase, waitingFor }) =>
        phase !== 'identity-check' ||
        (waitingFor === 'you') === (entityType === 'SOLE_PROPRIETOR' && identityStatus === 'SELF_DECLARED'),
    ],
    [
      'wait for the registry while vetting is under way',
      ({ vettingStatus }, { phase, waitingFor }) =>
        phase !== 'verified' ||
        (waitingFor === 'registry') === (vettingStatus === 'PENDING' || vettingStatus === 'UNSCORE'),
    ],
    ['keep the time of the last change', (_, progress) => progress.since === since.toISOString()],
  ])('%s', (_, holds) => {
    expect(broken(holds)).toEqual([]);
  });
});

describe('the status of a brand', () => {
  test.each([
    [null, null, false, 'PENDING'],
    [null, undefined, true, 'PENDING'],
    [null, 'ACTIVE', true, 'PENDING'],
    ['SELF_DECLARED', 'ACTIVE', true, 'PENDING'],
    ['UNVERIFIED', 'ACTIVE', false, 'PENDING'],
    ['UNVERIFIED', 'ACTIVE', true, 'FAILED'],
    ['VERIFIED', 'ACTIVE', false, 'ACTIVE'],
    ['VERIFIED', 'ACTIVE', true, 'ACTIVE'],
    ['VETTED_VERIFIED', null, false, 'ACTIVE'],
    ['SOMETHING_NEW', 'ACTIVE', true, 'PENDING'],
    ['VERIFIED', 'DELETED', true, 'DELETED'],
    ['UNVERIFIED', 'DELETED', true, 'DELETED'],
    [null, 'DELETED', false, 'DELETED'],
  ] as const)('G-46 identity %s, registry %s, judged %s: %s', (identity, registry, isJudged, expected) => {
    expect(brandStatusOf(identity, registry, isJudged)).toBe(expected);
  });
});

describe('the trust score', () => {
  const vetting = (fields: Partial<ExternalVetting>): ExternalVetting => ({
    evpId: 'AEGIS',
    vettingClass: 'STANDARD',
    vettingStatus: 'ACTIVE',
    vettingScore: 50,
    vettedDate: '2026-01-01T00:00:00.000Z',
    ...fields,
  });
  test.each<[string, ExternalVetting[], number | null]>([
    ['none without vetting', [], null],
    ['of a single vetting', [vetting({ vettingScore: 71 })], 71],
    [
      'of the newest, in any order',
      [
        vetting({ vettingScore: 80, vettedDate: '2026-03-01T00:00:00.000Z' }),
        vetting({ vettingScore: 20, vettedDate: '2026-05-01T00:00:00.000Z' }),
        vetting({ vettingScore: 90, vettedDate: '2026-04-01T00:00:00.000Z' }),
      ],
      20,
    ],
    ['of an enhanced vetting', [vetting({ vettingClass: 'ENHANCED', vettingScore: 3 })], 3],
    ['0 counts as a score', [vetting({ vettingScore: 0 })], 0],
    ['rounded to a whole number', [vetting({ vettingScore: 66.6 })], 67],
    ['none while pending', [vetting({ vettingStatus: 'PENDING' })], null],
    ['none for an expired vetting', [vetting({ vettingStatus: 'EXPIRED' })], null],
    ['none for a failed vetting', [vetting({ vettingStatus: 'FAILED' })], null],
    [
      'none for other classes',
      [vetting({ vettingClass: 'POLITICAL' }), vetting({ vettingClass: 'AUTHPLUS' })],
      null,
    ],
    ['none without a number', [vetting({ vettingScore: null })], null],
    [
      'of the older vetting while the newer has none',
      [
        vetting({ vettingScore: 40 }),
        vetting({
          vettingStatus: 'PENDING',
          vettingScore: null,
          vettedDate: null,
          createDate: '2026-09-01T00:00:00.000Z',
        }),
      ],
      40,
    ],
  ])('%s', (_, vettings, expected) => {
    expect(trustScoreOf(vettings)).toBe(expected);
  });
});
