// Protects G-105: a reseller sees each customer with where its registrations stand and what they cost, and renames it.
import { registryCosts } from '@tendlc/compliance';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe.each(DATABASES)('customers of a reseller on the %s database', (database) => {
  let registry: TestRegistry;
  let service: TestService;
  let admin: TestUser;
  let reseller: Customer;
  let way: Way;
  beforeAll(async () => {
    registry = await startRegistry();
    service = await startService({ database, environment: registry.environment });
    admin = await registerAdmin(service);
    reseller = await registry.customer(service);
    way = createWay(service, registry, admin);
  });
  afterAll(async () => {
    await service.close();
    await registry.close();
  });

  const customers = async (query = '', by: TestUser = reseller) =>
    (await service.call('GET', `/v1/registration-customers${query}`, undefined, by)).body;
  const draft = (customer: string, by: TestUser = reseller) =>
    way.draft(by, { label: 'Draft', customer, brand: { brandName: customer } });
  const rename = (body: object, by: TestUser = reseller) =>
    service.call('PATCH', '/v1/registration-customers', body, by);

  test('G-105 a customer has counts, the tokens of the ledger, and the fees of the fee table', async () => {
    const id = await way.submitNew(reseller, { ...packetOf(), customer: 'Zinnia' });
    const { tcrBrandId } = await way.reach(reseller, id, (shown) => shown.tcrBrandId !== null, 'the brand');
    await way.decideBrand(tcrBrandId, 'verify');
    await way.reach(reseller, id, (shown) => shown.sharing !== null, 'the campaign at the partner');
    await draft('Zinnia');
    await draft('Aster');
    const { customers: listed, pagination } = await customers();
    const monthlyCents = registryCosts.monthlyCents['CUSTOMER_CARE'] ?? 0;
    expect(listed).toMatchObject([
      { customer: 'Aster', registrations: 1, tokens: 0, registryUsd: 0 },
      {
        customer: 'Zinnia',
        registrations: 2,
        byStatus: { DRAFT: 1, SUBMITTED: 1 },
        waitingForYou: 1,
        // one evaluation, one brand, one campaign
        tokens: 3,
        registryUsd: (registryCosts.brandCents + registryCosts.reviewCents + 3 * monthlyCents) / 100,
      },
    ]);
    expect(monthlyCents).toBeGreaterThan(0);
    expect(pagination).toMatchObject({ total: 2, totalPages: 1 });
    expect((await customers('?search=zin')).customers).toMatchObject([{ customer: 'Zinnia' }]);
    expect(await customers('?page=9')).toMatchObject({ customers: [], pagination: { total: 2 } });
  });

  test('a rename merges two customers, keeps revisions, and leaves other accounts alone', async () => {
    const [first, second] = [await draft('Old name'), await draft('New name')];
    const other = await service.register();
    await draft('Old name', other);
    expect((await rename({ customer: 'Old name', to: ' New name ' })).body).toMatchObject({
      registrations: 1,
    });
    for (const id of [first, second]) {
      expect(await way.read(reseller, id)).toMatchObject({ customer: 'New name', revision: 1 });
    }
    expect((await customers('', other)).customers).toMatchObject([{ customer: 'Old name' }]);
    expect((await rename({ customer: 'Old name', to: 'X' })).status).toBe(404);
    expect((await rename({ customer: 'New name', to: null })).body.registrations).toBe(2);
    expect((await customers('?search=new%20name')).customers).toEqual([]);
  });

  test('a registration that is under way or closed can change its customer, and its evaluation stays valid', async () => {
    const id = await way.draft(reseller, packetOf());
    await way.evaluate(reseller, id);
    const patch = (customer: string) =>
      service.call('PATCH', `/v1/registrations/${id}`, { customer }, reseller);
    expect((await patch('Ivy')).status).toBe(200);
    expect((await way.submit(reseller, id)).status).toBe(202);
    expect((await patch('Ivy Group')).body.registration).toMatchObject({ customer: 'Ivy Group', version: 1 });
  });

  test('an admin sees the customers of all accounts, and can rename those of one', async () => {
    const other = await service.register();
    await draft('Only there', other);
    expect((await customers(`?userId=${other.id}`, admin)).customers).toMatchObject([
      { customer: 'Only there', userId: other.id },
    ]);
    expect((await customers('?search=only%20there', admin)).customers).toHaveLength(1);
    const renamed = await rename({ customer: 'Only there', to: 'Elsewhere', userId: other.id }, admin);
    expect(renamed.body.registrations).toBe(1);
    expect((await customers('', other)).customers).toMatchObject([{ customer: 'Elsewhere' }]);
  });

  test('the months in advance are paid at once, and each month after them adds the monthly fee', async () => {
    const spent = async () => {
      const { registrationCustomers } = service.deps.app;
      const caller = { userId: reseller.id, isAdmin: false, requestId: 'test' };
      const { customers: listed } = await registrationCustomers.list(caller, { search: 'zinnia' });
      return listed[0]?.registryUsd ?? 0;
    };
    const before = await spent();
    const start = service.clock.now();
    const added: number[] = [];
    // The sessions of this test end with it.
    for (let month = 1; month <= 4; month += 1) {
      service.clock.set(
        new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + month, 15)).toISOString(),
      );
      added.push(Math.round(((await spent()) - before) * 100));
    }
    const monthly = registryCosts.monthlyCents['CUSTOMER_CARE'] ?? 0;
    expect(added).toEqual([0, 0, monthly, 2 * monthly]);
  });
});
