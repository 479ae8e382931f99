// Protects the CSP profile: its owner reads it for one token, and only admins change it, and only its email addresses.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectLedgerInvariants } from '../../../../test/support/ledger-invariants.ts';
import {
  type Customer,
  registerAdmin,
  startRegistry,
  type TestRegistry,
} from '../../../../test/support/registry.ts';
import { HOUR_MS } from '../../../../test/support/clock.ts';
import {
  serviceForTest,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';

const PROFILE = '/v1/tcr/csp-profile';

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

const read = (user: { token: string }, query = '') =>
  service.call('GET', `${PROFILE}${query}`, undefined, user);
const change = (body: object, user: { token: string } = admin) => service.call('PUT', PROFILE, body, user);
const balanceOf = async (user: TestUser) => (await service.deps.app.ledger.readBalance(user.id)).balance;
const accountOf = ({ sid }: Customer) => registry.control.accounts().find((account) => account.sid === sid);
const seen = ({ sid }: Customer) => registry.callsOf(sid).map(({ method, path }) => `${method} ${path}`);

test('a customer reads their current profile from the registry for one token', async () => {
  const user = await registry.customer(service);
  const answer = await read(user);
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      success: true,
      profile: {
        cspId: accountOf(user)?.cspId,
        ...accountOf(user)?.emails,
        platformFreeTrialEnabled: false,
        soleProprietorEnabled: true,
        ucaasEnabled: false,
        publicSafetyEnabled: false,
        dpaSigned: true,
      },
    },
  ]);
  expect(answer.headers).toMatchObject({ 'x-token-cost': '1', 'x-token-balance': '49' });
  expect((await service.ledgerOf(user.id)).at(-1)).toMatchObject({ amount: -1, tool_name: 'getCspProfile' });
  registry.control.setAccount(user.sid, { ucaasEnabled: true });
  expect((await read(user)).body.profile.ucaasEnabled).toBe(true);
  expect(seen(user)).toEqual(['GET /csp/profile', 'GET /csp/profile']);
});

test.each([
  ['has an error', { do: 'status', status: 500 }, 3, 502],
  ['returns nonsense', { do: 'nonsense' }, 1, 502],
  ['does not answer in time', { do: 'hang' }, 2, 504],
  ['is busy', { do: 'status', status: 429 }, 3, 503],
  ['rejects the credentials', { do: 'status', status: 401 }, 2, 502],
] as const)(
  'G-24 a profile read that fails because the registry %s is free',
  async (_what, action, times, status) => {
    const user = await registry.customer(service);
    registry.control.fault({ path: '/csp/profile', sid: user.sid }, action, times);
    const answer = await read(user);
    expect([answer.status, answer.headers['x-token-cost']]).toEqual([status, undefined]);
    expect(await balanceOf(user)).toBe(50);
  },
);

test('without credentials, a token or a session, the registry gets no call', async () => {
  const bare = await service.register();
  expect((await read(bare)).body).toEqual({ error: 'Add your registry credentials first.' });
  expect(await balanceOf(bare)).toBe(2);
  const poor = await registry.customer(service, { balance: 0 });
  expect((await read(poor)).status).toBe(402);
  expect(seen(poor)).toEqual([]);
  expect((await service.call('GET', PROFILE)).status).toBe(401);
});

test('G-43 an admin names the user and pays nothing', async () => {
  const user = await registry.customer(service);
  const before = await service.ledgerOf(admin.id);
  for (const query of [`?credentialId=${user.credentialId}`, `?userId=${user.id}`]) {
    expect((await read(admin, query)).body.profile.cspId).toBe(accountOf(user)?.cspId);
  }
  for (const query of ['', '?credentialId=999999', '?userId=999999', '?credentialId=0']) {
    expect((await read(admin, query)).status).toBe(400);
  }
  const other = await registry.customer(service);
  expect((await read(other, `?credentialId=${user.credentialId}`)).status).toBe(400);
  expect(seen(user)).toHaveLength(2);
  expect(await service.ledgerOf(admin.id)).toEqual(before);
});

test('an admin changes email addresses; the registry gets only those', async () => {
  const user = await registry.customer(service);
  const before = { ...registry.control.setAccount(user.sid, {}).emails };
  const answer = await change({
    credentialId: user.credentialId,
    userId: user.id,
    techEmail: 'tech@copperkettle.example',
    cspId: 'SOTHER',
    ucaasEnabled: true,
  });
  expect(answer.status).toBe(200);
  expect(answer.body.profile).toMatchObject({ ...before, techEmail: 'tech@copperkettle.example' });
  expect(accountOf(user)?.emails).toEqual({ ...before, techEmail: 'tech@copperkettle.example' });
  expect(registry.callsOf(user.sid)).toMatchObject([
    { method: 'PUT', path: '/csp/profile', body: { techEmail: 'tech@copperkettle.example' } },
  ]);
  expect(Object.keys(registry.callsOf(user.sid)[0]?.body as object)).toEqual(['techEmail']);
  expect(answer.headers['x-token-cost']).toBeUndefined();
  const all = {
    email: 'a@copperkettle.example',
    escalateEmail: 'b@copperkettle.example',
    techEmail: 'c@copperkettle.example',
    financeEmail: 'd@copperkettle.example',
  };
  expect((await change({ userId: user.id, ...all })).body.profile).toMatchObject(all);
  expect(accountOf(user)?.emails).toEqual(all);
});

test.each([
  ['a part of the profile', '{"cspId":"S1","techEmail":"tech@copperkettle.example"}'],
  ['nothing', ''],
  ['a word', 'OK'],
])('after a change, the profile is read back if the registry returns %s', async (_what, body) => {
  const user = await registry.customer(service);
  registry.control.fault(
    { method: 'PUT', path: '/csp/profile', sid: user.sid },
    { do: 'status', status: 200, body, processed: true },
  );
  const answer = await change({ userId: user.id, techEmail: 'tech@copperkettle.example' });
  expect([answer.status, answer.body.profile]).toEqual([
    200,
    expect.objectContaining({ cspId: accountOf(user)?.cspId, ...accountOf(user)?.emails }),
  ]);
  expect(answer.body.profile.techEmail).toBe('tech@copperkettle.example');
  expect(seen(user)).toEqual(['PUT /csp/profile', 'GET /csp/profile']);
});

test('a change is not retried when its response is lost', async () => {
  const user = await registry.customer(service);
  registry.control.fault({ method: 'PUT', sid: user.sid }, { do: 'hang' });
  const answer = await change({ userId: user.id, techEmail: 'tech@copperkettle.example' });
  expect(answer.status).toBe(504);
  expect(seen(user)).toEqual(['PUT /csp/profile']);
});

test('an email address that the registry rejects returns 400', async () => {
  const user = await registry.customer(service);
  registry.control.fault(
    { method: 'PUT', sid: user.sid },
    { do: 'error', code: 501, description: 'is not deliverable', fields: ['techEmail'] },
  );
  const answer = await change({ userId: user.id, techEmail: 'tech@copperkettle.example' });
  expect([answer.status, answer.body]).toEqual([400, { error: 'techEmail: is not deliverable' }]);
});

test('a change needs an address, an owner and an admin', async () => {
  const user = await registry.customer(service);
  const one = { techEmail: 'tech@copperkettle.example' };
  const needed = 'body: must have at least one of email, escalateEmail, techEmail, financeEmail';
  for (const body of [
    { userId: user.id },
    { userId: user.id, techEmail: null },
    { userId: user.id, name: 'x' },
  ]) {
    expect((await change(body)).body).toEqual({ error: needed });
  }
  expect((await change(one)).body).toEqual({ error: 'credentialId: is required for admins, or userId' });
  expect((await change({ ...one, userId: 999_999 })).status).toBe(400);
  expect((await change({ ...one, userId: '1' })).status).toBe(400);
  expect((await change({ userId: user.id, techEmail: 'nobody' })).body).toEqual({
    error: 'techEmail: must be an email address',
  });
  const refused = await change({ ...one, userId: user.id }, user);
  expect([refused.status, refused.headers['x-error-code']]).toEqual([403, 'forbidden']);
  expect((await service.call('PUT', PROFILE, one)).status).toBe(401);
  expect(seen(user)).toEqual([]);
});

test('work that is done is answered although its charge cannot be settled, and the sweep refunds it', async () => {
  let isAway = true;
  const unsettled = await serviceForTest({
    environment: registry.environment,
    change: (deps) => ({
      ...deps,
      ledger: {
        ...deps.ledger,
        settle: (chargeId: string) =>
          isAway ? Promise.reject(new Error('the database is away')) : deps.ledger.settle(chargeId),
      },
    }),
  });
  const user = await registry.customer(unsettled);
  const before = (await unsettled.deps.app.ledger.readBalance(user.id)).balance;
  const answer = await unsettled.call('GET', PROFILE, undefined, user);
  expect([answer.status, answer.headers['x-token-cost']]).toEqual([200, '1']);
  isAway = false;
  unsettled.clock.advance(HOUR_MS);
  await unsettled.deps.sweep();
  expect((await unsettled.deps.app.ledger.readBalance(user.id)).balance).toBe(before);
  await expectLedgerInvariants(unsettled.deps.db);
});
