// Protects exports and deletions of accounts: complete, without secrets, and without harm to the ledger.
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { sendCallback } from '../../../../test/support/callbacks.ts';
import { expectLedgerInvariants } from '../../../../test/support/ledger-invariants.ts';
import { brandRequest, createBrand, expectCreated } from '../../../../test/support/registrations.ts';
import { registerAdmin, startRegistry } from '../../../../test/support/registry.ts';
import {
  DATABASES,
  hasPostgres,
  PASSWORD,
  serviceForTest,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';
import { turnOnTotp } from '../../../../test/support/totp.ts';
import { waitFor } from '../../../../test/support/wait.ts';
import { verify } from '../../../verify/verify.ts';
import {
  ERASED_AT_ONCE,
  ERASED_BY_CASCADE,
  ERASED_LATER,
  EXPORTED,
  KEPT,
  OF_NO_ACCOUNT,
} from '../owned-tables.ts';

const remove = (service: TestService, user: { token: string }, body: object = {}) =>
  service.call('POST', '/v1/account/deletion', { currentPassword: PASSWORD, ...body }, user);

async function linesOf(service: TestService, user: { token: string }) {
  const { text, status } = await service.call('GET', '/v1/account/export', undefined, user);
  expect(status).toBe(200);
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { table?: string; row?: Record<string, unknown>; rows?: number });
}

const erased = (service: TestService) =>
  waitFor(async () => {
    const jobs = await service.deps.db
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'erase-account')
      .execute();
    return jobs.length === 0 ? true : undefined;
  }, 'the rows to be removed');

/** Every text value in the database, except in the tables that keep none of an account's data. */
async function dumpOf(service: TestService): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'page_contents'`.execute(
    service.deps.db,
  );
  const texts = await Promise.all(
    rows.map(async ({ name }) => {
      const found = await sql<{ t: string }>`select t::text as t from ${sql.table(name)} as t`.execute(
        service.deps.db,
      );
      return found.rows.map(({ t }) => t).join('\n');
    }),
  );
  return texts.join('\n');
}

async function serviceWithRegistry(database: (typeof DATABASES)[number]) {
  const registry = await startRegistry();
  onTestFinished(() => registry.close());
  const service = await serviceForTest({ database, environment: registry.environment });
  return { registry, service };
}

test('G-98 G-99 every table is listed: exported, erased, kept, or of no account', async () => {
  const service = await serviceForTest();
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(
    service.deps.db,
  );
  const tables = rows.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'));
  const erasedTables = [
    ...ERASED_AT_ONCE,
    ...ERASED_LATER.map(({ table }) => table),
    ...ERASED_BY_CASCADE,
    ...Object.keys(KEPT),
    ...OF_NO_ACCOUNT,
  ];
  expect(erasedTables.toSorted()).toEqual(tables.toSorted());
  expect(EXPORTED.map(({ table }) => table).filter((table) => !tables.includes(table))).toEqual([]);
});

test.each(DATABASES)(
  'G-98 an export has all rows of the account, none of others, and no secret (%s)',
  async (database) => {
    const { registry, service } = await serviceWithRegistry(database);
    const [customer, other] = [await registry.customer(service), await registry.customer(service)];
    expectCreated(await createBrand(service, customer));
    expectCreated(await createBrand(service, other));
    await turnOnTotp(service, customer);
    const { key } = (await service.call('POST', '/v1/api-keys', { name: 'shop' }, customer)).body;
    const lines = await linesOf(service, customer);
    const end = lines.at(-1);
    expect(end).toEqual({ end: true, rows: lines.length - 2 });
    const tables = new Set(lines.map(({ table }) => table));
    for (const table of [
      'users',
      'token_transactions',
      'audit_log',
      'sessions',
      'api_keys',
      'brands',
      'registrations',
      'registry_calls',
    ]) {
      expect(tables).toContain(table);
    }
    const owners = lines.flatMap(({ table, row }) =>
      table === 'users' ? [row?.['id']] : (row?.['user_id'] ?? []),
    );
    expect(new Set(owners)).toEqual(new Set([customer.id]));
    const text = JSON.stringify(lines);
    expect(text).not.toContain(other.email);
    for (const secret of [
      key,
      customer.sid,
      customer.authToken,
      customer.token,
      'argon2',
      'sealed',
      '_hash":"\\\\x',
    ]) {
      expect(text).not.toContain(secret);
    }
  },
);

test('G-98 an export of more rows than one page has each row once', async () => {
  const service = await serviceForTest();
  const user = await service.register();
  await sql`
    insert into customer_events (public_id, user_id, type, data, created_at)
    select 'evt_' || n, ${user.id}, 'tokens.low', '{"balance":1}', now() from generate_series(1, 450) n`.execute(
    service.deps.db,
  );
  await sql`
    insert into switched_off_notices (user_id, kind) values (${user.id}, 'balance'), (${user.id}, 'webhooks')`.execute(
    service.deps.db,
  );
  const lines = await linesOf(service, user);
  const ids = lines.filter(({ table }) => table === 'customer_events').map(({ row }) => row?.['public_id']);
  expect([ids.length, new Set(ids).size]).toEqual([450, 450]);
  expect(lines.filter(({ table }) => table === 'switched_off_notices')).toHaveLength(2);
});

test('G-98 an export shows the IP addresses of its account, and not those of admins', async () => {
  const service = await serviceForTest();
  const [admin, user] = [await registerAdmin(service), await service.register()];
  const set = { userId: user.id, tcrSid: 'sandbox-copper-kettle', tcrAuthToken: 'a-token-of-one-account' };
  const adminAddress = '203.0.113.77';
  const stored = await service.call('POST', '/v1/tcr/credentials', set, { ...admin, address: adminAddress });
  expect(stored.status).toBe(201);
  await service.call('POST', '/v1/api-keys', { name: 'shop' }, { ...user, address: '198.51.100.5' });
  const lines = await linesOf(service, user);
  const entries = lines.filter(({ table }) => table === 'audit_log').map(({ row }) => row ?? {});
  const addressOf = (action: string) => entries.find((entry) => entry['action'] === action)?.['address'];
  expect([addressOf('credentials.created'), addressOf('api_key.created')]).toEqual([null, '198.51.100.5']);
  expect(JSON.stringify(lines)).not.toContain(adminAddress);
});

test('G-98 an export holds only a few large rows in memory', async () => {
  const service = await serviceForTest();
  const user = await service.register();
  const { db } = service.deps;
  await sql`
    insert into registry_payloads (user_id, hash, body, last_received_at)
    select ${user.id}, sha256(n::text::bytea), 'x', now() from generate_series(1, 30) n`.execute(db);
  const lines = await service.deps.app.accountData.export(user.id);
  const payloads: string[] = [];
  for await (const chunk of lines) {
    if (chunk.includes('"registry_payloads"')) {
      payloads.push(chunk);
      // What comes after this was already in memory.
      await sql`delete from registry_payloads where user_id = ${user.id}`.execute(db);
    }
  }
  const rows = payloads.flatMap((chunk) => chunk.trim().split('\n'));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(8);
});

test.each(DATABASES)('G-98 an account has one export at a time (%s)', async (database) => {
  const service = await serviceForTest({ database });
  const [user, other] = [await service.register(), await service.register()];
  const { accountData } = service.deps.app;
  const codeOf = async (of: TestUser) =>
    (await service.call('GET', '/v1/account/export', undefined, of)).headers['x-error-code'];
  const first = await accountData.export(user.id);
  await first.next();
  expect([await codeOf(user), await codeOf(other)]).toEqual(['rate_limited', undefined]);
  await first.return(undefined);
  expect([await codeOf(user), await codeOf(user)]).toEqual([undefined, undefined]);
  // The lease of an export that its process did not end runs out, and a late reader of it gets no end.
  const lost = await accountData.export(user.id);
  await lost.next();
  service.clock.advance(6 * 60_000);
  const next = await accountData.export(user.id);
  await expect(lost.next()).rejects.toThrow('Another export has begun');
  await next.next();
  expect(await codeOf(user)).toBe('rate_limited');
  await next.return(undefined);
  // A reader that goes away before the first line, and one that only asks for the headers, block nothing.
  await (await accountData.export(user.id)).return(undefined);
  expect((await service.call('HEAD', '/v1/account/export', undefined, user)).status).toBe(200);
  expect(await codeOf(user)).toBeUndefined();
});

test.each(DATABASES)(
  'G-99 a deletion ends all access at once, and leaves only numbers (%s)',
  async (database) => {
    const { registry, service } = await serviceWithRegistry(database);
    const [customer, other] = [await registry.customer(service), await registry.customer(service)];
    const brand = expectCreated(await createBrand(service, customer)).body;
    expectCreated(await createBrand(service, other));
    await service.call('PATCH', '/v1/account', { firstName: 'Marenka', lastName: 'Quillwort' }, customer);
    const { key } = (
      await service.call('POST', '/v1/api-keys', { name: 'shop', scopes: ['tools'] }, customer)
    ).body;
    const app = await turnOnTotp(service, customer);
    const refusals = [
      await remove(service, customer, { currentPassword: 'x' }),
      await remove(service, customer),
      await remove(service, customer, { otp: '000000' }),
      await remove(service, { token: key }, { otp: app.code() }),
    ].map(({ headers }) => headers['x-error-code']);
    expect(refusals).toEqual(['incorrect_password', 'otp_required', 'invalid_otp', 'forbidden']);
    const ledger = await service.ledgerOf(customer.id);
    expect((await remove(service, customer, { otp: app.code() })).status).toBe(200);

    for (const token of [customer.token, key]) {
      for (const [method, path, body] of [
        ['GET', '/v1/tokens/balance', undefined],
        ['POST', '/v1/tokens/use', { toolName: 'x' }],
      ] as const) {
        expect((await service.call(method, path, body, { token })).status).toBe(401);
      }
    }
    const callback = { eventType: 'BRAND_UPDATE', brandId: brand.tcrBrandId };
    expect((await sendCallback(service, customer, callback)).status).toBe(404);
    await service.mailTo(customer.email, 1, 'Your Tendlc account was deleted');

    await erased(service);
    await waitFor(async () => {
      const jobs = await service.deps.db
        .selectFrom('jobs')
        .select('kind')
        .where('kind', 'like', '%mail')
        .execute();
      return jobs.length === 0 ? true : undefined;
    }, 'the mails to be sent');
    expect((await sendCallback(service, customer, callback)).status).toBe(404);
    expect(await service.ledgerOf(customer.id)).toEqual(ledger);
    const dump = await dumpOf(service);
    for (const trace of [customer.email, 'Marenka', 'Quillwort', customer.webhookToken, brand.tcrBrandId]) {
      expect([trace, dump.includes(trace)]).toEqual([trace, false]);
    }
    expect(dump).toContain(other.email);
    for (const { table, rows } of ERASED_LATER) {
      const condition = rows.replaceAll('$user', String(customer.id));
      const left = await sql`select 1 from ${sql.table(table)} where ${sql.raw(condition)}`.execute(
        service.deps.db,
      );
      expect([table, left.rows.length]).toEqual([table, 0]);
    }
    await expectLedgerInvariants(service.deps.db);
    const checks = await verify({
      db: service.deps.db,
      seals: async () => ({ credentials: await service.deps.app.credentials.checkSeals() }),
      now: service.clock.now(),
      isServing: true,
    });
    expect(checks.filter(({ outcome }) => outcome !== 'ok')).toEqual([]);
    // The other customer notices nothing, and the email is free again.
    expect(
      (await service.call('GET', '/v1/registrations', undefined, other)).body.registrations,
    ).toHaveLength(1);
    const login = await service.call('POST', '/v1/auth/login', { email: customer.email, password: PASSWORD });
    expect(login.headers['x-error-code']).toBe('invalid_credentials');
    const again = await service.register({ email: customer.email });
    expect(again.id).not.toBe(customer.id);
    // Jobs and sweeps that come afterwards find nothing to do.
    await service.deps.sweep();
    await service.deps.forget();
  },
);

test('G-99 an admin, and an account with a registration in progress, cannot be deleted', async () => {
  const { registry, service } = await serviceWithRegistry('embedded');
  const admin = await registerAdmin(service);
  const refused = await remove(service, admin);
  expect([refused.status, refused.headers['x-error-code']]).toEqual([409, 'account_in_use']);
  const customer = await registry.customer(service);
  expectCreated(await createBrand(service, customer, brandRequest()));
  await service.deps.db.updateTable('brands').set({ registration: 'in_doubt', tcr_brand_id: null }).execute();
  expect((await remove(service, customer)).headers['x-error-code']).toBe('account_in_use');
  expect((await service.call('GET', '/v1/auth/verify', undefined, customer)).status).toBe(200);
  await service.deps.db.updateTable('brands').set({ registration: 'refused' }).execute();
  const answers = await Promise.all([remove(service, customer), remove(service, customer)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  await erased(service);
});

test('G-99 a stranger cannot block a deletion by registering an email first', async () => {
  const service = await serviceForTest();
  const user = await service.register();
  await service.register({ email: `deleted-${user.id}@deleted.invalid` });
  expect((await remove(service, user)).status).toBe(200);
  await erased(service);
});

test('G-99 failed emails with the address of a deleted account are removed, and those of others stay', async () => {
  const service = await serviceForTest();
  const [user, other] = [await service.register(), await service.register()];
  const { db } = service.deps;
  for (const { email } of [user, other]) {
    for (const kind of ['password-reset-mail', 'lockout-mail']) {
      await sql`
        insert into jobs (kind, payload, dedupe_key, run_at, created_at, failed_at, last_error)
        values (${kind}, ${JSON.stringify({ emailKey: email })}::jsonb, ${email}, now(), now(), now(), 'refused')`.execute(
        db,
      );
    }
  }
  expect((await remove(service, user)).status).toBe(200);
  await erased(service);
  const { rows } = await sql<{ key: string }>`
    select payload ->> 'emailKey' as key from jobs where failed_at is not null`.execute(db);
  expect(rows.map(({ key }) => key)).toEqual([other.email, other.email]);
});

test.runIf(hasPostgres)('G-99 no credentials are stored during or after a deletion', async () => {
  const service = await serviceForTest({ database: 'server' });
  const [admin, user] = [await registerAdmin(service), await service.register()];
  const { db } = service.deps;
  const store = () => {
    const body = { userId: user.id, tcrSid: 'sandbox-copper-kettle', tcrAuthToken: 'a-token-of-one-account' };
    return service.call('POST', '/v1/tcr/credentials', body, admin);
  };
  const isWaiting = async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%registry_credentials%'`.execute(
      db,
    );
    return rows.length > 0 ? true : undefined;
  };
  const during = await db.transaction().execute(async (transaction) => {
    await sql`update users set deleted_at = now() where id = ${user.id}`.execute(transaction);
    const request = store();
    await waitFor(isWaiting, 'the request to wait for the deletion');
    return { request };
  });
  expect([(await during.request).status, (await store()).status]).toEqual([400, 400]);
  expect(await db.selectFrom('registry_credentials').select('id').execute()).toEqual([]);
});

test('a deletion continues after an interruption, and removes many rows in batches', async () => {
  const service = await serviceForTest();
  const user: TestUser = await service.register();
  await service.deps.jobs.stop();
  await sql`
    insert into customer_events (public_id, user_id, type, data, created_at)
    select 'evt_' || n, ${user.id}, 'tokens.low', '{"balance":1}', now() from generate_series(1, 1200) n`.execute(
    service.deps.db,
  );
  expect((await remove(service, user)).status).toBe(200);
  const { accountData } = service.deps.app;
  await accountData.erase({ userId: user.id });
  await accountData.erase({ userId: user.id });
  const left = await service.deps.db
    .selectFrom('customer_events')
    .select('id')
    .where('user_id', '=', user.id)
    .execute();
  expect(left).toEqual([]);
});
