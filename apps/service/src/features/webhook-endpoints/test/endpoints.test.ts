// Protects webhook endpoints (G-70): secrets are shown once, URLs are public, and only the owner sees an endpoint.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  serviceForTest,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';
import { webhookReceiver } from '../../../../test/support/webhook-receiver.ts';
import { createPublicAgent } from '../../../outbound/public-addresses.ts';

let service: TestService;
let user: TestUser;
const resolve = (hostname: string) =>
  Promise.resolve(
    hostname.startsWith('private')
      ? [{ address: '10.0.0.7', family: 4 }]
      : [{ address: '93.184.216.34', family: 4 }],
  );
beforeAll(async () => {
  service = await startService({ resolve });
  user = await service.register();
});
afterAll(() => service.close());

const url = 'https://hooks.copperkettle.com/tendlc';
const create = (body: unknown, who: TestUser = user) =>
  service.call('POST', '/v1/webhook-endpoints', body, who);

test('the secret is shown once and stored encrypted', async () => {
  const made = await create({ url, description: 'Order system' });
  expect(made.status).toBe(201);
  const { secret, endpoint } = made.body;
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const read = await service.call('GET', `/v1/webhook-endpoints/${endpoint.id}`, undefined, user);
  expect(read.body.endpoint).toEqual({ ...endpoint, events: null, status: 'active' });
  expect(read.text).not.toContain(secret);
  const rows = await service.deps.db.selectFrom('webhook_endpoints').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
});

describe('a URL that is not on the public internet', () => {
  test.each([
    'http://hooks.copperkettle.com/x',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.0.4/x',
    'https://[fd00::1]/x',
    'https://user:password@hooks.copperkettle.com/x',
    'https://private.copperkettle.com/x',
    'https://intranet/x',
    'not an address',
  ])('%s is rejected at creation and update', async (address) => {
    const refused = await create({ url: address });
    expect(refused.status).toBe(400);
    expect(refused.body.error).toMatch(/^url: /);
    const { endpoint } = (await create({ url })).body;
    const path = `/v1/webhook-endpoints/${endpoint.id}`;
    expect((await service.call('PUT', path, { url: address }, user)).status).toBe(400);
    await service.call('DELETE', path, undefined, user);
  });

  test('is also rejected at delivery, if its host name changed since', async () => {
    const receiver = await webhookReceiver();
    const dispatcher = createPublicAgent(() => Promise.resolve([{ address: '127.0.0.1', family: 4 }]));
    const deceived = await serviceForTest({
      outbound: {
        dispatcher,
        problemOfAddress: () => Promise.resolve(undefined),
        close: () => dispatcher.close(),
      },
    });
    const owner = await deceived.register();
    const { port } = new URL(receiver.url);
    for (const host of ['hooks.copperkettle.com', '127.0.0.1']) {
      const body = { url: `https://${host}:${port}/hook` };
      const { endpoint } = (await deceived.call('POST', '/v1/webhook-endpoints', body, owner)).body;
      const tried = await deceived.call(
        'POST',
        `/v1/webhook-endpoints/${endpoint.id}/test`,
        undefined,
        owner,
      );
      expect(tried.body.delivery).toMatchObject({ status: 'pending', responseStatus: null });
      expect(tried.body.delivery.error).toBe('The URL does not point to the public internet.');
    }
    expect(receiver.arrivals).toHaveLength(0);
  });
});

test('every operation returns the same error for another user’s endpoint as for none', async () => {
  const { endpoint } = (await create({ url })).body;
  const other = await service.register();
  const operations: [string, string, unknown?][] = [
    ['GET', ''],
    ['PUT', '', { status: 'disabled' }],
    ['DELETE', ''],
    ['POST', '/rotate-secret'],
    ['POST', '/test'],
    ['GET', '/deliveries'],
    ['POST', '/deliveries/1/resend'],
  ];
  for (const [method, path, body] of operations) {
    const theirs = await service.call(method, `/v1/webhook-endpoints/${endpoint.id}${path}`, body, other);
    const none = await service.call(method, `/v1/webhook-endpoints/999999${path}`, body, other);
    expect([theirs.status, theirs.text]).toEqual([404, none.text]);
  }
  const still = await service.call('GET', `/v1/webhook-endpoints/${endpoint.id}`, undefined, user);
  expect(still.body.endpoint.status).toBe('active');
});

test('invalid endpoints are rejected with the field name', async () => {
  for (const [field, body] of Object.entries({
    url: {},
    events: { url, events: ['brand.exploded'] },
    description: { url, description: '' },
    status: undefined,
  })) {
    const answer =
      body === undefined
        ? await service.call(
            'PUT',
            `/v1/webhook-endpoints/${(await create({ url })).body.endpoint.id}`,
            { status: 'asleep' },
            user,
          )
        : await create(body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toContain(field);
  }
});

test('a user can have at most twenty endpoints, even with concurrent requests', async () => {
  const many = await service.register();
  const answers = await Promise.all(Array.from({ length: 25 }, () => create({ url }, many)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  const list = await service.call('GET', '/v1/webhook-endpoints?limit=10&page=2', undefined, many);
  expect(list.body.pagination).toEqual({ page: 2, limit: 10, total: 20, totalPages: 2 });
});
