// Protects the passkeys of an account: who can add them, how many, what is refused, and who can change them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPasskey,
  createPasskey,
  type Deviation,
  logInWith,
  startPasskey,
} from '../../../../test/support/authenticator.ts';
import {
  DATABASES,
  PASSWORD,
  serviceForTest,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';

describe.each(DATABASES)('the passkeys of an account on the %s database', (database) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ database });
  });
  afterAll(() => service.close());

  const add = (user: TestUser, credential: object, name = 'Work laptop') =>
    service.call('POST', '/v1/account/passkeys', { name, credential }, user);
  const optionsFor = async (user: TestUser) => (await startPasskey(service, user)).body.options;
  const listOf = async (user: TestUser) =>
    (await service.call('GET', '/v1/account/passkeys', undefined, user)).body.passkeys;

  test('G-145 adding one needs a session and the password; the owner is told, and the log has it', async () => {
    const user = await service.register();
    const wrong = await startPasskey(service, user, { currentPassword: 'Wrong7!word' });
    expect(wrong.headers['x-error-code']).toBe('incorrect_password');
    const { key } = (await service.call('POST', '/v1/api-keys', { name: 'shop' }, user)).body;
    expect((await startPasskey(service, { ...user, token: key })).headers['x-error-code']).toBe('forbidden');
    const options = await optionsFor(user);
    expect(options).toMatchObject({
      rp: { id: 'tendlc.example', name: 'Tendlc' },
      user: { name: user.email, displayName: 'Dana' },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    expect(await listOf(user)).toEqual([]);
    const added = await add(user, createPasskey().create(options));
    expect(added.status).toBe(201);
    expect(await listOf(user)).toEqual([added.body.passkey]);
    const { text } = await service.mailTo(user.email, 1, 'A passkey was added to your Tendlc account');
    expect(text).toContain('The passkey “Work laptop” was added');
    const removed = await service.call(
      'DELETE',
      `/v1/account/passkeys/${added.body.passkey.id}`,
      undefined,
      user,
    );
    expect(removed.status).toBe(200);
    await service.mailTo(user.email, 1, 'A passkey was removed from your Tendlc account');
    const { entries } = (await service.call('GET', '/v1/audit?limit=10', undefined, user)).body;
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'passkey.removed', details: { name: 'Work laptop' }, userId: user.id },
      { action: 'passkey.added', details: { name: 'Work laptop' }, actorUserId: user.id },
    ]);
  });

  test.each<[string, Deviation]>([
    ['at another origin', { origin: 'https://evil.example' }],
    ['for another RP ID', { rpId: 'evil.example' }],
    ['without user verification', { isUserVerified: false }],
    ['with a challenge that is not ours', { challenge: 'c'.repeat(43) }],
    ['with the ceremony of a login', { type: 'webauthn.get' }],
    ['with certificates that we did not request', { format: 'android-key' }],
  ])('a passkey that was created %s is not added', async (_, as) => {
    const user = await service.register();
    const refused = await add(user, createPasskey().create(await optionsFor(user), as));
    expect([refused.status, refused.headers['x-error-code']]).toEqual([401, 'invalid_passkey']);
    expect(await listOf(user)).toEqual([]);
  });

  test('what is not WebAuthn at all is refused, too', async () => {
    const user = await service.register();
    const options = await optionsFor(user);
    const good = createPasskey().create(options);
    for (const response of [
      { ...good.response, clientDataJSON: Buffer.from('null').toString('base64url') },
      { ...good.response, clientDataJSON: Buffer.from('{').toString('base64url') },
      { ...good.response, clientDataJSON: Buffer.from('{"challenge":1}').toString('base64url') },
      { ...good.response, attestationObject: 'AAAA' },
    ]) {
      expect((await add(user, { ...good, response })).headers['x-error-code']).toBe('invalid_passkey');
    }
  });

  test('a challenge is for one account, for one purpose, and for one time', async () => {
    const [user, other] = [await service.register(), await service.register()];
    const options = await optionsFor(user);
    const codeOf = async (owner: TestUser) =>
      (await add(owner, createPasskey().create(options))).headers['x-error-code'];
    expect(await codeOf(other)).toBe('invalid_passkey');
    const { challenge } = (await service.call('POST', '/v1/auth/login/passkey/options')).body.options;
    const ofLogin = createPasskey().create({ ...options, challenge });
    expect((await add(user, ofLogin)).headers['x-error-code']).toBe('invalid_passkey');
    const known = await addPasskey(service, user);
    const crossed = await logInWith(service, known, { challenge: (await optionsFor(user)).challenge });
    expect(crossed.headers['x-error-code']).toBe('invalid_passkey');
    const codes = await Promise.all([codeOf(user), codeOf(user)]);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  });

  test('a credential belongs to one account, and the database decides that', async () => {
    const [user, other] = [await service.register(), await service.register()];
    const passkey = await addPasskey(service, user);
    for (const owner of [user, other]) {
      const again = await add(owner, passkey.create(await optionsFor(owner)));
      expect(again.headers['x-error-code']).toBe('invalid_passkey');
    }
    expect((await optionsFor(user)).excludeCredentials).toEqual([
      { id: passkey.credentialId, type: 'public-key', transports: ['internal'] },
    ]);
  });

  test('an account has 10 passkeys, also when more are added at the same time', async () => {
    const user = await service.register();
    for (let count = 0; count < 8; count += 1) {
      await addPasskey(service, user);
    }
    const options = [await optionsFor(user), await optionsFor(user), await optionsFor(user)];
    const answers = await Promise.all(options.map((each) => add(user, createPasskey().create(each))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409]);
    expect(await listOf(user)).toHaveLength(10);
    expect((await startPasskey(service, user)).headers['x-error-code']).toBe('passkeys_full');
  });

  test('an account cannot see, rename, or remove a passkey of another, and gets the same 404 as for none', async () => {
    const [user, other] = [await service.register(), await service.register()];
    const passkey = await addPasskey(service, user);
    for (const id of [passkey.id, 999_999, 'x', '0']) {
      for (const [method, body] of [
        ['PATCH', { name: 'Mine' }],
        ['DELETE', undefined],
      ] as const) {
        const answer = await service.call(method, `/v1/account/passkeys/${id}`, body, other);
        expect([answer.status, answer.body.error]).toEqual([404, 'This passkey does not exist.']);
      }
    }
    expect(await listOf(other)).toEqual([]);
    const renamed = await service.call(
      'PATCH',
      `/v1/account/passkeys/${passkey.id}`,
      { name: 'Phone' },
      user,
    );
    expect(renamed.body.passkey).toMatchObject({ id: passkey.id, name: 'Phone' });
  });

  test('a logout everywhere that comes first wins over adding', async () => {
    const user = await service.register();
    const credential = createPasskey().create(await optionsFor(user));
    await service.call('DELETE', '/v1/account/sessions', undefined, user);
    expect((await add(user, credential)).headers['x-error-code']).toBe('unauthorized');
  });

  test('G-98 G-99 an export has the passkeys, and a deletion erases them', async () => {
    const user = await service.register();
    const passkey = await addPasskey(service, user, { name: 'Work laptop' });
    await startPasskey(service, user);
    const { text } = await service.call('GET', '/v1/account/export', undefined, user);
    expect(text).toContain('"Work laptop"');
    await service.call('POST', '/v1/account/deletion', { currentPassword: PASSWORD }, user);
    const { db } = service.deps;
    const left = [
      await db.selectFrom('passkeys').select('id').where('user_id', '=', user.id).execute(),
      await db.selectFrom('passkey_challenges').select('user_id').where('user_id', '=', user.id).execute(),
    ];
    expect(left).toEqual([[], []]);
    // Its device is free for another account.
    const other = await service.register();
    expect((await add(other, passkey.create(await optionsFor(other)))).status).toBe(201);
  });
});

test.each([
  ['https://tendlc.example', 'tendlc.example', 'https://tendlc.example'],
  ['https://tendlc.example:8443/console', 'tendlc.example', 'https://tendlc.example:8443'],
  ['http://localhost:8080', 'localhost', 'http://localhost:8080'],
])('browsers store passkeys of %s for %s', (publicUrl, id, origin) => {
  expect(relyingPartyOf(publicUrl)).toEqual({ id, origin });
});

test.each(['https://203.0.113.7', 'http://127.0.0.1:8080', 'https://[2001:db8::1]', 'http://tendlc.example'])(
  'G-146 a service at %s cannot have passkeys, and says so',
  async (PUBLIC_URL) => {
    const service = await serviceForTest({ environment: { PUBLIC_URL } });
    const user = await service.register();
    const answers = [
      await startPasskey(service, user),
      await service.call('POST', '/v1/auth/login/passkey/options'),
    ];
    for (const { status, headers, body } of answers) {
      expect([status, headers['x-error-code']]).toEqual([409, 'passkeys_unavailable']);
      expect(body.error).toMatch(/^Passkeys need a service with a host name and https\./);
    }
  },
);
