// Protects G-81: what a page about a registration needs of its brand and campaign is in the registration, and costs nothing.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  campaignRequest,
  createBrand,
  createCampaign,
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
import {
  DATABASES,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';
import { createWay, packetOf, type Way } from './support/submissions.ts';

describe.each(DATABASES)('what a registration shows for free on the %s database', (database) => {
  let registry: TestRegistry;
  let service: TestService;
  let admin: TestUser;
  let customer: Customer;
  let way: Way;
  beforeAll(async () => {
    registry = await startRegistry();
    service = await startService({ database, environment: registry.environment });
    admin = await registerAdmin(service);
    customer = await registry.customer(service);
    way = createWay(service, registry, admin);
  });
  afterAll(async () => {
    await service.close();
    await registry.close();
  });

  const list = async (query: string, by: TestUser = customer) =>
    (await service.call('GET', `/v1/registrations${query}`, undefined, by)).body;
  const create = async (request: object) =>
    (await service.call('POST', '/v1/registrations', request, customer)).body.registration;

  test('G-103 a campaign has its brand by name, its partner, its carriers with their times, and what was filled in', async () => {
    const { localId, registryId } = await verifiedBrand({ service, registry, admin }, customer);
    const created = await createCampaign(service, customer, campaignRequest(registryId));
    const second = await createCampaign(service, customer, campaignRequest(registryId));
    const { localId: campaignId, tcrCampaignId, campaign } = second.body;
    expect((await list(`?campaignId=${created.body.localId}`)).registrations).toMatchObject([
      { carriers: [], sharing: null, actionRequired: 'sharing' },
    ]);
    await service.call('PUT', `/v1/tcr/campaigns/${campaignId}/share`, { upstreamCnpId: 'TWILO' }, customer);
    await way.decideCampaign(tcrCampaignId, { outcome: 'accept' });
    await way.decideCampaign(tcrCampaignId, { outcome: 'carrier', status: 'REGISTERED', mnoId: 10_017 });
    const before = await paidFor(service, customer);
    const { registrations } = await list(`?campaignId=${campaignId}`);
    expect(registrations).toHaveLength(1);
    const [shown] = registrations;
    expect(shown).toMatchObject({
      brand: null,
      brandId: localId,
      campaignId,
      brandName: expect.stringContaining('Copper Kettle'),
      registeredBrand: { city: 'Austin', entityType: 'PRIVATE_PROFIT' },
      brandStanding: { status: 'ACTIVE', identityStatus: 'VERIFIED', vettingStatus: null, trustScore: null },
      sharing: { upstreamCnpId: 'TWILO' },
      defaulted: campaign.defaulted,
      feedback: null,
      refusal: null,
    });
    expect(shown.carriers).not.toEqual([]);
    for (const { at } of shown.carriers) {
      expect(Date.parse(at)).toBeLessThanOrEqual(service.clock.now().getTime());
    }
    expect(shown.carriers).toContainEqual(
      expect.objectContaining({ mnoId: 10_017, carrier: 'AT&T', status: 'REGISTERED' }),
    );
    expect(await paidFor(service, customer)).toEqual(before);
  });

  test('the time of a carrier changes only with its own status', async () => {
    const { registryId } = await verifiedBrand({ service, registry, admin }, customer);
    const { localId, tcrCampaignId } = (await createCampaign(service, customer, campaignRequest(registryId)))
      .body;
    await service.call('PUT', `/v1/tcr/campaigns/${localId}/share`, { upstreamCnpId: 'TWILO' }, customer);
    const timesOf = async () =>
      Object.fromEntries(
        (await list(`?campaignId=${localId}`)).registrations[0].carriers.map(
          ({ carrier, at }: { carrier: string; at: string }) => [carrier, at],
        ),
      );
    await way.decideCampaign(tcrCampaignId, { outcome: 'accept' });
    await way.decideCampaign(tcrCampaignId, { outcome: 'carrier', status: 'REGISTERED', mnoId: 10_017 });
    const first = await timesOf();
    service.clock.advance(60_000);
    await way.decideCampaign(tcrCampaignId, { outcome: 'carrier', status: 'REJECTED', mnoId: 10_035 });
    const second = await timesOf();
    expect(second['AT&T']).toBe(first['AT&T']);
    expect(Date.parse(second['T-Mobile'])).toBeGreaterThanOrEqual(Date.parse(first['AT&T']) + 60_000);
  });

  test('a brand that was not verified has the feedback of the registry with remedies', async () => {
    const { localId, tcrBrandId } = (await createBrand(service, customer)).body;
    registry.control.decideBrand(tcrBrandId, { outcome: 'refuse' });
    await sync(service, admin, 'brand', localId);
    const [shown] = (await list(`?brandId=${localId}`)).registrations;
    expect(shown).toMatchObject({
      brandStanding: { status: 'FAILED' },
      feedback: { categories: [{ remedy: expect.any(String), fields: expect.arrayContaining(['ein']) }] },
      carriers: [],
      sharing: null,
    });
    const paid = await service.call('GET', `/v1/tcr/brands/${localId}/feedback`, undefined, customer);
    expect(shown.feedback).toEqual(paid.body.feedback);
  });

  test('a submission that waits for a code says so', async () => {
    const person = {
      entityType: 'SOLE_PROPRIETOR',
      companyName: undefined,
      ein: undefined,
      firstName: 'Robin',
      lastName: 'Alder',
      mobilePhone: '+15125557124',
    };
    const packet = packetOf(person, { usecase: 'SOLE_PROPRIETOR', subUsecases: ['CUSTOMER_CARE'] });
    const id = await way.submitNew(customer, packet);
    const { tcrBrandId } = await way.reach(customer, id, (shown) => shown.tcrBrandId !== null, 'the brand');
    await sync(service, admin, 'brand', tcrBrandId);
    const shown = await way.reach(customer, id, ({ actionRequired }) => actionRequired !== null, 'the code');
    expect(shown).toMatchObject({ status: 'ACTION_REQUIRED', actionRequired: 'code' });
  });

  test('G-104 a customer can be set, changed, removed, copied, searched, and filtered, and counts follow', async () => {
    const made = await create({ label: 'One', customer: '  Juniper Dental ' });
    const other = await create({ label: 'Two', customer: 'Juniper Dental' });
    await create({ label: 'Three', customer: 'Juniper Dental West' });
    expect(made.customer).toBe('Juniper Dental');
    const path = `/v1/registrations/${made.id}`;
    const copy = await service.call('POST', `${path}/copies`, { label: 'Copy' }, customer);
    expect(copy.body.registration.customer).toBe('Juniper Dental');
    const filtered = await list('?customer=Juniper%20Dental');
    expect(filtered.registrations.map(({ label }: { label: string }) => label).toSorted()).toEqual([
      'Copy',
      'One',
      'Two',
    ]);
    expect(filtered).toMatchObject({ pagination: { total: 3 }, counts: { byStatus: { DRAFT: 3 } } });
    expect((await list('?search=JUNIPER%20dental%20w')).registrations).toMatchObject([{ label: 'Three' }]);
    const changed = await service.call('PATCH', path, { customer: 'Copper Kettle' }, customer);
    expect(changed.body.registration).toMatchObject({
      customer: 'Copper Kettle',
      revision: made.revision,
    });
    const removed = await service.call(
      'PATCH',
      `/v1/registrations/${other.id}`,
      { customer: null },
      customer,
    );
    expect(removed.body.registration.customer).toBeNull();
    expect((await list('?customer=Juniper%20Dental')).registrations).toMatchObject([{ label: 'Copy' }]);
    for (const customerName of ['', '   ', 'x'.repeat(101), 'two\nlines']) {
      const refused = await service.call('PATCH', path, { customer: customerName }, customer);
      expect(refused).toMatchObject({ status: 400, body: { error: expect.stringContaining('customer') } });
    }
  });
});
