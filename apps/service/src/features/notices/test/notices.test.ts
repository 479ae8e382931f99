// Protects mails about what happened: who wants them gets each once, who does not gets none, and no name breaks out of one.
import { expect, test } from 'vitest';
import { serviceForTest, type TestService, type TestUser } from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';
import { resetPassword } from '../../../../test/support/password-reset.ts';
import { noticeOf } from '../policy.ts';

const happen = async (service: TestService, user: TestUser, type: string, data: object = {}) => {
  await service.deps.app.customerEvents.record({ userId: user.id, type, data });
  service.deps.jobs.wake();
};
const jobsDone = (service: TestService) =>
  waitFor(
    async () =>
      (await service.deps.db.selectFrom('jobs').select('id').execute()).length === 0 ? true : undefined,
    'all jobs to be done',
  );

test('a brand that changed its state is told of in plain text and HTML, with what to do', async () => {
  const service = await serviceForTest();
  const user = await service.register();
  await happen(service, user, 'brand.status_changed', {
    name: 'Copper Kettle',
    from: 'PENDING',
    to: 'FAILED',
  });
  const mail = await service.mailTo(user.email);
  expect(mail.subject).toBe('Brand Copper Kettle is FAILED');
  for (const text of [mail.text, mail.html]) {
    expect(text).toContain('from PENDING to FAILED');
    expect(text).toContain('correct what it names');
    expect(text).toContain('/v1/notices');
  }
});

test('a name from outside breaks out of neither subject nor HTML', async () => {
  const service = await serviceForTest();
  const user = await service.register();
  const name = 'Evil\r\nBcc: all@test.example <script>alert(1)</script>';
  await happen(service, user, 'brand.status_changed', { name, from: 'PENDING', to: 'ACTIVE' });
  const mail = await service.mailTo(user.email);
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.html).not.toContain('<script>');
});

test('what somebody has switched off is not sent, and can be switched on again', async () => {
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
  expect((await service.mailTo(user.email)).subject).toBe('Campaign C2 is REJECTED');
});

test('a balance that falls below the line is told of once a day, however often it crosses', async () => {
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

test('a changed password is told of, in the same transaction as the change', async () => {
  const service = await serviceForTest();
  const user = await service.register();
  await service.call('POST', '/v1/auth/forgot-password', { email: user.email });
  const token = /token=([\w-]+)/.exec((await service.mailTo(user.email)).text)?.[1] ?? '';
  expect((await resetPassword(service, token)).status).toBe(200);
  expect((await service.mailTo(user.email, 2)).subject).toBe('Your password was changed');
});

test('events that call for no mail send none', () => {
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
