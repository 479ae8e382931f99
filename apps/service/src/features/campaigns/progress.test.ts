// Protects the progress of campaigns: every combination of circumstances has exactly one consistent answer.
import { CAMPAIGN_STATUSES, Progress } from '@tendlc/contract';
import { REJECTION_CATEGORIES } from '@tendlc/registry/wire';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { campaignStatusOf, readRefusal } from './policy.ts';
import { type CampaignCircumstances, progressOfCampaign } from './progress.ts';

const REGISTRATIONS = ['registering', 'in_doubt', 'registered', 'refused'] as const;
const STATUSES = [...CAMPAIGN_STATUSES, 'SOMETHING_NEW'];
const SHARINGS = [null, 'PENDING', 'ACCEPTED', 'DECLINED', 'SOMETHING_NEW'];
const WORDS = ['REGISTERED', 'APPROVED', 'REVIEW', 'REJECTED', 'SUSPENDED', 'SOMETHING_NEW'];
/** None, one, or any two or three of the words. */
const CARRIERS: readonly (readonly string[])[] = [
  [],
  ...WORDS.map((word) => [word]),
  ...WORDS.flatMap((a) => WORDS.map((b) => [a, b])),
  ...WORDS.flatMap((a) => WORDS.flatMap((b) => WORDS.map((c) => [a, b, c]))),
];
const since = new Date('2026-11-20T09:30:00.000Z');

const ALL: CampaignCircumstances[] = REGISTRATIONS.flatMap((registration) =>
  STATUSES.flatMap((campaignStatus) =>
    SHARINGS.flatMap((sharingStatus) =>
      [false, true].flatMap((carriersElected) =>
        CARRIERS.map((carrierStatuses) => ({
          registration,
          campaignStatus,
          sharingStatus,
          carriersElected,
          carrierStatuses,
          since,
        })),
      ),
    ),
  ),
);

const isTaken = (status: string) => status === 'REGISTERED' || status === 'APPROVED';
const isLive = ({ registration, campaignStatus }: CampaignCircumstances) =>
  registration === 'registered' && campaignStatus !== 'DEACTIVATED' && campaignStatus !== 'EXPIRED';
const broken = (holds: (given: CampaignCircumstances, progress: Progress) => boolean) =>
  ALL.filter((given) => !holds(given, progressOfCampaign(given)));

describe(`all ${ALL.length} combinations`, () => {
  test.each<[string, (given: CampaignCircumstances, progress: Progress) => boolean]>([
    ['match the documented schema', (_, progress) => Value.Check(Progress, progress)],
    [
      'say in one or two sentences what to do next',
      (_, { nextAction }) => /^[A-Z][^\n]+\.$/.test(nextAction) && nextAction.length < 200,
    ],
    [
      'require no action only if the campaign is approved or has ended',
      (_, { phase, waitingFor }) => waitingFor !== 'nobody' || phase === 'approved' || phase === 'ended',
    ],
    [
      'show an unconfirmed registration, whatever else is in the row',
      ({ registration }, { phase, waitingFor }) =>
        (registration === 'registering' || registration === 'in_doubt') ===
        (phase === 'registering' && waitingFor === 'registry'),
    ],
    [
      'have ended when deactivated or never accepted, whatever the carriers say',
      ({ registration, campaignStatus }, { phase }) =>
        (phase === 'ended') ===
        (registration === 'refused' || (registration === 'registered' && campaignStatus === 'DEACTIVATED')),
    ],
    [
      'are expired when the registry says so, whatever the carriers say',
      ({ registration, campaignStatus }, { phase }) =>
        (phase === 'expired') === (registration === 'registered' && campaignStatus === 'EXPIRED'),
    ],
    [
      'are approved only when every carrier that responded approved it',
      (given, { phase }) =>
        (phase === 'approved') ===
        (isLive(given) && given.carrierStatuses.length > 0 && given.carrierStatuses.every(isTaken)),
    ],
    [
      'suggest sending only where a carrier approved it',
      (given, { nextAction }) => !nextAction.startsWith('Send') || given.carrierStatuses.some(isTaken),
    ],
    [
      'are partly approved when some carriers approved it and others did not',
      (given, { phase }) =>
        (phase === 'partly-approved') ===
        (isLive(given) && given.carrierStatuses.some(isTaken) && !given.carrierStatuses.every(isTaken)),
    ],
    [
      'wait for carriers only when at least one has not decided',
      (given, { phase, waitingFor }) =>
        waitingFor !== 'carriers' ||
        phase === 'carrier-review' ||
        given.carrierStatuses.some(
          (status) => !isTaken(status) && status !== 'REJECTED' && status !== 'SUSPENDED',
        ),
    ],
    [
      'wait for you when every carrier has decided and one rejected it',
      (given, { waitingFor }) =>
        !isLive(given) ||
        !given.carrierStatuses.some((status) => status === 'REJECTED' || status === 'SUSPENDED') ||
        given.carrierStatuses.includes('REVIEW') ||
        given.carrierStatuses.includes('SOMETHING_NEW') ||
        waitingFor === 'you',
    ],
    [
      'ask to share first, while no carrier has decided',
      (given, { phase, waitingFor }) =>
        !isLive(given) ||
        given.sharingStatus !== null ||
        given.carrierStatuses.some((status) => status !== 'REVIEW') ||
        (phase === 'sharing' && waitingFor === 'you'),
    ],
    [
      'are declined only when the partner declined it',
      ({ sharingStatus }, { phase }) => phase !== 'declined' || sharingStatus === 'DECLINED',
    ],
    ['keep the time of the last change', (_, progress) => progress.since === since.toISOString()],
  ])('%s', (_, holds) => {
    expect(broken(holds).slice(0, 5)).toEqual([]);
  });
});

describe('the status of a campaign', () => {
  const all = STATUSES.flatMap((before) =>
    [null, 'ACTIVE', 'EXPIRED'].flatMap((registry) =>
      CARRIERS.flatMap((carriers) => SHARINGS.map((sharing) => ({ before, registry, carriers, sharing }))),
    ),
  ).map((given) => ({
    ...given,
    status: campaignStatusOf(given.before, given.registry, given.carriers, given.sharing),
  }));
  type Case = (typeof all)[number];

  test.each<[string, (given: Case) => boolean]>([
    ['is a documented status', ({ status }) => (CAMPAIGN_STATUSES as readonly string[]).includes(status)],
    [
      'stays DEACTIVATED, and nothing else leads to it',
      ({ before, status }) => (before === 'DEACTIVATED') === (status === 'DEACTIVATED'),
    ],
    [
      'is EXPIRED when the registry says so',
      ({ before, registry, status }) =>
        before === 'DEACTIVATED' || (registry === 'EXPIRED') === (status === 'EXPIRED'),
    ],
    [
      'is ACTIVE when a carrier approved it',
      ({ before, registry, carriers, status }) =>
        before === 'DEACTIVATED' ||
        registry === 'EXPIRED' ||
        carriers.some(isTaken) === (status === 'ACTIVE'),
    ],
    [
      'is REJECTED only when no review is open, or the partner declined it',
      ({ carriers, sharing, status }) =>
        status !== 'REJECTED' || sharing === 'DECLINED' || !carriers.includes('REVIEW'),
    ],
  ])('G-47 %s', (_, holds) => {
    expect(all.filter((one) => !holds(one)).slice(0, 5)).toEqual([]);
  });

  test('agrees with the progress shown next to it', () => {
    const contradictions = all.filter(({ before, status, carriers, sharing }) => {
      if (before === 'DEACTIVATED') {
        return false;
      }
      const { phase } = progressOfCampaign({
        registration: 'registered',
        campaignStatus: status,
        sharingStatus: sharing,
        carriersElected: false,
        carrierStatuses: carriers,
        since,
      });
      const phases: Readonly<Record<string, readonly string[]>> = {
        PENDING: ['sharing', 'partner-review', 'carrier-review'],
        ACTIVE: ['approved', 'partly-approved'],
        REJECTED: ['rejected', 'declined'],
        SUSPENDED: ['suspended'],
        EXPIRED: ['expired'],
      };
      return phases[status]?.includes(phase) !== true;
    });
    expect(contradictions.slice(0, 5)).toEqual([]);
  });
});

describe('the text of a rejection', () => {
  test.each<[string, string[], string]>([
    [
      'Rejection Category: CALL_TO_ACTION, OTHER. Explanation: CR4015 - missing;CR7004 - incomplete',
      ['CALL_TO_ACTION', 'OTHER'],
      'CR4015 - missing;CR7004 - incomplete',
    ],
    ['rejection categories: OTHER\nexplanation: two\nlines', ['OTHER'], 'two\nlines'],
    ['Rejection Category: OTHER. Explanation:', ['OTHER'], ''],
    ['The website cannot be reached.', [], 'The website cannot be reached.'],
    ['', [], ''],
    ['Explanation: only this', [], 'Explanation: only this'],
    [
      `Rejection Category: ${REJECTION_CATEGORIES.join(', ')}. Explanation: all of it`,
      [...REJECTION_CATEGORIES],
      'all of it',
    ],
  ])('%s', (words, categories, explanation) => {
    expect(readRefusal(words)).toEqual({ categories, explanation });
  });

  test('is shortened when too long and parsed quickly', () => {
    const { explanation } = readRefusal('x'.repeat(100_000));
    expect(explanation).toHaveLength(4_096);
    const cpuBefore = process.cpuUsage().user;
    readRefusal(`Rejection Category: ${'A, '.repeat(50_000)}`);
    expect(process.cpuUsage().user - cpuBefore).toBeLessThan(1_000_000);
  });
});
