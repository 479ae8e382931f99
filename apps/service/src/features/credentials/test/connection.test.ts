// Protects the connection of a registry account in one request (G-111): nothing that the registry rejects is stored.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Customer, startRegistry, type TestRegistry } from '../../../../test/support/registry.ts';
import { startService, type TestService, type TestUser } from '../../../../test/support/service.ts';

const CONNECT = '/v1/tcr/my-credentials/connection';

let registry: TestRegistry;
let service: TestService;
beforeAll(async () => {
  registry = await startRegistry();
  service = await startService({ environment: registry.environment });
});
afterAll(async () => {
  await service.close();
  await registry.close();
});

const account = (name: string, tcrAuthToken = 'sandbox') => ({ tcrSid: `sandbox-${name}`, tcrAuthToken });
const connect = (user: TestUser, body: object) => service.call('POST', CONNECT, body, user);
const stored = async (user: TestUser) =>
  (await service.call('GET', '/v1/tcr/my-credentials', undefined, user)).body.credentials;

test('G-111 an accepted account is stored, tested, and subscribed, for free', async () => {
  const user = await service.register();
  const ledger = await service.ledgerOf(user.id);
  const { status, body } = await connect(user, account('connects'));
  expect([status, body.displayName, body.webhook]).toEqual([200, 'Sandbox connects', { isSubscribed: true }]);
  expect(await stored(user)).toEqual(body.credentials);
  expect(body.credentials.lastTestedAt).toBe(service.clock.now().toISOString());
  const known = registry.control.accounts().find(({ sid }) => sid === 'sandbox-connects');
  expect(known?.subscriptions['CAMPAIGN']).toBe(body.credentials.webhookUrl);
  expect(JSON.stringify(body)).not.toContain('"sandbox"');
  expect(await service.ledgerOf(user.id)).toEqual(ledger);
});

test('G-111 a rejected account is never stored, and the one before stays', async () => {
  const user = await service.register();
  const wrong = await connect(user, account('mistyped', 'wrong'));
  expect([wrong.status, wrong.headers['x-error-code']]).toEqual([400, 'validation_failed']);
  expect(await stored(user)).toBeNull();
  await connect(user, account('right'));
  const before = await stored(user);
  expect((await connect(user, account('right', 'wrong'))).status).toBe(400);
  expect(await stored(user)).toEqual(before);
  expect((await service.call('POST', '/v1/tcr/my-credentials/test', undefined, user)).status).toBe(200);
});

test('G-111 another accepted account replaces the one before', async () => {
  const user: Customer = await registry.customer(service);
  const { status, body } = await connect(user, { ...account('second'), label: 'Second' });
  expect([status, body.displayName, body.credentials.label]).toEqual([200, 'Sandbox second', 'Second']);
  expect(body.credentials.id).toBe(user.credentialId);
});

test('G-111 an account whose webhook is rejected is stored, and the answer says why', async () => {
  const user = await service.register();
  registry.control.fault(
    { method: 'PUT', sid: 'sandbox-deaf' },
    { do: 'error', code: 501, description: 'webhookEndpoint is not reachable.', fields: ['webhookEndpoint'] },
  );
  const { status, body } = await connect(user, account('deaf'));
  expect([status, body.webhook.isSubscribed]).toEqual([200, false]);
  expect(body.webhook.problem).toContain('not reachable');
  expect(await stored(user)).toEqual(body.credentials);
});

test('G-111 two connections at once leave one account', async () => {
  const user = await service.register();
  const answers = await Promise.all([connect(user, account('twice-a')), connect(user, account('twice-b'))]);
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect([
    [200, 200],
    [200, 409],
  ]).toContainEqual(statuses);
  expect(await stored(user)).not.toBeNull();
});
