// Protects the guarantees to receivers (G-70): no event is lost, repeats have the same id, every delivery is signed.
import type { EventType } from '@tendlc/contract';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../../test/support/clock.ts';
import { recordEvent } from '../../../../test/support/events.ts';
import {
  DATABASES,
  serviceForTest,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';
import {
  openOutbound,
  webhookReceiver,
  type WebhookReceiver,
} from '../../../../test/support/webhook-receiver.ts';
import { askedDelayMs, retryDelayMs } from '../policy.ts';

const start = (database: 'embedded' | 'server' = 'embedded') =>
  serviceForTest({ database, outbound: openOutbound() });

type Endpoint = { readonly id: number; readonly secret: string };

async function endpointFor(
  service: TestService,
  user: TestUser,
  receiver: WebhookReceiver,
  fields: object = {},
): Promise<Endpoint> {
  const answer = await service.call('POST', '/v1/webhook-endpoints', { url: receiver.url, ...fields }, user);
  expect(answer.status).toBe(201);
  return { id: answer.body.endpoint.id, secret: answer.body.secret };
}

const happen = (
  service: TestService,
  user: TestUser,
  type: EventType = 'brand.status_changed',
  data: Readonly<Record<string, unknown>> = {},
) => recordEvent(service, user.id, type, data);

const arrivals = (receiver: WebhookReceiver, count: number) =>
  waitFor(() => (receiver.arrivals.length >= count ? receiver.arrivals : undefined), `${count} arrivals`);

async function deliveriesOf(service: TestService, user: TestUser, { id }: Endpoint) {
  const answer = await service.call('GET', `/v1/webhook-endpoints/${id}/deliveries`, undefined, user);
  return answer.body.deliveries as {
    id: number;
    status: string;
    attempts: number;
    nextAttemptAt: string | null;
  }[];
}

const deliveryThat = (
  service: TestService,
  user: TestUser,
  endpoint: Endpoint,
  meets: (delivery: Awaited<ReturnType<typeof deliveriesOf>>[number]) => boolean,
) =>
  waitFor(async () => (await deliveriesOf(service, user, endpoint)).find(meets), 'the state of the delivery');

/** No job is running, so the clock can advance without expiring a lease in use. */
const idle = (service: TestService) =>
  waitFor(async () => {
    const leased = await service.deps.db
      .selectFrom('jobs')
      .select('id')
      .where('leased_until', 'is not', null)
      .execute();
    return leased.length === 0 ? true : undefined;
  }, 'all jobs to finish');

/** The official library of the standard verifies the signature. */
const verify = (secret: string, { headers, body }: { headers: Record<string, string>; body: string }) =>
  new Webhook(secret).verify(body, headers);

test.each(DATABASES)('G-70 an event arrives signed, compact and with its version (%s)', async (database) => {
  const service = await start(database);
  const receiver = await webhookReceiver();
  const user = await service.register();
  const endpoint = await endpointFor(service, user, receiver);
  // The library compares the delivery time with the real clock.
  service.clock.set(new Date().toISOString());
  await happen(service, user);
  const [arrival] = await arrivals(receiver, 1);
  const event = verify(endpoint.secret, arrival as never) as Record<string, unknown>;
  expect(event).toMatchObject({ type: 'brand.status_changed', version: 1, data: { to: 'ACTIVE' } });
  expect(event['id']).toBe(arrival?.headers['webhook-id']);
  expect(() => verify('whsec_d3Jvbmc=', arrival as never)).toThrow();
  const delivered = await deliveryThat(service, user, endpoint, ({ status }) => status === 'delivered');
  expect(delivered).toMatchObject({ attempts: 1, nextAttemptAt: null });
});

describe('a receiver that is down', () => {
  test.each([500, 302, 404, 0])(
    'and returns %i gets retries with the same id until it accepts',
    async (status) => {
      const service = await start();
      const receiver = await webhookReceiver();
      const user = await service.register();
      const endpoint = await endpointFor(service, user, receiver);
      receiver.answer(status);
      await happen(service, user);
      await deliveryThat(service, user, endpoint, ({ attempts }) => attempts === 1);
      await idle(service);
      receiver.answer(200);
      service.clock.advance(HOUR_MS);
      service.deps.jobs.wake();
      await deliveryThat(service, user, endpoint, (delivery) => delivery.status === 'delivered');
      const ids = receiver.arrivals.map(({ headers }) => headers['webhook-id']);
      expect(ids).toHaveLength(2);
      expect(new Set(ids).size).toBe(1);
    },
  );

  test('G-120 and only restarts gets the event again within five to ten seconds', async () => {
    const service = await start();
    const receiver = await webhookReceiver();
    const user = await service.register();
    const endpoint = await endpointFor(service, user, receiver);
    const failedAt = service.clock.now().getTime();
    receiver.answer(0);
    await happen(service, user);
    const failed = await deliveryThat(service, user, endpoint, ({ attempts }) => attempts === 1);
    const waitMs = Date.parse(failed.nextAttemptAt ?? '') - failedAt;
    expect(waitMs).toBeGreaterThanOrEqual(5_000);
    expect(waitMs).toBeLessThanOrEqual(10_000);
    await idle(service);
    receiver.answer(200);
    service.clock.advance(waitMs - 1);
    service.deps.jobs.wake();
    await idle(service);
    expect(receiver.arrivals).toHaveLength(1);
    service.clock.advance(1);
    service.deps.jobs.wake();
    await deliveryThat(service, user, endpoint, ({ status }) => status === 'delivered');
  });

  test.each([
    ['503', { 'retry-after': '120' }, 120],
    ['429', { 'retry-after': 'Sat, 21 Nov 2026 10:03:00 GMT', date: 'Sat, 21 Nov 2026 10:00:00 GMT' }, 180],
    ['503', { 'retry-after': '999999999' }, 24 * 3600],
  ])('and answers %s with %j gets no retry before', async (status, headers, seconds) => {
    const service = await start();
    const receiver = await webhookReceiver();
    const user = await service.register();
    const endpoint = await endpointFor(service, user, receiver);
    const failedAt = service.clock.now().getTime();
    receiver.answer(Number(status), headers);
    await happen(service, user);
    const failed = await deliveryThat(service, user, endpoint, ({ attempts }) => attempts === 1);
    const waitSeconds = (Date.parse(failed.nextAttemptAt ?? '') - failedAt) / 1_000;
    expect(waitSeconds).toBeGreaterThanOrEqual(seconds);
    expect(waitSeconds).toBeLessThanOrEqual(seconds * 1.2);
  });

  test('for an hour then gets all missed events, each once', async () => {
    const service = await start();
    const receiver = await webhookReceiver();
    const user = await service.register();
    await endpointFor(service, user, receiver);
    receiver.answer(503);
    const happened = 20;
    for (let index = 0; index < happened; index += 1) {
      await happen(service, user, 'brand.status_changed', { index });
    }
    await arrivals(receiver, happened);
    await idle(service);
    receiver.answer(200);
    const taken = () => receiver.arrivals.filter(({ answered }) => answered === 200);
    await waitFor(async () => {
      await idle(service);
      service.clock.advance(5 * 60_000);
      service.deps.jobs.wake();
      return taken().length >= happened ? true : undefined;
    }, 'all events');
    const indexes = taken().map(({ body }) => JSON.parse(body).data.index as number);
    expect(indexes.toSorted((a, b) => a - b)).toEqual(Array.from({ length: happened }, (_, index) => index));
  });

  test('gets eight attempts over about three days; then the delivery fails and can be sent again', async () => {
    const service = await start();
    const receiver = await webhookReceiver();
    const user = await service.register();
    const endpoint = await endpointFor(service, user, receiver);
    const startedAt = service.clock.now().getTime();
    receiver.answer(500);
    await happen(service, user);
    for (let attempt = 1; attempt < 8; attempt += 1) {
      const { nextAttemptAt } = await deliveryThat(
        service,
        user,
        endpoint,
        ({ attempts }) => attempts === attempt,
      );
      await idle(service);
      service.clock.set(nextAttemptAt ?? '');
      service.deps.jobs.wake();
    }
    const failed = await deliveryThat(service, user, endpoint, ({ status }) => status === 'failed');
    const days = (service.clock.now().getTime() - startedAt) / (24 * HOUR_MS);
    expect(days).toBeGreaterThan(2.4);
    expect(days).toBeLessThan(3.7);
    receiver.answer(200);
    const path = `/v1/webhook-endpoints/${endpoint.id}/deliveries/${failed.id}/resend`;
    expect((await service.call('POST', path, undefined, user)).body.delivery.status).toBe('pending');
    await deliveryThat(service, user, endpoint, ({ status }) => status === 'delivered');
    expect(new Set(receiver.arrivals.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test('for five days is disabled; its owner gets an email and can enable it again', async () => {
    const service = await start();
    const receiver = await webhookReceiver();
    const user = await service.register();
    const endpoint = await endpointFor(service, user, receiver);
    const read = async () =>
      (await service.call('GET', `/v1/webhook-endpoints/${endpoint.id}`, undefined, user)).body.endpoint
        .status;
    receiver.answer(500);
    await happen(service, user);
    await arrivals(receiver, 1);
    await deliveryThat(service, user, endpoint, ({ attempts }) => attempts === 1);
    await idle(service);
    service.clock.advance(5 * 24 * HOUR_MS);
    service.deps.jobs.wake();
    await waitFor(
      async () => ((await read()) === 'disabled' ? true : undefined),
      'the endpoint to be disabled',
    );
    // The first email was about the event itself.
    const mail = await service.mailTo(user.email, 2);
    expect(mail.text).toContain(receiver.url);
    const seen = receiver.arrivals.length;
    await happen(service, user);
    const path = `/v1/webhook-endpoints/${endpoint.id}`;
    expect((await service.call('PUT', path, { status: 'active' }, user)).body.endpoint.status).toBe('active');
    receiver.answer(200);
    await happen(service, user, 'brand.status_changed', { after: true });
    await waitFor(
      () => receiver.arrivals.slice(seen).find(({ body }) => body.includes('after')),
      'the events after it was enabled',
    );
  });

  test('and returns 410 is disabled immediately', async () => {
    const service = await start();
    const receiver = await webhookReceiver();
    const user = await service.register();
    const endpoint = await endpointFor(service, user, receiver);
    receiver.answer(410);
    await happen(service, user);
    await deliveryThat(service, user, endpoint, ({ status }) => status === 'failed');
    expect((await service.mailTo(user.email, 2)).subject).toBe(
      'Tendlc turned off one of your webhook endpoints',
    );
  });
});

test('a delivery whose process crashed is sent when its lease expires, with the same id', async () => {
  const service = await start();
  const receiver = await webhookReceiver();
  const user = await service.register();
  const endpoint = await endpointFor(service, user, receiver);
  await happen(service, user);
  const { id } = await deliveryThat(service, user, endpoint, ({ status }) => status === 'delivered');
  await idle(service);
  const now = service.clock.now();
  await service.deps.db
    .updateTable('webhook_deliveries')
    .set({ status: 'pending' })
    .where('id', '=', id)
    .execute();
  await service.deps.db
    .insertInto('jobs')
    .values({
      kind: 'deliver-webhook',
      payload: JSON.stringify({ deliveryId: id }),
      dedupe_key: String(id),
      run_at: now,
      attempts: 1,
      leased_until: new Date(now.getTime() + 120_000),
      last_error: null,
      failed_at: null,
      created_at: now,
    })
    .execute();
  service.clock.advance(120_001);
  service.deps.jobs.wake();
  const [first, second] = await arrivals(receiver, 2);
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
});

test('an endpoint gets only its event types and only its owner’s events', async () => {
  const service = await start();
  const [receiver, all] = await Promise.all([webhookReceiver(), webhookReceiver()]);
  const [user, other] = await Promise.all([service.register(), service.register()]);
  await endpointFor(service, user, receiver, { events: ['campaign.status_changed'] });
  await endpointFor(service, user, all);
  await happen(service, other, 'campaign.status_changed', { of: 'another' });
  await happen(service, user, 'brand.status_changed');
  await happen(service, user, 'campaign.status_changed');
  await arrivals(all, 2);
  await arrivals(receiver, 1);
  expect(receiver.arrivals.map(({ body }) => JSON.parse(body).type)).toEqual(['campaign.status_changed']);
  expect(JSON.stringify(all.arrivals)).not.toContain('another');
});

test('a rotated secret also signs for a day', async () => {
  const service = await start();
  const receiver = await webhookReceiver();
  const user = await service.register();
  const { id, secret } = await endpointFor(service, user, receiver);
  service.clock.set(new Date().toISOString());
  const rotated = await service.call('POST', `/v1/webhook-endpoints/${id}/rotate-secret`, undefined, user);
  expect(rotated.body.secret).not.toBe(secret);
  await happen(service, user);
  const [first] = await arrivals(receiver, 1);
  expect(() => verify(secret, first as never)).not.toThrow();
  expect(() => verify(rotated.body.secret, first as never)).not.toThrow();
  service.clock.advance(24 * HOUR_MS + 1);
  await happen(service, user);
  const second = (await arrivals(receiver, 2))[1];
  expect(second?.headers['webhook-signature']?.split(' ')).toHaveLength(1);
});

test('a test event goes only to the tested endpoint and returns its result', async () => {
  const service = await start();
  const [receiver, other] = await Promise.all([webhookReceiver(), webhookReceiver()]);
  const user = await service.register();
  const endpoint = await endpointFor(service, user, receiver, { events: ['tokens.low'] });
  await endpointFor(service, user, other);
  const run = () => service.call('POST', `/v1/webhook-endpoints/${endpoint.id}/test`, undefined, user);
  expect((await run()).body).toMatchObject({ delivery: { status: 'delivered', eventType: 'webhook.test' } });
  receiver.answer(500);
  const failed = await run();
  expect(failed.body.message).toContain('500');
  expect(failed.body.delivery).toMatchObject({ status: 'pending', attempts: 1, responseStatus: 500 });
  expect(other.arrivals).toHaveLength(0);
});

test('an account can send ten test events a minute; the next one is rejected and stores nothing', async () => {
  const service = await start();
  const receiver = await webhookReceiver();
  const [user, other] = [await service.register(), await service.register()];
  const [endpoint, othersEndpoint] = [
    await endpointFor(service, user, receiver),
    await endpointFor(service, other, receiver),
  ];
  const run = (id: number, who: typeof user) =>
    service.call('POST', `/v1/webhook-endpoints/${id}/test`, undefined, who);
  for (let sent = 0; sent < 10; sent += 1) {
    expect((await run(endpoint.id, user)).status).toBe(200);
  }
  const refused = await run(endpoint.id, user);
  expect(refused.status).toBe(429);
  expect(refused.headers).toMatchObject({ 'x-error-code': 'rate_limited', 'retry-after': '60' });
  expect(receiver.arrivals).toHaveLength(10);
  expect((await run(othersEndpoint.id, other)).status).toBe(200);
  service.clock.advance(61_000);
  expect((await run(endpoint.id, user)).status).toBe(200);
});

test('no header of a receiver makes a retry earlier than planned, or later than a day after that', () => {
  const header = fc.oneof(
    fc.string(),
    fc.nat().map(String),
    fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
    fc.constantFrom('-5', '1e9', '0x10', ' 5', '', 'Infinity', 'Invalid Date'),
  );
  fc.assert(
    fc.property(
      header,
      fc.option(header, { nil: undefined }),
      fc.integer({ min: 1, max: 7 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (asked, date, attempts, random) => {
        const askedMs = askedDelayMs({ 'retry-after': asked, date }, new Date('2026-11-21T10:00:00Z'));
        const plannedMs = retryDelayMs(attempts, random) ?? Number.NaN;
        const delayMs = retryDelayMs(attempts, random, askedMs);
        expect(delayMs).toBeGreaterThanOrEqual(plannedMs);
        expect(delayMs).toBeLessThanOrEqual(Math.max(plannedMs, 24 * HOUR_MS * 1.2));
      },
    ),
  );
  expect(retryDelayMs(8, 0.5, HOUR_MS)).toBeUndefined();
});
