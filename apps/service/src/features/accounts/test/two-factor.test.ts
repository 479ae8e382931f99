// Protects two-factor authentication: no login without a code, no code twice, and no guesses beyond the lockout.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClock, MINUTE_MS } from '../../../../test/support/clock.ts';
import { NEW_PASSWORD, requestResetToken, resetPassword } from '../../../../test/support/password-reset.ts';
import { registerAdmin } from '../../../../test/support/registry.ts';
import {
  DATABASES,
  PASSWORD,
  serviceForTest,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';
import { appOf, PERIOD_MS, turnOnTotp } from '../../../../test/support/totp.ts';
import { findTotpStep } from '../../../crypto/totp.ts';
import { runCommand } from '../../../operator/commands.ts';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('G-96 at second %d the code of RFC 6238 is %s', (second, code) => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const now = new Date(second * 1000);
  expect(findTotpStep(secret, code, now)).toBe(Math.floor(second / 30));
  expect(findTotpStep(secret, code, new Date(now.getTime() + 30_000))).toBe(Math.floor(second / 30));
  expect(findTotpStep(secret, code, new Date(now.getTime() + 90_000))).toBeUndefined();
});

describe.each(DATABASES)('two-factor authentication on the %s database', (database) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ database });
  });
  afterAll(() => service.close());

  const logIn = (user: { email: string }, otp?: string, password = PASSWORD) =>
    service.call('POST', '/v1/auth/login', { email: user.email, password, ...(otp && { otp }) });
  const codeOf = async (...given: Parameters<typeof logIn>) =>
    (await logIn(...given)).headers['x-error-code'] ?? 'none';
  const securityOf = async (user: TestUser) =>
    (await service.call('GET', '/v1/account/security', undefined, user)).body.security;

  test('G-96 setting up needs the password and a code, and the secret is sealed', async () => {
    const user = await service.register();
    const start = (currentPassword: string) =>
      service.call('POST', '/v1/account/totp', { currentPassword }, user);
    expect((await start('Wrong7!word')).status).toBe(401);
    const abandoned = appOf(service, (await start(PASSWORD)).body.secret);
    const { secret, uri } = (await start(PASSWORD)).body;
    expect(uri).toContain(`secret=${secret}`);
    expect(await codeOf(user)).toBe('none');
    const confirm = (otp: string) => service.call('POST', '/v1/account/totp/confirmations', { otp }, user);
    expect((await confirm('000000')).headers['x-error-code']).toBe('invalid_otp');
    expect((await confirm(abandoned.code())).headers['x-error-code']).toBe('invalid_otp');
    expect((await securityOf(user)).totpEnabledAt).toBeNull();
    const confirmed = await confirm(appOf(service, secret).code());
    expect(new Set(confirmed.body.recoveryCodes)).toHaveProperty('size', 10);
    expect(await securityOf(user)).toMatchObject({
      totpEnabledAt: expect.any(String),
      recoveryCodesLeft: 10,
    });
    expect((await start(PASSWORD)).headers['x-error-code']).toBe('totp_enabled');
    await service.mailTo(user.email, 1, 'Two-factor authentication is on');
    const { rows } = await sql`select t::text as stored from totp_secrets t where user_id = ${user.id}
      union all select c::text from recovery_codes c where user_id = ${user.id}`.execute(service.deps.db);
    expect(rows).toHaveLength(11);
    for (const hidden of [secret, ...confirmed.body.recoveryCodes]) {
      expect(JSON.stringify(rows)).not.toContain(hidden);
    }
  });

  test('G-96 a login asks for a code only after the right password, and takes each code once', async () => {
    const user = await service.register();
    const app = await turnOnTotp(service, user);
    const asked = await logIn(user);
    expect([asked.status, asked.headers['x-error-code']]).toEqual([401, 'otp_required']);
    expect(await codeOf(user, undefined, 'Wrong7!word')).toBe('invalid_credentials');
    expect(await codeOf(user, app.code(), 'Wrong7!word')).toBe('invalid_credentials');
    // The code was not used up by the wrong password.
    const code = app.code();
    const answers = await Promise.all([1, 2, 3].map(() => codeOf(user, code)));
    expect(answers.filter((answer) => answer === 'none')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'invalid_otp')).toHaveLength(2);
  });

  test('G-96 a code of the step before or after works, and an older code than the last one does not', async () => {
    const user = await service.register();
    const app = await turnOnTotp(service, user);
    expect(await codeOf(user, app.code(2))).toBe('invalid_otp');
    const before = app.code(-1);
    expect(await codeOf(user, `${app.code(1).slice(0, 3)} ${app.code(1).slice(3)}`)).toBe('none');
    expect(await codeOf(user, before)).toBe('invalid_otp');
    expect(await codeOf(user, app.code())).toBe('invalid_otp');
    service.clock.advance(2 * PERIOD_MS);
    expect(await codeOf(user, app.code())).toBe('none');
  });

  test('G-96 wrong codes count toward the lockout, and a known password does not forget them', async () => {
    const user = await service.register();
    const app = await turnOnTotp(service, user);
    for (let time = 0; time < 4; time += 1) {
      expect(await codeOf(user, '000000')).toBe('invalid_otp');
      expect(await codeOf(user)).toBe('otp_required');
      const profile = { currentPassword: PASSWORD, newEmail: `x${time}@test.example` };
      expect((await service.call('POST', '/v1/account/email', profile, user)).status).toBe(200);
    }
    expect(await codeOf(user, 'aaaa-aaaa-aaaa-aaaa')).toBe('invalid_otp');
    expect(await codeOf(user, app.code())).toBe('account_locked');
    await service.mailTo(user.email, 1, 'Your Tendlc account is temporarily locked');
    service.clock.advance(30 * MINUTE_MS);
    expect(await codeOf(user, app.code())).toBe('none');
  });

  test('G-96 a recovery code works once, in any spelling, and the owner is told', async () => {
    const user = await service.register();
    const { recoveryCodes } = await turnOnTotp(service, user);
    const [first = '', second = ''] = recoveryCodes;
    expect(await codeOf(user, first)).toBe('none');
    expect(await codeOf(user, first)).toBe('invalid_otp');
    const { text } = await service.mailTo(user.email, 1, 'A recovery code of your Tendlc account was used');
    expect(text).toContain('Recovery codes left: 9.');
    const answers = await Promise.all(
      [1, 2].map(() => codeOf(user, second.toUpperCase().replaceAll('-', ' '))),
    );
    expect(answers.toSorted()).toEqual(['invalid_otp', 'none']);
    expect((await securityOf(user)).recoveryCodesLeft).toBe(8);
    const other = await service.register();
    const others = await turnOnTotp(service, other);
    expect(await codeOf(user, others.recoveryCodes[0])).toBe('invalid_otp');
  });

  test('G-96 new recovery codes and turning it off need the password and a code', async () => {
    const user = await service.register();
    const app = await turnOnTotp(service, user);
    const send = async (path: string, body: object) =>
      service.call('POST', `/v1/account/${path}`, body, user);
    for (const path of ['recovery-codes', 'totp/disable']) {
      const code = async (body: object) => (await send(path, body)).headers['x-error-code'];
      expect(await code({ currentPassword: PASSWORD })).toBe('otp_required');
      expect(await code({ currentPassword: 'x', otp: app.code() })).toBe('incorrect_password');
      expect(await code({ currentPassword: PASSWORD, otp: '000000' })).toBe('invalid_otp');
    }
    const renewed = await send('recovery-codes', { currentPassword: PASSWORD, otp: app.code() });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect(await codeOf(user, app.recoveryCodes[0])).toBe('invalid_otp');
    const [first] = renewed.body.recoveryCodes;
    expect((await send('totp/disable', { currentPassword: PASSWORD, otp: first })).status).toBe(200);
    expect(await codeOf(user)).toBe('none');
    expect(await securityOf(user)).toMatchObject({ totpEnabledAt: null, recoveryCodesLeft: 0 });
    await service.mailTo(user.email, 1, 'Two-factor authentication is off');
    const actions = (await service.call('GET', '/v1/audit?limit=10', undefined, user)).body.entries.map(
      ({ action }: { action: string }) => action,
    );
    expect(actions).toEqual(
      expect.arrayContaining([
        'totp.enabled',
        'recovery_codes.created',
        'recovery_code.used',
        'totp.disabled',
      ]),
    );
  });

  test('G-96 a password reset does not turn it off; the operator can', async () => {
    const user = await service.register();
    await turnOnTotp(service, user);
    await resetPassword(service, await requestResetToken(service, user));
    expect(await codeOf(user, undefined, NEW_PASSWORD)).toBe('otp_required');
    const output = await runCommand(service.deps.app, ['totp-off', user.email]);
    expect(output).toBe(`Two-factor authentication of ${user.email} is off.`);
    expect(await codeOf(user, undefined, NEW_PASSWORD)).toBe('none');
    await service.mailTo(user.email, 1, 'Two-factor authentication is off');
    await expect(runCommand(service.deps.app, ['totp-off', user.email])).rejects.toThrow(/is off/);
  });
});

test('G-96 a setup that was not confirmed within 15 minutes has to start again', async () => {
  const clock = createClock();
  const service = await serviceForTest({ clock });
  const user = await service.register();
  const { body } = await service.call('POST', '/v1/account/totp', { currentPassword: PASSWORD }, user);
  clock.advance(16 * MINUTE_MS);
  const otp = appOf(service, body.secret).code();
  const late = await service.call('POST', '/v1/account/totp/confirmations', { otp }, user);
  expect(late.headers['x-error-code']).toBe('invalid_otp');
});

test('G-96 with ADMIN_TOTP=required, an admin without it can only set it up', async () => {
  const service = await serviceForTest({ environment: { ADMIN_TOTP: 'required' } });
  const [admin, customer] = [await registerAdmin(service), await service.register()];
  const statusOf = async (method: string, path: string, user: TestUser, body?: object) => {
    const { status, headers } = await service.call(method, path, body, user);
    return headers['x-error-code'] ?? status;
  };
  const OPERATIONS = [
    ['GET', '/v1/customers'],
    ['GET', '/v1/audit'],
    ['POST', '/v1/tokens/use', { toolName: 'x' }],
    ['POST', '/v1/api-keys', { name: 'x' }],
  ] as const;
  for (const [method, path, body] of OPERATIONS) {
    expect([path, await statusOf(method, path, admin, body)]).toEqual([path, 'totp_required']);
  }
  expect(await statusOf('GET', '/v1/auth/verify', admin)).toBe(200);
  expect(await statusOf('POST', '/v1/tokens/use', customer, { toolName: 'x' })).toBe(200);
  const { body } = await service.call('GET', '/v1/account/security', undefined, admin);
  expect(body.security.mustSetUpTotp).toBe(true);
  await turnOnTotp(service, admin);
  expect(await statusOf('GET', '/v1/customers', admin)).toBe(200);
  expect(await statusOf('POST', '/v1/tokens/use', admin, { toolName: 'x' })).toBe(200);
});

test('keys are rotated for the secrets of authenticator apps, too, and verified', async () => {
  const [old, next] = ['7'.repeat(64), '8'.repeat(64)];
  const service = await serviceForTest({ environment: { ENCRYPTION_KEY: old }, clock: createClock() });
  const user = await service.register();
  await turnOnTotp(service, user);
  const { twoFactor } = service.deps.app.accounts;
  expect(await twoFactor.checkSeals()).toEqual({ checked: 1, unopened: [] });
  const { createSecretBox } = await import('../../../crypto/secret-box.ts');
  const { rotateTotpKeys, checkTotpSeals } = await import('../two-factor/key-rotation.ts');
  const both = createSecretBox([Buffer.from(next, 'hex'), Buffer.from(old, 'hex')]);
  const only = createSecretBox([Buffer.from(next, 'hex')]);
  const { db } = service.deps;
  expect(await checkTotpSeals(db, only)).toEqual({ checked: 1, unopened: [user.id] });
  expect(await rotateTotpKeys(db, only)).toEqual({ renewed: 0, unopened: [user.id] });
  expect(await rotateTotpKeys(db, both)).toEqual({ renewed: 1, unopened: [] });
  expect(await checkTotpSeals(db, only)).toEqual({ checked: 1, unopened: [] });
  // The running service has only the old key: it says so, and the operator can abandon the secret.
  expect(await service.deps.findUnopenableSecrets()).toContain('1 authenticator apps');
  expect(await service.deps.app.abandonUnopenableSecrets()).toMatchObject({ secondFactors: 1 });
  expect(
    (await service.call('POST', '/v1/auth/login', { email: user.email, password: PASSWORD })).status,
  ).toBe(200);
});
