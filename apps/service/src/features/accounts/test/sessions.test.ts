// Protects sessions (G-14): only tokens that this service signed, in its exact format, until they expire.
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { epochSeconds } from '../../../clock.ts';
import { createClock, DAY_MS } from '../../../../test/support/clock.ts';
import { forgeToken, readToken } from '../../../../test/support/session-token.ts';
import {
  JWT_SECRET,
  PASSWORD,
  serviceForTest,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';

const LIFETIME_SECONDS = 30 * 24 * 3600;
let service: TestService;
let user: TestUser;
beforeAll(async () => {
  service = await startService();
  user = await service.register();
});
afterAll(() => service.close());

const verify = (authorization: string | undefined, at = service) =>
  at.call('GET', '/v1/auth/verify', undefined, {
    headers: authorization === undefined ? {} : { authorization },
  });
const statusOf = async (token: string, at = service) => (await verify(`Bearer ${token}`, at)).status;
const goodClaims = () => {
  const iat = epochSeconds(service.clock.now());
  return { userId: user.id, email: user.email, iat, exp: iat + LIFETIME_SECONDS };
};

test('G-14 a token is HS256 and its claims are exactly userId, email, iat and exp, 30 days apart', async () => {
  const login = await service.call('POST', '/v1/auth/login', { email: user.email, password: PASSWORD });
  for (const token of [user.token, login.body.token]) {
    const { header, claims } = readToken(token);
    expect(header).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(claims).toEqual(goodClaims());
    const [head, body, signature] = token.split('.');
    expect(createHmac('sha256', JWT_SECRET).update(`${head}.${body}`).digest('base64url')).toBe(signature);
  }
});

test('a hand-made token in the same format is valid: the service checks nothing else', async () => {
  expect(await statusOf(forgeToken(goodClaims()))).toBe(200);
});

describe('a token is rejected with 401', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const rsa = (claims: object) => {
    const signed = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`;
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
  };
  const now = epochSeconds(createClock().now());

  const forgeries: [string, () => string][] = [
    ['with the algorithm none', () => `${encode({ alg: 'none' })}.${encode(goodClaims())}.`],
    [
      'with the algorithm none and the old signature',
      () => `${encode({ alg: 'none' })}.${encode(goodClaims())}.${user.token.split('.')[2]}`,
    ],
    ['with HS384', () => forgeToken(goodClaims(), { header: { alg: 'HS384' }, digest: 'sha384' })],
    ['with HS512', () => forgeToken(goodClaims(), { header: { alg: 'HS512' }, digest: 'sha512' })],
    ['with RS256', () => rsa(goodClaims())],
    ['without an algorithm', () => forgeToken(goodClaims(), { header: { typ: 'JWT' } })],
    [
      'with a critical extension',
      () => forgeToken(goodClaims(), { header: { alg: 'HS256', crit: ['x'], x: 1 } }),
    ],
    ['signed with another key', () => forgeToken(goodClaims(), { secret: `${JWT_SECRET}x` })],
    ['signed with an empty key', () => forgeToken(goodClaims(), { secret: '' })],
    [
      'with another user and the original signature',
      () => {
        const [head, , signature] = user.token.split('.');
        return `${head}.${encode({ ...goodClaims(), userId: user.id + 1 })}.${signature}`;
      },
    ],
    ['with a truncated signature', () => user.token.slice(0, -4)],
    ['without its signature', () => user.token.split('.').slice(0, 2).join('.')],
    ['with an extra part', () => `${user.token}.x`],
    ['of 100,000 characters', () => forgeToken({ ...goodClaims(), pad: 'x'.repeat(10_000) })],
    ['for an account that does not exist', () => forgeToken({ ...goodClaims(), userId: 2 ** 40 })],
    ['for an account with a negative id', () => forgeToken({ ...goodClaims(), userId: -1 })],
    ['with the id as a string', () => forgeToken({ ...goodClaims(), userId: String(user.id) })],
    ['with a fractional id', () => forgeToken({ ...goodClaims(), userId: user.id + 0.5 })],
    ['with an id beyond the safe integers', () => forgeToken({ ...goodClaims(), userId: 1e300 })],
    ['with a list of ids', () => forgeToken({ ...goodClaims(), userId: [user.id] })],
    ['without an id', () => forgeToken({ ...goodClaims(), userId: undefined })],
    ['with an email that is not a string', () => forgeToken({ ...goodClaims(), email: 5 })],
    ['without an email', () => forgeToken({ ...goodClaims(), email: undefined })],
    ['without an issue time', () => forgeToken({ ...goodClaims(), iat: undefined })],
    ['with an issue time that is a string', () => forgeToken({ ...goodClaims(), iat: String(now) })],
    ['with a fractional issue time', () => forgeToken({ ...goodClaims(), iat: now + 0.5 })],
    ['without an expiry', () => forgeToken({ ...goodClaims(), exp: undefined })],
    ['with an expiry that is a string', () => forgeToken({ ...goodClaims(), exp: String(now + 99) })],
    ['that expired a second ago', () => forgeToken({ ...goodClaims(), exp: now - 1 })],
    ['that expires now', () => forgeToken({ ...goodClaims(), exp: now })],
    ['that is not valid yet', () => forgeToken({ ...goodClaims(), nbf: now + 60 })],
    ['whose claims are a list', () => forgeToken([goodClaims()])],
  ];

  test.each(forgeries)('%s', async (_, make) => {
    const token = make();
    for (const [method, path, body] of [
      ['GET', '/v1/auth/verify', undefined],
      ['POST', '/v1/tokens/use', { toolName: 'x' }],
    ] as const) {
      const answer = await service.call(method, path, body, { token });
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ error: 'Invalid or expired token.' });
      expect(answer.headers['x-error-code']).toBe('unauthorized');
    }
  });

  test.each([undefined, '', 'Bearer', 'Bearer ', 'Token abc', 'Basic YTpi', 'Bearer a b', 'Bearer é'])(
    'the header %j, which is not a bearer token',
    async (header) => {
      const answer = await verify(header);
      expect(answer.status).toBe(401);
      expect(answer.headers['x-error-code']).toBe('unauthorized');
    },
  );
});

test('the scheme is case-insensitive', async () => {
  expect((await verify(`bearer ${user.token}`)).status).toBe(200);
});

test('a token in the URL or a cookie grants no access', async () => {
  const path = `/v1/auth/verify?token=${user.token}&access_token=${user.token}`;
  const answer = await service.call('GET', path, undefined, { headers: { cookie: `token=${user.token}` } });
  expect(answer.status).toBe(401);
});

test('G-14 a token expires after exactly 30 days, whether or not the service has seen it', async () => {
  const own = await serviceForTest();
  const { token } = await own.register();
  own.clock.advance(30 * DAY_MS - 1_000);
  expect(await statusOf(token, own)).toBe(200);
  own.clock.advance(1_000);
  expect(await statusOf(token, own)).toBe(401);
  const charge = await own.call('POST', '/v1/tokens/use', { toolName: 'x' }, { token });
  expect(charge.status).toBe(401);
});

test('G-14 of several keys, the first signs and all verify; a removed key verifies nothing', async () => {
  const [older, newer] = ['old-'.repeat(8), 'new-'.repeat(8)];
  const own = await serviceForTest({ environment: { JWT_SECRET: `${newer}, ${older}` } });
  const { id, email, token } = await own.register();
  const claims = readToken(token).claims;
  expect(forgeToken(claims, { secret: newer })).toBe(token);
  expect(claims).toMatchObject({ userId: id, email });
  expect(await statusOf(forgeToken(claims, { secret: older }), own)).toBe(200);
  expect(await statusOf(forgeToken(claims), own)).toBe(401);
});

test('G-14 the role is not in the token: role claims in a token have no effect', async () => {
  const token = forgeToken({ ...goodClaims(), role: 'admin', isAdmin: true });
  const answer = await verify(`Bearer ${token}`);
  expect(answer.body.user.id).toBe(user.id);
  expect(answer.text).not.toContain('admin');
});

test('logout succeeds, and the token stays valid: sessions are stateless', async () => {
  const answer = await service.call('POST', '/v1/auth/logout', undefined, user);
  expect(answer.body).toEqual({ success: true, message: expect.any(String) });
  expect(await statusOf(user.token)).toBe(200);
  expect((await service.call('POST', '/v1/auth/logout')).status).toBe(401);
});

test('logout accepts and ignores a body', async () => {
  for (const body of ['', '{}', '{"all":true}']) {
    expect((await service.call('POST', '/v1/auth/logout', body, user)).status).toBe(200);
  }
});
