// Protects event emails: users get each one once and can turn them off, and no name can inject markup or headers.
import type { EventData, EventType } from '@tendlc/contract';
import { expect, test } from 'vitest';
import { recordEvent } from '../../../../test/support/events.ts';
import { serviceForTest, type TestService, type TestUser } from '../../../../test/support/service.ts';
import { unfold } from '../../../../test/support/unfold.ts';
import { waitFor } from '../../../../test/support/wait.ts';
import { resetPassword } from '../../../../test/support/password-reset.ts';
import { noticeOf, reasonFromFeedback, reasonFromRefusal } from '../policy.ts';

const happen = <Type extends EventType>(
  service: TestService,
  user: TestUser,
  type: Type,
  data: Partial<EventData[Type]>,
) => recordEvent(service, user.id, type, data);
const jobsDone = (service: TestService) =>
  waitFor(
    async () =>
      (await service.deps.db.selectFrom('jobs').select('id').execute()).length === 0 ? true : undefined,
    'all jobs to finish',
  );

test('an email about a brand has the event, the next step and a link to the brand, in text and HTML', async () => {
  const service = await serviceForTest();
  const user = await service.register();
  await happen(service, user, 'brand.status_changed', {
    localId: 7,
    name: 'Copper Kettle',
    from: 'PENDING',
    to: 'FAILED',
  });
  const mail = await service.mailTo(user.email);
  expect(mail.subject).toBe('Copper Kettle: your brand was rejected');
  for (const text of [mail.text, mail.html]) {
    expect(text).toContain('Your brand Copper Kettle was rejected at The Campaign Registry.');
    expect(text).toContain('correct the fields that it names');
    expect(text).toContain('https://tendlc.example/registry/brands/7');
    expect(text).toContain('https://tendlc.example/account');
  }
});

test('a brand name cannot inject markup into the HTML or a line break into the subject', async () => {
  const service = await serviceForTest();
  const user = await service.register();
  const name = 'Evil\r\nBcc: all@test.example <script>alert(1)</script>';
  await happen(service, user, 'brand.status_changed', { name, from: 'PENDING', to: 'ACTIVE' });
  const mail = await service.mailTo(user.email);
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.html).not.toContain('<script>');
});

test('an email that the user turned off is not sent, and can be turned on again', async () => {
  const service = await serviceForTest();
  const user = await service.register();
  const all = { registration: true, balance: true, webhooks: true, security: true };
  expect((await service.call('GET', '/v1/notices', undefined, user)).body.notices).toEqual(all);
  const off = await service.call('PUT', '/v1/notices', { registration: false }, user);
  expect(off.body.notices).toEqual({ ...all, registration: false });
  await happen(service, user, 'campaign.status_changed', { tcrCampaignId: 'C1', to: 'ACTIVE' });
  await jobsDone(service);
  await service.call('PUT', '/v1/notices', { registration: true }, user);
  await happen(service, user, 'campaign.status_changed', { tcrCampaignId: 'C2', to: 'REJECTED' });
  expect((await service.mailTo(user.email)).subject).toBe(
    'Your brand · Customer care: campaign C2 was rejected',
  );
});

test('a low balance sends one event a day, even if the balance crosses the threshold repeatedly', async () => {
  const service = await serviceForTest({ environment: { LOW_BALANCE_TOKENS: '5' } });
  const user = await service.registerWithBalance(6);
  const use = () => service.call('POST', '/v1/tokens/use', { toolName: 'x' }, user);
  const told = () =>
    service.deps.db.selectFrom('customer_events').select('data').where('type', '=', 'tokens.low').execute();
  await use();
  expect(await told()).toEqual([]);
  await use();
  await waitFor(async () => ((await told()).length === 1 ? true : undefined), 'the event');
  expect(await told()).toEqual([{ data: { balance: 4 } }]);
  await service.deps.app.ledger.credit({ email: user.email, amount: 1, orderId: 77_001 });
  await use();
  await use();
  expect(await told()).toHaveLength(1);
  expect((await service.mailTo(user.email)).text).toContain('Your balance is 4 tokens.');
});

test('an email about a low balance says where the operator sells tokens', async () => {
  const environment = { LOW_BALANCE_TOKENS: '5', PURCHASE_URL: 'https://shop.example/tokens?email={email}' };
  const service = await serviceForTest({ environment });
  const user = await service.registerWithBalance(5);
  await service.call('POST', '/v1/tokens/use', { toolName: 'x' }, user);
  await service.call('POST', '/v1/tokens/use', { toolName: 'x' }, user);
  expect(unfold((await service.mailTo(user.email)).text)).toContain(
    `Get tokens at https://shop.example/tokens?email=${encodeURIComponent(user.email)} before you run out.`,
  );
});

test('emails about security cannot be turned off', async () => {
  const service = await serviceForTest();
  const user = await service.register();
  const off = await service.call('PUT', '/v1/notices', { security: false, balance: false }, user);
  expect(off).toMatchObject({ status: 400, body: { error: 'security: must be true' } });
  expect((await service.call('GET', '/v1/notices', undefined, user)).body.notices).toMatchObject({
    security: true,
    balance: true,
  });
});

test('a changed password sends an email that is queued in the same transaction', async () => {
  const service = await serviceForTest();
  const user = await service.register();
  await service.call('POST', '/v1/auth/forgot-password', { email: user.email });
  const token = /token=([\w-]+)/.exec((await service.mailTo(user.email)).text)?.[1] ?? '';
  expect((await resetPassword(service, token)).status).toBe(200);
  expect((await service.mailTo(user.email, 2)).subject).toBe('Your Tendlc password was changed');
});

test('events without an email send none', () => {
  for (const type of [
    'brand.score_changed',
    'campaign.carrier_status_changed',
    'webhook.test',
    '__proto__',
    'toString',
  ]) {
    expect(noticeOf(type, {})).toBeUndefined();
  }
});

test('a registration sends an email when it waits for you, is denied or approved, with a link to its record', () => {
  const progress = { phase: 'declined', nextAction: 'Correct pages.privacyPolicy.' };
  const data = { id: 4, label: null, brandId: 7, campaignId: null, to: 'DENIED', progress };
  expect(
    noticeOf('registration.status_changed', data, {
      brandName: 'Copper Kettle',
      useCase: 'Customer care',
      reason: '30932',
    }),
  ).toEqual({
    kind: 'registration',
    status: { text: 'Denied', tone: 'bad' },
    facts: [
      ['Brand', 'Copper Kettle'],
      ['Use case', 'Customer care'],
    ],
    change: {
      title: 'Copper Kettle · Customer care',
      customer: undefined,
      status: { text: 'Denied', tone: 'bad' },
      needsAction: true,
    },
    heading: 'Your registration was denied',
    subject: 'Copper Kettle · Customer care: your registration was denied',
    summary: 'Your registration Copper Kettle · Customer care was denied.',
    reason: '30932',
    nextStep: 'Correct “Privacy policy (page)”.',
    linkText: 'View the registration',
    path: '/registrations/4',
  });
  const subjectOf = (changes: object) =>
    noticeOf('registration.status_changed', { ...data, ...changes })?.subject;
  expect(subjectOf({ to: 'ACTION_REQUIRED', label: 'Bookings' })).toBe(
    'Bookings: your registration is waiting for you',
  );
  expect(subjectOf({ to: 'APPROVED' })).toBe('Registration 4: your registration was approved');
  expect(subjectOf({ to: 'APPROVED', progress: { phase: 'partly-approved', waitingFor: 'you' } })).toBe(
    'Registration 4: your registration was approved by some carriers and rejected by others',
  );
  // Nothing was rejected: the other carriers have not decided yet.
  expect(subjectOf({ to: 'APPROVED', progress: { phase: 'partly-approved', waitingFor: 'carriers' } })).toBe(
    'Registration 4: your registration has its first carrier approval',
  );
  // The campaign says this itself, and the others need no action.
  expect(subjectOf({ to: 'ACTION_REQUIRED', progress: { phase: 'suspended' } })).toBeUndefined();
  expect(['DRAFT', 'SUBMITTED', 'CLOSED'].map((to) => subjectOf({ to }))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('an email about a brand or campaign leads to its registration, and names brand and use case', () => {
  const campaign = { localId: 3, tcrCampaignId: 'C1', usecase: 'CUSTOMER_CARE', to: 'SUSPENDED' };
  expect(
    noticeOf('campaign.status_changed', campaign, { brandName: 'Copper Kettle', registrationId: 12 }),
  ).toMatchObject({
    subject: 'Copper Kettle · Customer care: campaign C1 was suspended',
    summary: 'Your Customer care campaign C1 was suspended.',
    path: '/registrations/12',
  });
  const brand = { localId: 7, name: 'Copper Kettle', to: 'FAILED' };
  expect(noticeOf('brand.status_changed', brand, { registrationId: 12 })?.path).toBe('/registrations/12');
  // A record whose registration is gone.
  expect(noticeOf('brand.status_changed', brand, {})?.path).toBe('/registry/brands/7');
});

test('a registration that was never submitted sends no email of its own', async () => {
  const service = await serviceForTest();
  const user = await service.register();
  await happen(service, user, 'registration.status_changed', {
    id: 999,
    to: 'APPROVED',
    progress: {
      phase: 'approved',
      waitingFor: 'nobody',
      nextAction: 'Send.',
      since: '2026-11-20T09:30:00.000Z',
      steps: [],
    },
  });
  await happen(service, user, 'campaign.status_changed', { tcrCampaignId: 'C1', to: 'ACTIVE' });
  await jobsDone(service);
  expect(await service.subjectsTo(user.email)).toEqual([
    'Your brand · Customer care: campaign C1 was approved',
  ]);
});

test('an email about a rejection gives the reason from the registry or the carrier', () => {
  const feedback = {
    category: [{ id: 'TAX_ID', displayName: 'Tax ID', description: 'No match.', fields: [] }],
  };
  const reason = reasonFromFeedback(feedback);
  expect(reason).toBe('Tax ID: No match.');
  expect(noticeOf('brand.status_changed', { name: 'Copper Kettle', to: 'FAILED' }, { reason })).toMatchObject(
    {
      subject: 'Copper Kettle: your brand was rejected',
      reason,
    },
  );
  const refusal = {
    by: 'AT&T',
    categories: ['OTHER'],
    explanation: 'No opt-in page.',
    at: '2026-11-20T09:30:00.000Z',
  };
  expect(reasonFromRefusal(refusal)).toBe('AT&T: No opt-in page.');
  for (const nothing of [null, undefined, {}, { category: 'x' }, { category: [{}] }]) {
    expect(reasonFromFeedback(nothing)).toBeUndefined();
  }
});
