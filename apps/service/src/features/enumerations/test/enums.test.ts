// Protects the enumerations: the registry's list if it responds, ours if it does not, and one call for many readers.
import { readEnum, shippedEnumAnswer } from '@tendlc/registry';
import { SERVICE_ENUM_TYPES, type ServiceEnumType } from '@tendlc/registry/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '../../../../test/support/clock.ts';
import { expectLedgerInvariants } from '../../../../test/support/ledger-invariants.ts';
import {
  type Customer,
  registerAdmin,
  startRegistry,
  type TestRegistry,
} from '../../../../test/support/registry.ts';
import { startService, type TestService, type TestUser } from '../../../../test/support/service.ts';

const TYPES = Object.keys(SERVICE_ENUM_TYPES) as ServiceEnumType[];

let registry: TestRegistry;
let service: TestService;
let admin: TestUser;
beforeAll(async () => {
  registry = await startRegistry();
  service = await startService({ environment: registry.environment, registryTimeoutMs: 1_000 });
  admin = await registerAdmin(service);
});
afterAll(async () => {
  await expectLedgerInvariants(service.deps.db);
  await service.close();
  await registry.close();
});

const list = (user: { token: string }, type: string, query = '') =>
  service.call('GET', `/v1/tcr/enums/${type}${query}`, undefined, user);
const balanceOf = async (user: TestUser) => (await service.deps.app.ledger.readBalance(user.id)).balance;
const askedBy = (user: Customer) => registry.callsOf(user.sid).map(({ method, path }) => `${method} ${path}`);

test.each(TYPES)('G-23 the list %s comes from the registry in one format, for one token', async (type) => {
  const user = await registry.customer(service);
  const answer = await list(user, type);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ success: true, type, source: 'registry' });
  expect(answer.body.values.map(({ value }: { value: string }) => value)).toEqual(
    readEnum(type, shippedEnumAnswer(SERVICE_ENUM_TYPES[type])).map(({ value }) => value),
  );
  for (const { value, label } of answer.body.values) {
    expect([typeof value, typeof label]).toEqual(['string', 'string']);
  }
  expect(answer.headers).toMatchObject({ 'x-token-cost': '1', 'x-token-balance': '49' });
  expect((await service.ledgerOf(user.id)).at(-1)).toMatchObject({ amount: -1, tool_name: 'getEnum' });
  expect(askedBy(user)).toEqual([`GET /enum/${SERVICE_ENUM_TYPES[type]}`]);
});

test('details of an entry from the registry are passed on', async () => {
  const user = await registry.customer(service);
  const { body } = await list(user, 'usecases');
  expect(body.values.find(({ value }: { value: string }) => value === 'MIXED')).toMatchObject({
    classification: 'STANDARD',
    minSubUsecases: 2,
    maxSubUsecases: 5,
    validSubUsecase: false,
  });
});

test('G-23 a list is fetched once an hour, and costs one token each time', async () => {
  const user = await registry.customer(service);
  const first = await list(user, 'verticals');
  service.clock.advance(HOUR_MS - 1);
  const second = await list(user, 'verticals');
  expect(second.body).toEqual(first.body);
  expect(askedBy(user)).toHaveLength(1);
  expect(await balanceOf(user)).toBe(48);
  service.clock.advance(2);
  await list(user, 'verticals');
  expect(askedBy(user)).toHaveLength(2);
  await list(user, 'entity-types');
  expect(askedBy(user)).toHaveLength(3);
});

test('a list belongs to its account: other or changed credentials fetch it again', async () => {
  const [one, other] = [await registry.customer(service), await registry.customer(service)];
  await list(one, 'usecases');
  await list(other, 'usecases');
  expect([askedBy(one).length, askedBy(other).length]).toEqual([1, 1]);
  const sid = `${one.sid}-moved`;
  await service.call('PUT', '/v1/tcr/my-credentials', { tcrSid: sid }, one);
  await list(one, 'usecases');
  expect(registry.callsOf(sid)).toHaveLength(1);
});

test('concurrent readers share one call, and each pays', async () => {
  const user = await registry.customer(service);
  registry.control.fault({ path: '/enum/usecase', sid: user.sid }, { do: 'late', delayMs: 100 });
  const answers = await Promise.all(Array.from({ length: 12 }, () => list(user, 'usecases')));
  expect(answers.map(({ status, body }) => [status, body.source])).toEqual(
    Array.from({ length: 12 }, () => [200, 'registry']),
  );
  expect(askedBy(user)).toHaveLength(1);
  expect(await balanceOf(user)).toBe(38);
});

test.each([
  ['has an error', { do: 'status', status: 500 }, 3],
  ['is busy', { do: 'status', status: 429 }, 3],
  ['has an internal error', { do: 'error', code: 590 }, 3],
  ['rejects a request that has no input', { do: 'error', code: 501 }, 1],
  ['drops connections', { do: 'drop' }, 3],
  ['does not answer in time', { do: 'hang' }, 2],
  ['returns nonsense', { do: 'nonsense' }, 1],
  ['returns an empty list', { do: 'status', status: 200, body: '[]' }, 1],
] as const)(
  'while the registry %s, the built-in list is served and labeled as such',
  async (_what, action, times) => {
    const user = await registry.customer(service);
    registry.control.fault({ path: '/enum/vertical', sid: user.sid }, action, times);
    const answer = await list(user, 'verticals');
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        success: true,
        type: 'verticals',
        values: readEnum('verticals', shippedEnumAnswer('vertical')),
        source: 'shipped',
      },
    ]);
    expect(await balanceOf(user)).toBe(49);
    registry.control.clearFaults();
    expect((await list(user, 'verticals')).body.source).toBe('registry');
  },
);

test('a failure of a shared call fails no reader', async () => {
  const user = await registry.customer(service);
  registry.control.fault({ path: '/enum/vertical', sid: user.sid }, { do: 'nonsense' }, 12);
  const answers = await Promise.all(Array.from({ length: 12 }, () => list(user, 'verticals')));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.source}`))).toEqual(
    new Set(['200 shipped']),
  );
  registry.control.clearFaults();
});

test('rejected credentials return an error, not the built-in list, and are free', async () => {
  const user = await registry.customer(service);
  await service.call('PUT', '/v1/tcr/my-credentials', { tcrAuthToken: 'no-token-of-the-registry' }, user);
  const answer = await list(user, 'verticals');
  expect([answer.status, answer.headers['x-error-code'], answer.headers['x-token-cost']]).toEqual([
    502,
    'registry_login_refused',
    undefined,
  ]);
  expect(await balanceOf(user)).toBe(50);
});

test('G-03 an unknown list returns 404 and is free', async () => {
  const user = await registry.customer(service);
  const before = await service.ledgerOf(user.id);
  for (const type of ['colours', 'Verticals', 'vertical', 'toString', '__proto__', '%00', 'x'.repeat(200)]) {
    const answer = await list(user, type);
    expect([answer.status, answer.body]).toEqual([404, { error: expect.any(String) }]);
  }
  expect(await service.ledgerOf(user.id)).toEqual(before);
  expect(askedBy(user)).toEqual([]);
});

test('G-49 without credentials there is no call and no charge', async () => {
  const user = await service.register();
  const before = await service.ledgerOf(user.id);
  const answer = await list(user, 'verticals');
  expect([answer.status, answer.body.error]).toEqual([403, 'Add your registry credentials first.']);
  expect(await service.ledgerOf(user.id)).toEqual(before);
  expect((await service.call('GET', '/v1/tcr/enums/verticals')).status).toBe(401);
});

test('without a token there is no call', async () => {
  const user = await registry.customer(service, { balance: 0 });
  expect((await list(user, 'verticals')).status).toBe(402);
  expect(askedBy(user)).toEqual([]);
});

test('G-43 an admin names the account and pays nothing', async () => {
  const user = await registry.customer(service);
  const before = await service.ledgerOf(admin.id);
  expect((await list(admin, 'verticals')).body).toEqual({
    error: 'credentialId: is required for admins, or userId',
  });
  for (const query of [`?credentialId=${user.credentialId}`, `?userId=${user.id}`]) {
    const answer = await list(admin, 'verticals', query);
    expect([answer.status, answer.headers['x-token-cost']]).toEqual([200, undefined]);
  }
  expect(askedBy(user)).toHaveLength(1);
  for (const query of ['?credentialId=999999', '?userId=999999', '?credentialId=x', '?userId=1e300']) {
    expect((await list(admin, 'verticals', query)).status).toBe(400);
  }
  await service.deps.app.credentials.deactivate(user.credentialId);
  expect((await list(admin, 'verticals', `?credentialId=${user.credentialId}`)).status).toBe(400);
  expect(await service.ledgerOf(admin.id)).toEqual(before);
});

test('G-43 a customer cannot use the account of another', async () => {
  const [one, other] = [await registry.customer(service), await registry.customer(service)];
  for (const query of [`?credentialId=${other.credentialId}`, `?userId=${other.id}`]) {
    expect((await list(one, 'verticals', query)).status).toBe(400);
  }
  const own = `?credentialId=${one.credentialId}&userId=${one.id}`;
  expect((await list(one, 'verticals', own)).status).toBe(200);
  expect(askedBy(other)).toEqual([]);
  expect(await balanceOf(one)).toBe(49);
});
