// Protects operators: the gauges match the tables, and scrapes cannot load the database.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createClock, MINUTE_MS } from '../../../test/support/clock.ts';
import { sendCallback } from '../../../test/support/callbacks.ts';
import { startRegistry } from '../../../test/support/registry.ts';
import { DATABASES, serviceForTest, type TestService } from '../../../test/support/service.ts';
import { waitFor } from '../../../test/support/wait.ts';
import { createGatherer } from '../gather.ts';

const FRESH_MS = 5_000;

/** The values of a fresh scrape, not a cached one. */
async function scrape(service: TestService): Promise<ReadonlyMap<string, number>> {
  service.clock.advance(FRESH_MS + 1);
  const text = await service.deps.app.metrics.render();
  const samples = [...text.matchAll(/^(\w+(?:\{.*\})?) (\S+)$/gm)];
  return new Map(samples.map(([, name = '', value]) => [name, Number(value)]));
}

async function quietService(database: 'embedded' | 'server'): Promise<TestService> {
  const service = await serviceForTest({ database });
  // No worker changes the rows of the test.
  await service.deps.jobs.stop();
  return service;
}

describe.each(DATABASES)('on the %s database', (database) => {
  test('jobs: due ones, the oldest due one and failed ones, but not later or running ones', async () => {
    const service = await quietService(database);
    const now = service.clock.now().getTime();
    const minutes = (count: number) => new Date(now + count * MINUTE_MS);
    const job = (runAt: Date, more: object = {}) => ({
      kind: 'test',
      payload: '{}',
      dedupe_key: null,
      run_at: runAt,
      leased_until: null,
      last_error: null,
      failed_at: null,
      created_at: minutes(-60),
      ...more,
    });
    await service.deps.db
      .insertInto('jobs')
      .values([
        job(minutes(-10)),
        job(minutes(-3)),
        job(minutes(30)),
        job(minutes(-20), { leased_until: minutes(2) }),
        job(minutes(-40), { failed_at: minutes(-30) }),
      ])
      .execute();
    const found = await scrape(service);
    expect(found.get('tendlc_jobs_waiting')).toBe(2);
    expect(found.get('tendlc_jobs_failed')).toBe(1);
    expect(found.get('tendlc_jobs_oldest_waiting_seconds')).toBeCloseTo(605, 0);
  });

  test('charges: open ones, the age of due refunds, and unconfirmed ones once their table exists', async () => {
    const service = await quietService(database);
    const { id } = await service.register();
    const { db } = service.deps;
    const tenMinutesAgo = new Date(service.clock.now().getTime() - 10 * MINUTE_MS);
    await sql`insert into open_charges (charge_id, user_id, expires_at)
      values (${randomUUID()}, ${id}, ${tenMinutesAgo})`.execute(db);
    const open = await scrape(service);
    expect(open.get('tendlc_open_charges')).toBe(1);
    expect(open.get('tendlc_open_charges_oldest_overdue_seconds')).toBeCloseTo(605, 0);
    await sql`create table if not exists charges_in_doubt (
      charge_id uuid primary key, user_id bigint not null, doubted_at timestamptz not null)`.execute(db);
    await sql`insert into charges_in_doubt (charge_id, user_id, doubted_at)
      values (${randomUUID()}, ${id}, ${tenMinutesAgo})`.execute(db);
    const doubted = await scrape(service);
    expect(doubted.get('tendlc_charges_in_doubt')).toBe(1);
    expect(doubted.get('tendlc_charges_in_doubt_oldest_seconds')).toBeCloseTo(610, 0);
  });

  test('pending callbacks, registry calls by outcome, rejected callbacks, tables and sizes', async () => {
    const registry = await startRegistry();
    onTestFinished(() => registry.close());
    const environment = { ...registry.environment, CALLBACK_QUOTA_EVENTS: '1' };
    const service = await serviceForTest({ database, environment });
    const customer = await registry.customer(service);
    await service.call('POST', '/v1/tcr/my-credentials/test', undefined, customer);
    await service.deps.jobs.stop();
    await sendCallback(service, customer, { eventType: 'BRAND_ADD', brandId: 'BWAITS' });
    await sendCallback(service, customer, { eventType: 'BRAND_ADD', brandId: 'BREFUSED' });
    service.clock.advance(MINUTE_MS);
    await sql`analyze`.execute(service.deps.db);
    const found = await scrape(service);
    expect(found.get('tendlc_callbacks_unapplied')).toBe(1);
    expect(found.get('tendlc_callbacks_oldest_unapplied_seconds')).toBeCloseTo(65, 0);
    expect(found.get('tendlc_callbacks_refused_total{reason="storage_quota"}')).toBe(1);
    expect(found.get('tendlc_registry_calls_total{outcome="2xx"}')).toBeGreaterThan(0);
    expect(found.get('tendlc_registry_calls_total{outcome="timeout"}')).toBe(0);
    expect(found.get('tendlc_table_rows{table="registry_events"}')).toBe(1);
    expect(found.get('tendlc_table_size_bytes{table="registry_events"}')).toBeGreaterThan(8_000);
    expect(found.get('tendlc_database_size_bytes')).toBeGreaterThan(1_000_000);
    expect(found.has('tendlc_disk_free_bytes')).toBe(database === 'embedded');
  });

  test('scrapes query the database at most once in five seconds', async () => {
    const service = await quietService(database);
    let statements = 0;
    const counting = service.deps.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const gatherer = createGatherer({
      db: counting,
      clock: service.clock,
      log: service.deps.app.log,
      version: '1',
      embeddedFolder: undefined,
      countStreams: () => 0,
    });
    await Promise.all(Array.from({ length: 50 }, () => gatherer.gather()));
    await gatherer.gather();
    const once = statements;
    expect(once).toBeLessThanOrEqual(3);
    service.clock.advance(FRESH_MS + 1);
    await gatherer.gather();
    expect(statements).toBe(2 * once);
  });
});

test('without the database a scrape returns the process metrics and shows that the database is down', async () => {
  const service = await serviceForTest({ clock: createClock() });
  expect((await scrape(service)).get('tendlc_database_up')).toBe(1);
  await service.deps.jobs.stop();
  await sql`alter table jobs rename to jobs_away`.execute(service.deps.db);
  const found = await scrape(service);
  expect(found.get('tendlc_database_up')).toBe(0);
  expect(found.has('tendlc_jobs_waiting')).toBe(false);
  expect(found.get('tendlc_event_streams_open')).toBe(0);
  expect(found.get('process_cpu_seconds_total')).toBeGreaterThan(0);
});

test('the ledger check appears with its time after it runs, and fails if a balance is wrong', async () => {
  const service = await serviceForTest();
  expect((await scrape(service)).has('tendlc_ledger_check_ok')).toBe(false);
  await service.registerWithBalance(5);
  await sql`update users set token_balance = token_balance + 1`.execute(service.deps.db);
  const at = service.clock.now();
  await service.deps.checkBooks();
  await waitFor(
    async () => ((await scrape(service)).has('tendlc_ledger_check_ok') ? true : undefined),
    'a check',
  );
  const found = await scrape(service);
  expect(found.get('tendlc_ledger_check_ok')).toBe(0);
  expect(found.get('tendlc_ledger_check_timestamp_seconds')).toBe(at.getTime() / 1000);
});
