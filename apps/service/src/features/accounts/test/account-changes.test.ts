// Protects changes of an account by its owner: each needs the password, ends what it must, and tells the owner.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../../test/support/clock.ts';
import { NEW_PASSWORD, requestResetToken, resetPassword } from '../../../../test/support/password-reset.ts';
import {
  DATABASES,
  hasPostgres,
  PASSWORD,
  serviceForTest,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';

const CONFIRM = 'Confirm your new Tendlc email address';

describe.each(DATABASES)('an account on the %s database', (database) => {
  let service: TestService;
  let addresses = 0;
  beforeAll(async () => {
    service = await startService({ database });
  });
  afterAll(() => service.close());

  const newAddress = () => {
    addresses += 1;
    return `new${addresses}.${database}@test.example`;
  };
  const ask = (user: TestUser, newEmail: string, currentPassword = PASSWORD) =>
    service.call('POST', '/v1/account/email', { currentPassword, newEmail }, user);
  const confirm = (token: string) => service.call('POST', '/v1/account/email/confirmations', { token });
  const tokenTo = async (address: string, count = 1) =>
    /#token=([\w-]+)/.exec((await service.mailTo(address, count, CONFIRM)).text)?.[1] ?? '';
  const logIn = (email: string, password = PASSWORD) =>
    service.call('POST', '/v1/auth/login', { email, password });
  const isValid = async (token: string) =>
    (await service.call('GET', '/v1/auth/verify', undefined, { token })).status === 200;
  const change = (user: { token: string }, currentPassword: string, newPassword = NEW_PASSWORD) =>
    service.call('PUT', '/v1/account/password', { currentPassword, newPassword }, user);

  test('G-95 the name changes, and an empty family name is removed', async () => {
    const user = await service.register({ lastName: 'Quill' });
    const patch = (body: object) => service.call('PATCH', '/v1/account', body, user);
    expect((await patch({ firstName: 'Maren' })).body.user).toMatchObject({
      firstName: 'Maren',
      lastName: 'Quill',
    });
    expect((await patch({ lastName: '' })).body.user).not.toHaveProperty('lastName');
    const { body } = await service.call('GET', '/v1/auth/verify', undefined, user);
    expect(body.user).toMatchObject({ id: user.id, firstName: 'Maren' });
    expect((await patch({ firstName: ' ' })).status).toBe(400);
    expect((await patch({ firstName: 'a\nb' })).status).toBe(400);
  });

  test('G-95 a new password ends every other session, and the response has a session that goes on', async () => {
    const user = await service.register();
    const other = (await logIn(user.email)).body.token;
    const answer = await change(user, PASSWORD);
    expect(answer.status).toBe(200);
    expect([await isValid(user.token), await isValid(other), await isValid(answer.body.token)]).toEqual([
      false,
      false,
      true,
    ]);
    // A charge checks the session inside its own statement.
    const use = (token: string) => service.call('POST', '/v1/tokens/use', { toolName: 'x' }, { token });
    expect((await use(user.token)).status).toBe(401);
    expect((await use(answer.body.token)).status).toBe(200);
    expect((await logIn(user.email)).status).toBe(401);
    expect((await logIn(user.email, NEW_PASSWORD)).status).toBe(200);
    await service.mailTo(user.email, 1, 'Your Tendlc password was changed');
    const { entries } = (
      await service.call('GET', '/v1/audit?action=password.changed', undefined, answer.body)
    ).body;
    expect(entries).toHaveLength(1);
  });

  test('G-95 wrong current passwords lock the account like failed logins, and change nothing', async () => {
    const user = await service.register();
    for (let time = 0; time < 5; time += 1) {
      const refused = time % 2 === 0 ? await change(user, 'Wrong7!word') : await ask(user, newAddress(), 'x');
      expect([refused.status, refused.headers['x-error-code'], refused.body.error]).toEqual([
        401,
        'incorrect_password',
        'The current password is incorrect.',
      ]);
    }
    expect((await change(user, PASSWORD)).headers['x-error-code']).toBe('account_locked');
    expect((await logIn(user.email)).headers['x-error-code']).toBe('account_locked');
    expect(await isValid(user.token)).toBe(true);
  });

  test('G-95 a new email takes effect when its owner opens the link, once', async () => {
    const user = await service.register();
    const newEmail = newAddress();
    expect((await ask(user, ` ${newEmail} `)).status).toBe(200);
    const security = async () =>
      (await service.call('GET', '/v1/account/security', undefined, user)).body.security;
    expect((await security()).pendingEmail).toBe(newEmail);
    const warning = await service.mailTo(user.email, 1, 'A new email address for your Tendlc account');
    expect(warning.text).toContain(newEmail);
    expect((await logIn(newEmail)).status).toBe(401);
    const token = await tokenTo(newEmail);
    const reset = await requestResetToken(service, user);
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).headers['x-error-code']).toBe('invalid_confirmation_token');
    const { text } = await service.mailTo(user.email, 1, 'Your Tendlc email address was changed');
    expect(text).toContain(newEmail);
    expect((await logIn(newEmail)).body.user).toMatchObject({ id: user.id, email: newEmail });
    expect((await logIn(user.email)).status).toBe(401);
    expect(await isValid(user.token)).toBe(true);
    expect((await security()).pendingEmail).toBeNull();
    // A link in the old mailbox no longer resets the password.
    expect((await resetPassword(service, reset)).status).toBe(400);
  });

  test('G-95 a link is void after an hour, after a newer one, and after a new password', async () => {
    const user = await service.register();
    const [first, second, third, fourth] = [newAddress(), newAddress(), newAddress(), newAddress()];
    await ask(user, first);
    const replaced = await tokenTo(first);
    await ask(user, second);
    const late = await tokenTo(second);
    expect((await confirm(replaced)).status).toBe(400);
    service.clock.advance(HOUR_MS);
    expect((await confirm(late)).status).toBe(400);
    await ask(user, third);
    const beforeReset = await tokenTo(third);
    await resetPassword(service, await requestResetToken(service, user));
    expect((await confirm(beforeReset)).status).toBe(400);
    const session = (await logIn(user.email, NEW_PASSWORD)).body;
    await ask(session, fourth, NEW_PASSWORD);
    const beforeChange = await tokenTo(fourth);
    await change(session, NEW_PASSWORD, PASSWORD);
    expect((await confirm(beforeChange)).status).toBe(400);
    expect((await logIn(user.email)).status).toBe(200);
  });

  test('G-95 the response does not say whether an email is in use; of two who confirm one email, one gets it', async () => {
    const [owner, one, two] = [await service.register(), await service.register(), await service.register()];
    const sameEmail = owner.email.replace('user', 'USER');
    const [taken, free] = [await ask(one, sameEmail), await ask(two, newAddress())];
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const inUse = await confirm(await tokenTo(sameEmail));
    expect([inUse.status, inUse.headers['x-error-code']]).toEqual([409, 'email_taken']);
    const wanted = newAddress();
    await ask(one, wanted);
    await ask(two, wanted);
    const { text } = await service.mailTo(wanted, 2, CONFIRM);
    const tokens = [await tokenTo(wanted), /#token=([\w-]+)/.exec(text)?.[1] ?? ''];
    const statuses = (await Promise.all(tokens.map(confirm))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const rows = await service.deps.db
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', wanted)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('the sixth request in an hour is refused, and sends nothing', async () => {
    const user = await service.register();
    const newEmail = newAddress();
    for (let time = 0; time < 5; time += 1) {
      expect((await ask(user, newEmail)).status).toBe(200);
    }
    const refused = await ask(user, newAddress());
    expect([refused.status, refused.headers['x-error-code']]).toEqual([429, 'rate_limited']);
    expect(await service.subjectsTo(`new${addresses}.${database}@test.example`)).toEqual([]);
  });

  test('accounts together cannot flood a mailbox: the sixth request for it in an hour is refused', async () => {
    const mailbox = newAddress();
    const users = await Promise.all(Array.from({ length: 6 }, () => service.register()));
    for (const user of users.slice(0, 5)) {
      expect((await ask(user, mailbox)).status).toBe(200);
    }
    const last = users[5] as TestUser;
    const refused = await ask(last, mailbox.toUpperCase());
    expect([refused.status, refused.headers['x-error-code']]).toEqual([429, 'rate_limited']);
    expect((await ask(last, newAddress())).status).toBe(200);
  });
});

test('in production, operations that check the password have their own rate limit', async () => {
  const service = await serviceForTest({ environment: { RATE_LIMIT_ACCOUNT: '2/15m' } });
  const user = await service.register();
  const change = () =>
    service.call('PUT', '/v1/account/password', { currentPassword: 'x', newPassword: NEW_PASSWORD }, user);
  const codes = [await change(), await change(), await change()].map(
    ({ headers }) => headers['x-error-code'],
  );
  expect(codes).toEqual(['incorrect_password', 'incorrect_password', 'rate_limited']);
});

test('a console that changes the password gets a new cookie and no token', async () => {
  const service = await serviceForTest();
  const user = await service.register();
  const fromConsole = { 'x-tendlc-console': '1' };
  const login = await service.call(
    'POST',
    '/v1/auth/login',
    { email: user.email, password: PASSWORD },
    { headers: fromConsole },
  );
  const cookieOf = (answer: typeof login) => String(answer.headers['set-cookie']).split(';')[0] as string;
  const changed = await service.call(
    'PUT',
    '/v1/account/password',
    { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
    { headers: { ...fromConsole, cookie: cookieOf(login) } },
  );
  expect([changed.status, changed.body.token]).toEqual([200, '']);
  const verify = async (cookie: string) =>
    (await service.call('GET', '/v1/auth/verify', undefined, { headers: { ...fromConsole, cookie } })).status;
  expect(await verify(cookieOf(login))).toBe(401);
  expect(await verify(cookieOf(changed))).toBe(200);
});

test.runIf(hasPostgres)(
  'G-95 a logout of all sessions or a lock wins over a change whose password is being checked',
  async () => {
    const service = await serviceForTest({ database: 'server' });
    const { db } = service.deps;
    const logOutEverywhere = (userId: number) =>
      service.deps.app.accounts.sessions.endAll(userId, { actor: 'operator' });
    const lock = async (userId: number) => {
      await sql`update users set locked_at = now(), locked_reason = 'Misuse' where id = ${userId}`.execute(
        db,
      );
    };
    const isWaiting = async () => {
      const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(
        db,
      );
      return rows.length > 0 ? true : undefined;
    };
    const currentPassword = PASSWORD;
    for (const [method, path, body] of [
      ['PUT', '/v1/account/password', { currentPassword, newPassword: NEW_PASSWORD }],
      ['POST', '/v1/account/email', { currentPassword, newEmail: 'thief@test.example' }],
      ['POST', '/v1/account/deletion', { currentPassword }],
      ['POST', '/v1/account/totp/disable', { currentPassword }],
      ['POST', '/v1/account/recovery-codes', { currentPassword }],
    ] as const) {
      for (const intervene of [logOutEverywhere, lock]) {
        const user = await service.register();
        const rowOf = () =>
          db
            .selectFrom('users')
            .select(['email', 'password_hash', 'deleted_at', 'sessions_valid_from_seconds'])
            .where('id', '=', user.id)
            .executeTakeFirstOrThrow();
        // Password checks of one email are serialized: the request waits here, after its session was checked.
        const { request, before } = await db.transaction().execute(async (transaction) => {
          await sql`select pg_advisory_xact_lock(hashtextextended(${user.email}, 0))`.execute(transaction);
          const sent = service.call(method, path, body, user);
          await waitFor(isWaiting, 'the request to reach the password check');
          await intervene(user.id);
          return { request: sent, before: await rowOf() };
        });
        const answer = await request;
        expect([path, answer.status, answer.headers['x-error-code']]).toEqual([path, 401, 'unauthorized']);
        expect(await rowOf()).toEqual(before);
        expect(await service.subjectsTo('thief@test.example')).toEqual([]);
        const pending = await db.selectFrom('email_changes').selectAll().execute();
        expect(pending).toEqual([]);
      }
    }
  },
);

test('a locked account has no valid session, even if its sessions were not ended', async () => {
  const service = await serviceForTest();
  const user = await service.register();
  const verify = () => service.call('GET', '/v1/auth/verify', undefined, user);
  expect((await verify()).status).toBe(200);
  await sql`update users set locked_at = now(), locked_reason = 'Misuse' where id = ${user.id}`.execute(
    service.deps.db,
  );
  expect((await verify()).headers['x-error-code']).toBe('unauthorized');
});
