// Protects what admins do with accounts (G-107): who may do it, what a lock ends, and that both sides can read it.
import { unfold } from '../../../../test/support/unfold.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerAdmin } from '../../../../test/support/registry.ts';
import {
  DATABASES,
  PASSWORD,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';
import { turnOnTotp } from '../../../../test/support/totp.ts';

const REASON = 'Unpaid invoices, ticket 4711';
const ACTIONS = ['lock', 'unlock', 'end-sessions', 'password-reset', 'clear-two-factor'] as const;

describe.each(DATABASES)('the accounts of customers on the %s database', (database) => {
  let service: TestService;
  let admin: TestUser;
  beforeAll(async () => {
    service = await startService({ database });
    admin = await registerAdmin(service);
  });
  afterAll(() => service.close());

  const account = (id: number | string) => `/v1/admin/accounts/${id}`;
  const act = (id: number | string, action: string, by: TestUser = admin, reason: unknown = REASON) =>
    service.call('POST', `${account(id)}/${action}`, { reason }, by);
  const read = async (id: number) => (await service.call('GET', account(id), undefined, admin)).body.account;
  const login = ({ email }: TestUser, password: string = PASSWORD) =>
    service.call('POST', '/v1/auth/login', { email, password });
  const keyOf = async (owner: TestUser) =>
    (await service.call('POST', '/v1/api-keys', { name: 'Shop', scopes: ['tools'] }, owner)).body
      .key as string;
  const activityOf = async (owner: { token: string }) =>
    (await service.call('GET', '/v1/audit', undefined, owner)).body.entries;

  test('G-107 an admin sees the state of an account and what belongs to it', async () => {
    const owner = await service.register({ firstName: 'Dana', lastName: 'Quill' });
    await login(owner);
    await keyOf(owner);
    await service.call('POST', '/v1/registrations', { label: 'Bookings' }, owner);
    await service.call(
      'POST',
      '/v1/webhook-endpoints',
      { url: 'https://hooks.copperkettle.example/t' },
      owner,
    );
    expect(await read(owner.id)).toMatchObject({
      email: owner.email,
      lastName: 'Quill',
      tokenBalance: 2,
      lockedAt: null,
      lockedReason: null,
      loginsLockedUntil: null,
      emailConfirmedAt: null,
      totpEnabledAt: null,
      lastLoginAt: service.clock.now().toISOString(),
      openSessions: 1,
      apiKeys: 1,
      registrations: 1,
      registry: null,
      disabledEndpoints: 0,
      failingEndpoints: 0,
    });
    await turnOnTotp(service, owner);
    expect((await read(owner.id)).totpEnabledAt).not.toBeNull();
    for (let failures = 0; failures < 5; failures += 1) {
      await login(owner, 'Wrong7!light');
    }
    const until = new Date(service.clock.now().getTime() + 30 * 60_000).toISOString();
    expect(await read(owner.id)).toMatchObject({ loginsLockedUntil: until });
    expect(JSON.stringify(await read(owner.id))).not.toMatch(/password|hash|secret/i);
  });

  test('G-107 only sessions of admins can read or act, and other accounts do not show whether they exist', async () => {
    const owner = await service.register();
    const key = await keyOf(admin);
    const paths = ['', '/transactions', '/webhook-deliveries'].map(
      (path) => ['GET', path, undefined] as const,
    );
    const posts = [
      ...ACTIONS.map((action) => ['POST', `/${action}`, { reason: REASON }] as const),
      ['POST', '/credits', { amount: 1, orderId: 1, reason: REASON }] as const,
      ['POST', '/refunds', { transactionId: 1, reason: REASON }] as const,
    ];
    for (const [method, path, body] of [...paths, ...posts]) {
      const answers = await Promise.all([
        service.call(method, `${account(owner.id)}${path}`, body),
        service.call(method, `${account(owner.id)}${path}`, body, owner),
        service.call(method, `${account(999_999)}${path}`, body, owner),
        service.call(method, `${account(owner.id)}${path}`, body, { token: key }),
        service.call(method, `${account(999_999)}${path}`, body, admin),
        service.call(method, `${account('0x1')}${path}`, body, admin),
      ]);
      expect(
        answers.map(({ status }) => status),
        `${method} ${path}`,
      ).toEqual([401, 403, 403, 403, 404, 404]);
      expect(answers[1]?.body).toEqual(answers[2]?.body);
    }
    expect(await service.ledgerOf(owner.id)).toHaveLength(1);
    expect(await read(owner.id)).toMatchObject({ lockedAt: null, openSessions: 1 });
  });

  test('G-107 every action needs a reason', async () => {
    const owner = await service.register();
    for (const action of ACTIONS) {
      for (const reason of ['', '   ', 'x'.repeat(501), 'two\nlines', null, 7]) {
        expect((await act(owner.id, action, admin, reason)).status).toBe(400);
      }
    }
    expect(await read(owner.id)).toMatchObject({ lockedAt: null, openSessions: 1 });
  });

  test('G-107 a lock ends sessions, refuses logins, API keys, and charges, and an unlock allows them', async () => {
    const owner = await service.register();
    const key = await keyOf(owner);
    const use = (token: string) => service.call('POST', '/v1/tokens/use', { toolName: 'x' }, { token });
    expect((await act(owner.id, 'lock')).body).toMatchObject({
      message: 'The account was locked.',
      account: { lockedReason: REASON, openSessions: 0 },
    });
    expect((await use(owner.token)).status).toBe(401);
    expect((await service.call('GET', '/v1/tokens/balance', undefined, owner)).status).toBe(401);
    for (const answer of [await use(key), await login(owner)]) {
      expect(answer.status).toBe(401);
      expect(answer.headers['x-error-code']).toBe('locked_by_operator');
    }
    // Only someone who knows the password learns of the lock.
    expect((await login(owner, 'Wrong7!light')).headers['x-error-code']).toBe('invalid_credentials');
    // The database refuses a charge, too, whatever the caller has checked before.
    const charge = { userId: owner.id, issuedAtSeconds: Number.MAX_SAFE_INTEGER };
    await expect(service.deps.app.ledger.charge(charge, { amount: 1, toolName: 'x' })).rejects.toMatchObject({
      kind: 'unauthorized',
    });
    expect(await service.ledgerOf(owner.id)).toHaveLength(1);
    expect((await act(owner.id, 'lock')).body.message).toBe('The account was locked before.');
    const mail = await service.mailTo(owner.email, 1, 'Your Tendlc account was locked');
    expect(unfold(mail.text)).toContain(REASON);

    expect((await act(owner.id, 'unlock')).body).toMatchObject({ account: { lockedAt: null } });
    await service.mailTo(owner.email, 1, 'Your Tendlc account was unlocked');
    expect((await use(key)).status).toBe(200);
    const again = await login(owner);
    expect(again.status).toBe(200);
    // A session from before the lock stays ended.
    expect((await service.call('GET', '/v1/tokens/balance', undefined, owner)).status).toBe(401);
    const entries = (await activityOf(again.body)).filter(
      ({ action }: { action: string }) => action === 'account.locked' || action === 'account.unlocked',
    );
    // The owner reads who acted and why, but not the address of the admin.
    expect(entries).toMatchObject([
      { action: 'account.unlocked', actor: 'user', actorUserId: admin.id, address: null },
      { action: 'account.locked', details: { reason: REASON }, address: null },
    ]);
  });

  test('G-107 of many concurrent locks one happens, and a login at the same time has no session after it', async () => {
    const owner = await service.register();
    const [locks, logins] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, () => act(owner.id, 'lock'))),
      Promise.all(Array.from({ length: 4 }, () => login(owner))),
    ]);
    expect(
      locks.map(({ body }) => body.message).filter((text) => text === 'The account was locked.'),
    ).toHaveLength(1);
    for (const { body } of logins.filter(({ status }) => status === 200)) {
      expect((await service.call('GET', '/v1/tokens/balance', undefined, body)).status).toBe(401);
    }
    const locked = await service.deps.db
      .selectFrom('audit_log')
      .select('sequence')
      .where('user_id', '=', owner.id)
      .where('action', '=', 'account.locked')
      .execute();
    expect(locked).toHaveLength(1);
    expect((await read(owner.id)).openSessions).toBe(0);
  });

  test('G-107 no admin is locked or loses the second factor, and no locked account becomes an admin', async () => {
    const other = await registerAdmin(service);
    await turnOnTotp(service, other);
    for (const id of [admin.id, other.id]) {
      for (const action of ['lock', ...(id === other.id ? ['clear-two-factor'] : [])]) {
        expect((await act(id, action)).headers['x-error-code']).toBe('admin_account');
      }
    }
    expect((await read(other.id)).totpEnabledAt).not.toBeNull();
    expect((await read(admin.id)).lockedAt).toBeNull();
    const owner = await service.register();
    await act(owner.id, 'lock');
    const grant = service.deps.app.accounts.setAdmin(owner.email, true);
    await expect(grant).rejects.toMatchObject({ kind: 'validation_failed' });
    expect((await read(owner.id)).isAdmin).toBe(false);
    // Both at once: the database allows one of them.
    const racer = await service.register();
    await Promise.allSettled([service.deps.app.accounts.setAdmin(racer.email, true), act(racer.id, 'lock')]);
    const { isAdmin, lockedAt } = await read(racer.id);
    expect(isAdmin).toBe(lockedAt === null);
  });

  test('G-107 an admin ends all sessions, sends a password reset, and clears a lost second factor', async () => {
    const owner = await service.register();
    await turnOnTotp(service, owner);
    expect((await act(owner.id, 'clear-two-factor')).body.account.totpEnabledAt).toBeNull();
    await service.mailTo(owner.email, 1, 'Two-factor authentication is off');
    expect((await act(owner.id, 'clear-two-factor')).headers['x-error-code']).toBe('totp_not_enabled');
    expect((await act(owner.id, 'end-sessions')).body.account.openSessions).toBe(0);
    expect((await service.call('GET', '/v1/tokens/balance', undefined, owner)).status).toBe(401);
    await act(owner.id, 'password-reset');
    const mail = await service.mailTo(owner.email, 1, 'Reset your Tendlc password');
    const token = /#token=([\w-]+)/.exec(mail.text)?.[1];
    const newPassword = 'Lantern8@quay';
    await service.call('POST', '/v1/auth/reset-password', { token, newPassword });
    const session = await login(owner, newPassword);
    expect(session.status).toBe(200);
    expect((await read(owner.id)).emailConfirmedAt).not.toBeNull();
    const actions = (await activityOf(session.body)).map(({ action }: { action: string }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['totp.disabled', 'sessions.ended', 'password.reset_sent', 'password.reset']),
    );
  });
});
