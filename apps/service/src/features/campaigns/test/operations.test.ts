// Protects the campaign operations (G-43 to G-49): the success, errors and costs of each, and its calls to the
// registry.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClock } from '../../../../test/support/clock.ts';
import { expectLedgerInvariants } from '../../../../test/support/ledger-invariants.ts';
import {
  campaignRequest,
  createCampaign,
  expectCreated,
  paidFor,
  sync,
  verifiedBrand,
} from '../../../../test/support/registrations.ts';
import {
  type Customer,
  registerAdmin,
  startRegistry,
  type TestRegistry,
} from '../../../../test/support/registry.ts';
import { startService, type TestService, type TestUser } from '../../../../test/support/service.ts';

type Action = Parameters<TestRegistry['control']['fault']>[1];
const ATT = 10_017;
let registry: TestRegistry;
let service: TestService;
let admin: TestUser;
beforeAll(async () => {
  registry = await startRegistry({ clock: createClock(), autoShare: false });
  service = await startService({ environment: registry.environment, registryTimeoutMs: 500 });
  admin = await registerAdmin(service);
});
afterAll(async () => {
  await expectLedgerInvariants(service.deps.db);
  await service.close();
  await registry.close();
});

const call = (user: TestUser, method: string, path: string, body?: object) =>
  service.call(method, `/v1/tcr/campaigns${path}`, body, { token: user.token });
const atRegistry = (customer: Customer) => registry.control.campaigns(customer.sid);
const changing = (customer: Customer) =>
  registry.callsOf(customer.sid).filter(({ method }) => method !== 'GET');

/** A customer with a campaign; resets the record of what the setup cost. */
async function start(fields: object = {}) {
  const customer = await registry.customer(service);
  const brand = await verifiedBrand({ service, registry, admin }, customer);
  const created = expectCreated(
    await createCampaign(service, customer, campaignRequest(brand.localId, fields)),
  );
  const { localId, tcrCampaignId } = created.body;
  const paidBefore = (await paidFor(service, customer)).length;
  const calledBefore = changing(customer).length;
  return {
    customer,
    brand,
    created,
    localId: localId as number,
    tcrCampaignId: tcrCampaignId as string,
    paid: async () => (await paidFor(service, customer)).slice(paidBefore),
    asked: () => changing(customer).slice(calledBefore),
    detail: async () => (await call(customer, 'GET', `/${localId}`)).body.campaign,
  };
}

describe('create', () => {
  test('G-47 G-48 returns both ids and stores a complete record that names its brand', async () => {
    const { customer, brand, created, localId, tcrCampaignId, detail } = await start();
    expect(created.headers).toMatchObject({ 'x-token-cost': '1' });
    expect(created.body.tcrResponse).toMatchObject({ campaignId: tcrCampaignId });
    expect(created.body.message).toContain('Next, share it with your connectivity partner.');
    const campaign = await detail();
    // The response already has the record, so a customer need not pay for a read.
    expect(created.body.campaign).toEqual(campaign);
    expect(campaign).toMatchObject({
      localId,
      tcrCampaignId,
      tcrBrandId: brand.registryId,
      brandLocalId: brand.localId,
      userId: customer.id,
      credentialId: customer.credentialId,
      campaign_status: 'PENDING',
      sharing: null,
      carriers: [],
      refusal: null,
      progress: { phase: 'sharing', waitingFor: 'you' },
      history: [{ source: 'request', userId: customer.id }],
    });
    expect(await paidFor(service, customer)).toEqual(['createBrand', 'createCampaign', 'getCampaign']);
  });

  test('also accepts the registry’s brand id, and shares with a named partner immediately', async () => {
    const customer = await registry.customer(service);
    const brand = await verifiedBrand({ service, registry, admin }, customer);
    const request = campaignRequest(brand.registryId, { upstreamCnpId: 'TWILO' });
    const answer = expectCreated(await createCampaign(service, customer, request));
    expect(answer.body.message).toBe('The campaign was registered. It was shared with TWILO.');
    expect(atRegistry(customer)[0]?.sharing).toMatchObject({
      upstreamCnpId: 'TWILO',
      sharingStatus: 'PENDING',
    });
    expect(answer.body.campaign.progress).toMatchObject({ phase: 'partner-review', waitingFor: 'partner' });

    const unknown = campaignRequest(brand.registryId, { upstreamCnpId: 'NOBODY' });
    const unshared = expectCreated(await createCampaign(service, customer, unknown));
    expect(unshared.body.message).toMatch(
      /^The campaign was registered. It could not be shared with NOBODY yet: /,
    );
    expect(await paidFor(service, customer)).toEqual(['createBrand', 'createCampaign', 'createCampaign']);
  });

  test('G-43 an admin registers for a customer for free, but not with another customer’s credentials', async () => {
    const customer = await registry.customer(service);
    const other = await registry.customer(service);
    const brand = await verifiedBrand({ service, registry, admin }, customer);
    const by = (fields: object) => createCampaign(service, admin, campaignRequest(brand.localId, fields));
    expect((await by({})).body.error).toBe('credentialId: is required for admins, or userId');
    const wrong = await by({ credentialId: other.credentialId });
    expect([wrong.status, wrong.body.error]).toEqual([
      400,
      'brandId: the brand belongs to other credentials',
    ]);
    const { localId } = expectCreated(await by({ userId: customer.id })).body;
    expect((await call(customer, 'GET', `/${localId}`)).body.campaign.userId).toBe(customer.id);
    expect(await paidFor(service, customer)).toEqual(['createBrand', 'getCampaign']);
  });
});

describe('change', () => {
  test('G-48 only the sent fields change', async () => {
    const { customer, localId, asked, paid } = await start();
    const sample1 = 'Copper Kettle: your table is ready at 8. Reply STOP to opt out.';
    const answer = await call(customer, 'PUT', `/${localId}`, { sample1, usecase: 'CUSTOMER_CARE' });
    expect([answer.status, answer.body.campaign.sample1]).toEqual([200, sample1]);
    expect(answer.body.campaign.history[0]).toMatchObject({
      source: 'request',
      userId: customer.id,
      changes: [{ field: 'sample1', to: sample1 }],
    });
    expect(asked()).toMatchObject([{ method: 'PUT', body: { sample1 } }]);
    expect(atRegistry(customer)[0]?.campaign.sample1).toBe(sample1);
    expect(await paid()).toEqual(['updateCampaign']);
  });

  test.each<[object, string]>([
    [{}, 'body: must contain a field to change'],
    [{ usecase: 'MARKETING' }, 'usecase: cannot be changed after registration'],
    [{ subscriberOptout: false }, 'subscriberOptout: cannot be changed after registration'],
    [{ sample1: 'short' }, 'sample1: must have 20 to 1024 characters'],
  ])('%j is rejected before any charge', async (body, sentence) => {
    const { customer, localId, asked, paid } = await start();
    const answer = await call(customer, 'PUT', `/${localId}`, body);
    expect([answer.status, answer.body.error]).toEqual([400, sentence]);
    expect([asked(), await paid()]).toEqual([[], []]);
  });
});

describe('delete', () => {
  test('G-47 deactivates here and at the registry permanently, and is idempotent', async () => {
    const { customer, localId, asked, detail } = await start();
    for (let time = 0; time < 2; time += 1) {
      const answer = await call(customer, 'DELETE', `/${localId}`);
      expect([answer.status, answer.body.message]).toEqual([200, 'The campaign was deactivated.']);
    }
    expect(asked()).toHaveLength(1);
    expect(atRegistry(customer)[0]?.campaign.status).toBe('EXPIRED');
    await sync(service, admin, 'campaign', localId);
    expect(await detail()).toMatchObject({
      campaign_status: 'DEACTIVATED',
      progress: { phase: 'ended', waitingFor: 'nobody' },
    });
  });

  test('a campaign that the registry no longer has counts as deactivated', async () => {
    const { customer, localId, detail } = await start();
    registry.control.fault({ sid: customer.sid, method: 'DELETE' }, { do: 'error', code: 502 });
    expect((await call(customer, 'DELETE', `/${localId}`)).status).toBe(200);
    expect((await detail()).campaign_status).toBe('DEACTIVATED');
  });
});

describe('the way to the carriers', () => {
  test('share, nudge and resubmit reach the registry, show immediately and cost one token each', async () => {
    const { customer, localId, tcrCampaignId, asked, paid } = await start();
    const shared = await call(customer, 'POST', `/${localId}/share`, { upstreamCnpId: 'TWILO' });
    expect(shared.body).toMatchObject({
      message: 'The campaign was shared with TWILO.',
      campaign: { sharing: { sharingStatus: 'PENDING' }, progress: { phase: 'partner-review' } },
    });
    const twice = await call(customer, 'POST', `/${localId}/share`, { upstreamCnpId: 'BANDW' });
    expect(twice.status).toBe(400);
    const nudged = await call(customer, 'POST', `/${localId}/nudge`, { intent: 'REVIEW' });
    expect(nudged.status).toBe(200);
    const early = await call(customer, 'POST', `/${localId}/nudge`, { intent: 'APPEAL_REJECTION' });
    expect([early.status, early.body.error]).toEqual([400, expect.stringMatching(/^intent: /)]);
    registry.control.decideCampaign(tcrCampaignId, { outcome: 'accept' });
    registry.control.decideCampaign(tcrCampaignId, { outcome: 'carrier', status: 'REJECTED', mnoId: ATT });
    const again = await call(customer, 'POST', `/${localId}/resubmit`, { mnoIds: [ATT] });
    expect(again.status).toBe(200);
    const unknown = await call(customer, 'POST', `/${localId}/resubmit`, { mnoIds: [1] });
    expect(unknown.status).toBe(400);
    expect(unknown.body.error).toMatch(/^mnoIds: 1 is no carrier; there are 10017 \(AT&T\)/);
    expect(asked().map(({ path }) => path.split('/').slice(3).join('/'))).toEqual([
      'sharing/TWILO',
      'sharing/BANDW',
      'nudge',
      'nudge',
      'resubmit',
    ]);
    expect(await paid()).toEqual(['shareCampaign', 'nudgeCampaign', 'resubmitCampaign']);
  });

  test('G-48 sharing and operation status return the current answers of the partner and the carriers', async () => {
    const { customer, localId, tcrCampaignId, paid } = await start();
    registry.control.decideCampaign(tcrCampaignId, { outcome: 'share', cnpId: 'SINCH' });
    registry.control.decideCampaign(tcrCampaignId, { outcome: 'accept' });
    registry.control.decideCampaign(tcrCampaignId, { outcome: 'carrier', status: 'REGISTERED', mnoId: ATT });
    const sharing = await call(customer, 'GET', `/${localId}/sharing`);
    expect(sharing.body).toEqual({
      success: true,
      sharing: expect.objectContaining({ upstreamCnpId: 'SINCH', sharingStatus: 'ACCEPTED' }),
      carriers: [{ mnoId: ATT, carrier: 'AT&T', status: 'REGISTERED' }],
    });
    const status = await call(customer, 'GET', `/${localId}/operation-status`);
    expect(status.body).toEqual({
      success: true,
      operationStatus: [{ mnoId: ATT, carrier: 'AT&T', status: 'REGISTERED' }],
    });
    expect((await call(customer, 'GET', `/${localId}`)).body.campaign.campaign_status).toBe('ACTIVE');
    expect(await paid()).toEqual(['getCampaignSharing', 'getCampaignOperationStatus', 'getCampaign']);
  });
});

describe('a request that cannot be fulfilled', () => {
  test.each<[string, Action, number]>([
    ['returns 500', { do: 'status', status: 500 }, 502],
    ['does not respond', { do: 'hang' }, 504],
    ['returns nonsense', { do: 'nonsense' }, 502],
    ['limits the rate', { do: 'status', status: 429, retryAfterSeconds: 60 }, 503],
    ['rejects a field', { do: 'error', code: 501, description: 'Invalid', fields: ['sample1'] }, 400],
  ])('G-24 is refunded for every write if the registry %s', async (_, action, status) => {
    const { customer, localId, paid } = await start();
    const sample1 = 'Copper Kettle: your table is ready at 9. Reply STOP to opt out.';
    const writes: readonly (readonly [string, string, object?])[] = [
      ['PUT', '', { sample1 }],
      ['DELETE', ''],
      ['POST', '/nudge', { intent: 'REVIEW' }],
      ['POST', '/resubmit', { mnoIds: [ATT] }],
      ['POST', '/share', { upstreamCnpId: 'TWILO' }],
    ];
    for (const [method, path, body] of writes) {
      const fault = registry.control.fault({ sid: customer.sid }, action);
      const answer = await call(customer, method, `/${localId}${path}`, body);
      registry.control.clearFaults(fault.id);
      expect([answer.status, Object.keys(answer.body), answer.headers['x-token-cost']], path).toEqual([
        status,
        ['error'],
        undefined,
      ]);
    }
    expect(await paid()).toEqual([]);
  });

  test('G-49 without credentials, reads return the stored copy; everything else returns 403 and is free', async () => {
    const { customer, localId, asked, paid } = await start();
    await service.call('DELETE', `/v1/tcr/credentials/${customer.credentialId}`, undefined, admin);
    const refused = [
      await createCampaign(service, customer, campaignRequest(1)),
      await call(customer, 'PUT', `/${localId}`, { autoRenewal: false }),
      await call(customer, 'DELETE', `/${localId}`),
      await call(customer, 'GET', `/${localId}/sharing`),
      await call(customer, 'GET', `/${localId}/operation-status`),
      await call(customer, 'POST', `/${localId}/share`, { upstreamCnpId: 'TWILO' }),
      await call(customer, 'POST', `/${localId}/nudge`, { intent: 'REVIEW' }),
      await call(customer, 'POST', `/${localId}/resubmit`, { mnoIds: [ATT] }),
    ];
    for (const { status, body } of refused) {
      expect([status, body.error]).toEqual([403, 'Add your registry credentials first.']);
    }
    expect((await call(customer, 'GET', '')).body.campaigns).toHaveLength(1);
    expect((await call(customer, 'GET', `/${localId}`)).status).toBe(200);
    expect(await paid()).toEqual(['listCampaigns', 'getCampaign']);
    expect(asked()).toEqual([]);
  });
});

test('G-09 lists by page, status and brand, newest first', async () => {
  const { customer, brand, localId } = await start();
  const second = await verifiedBrand({ service, registry, admin }, customer);
  const other = expectCreated(await createCampaign(service, customer, campaignRequest(second.localId))).body;
  const idsOf = async (query: string) =>
    (await call(customer, 'GET', query)).body.campaigns.map((one: { localId: number }) => one.localId);
  expect(await idsOf('')).toEqual([other.localId, localId]);
  expect(await idsOf(`?brandId=${brand.registryId}`)).toEqual([localId]);
  expect(await idsOf(`?brandId=${second.localId}`)).toEqual([other.localId]);
  await call(customer, 'DELETE', `/${localId}`);
  expect(await idsOf('?status=DEACTIVATED')).toEqual([localId]);
  expect(await idsOf('?status=PENDING')).toEqual([other.localId]);
  expect(await idsOf('?page=2&limit=10')).toEqual([]);
});
