// Protects G-16: a key is shown once and never stored, grants only its scopes, and a rejection states the reason.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { generateKey, hashOfKey } from '../../../crypto/api-keys.ts';
import { DAY_MS, MINUTE_MS } from '../../../../test/support/clock.ts';
import { dumpOf } from '../../../../test/support/dump.ts';
import { documentOf, operationsOf } from '../../../../test/support/openapi.ts';
import { voidSessions } from '../../../../test/support/password-reset.ts';
import { registerAdmin } from '../../../../test/support/registry.ts';
import {
  serviceForTest,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';

const ALL_SCOPES = ['tools', 'registry:read', 'registry:write'];
const PHONE = { type: 'sanitizePhone', input: '(512) 555-7123' };

let service: TestService;
const lines: string[] = [];
beforeAll(async () => {
  service = await startService({ logTo: { write: (line) => void lines.push(line) } });
});
afterAll(() => service.close());

const create = (user: TestUser, fields: object = {}) =>
  service.call('POST', '/v1/api-keys', { name: 'Point-of-sale system', ...fields }, { token: user.token });
const list = async (user: TestUser) =>
  (await service.call('GET', '/v1/api-keys', undefined, { token: user.token })).body.apiKeys;
const revoke = (user: TestUser, id: number | string) =>
  service.call('DELETE', `/v1/api-keys/${id}`, undefined, { token: user.token });
const sanitize = (token: string) => service.call('POST', '/v1/tools/sanitize', PHONE, { token });
const balance = (token: string) => service.call('GET', '/v1/tokens/balance', undefined, { token });

test('G-16 a key is shown once; the database stores only its hash, and the log contains none of it', async () => {
  const user = await service.registerWithBalance(3);
  const { status, body } = await create(user, { scopes: ALL_SCOPES });
  expect(status).toBe(201);
  expect(body.key).toMatch(/^tendlc_[0-9A-Za-z]{49}$/);
  expect(body.apiKey).toEqual({
    id: expect.any(Number),
    name: 'Point-of-sale system',
    prefix: body.key.slice(0, 13),
    scopes: ALL_SCOPES,
    expiresAt: null,
    lastUsedAt: null,
    createdAt: service.clock.now().toISOString(),
  });
  expect((await sanitize(body.key)).status).toBe(200);
  const dump = await dumpOf(service);
  const secret = body.key.slice(13);
  expect(dump).toContain(hashOfKey(body.key).toString('hex'));
  expect(dump).toContain(body.apiKey.prefix);
  expect(dump).not.toContain(secret);
  expect(lines.join('\n')).not.toContain(secret);
  expect(JSON.stringify(await list(user))).not.toContain(secret);
});

test('G-16 a mistyped key is rejected without a database query', async () => {
  const user = await service.register();
  const { key } = (await create(user)).body as { key: string };
  // Two equal neighbors swapped are the same key, so the pair is chosen by the key itself.
  const at = key.split('').findIndex((letter, index) => index >= 20 && letter !== key[index + 1]);
  const swapped = `${key.slice(0, at)}${key[at + 1]}${key[at]}${key.slice(at + 2)}`;
  const asked = vi.spyOn(service.deps.db, 'selectFrom');
  try {
    for (const wrong of [key.slice(0, -1), `${key}x`, swapped, 'tendlc_', `tendlc_${'0'.repeat(49)}`]) {
      const answer = await sanitize(wrong);
      expect([answer.status, answer.body.error]).toEqual([401, 'The API key is not valid.']);
    }
    expect(asked.mock.calls.filter(([table]) => (table as unknown) === 'api_keys')).toEqual([]);
    expect((await sanitize(key)).status).toBe(200);
    expect(asked.mock.calls.filter(([table]) => (table as unknown) === 'api_keys')).not.toEqual([]);
  } finally {
    asked.mockRestore();
  }
});

test('G-16 wrong, expired, revoked and under-scoped keys get different errors, and all are free', async () => {
  const user = await service.registerWithBalance(3);
  const rows = (await service.ledgerOf(user.id)).length;
  const expiresAt = new Date(service.clock.now().getTime() + DAY_MS).toISOString();
  const expiring = (await create(user, { expiresAt })).body;
  const revoked = (await create(user)).body;
  const reader = (await create(user, { scopes: ['registry:read'] })).body;
  expect(expiring.apiKey.expiresAt).toBe(expiresAt);
  expect((await balance(expiring.key)).status).toBe(200);
  expect((await revoke(user, revoked.apiKey.id)).body).toEqual({
    success: true,
    message: 'The API key was revoked.',
  });
  service.clock.advance(DAY_MS);
  const answers = await Promise.all(
    [generateKey().key, expiring.key, revoked.key, reader.key].map((key) => sanitize(key)),
  );
  expect(answers.map(({ status, body, headers }) => [status, headers['x-error-code'], body.error])).toEqual([
    [401, 'unauthorized', 'The API key is not valid.'],
    [401, 'unauthorized', 'The API key has expired.'],
    [401, 'unauthorized', 'The API key has been revoked.'],
    [403, 'forbidden', 'The API key does not have the scope tools.'],
  ]);
  expect(await service.ledgerOf(user.id)).toHaveLength(rows);
});

test.each([
  ['tools', 'POST', '/v1/tools/sanitize', PHONE],
  ['tools', 'POST', '/v1/validate', { message: 'Copper Kettle: hello. Reply STOP to opt out.' }],
  ['tools', 'GET', '/v1/tokens/balance', undefined],
  ['registry:read', 'GET', '/v1/tcr/brands', undefined],
  ['registry:write', 'POST', '/v1/tcr/brands/999/revet', undefined],
] as const)('the scope %s, and no other, opens %s %s', async (scope, method, path, body) => {
  const user = await service.registerWithBalance(9);
  for (const given of ALL_SCOPES) {
    const { key } = (await create(user, { scopes: [given] })).body;
    const answer = await service.call(method, path, body, { token: key });
    if (given === scope) {
      // Only a key with the scope gets as far as the lookup of a missing brand.
      expect([200, 404]).toContain(answer.status);
    } else {
      expect([answer.status, answer.body.error]).toEqual([
        403,
        `The API key does not have the scope ${scope}.`,
      ]);
    }
  }
});

test('a key without scopes works only for the tools', async () => {
  const user = await service.register();
  expect((await create(user)).body.apiKey.scopes).toEqual(['tools']);
});

describe('an admin’s key with all scopes', () => {
  test('G-16 cannot access accounts, credentials, API keys or admin routes', async () => {
    const admin = await registerAdmin(service);
    const { key } = (await create(admin, { scopes: ALL_SCOPES })).body;
    const accepted: string[] = [];
    for (const { method, path, operation } of operationsOf(documentOf(service.app))) {
      if ((operation.security ?? []).length > 0 && !path.endsWith('/stream')) {
        const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
          name === 'type' ? 'verticals' : '999999',
        );
        const answer = await service.call(method, address, method === 'GET' ? undefined : {}, { token: key });
        const isRefused =
          answer.status === 403 &&
          answer.body.error === 'This operation does not accept API keys. Log in instead.';
        if (!isRefused) {
          accepted.push(`${method} ${path}`);
        }
      }
    }
    const OPEN =
      /^(GET|POST|PUT|PATCH|DELETE) \/v1\/(tools\/|alerts|validate$|tokens\/|events$|field-definitions$|registration-customers$|registration-batches|registrations|summary$|page-(checks|snapshots)|sandbox|webhook-endpoints|tcr\/(brands|campaigns|enums|csp-profile|partner-campaigns|resellers))/;
    expect(accepted.length).toBeGreaterThan(30);
    expect(accepted.filter((operation) => !OPEN.test(operation))).toEqual([]);
  });

  test('has no admin rights: it sees its owner’s own brands and pays for requests', async () => {
    const admin = await registerAdmin(service);
    await service.deps.app.ledger.credit({ email: admin.email, amount: 5, orderId: 424_242 });
    const { key } = (await create(admin, { scopes: ALL_SCOPES })).body;
    const withKey = await service.call('GET', '/v1/tcr/brands', undefined, { token: key });
    expect(withKey.headers['x-token-cost']).toBe('1');
    const withSession = await service.call('GET', '/v1/tcr/brands', undefined, { token: admin.token });
    expect(withSession.headers['x-token-cost']).toBeUndefined();
  });
});

test('a charge names the key that made it', async () => {
  const user = await service.registerWithBalance(1);
  const { key, apiKey } = (await create(user, { name: 'Kasse №2' })).body;
  await sanitize(key);
  const { body } = await service.call('GET', '/v1/tokens/history', undefined, { token: user.token });
  expect(body.transactions[0]).toMatchObject({
    type: 'usage',
    toolName: 'sanitize',
    notes: `API key ${apiKey.id}: Kasse №2`,
  });
});

test('users list their own keys, newest first, with the minute of last use', async () => {
  const user = await service.register();
  const stranger = await service.register();
  await create(stranger);
  const first = (await create(user, { name: 'First' })).body;
  await create(user, { name: 'Second' });
  expect((await list(user)).map(({ name }: { name: string }) => name)).toEqual(['Second', 'First']);
  const usedAt = () =>
    waitFor(async () => (await list(user))[1].lastUsedAt ?? undefined, 'the use to be recorded');
  const early = service.clock.now().toISOString();
  await balance(first.key);
  expect(await usedAt()).toBe(early);
  service.clock.advance(MINUTE_MS / 2);
  await balance(first.key);
  service.clock.advance(MINUTE_MS / 2);
  const late = service.clock.now().toISOString();
  expect(await usedAt()).toBe(early);
  await balance(first.key);
  await waitFor(async () => ((await usedAt()) === late ? true : undefined), 'the later use to be recorded');
});

test('another user’s key, a revoked key and a nonexistent key get the same 404', async () => {
  const user = await service.register();
  const stranger = await service.register();
  const { apiKey, key } = (await create(user)).body;
  const answers = [await revoke(stranger, apiKey.id), await revoke(stranger, 999_999)];
  for (const id of ['0', '-1', '1.5', 'x', '9'.repeat(30), '%00']) {
    answers.push(await revoke(stranger, id));
  }
  expect((await balance(key)).status).toBe(200);
  await revoke(user, apiKey.id);
  answers.push(await revoke(user, apiKey.id));
  for (const answer of answers) {
    expect([answer.status, answer.body.error]).toEqual([404, 'This API key does not exist.']);
  }
  expect(await list(user)).toEqual([]);
});

test('a key survives a password reset, which ends sessions', async () => {
  const user = await service.register();
  const { key } = (await create(user)).body;
  await voidSessions(service, user);
  expect((await balance(user.token)).status).toBe(401);
  expect((await balance(key)).status).toBe(200);
});

test('of 110 keys requested at once, 100 are created', async () => {
  const user = await service.register();
  const answers = await Promise.all(Array.from({ length: 110 }, () => create(user)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(100);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
  expect(await list(user)).toHaveLength(100);
});

test.each([
  ['no name', { name: undefined }, 'name: is required'],
  ['a name of two lines', { name: 'a\nb' }, 'name: must have 1 to 100 characters on one line'],
  ['an empty list of scopes', { scopes: [] }, /^scopes: must list one or more of tools/],
  ['an unknown scope', { scopes: ['admin'] }, /^scopes\[0\]: must list one or more of tools/],
  ['an expiry in the past', { expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt: must be in the future'],
  ['an expiry in a leap second', { expiresAt: '2999-12-31T23:59:60Z' }, /^expiresAt: must be a time/],
  ['an expiry that is not a time', { expiresAt: 'tomorrow' }, /^expiresAt: must be a time/],
])('a key with %s is rejected', async (_, fields, words) => {
  const user = await service.register();
  const answer = await create(user, fields);
  expect(answer.status).toBe(400);
  expect(answer.body.error).toMatch(words);
  expect(await list(user)).toEqual([]);
});

describe('limits', () => {
  test('G-16 each key has its own rate limit and headers, whatever its IP address', async () => {
    const limited = await serviceForTest({
      environment: { RATE_LIMIT_API_KEY: '3/1m', RATE_LIMIT_GENERAL: '6/15m' },
    });
    const user = await limited.register();
    const make = async () =>
      (await limited.call('POST', '/v1/api-keys', { name: 'x' }, { token: user.token })).body.key as string;
    const keys = [await make(), await make()];
    const read = (token: string, address = '10.1.1.1') =>
      limited.call('GET', '/v1/tokens/balance', undefined, { token, address });
    for (const key of keys) {
      for (let left = 2; left >= 0; left -= 1) {
        const answer = await read(key, `10.1.2.${left}`);
        expect(answer.status).toBe(200);
        expect(answer.headers).toMatchObject({
          'ratelimit-limit': '3',
          'ratelimit-remaining': String(left),
        });
      }
      const refused = await read(key);
      expect([refused.status, refused.headers['x-error-code']]).toEqual([429, 'rate_limited']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    const session = await read(user.token);
    expect([session.status, session.headers['ratelimit-limit']]).toEqual([200, '6']);
  });

  test('G-16 made-up keys count against the IP address that sends them', async () => {
    const limited = await serviceForTest({
      environment: { RATE_LIMIT_API_KEY: '100/1m', RATE_LIMIT_GENERAL: '5/15m' },
    });
    const user = await limited.register();
    const { body } = await limited.call(
      'POST',
      '/v1/api-keys',
      { name: 'x' },
      { token: user.token, address: '10.9.9.9' },
    );
    const read = (token: string) =>
      limited.call('GET', '/v1/tokens/balance', undefined, { token, address: '10.3.3.3' });
    for (let left = 4; left >= 0; left -= 1) {
      const answer = await read(generateKey().key);
      expect([answer.status, answer.headers['ratelimit-remaining']]).toEqual([401, String(left)]);
    }
    expect((await read(generateKey().key)).status).toBe(429);
    expect((await read('tendlc_mistyped')).status).toBe(429);
    expect((await read(body.key)).status).toBe(200);
  });
});
