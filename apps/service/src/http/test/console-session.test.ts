// Protects the console's session: scripts cannot read it, other sites cannot use it, and API programs do not get one.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createDatabaseAt } from '../../../../../test/support/postgres-server.ts';
import { DAY_MS } from '../../../test/support/clock.ts';
import {
  DATABASES,
  hasPostgres,
  PASSWORD,
  serviceForTest,
  startService,
  type TestService,
  type TestUser,
} from '../../../test/support/service.ts';

const CONSOLE = { 'x-tendlc-console': '1' };

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const login = async (headers: Record<string, string>, of: TestService = service) => {
  const { email } = await of.register();
  return of.call('POST', '/v1/auth/login', { email, password: PASSWORD }, { headers });
};
const cookieOf = (answer: { headers: Readonly<Record<string, string | undefined>> }) =>
  answer.headers['set-cookie']?.split(';')[0] ?? '';
const verify = (headers: Record<string, string>) =>
  service.call('GET', '/v1/auth/verify', undefined, { headers });

test('the console gets a cookie that scripts cannot read, and no token in the response', async () => {
  const answer = await login(CONSOLE);
  expect(answer.status).toBe(200);
  expect(answer.body.token).toBe('');
  const cookie = String(answer.headers['set-cookie']);
  for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Secure', 'Max-Age=2592000']) {
    expect(cookie).toContain(part);
  }
  expect((await verify({ ...CONSOLE, cookie: cookieOf(answer) })).status).toBe(200);
});

test('without https the cookie is not marked Secure, because browsers would drop it', async () => {
  const local = await serviceForTest({ environment: { PUBLIC_URL: 'http://localhost:8080' } });
  expect(String((await login(CONSOLE, local)).headers['set-cookie'])).not.toContain('Secure');
});

test('programs get a token and no cookie', async () => {
  const answer = await login({});
  expect(answer.body.token).toMatch(/^ey/);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('the cookie alone grants no access: another site cannot send the header', async () => {
  const cookie = cookieOf(await login(CONSOLE));
  expect((await verify({ cookie })).status).toBe(401);
  expect((await verify({ ...CONSOLE, cookie: 'tendlc_session=nonsense' })).status).toBe(401);
  expect((await verify({ 'x-tendlc-console': 'true', cookie })).status).toBe(401);
});

test('a bearer token wins over the cookie', async () => {
  const cookie = cookieOf(await login(CONSOLE));
  const other = await service.register();
  const answer = await verify({ ...CONSOLE, cookie, authorization: `Bearer ${other.token}` });
  expect(answer.body.user.id).toBe(other.id);
});

test('logout deletes the cookie', async () => {
  const cookie = cookieOf(await login(CONSOLE));
  const answer = await service.call('POST', '/v1/auth/logout', undefined, {
    headers: { ...CONSOLE, cookie },
  });
  expect(String(answer.headers['set-cookie'])).toMatch(/^tendlc_session=;.*Max-Age=0/);
});

describe.each(DATABASES)('a logged-out console session on the %s database', (database) => {
  let at: TestService;
  beforeAll(async () => {
    at = await startService({ database });
  });
  afterAll(() => at.close());

  const loginAs = async (user: TestUser, headers: Record<string, string>) =>
    at.call('POST', '/v1/auth/login', { email: user.email, password: PASSWORD }, { headers });
  const openConsole = async (user: TestUser) => {
    const cookie = cookieOf(await loginAs(user, CONSOLE));
    return { headers: { ...CONSOLE, cookie }, token: cookie.slice(cookie.indexOf('=') + 1) };
  };
  const logout = async (headers: Record<string, string>) =>
    (await at.call('POST', '/v1/auth/logout', undefined, { headers })).status;
  const statusWith = async (headers: Record<string, string>) =>
    (await at.call('GET', '/v1/auth/verify', undefined, { headers })).status;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const charge = async (headers: Record<string, string>) =>
    (await at.call('POST', '/v1/tokens/use', { toolName: 'x' }, { headers })).status;

  test('is rejected as a cookie and as a copied bearer token, by reads and by charges, and is free', async () => {
    const user = await at.register();
    const { headers, token } = await openConsole(user);
    expect([await statusWith(headers), await statusWith(bearer(token)), await charge(headers)]).toEqual([
      200, 200, 200,
    ]);
    expect(await logout(headers)).toBe(200);
    const before = await at.ledgerOf(user.id);
    for (const copy of [headers, bearer(token)]) {
      expect([await statusWith(copy), await charge(copy)]).toEqual([401, 401]);
    }
    expect(await at.ledgerOf(user.id)).toEqual(before);
  });

  test('is rejected in every encoding of its signature', async () => {
    const user = await at.register();
    const { headers, token } = await openConsole(user);
    await logout(headers);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    // Decoders ignore two bits of the last character.
    const last = alphabet.indexOf(token.at(-1) as string);
    for (const ignored of [0, 1, 2, 3]) {
      const spelled = `${token.slice(0, -1)}${alphabet[(last & ~3) | ignored]}`;
      expect([await statusWith(bearer(spelled)), await charge(bearer(spelled))]).toEqual([401, 401]);
    }
  });

  test('does not affect other sessions of the same account and second, even in one batch of charges', async () => {
    const user = await at.register();
    const [ended, other] = [await openConsole(user), await openConsole(user)];
    const program: string = (await loginAs(user, {})).body.token;
    expect(new Set([ended.token, other.token, program])).toHaveProperty('size', 3);
    await logout(ended.headers);
    expect(await Promise.all([other.headers, bearer(program), ended.headers].map(charge))).toEqual([
      200, 200, 401,
    ]);
    expect([await statusWith(other.headers), await statusWith(bearer(program))]).toEqual([200, 200]);
  });

  test('a program that logs out keeps its stateless token, even one that also sends a cookie', async () => {
    const user = await at.register();
    const { headers } = await openConsole(user);
    expect(await logout(bearer(user.token))).toBe(200);
    expect(await logout({ ...headers, ...bearer(user.token) })).toBe(200);
    expect([await statusWith(bearer(user.token)), await charge(bearer(user.token))]).toEqual([200, 200]);
    expect(await statusWith(headers)).toBe(200);
  });

  test('is deleted once its token has expired, and not before', async () => {
    const { headers, token } = await openConsole(await at.register());
    await logout(headers);
    const rows = async () => (await at.deps.db.selectFrom('revoked_sessions').selectAll().execute()).length;
    at.clock.advance(30 * DAY_MS - 1_000);
    await at.deps.forget();
    expect(await statusWith(bearer(token))).toBe(401);
    expect(await rows()).toBeGreaterThan(0);
    at.clock.advance(2 * DAY_MS);
    await at.deps.forget();
    expect(await rows()).toBe(0);
    expect(await statusWith(bearer(token))).toBe(401);
  });
});

test.each(hasPostgres ? ['process'] : [])(
  'a logout at one %s applies to all others on the same database',
  async () => {
    const database = { url: await createDatabaseAt(inject('postgresUrl')) };
    const [here, there] = [await serviceForTest({ database }), await serviceForTest({ database })];
    const headers = { ...CONSOLE, cookie: cookieOf(await login(CONSOLE, here)) };
    const verifyThere = async () =>
      (await there.call('GET', '/v1/auth/verify', undefined, { headers })).status;
    expect(await verifyThere()).toBe(200);
    expect((await here.call('POST', '/v1/auth/logout', undefined, { headers })).status).toBe(200);
    expect(await verifyThere()).toBe(401);
    expect((await there.call('POST', '/v1/tokens/use', { toolName: 'x' }, { headers })).status).toBe(401);
  },
);
