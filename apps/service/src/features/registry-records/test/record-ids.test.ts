// Protects the database from ids that cannot exist, in paths and filters: no record, no server error, no charge.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Customer,
  registerAdmin,
  startRegistry,
  type TestRegistry,
} from '../../../../test/support/registry.ts';
import { startService, type TestService, type TestUser } from '../../../../test/support/service.ts';

let registry: TestRegistry;
let service: TestService;
let user: Customer;
let admin: TestUser;
beforeAll(async () => {
  registry = await startRegistry();
  service = await startService({ environment: registry.environment });
  user = await registry.customer(service);
  admin = await registerAdmin(service);
});
afterAll(async () => {
  await service.close();
  await registry.close();
});

const IDS = [
  '%00',
  'B1%00',
  '%C3%A9',
  '%F0%9F%98%80',
  '0',
  '-1',
  '1.5',
  '9'.repeat(16),
  '9'.repeat(99),
  'B%25',
  '%20',
  'a%0Ab',
];

test.each(IDS)('G-03 no record has the id %s, and the request is free', async (id) => {
  const before = await service.ledgerOf(user.id);
  const answers = await Promise.all([
    service.call('GET', `/v1/tcr/brands/${id}`, undefined, user),
    service.call('DELETE', `/v1/tcr/brands/${id}`, undefined, user),
    service.call('GET', `/v1/tcr/campaigns/${id}`, undefined, user),
    service.call('GET', `/v1/tcr/campaigns/${id}/sharing`, undefined, user),
    service.call('POST', `/v1/tcr/sync/brand/${id}`, undefined, admin),
    service.call('POST', `/v1/tcr/sync/campaign/${id}`, undefined, admin),
    service.call('POST', `/v1/tcr/webhook-events/${id}/replay`, undefined, admin),
    service.call('POST', `/v1/tcr-webhooks/${id}`, { eventType: 'BRAND_DELETE' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect(await service.ledgerOf(user.id)).toEqual(before);
  expect(registry.callsOf()).toEqual([]);
});

test('G-04 a filter that can match no record is rejected and free', async () => {
  const before = await service.ledgerOf(user.id);
  for (const path of [
    '/v1/tcr/brands?status=%00',
    '/v1/tcr/brands?status=',
    '/v1/tcr/campaigns?status=a%00',
    '/v1/tcr/campaigns?brandId=%00',
  ]) {
    expect((await service.call('GET', path, undefined, user)).status).toBe(400);
  }
  for (const path of ['/v1/tcr/webhook-events?eventType=%00', '/v1/tcr/api-logs?endpoint=%00']) {
    expect((await service.call('GET', path, undefined, admin)).status).toBe(400);
  }
  expect(await service.ledgerOf(user.id)).toEqual(before);
});
