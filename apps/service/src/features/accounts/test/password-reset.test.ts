// Protects password resets (G-13): a link works for one hour and once, only the newest works, and a reset ends earlier
// sessions.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { HOUR_MS } from '../../../../test/support/clock.ts';
import { NEW_PASSWORD, requestResetToken, resetPassword } from '../../../../test/support/password-reset.ts';
import { readToken } from '../../../../test/support/session-token.ts';
import { DATABASES, PASSWORD, startService, type TestService } from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';

describe.each(DATABASES)('password reset on the %s database', (database) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ database });
  });
  afterAll(() => service.close());

  const login = (email: string, password: string) =>
    service.call('POST', '/v1/auth/login', { email, password });
  const verify = async (token: string) =>
    (await service.call('GET', '/v1/auth/verify', undefined, { token })).status;
  const expectSpent = async (token: string) => {
    const answer = await resetPassword(service, token, 'Another9!word');
    expect(answer.status).toBe(400);
    expect(answer.headers['x-error-code']).toBe('invalid_reset_token');
    expect(answer.body).toEqual({ error: 'The reset token is invalid or expired.' });
  };

  test('a reset sets the new password, and the old one stops working', async () => {
    const user = await service.register();
    const answer = await resetPassword(service, await requestResetToken(service, user));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, message: expect.any(String) });
    expect((await login(user.email, PASSWORD)).status).toBe(401);
    expect((await login(user.email, NEW_PASSWORD)).status).toBe(200);
  });

  test('G-13 the token is 32 random bytes, and the database stores only its hash', async () => {
    const user = await service.register();
    const token = await requestResetToken(service, user);
    const bytes = Buffer.from(token, 'base64url');
    expect(bytes).toHaveLength(32);
    expect(bytes.toString('base64url')).toBe(token);
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
      service.deps.db,
    );
    expect(tables.map(({ name }) => name)).toContain('password_resets');
    for (const { name } of tables) {
      const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.table(name)} t`.execute(
        service.deps.db,
      );
      const text = rows.map(({ line }) => line).join('\n');
      for (const form of [
        token,
        bytes.toString('hex'),
        bytes.toString('base64'),
        Buffer.from(token).toString('hex'),
      ]) {
        expect(text).not.toContain(form);
      }
    }
  });

  test('G-13 the token expires after one hour', async () => {
    const user = await service.register();
    const first = await requestResetToken(service, user);
    service.clock.advance(HOUR_MS);
    await expectSpent(first);
    const second = await requestResetToken(service, user, 2);
    service.clock.advance(HOUR_MS - 1);
    expect((await resetPassword(service, second)).status).toBe(200);
  });

  test('G-13 the token works once', async () => {
    const user = await service.register();
    const token = await requestResetToken(service, user);
    expect((await resetPassword(service, token)).status).toBe(200);
    await expectSpent(token);
    expect((await login(user.email, NEW_PASSWORD)).status).toBe(200);
  });

  test('G-13 of ten parallel uses of one token, one succeeds', async () => {
    const user = await service.register();
    const token = await requestResetToken(service, user);
    const passwords = Array.from({ length: 10 }, (_, index) => `Parallel${index}!x`);
    const answers = await Promise.all(passwords.map((password) => resetPassword(service, token, password)));
    const winners = passwords.filter((_, index) => answers[index]?.status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
    expect((await login(user.email, winners[0] ?? '')).status).toBe(200);
  });

  test('G-13 a new request voids the older token', async () => {
    const user = await service.register();
    const older = await requestResetToken(service, user);
    const newer = await requestResetToken(service, user, 2);
    expect(newer).not.toBe(older);
    await expectSpent(older);
    expect((await resetPassword(service, newer)).status).toBe(200);
  });

  test('a weak new password is rejected by field name, and the token stays valid', async () => {
    const user = await service.register();
    const token = await requestResetToken(service, user);
    const weak = await resetPassword(service, token, 'weak');
    expect(weak.status).toBe(400);
    expect(weak.headers['x-error-code']).toBe('validation_failed');
    expect(weak.body.error).toMatch(/^newPassword: /);
    expect((await login(user.email, PASSWORD)).status).toBe(200);
    expect((await resetPassword(service, token)).status).toBe(200);
  });

  test.each(['', 'x', 'A'.repeat(43), 'A'.repeat(200), 'A'.repeat(201), '\u0000', "' or 1=1 --"])(
    'a made-up token %j returns 400 and changes no password',
    async (token) => {
      const hashes = () =>
        service.deps.db.selectFrom('users').select(['id', 'password_hash']).orderBy('id').execute();
      const before = await hashes();
      expect((await resetPassword(service, token)).status).toBe(400);
      expect(await hashes()).toEqual(before);
    },
  );

  test('G-13 a reset ends all earlier sessions, even of the same second, and new ones work immediately', async () => {
    const user = await service.register();
    const another = await login(user.email, PASSWORD);
    const neighbour = await service.register();
    await resetPassword(service, await requestResetToken(service, user));
    expect(await verify(user.token)).toBe(401);
    expect(await verify(another.body.token)).toBe(401);
    expect(await verify(neighbour.token)).toBe(200);
    const fresh = await login(user.email, NEW_PASSWORD);
    expect(await verify(fresh.body.token)).toBe(200);
    const charge = await service.call('POST', '/v1/tokens/use', { toolName: 'x' }, fresh.body);
    expect(charge.status).toBe(200);
    const { claims } = readToken(fresh.body.token);
    expect(Number(claims['exp']) - Number(claims['iat'])).toBe(30 * 24 * 3600);
  });

  test('G-13 a login with the old password that a reset overtakes gets a session that has ended', async () => {
    const user = await service.register();
    const { logins } = service.deps.app.audit;
    const succeeded = logins.succeeded.bind(logins);
    const reset = Promise.withResolvers<void>();
    const checked = Promise.withResolvers<void>();
    // Here the old password has been accepted, and the session is not signed yet.
    vi.spyOn(logins, 'succeeded').mockImplementationOnce(async (...details) => {
      checked.resolve();
      await reset.promise;
      return succeeded(...details);
    });
    const overtaken = login(user.email, PASSWORD);
    await checked.promise;
    await resetPassword(service, await requestResetToken(service, user));
    service.clock.advance(5_000);
    reset.resolve();
    const { status, body } = await overtaken;
    expect(status).toBe(200);
    expect(await verify(body.token)).toBe(401);
  });

  test('G-13 several resets within one second each end the sessions issued between them', async () => {
    const user = await service.register();
    const tokens: string[] = [user.token];
    for (let round = 1; round <= 3; round += 1) {
      const password = `${NEW_PASSWORD}${round}`;
      await resetPassword(service, await requestResetToken(service, user, round), password);
      for (const token of tokens) {
        expect(await verify(token)).toBe(401);
      }
      const { body } = await login(user.email, password);
      expect(await verify(body.token)).toBe(200);
      tokens.push(body.token);
    }
  });

  test('G-12 forgot-password responds alike to known and unknown emails; only known ones get mail', async () => {
    const user = await service.register();
    const ask = (email: string) => service.call('POST', '/v1/auth/forgot-password', { email });
    const [known, unknown] = [await ask(user.email), await ask('nobody@test.example')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await service.mailTo(user.email);
    await waitFor(async () => {
      const jobs = await service.deps.db.selectFrom('jobs').selectAll().execute();
      return jobs.length === 0 ? true : undefined;
    }, 'both jobs to be done');
    const outbox = join(service.dataDir, 'outbox');
    const messages = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
    expect(messages.filter((message) => message.includes('nobody@test.example'))).toEqual([]);
  });

  test('G-10 the email is found in any case, and the message goes to the address as registered', async () => {
    const email = `Mixed.${database}@test.example`;
    await service.register({ email });
    await service.call('POST', '/v1/auth/forgot-password', { email: ` ${email.toLowerCase()} ` });
    expect((await service.mailTo(email)).subject).toBe('Reset your Tendlc password');
  });

  test.each([{}, { email: null }, { email: 'x' }, { email: ['a@test.example'] }])(
    'forgot-password with %j returns 400 and queues nothing',
    async (body) => {
      expect((await service.call('POST', '/v1/auth/forgot-password', body)).status).toBe(400);
    },
  );
});
