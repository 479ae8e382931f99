// Protects the credentials test (G-42): its result comes from the registry, is free and distinguishes the causes.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Customer, startRegistry, type TestRegistry } from '../../../../test/support/registry.ts';
import { serviceForTest, startService, type TestService } from '../../../../test/support/service.ts';

const TEST = '/v1/tcr/my-credentials/test';
const SUBSCRIBE = '/v1/tcr/my-credentials/webhook-subscription';
const PROFILE = { method: 'GET', path: '/csp/profile' };

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

const tryOut = (user: Customer) => service.call('POST', TEST, undefined, user);
const seen = (user: Customer) => registry.callsOf(user.sid).map(({ method, path }) => `${method} ${path}`);

/** A test is free, whatever its result. */
async function expectFree(user: Customer, run: () => Promise<unknown>): Promise<void> {
  const before = await service.ledgerOf(user.id);
  await run();
  expect(await service.ledgerOf(user.id)).toEqual(before);
}

test('G-42 valid credentials return the registry’s name for the account', async () => {
  const user = await registry.customer(service);
  await expectFree(user, async () => {
    const answer = await tryOut(user);
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        success: true,
        message: 'The registry accepts your credentials.',
        displayName: `Sandbox ${user.sid.replace('sandbox-', '')}`,
      },
    ]);
    expect(answer.headers['x-token-cost']).toBeUndefined();
  });
  expect(seen(user)).toEqual(['GET /csp/profile', 'GET /enum/cnp']);
});

test('a test records its time and its calls', async () => {
  const user = await registry.customer(service);
  await tryOut(user);
  const now = service.clock.now().toISOString();
  const { body } = await service.call('GET', '/v1/tcr/my-credentials', undefined, user);
  expect(body.credentials).toMatchObject({ lastTestedAt: now, lastUsedAt: now });
  const calls = await service.deps.db
    .selectFrom('registry_calls')
    .select(['endpoint', 'status_code', 'user_id'])
    .where('credential_id', '=', user.credentialId)
    .orderBy('id')
    .execute();
  expect(calls).toEqual([
    { endpoint: '/csp/profile', status_code: 200, user_id: user.id },
    { endpoint: '/enum/cnp', status_code: 200, user_id: user.id },
  ]);
});

test('G-42 if the registry lists no name for the account, the result shows its id', async () => {
  const user = await registry.customer(service);
  registry.control.fault({ path: '/enum/cnp', sid: user.sid }, { do: 'nonsense' });
  const answer = await tryOut(user);
  expect([answer.status, answer.body.displayName]).toEqual([
    200,
    registry.control.accounts().find(({ sid }) => sid === user.sid)?.cspId,
  ]);
});

test('G-42 rejected credentials return 400 and are free, because the caller can fix them', async () => {
  const user = await registry.customer(service);
  await service.call('PUT', '/v1/tcr/my-credentials', { tcrAuthToken: 'no-token-of-the-registry' }, user);
  await expectFree(user, async () => {
    const answer = await tryOut(user);
    expect([answer.status, answer.body]).toEqual([
      400,
      { error: 'The registry refused these credentials: check tcrSid and tcrAuthToken.' },
    ]);
  });
  const { body } = await service.call('GET', '/v1/tcr/my-credentials', undefined, user);
  expect(body.credentials.lastTestedAt).toBe(service.clock.now().toISOString());
});

test.each([
  ['a status of 403', { do: 'status', status: 403 }, 1, 400],
  ['a server error', { do: 'status', status: 500 }, 3, 502],
  ['an unreadable response', { do: 'nonsense' }, 1, 502],
  ['dropped connections', { do: 'drop' }, 3, 502],
  ['a rate limit', { do: 'status', status: 429 }, 3, 503],
] as const)('G-42 the registry answers %s', async (_what, action, times, status) => {
  const user = await registry.customer(service);
  registry.control.fault({ ...PROFILE, sid: user.sid }, action, times);
  await expectFree(user, async () => {
    expect((await tryOut(user)).status).toBe(status);
  });
  expect(seen(user)).toHaveLength(times);
});

test('a retry hides a single temporary failure', async () => {
  const user = await registry.customer(service);
  registry.control.fault({ ...PROFILE, sid: user.sid }, { do: 'status', status: 503 });
  expect((await tryOut(user)).status).toBe(200);
  expect(seen(user).filter((call) => call === 'GET /csp/profile')).toHaveLength(2);
});

test('G-42 a registry timeout returns 504, an unreachable registry 502', async () => {
  const own = await startRegistry();
  const impatient = await serviceForTest({ environment: own.environment, registryTimeoutMs: 400 });
  const user = await own.customer(impatient);
  own.control.fault({ ...PROFILE, sid: user.sid }, { do: 'hang' }, 2);
  const late = await impatient.call('POST', TEST, undefined, user);
  expect([late.status, late.headers['x-error-code']]).toEqual([504, 'registry_timeout']);
  await own.close();
  const away = await impatient.call('POST', TEST, undefined, user);
  expect([away.status, away.headers['x-error-code']]).toEqual([502, 'registry_fault']);
  expect(await impatient.deps.app.ledger.readBalance(user.id)).toMatchObject({ balance: 50 });
});

test('without credentials, a test and a subscription fail', async () => {
  const user = await service.register();
  for (const [method, path] of [
    ['POST', TEST],
    ['PUT', SUBSCRIBE],
  ] as const) {
    const answer = await service.call(method, path, undefined, user);
    expect([answer.status, answer.body.error]).toEqual([403, 'Add your registry credentials first.']);
  }
});

test('a subscription registers the credentials’ webhook URL for all mirrored events and is free', async () => {
  const user = await registry.customer(service);
  await expectFree(user, async () => {
    const answer = await service.call('PUT', SUBSCRIBE, undefined, user);
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        success: true,
        message: 'The registry sends its callbacks to your webhook address now.',
        eventCategories: ['BRAND', 'CAMPAIGN', 'VETTING'],
        webhookUrl: user.webhookUrl,
      },
    ]);
  });
  const account = registry.control.accounts().find(({ sid }) => sid === user.sid);
  expect(account?.subscriptions).toEqual({
    BRAND: user.webhookUrl,
    CAMPAIGN: user.webhookUrl,
    VETTING: user.webhookUrl,
  });
});

test('a subscription that the registry rejects returns an error and is free', async () => {
  const user = await registry.customer(service);
  registry.control.fault(
    { method: 'PUT', sid: user.sid, bodyContains: 'CAMPAIGN' },
    { do: 'error', code: 501, description: 'webhookEndpoint is not reachable.', fields: ['webhookEndpoint'] },
  );
  await expectFree(user, async () => {
    const answer = await service.call('PUT', SUBSCRIBE, undefined, user);
    expect([answer.status, answer.headers['x-error-code']]).toEqual([400, 'registry_refused']);
  });
});
