// Protects how callbacks are applied (G-62 to G-64): once the record is known and the registry responds, with the
// registry's data and not the callback's, and the service gives up after a day.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClock, DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../test/support/clock.ts';
import { eventsOf, looked, post, sendCallback, subscribe } from '../../../../test/support/callbacks.ts';
import { listen } from '../../../../test/support/raw-http.ts';
import {
  brandRequest,
  campaignRequest,
  createBrand,
  createCampaign,
  expectCreated,
  verifiedBrand,
} from '../../../../test/support/registrations.ts';
import {
  type Customer,
  registerAdmin,
  startRegistry,
  type TestRegistry,
} from '../../../../test/support/registry.ts';
import { startService, type TestService, type TestUser } from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';

const SECOND_MS = 1_000;
let registry: TestRegistry;
let service: TestService;
let admin: TestUser;
let port: number;
beforeAll(async () => {
  // This registry does nothing on its own: its clock stands still until a test moves it.
  registry = await startRegistry({ clock: createClock(), autoShare: false });
  service = await startService({ environment: registry.environment });
  admin = await registerAdmin(service);
  port = await listen(service);
});
afterAll(async () => {
  await service.close();
  await registry.close();
});

const brandOf = (localId: number) =>
  service.deps.db.selectFrom('brands').selectAll().where('id', '=', localId).executeTakeFirstOrThrow();
async function detailOf(customer: Customer, kind: 'brand' | 'campaign', localId: number) {
  const answer = await service.call('GET', `/v1/tcr/${kind}s/${localId}`, undefined, customer);
  return answer.body[kind];
}
const lastEvent = async (customer: Customer) => (await eventsOf(service, customer)).at(-1);
const lastEventIs = (customer: Customer, status: string) =>
  waitFor(async () => {
    const event = await lastEvent(customer);
    return event?.status === status ? event : undefined;
  }, `the event to be ${status}`);
/** All callbacks have been delivered and applied. */
async function settled(customer: Customer) {
  await registry.control.callbacksSent();
  return waitFor(async () => {
    const events = await eventsOf(service, customer);
    const waiting = events.filter(({ status }) => status === 'received');
    if (waiting.some(({ attempts }) => attempts > 0)) {
      // On a busy machine the registry may miss its timeout once; the next attempt is due later by this clock.
      service.clock.advance(MINUTE_MS);
    }
    return waiting.length > 0 ? undefined : events;
  }, 'all callbacks to be applied');
}

test('G-63 a callback without the new value triggers a read; the history names the callbacks', async () => {
  const customer = await registry.customer(service);
  subscribe(registry, port, customer);
  const { localId, tcrBrandId } = expectCreated(await createBrand(service, customer)).body;
  await settled(customer);
  registry.control.decideBrand(tcrBrandId, { outcome: 'verify' });
  await settled(customer);
  registry.control.decideBrand(tcrBrandId, { outcome: 'score', score: 82 });
  await settled(customer);
  const brand = await detailOf(customer, 'brand', localId);
  expect(brand).toMatchObject({
    brand_status: 'ACTIVE',
    identityStatus: 'VETTED_VERIFIED',
    trustScore: 82,
    vettingStatus: 'ACTIVE',
    lastSyncedAt: service.clock.now().toISOString(),
  });
  const told = brand.history.filter(({ source }: { source: string }) => source === 'callback');
  expect(told.flatMap(({ eventTypes }: { eventTypes: string[] }) => eventTypes)).toContain(
    'BRAND_IDENTITY_STATUS_UPDATE',
  );
});

test('G-63 the registry’s data overrides the callback’s', async () => {
  const customer = await registry.customer(service);
  const brand = await verifiedBrand({ service, registry, admin }, customer);
  await sendCallback(service, customer, {
    eventType: 'BRAND_IDENTITY_STATUS_UPDATE',
    brandId: brand.registryId,
    brandIdentityStatus: 'UNVERIFIED',
  });
  await lastEventIs(customer, 'processed');
  expect(await brandOf(brand.localId)).toMatchObject({
    brand_status: 'ACTIVE',
    identity_status: 'VERIFIED',
  });
});

test('G-63 repeated and reordered callbacks lead to the same state', async () => {
  const customer = await registry.customer(service);
  subscribe(registry, port, customer, { hold: true, duplicates: 2 });
  const { localId, tcrBrandId } = expectCreated(await createBrand(service, customer)).body;
  registry.control.decideBrand(tcrBrandId, { outcome: 'refuse', category: 'TAX_ID' });
  registry.control.decideBrand(tcrBrandId, { outcome: 'verify' });
  registry.control.decideBrand(tcrBrandId, { outcome: 'score', score: 30 });
  registry.control.decideBrand(tcrBrandId, { outcome: 'score', score: 60 });
  registry.control.release('reversed', customer.sid);
  const events = await settled(customer);
  expect(events.length).toBeGreaterThan(20);
  expect(new Set(events.map(({ status }) => status))).toEqual(new Set(['processed']));
  expect(await brandOf(localId)).toMatchObject({ brand_status: 'ACTIVE', trust_score: 60 });
});

test('G-63 a callback for an unknown record waits for a day and then fails', async () => {
  const customer = await registry.customer(service);
  await sendCallback(service, customer, { eventType: 'BRAND_ADD', brandId: 'BNOBODY' });
  const [first] = await looked(service, customer);
  expect(first).toMatchObject({ status: 'received', attempts: 1 });
  service.clock.advance(DAY_MS - MINUTE_MS);
  const [waiting] = await looked(service, customer, 2);
  expect(waiting).toMatchObject({ status: 'received', attempts: 2 });
  service.clock.advance(HOUR_MS);
  expect(await lastEventIs(customer, 'failed')).toMatchObject({
    error: 'No brand or campaign of these credentials has this ID.',
    processed_at: service.clock.now(),
  });
  expect(registry.callsOf(customer.sid)).toEqual([]);
});

test('G-63 a callback that arrives before the response to its create is applied afterwards', async () => {
  const customer = await registry.customer(service);
  subscribe(registry, port, customer, { beforeAnswer: true });
  const { localId, tcrBrandId } = expectCreated(await createBrand(service, customer)).body;
  expect(await eventsOf(service, customer)).toMatchObject([{ event_type: 'BRAND_ADD' }]);
  await looked(service, customer);
  service.clock.advance(3 * SECOND_MS);
  await lastEventIs(customer, 'processed');
  expect(await brandOf(localId)).toMatchObject({ tcr_brand_id: tcrBrandId });
  const brands = await service.deps.db
    .selectFrom('brands')
    .select('id')
    .where('user_id', '=', customer.id)
    .execute();
  expect(brands).toHaveLength(1);
});

test('G-45 a callback resolves an unconfirmed registration, even one that was given up', async () => {
  for (const isGivenUp of [false, true]) {
    const customer = await registry.customer(service);
    subscribe(registry, port, customer, { hold: true });
    const create = { method: 'POST', path: '/brand/nonBlocking', sid: customer.sid };
    const lookUp = { method: 'GET', path: '/brand', sid: customer.sid };
    registry.control.fault(create, { do: 'drop', processed: true });
    // The registry's lookup finds a new record only after a while.
    const late = { do: 'status', status: 200, body: '{"records":[],"page":1,"totalRecords":0}' } as const;
    const fault = registry.control.fault(lookUp, late, 99);
    expect((await createBrand(service, customer)).status).toBe(502);
    if (isGivenUp) {
      service.clock.advance(16 * MINUTE_MS);
      await service.deps.sweep();
    }
    const row = await service.deps.db
      .selectFrom('brands')
      .selectAll()
      .where('user_id', '=', customer.id)
      .executeTakeFirstOrThrow();
    expect(row.registration).toBe(isGivenUp ? 'refused' : 'in_doubt');
    registry.control.clearFaults(fault.id);
    registry.control.release('kept', customer.sid);
    await settled(customer);
    const [object] = registry.control.brands(customer.sid);
    expect(await brandOf(row.id)).toMatchObject({
      registration: 'registered',
      tcr_brand_id: object?.brand.brandId,
    });
    const brand = await detailOf(customer, 'brand', row.id);
    expect(brand.history.at(-1)).toMatchObject({ source: 'callback', userId: null });
  }
});

test('G-63 callbacks wait while the registry is unavailable and are applied when it is back', async () => {
  const customer = await registry.customer(service);
  const brand = await verifiedBrand({ service, registry, admin }, customer);
  registry.control.decideBrand(brand.registryId, { outcome: 'score', score: 44 });
  const away = registry.control.fault(
    { sid: customer.sid, method: 'GET' },
    { do: 'status', status: 404 },
    99,
  );
  await sendCallback(service, customer, { eventType: 'EVP_REPORT_SCORE', brandId: brand.registryId });
  expect(await looked(service, customer)).toMatchObject([
    { status: 'received', error: 'The registry request failed.' },
  ]);
  expect(await brandOf(brand.localId)).toMatchObject({ trust_score: null });
  registry.control.clearFaults(away.id);
  service.clock.advance(5 * SECOND_MS);
  expect(await lastEventIs(customer, 'processed')).toMatchObject({ error: null });
  expect(await brandOf(brand.localId)).toMatchObject({ trust_score: 44 });
});

test('pending callbacks of deactivated credentials change nothing and fail after a day', async () => {
  const customer = await registry.customer(service);
  const brand = await verifiedBrand({ service, registry, admin }, customer);
  registry.control.fault({ sid: customer.sid, method: 'GET' }, { do: 'status', status: 404 }, 2);
  await sendCallback(service, customer, { eventType: 'BRAND_DELETE', brandId: brand.registryId });
  await looked(service, customer);
  await service.call('DELETE', `/v1/tcr/credentials/${customer.credentialId}`, undefined, admin);
  const calls = registry.callsOf(customer.sid).length;
  service.clock.advance(DAY_MS + HOUR_MS);
  expect(await lastEventIs(customer, 'failed')).toMatchObject({
    error: 'The registry credentials are deactivated.',
  });
  expect(await brandOf(brand.localId)).toMatchObject({ brand_status: 'ACTIVE' });
  expect(registry.callsOf(customer.sid)).toHaveLength(calls);
});

test('G-47 G-63 a campaign follows its partner and its carriers to every final status', async () => {
  const customer = await registry.customer(service);
  subscribe(registry, port, customer);
  const brand = await verifiedBrand({ service, registry, admin }, customer);
  const created = expectCreated(await createCampaign(service, customer, campaignRequest(brand.localId)));
  const { localId, tcrCampaignId } = created.body;
  const { control } = registry;
  type Outcome = Parameters<typeof control.decideCampaign>[1];
  const steps: readonly (readonly [Outcome, object])[] = [
    [
      { outcome: 'share', cnpId: 'TWILO' },
      { campaign_status: 'PENDING', sharing: { sharingStatus: 'PENDING' } },
    ],
    [
      {
        outcome: 'decline',
        categories: ['CALL_TO_ACTION', 'OTHER'],
        explanation: 'CR4015 - nowhere to be found',
      },
      {
        campaign_status: 'REJECTED',
        progress: { phase: 'declined', waitingFor: 'you' },
        refusal: {
          by: 'the connectivity partner',
          categories: ['CALL_TO_ACTION', 'OTHER'],
          explanation: 'CR4015 - nowhere to be found',
        },
      },
    ],
    [
      { outcome: 'share', cnpId: 'BANDW' },
      { campaign_status: 'PENDING', refusal: null },
    ],
    [
      { outcome: 'accept' },
      { sharing: { sharingStatus: 'ACCEPTED' }, progress: { phase: 'partner-review' } },
    ],
    [
      { outcome: 'carrier', status: 'REVIEW' },
      { campaign_status: 'PENDING', progress: { phase: 'carrier-review', waitingFor: 'carriers' } },
    ],
    [
      { outcome: 'carrier', status: 'REGISTERED', mnoId: 10_017 },
      { campaign_status: 'ACTIVE', progress: { phase: 'partly-approved', waitingFor: 'carriers' } },
    ],
    [
      { outcome: 'carrier', status: 'REGISTERED' },
      { campaign_status: 'ACTIVE', progress: { phase: 'approved', waitingFor: 'nobody' } },
    ],
    [
      { outcome: 'suspend' },
      { campaign_status: 'SUSPENDED', progress: { phase: 'suspended', waitingFor: 'you' } },
    ],
    [{ outcome: 'lift' }, { campaign_status: 'ACTIVE', progress: { phase: 'approved' }, refusal: null }],
    [
      { outcome: 'carrier', status: 'REJECTED' },
      { campaign_status: 'REJECTED', progress: { phase: 'rejected', waitingFor: 'you' } },
    ],
    [
      { outcome: 'expire' },
      { campaign_status: 'EXPIRED', progress: { phase: 'expired', waitingFor: 'you' } },
    ],
  ];
  for (const [outcome, expected] of steps) {
    control.decideCampaign(tcrCampaignId, outcome);
    await settled(customer);
    expect(await detailOf(customer, 'campaign', localId), JSON.stringify(outcome)).toMatchObject(expected);
  }
});

test('G-46 a brand that is deleted at the registry is deleted here and stays deleted', async () => {
  const customer = await registry.customer(service);
  subscribe(registry, port, customer);
  const brand = await verifiedBrand({ service, registry, admin }, customer);
  const answer = await fetch(`${registry.environment.REGISTRY_URL}/brand/${brand.registryId}`, {
    method: 'DELETE',
    headers: { authorization: `Basic ${Buffer.from(`${customer.sid}:sandbox`).toString('base64')}` },
  });
  expect(answer.status).toBe(204);
  await settled(customer);
  expect(await detailOf(customer, 'brand', brand.localId)).toMatchObject({
    brand_status: 'DELETED',
    progress: { phase: 'ended', waitingFor: 'nobody' },
  });
});

test('G-62 only admins can replay an event, only if it was stored, and it is applied again', async () => {
  const customer = await registry.customer(service);
  await sendCallback(service, customer, { eventType: 'BRAND_ADD', brandId: 'BEXMPL9' });
  await looked(service, customer);
  service.clock.advance(DAY_MS + HOUR_MS);
  const failed = await lastEventIs(customer, 'failed');
  // The record now exists under the registry's id.
  const { localId, tcrBrandId } = expectCreated(await createBrand(service, customer, brandRequest())).body;
  await service.deps.db
    .updateTable('registry_events')
    .set({ object_key: `brand:${tcrBrandId}`, tcr_brand_id: tcrBrandId })
    .where('id', '=', failed.id)
    .execute();
  registry.control.decideBrand(tcrBrandId, { outcome: 'verify' });
  const path = `/v1/tcr/webhook-events/${failed.id}/replay`;
  expect((await service.call('POST', path, undefined, customer)).status).toBe(403);
  const answer = await service.call('POST', path, undefined, admin);
  expect([answer.status, answer.body.event.status]).toEqual([200, 'received']);
  const replayed = await lastEventIs(customer, 'processed');
  // When it was received, and how often it was tried, stay true.
  expect(replayed).toMatchObject({ received_at: failed.received_at, attempts: failed.attempts + 1 });
  expect(await brandOf(localId)).toMatchObject({ brand_status: 'ACTIVE' });
  // A second replay changes nothing.
  expect((await service.call('POST', path, undefined, admin)).status).toBe(200);
  await lastEventIs(customer, 'processed');

  await post(service, customer.webhookToken, '{}');
  const trace = await lastEvent(customer);
  const refused = await service.call('POST', `/v1/tcr/webhook-events/${trace?.id}/replay`, undefined, admin);
  expect(refused.status).toBe(400);
  for (const id of ['999999', 'x', '0', '99999999999999999999']) {
    const missing = await service.call('POST', `/v1/tcr/webhook-events/${id}/replay`, undefined, admin);
    expect(missing.status, id).toBe(404);
  }
});

test('G-09 only admins list events, newest first, by status, type and credentials', async () => {
  const customer = await registry.customer(service);
  for (const eventType of ['CSP_ACTIVE', 'CSP_APPROVE', 'CSP_SUSPEND']) {
    await sendCallback(service, customer, { eventType });
  }
  await looked(service, customer);
  const list = async (query: string) =>
    (
      await service.call(
        'GET',
        `/v1/tcr/webhook-events?credentialId=${customer.credentialId}${query}`,
        undefined,
        admin,
      )
    ).body;
  const { events, pagination } = await list('');
  expect(events.map(({ eventType }: { eventType: string }) => eventType)).toEqual([
    'CSP_SUSPEND',
    'CSP_APPROVE',
    'CSP_ACTIVE',
  ]);
  expect(pagination).toEqual({ page: 1, limit: 25, total: 3, totalPages: 1 });
  expect((await list('&eventType=CSP_APPROVE')).events).toHaveLength(1);
  expect((await list('&status=failed')).events).toEqual([]);
  expect((await list('&page=2&limit=10')).events).toEqual([]);
  expect((await service.call('GET', '/v1/tcr/webhook-events', undefined, customer)).status).toBe(403);
  expect((await service.call('GET', '/v1/tcr/webhook-events?status=lost', undefined, admin)).status).toBe(
    400,
  );
});

test('G-62 a sweep queues events again if their job failed', async () => {
  const customer = await registry.customer(service);
  const { db, jobs } = service.deps;
  await sendCallback(service, customer, { eventType: 'CSP_ACTIVE' });
  await lastEventIs(customer, 'processed');
  await db
    .updateTable('registry_events')
    .set({ status: 'received', processed_at: null })
    .where('credential_id', '=', customer.credentialId)
    .execute();
  await service.deps.sweep();
  jobs.wake();
  expect((await lastEvent(customer))?.status).toBe('received');
  service.clock.advance(HOUR_MS + 1);
  await service.deps.sweep();
  jobs.wake();
  await lastEventIs(customer, 'processed');
});
