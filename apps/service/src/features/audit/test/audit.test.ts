// Protects the audit log: every change of permissions or money has a row, in one chain, without secrets, and attackers
// cannot fill it.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../../../test/support/clock.ts';
import {
  DATABASES,
  serviceForTest,
  startService,
  type TestService,
} from '../../../../test/support/service.ts';
import { runCommand } from '../../../operator/commands.ts';

const rowsOf = (service: TestService, userId: number) =>
  service.deps.db
    .selectFrom('audit_log')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('sequence')
    .execute();

const actionsOf = async (service: TestService, userId: number) =>
  (await rowsOf(service, userId)).map((row) => row.action);

/** The database verifies the chain from the stored values. */
async function brokenLinks(service: TestService): Promise<number> {
  const { rows } = await sql<{ broken: number }>`
    with link as (
      select *, lag(hash, 1, ''::bytea) over w as before, row_number() over w as place
      from audit_log window w as (order by sequence)
    )
    select count(*)::int as broken from link
    where before <> previous_hash or place <> sequence or hash <> audit_hash(
      previous_hash, sequence, actor, actor_user_id, action, user_id, subject, address, details, created_at)`.execute(
    service.deps.db,
  );
  return rows[0]?.broken ?? -1;
}

describe.each(DATABASES)('on the %s database', (database) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ database });
  });
  afterAll(() => service.close());

  test('each change of an account’s permissions or money is committed with its row', async () => {
    const user = await service.register();
    const { call } = service;
    await call(
      'POST',
      '/v1/auth/login',
      { email: user.email, password: user.password },
      { address: '203.0.113.7' },
    );
    const key = await call('POST', '/v1/api-keys', { name: 'shop' }, user);
    await call('DELETE', `/v1/api-keys/${key.body.apiKey.id}`, undefined, user);
    const secrets = { tcrSid: 'sid-of-dana-1', tcrAuthToken: 'token-of-dana-1' };
    await call('POST', '/v1/tcr/my-credentials', secrets, user);
    await call('PUT', '/v1/tcr/my-credentials', { tcrAuthToken: 'token-of-dana-2' }, user);
    await runCommand(service.deps.app, ['grant', user.email]);
    await runCommand(service.deps.app, ['revoke', user.email]);
    await runCommand(service.deps.app, ['credit', user.email, '10', '--order-id', `${user.id}7`]);
    await runCommand(service.deps.app, ['credit', user.email, '10', '--order-id', `${user.id}7`]);
    const rows = await rowsOf(service, user.id);
    expect(rows.map((row) => row.action)).toEqual([
      'account.created',
      'login.succeeded',
      'api_key.created',
      'api_key.revoked',
      'credentials.created',
      'credentials.changed',
      'admin.granted',
      'admin.revoked',
      'tokens.credited',
    ]);
    expect(rows[1]).toMatchObject({ actor: 'user', actor_user_id: user.id, address: '203.0.113.7' });
    expect(rows[5]?.details).toEqual({ tcrAuthToken: 'set' });
    expect(rows[8]?.details).toMatchObject({ amount: 10, orderId: Number(`${user.id}7`), balance: 12 });
    expect(JSON.stringify(rows)).not.toContain('token-of-dana');
    expect(await brokenLinks(service)).toBe(0);
  });

  test('a rejected change leaves no row', async () => {
    const user = await service.register();
    const before = await actionsOf(service, user.id);
    expect((await service.call('DELETE', '/v1/api-keys/999999', undefined, user)).status).toBe(404);
    expect((await service.call('PUT', '/v1/tcr/my-credentials', { label: 'x' }, user)).status).toBe(403);
    await expect(
      runCommand(service.deps.app, ['credit', user.email, '5', '--order-id', '0']),
    ).rejects.toThrow();
    expect(await actionsOf(service, user.id)).toEqual(before);
  });

  test('concurrent entries form one unbroken chain', async () => {
    const users = await Promise.all(Array.from({ length: 4 }, () => service.register()));
    await Promise.all(
      users.flatMap((user, place) => [
        runCommand(service.deps.app, ['credit', user.email, '1', '--order-id', String(900_000 + place)]),
        service.call('POST', '/v1/api-keys', { name: 'one' }, user),
        service.call('POST', '/v1/auth/login', { email: user.email, password: user.password }),
        service.deps.app.audit.record({ actor: 'system', action: 'service.started', details: { place } }),
      ]),
    );
    for (const user of users) {
      expect((await actionsOf(service, user.id)).toSorted()).toEqual([
        'account.created',
        'api_key.created',
        'login.succeeded',
        'tokens.credited',
      ]);
    }
    expect(await brokenLinks(service)).toBe(0);
  });

  test('no statement can change or delete an entry', async () => {
    await service.register();
    for (const statement of [
      sql`update audit_log set action = 'x'`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
    ]) {
      await expect(statement.execute(service.deps.db)).rejects.toThrow('audit_log is append-only');
    }
  });
});

test('thousands of failed logins leave a bounded number of rows, and each lockout has one', async () => {
  const service = await serviceForTest();
  const user = await service.register();
  const count = async () =>
    (await service.deps.db.selectFrom('audit_log').select('sequence').execute()).length;
  const before = await count();
  const { logins } = service.deps.app.audit;
  for (let attempt = 0; attempt < 5_000; attempt += 1) {
    logins.failed({ userId: 1_000 + attempt, address: `198.51.100.${attempt % 250}`, locks: false });
    logins.failed({ userId: undefined, address: `2001:db8::${attempt.toString(16)}`, locks: false });
  }
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const login = { email: user.email, password: 'Wrong7!guess' };
    const answer = await service.call('POST', '/v1/auth/login', login, { address: '203.0.113.9' });
    expect(answer.status).toBe(401);
  }
  logins.failed({ userId: user.id, address: '203.0.113.9', locks: false });
  await logins.write();
  expect((await count()) - before).toBeLessThanOrEqual(12);
  const { rows } = await sql<{ attempts: number }>`
    select sum((details->>'attempts')::int)::int as attempts from audit_log where action = 'login.failed'`.execute(
    service.deps.db,
  );
  expect(rows[0]?.attempts).toBe(10_006);
});

test('the fifth failure is recorded as a lockout, with its IP address and without the input', async () => {
  const service = await serviceForTest();
  const user = await service.register();
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const login = { email: user.email, password: 'Wrong7!guess' };
    await service.call('POST', '/v1/auth/login', login, { address: '203.0.113.9' });
    service.clock.advance(MINUTE_MS);
  }
  await service.call('POST', '/v1/auth/login', { email: 'Secret7!typed@x.example', password: 'x' });
  await service.deps.app.audit.logins.write();
  const rows = await rowsOf(service, user.id);
  expect(rows.slice(1)).toMatchObject([
    { action: 'login.failed', actor: 'unknown', address: '203.0.113.9', details: { attempts: 5 } },
    { action: 'login.locked', actor: 'unknown', address: '203.0.113.9' },
  ]);
  const all = await service.deps.db.selectFrom('audit_log').selectAll().execute();
  expect(JSON.stringify(all)).not.toMatch(/Secret7|Wrong7/);
});

describe('GET /v1/audit', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  test('owners see only their own entries, with IP addresses, for free', async () => {
    const user = await service.register();
    const other = await service.register();
    const login = { email: user.email, password: user.password };
    await service.call('POST', '/v1/auth/login', login, { address: '203.0.113.7' });
    const answer = await service.call('GET', '/v1/audit', undefined, user);
    expect(answer.status).toBe(200);
    expect(answer.headers['x-token-cost']).toBeUndefined();
    expect(answer.body.pagination).toMatchObject({ page: 1, limit: 25, total: 2 });
    expect(answer.body.entries).toMatchObject([
      { action: 'login.succeeded', actor: 'user', address: '203.0.113.7', userId: user.id },
      { action: 'account.created' },
    ]);
    expect((await service.call('GET', `/v1/audit?userId=${other.id}`, undefined, user)).status).toBe(403);
    expect((await service.call('GET', '/v1/audit?action=nothing', undefined, user)).status).toBe(400);
    const one = await service.call('GET', '/v1/audit?action=account.created', undefined, user);
    expect(one.body.entries).toHaveLength(1);
  });

  test('admins see all accounts or one, and customers do not see an admin’s IP address', async () => {
    const admin = await service.register();
    const user = await service.register();
    await runCommand(service.deps.app, ['grant', admin.email]);
    const set = { userId: user.id, tcrSid: 'sid-of-dana-3', tcrAuthToken: 'token-of-dana-3' };
    const caller = { ...admin, address: '198.51.100.4' };
    expect((await service.call('POST', '/v1/tcr/credentials', set, caller)).status).toBe(201);
    const all = await service.call('GET', '/v1/audit', undefined, admin);
    expect(all.body.pagination.total).toBeGreaterThan(3);
    const one = await service.call('GET', `/v1/audit?userId=${user.id}`, undefined, admin);
    expect(one.body.entries[0]).toMatchObject({
      action: 'credentials.created',
      actorUserId: admin.id,
      userId: user.id,
      address: '198.51.100.4',
    });
    const own = await service.call('GET', '/v1/audit', undefined, user);
    expect(own.body.entries[0]).toMatchObject({ action: 'credentials.created', address: null });
  });

  test('G-16 an API key cannot read it, whatever its scopes', async () => {
    const user = await service.register();
    const scopes = ['tools', 'registry:read', 'registry:write'];
    const made = await service.call('POST', '/v1/api-keys', { name: 'all', scopes }, user);
    const answer = await service.call('GET', '/v1/audit', undefined, { token: made.body.key });
    expect(answer.status).toBe(403);
  });

  test('the operator can print it with filters', async () => {
    const user = await service.register();
    await runCommand(service.deps.app, ['credit', user.email, '3', '--order-id', '4711']);
    const print = (...words: string[]) => runCommand(service.deps.app, ['audit', ...words]);
    const lines = (await print('--user', user.email)).split('\n');
    expect(lines.map((line) => line.split('\t')[2])).toEqual(['account.created', 'tokens.credited']);
    expect(await print('--user', user.email, '--action', 'tokens.credited')).toContain('"orderId":4711');
    expect(await print('--since', '2027-01-01')).toBe('No matching entries.');
    expect((await print('--limit', '2')).split('\n')).toHaveLength(2);
    await expect(print('--action', 'x')).rejects.toThrow('--action must be one of');
    await expect(print('--since', 'soon')).rejects.toThrow('--since must be a date');
  });
});

test('changed settings are recorded, and secrets only as fingerprints', async () => {
  const service = await serviceForTest();
  const { audit } = service.deps.app;
  await audit.recordSettings({ port: '8080', jwtSecrets: '1a2b3c4d' });
  await audit.recordSettings({ jwtSecrets: '1a2b3c4d', port: '8080' });
  await audit.recordSettings({ port: '8081', jwtSecrets: '1a2b3c4d' });
  const { entries } = await audit.list({ action: 'settings.changed' });
  expect(entries.map((entry) => entry.details['port'])).toEqual(['8081', '8080']);
});

test('a retention run records what it deleted, or no row if it deleted nothing', async () => {
  const service = await serviceForTest();
  await service.call('POST', '/v1/auth/login', { email: 'no@test.example', password: 'x' });
  await service.deps.forget();
  service.clock.advance(120 * MINUTE_MS);
  await service.deps.forget();
  const { entries } = await service.deps.app.audit.list({ action: 'retention.ran' });
  expect(entries.map((entry) => entry.details)).toEqual([{ login_attempts: 1 }]);
});

test('an account can make 200 audited changes an hour; the next one is rejected and changes nothing', async () => {
  const service = await serviceForTest();
  const user = await service.register();
  const other = await service.register();
  const create = (who: typeof user) => service.call('POST', '/v1/api-keys', { name: 'program' }, who);
  const { apiKey } = (await create(user)).body;
  const entries = await service.deps.app.audit.list({ userId: user.id });
  for (let made = entries.pagination.total; made < 200; made += 1) {
    await service.deps.app.audit.record({
      actor: 'user',
      actorUserId: user.id,
      action: 'api_key.created',
      userId: user.id,
      details: {},
    });
  }
  const refused = await create(user);
  expect(refused.status).toBe(429);
  expect(refused.headers).toMatchObject({ 'x-error-code': 'rate_limited', 'retry-after': '3600' });
  const { apiKeys } = (await service.call('GET', '/v1/api-keys', undefined, user)).body;
  expect(apiKeys).toHaveLength(1);
  // Permissions can always be removed.
  expect((await service.call('DELETE', `/v1/api-keys/${apiKey.id}`, undefined, user)).status).toBe(200);
  expect((await create(other)).status).toBe(201);
  service.clock.advance(61 * MINUTE_MS);
  expect((await create(user)).status).toBe(201);
});
