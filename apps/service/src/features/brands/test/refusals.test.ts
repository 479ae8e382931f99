// Protects failed requests: without credentials, and when the registry has problems (G-03, G-24, G-49). The error is
// one sentence, the request is free, and the call log shows the calls to the registry.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClock } from '../../../../test/support/clock.ts';
import {
  brandRequest,
  createBrand,
  expectCreated,
  paidFor,
  verifiedBrand,
} from '../../../../test/support/registrations.ts';
import {
  type Customer,
  registerAdmin,
  startRegistry,
  type TestRegistry,
} from '../../../../test/support/registry.ts';
import { startService, type TestService, type TestUser } from '../../../../test/support/service.ts';

type Action = Parameters<TestRegistry['control']['fault']>[1];
let registry: TestRegistry;
let service: TestService;
let admin: TestUser;
beforeAll(async () => {
  registry = await startRegistry({ clock: createClock() });
  service = await startService({ environment: registry.environment, registryTimeoutMs: 500 });
  admin = await registerAdmin(service);
});
afterAll(async () => {
  await service.close();
  await registry.close();
});

const call = (user: TestUser, method: string, path: string, body?: object) =>
  service.call(method, `/v1/tcr/brands${path}`, body, { token: user.token });
const verified = (customer: Customer) => verifiedBrand({ service, registry, admin }, customer);

describe('without credentials', () => {
  test('G-49 reads return the stored copy; everything else returns 403 and is free', async () => {
    const customer = await registry.customer(service);
    const brand = await verified(customer);
    await service.call('DELETE', `/v1/tcr/credentials/${customer.credentialId}`, undefined, admin);
    const calls = registry.callsOf(customer.sid).length;
    const paid = await paidFor(service, customer);
    const refused = [
      await createBrand(service, customer),
      await call(customer, 'PUT', `/${brand.localId}`, { city: 'Dallas' }),
      await call(customer, 'DELETE', `/${brand.localId}`),
      await call(customer, 'POST', `/${brand.localId}/vet`, { evpId: 'AEGIS' }),
      await call(customer, 'GET', `/${brand.localId}/feedback`),
      await call(customer, 'POST', `/${brand.localId}/revet`),
      await call(customer, 'POST', `/${brand.localId}/otp`),
    ];
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([403]));
    expect(new Set(refused.map(({ body }) => body.error))).toEqual(
      new Set(['Add your registry credentials first.']),
    );
    expect(await paidFor(service, customer)).toEqual(paid);
    expect((await call(customer, 'GET', '')).body.brands).toHaveLength(1);
    expect((await call(customer, 'GET', `/${brand.registryId}`)).body.brand.brand_status).toBe('ACTIVE');
    expect(await paidFor(service, customer)).toEqual([...paid, 'listBrands', 'getBrand']);
    expect(registry.callsOf(customer.sid)).toHaveLength(calls);
  });
});

describe('a registry with problems', () => {
  test.each<[string, Action, number, number]>([
    ['returns 500', { do: 'status', status: 500 }, 1, 502],
    ['does not respond', { do: 'hang' }, 1, 504],
    ['drops the connection', { do: 'drop' }, 1, 502],
    ['returns nonsense', { do: 'nonsense' }, 1, 502],
    ['rejects the credentials', { do: 'status', status: 403 }, 1, 502],
    ['limits the rate', { do: 'status', status: 429, retryAfterSeconds: 60 }, 1, 503],
    ['has an internal error', { do: 'error', code: 590 }, 1, 502],
    [
      'rejects a field',
      { do: 'error', code: 501, description: 'Invalid parameter', fields: ['city'] },
      1,
      400,
    ],
  ])(
    'G-03 G-24 that %s: one sentence, a refund, no charge headers, and an entry in the call log',
    async (_, action, times, status) => {
      const customer = await registry.customer(service);
      const brand = await verified(customer);
      const paid = await paidFor(service, customer);
      registry.control.fault({ sid: customer.sid, method: 'PUT' }, action, times);
      const answer = await call(customer, 'PUT', `/${brand.localId}`, { city: 'Dallas' });
      expect(answer.status).toBe(status);
      expect(Object.keys(answer.body)).toEqual(['error']);
      expect(answer.headers['x-token-cost']).toBeUndefined();
      expect(answer.headers['x-token-balance']).toBeUndefined();
      expect(await paidFor(service, customer)).toEqual(paid);
      const calls = await service.deps.db
        .selectFrom('registry_calls')
        .selectAll()
        .where('credential_id', '=', customer.credentialId)
        .where('method', '=', 'PUT')
        .execute();
      expect(calls.length).toBeGreaterThan(0);
      expect(calls[0]?.error).not.toBeNull();
      const open = service.deps.db.selectFrom('open_charges').selectAll().where('user_id', '=', customer.id);
      expect(await open.execute()).toEqual([]);
    },
  );
});

test('two concurrent updates never undo each other: the second one waits, or is rejected and free', async () => {
  const customer = await registry.customer(service);
  const { localId } = expectCreated(await createBrand(service, customer)).body;
  const changes: Record<string, string>[] = [
    { city: 'Dallas' },
    { street: '99 Elm Street' },
    { state: 'OK' },
  ];
  const answers = await Promise.all(changes.map((change) => call(customer, 'PUT', `/${localId}`, change)));
  const done = changes.filter((_, index) => answers[index]?.status === 200);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(done.length).toBeGreaterThan(0);
  for (const { status, body } of refused) {
    expect([status, body.error]).toEqual([
      409,
      'Another update of this brand is in progress. Try again shortly.',
    ]);
  }
  expect(registry.control.brands(customer.sid)[0]).toMatchObject({
    brand: Object.assign({}, ...done),
  });
  expect(await paidFor(service, customer)).toEqual(['createBrand', ...done.map(() => 'updateBrand')]);
  const after = await call(customer, 'PUT', `/${localId}`, { city: 'Houston' });
  expect(after.status).toBe(200);
});

describe('another’s credentials', () => {
  const attempts = async (caller: TestUser, localId: number) => [
    await call(caller, 'PUT', `/${localId}`, { city: 'Dallas' }),
    await call(caller, 'DELETE', `/${localId}`),
    await call(caller, 'GET', `/${localId}/feedback`),
  ];

  test('G-49 a user never calls with the credentials with which an admin registered the brand', async () => {
    const owner = await registry.customer(service);
    const assigned = await service.registerWithBalance(20);
    const request = brandRequest({ credentialId: owner.credentialId, userId: assigned.id });
    const { localId } = expectCreated(await createBrand(service, admin, request)).body;
    const calls = registry.callsOf(owner.sid).length;
    for (const { status, body } of await attempts(assigned, localId)) {
      expect([status, body.error]).toEqual([403, 'Add your registry credentials first.']);
    }
    expect(await paidFor(service, assigned)).toEqual([]);

    const withOwn = await registry.customer(service);
    const other = brandRequest({ credentialId: owner.credentialId, userId: withOwn.id });
    const theirs = expectCreated(await createBrand(service, admin, other)).body.localId;
    const callsBefore = registry.callsOf(owner.sid).length;
    expect(callsBefore).toBeGreaterThan(calls);
    const answers = await attempts(withOwn, theirs);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(registry.callsOf(owner.sid)).toHaveLength(callsBefore);
  });

  const another = { tcrSid: 'sandbox-another-account', tcrAuthToken: 'sandbox' };
  test.each<[string, (customer: Customer) => Promise<{ status: number }>]>([
    [
      'newer credentials',
      async (customer) => {
        await service.call('DELETE', `/v1/tcr/credentials/${customer.credentialId}`, undefined, admin);
        return service.call('POST', '/v1/tcr/my-credentials', another, customer);
      },
    ],
    [
      'the same credentials with another SID',
      (customer) => service.call('PUT', '/v1/tcr/my-credentials', another, customer),
    ],
  ])('a brand is not deleted if only another account does not find it: %s', async (_, change) => {
    const customer = await registry.customer(service);
    const brand = await verified(customer);
    service.clock.advance(1_000);
    expect((await change(customer)).status).toBeLessThan(300);
    const answer = await call(customer, 'DELETE', `/${brand.localId}`);
    expect([answer.status, answer.body.error]).toEqual([
      400,
      'The registry does not find this brand with your current credentials. It was registered with other credentials.',
    ]);
    expect((await call(customer, 'GET', `/${brand.localId}`)).body.brand.brand_status).toBe('ACTIVE');
    expect(await paidFor(service, customer)).not.toContain('deleteBrand');
  });

  test('G-43 a brand for an unknown user is rejected before any call to the registry', async () => {
    const customer = await registry.customer(service);
    const request = brandRequest({ credentialId: customer.credentialId, userId: 987_654 });
    const answer = await createBrand(service, admin, request);
    expect([answer.status, answer.body.error]).toEqual([400, 'userId: there is no user 987654']);
    expect(registry.callsOf(customer.sid)).toEqual([]);
  });
});
