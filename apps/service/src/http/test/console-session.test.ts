// Protects the console's session: no script can read it, no other site can use it, and nobody else gets one.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, serviceForTest, startService, type TestService } from '../../../test/support/service.ts';

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

test('the console gets a cookie that scripts cannot read, and no token in the answer', async () => {
  const answer = await login(CONSOLE);
  expect(answer.status).toBe(200);
  expect(answer.body.token).toBe('');
  const cookie = String(answer.headers['set-cookie']);
  for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Secure', 'Max-Age=2592000']) {
    expect(cookie).toContain(part);
  }
  expect((await verify({ ...CONSOLE, cookie: cookieOf(answer) })).status).toBe(200);
});

test('without https the cookie is not marked secure, or a browser would drop it', async () => {
  const local = await serviceForTest({ environment: { PUBLIC_URL: 'http://localhost:8080' } });
  expect(String((await login(CONSOLE, local)).headers['set-cookie'])).not.toContain('Secure');
});

test('programs get a token and no cookie', async () => {
  const answer = await login({});
  expect(answer.body.token).toMatch(/^ey/);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('the cookie alone is worth nothing: another site cannot send the header', async () => {
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

test('logging out takes the cookie away', async () => {
  const cookie = cookieOf(await login(CONSOLE));
  const answer = await service.call('POST', '/v1/auth/logout', undefined, {
    headers: { ...CONSOLE, cookie },
  });
  expect(String(answer.headers['set-cookie'])).toMatch(/^tendlc_session=;.*Max-Age=0/);
});
