// Protects callers who repeat a request (G-06): the same key and request have one effect and one response, and errors
// that a repeat can fix are not stored.
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../test/support/clock.ts';
import { expectLedgerInvariants } from '../../../test/support/ledger-invariants.ts';
import { documentOf, operationsOf } from '../../../test/support/openapi.ts';
import { voidSessions } from '../../../test/support/password-reset.ts';
import {
  brandRequest,
  campaignRequest,
  paidFor,
  verifiedBrand,
} from '../../../test/support/registrations.ts';
import { registerAdmin, startRegistry, type TestRegistry } from '../../../test/support/registry.ts';
import { type Answer, startService, type TestService, type TestUser } from '../../../test/support/service.ts';
import { chargeRequest } from '../charged-requests.ts';

const PHONE = { type: 'sanitizePhone', input: '(512) 555-7123' };
const SANITIZE = '/v1/tools/sanitize';
const CREATE = { method: 'POST', path: '/brand/nonBlocking' };

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

type Sent = { method?: string; path?: string; body?: unknown; token: string; key: string };
const send = ({ method = 'POST', path = SANITIZE, body = PHONE, token, key }: Sent): Promise<Answer> =>
  service.call(method, path, body, { token, headers: { 'idempotency-key': key } });
const keptOf = (user: TestUser) =>
  service.deps.db
    .selectFrom('idempotent_requests')
    .select(['key', 'status'])
    .where('user_id', '=', user.id)
    .orderBy('key')
    .execute();
const isReplay = ({ headers }: Answer) => headers['idempotency-replayed'] === 'true';

function expectReplay(answer: Answer, first: Answer): void {
  expect(first.headers['idempotency-replayed']).toBeUndefined();
  expect([answer.status, answer.text]).toEqual([first.status, first.text]);
  expect(answer.headers['content-type']).toBe(first.headers['content-type']);
  expect(isReplay(answer)).toBe(true);
  expect(answer.headers['x-token-cost']).toBeUndefined();
}

describe('G-06 a repeat returns the same bytes and is free', () => {
  test.each([
    [SANITIZE, PHONE],
    ['/v1/validate', { message: 'Copper Kettle: hello. Reply STOP to opt out.' }],
    ['/v1/tokens/use', { toolName: 'own tool', amount: 2 }],
  ])('%s', async (path, body) => {
    const user = await service.registerWithBalance(5);
    const first = await send({ path, body, token: user.token, key: 'a' });
    expect(first.status).toBe(200);
    const rows = await service.ledgerOf(user.id);
    expectReplay(await send({ path, body, token: user.token, key: 'a' }), first);
    expectReplay(await send({ path, body, token: user.token, key: 'a' }), first);
    expect(await service.ledgerOf(user.id)).toEqual(rows);
    const other = await send({ path, body, token: user.token, key: 'b' });
    expect(isReplay(other)).toBe(false);
    expect(await service.ledgerOf(user.id)).toHaveLength(rows.length + 1);
  });

  test('registering, changing, vetting and deleting a brand, and registering its campaign', async () => {
    const customer = await registry.customer(service);
    const { token } = customer;
    const { localId } = await verifiedBrand({ service, registry, admin }, customer);
    const path = `/v1/tcr/brands/${localId}`;
    const requests: Sent[] = [
      { path: '/v1/tcr/brands', body: brandRequest(), token, key: 'brand' },
      { path: '/v1/tcr/campaigns', body: campaignRequest(localId), token, key: 'campaign' },
      { path: `${path}/vet`, body: { evpId: 'AEGIS' }, token, key: 'vet' },
    ];
    for (const request of requests) {
      const first = await send(request);
      expect(first.status).toBeLessThan(300);
      expectReplay(await send(request), first);
    }
    const spare = await verifiedBrand({ service, registry, admin }, customer);
    const change = {
      method: 'PUT',
      path: `/v1/tcr/brands/${spare.localId}`,
      body: { phone: '+15125557199' },
      token,
      key: 'put',
    };
    const changed = await send(change);
    expect(changed.status).toBe(200);
    expectReplay(await send(change), changed);
    const remove = () =>
      service.call('DELETE', change.path, undefined, { token, headers: { 'idempotency-key': 'delete' } });
    const removed = await remove();
    expect(removed.status).toBe(200);
    expectReplay(await remove(), removed);
    const written = registry.callsOf(customer.sid).filter(({ method }) => method !== 'GET');
    expect(written.filter((call) => call.path === CREATE.path)).toHaveLength(3);
    expect(written.filter((call) => call.path.startsWith('/campaignBuilder'))).toHaveLength(1);
    expect(written.filter((call) => call.path.includes('/externalVetting'))).toHaveLength(1);
    expect(written.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    expect(await paidFor(service, customer)).toEqual([
      'createBrand',
      'createBrand',
      'createCampaign',
      'vetBrand',
      'createBrand',
      'updateBrand',
      'deleteBrand',
    ]);
  });

  test('the same fields with other whitespace, or with null for absence, are the same request', async () => {
    const user = await service.registerWithBalance(5);
    const first = await send({ token: user.token, key: 'a' });
    const spaced = JSON.stringify(PHONE, undefined, 3);
    expectReplay(await send({ body: spaced, token: user.token, key: 'a' }), first);
    expectReplay(await send({ body: { ...PHONE, options: null }, token: user.token, key: 'a' }), first);
  });

  test('a permanent error is repeated unchanged', async () => {
    const user = await service.registerWithBalance(5);
    const brand = { path: '/v1/tcr/brands', body: brandRequest(), token: user.token, key: 'brand' };
    expect((await send(brand)).status).toBe(403);
    const sid = `sandbox-later-${process.pid}`;
    const set = { tcrSid: sid, tcrAuthToken: 'sandbox' };
    expect((await service.call('POST', '/v1/tcr/my-credentials', set, user)).status).toBe(201);
    registry.control.fault({ ...CREATE, sid }, { do: 'error', code: 527 }, 1);
    const inReview = await send(brand);
    expect([inReview.status, isReplay(inReview)]).toEqual([400, false]);
    const created = await send(brand);
    expect([created.status, isReplay(created)]).toEqual([201, false]);
    expectReplay(await send(brand), created);
  });

  test('what was refused for good is refused alike', async () => {
    const customer = await registry.customer(service);
    const missing = { path: '/v1/tcr/brands/999999/vet', body: { evpId: 'AEGIS' }, key: 'missing' };
    const notFound = await send({ ...missing, token: customer.token });
    expect(notFound.status).toBe(404);
    expectReplay(await send({ ...missing, token: customer.token }), notFound);
  });
});

test('G-06 the same key with another body, path or query is rejected and free', async () => {
  const user = await service.registerWithBalance(5);
  await send({ token: user.token, key: 'a' });
  const rows = await service.ledgerOf(user.id);
  const answers = [
    await send({ body: { ...PHONE, input: '(512) 555-7124' }, token: user.token, key: 'a' }),
    await send({ path: '/v1/tokens/use', body: { toolName: 'x' }, token: user.token, key: 'a' }),
    await send({ path: `${SANITIZE}?x=1`, token: user.token, key: 'a' }),
  ];
  for (const answer of answers) {
    expect([answer.status, answer.headers['x-error-code']]).toEqual([422, 'idempotency_key_reused']);
  }
  expect(await service.ledgerOf(user.id)).toEqual(rows);
});

test('G-06 a repeat during the first request returns 409 with Retry-After; a 5xx is not stored', async () => {
  const customer = await registry.customer(service);
  const request = { path: '/v1/tcr/brands', body: brandRequest(), token: customer.token, key: 'slow' };
  registry.control.fault({ ...CREATE, sid: customer.sid }, { do: 'hang' }, 1);
  const slow = send(request);
  let repeat: Answer | undefined;
  while (repeat === undefined) {
    const kept = await keptOf(customer);
    repeat = kept.length > 0 ? await send(request) : undefined;
  }
  expect([repeat.status, repeat.headers['x-error-code']]).toEqual([409, 'idempotency_key_in_use']);
  expect(repeat.headers['retry-after']).toBe('1');
  expect((await slow).status).toBe(504);
  expect(await keptOf(customer)).toEqual([]);
  const third = await send(request);
  expect([third.status, isReplay(third)]).toEqual([201, false]);
  expectReplay(await send(request), third);
  expect(registry.control.brands(customer.sid)).toHaveLength(1);
  expect(await paidFor(service, customer)).toEqual(['createBrand']);
});

describe('G-06 errors that a repeat can fix are not stored', () => {
  test('402: after a purchase the same key succeeds', async () => {
    const user = await service.registerWithBalance(0);
    expect((await send({ token: user.token, key: 'a' })).status).toBe(402);
    expect(await keptOf(user)).toEqual([]);
    await service.deps.app.ledger.credit({ email: user.email, amount: 1, orderId: 600_001 });
    const paid = await send({ token: user.token, key: 'a' });
    expect([paid.status, isReplay(paid)]).toEqual([200, false]);
  });

  test('401: a revoked session stores nothing and gets no stored response', async () => {
    const user = await service.registerWithBalance(3);
    expect((await send({ token: user.token, key: 'kept' })).status).toBe(200);
    await voidSessions(service, user);
    const rows = await service.ledgerOf(user.id);
    const fresh = await send({ token: user.token, key: 'fresh' });
    const kept = await send({ token: user.token, key: 'kept' });
    expect([fresh.status, kept.status]).toEqual([401, 401]);
    expect(kept.text).not.toContain('results');
    expect(await keptOf(user)).toEqual([{ key: 'kept', status: 200 }]);
    expect(await service.ledgerOf(user.id)).toEqual(rows);
  });

  test('409: a brand that the registry did not confirm', async () => {
    const customer = await registry.customer(service);
    registry.control.fault({ ...CREATE, sid: customer.sid }, { do: 'status', status: 500 }, 9);
    await send({ path: '/v1/tcr/brands', body: brandRequest(), token: customer.token, key: 'a' });
    const { brands } = (await service.call('GET', '/v1/tcr/brands', undefined, customer)).body;
    const vet = { path: `/v1/tcr/brands/${brands[0].localId}/vet`, body: { evpId: 'AEGIS' }, key: 'vet' };
    expect((await send({ ...vet, token: customer.token })).status).toBe(409);
    expect(await keptOf(customer)).toEqual([]);
  });
});

test('G-06 a response is stored for 24 hours, then the key is new again', async () => {
  const user = await service.registerWithBalance(5);
  const first = await send({ token: user.token, key: 'a' });
  service.clock.advance(DAY_MS);
  expectReplay(await send({ token: user.token, key: 'a' }), first);
  service.clock.advance(1);
  const later = await send({ body: { ...PHONE, input: '(512) 555-7124' }, token: user.token, key: 'a' });
  expect([later.status, isReplay(later)]).toEqual([200, false]);
  service.clock.advance(DAY_MS + 1);
  await service.deps.forget();
  expect(await keptOf(user)).toEqual([]);
});

test('G-06 a key belongs to its user: other users do not share it, but all programs of the user do', async () => {
  const [user, other] = [await service.registerWithBalance(3), await service.registerWithBalance(3)];
  const makeKey = async (scopes: string[]) =>
    (await service.call('POST', '/v1/api-keys', { name: 'x', scopes }, user)).body.key as string;
  const first = await send({ token: user.token, key: 'a' });
  expectReplay(await send({ token: await makeKey(['tools']), key: 'a' }), first);
  const under = await send({ token: await makeKey(['registry:read']), key: 'a' });
  expect([under.status, isReplay(under)]).toEqual([403, false]);
  const theirs = await send({ token: other.token, key: 'a' });
  expect([theirs.status, isReplay(theirs), theirs.body.balanceAfter]).toEqual([200, false, 2]);
});

test.each([
  ['nothing', '', 400],
  ['a blank', 'a b', 400],
  ['256 characters', 'k'.repeat(256), 400],
  ['a letter outside ASCII', 'clé', 400],
  ['255 characters', 'k'.repeat(255), 200],
  ['every kind of visible character', '!"#$%&\'()*+,-./09:;<=>?@AZ[\\]^_`az{|}~', 200],
])('a key of %s gets the response for its format', async (_, key, status) => {
  const user = await service.registerWithBalance(1);
  const answer = await send({ token: user.token, key });
  expect(answer.status).toBe(status);
  if (status === 400) {
    expect(answer.body.error).toBe('Idempotency-Key: must be 1 to 255 visible ASCII characters');
    expect(await service.deps.app.ledger.readBalance(user.id)).toMatchObject({ balance: 1 });
  }
});

test('free requests without registry calls ignore the key', async () => {
  const user = await service.registerWithBalance(1);
  const made = { path: '/v1/api-keys', body: { name: 'Till' }, token: user.token, key: 'a' };
  const [first, second] = [await send(made), await send(made)];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.key).not.toBe(first.body.key);
  expect(await keptOf(user)).toEqual([]);
});

describe('G-06 every route that customers must be able to repeat accepts a key', () => {
  /** 402: it costs a token. 502: it calls the registry. A test fails on any response that is not documented. */
  const mustAccept = ({ responses }: { responses: object }) => '402' in responses || '502' in responses;

  test('only operations that cost a token or change the registry accept a key', () => {
    const operations = operationsOf(documentOf(service.app)).filter(({ method }) => method !== 'GET');
    const accepting = operations.filter(({ operation }) =>
      operation.parameters?.some(({ name }) => name === 'idempotency-key'),
    );
    const expected = operations.filter(({ operation }) => mustAccept(operation));
    const namesOf = (list: typeof operations) => list.map(({ method, path }) => `${method} ${path}`);
    expect(namesOf(accepting)).toEqual(namesOf(expected));
    expect(accepting.length).toBeGreaterThan(30);
  });

  test('a route that charges without declaring it fails before the charge', async () => {
    let charges = 0;
    const ledger = {
      charge: () => {
        charges += 1;
        return Promise.resolve({ chargeId: '', cost: 1, balanceAfter: 0, usedDailyFree: false });
      },
    };
    const app = Fastify();
    app.addHook('onRequest', async (request) => {
      Object.assign(request, { session: { userId: 1, issuedAtSeconds: 0 }, apiKey: null, idempotency: null });
    });
    const charge = (config: { idempotent?: true }, method: 'GET' | 'POST') => {
      const url = `/${method}/${String(config.idempotent)}`;
      app.route({
        method,
        url,
        config,
        handler: (request, reply) =>
          chargeRequest(ledger, request, reply, { toolName: 'forgotten', amount: 1 }),
      });
      return async () => (await app.inject({ method, url })).statusCode;
    };
    const forgotten = charge({}, 'POST');
    const declared = charge({ idempotent: true }, 'POST');
    const read = charge({}, 'GET');
    expect([await forgotten(), charges]).toEqual([500, 0]);
    expect([await declared(), await read(), charges]).toEqual([200, 200, 2]);
    await app.close();
  });
});
