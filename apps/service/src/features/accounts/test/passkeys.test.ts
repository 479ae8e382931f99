// Protects logins with passkeys: only the right device at the right place, each challenge once, and no way around locks.
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPasskey,
  createPasskey,
  type Deviation,
  logInWith,
  sendLogin,
  startLogin,
  startPasskey,
} from '../../../../test/support/authenticator.ts';
import { MINUTE_MS } from '../../../../test/support/clock.ts';
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
import { turnOnTotp } from '../../../../test/support/totp.ts';

const EXPIRED_MS = 5 * MINUTE_MS;

describe.each(DATABASES)('passkeys on the %s database', (database) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ database });
  });
  afterAll(() => service.close());

  const listOf = async (user: TestUser) =>
    (await service.call('GET', '/v1/account/passkeys', undefined, user)).body.passkeys;
  const logInWithPassword = (user: { email: string }, password = PASSWORD) =>
    service.call('POST', '/v1/auth/login', { email: user.email, password });
  const isValid = async (token: string) =>
    (await service.call('GET', '/v1/auth/verify', undefined, { token })).status === 200;

  test('a passkey logs in without an email, as a login with a password does', async () => {
    const user = await service.register();
    const passkey = await addPasskey(service, user);
    const byPassword = await logInWithPassword(user);
    const answer = await logInWith(service, passkey);
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body)).toEqual(Object.keys(byPassword.body));
    expect(answer.body.user).toEqual(byPassword.body.user);
    const claims = JSON.parse(Buffer.from(answer.body.token.split('.')[1], 'base64url').toString());
    // G-14
    expect(Object.keys(claims).toSorted()).toEqual(['email', 'exp', 'iat', 'userId']);
    expect(await isValid(answer.body.token)).toBe(true);
    const now = service.clock.now().toISOString();
    expect(await listOf(user)).toEqual([
      { id: passkey.id, name: 'Work laptop', isBackedUp: true, createdAt: now, lastUsedAt: now },
    ]);
    const headers = { 'x-tendlc-console': '1' };
    const inConsole = await logInWith(service, passkey, {}, { headers });
    expect([inConsole.body.token, inConsole.headers['set-cookie']]).toEqual(['', expect.any(String)]);
  });

  test('the options of a login are the same for everybody, except the challenge', async () => {
    const [first, second] = [await startLogin(service), await startLogin(service)];
    expect(Buffer.from(first.challenge, 'base64url')).toHaveLength(32);
    expect(first.challenge).not.toBe(second.challenge);
    expect({ ...first, challenge: '' }).toEqual({
      rpId: 'tendlc.example',
      challenge: '',
      timeout: EXPIRED_MS,
      userVerification: 'required',
    });
    expect({ ...first, challenge: '' }).toEqual({ ...second, challenge: '' });
  });

  test('G-143 a challenge works once, however many use it at the same time', async () => {
    const user = await service.register();
    const passkey = await addPasskey(service, user);
    const options = await startLogin(service);
    const signed = [1, 2, 3].map(() => passkey.sign(options));
    const answers = await Promise.all(signed.map((credential) => sendLogin(service, credential)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    for (const credential of [...signed.slice(0, 1), passkey.sign(options)]) {
      const again = await sendLogin(service, credential);
      expect(again.headers['x-error-code']).toBe('invalid_passkey');
    }
  });

  const foreignKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  test.each<[string, Deviation]>([
    ['at another origin', { origin: 'https://tendlc.example.evil.example' }],
    ['at another port', { origin: 'https://tendlc.example:8443' }],
    ['for another RP ID', { rpId: 'evil.example' }],
    ['without user verification', { isUserVerified: false }],
    ['with a challenge that is not ours', { challenge: 'c'.repeat(43) }],
    ['with another key', { key: foreignKey }],
    ['with the ceremony of adding', { type: 'webauthn.create' }],
    ['with the count of its last use', { counter: 7 }],
    ['with a lower count', { counter: 1 }],
    ['with a count of 0', { counter: 0 }],
    ['for another account', { userHandle: Buffer.from('1').toString('base64url') }],
  ])('a passkey that signs %s is refused, and the next right one works', async (_, as) => {
    const user = await service.register();
    const passkey = await addPasskey(service, user);
    expect((await logInWith(service, passkey, { counter: 7 })).status).toBe(200);
    const refused = await logInWith(service, passkey, as);
    expect([refused.status, refused.headers['x-error-code']]).toEqual([401, 'invalid_passkey']);
    expect((await logInWith(service, passkey, { counter: 8 })).status).toBe(200);
  });

  test('a passkey cannot log in to another account, and an unknown one to none', async () => {
    const [user, other] = [await service.register(), await service.register()];
    const passkey = await addPasskey(service, user);
    const others = await addPasskey(service, other);
    const codeOf = async (as: Deviation) => (await logInWith(service, passkey, as)).headers['x-error-code'];
    expect(await codeOf({ credentialId: others.credentialId })).toBe('invalid_passkey');
    const handle = Buffer.from(String(other.id)).toString('base64url');
    expect(await codeOf({ credentialId: others.credentialId, userHandle: handle })).toBe('invalid_passkey');
    expect(await codeOf({ userHandle: handle })).toBe('invalid_passkey');
    expect(await codeOf({ credentialId: 'u'.repeat(43) })).toBe('invalid_passkey');
  });

  test('a device that does not count its uses logs in again and again', async () => {
    const user = await service.register();
    const passkey = await addPasskey(service, user, { countsUses: false });
    for (let time = 0; time < 3; time += 1) {
      expect((await logInWith(service, passkey)).status).toBe(200);
    }
  });

  test('a challenge expires after five minutes, for a login and for adding', async () => {
    const user = await service.register();
    const passkey = await addPasskey(service, user);
    const [late, inTime] = [await startLogin(service), await startLogin(service)];
    const { options } = (await startPasskey(service, user)).body;
    service.clock.advance(EXPIRED_MS - 1);
    expect((await sendLogin(service, passkey.sign(inTime))).status).toBe(200);
    service.clock.advance(1);
    const refused = await sendLogin(service, passkey.sign(late));
    expect(refused.headers['x-error-code']).toBe('invalid_passkey');
    const request = { name: 'Late', credential: createPasskey().create(options) };
    const added = await service.call('POST', '/v1/account/passkeys', request, user);
    expect(added.headers['x-error-code']).toBe('invalid_passkey');
    service.clock.advance(1);
    await service.deps.forget();
    const left = await service.deps.db.selectFrom('passkey_challenges').selectAll().execute();
    expect(left).toEqual([]);
  });

  test('G-11 failures lock the email as wrong passwords do, and a locked email refuses passkeys', async () => {
    const user = await service.register();
    const passkey = await addPasskey(service, user);
    const codeOf = async (as?: Deviation) => (await logInWith(service, passkey, as)).headers['x-error-code'];
    for (let time = 0; time < 4; time += 1) {
      expect(await codeOf({ isUserVerified: false })).toBe('invalid_passkey');
    }
    // A success clears the failures.
    expect(await codeOf()).toBeUndefined();
    for (let time = 0; time < 5; time += 1) {
      expect(await codeOf({ isUserVerified: false })).toBe('invalid_passkey');
    }
    expect(await codeOf()).toBe('account_locked');
    expect((await logInWithPassword(user)).headers['x-error-code']).toBe('account_locked');
    await service.mailTo(user.email, 1, 'Your Tendlc account is temporarily locked');
    service.clock.advance(30 * MINUTE_MS);
    expect(await codeOf()).toBeUndefined();
  });

  test('G-107 an account that the operator locked refuses passkeys, and a deleted one does not know them', async () => {
    const [user, admin] = [await service.register(), await registerAdmin(service)];
    const passkey = await addPasskey(service, user);
    const act = (action: string) =>
      service.call('POST', `/v1/admin/accounts/${user.id}/${action}`, { reason: 'Unpaid' }, admin);
    const codeOf = async () => (await logInWith(service, passkey)).headers['x-error-code'];
    await act('lock');
    expect(await codeOf()).toBe('locked_by_operator');
    await act('unlock');
    const session = { token: (await logInWith(service, passkey)).body.token };
    await service.call('POST', '/v1/account/deletion', { currentPassword: PASSWORD }, session);
    expect(await codeOf()).toBe('invalid_passkey');
  });

  test('G-142 G-96 a passkey is a second factor, so a login with it asks for no code', async () => {
    const user = await service.register();
    const app = await turnOnTotp(service, user);
    expect((await startPasskey(service, user)).headers['x-error-code']).toBe('otp_required');
    const passkey = await addPasskey(service, user, { otp: app.code() });
    expect((await logInWith(service, passkey)).status).toBe(200);
    expect((await logInWithPassword(user)).headers['x-error-code']).toBe('otp_required');
  });

  test('G-144 a password reset ends the sessions of passkeys and keeps the passkeys; so does a logout everywhere', async () => {
    const user = await service.register();
    const passkey = await addPasskey(service, user);
    const before = (await logInWith(service, passkey)).body.token;
    await resetPassword(service, await requestResetToken(service, user));
    expect(await isValid(before)).toBe(false);
    const after = (await logInWith(service, passkey)).body.token;
    expect(await isValid(after)).toBe(true);
    await service.call('DELETE', '/v1/account/sessions', undefined, { token: after });
    expect(await isValid(after)).toBe(false);
    const { status, body } = await logInWith(service, passkey);
    expect(status).toBe(200);
    await service.call('DELETE', `/v1/account/passkeys/${passkey.id}`, undefined, body);
    expect((await logInWith(service, passkey)).headers['x-error-code']).toBe('invalid_passkey');
    expect((await logInWithPassword(user, NEW_PASSWORD)).status).toBe(200);
  });
});

test('G-96 with ADMIN_TOTP=required, a session of an admin by passkey has all operations, one by password has not', async () => {
  const service = await serviceForTest({ environment: { ADMIN_TOTP: 'required' } });
  const admin = await registerAdmin(service);
  const codeOf = async (token: string) =>
    (await service.call('GET', '/v1/customers', undefined, { token })).headers['x-error-code'];
  const mustSetUp = async (token: string) =>
    (await service.call('GET', '/v1/account/security', undefined, { token })).body.security.mustSetUpTotp;
  const passkey = await addPasskey(service, admin);
  expect([await codeOf(admin.token), await mustSetUp(admin.token)]).toEqual(['totp_required', true]);
  const { token } = (await logInWith(service, passkey)).body;
  expect([await codeOf(token), await mustSetUp(token)]).toEqual([undefined, false]);
  // A new password begins a session of the same kind.
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  const changed = await service.call('PUT', '/v1/account/password', change, { token });
  expect(await codeOf(changed.body.token)).toBeUndefined();
  const byPassword = await service.call('POST', '/v1/auth/login', {
    email: admin.email,
    password: NEW_PASSWORD,
  });
  expect(await codeOf(byPassword.body.token)).toBe('totp_required');
  const forged = `${Buffer.from('{"alg":"HS256","typ":"JWT","by":"passkey"}').toString('base64url')}.${byPassword.body.token.split('.').slice(1).join('.')}`;
  expect(await codeOf(forged)).toBe('unauthorized');
});

test('G-142 with ADMIN_TOTP=required, a password alone changes no second factor beside a passkey', async () => {
  const service = await serviceForTest({ environment: { ADMIN_TOTP: 'required' } });
  const admin = await registerAdmin(service);
  const passkey = await addPasskey(service, admin);
  const proof = { currentPassword: PASSWORD };
  const codeOf = async (method: 'POST' | 'DELETE', path: string, body: object | undefined, token: string) =>
    (await service.call(method, path, body, { token })).headers['x-error-code'];
  const { token: byPassword } = (
    await service.call('POST', '/v1/auth/login', { email: admin.email, password: PASSWORD })
  ).body;
  for (const [method, path, body] of [
    ['POST', '/v1/account/passkeys/options', proof],
    ['POST', '/v1/account/totp', proof],
    ['DELETE', `/v1/account/passkeys/${passkey.id}`, undefined],
  ] as const) {
    expect([path, await codeOf(method, path, body, byPassword)]).toEqual([path, 'totp_required']);
  }
  const { token } = (await logInWith(service, passkey)).body;
  expect(await codeOf('POST', '/v1/account/totp', proof, token)).toBeUndefined();
  expect(await codeOf('POST', '/v1/account/passkeys/options', proof, token)).toBeUndefined();
  expect(await codeOf('DELETE', `/v1/account/passkeys/${passkey.id}`, undefined, token)).toBeUndefined();
  // The session of a removed passkey is not renewed as one.
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  const changed = await service.call('PUT', '/v1/account/password', change, { token });
  const list = await service.call('GET', '/v1/customers', undefined, { token: changed.body.token });
  expect(list.headers['x-error-code']).toBe('totp_required');
});

test('G-30 logins with passkeys are limited as logins with passwords are, and together with them', async () => {
  const service = await serviceForTest({ environment: { RATE_LIMIT_LOGIN: '3/15m' } });
  const user = await service.register();
  const passkey = await addPasskey(service, user);
  expect((await logInWith(service, passkey)).status).toBe(200);
  expect((await logInWith(service, passkey)).status).toBe(200);
  await service.call('POST', '/v1/auth/login', { email: user.email, password: PASSWORD });
  expect((await logInWith(service, passkey)).headers['x-error-code']).toBe('rate_limited');
});
