// Protects the list of sessions: it is complete, private, and what it ends is ended everywhere.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../../test/support/clock.ts';
import {
  DATABASES,
  PASSWORD,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';

describe.each(DATABASES)('sessions on the %s database', (database) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ database });
  });
  afterAll(() => service.close());

  const logIn = async (user: TestUser, userAgent: string, address = '198.51.100.7') => {
    service.clock.advance(1_000);
    const { email } = user;
    const headers = { 'user-agent': userAgent };
    const given = { email, password: PASSWORD };
    const { body } = await service.call('POST', '/v1/auth/login', given, { headers, address });
    return { token: body.token as string };
  };
  const list = async (user: { token: string }, query = '') =>
    (await service.call('GET', `/v1/account/sessions${query}`, undefined, user)).body;
  const end = (user: { token: string }, id: number) =>
    service.call('DELETE', `/v1/account/sessions/${id}`, undefined, user);
  const isValid = async ({ token }: { token: string }) => {
    const verified = await service.call('GET', '/v1/auth/verify', undefined, { token });
    const charged = await service.call('POST', '/v1/tokens/use', { toolName: 'x' }, { token });
    expect(charged.status === 401).toBe(verified.status === 401);
    return verified.status === 200;
  };

  test('G-97 every login is listed with its device and address, and the own one is marked', async () => {
    const user = await service.register();
    const phone = await logIn(user, 'Phone/1.0', '203.0.113.9');
    const { sessions, pagination } = await list(phone);
    expect(pagination.total).toBe(2);
    expect(sessions.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, false]);
    expect(sessions[0]).toMatchObject({ userAgent: 'Phone/1.0', address: '203.0.113.9' });
    expect(JSON.stringify(sessions)).not.toMatch(/hash|token/i);
  });

  test('G-97 an ended session is rejected at once, also by a charge; the others go on', async () => {
    const user = await service.registerWithBalance(50);
    const [laptop, phone] = [await logIn(user, 'Laptop'), await logIn(user, 'Phone')];
    const { sessions } = await list(laptop);
    const { id } = sessions.find(({ userAgent }: { userAgent: string }) => userAgent === 'Phone');
    expect((await end(laptop, id)).status).toBe(200);
    expect([await isValid(phone), await isValid(laptop)]).toEqual([false, true]);
    expect((await end(laptop, id)).status).toBe(404);
    // A late request of the ended session does not bring it back into the list.
    service.clock.advance(6 * MINUTE_MS);
    await service.call('POST', '/v1/tokens/use', { toolName: 'x' }, phone);
    await service.deps.app.accounts.sessions.drained();
    expect((await list(laptop)).pagination.total).toBe(2);
  });

  test('G-97 another account’s session is the same 404 as one that does not exist, and stays', async () => {
    const [owner, stranger] = [await service.registerWithBalance(5), await service.register()];
    const [session] = (await list(owner)).sessions;
    const [others, missing] = [await end(stranger, session.id), await end(stranger, 999_999_999)];
    expect([others.status, others.body]).toEqual([missing.status, missing.body]);
    expect(others.status).toBe(404);
    expect(await isValid(owner)).toBe(true);
    expect((await service.call('DELETE', '/v1/account/sessions/0x1', undefined, owner)).status).toBe(404);
  });

  test('G-97 logging out everywhere ends all sessions and no API key', async () => {
    const user = await service.register();
    const phone = await logIn(user, 'Phone');
    const { key } = (await service.call('POST', '/v1/api-keys', { name: 'shop' }, user)).body;
    const ended = await service.call('DELETE', '/v1/account/sessions', undefined, user);
    expect(ended.status).toBe(200);
    expect([await isValid(user), await isValid(phone)]).toEqual([false, false]);
    expect((await service.call('GET', '/v1/tokens/balance', undefined, { token: key })).status).toBe(200);
    const again = await logIn(user, 'Laptop');
    expect((await list(again)).pagination.total).toBe(1);
    const actions = (await service.call('GET', '/v1/audit', undefined, again)).body.entries.map(
      ({ action }: { action: string }) => action,
    );
    expect(actions).toContain('sessions.ended');
  });

  test('G-97 the last use is noted every five minutes, and sessions of before are listed once they are used', async () => {
    const user = await service.register();
    const { db } = service.deps;
    await db.deleteFrom('sessions').where('user_id', '=', user.id).execute();
    service.clock.advance(6 * MINUTE_MS);
    const { userAgent } = await waitFor(
      async () => (await list(user)).sessions[0],
      'the session to be listed',
    );
    expect(userAgent).toBe('lightMyRequest');
    const usedAt = async () => (await list(user)).sessions[0].lastUsedAt;
    const first = await usedAt();
    service.clock.advance(MINUTE_MS);
    expect(await usedAt()).toBe(first);
    service.clock.advance(5 * MINUTE_MS);
    await waitFor(async () => ((await usedAt()) === first ? undefined : true), 'the use to be noted');
  });

  test('expired sessions are neither listed nor kept', async () => {
    const user = await service.register();
    service.clock.advance(31 * DAY_MS);
    const now = await logIn(user, 'Laptop');
    expect((await list(now)).pagination.total).toBe(1);
    await service.deps.forget();
    const rows = await service.deps.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', user.id)
      .execute();
    expect(rows).toHaveLength(1);
  });
});
