// Protects accounts from guessing (G-11): five failures lock an email for 30 minutes from
// every address, and the lock reveals nothing (G-12).
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { createDatabaseAt } from '../../../../../../test/support/postgres-server.ts';
import { createClock, MINUTE_MS } from '../../../../test/support/clock.ts';
import { NEW_PASSWORD, voidSessions } from '../../../../test/support/password-reset.ts';
import {
  DATABASES,
  hasPostgres,
  PASSWORD,
  startService,
  type TestService,
} from '../../../../test/support/service.ts';

describe.each(DATABASES)('lockout on the %s database', (database) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ database });
  });
  afterAll(() => service.close());

  const login = (email: string, password = 'Wrong7!word', address = '198.51.100.7') =>
    service.call('POST', '/v1/auth/login', { email, password }, { address });
  const fail = async (email: string, times: number) => {
    for (let time = 0; time < times; time += 1) {
      expect((await login(email)).headers['x-error-code']).toBe('invalid_credentials');
    }
  };
  const codeOf = async (email: string, password = PASSWORD) =>
    (await login(email, password)).headers['x-error-code'] ?? 'none';
  let ghosts = 0;
  const ghost = () => {
    ghosts += 1;
    return `ghost${ghosts}@test.example`;
  };

  test('G-11 the fifth failure locks: the correct password is rejected with the minutes left', async () => {
    const { email } = await service.register();
    await fail(email, 5);
    const locked = await login(email, PASSWORD);
    expect(locked.status).toBe(401);
    expect(locked.headers['x-error-code']).toBe('account_locked');
    expect(locked.body.error).toBe('Too many failed logins. Try again in 30 minutes.');
  });

  test('G-11 four failures do not lock', async () => {
    const { email } = await service.register();
    await fail(email, 4);
    expect(await codeOf(email)).toBe('none');
  });

  test('G-11 the minutes left count down, and the lock ends 30 minutes after the fifth failure', async () => {
    const { email } = await service.register();
    await fail(email, 4);
    service.clock.advance(10 * MINUTE_MS);
    await fail(email, 1);
    for (const [passed, words] of [
      [1_000, '30 minutes'],
      [MINUTE_MS, '29 minutes'],
      [27 * MINUTE_MS, '2 minutes'],
      [MINUTE_MS, '1 minute'],
      [58_000, '1 minute'],
    ] as const) {
      service.clock.advance(passed);
      expect((await login(email, PASSWORD)).body.error).toBe(
        `Too many failed logins. Try again in ${words}.`,
      );
    }
    service.clock.advance(1_000);
    expect(await codeOf(email)).toBe('none');
  });

  test('G-11 attempts during the lock do not extend it', async () => {
    const { email } = await service.register();
    await fail(email, 5);
    for (let minute = 0; minute < 29; minute += 1) {
      service.clock.advance(MINUTE_MS);
      expect(await codeOf(email, 'Wrong7!word')).toBe('account_locked');
    }
    service.clock.advance(MINUTE_MS);
    expect(await codeOf(email)).toBe('none');
  });

  test('G-11 after a lock ends, five attempts are available again, not one', async () => {
    const email = ghost();
    await fail(email, 5);
    service.clock.advance(30 * MINUTE_MS);
    await fail(email, 5);
    expect(await codeOf(email)).toBe('account_locked');
  });

  test('G-11 failures more than 30 minutes apart do not add up', async () => {
    const { email } = await service.register();
    await fail(email, 4);
    service.clock.advance(30 * MINUTE_MS);
    await fail(email, 1);
    expect(await codeOf(email)).toBe('none');
  });

  test('G-11 the lock applies to every IP address and counts failures from all of them', async () => {
    const { email } = await service.register();
    for (let octet = 1; octet <= 5; octet += 1) {
      await login(email, 'Wrong7!word', `203.0.113.${octet}`);
    }
    expect((await login(email, PASSWORD, '192.0.2.99')).headers['x-error-code']).toBe('account_locked');
    const rows = await service.deps.db
      .selectFrom('login_attempts')
      .select('address')
      .where('email_key', '=', email)
      .execute();
    expect(rows.map((row) => row.address)).toEqual([1, 2, 3, 4, 5].map((octet) => `203.0.113.${octet}`));
  });

  test('G-12 an unknown email fails and locks exactly like a known one', async () => {
    const { email } = await service.register();
    const unknown = ghost();
    for (let time = 0; time < 7; time += 1) {
      const [known, other] = [await login(email), await login(unknown)];
      expect([other.status, other.body, other.headers['x-error-code']]).toEqual([
        known.status,
        known.body,
        known.headers['x-error-code'],
      ]);
    }
    expect(await codeOf(unknown)).toBe('account_locked');
  });

  test('G-10 the lock applies to the email in any case and with surrounding spaces', async () => {
    const { email } = await service.register();
    await fail(email, 2);
    await fail(email.toUpperCase(), 2);
    await fail(` ${email} `, 1);
    expect(await codeOf(email)).toBe('account_locked');
  });

  test('G-11 a successful login clears earlier failures', async () => {
    const { email } = await service.register();
    for (let round = 0; round < 3; round += 1) {
      await fail(email, 4);
      expect(await codeOf(email)).toBe('none');
    }
  });

  test('G-11 a password reset lifts the lock', async () => {
    const user = await service.register();
    await fail(user.email, 5);
    await voidSessions(service, user);
    expect(await codeOf(user.email, NEW_PASSWORD)).toBe('none');
  });

  test('a lock does not affect open sessions', async () => {
    const user = await service.register();
    await fail(user.email, 5);
    expect((await service.call('GET', '/v1/auth/verify', undefined, user)).status).toBe(200);
  });

  test('G-11 of 40 parallel attempts, five are checked and the rest see the lock', async () => {
    const { email } = await service.register();
    const answers = await Promise.all(Array.from({ length: 40 }, () => login(email)));
    const codes = answers.map(({ headers }) => headers['x-error-code']);
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(5);
    expect(codes.filter((code) => code === 'account_locked')).toHaveLength(35);
  });

  test('20 parallel logins with the right password all succeed', async () => {
    const { email } = await service.register();
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(email, PASSWORD)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  test('failures that no longer count are deleted; those that still count are kept', async () => {
    const [old, recent] = [ghost(), ghost()];
    await fail(old, 2);
    service.clock.advance(45 * MINUTE_MS);
    await fail(recent, 2);
    service.clock.advance(16 * MINUTE_MS);
    await service.deps.forget();
    const rows = await service.deps.db.selectFrom('login_attempts').select('email_key').execute();
    const keys = new Set(rows.map((row) => row.email_key));
    expect([keys.has(old), keys.has(recent)]).toEqual([false, true]);
  });

  test.each([
    [{ email: 'a@test.example' }, 'password'],
    [{ password: PASSWORD }, 'email'],
    [{ email: 'no address', password: PASSWORD }, 'email'],
    [{ email: 'a@test.example', password: '' }, 'password'],
    [{ email: 'a@test.example', password: 5 }, 'password'],
    [{ email: 'a@test.example', password: 'x'.repeat(1_025) }, 'password'],
  ])('a login with %j returns 400, names %s and does not count as failed', async (body, field) => {
    const count = async () =>
      (await service.deps.db.selectFrom('login_attempts').select('id').execute()).length;
    const before = await count();
    const answer = await service.call('POST', '/v1/auth/login', body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toContain(`${field}: `);
    expect(await count()).toBe(before);
  });
});

describe.each(hasPostgres ? ['server'] : [])('lockout with two services on one %s', () => {
  test('G-11 parallel attempts across both get at most five password checks', async () => {
    const database = { url: await createDatabaseAt(inject('postgresUrl')) };
    const clock = createClock();
    const services = await Promise.all([
      startService({ database, clock }),
      startService({ database, clock }),
    ]);
    onTestFinished(async () => void (await Promise.all(services.map((service) => service.close()))));
    for (let round = 0; round < 20; round += 1) {
      const request = { email: `both${round}@test.example`, password: 'Wrong7!word' };
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          (services[index % 2] as TestService).call('POST', '/v1/auth/login', request),
        ),
      );
      const guesses = answers.filter(({ headers }) => headers['x-error-code'] === 'invalid_credentials');
      expect(guesses.length).toBeLessThanOrEqual(5);
    }
  });
});
