// Protects all customers' credentials: only admins see and change them, masked and in pages (G-03, G-09, G-41).
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Resolve } from '../../../outbound/public-addresses.ts';
import { registerAdmin } from '../../../../test/support/registry.ts';
import { startService, type TestService, type TestUser } from '../../../../test/support/service.ts';

const ALL = '/v1/tcr/credentials';
const SET = { tcrSid: 'sandbox-copper-kettle', tcrAuthToken: 'a-token-of-nobody-else' };

let service: TestService;
let admin: TestUser;
let user: TestUser;
let addresses: readonly string[] = ['8.8.8.8'];
const resolve: Resolve = async () =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

beforeAll(async () => {
  service = await startService({ resolve, registryTimeoutMs: 2_000 });
  admin = await registerAdmin(service);
});
afterAll(() => service.close());
beforeEach(async () => {
  user = await service.register();
  addresses = ['8.8.8.8'];
});

const store = (body: object = {}) => service.call('POST', ALL, { ...SET, userId: user.id, ...body }, admin);
const change = (id: number, body: object) => service.call('PUT', `${ALL}/${id}`, body, admin);
const list = (query = '') => service.call('GET', `${ALL}${query}`, undefined, admin);

test('an admin stores, reads, updates and deactivates a customer’s credentials', async () => {
  const stored = await store({ label: 'Main', tcrApiBaseUrl: 'https://registry.example.com/v2/' });
  expect(stored.status).toBe(201);
  const { webhookToken, ...shown } = stored.body.credentials;
  expect(shown).toMatchObject({
    userId: user.id,
    label: 'Main',
    tcrSid: '••••ttle',
    tcrAuthToken: '••••••••',
    tcrApiBaseUrl: 'https://registry.example.com/v2',
    webhookUrl: `https://tendlc.example/v1/tcr-webhooks/${webhookToken}`,
  });
  const path = `${ALL}/${shown.id}`;
  expect((await service.call('GET', path, undefined, admin)).body).toEqual({
    success: true,
    credentials: shown,
  });
  const mine = await service.call('GET', '/v1/tcr/my-credentials', undefined, user);
  expect(mine.body.credentials).toEqual(shown);
  const changed = await change(shown.id, { label: 'Other', tcrApiBaseUrl: 'https://8.8.4.4/v2' });
  expect(changed.body.credentials).toEqual({
    ...shown,
    label: 'Other',
    tcrApiBaseUrl: 'https://8.8.4.4/v2',
    updatedAt: service.clock.now().toISOString(),
  });
  const gone = await service.call('DELETE', path, undefined, admin);
  expect([gone.status, gone.body.success]).toEqual([200, true]);
  expect((await service.call('GET', path, undefined, admin)).body.credentials.status).toBe('inactive');
  expect((await service.call('DELETE', path, undefined, admin)).status).toBe(200);
});

test('credentials for an unknown user are rejected, however large the user id', async () => {
  for (const userId of [999_999, Number.MAX_SAFE_INTEGER]) {
    const answer = await store({ userId });
    expect([answer.status, answer.body.error]).toEqual([400, `userId: there is no user ${userId}`]);
  }
  for (const userId of [0, -1, 1e300, '1', 1.5]) {
    expect((await store({ userId })).status).toBe(400);
  }
});

test('G-03 every unknown id gets the same 404, whatever its format', async () => {
  const ids = ['999999', '0', '-1', 'abc', '1e3', '9'.repeat(40), '%00', '1;drop', 'null'];
  const answers = await Promise.all(
    ids.flatMap((id) => [
      service.call('GET', `${ALL}/${id}`, undefined, admin),
      service.call('PUT', `${ALL}/${id}`, { label: 'x' }, admin),
      service.call('DELETE', `${ALL}/${id}`, undefined, admin),
    ]),
  );
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
    new Set(['404 {"error":"These credentials do not exist."}']),
  );
});

test('G-03 only an admin can use the admin routes, even for the caller’s own credentials', async () => {
  const { id } = (await store()).body.credentials;
  const before = (await service.call('GET', `${ALL}/${id}`, undefined, admin)).body;
  for (const [method, path, body] of [
    ['GET', ALL, undefined],
    ['POST', ALL, { ...SET, userId: user.id }],
    ['GET', `${ALL}/${id}`, undefined],
    ['GET', `${ALL}/999999`, undefined],
    ['PUT', `${ALL}/${id}`, { status: 'inactive' }],
    ['DELETE', `${ALL}/${id}`, undefined],
  ] as const) {
    const refused = await service.call(method, path, body, user);
    expect([refused.status, refused.headers['x-error-code']]).toEqual([403, 'forbidden']);
    expect((await service.call(method, path, body)).status).toBe(401);
  }
  expect((await service.call('GET', `${ALL}/${id}`, undefined, admin)).body).toEqual(before);
});

test('G-09 the list has pages, newest first, and a filter', async () => {
  const ids: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    user = await service.register();
    ids.unshift((await store()).body.credentials.id);
  }
  await service.call('DELETE', `${ALL}/${ids[3]}`, undefined, admin);
  const everything = await list('?limit=100');
  const { total } = everything.body.pagination;
  expect(everything.body.credentials.slice(0, 12).map(({ id }: { id: number }) => id)).toEqual(ids);
  expect(everything.body.credentials).toHaveLength(total);
  const second = await list('?limit=10&page=2');
  expect(second.body.pagination).toEqual({ page: 2, limit: 10, total, totalPages: Math.ceil(total / 10) });
  expect(second.body.credentials).toEqual(everything.body.credentials.slice(10, 20));
  const beyond = await list('?page=1000');
  expect([beyond.status, beyond.body.credentials, beyond.body.pagination.total]).toEqual([200, [], total]);
  const inactive = (await list('?status=inactive&limit=100')).body;
  const active = (await list('?status=active&limit=100')).body;
  expect(inactive.credentials.map(({ id }: { id: number }) => id)).toContain(ids[3]);
  expect(inactive.credentials.every((set: { status: string }) => set.status === 'inactive')).toBe(true);
  expect(active.credentials.every((set: { status: string }) => set.status === 'active')).toBe(true);
  expect(inactive.pagination.total + active.pagination.total).toBe(total);
});

test.each(['?limit=9', '?limit=101', '?page=0', '?page=x', '?status=deleted', '?page=1e30'])(
  'G-04 list parameters are not clamped: %s is rejected',
  async (query) => {
    expect((await list(query)).status).toBe(400);
  },
);

const NOT_PUBLIC = 'tcrApiBaseUrl: must point to the public internet';
const NOT_HTTPS = 'tcrApiBaseUrl: must be a URL that starts with https://';

test.each([
  ['http://registry.example.com/v2', NOT_HTTPS],
  ['registry.example.com/v2', NOT_HTTPS],
  ['file:///etc/passwd', NOT_HTTPS],
  ['https://127.0.0.1/v2', NOT_PUBLIC],
  ['https://10.1.2.3/v2', NOT_PUBLIC],
  ['https://169.254.169.254/v2', NOT_PUBLIC],
  ['https://[::1]:8443/v2', NOT_PUBLIC],
  ['https://2130706433/v2', NOT_PUBLIC],
  ['https://localhost/v2', NOT_PUBLIC],
  ['https://registry.internal/v2', NOT_PUBLIC],
  ['https://me:secret@registry.example.com/v2', 'tcrApiBaseUrl: must not contain a username or password'],
  ['https://registry.example.com/v2?key=1', 'tcrApiBaseUrl: must end with the path, without ? or #'],
  ['https://registry.example.com/v2#', 'tcrApiBaseUrl: must end with the path, without ? or #'],
])('G-41 the URL %s is rejected at creation and update', async (tcrApiBaseUrl, error) => {
  const refused = await store({ tcrApiBaseUrl });
  expect([refused.status, refused.body]).toEqual([400, { error }]);
  const { id } = (await store()).body.credentials;
  expect((await change(id, { tcrApiBaseUrl })).body).toEqual({ error });
  const kept = await service.call('GET', `${ALL}/${id}`, undefined, admin);
  expect(kept.body.credentials.tcrApiBaseUrl).toBeNull();
});

test('G-41 a host name that resolves to a private network is rejected', async () => {
  const tcrApiBaseUrl = 'https://registry.example.com/v2';
  for (const inner of [['127.0.0.1'], ['8.8.8.8', '192.168.0.7'], ['fd00::7']]) {
    addresses = inner;
    const refused = await store({ tcrApiBaseUrl });
    expect([refused.status, refused.body]).toEqual([400, { error: NOT_PUBLIC }]);
  }
});

test('G-41 a host name that later resolves to a private network is not called', async () => {
  await store({ tcrApiBaseUrl: 'https://registry.example.com/v2' });
  addresses = ['127.0.0.1'];
  const answer = await service.call('POST', '/v1/tcr/my-credentials/test', undefined, user);
  expect([answer.status, answer.body.error]).toEqual([
    502,
    'The registry returned an error. Try again later.',
  ]);
  const calls = await service.deps.db
    .selectFrom('registry_calls')
    .select(['status_code', 'error'])
    .where('user_id', '=', user.id)
    .execute();
  expect(calls).toEqual([{ status_code: null, error: 'The registry cannot be reached (ADDRESS_REFUSED).' }]);
});
