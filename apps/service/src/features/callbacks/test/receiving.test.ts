// Protects the callback endpoint (G-60, G-61, G-64): signed callbacks are stored and acknowledged, unsigned ones have
// no effect, and no customer's callback changes another customer's records.
import { EVENT_TYPES } from '@tendlc/registry/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../../../test/support/clock.ts';
import {
  eventsOf,
  looked,
  ownSignature,
  type Payload,
  post,
  registrySignature,
  sendCallback,
} from '../../../../test/support/callbacks.ts';
import {
  campaignRequest,
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
import {
  DATABASES,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';

let registry: TestRegistry;
let service: TestService;
let admin: TestUser;
beforeAll(async () => {
  registry = await startRegistry();
  service = await startService({ environment: registry.environment });
  admin = await registerAdmin(service);
});
afterAll(async () => {
  await service.close();
  await registry.close();
});

const lastWebhookOf = async (customer: Customer) =>
  (await service.call('GET', '/v1/tcr/my-credentials', undefined, customer)).body.credentials.lastWebhookAt;

const EVENT: Payload = {
  eventType: 'BRAND_ADD',
  brandId: 'BEXMPL1',
  description: 'Brand is added',
  mock: false,
};
const BODY = JSON.stringify(EVENT, undefined, 2);

describe('signatures', () => {
  test.each<[string, (customer: Customer) => Record<string, string>]>([
    ['hex', ({ webhookSecret }) => ({ 'x-tcr-webhook-signature': ownSignature(BODY, webhookSecret) })],
    [
      'base64',
      ({ webhookSecret }) => ({ 'x-tcr-webhook-signature': ownSignature(BODY, webhookSecret, 'base64') }),
    ],
    [
      'hex after sha256=',
      ({ webhookSecret }) => ({ 'x-tcr-webhook-signature': `sha256=${ownSignature(BODY, webhookSecret)}` }),
    ],
    [
      'the registry’s own scheme',
      ({ webhookUrl, authToken }) => ({
        'x-registry-signature': registrySignature(webhookUrl, EVENT, authToken),
      }),
    ],
    [
      'a wrong one of one scheme with a right one of the other',
      ({ webhookUrl, authToken }) => ({
        'x-tcr-webhook-signature': 'wrong',
        'x-registry-signature': registrySignature(webhookUrl, EVENT, authToken),
      }),
    ],
  ])('G-60 G-61 accepts a signature: %s', async (_, sign) => {
    const customer = await registry.customer(service);
    const answer = await post(service, customer.webhookToken, BODY, sign(customer));
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    const again = await post(service, customer.webhookToken, BODY, sign(customer));
    expect(again.status).toBe(200);
    const stored = await eventsOf(service, customer);
    expect(stored.map(({ event_type, payload }) => [event_type, payload])).toEqual([
      ['BRAND_ADD', EVENT],
      ['BRAND_ADD', EVENT],
    ]);
  });

  test.each<[string, (customer: Customer, other: Customer) => Record<string, string>]>([
    ['none', () => ({})],
    ['empty', () => ({ 'x-tcr-webhook-signature': '', 'x-registry-signature': '' })],
    [
      'of another body',
      ({ webhookSecret }) => ({ 'x-tcr-webhook-signature': ownSignature('{}', webhookSecret) }),
    ],
    [
      'of other credentials',
      (_, other) => ({ 'x-tcr-webhook-signature': ownSignature(BODY, other.webhookSecret) }),
    ],
    [
      'keyed with the auth token',
      ({ authToken }) => ({ 'x-tcr-webhook-signature': ownSignature(BODY, authToken) }),
    ],
    [
      'cut short',
      ({ webhookSecret }) => ({ 'x-tcr-webhook-signature': ownSignature(BODY, webhookSecret).slice(2) }),
    ],
    [
      'of other credentials in the registry’s scheme',
      ({ webhookUrl }, other) => ({
        'x-registry-signature': registrySignature(webhookUrl, EVENT, other.authToken),
      }),
    ],
    [
      'for another URL in the registry’s scheme',
      ({ authToken }, other) => ({
        'x-registry-signature': registrySignature(other.webhookUrl, EVENT, authToken),
      }),
    ],
  ])('G-60 G-61 rejects a signature with 401: %s', async (_, sign) => {
    const [customer, other] = [await registry.customer(service), await registry.customer(service)];
    const answer = await post(service, customer.webhookToken, BODY, sign(customer, other));
    expect([answer.status, answer.headers['x-error-code']]).toEqual([401, 'invalid_signature']);
    const [trace] = await eventsOf(service, customer);
    expect(trace).toMatchObject({ status: 'failed', event_type: null, payload: null, object_key: null });
    expect(await eventsOf(service, other)).toEqual([]);
  });

  test('G-141 credentials say when the last webhook arrived; a refused one does not count', async () => {
    const customer = await registry.customer(service);
    const refuse = () => post(service, customer.webhookToken, BODY, { 'x-tcr-webhook-signature': 'forged' });
    expect((await refuse()).status).toBe(401);
    expect(await lastWebhookOf(customer)).toBeNull();
    const signature = ownSignature(BODY, customer.webhookSecret);
    const accepted = await post(service, customer.webhookToken, BODY, {
      'x-tcr-webhook-signature': signature,
    });
    expect(accepted.status).toBe(200);
    const arrivedAt = service.clock.now().toISOString();
    expect(await lastWebhookOf(customer)).toBe(arrivedAt);
    service.clock.advance(MINUTE_MS);
    expect((await refuse()).status).toBe(401);
    expect(await lastWebhookOf(customer)).toBe(arrivedAt);
  });

  test('G-60 a changed secret works immediately, and the old one stops working', async () => {
    const customer = await registry.customer(service);
    const tcrWebhookSecret = 'whsec-of-today';
    await service.call('PUT', '/v1/tcr/my-credentials', { tcrWebhookSecret }, customer);
    expect((await sendCallback(service, customer, EVENT)).status).toBe(401);
    expect(
      (await sendCallback(service, { ...customer, webhookSecret: tcrWebhookSecret }, EVENT)).status,
    ).toBe(200);
  });
});

describe('answers', () => {
  test.each<[string, string | Buffer]>([
    ['no JSON', 'eventType=BRAND_ADD'],
    ['an array', '[{"eventType":"BRAND_ADD"}]'],
    ['a text', '"BRAND_ADD"'],
    ['null', 'null'],
    ['without eventType', '{"brandId":"BEXMPL1"}'],
    ['with an eventType that is not a string', '{"eventType":5}'],
    ['with an empty eventType', '{"eventType":""}'],
    ['no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
    ['empty', ''],
    ['nested thousands of times', `{"eventType":"BRAND_ADD","x":${'['.repeat(7_000)}${']'.repeat(7_000)}}`],
    ['nested as deep as it is long', `{"eventType":"X","x":${'['.repeat(90_000)}${']'.repeat(90_000)}}`],
  ])('G-61 returns 400 and stores as failed: signed, but %s', async (_, body) => {
    const customer = await registry.customer(service);
    const signature = ownSignature(body, customer.webhookSecret);
    const answer = await post(service, customer.webhookToken, body, { 'x-tcr-webhook-signature': signature });
    expect(answer.status).toBe(400);
    expect(await eventsOf(service, customer)).toMatchObject([{ status: 'failed', error: answer.body.error }]);
  });

  test('G-61 an unknown URL and deactivated credentials return 404', async () => {
    const customer = await registry.customer(service);
    const unknown = await post(service, 'nobody-has-this-token', BODY);
    await service.call('DELETE', `/v1/tcr/credentials/${customer.credentialId}`, undefined, admin);
    const gone = await sendCallback(service, customer, EVENT);
    expect([unknown.status, gone.status]).toEqual([404, 404]);
    expect(gone.body).toEqual(unknown.body);
    expect(await eventsOf(service, customer)).toEqual([]);
  });

  test('G-61 a body over 256 KiB returns 413 and is not stored', async () => {
    const customer = await registry.customer(service);
    const answer = await sendCallback(service, customer, { ...EVENT, description: 'x'.repeat(262_144) });
    expect(answer.status).toBe(413);
    expect(await eventsOf(service, customer)).toEqual([]);
    const large = await sendCallback(service, customer, { ...EVENT, description: 'x'.repeat(250_000) });
    expect(large.status).toBe(200);
  });

  test.each(['application/json', 'application/json; utf-8', 'text/plain', 'nonsense', ''])(
    'the content type %s is accepted like any other',
    async (contentType) => {
      const customer = await registry.customer(service);
      const answer = await post(service, customer.webhookToken, BODY, {
        'content-type': contentType,
        'x-tcr-webhook-signature': ownSignature(BODY, customer.webhookSecret),
      });
      expect(answer.status).toBe(200);
    },
  );

  test('G-64 an unknown type is processed without effect, whatever records it names', async () => {
    const customer = await registry.customer(service);
    await sendCallback(service, customer, { ...EVENT, eventType: 'BRAND_TURNED_BLUE' });
    await sendCallback(service, customer, { eventType: 'CSP_SUSPEND' });
    await sendCallback(service, customer, { eventType: 'BRAND_ADD' });
    expect(await looked(service, customer)).toMatchObject([
      { status: 'processed' },
      { status: 'processed' },
      { status: 'processed' },
    ]);
    expect(registry.callsOf(customer.sid)).toEqual([]);
  });

  test('an event stores any valid body', async () => {
    const customer = await registry.customer(service);
    const description = 'a\u0000b \ud800 \u{1F600} __proto__';
    const answer = await sendCallback(service, customer, {
      eventType: 'X\u0000Y',
      brandId: 'B'.repeat(5_000),
      campaignId: 7,
      description,
    });
    expect(answer.status).toBe(200);
    expect(await looked(service, customer)).toMatchObject([{ status: 'processed', tcr_brand_id: null }]);
  });
});

describe.each(DATABASES)('forged callbacks on the %s database', (database) => {
  test('G-61 leave at most one log line a minute', async () => {
    const flooded = await startService({ database, environment: registry.environment });
    try {
      const customer = await registry.customer(flooded);
      for (let round = 0; round < 4; round += 1) {
        const answers = await Promise.all(
          Array.from({ length: 50 }, () => post(flooded, customer.webhookToken, BODY)),
        );
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
      }
      // The first concurrent arrivals may each have found no earlier line.
      const first = (await eventsOf(flooded, customer)).length;
      expect(first).toBeLessThanOrEqual(10);
      flooded.clock.advance(MINUTE_MS + 1);
      await post(flooded, customer.webhookToken, BODY);
      await post(flooded, customer.webhookToken, BODY);
      expect(await eventsOf(flooded, customer)).toHaveLength(first + 1);
    } finally {
      await flooded.close();
    }
  });
});

describe('G-63 no callback of one customer changes another’s records', () => {
  let owner: Customer;
  let stranger: Customer;
  let brand: { localId: number; registryId: string };
  let campaign: { localId: number; registryId: string };
  beforeAll(async () => {
    [owner, stranger] = [await registry.customer(service), await registry.customer(service)];
    brand = await verifiedBrand({ service, registry, admin }, owner);
    const created = expectCreated(await createCampaign(service, owner, campaignRequest(brand.localId)));
    campaign = { localId: created.body.localId, registryId: created.body.tcrCampaignId };
    // The registry has changes that any read would copy to our records.
    registry.control.decideBrand(brand.registryId, { outcome: 'score', score: 91 });
    registry.control.decideCampaign(campaign.registryId, { outcome: 'expire' });
  });

  const rows = () =>
    Promise.all([
      service.deps.db.selectFrom('brands').selectAll().where('id', '=', brand.localId).execute(),
      service.deps.db.selectFrom('campaigns').selectAll().where('id', '=', campaign.localId).execute(),
    ]);

  test.each(EVENT_TYPES.map(({ eventType }) => eventType))('G-63 %s', async (eventType) => {
    const before = { rows: await rows(), calls: registry.callsOf(owner.sid).length };
    const payload: Payload = {
      eventType,
      brandId: brand.registryId,
      campaignId: campaign.registryId,
      brandIdentityStatus: 'UNVERIFIED',
      description: 'Rejection Category: OTHER. Explanation: forged',
    };
    const { campaignId: _, ...aboutBrand } = payload;
    for (const one of [payload, aboutBrand]) {
      const body = JSON.stringify(one);
      const own = ownSignature(body, stranger.webhookSecret);
      const refused = await Promise.all([
        post(service, owner.webhookToken, body),
        post(service, owner.webhookToken, body, { 'x-tcr-webhook-signature': own }),
        post(service, owner.webhookToken, body, {
          'x-registry-signature': registrySignature(owner.webhookUrl, one, stranger.authToken),
        }),
        // The owner's real callback, forwarded to another URL.
        post(service, stranger.webhookToken, body, {
          'x-tcr-webhook-signature': ownSignature(body, owner.webhookSecret),
          'x-registry-signature': registrySignature(owner.webhookUrl, one, owner.authToken),
        }),
      ]);
      expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
      const taken = await post(service, stranger.webhookToken, body, { 'x-tcr-webhook-signature': own });
      expect(taken.status).toBe(200);
    }
    await looked(service, stranger);
    expect(await rows()).toEqual(before.rows);
    expect(registry.callsOf(owner.sid)).toHaveLength(before.calls);
    expect(registry.callsOf(stranger.sid)).toEqual([]);
    expect((await eventsOf(service, owner)).filter(({ event_type }) => event_type !== null)).toEqual([]);
  });
});
