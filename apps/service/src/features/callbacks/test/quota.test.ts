// Protects the database from accounts that store unlimited callbacks: equal bodies are stored once, each account has a
// quota that the database enforces, and an account over its quota does not affect others.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createDatabaseAt } from '../../../../../../test/support/postgres-server.ts';
import { DAY_MS, HOUR_MS } from '../../../../test/support/clock.ts';
import { eventsOf, looked, ownSignature, post, sendCallback } from '../../../../test/support/callbacks.ts';
import { createBrand, expectCreated } from '../../../../test/support/registrations.ts';
import {
  type Customer,
  registerAdmin,
  startRegistry,
  type TestRegistry,
} from '../../../../test/support/registry.ts';
import { DATABASES, startService, type TestService } from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';

const EVENTS_MAX = 40;
const QUOTA = { CALLBACK_QUOTA_EVENTS: String(EVENTS_MAX), CALLBACK_QUOTA_MEGABYTES: '1' };
const MEGABYTE = 1024 * 1024;

const storageOf = ({ deps: { db } }: TestService, { id }: Customer) =>
  db.selectFrom('callback_storage').select(['events', 'bytes']).where('user_id', '=', id).executeTakeFirst();

/** The actual totals of the rows. */
async function countedOf({ deps: { db } }: TestService, { id }: Customer) {
  const { rows } = await sql<{ events: number; bytes: number }>`
    select (select count(*) from registry_events where user_id = ${id}) as events,
      (select coalesce(sum(octet_length(body)), 0)::bigint from registry_payloads where user_id = ${id}) as bytes`.execute(
    db,
  );
  return { events: Number(rows[0]?.events), bytes: Number(rows[0]?.bytes) };
}

const expectCountedRight = async (service: TestService, customer: Customer) =>
  expect(await storageOf(service, customer)).toEqual(await countedOf(service, customer));

/** A body that compresses to no less than three quarters of its size. */
const large = () => ({ eventType: 'CSP_ACTIVE', description: randomBytes(150_000).toString('base64') });

describe.each(DATABASES)('on the %s database', (database) => {
  let registry: TestRegistry;
  let lines: string[];
  let services: [TestService, TestService];
  beforeAll(async () => {
    lines = [];
    registry = await startRegistry();
    const environment = { ...registry.environment, ...QUOTA };
    const logTo = { write: (line: string) => void lines.push(line) };
    if (database === 'embedded') {
      const service = await startService({ environment, logTo });
      services = [service, service];
    } else {
      const shared = { url: await createDatabaseAt(inject('postgresUrl')) };
      const first = await startService({ database: shared, environment, logTo });
      services = [first, await startService({ database: shared, environment, logTo, clock: first.clock })];
    }
  });
  afterAll(async () => {
    await Promise.all([...new Set(services)].map((service) => service.close()));
    await registry.close();
  });

  test('a repeated body is stored once per account', async () => {
    const [service] = services;
    const [customer, other] = [await registry.customer(service), await registry.customer(service)];
    const payload = large();
    for (const receiver of [customer, other]) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => sendCallback(service, receiver, payload)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
    for (const receiver of [customer, other]) {
      expect((await eventsOf(service, receiver)).map((event) => event.payload)).toEqual(
        Array.from({ length: 12 }, () => payload),
      );
      const { rows } = await sql`select 1 from registry_payloads where user_id = ${receiver.id}`.execute(
        service.deps.db,
      );
      expect(rows).toHaveLength(1);
      await expectCountedRight(service, receiver);
    }
  });

  test('a body of repeated text is stored in a fraction of its size', async () => {
    const [service] = services;
    const customer = await registry.customer(service);
    const payload = { eventType: 'CSP_ACTIVE', description: 'Brand is updated. '.repeat(13_000) };
    expect((await sendCallback(service, customer, payload)).status).toBe(200);
    expect((await storageOf(service, customer))?.bytes).toBeLessThan(2_000);
    expect(await eventsOf(service, customer)).toMatchObject([{ payload }]);
  });

  test('two processes together store no more bytes than the quota; other accounts are not affected', async () => {
    const [service] = services;
    const [greedy, other] = [await registry.customer(service), await registry.customer(service)];
    const sent = Array.from({ length: 24 }, (_, index) => {
      const through = services[index % 2] ?? service;
      return [
        sendCallback(through, greedy, large()),
        sendCallback(through, other, { eventType: 'CSP_ACTIVE', description: `${index}` }),
      ] as const;
    });
    const own = await Promise.all(sent.map(([answer]) => answer));
    const others = await Promise.all(sent.map(([, answer]) => answer));
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = own.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(10);
    for (const answer of refused) {
      expect([answer.status, answer.headers['x-error-code']]).toEqual([429, 'storage_quota_exceeded']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    const stored = await storageOf(service, greedy);
    expect(stored?.events).toBe(own.length - refused.length);
    expect(stored?.bytes).toBeLessThanOrEqual(MEGABYTE);
    await expectCountedRight(service, greedy);
    await expectCountedRight(service, other);
    const logged = lines.filter((line) => line.includes('over its quota')).map((line) => JSON.parse(line));
    // Each process logs it once a minute, however many callbacks are rejected.
    expect(logged).toHaveLength(new Set(services).size);
    for (const line of logged) {
      expect(line).toMatchObject({ userId: greedy.id, credentialId: greedy.credentialId });
    }
  });

  test('two processes together store no more events and jobs than the quota', async () => {
    const [service] = services;
    const customer = await registry.customer(service);
    const answers = await Promise.all(
      Array.from({ length: EVENTS_MAX + 20 }, (_, index) => {
        const payload = { eventType: 'BRAND_ADD', brandId: `B${index}` };
        return sendCallback(services[index % 2] ?? service, customer, payload);
      }),
    );
    const statuses = Map.groupBy(answers, ({ status }) => status);
    expect(statuses.get(200)).toHaveLength(EVENTS_MAX);
    expect(statuses.get(429)).toHaveLength(20);
    const stored = await eventsOf(service, customer);
    expect(stored).toHaveLength(EVENTS_MAX);
    const { rows } = await sql`
      select distinct payload ->> 'objectKey' from jobs
      where (payload ->> 'credentialId')::bigint = ${customer.credentialId}`.execute(service.deps.db);
    expect(rows.length).toBeLessThanOrEqual(EVENTS_MAX);
    await expectCountedRight(service, customer);
  });

  test('a signed body that is not a callback counts, an unsigned one does not', async () => {
    const [service] = services;
    const customer = await registry.customer(service);
    const signature = ownSignature('[]', customer.webhookSecret);
    expect(
      (await post(service, customer.webhookToken, '[]', { 'x-tcr-webhook-signature': signature })).status,
    ).toBe(400);
    expect((await post(service, customer.webhookToken, '{}')).status).toBe(401);
    expect(await storageOf(service, customer)).toMatchObject({ events: 1 });
  });
});

describe('retention', () => {
  let registry: TestRegistry;
  let service: TestService;
  beforeAll(async () => {
    registry = await startRegistry({ autoShare: false });
    service = await startService({ environment: { ...registry.environment, ...QUOTA } });
  });
  afterAll(async () => {
    await service.close();
    await registry.close();
  });

  const settled = async (customer: Customer) =>
    waitFor(async () => {
      const events = await eventsOf(service, customer);
      return events.every(({ status }) => status !== 'received') ? events : undefined;
    }, 'the callbacks to be applied');

  test('payloads are deleted before their events; both deletions free quota', async () => {
    const customer = await registry.customer(service);
    let sent = 0;
    const fill = async () => {
      const answer = await sendCallback(service, customer, large());
      sent += answer.status === 200 ? 1 : 0;
      return answer.status;
    };
    for (let status = 200; status === 200; ) {
      status = await fill();
    }
    await settled(customer);
    service.clock.advance(30 * DAY_MS + HOUR_MS);
    expect(await fill()).toBe(429);
    await service.deps.forget();
    expect((await eventsOf(service, customer)).map(({ payload }) => payload)).toEqual(
      Array.from({ length: sent }, () => null),
    );
    expect(await storageOf(service, customer)).toEqual({ events: sent, bytes: 0 });
    expect(await fill()).toBe(200);
    await settled(customer);
    service.clock.advance(150 * DAY_MS);
    await service.deps.forget();
    expect(await storageOf(service, customer)).toMatchObject({ events: 1 });
    await expectCountedRight(service, customer);
  });

  test('a payload that is received again is kept for the full time after the last receipt', async () => {
    const customer = await registry.customer(service);
    const payload = { eventType: 'CSP_ACTIVE', description: 'again and again' };
    await sendCallback(service, customer, payload);
    service.clock.advance(20 * DAY_MS);
    await sendCallback(service, customer, payload);
    await settled(customer);
    service.clock.advance(20 * DAY_MS);
    await service.deps.forget();
    expect(await eventsOf(service, customer)).toMatchObject([{ payload }, { payload }]);
  });

  test('a pending event keeps its payload at any age', async () => {
    const customer = await registry.customer(service);
    const payload = { eventType: 'BRAND_ADD', brandId: 'BWAITS' };
    await sendCallback(service, customer, payload);
    await looked(service, customer);
    await service.deps.jobs.stop();
    service.clock.advance(200 * DAY_MS);
    await service.deps.forget();
    expect(await eventsOf(service, customer)).toMatchObject([{ status: 'received', payload }]);
  });

  test('a replay after the payload was deleted reads the registry and says so', async () => {
    const own = await startService({ environment: registry.environment });
    try {
      const customer = await registry.customer(own);
      const { localId, tcrBrandId } = expectCreated(await createBrand(own, customer)).body;
      await sendCallback(own, customer, { eventType: 'BRAND_UPDATE', brandId: tcrBrandId });
      const [event] = await waitFor(async () => {
        const events = await eventsOf(own, customer);
        return events[0]?.status === 'processed' ? events : undefined;
      }, 'the callback to be applied');
      own.clock.advance(31 * DAY_MS);
      await own.deps.forget();
      registry.control.decideBrand(tcrBrandId, { outcome: 'verify' });
      // Sessions last thirty days.
      const admin = await registerAdmin(own);
      const replay = `/v1/tcr/webhook-events/${event?.id}/replay`;
      const answer = await own.call('POST', replay, undefined, admin);
      expect(answer.body).toMatchObject({
        message: 'The event was replayed. Its payload was deleted, so the registry is asked.',
        event: { payload: null },
      });
      await waitFor(async () => {
        const brand = await own.call('GET', `/v1/tcr/brands/${localId}`, undefined, admin);
        return brand.body.brand.identityStatus === 'VERIFIED' ? true : undefined;
      }, 'the brand to be verified');
    } finally {
      await own.close();
    }
  });

  test('callbacks from before migration 0011 are listed with their payload until the same age', async () => {
    const own = await startService({ environment: registry.environment });
    try {
      const customer = await registry.customer(own);
      const payload = { eventType: 'CSP_ACTIVE', description: 'as it was stored before' };
      await own.deps.db
        .insertInto('registry_events')
        .values({
          user_id: null,
          credential_id: customer.credentialId,
          event_type: payload.eventType,
          status: 'processed',
          object_key: 'none',
          tcr_brand_id: null,
          tcr_campaign_id: null,
          payload: JSON.stringify(payload),
          payload_hash: null,
          error: null,
          received_at: own.clock.now(),
          processed_at: own.clock.now(),
        })
        .execute();
      const listed = async () => {
        // Sessions last thirty days.
        const admin = await registerAdmin(own);
        return (await own.call('GET', '/v1/tcr/webhook-events', undefined, admin)).body.events;
      };
      expect(await listed()).toMatchObject([{ payload }]);
      own.clock.advance(31 * DAY_MS);
      await own.deps.forget();
      expect(await listed()).toMatchObject([{ payload: null }]);
      own.clock.advance(150 * DAY_MS);
      await own.deps.forget();
      expect(await listed()).toEqual([]);
    } finally {
      await own.close();
    }
  });
});

test('G-63 a callback larger than any real one is also applied, with the registry’s data', async () => {
  const registry = await startRegistry({ autoShare: false });
  const service = await startService({ environment: registry.environment });
  try {
    const customer = await registry.customer(service);
    const { localId, tcrBrandId } = expectCreated(await createBrand(service, customer)).body;
    registry.control.decideBrand(tcrBrandId, { outcome: 'verify' });
    const description = randomBytes(100_000).toString('base64');
    const payload = { eventType: 'BRAND_UPDATE', brandId: tcrBrandId, description };
    await sendCallback(service, customer, payload);
    await waitFor(async () => {
      const [event] = await eventsOf(service, customer);
      return event?.status === 'processed' ? true : undefined;
    }, 'the callback to be applied');
    expect(await eventsOf(service, customer)).toMatchObject([{ payload }]);
    const brand = await service.call('GET', `/v1/tcr/brands/${localId}`, undefined, customer);
    expect(brand.body.brand).toMatchObject({ identityStatus: 'VERIFIED' });
  } finally {
    await service.close();
    await registry.close();
  }
});
