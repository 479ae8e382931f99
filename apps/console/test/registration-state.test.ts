// The one state from which badge, banner, tracker, and buttons come: each value, from the registrations that have it.
import type { Registration } from '@tendlc/client';
import { describe, expect, test } from 'vitest';
import { stateOf } from '../src/registrations/registration-state.ts';

type Given = Partial<Parameters<typeof stateOf>[0]>;
type Phase = Registration['progress']['phase'];

const progress = (phase: Phase, waitingFor: Registration['progress']['waitingFor'] = 'you') => ({
  phase,
  waitingFor,
  nextAction: 'Wait.',
  since: '2026-11-20T09:00:00.000Z',
  steps: [],
});

const registration = (given: Given): Parameters<typeof stateOf>[0] => ({
  status: 'DRAFT',
  revision: 3,
  versionStatus: 'DRAFT',
  actionRequired: null,
  completeness: { filled: 16, required: 16, missing: [] },
  progress: progress('draft'),
  denial: null,
  lastEvaluation: null,
  campaign: {},
  campaignId: null,
  brandId: null,
  brandStanding: null,
  registeredBrand: null,
  carriers: [],
  sharing: null,
  ...given,
});

const judged = (verdict: 'ready' | 'fixable' | 'blocked', revision = 3, at = '2026-11-19T09:00:00.000Z') => ({
  lastEvaluation: { id: 1, revision, verdict, createdAt: at },
});
const registered = { brandId: 1, campaignId: 2, versionStatus: 'SUBMITTED' } as const;
const inReview = (phase: Phase) =>
  ({ ...registered, status: 'SUBMITTED', progress: progress(phase, 'registry') }) as const;
const waits = (actionRequired: Registration['actionRequired']) =>
  ({ ...registered, status: 'ACTION_REQUIRED', actionRequired, progress: progress('registering') }) as const;
const denied = (by: 'registry' | 'partner', resubmittable: 'yes' | 'no', given: Given = {}): Given => ({
  ...registered,
  status: 'DENIED',
  progress: progress('declined'),
  denial: {
    by,
    at: '2026-11-20T09:00:00.000Z',
    texts: ['No.'],
    codes: [{ system: 'twilio', code: '1', title: 'No', resubmittable, confidence: 100 }],
    fields: [],
    nextAction: 'Correct it.',
  },
  ...given,
});

type Case = readonly [name: string, given: Given, primary: string | null, other?: string];

const CASES: readonly Case[] = [
  ['incomplete', { completeness: { filled: 1, required: 2, missing: ['brand.ein'] } }, 'continue', 'delete'],
  ['unreviewed', {}, 'evaluate', 'continue'],
  ['unreviewed', judged('ready', 2), 'evaluate'],
  ['fixable', judged('fixable'), 'fix', 'submit'],
  ['blocked', judged('blocked'), 'fix'],
  ['ready', judged('ready'), 'submit', 'continue'],
  ['registering', inReview('registering'), null, 'cancel'],
  ['identity-check', inReview('identity-check'), null, 'cancel'],
  ['sharing-now', inReview('sharing'), null],
  ['partner-review', inReview('partner-review'), null, 'nudge'],
  ['carrier-review', inReview('carrier-review'), null],
  ['tokens', waits('tokens'), 'buy-tokens', 'cancel'],
  ['credentials', waits('credentials'), 'connect'],
  ['code', waits('code'), 'enter-code'],
  ['authentication', waits('authentication'), 'order-vetting'],
  ['sharing', waits('sharing'), 'share'],
  ['suspended', { ...waits(null), progress: progress('suspended') }, 'correct', 'contest'],
  [
    'verified',
    { ...registered, campaignId: null, status: 'APPROVED', progress: progress('verified') },
    'add-campaign',
  ],
  [
    'partly-approved',
    { ...registered, status: 'APPROVED', progress: progress('partly-approved', 'you') },
    'correct',
  ],
  [
    'approved-so-far',
    { ...registered, status: 'APPROVED', progress: progress('partly-approved', 'carriers') },
    null,
  ],
  ['approved', { ...registered, status: 'APPROVED', progress: progress('approved', 'nobody') }, null, 'copy'],
  ['denied', denied('partner', 'yes'), 'correct', 'submit'],
  // Evaluated as ready before the denial: the reviewers saw more.
  ['denied', denied('partner', 'yes', judged('ready')), 'correct', 'submit'],
  // A page was wrong, and has changed: nothing of the packet differs.
  [
    'resubmittable',
    denied('partner', 'yes', judged('ready', 3, '2026-11-21T09:00:00.000Z')),
    'submit',
    'correct',
  ],
  ['denied', denied('partner', 'yes', judged('fixable', 3, '2026-11-21T09:00:00.000Z')), 'correct'],
  ['denied-finally', denied('partner', 'no'), 'contest', 'correct'],
  ['ready', denied('partner', 'yes', { versionStatus: 'DRAFT', ...judged('ready') }), 'submit'],
  ['corrected', denied('partner', 'yes', { versionStatus: 'DRAFT', ...judged('ready', 2) }), 'submit'],
  [
    'suspended-changed',
    { ...registered, versionStatus: 'DRAFT', status: 'ACTION_REQUIRED', progress: progress('suspended') },
    'submit',
  ],
  [
    'approved-changed',
    { ...registered, versionStatus: 'DRAFT', status: 'APPROVED', progress: progress('approved', 'nobody') },
    'submit',
  ],
  ['expired', { ...registered, status: 'CLOSED', progress: progress('expired', 'nobody') }, 'copy'],
  ['closed', { ...registered, status: 'CLOSED', progress: progress('ended', 'nobody') }, 'copy'],
];

describe('the state of a registration', () => {
  test.each(CASES.map((entry) => ({ title: entry[0], entry })))(
    '$title: its next action and what else makes sense',
    ({ entry: [name, given, primary, other] }) => {
      const state = stateOf(registration(given));
      expect([state.name, state.primary]).toEqual([name, primary]);
      expect(other === undefined || state.others.some((action) => action === other)).toBe(true);
      expect(state.others).not.toContain(state.primary);
      expect(new Set(state.others).size).toBe(state.others.length);
    },
  );

  test('a denial by the registry cannot be contested here, so correcting it comes first', () => {
    const state = stateOf(registration(denied('registry', 'no')));
    expect(state.primary).toBe('correct');
    expect(state.others).not.toContain('contest');
  });

  test('an appeal, the mail, files, numbers, and a move are offered where the registry accepts them', () => {
    const standing = { status: 'FAILED', identityStatus: null, trustScore: null, vettingStatus: 'PENDING' };
    const given = (more: object) => stateOf(registration({ ...inReview('identity-check'), ...more }));
    const company = { registeredBrand: { entityType: 'PUBLIC_PROFIT' }, brandStanding: standing };
    const none = given({ campaignId: null });
    expect(none.others).toEqual(expect.not.arrayContaining(['appeal-identity', 'files', 'migrate']));
    expect(given(company).others).toEqual(
      expect.arrayContaining(['appeal-identity', 'send-contact-mail', 'files', 'numbers']),
    );
    expect(given(company).others).not.toContain('migrate');
    expect(given({ sharing: { sharingStatus: 'ACCEPTED' } }).others).toContain('migrate');
  });

  test('what has ended offers nothing at the registry', () => {
    const ended: Given = { ...registered, status: 'CLOSED', progress: progress('ended', 'nobody') };
    expect(stateOf(registration(ended)).others).toEqual([]);
  });
});
