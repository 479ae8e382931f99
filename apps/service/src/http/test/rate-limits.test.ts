// Protects the service from overload (G-30): the specified limits apply per IP address, and each kind of route has its
// own counter.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../../test/support/raw-http.ts';
import { PASSWORD, serviceForTest, startService, type TestService } from '../../../test/support/service.ts';
import { waitFor } from '../../../test/support/wait.ts';

const SPECIFIED = {
  RATE_LIMIT_GENERAL: '20/15m',
  RATE_LIMIT_LOGIN: '5/15m',
  RATE_LIMIT_REGISTER: '3/15m',
  RATE_LIMIT_PASSWORD: '3/15m',
};
const start = (environment: Record<string, string> = {}) =>
  serviceForTest({ environment: { ...SPECIFIED, ...environment } });

/** Each test has its own IP addresses, so one service with the specified limits is enough. */
let shared: TestService;
beforeAll(async () => {
  shared = await startService({ environment: SPECIFIED });
});
afterAll(() => shared.close());

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `10.99.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
};

const balance = (service: TestService, address: string, headers: Record<string, string> = {}) =>
  service.call('GET', '/v1/tokens/balance', undefined, { address, headers });
let emails = 0;
const newEmail = () => {
  emails += 1;
  return `limit${emails}@test.example`;
};
const CALLS = {
  login: (service: TestService, address: string) =>
    service.call('POST', '/v1/auth/login', { email: newEmail(), password: PASSWORD }, { address }),
  register: (service: TestService, address: string) =>
    service.call(
      'POST',
      '/v1/auth/register',
      { email: newEmail(), password: PASSWORD, firstName: 'x' },
      { address },
    ),
  forgot: (service: TestService, address: string) =>
    service.call('POST', '/v1/auth/forgot-password', { email: newEmail() }, { address }),
  reset: (service: TestService, address: string) =>
    service.call('POST', '/v1/auth/reset-password', { token: 'x', newPassword: PASSWORD }, { address }),
  general: balance,
};

describe('the specified limits', () => {
  test.each([
    ['general', 20, 401],
    ['login', 5, 401],
    ['register', 3, 201],
    ['forgot', 3, 200],
    ['reset', 3, 400],
  ] as const)(
    '%s: %i in 15 minutes, counted down in the headers, then 429 with Retry-After',
    async (name, max, status) => {
      const service = await start();
      const address = newAddress();
      for (let call = 1; call <= max; call += 1) {
        const answer = await CALLS[name](service, address);
        expect(answer.status).toBe(status);
        expect(answer.headers).toMatchObject({
          'ratelimit-limit': String(max),
          'ratelimit-remaining': String(max - call),
        });
        const reset = Number(answer.headers['ratelimit-reset']);
        expect(reset).toBeGreaterThan(0);
        expect(reset).toBeLessThanOrEqual(900);
      }
      const refused = await CALLS[name](service, address);
      expect(refused.status).toBe(429);
      expect(refused.headers).toMatchObject({
        'x-error-code': 'rate_limited',
        'ratelimit-limit': String(max),
        'ratelimit-remaining': '0',
      });
      const wait = Number(refused.headers['retry-after']);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(900);
      expect(refused.body.error).toMatch(/^Too many requests\. Try again in 1[45] minutes\.$/);
      expect((await CALLS[name](service, newAddress())).status).toBe(status);
    },
  );
});

test('G-30 forgot and reset share one counter', async () => {
  const service = shared;
  const address = newAddress();
  await CALLS.forgot(service, address);
  await CALLS.reset(service, address);
  await CALLS.forgot(service, address);
  expect((await CALLS.reset(service, address)).status).toBe(429);
  expect((await CALLS.forgot(service, address)).status).toBe(429);
});

test('G-30 login, registration, the password routes and all others have separate counters', async () => {
  const service = shared;
  const address = newAddress();
  for (let call = 0; call < 25; call += 1) {
    await balance(service, address);
  }
  expect((await balance(service, address)).status).toBe(429);
  for (const [name, max] of [
    ['login', 5],
    ['register', 3],
    ['forgot', 3],
  ] as const) {
    expect((await CALLS[name](service, address)).headers['ratelimit-remaining']).toBe(String(max - 1));
  }
});

test('G-112 the console is counted by session, and an invented session by address', async () => {
  const service = await start({ RATE_LIMIT_CONSOLE: '25/1m' });
  const user = await service.register();
  const address = newAddress();
  const ask = (token: string, from = address) =>
    balance(service, from, { 'x-tendlc-console': '1', cookie: `tendlc_session=${token}` });
  const statuses = [];
  for (let count = 0; count < 26; count += 1) {
    statuses.push((await ask(user.token, newAddress())).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 25 }, () => 200), 429]);
  // Another session of the account is not held up: the first one may be stolen.
  const again = await service.call(
    'POST',
    '/v1/auth/login',
    { email: user.email, password: PASSWORD },
    { headers: { 'x-tendlc-console': '1' } },
  );
  const cookie = /tendlc_session=([^;]+)/.exec(String(again.headers['set-cookie']))?.[1] ?? '';
  expect((await ask(cookie)).status).toBe(200);
  // Another person at the same address has a counter of their own.
  const other = await service.register();
  expect((await ask(other.token)).headers['ratelimit-limit']).toBe('25');
  const invented = [];
  for (let count = 0; count < 21; count += 1) {
    invented.push((await ask(`${other.token.slice(0, -6)}${String(count).padStart(6, 'x')}`)).status);
  }
  expect(invented).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
});

test('all general routes share one counter, even unknown URLs and wrong methods', async () => {
  const service = shared;
  const address = newAddress();
  const calls = [
    ['GET', '/v1/tokens/history', 401],
    ['GET', '/v1/auth/verify', 401],
    ['POST', '/v1/tokens/use', 401],
    ['GET', '/v1/no-such-thing', 404],
    ['PUT', '/v1/tokens/balance', 405],
  ] as const;
  for (let call = 0; call < 20; call += 1) {
    const [method, path, status] = calls[call % calls.length] as (typeof calls)[number];
    const answer = await service.call(method, path, undefined, { address });
    expect([path, answer.status, answer.headers['ratelimit-remaining']]).toEqual([
      path,
      status,
      String(19 - call),
    ]);
  }
  for (const [method, path] of calls) {
    expect([path, (await service.call(method, path, undefined, { address })).status]).toEqual([path, 429]);
  }
});

test('invalid requests count too', async () => {
  const service = shared;
  const address = newAddress();
  const login = (body: unknown) => service.call('POST', '/v1/auth/login', body, { address });
  for (const body of ['{', {}, '[]', { email: 5 }, 'x']) {
    expect((await login(body)).status).toBe(400);
  }
  expect((await login({ email: newEmail(), password: PASSWORD })).status).toBe(429);
});

test('of 60 parallel requests of one address, 20 pass', async () => {
  const service = await start();
  const url = `http://127.0.0.1:${await listen(service)}/v1/tokens/balance`;
  const answers = await Promise.all(Array.from({ length: 60 }, () => fetch(url)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
});

test('health, the documentation and its files are not counted', async () => {
  const service = shared;
  const address = newAddress();
  for (let call = 0; call < 25; call += 1) {
    for (const path of ['/v1/health', '/v1/health/ready', '/v1/openapi.json', '/docs']) {
      const answer = await service.call('GET', path, undefined, { address });
      expect([path, answer.status < 400]).toEqual([path, true]);
      expect(answer.headers['ratelimit-limit']).toBeUndefined();
    }
  }
  expect((await balance(service, address)).headers['ratelimit-remaining']).toBe('19');
});

test('a disabled limit counts nothing and sends no headers; the others apply', async () => {
  const service = await start({ RATE_LIMIT_GENERAL: 'off' });
  const address = newAddress();
  for (let call = 0; call < 30; call += 1) {
    const answer = await balance(service, address);
    expect(answer.status).toBe(401);
    expect(answer.headers['ratelimit-limit']).toBeUndefined();
  }
  expect((await CALLS.login(service, address)).headers['ratelimit-limit']).toBe('5');
});

test('an expired window starts again', async () => {
  const service = await start({ RATE_LIMIT_GENERAL: '2/1s' });
  const address = newAddress();
  const reaches = (status: number) =>
    waitFor(
      async () => ((await balance(service, address)).status === status ? true : undefined),
      `an answer of ${status}`,
    );
  await reaches(429);
  await reaches(401);
  await reaches(429);
});

describe('addresses', () => {
  const remaining = async (service: TestService, address: string, headers = {}) =>
    Number((await balance(service, address, headers)).headers['ratelimit-remaining']);

  test('G-30 IPv6 is counted by /64, IPv4 in IPv6 as IPv4', async () => {
    const service = shared;
    expect(await remaining(service, '2001:db8:1:2::1')).toBe(19);
    expect(await remaining(service, '2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(18);
    expect(await remaining(service, '2001:0DB8:0001:0002:0::9')).toBe(17);
    expect(await remaining(service, '2001:db8:1:3::1')).toBe(19);
    expect(await remaining(service, '198.51.100.1')).toBe(19);
    expect(await remaining(service, '::ffff:198.51.100.1')).toBe(18);
  });

  test('G-32 by default no forwarded address is trusted', async () => {
    const service = shared;
    for (const [index, name] of [
      'x-forwarded-for',
      'x-real-ip',
      'forwarded',
      'cf-connecting-ip',
      'true-client-ip',
    ].entries()) {
      expect(await remaining(service, '203.0.113.200', { [name]: `198.51.100.${index}` })).toBe(19 - index);
    }
  });

  test('G-32 a trusted proxy is trusted only for the last address that is not a proxy', async () => {
    const service = await start({ TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7' });
    const from = (address: string, forwarded: string) =>
      remaining(service, address, { 'x-forwarded-for': forwarded });
    expect(await from('10.1.2.3', '198.51.100.10')).toBe(19);
    expect(await from('192.0.2.7', '198.51.100.10')).toBe(18);
    expect(await from('10.1.2.3', '198.51.100.11')).toBe(19);
    expect(await from('10.1.2.3', '203.0.113.9, 198.51.100.10, 10.9.9.9')).toBe(17);
    expect(await from('203.0.113.201', '198.51.100.10')).toBe(19);
    expect(await from('203.0.113.201', '198.51.100.99')).toBe(18);
  });

  test('the lockout records the IP address that the limits count', async () => {
    const service = await start({ TRUSTED_PROXIES: 'loopback' });
    const headers = { 'x-forwarded-for': '198.51.100.77' };
    await service.call(
      'POST',
      '/v1/auth/login',
      { email: newEmail(), password: PASSWORD },
      { address: '127.0.0.1', headers },
    );
    const rows = await service.deps.db.selectFrom('login_attempts').select('address').execute();
    expect(rows).toEqual([{ address: '198.51.100.77' }]);
  });
});
