// Protects callers from a database that restarts, drops connections or loses responses: a caller who got 200 paid once,
// and every other caller paid nothing.
import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { createDatabaseAt, startPostgresServer } from '../../../../../../test/support/postgres-server.ts';
import { faultyTool } from '../../../../test/support/faulty-tool.ts';
import { expectLedgerInvariants } from '../../../../test/support/ledger-invariants.ts';
import { startLossyProxy } from '../../../../test/support/lossy-proxy.ts';
import {
  countByStatus,
  expectAllSettled,
  mismatches,
  type Outcome,
} from '../../../../test/support/outcomes.ts';
import { hasPostgres, serviceForTest, type TestService } from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';

let calls = 0;

async function use(service: TestService, user: { token: string }): Promise<Outcome> {
  calls += 1;
  const toolName = `call-${calls}`;
  const { status } = await service.call('POST', '/v1/tokens/use', { toolName }, { token: user.token });
  return { toolName, status };
}

/** Callers that each send one charge after another until stopped. */
function startLoad(service: TestService, users: readonly { token: string }[]) {
  const outcomes: Outcome[] = [];
  const ending = new AbortController();
  const callers = users.map(async (user) => {
    while (!ending.signal.aborted) {
      outcomes.push(await use(service, user));
    }
  });
  return {
    outcomes,
    paid: () => outcomes.filter(({ status }) => status === 200).length,
    async stop() {
      ending.abort();
      await Promise.all(callers);
      return outcomes;
    },
  };
}

async function expectTakenBack(service: TestService, outcomes: readonly Outcome[]): Promise<void> {
  await waitFor(
    async () => {
      // The query may be the first to notice that its idle connection was closed.
      const wrong = await mismatches(service.deps.db, outcomes).catch(() => undefined);
      return wrong?.length === 0 ? true : undefined;
    },
    'unconfirmed charges to be refunded',
    20_000,
  ).catch(() => expectAllSettled(service.deps.db, outcomes));
  await expectLedgerInvariants(service.deps.db);
}

const accounts = (service: TestService, count: number) =>
  Promise.all(Array.from({ length: count }, () => service.registerWithBalance(100_000)));

describe.skipIf(!hasPostgres)('a faulty database server', () => {
  test('PostgreSQL restarts under load: the service recovers, a 200 is charged once, all else nothing', async () => {
    const server = await startPostgresServer();
    if (server === undefined) {
      throw new Error('PostgreSQL has gone');
    }
    onTestFinished(() => server.stop());
    const service = await serviceForTest({ database: { url: await server.createDatabase() } });
    const load = startLoad(service, await accounts(service, 8));
    for (let restart = 0; restart < 3; restart += 1) {
      const paidBefore = load.paid();
      await waitFor(() => (load.paid() > paidBefore + 50 ? true : undefined), 'charges to flow');
      await server.restart();
    }
    const paidBefore = load.paid();
    await waitFor(() => (load.paid() > paidBefore + 50 ? true : undefined), 'charges to flow again');
    const outcomes = await load.stop();
    expect(Object.keys(countByStatus(outcomes)).filter((status) => !['200', '503'].includes(status))).toEqual(
      [],
    );
    await expectTakenBack(service, outcomes);
    await waitFor(
      async () => ((await service.call('GET', '/v1/health/ready')).status === 200 ? true : undefined),
      'readiness',
    );
  });

  test('connections that an administrator terminates during charges lose and duplicate none', async () => {
    const service = await serviceForTest({ database: 'server' });
    const load = startLoad(service, await accounts(service, 6));
    for (let round = 0; round < 25; round += 1) {
      const seen = load.outcomes.length;
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`
        .execute(service.deps.db)
        .catch(() => undefined);
      await waitFor(() => (load.outcomes.length > seen + 5 ? true : undefined), 'charges to go on');
    }
    const outcomes = await load.stop();
    expect(Object.keys(countByStatus(outcomes)).filter((status) => !['200', '503'].includes(status))).toEqual(
      [],
    );
    await expectTakenBack(service, outcomes);
  });

  test('a charge whose response was lost is found in the ledger, returned and not repeated', async () => {
    const proxy = await startLossyProxy(await createDatabaseAt(inject('postgresUrl')));
    onTestFinished(() => proxy.close());
    const service = await serviceForTest({ database: { url: proxy.url } });
    const [free, paying] = [await service.register(), await service.registerWithBalance(10)];
    proxy.loseAnswersTo('charge_tokens');
    const pending = Promise.all([
      service.call('POST', '/v1/tokens/use', { toolName: 'lost-free' }, free),
      service.call('POST', '/v1/tokens/use', { toolName: 'lost-paid', amount: 4 }, paying),
      service.call('POST', '/v1/tokens/use', { toolName: 'lost-second', amount: 4 }, paying),
    ]);
    await waitFor(() => (proxy.lost() > 0 ? true : undefined), 'a response to be lost');
    proxy.loseAnswersTo(undefined);
    const [first, second, third] = await pending;
    expect(first.body).toEqual({ success: true, balance: 2, usedDailyFree: true });
    expect([second, third].map(({ body }) => body)).toEqual([
      { success: true, balance: 6, usedDailyFree: false },
      { success: true, balance: 2, usedDailyFree: false },
    ]);
    const outcomes = ['lost-free', 'lost-paid', 'lost-second'].map((toolName) => ({ toolName, status: 200 }));
    await expectAllSettled(service.deps.db, outcomes);
    await expectLedgerInvariants(service.deps.db);
  });

  test('G-24 a committed charge that cannot be confirmed returns 503 and is refunded later', async () => {
    const proxy = await startLossyProxy(await createDatabaseAt(inject('postgresUrl')));
    onTestFinished(() => proxy.close());
    const service = await serviceForTest({ database: { url: proxy.url } });
    const users = [await service.register(), await service.registerWithBalance(5)];
    proxy.loseAnswersTo('charge_tokens');
    const pending = Promise.all(users.map((user) => use(service, user)));
    await waitFor(() => (proxy.lost() > 0 ? true : undefined), 'a response to be lost');
    proxy.down(true);
    const outcomes = await pending;
    expect(outcomes.map(({ status }) => status)).toEqual([503, 503]);
    proxy.loseAnswersTo(undefined);
    proxy.down(false);
    await expectTakenBack(service, outcomes);
    const balances = await Promise.all(users.map((user) => service.deps.app.ledger.readBalance(user.id)));
    expect(balances.map(({ balance, hasDailyFree }) => [balance, hasDailyFree])).toEqual([
      [2, true],
      [5, false],
    ]);
  });

  test('G-24 a charge whose retry loses its response after a failed shared statement is also refunded', async () => {
    const proxy = await startLossyProxy(await createDatabaseAt(inject('postgresUrl')));
    onTestFinished(() => proxy.close());
    const service = await serviceForTest({ database: { url: proxy.url } });
    const users = [await service.registerWithBalance(5), await service.registerWithBalance(5)];
    // After a deadlock both charges are retried one by one, and the response to the first is lost.
    proxy.refuseOnce('charge_tokens', '40P01');
    proxy.loseAnswersTo('charge_tokens');
    const pending = Promise.all(users.map((user) => use(service, user)));
    await waitFor(() => (proxy.lost() > 0 ? true : undefined), 'a response to be lost');
    proxy.down(true);
    const outcomes = await pending;
    expect(outcomes.map(({ status }) => status)).toEqual([503, 503]);
    proxy.loseAnswersTo(undefined);
    proxy.down(false);
    await expectTakenBack(service, outcomes);
    const { rows } = await sql<{ count: number }>`select count(*) from charges_in_doubt`.execute(
      service.deps.db,
    );
    expect(rows[0]?.count).toBe(2);
    // No late charge can arrive, so the rows are no longer needed.
    service.clock.advance(11 * 60_000);
    await service.deps.sweep();
    expect((await sql`select from charges_in_doubt`.execute(service.deps.db)).rows).toEqual([]);
  });

  test.each(['58030', '53100'])(
    'a charge that committed before the server ended in a PANIC with %s is found and returned',
    async (sqlState) => {
      const proxy = await startLossyProxy(await createDatabaseAt(inject('postgresUrl')));
      onTestFinished(() => proxy.close());
      const service = await serviceForTest({ database: { url: proxy.url } });
      const user = await service.registerWithBalance(5);
      proxy.panicOnce('charge_tokens', sqlState);
      const outcome = await use(service, user);
      expect(outcome.status).toBe(200);
      await expectAllSettled(service.deps.db, [outcome]);
      expect((await service.deps.app.ledger.readBalance(user.id)).balance).toBe(4);
    },
  );

  test('a charge of a locked account is canceled on the server and never runs later; others continue', async () => {
    const url = await createDatabaseAt(inject('postgresUrl'));
    const service = await serviceForTest({ database: { url } });
    const [locked, free] = [await service.registerWithBalance(5), await service.registerWithBalance(5)];
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query('begin');
    await holder.query('select 1 from users where id = $1 for update', [locked.id]);
    const [refused, paid] = await Promise.all([use(service, locked), use(service, free)]);
    expect([refused.status, paid.status]).toEqual([503, 200]);
    const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(service.deps.db);
    expect(rows[0]?.waiting).toBe(0);
    await holder.query('commit');
    await expectAllSettled(service.deps.db, [refused, paid]);
    expect((await use(service, locked)).status).toBe(200);
    await expectLedgerInvariants(service.deps.db);
  });

  test('G-24 the sweep of any process refunds a charge that arrives after its sender gave up', async () => {
    const service = await serviceForTest({ database: 'server' });
    const user = await service.registerWithBalance(5);
    const chargeId = randomUUIDv7();
    await sql`insert into charges_in_doubt values (${chargeId}, ${user.id}, ${service.clock.now()})`.execute(
      service.deps.db,
    );
    const payer = { userId: user.id, issuedAtSeconds: Number.MAX_SAFE_INTEGER };
    await service.deps.app.ledger.charge(payer, { amount: 2, toolName: 'late' }, chargeId);
    await service.deps.sweep();
    expect((await service.deps.app.ledger.readBalance(user.id)).balance).toBe(5);
    await expectLedgerInvariants(service.deps.db);
  });

  test('G-24 a refund that fails because the database is down is made when it is back', async () => {
    const proxy = await startLossyProxy(await createDatabaseAt(inject('postgresUrl')));
    onTestFinished(() => proxy.close());
    const failing: typeof faultyTool = {
      ...faultyTool,
      run: (request) => ({
        get fine() {
          if (request.fail === 'after') {
            proxy.down(true);
            throw new Error('the work has failed');
          }
          return true;
        },
      }),
    };
    const service = await serviceForTest({
      database: { url: proxy.url },
      change: (deps) => ({ ...deps, catalogue: [failing] }),
    });
    const [free, paying] = [await service.register(), await service.registerWithBalance(5)];
    for (const [user, balance, hasDailyFree] of [
      [free, 2, true],
      [paying, 5, false],
    ] as const) {
      const answer = await service.call('POST', '/v1/tools/faulty-tool', { fail: 'after' }, user);
      expect(answer.status).toBeGreaterThanOrEqual(500);
      proxy.down(false);
      await waitFor(
        async () => {
          const now = await service.deps.app.ledger.readBalance(user.id);
          return now.balance === balance && now.hasDailyFree === hasDailyFree ? true : undefined;
        },
        'the charge to be refunded',
        12_000,
      );
    }
    await expectLedgerInvariants(service.deps.db);
  });

  test('while the database is down, requests are free and get 503 with Retry-After, and readiness fails', async () => {
    const proxy = await startLossyProxy(await createDatabaseAt(inject('postgresUrl')));
    onTestFinished(() => proxy.close());
    const service = await serviceForTest({ database: { url: proxy.url } });
    const user = await service.register();
    proxy.down(true);
    const read = await service.call('GET', '/v1/tokens/balance', undefined, user);
    expect(read.status).toBe(503);
    expect(read.headers).toMatchObject({ 'x-error-code': 'unavailable', 'retry-after': '5' });
    expect(read.body.error).toBe('The service cannot reach its database. Try again shortly.');
    const ready = await service.call('GET', '/v1/health/ready');
    expect(ready.status).toBe(503);
    expect(ready.body).toMatchObject({
      status: 'unavailable',
      checks: { database: 'failing', migrations: 'failing' },
    });
    expect((await service.call('GET', '/v1/health')).status).toBe(200);
    proxy.down(false);
    expect((await service.call('GET', '/v1/tokens/balance', undefined, user)).body.balance).toBe(2);
    await waitFor(
      async () => ((await service.call('GET', '/v1/health/ready')).status === 200 ? true : undefined),
      'readiness',
    );
  });
});
