// Protects the search over accounts (G-107): only admins use it, and it finds an account by what people know of it.
import { expect, test } from 'vitest';
import { registerAdmin } from '../../../../test/support/registry.ts';
import { DATABASES, serviceForTest } from '../../../../test/support/service.ts';

test.each(DATABASES)(
  'G-107 admins find accounts by email, ID, name, brand, and EIN (%s)',
  async (database) => {
    const service = await serviceForTest({ database });
    const admin = await registerAdmin(service);
    const list = async (query = '') =>
      (await service.call('GET', `/v1/customers${query}`, undefined, { token: admin.token })).body;
    const users = [];
    for (let count = 0; count < 11; count += 1) {
      users.push(await service.register({ email: `Customer_${count}@Harbor${count % 2}.example` }));
    }
    const first = await list('?limit=10');
    expect(first.pagination).toEqual({ page: 1, limit: 10, total: 12, totalPages: 2 });
    expect(first.customers[0]).toMatchObject({
      id: users.at(-1)?.id,
      tokenBalance: 2,
      isAdmin: false,
      lockedAt: null,
    });
    expect(JSON.stringify(first)).not.toMatch(/password|hash/i);
    const emailsOf = ({ customers }: { customers: { email: string }[] }) =>
      customers.map(({ email }) => email);
    expect(emailsOf(await list('?search=customer_3'))).toEqual(['Customer_3@Harbor1.example']);
    expect((await list('?search=HARBOR1')).pagination.total).toBe(5);
    // Pattern characters match literally.
    expect((await list('?search=harbor%25')).pagination.total).toBe(0);
    expect((await list('?search=r_')).pagination.total).toBe(11);
    expect(emailsOf(await list(`?search=${users[4]?.id}`))).toContain('Customer_4@Harbor0.example');
    expect(emailsOf(await list(`?ids=${users[1]?.id},${users[0]?.id},999999`))).toEqual([
      'Customer_1@Harbor1.example',
      'Customer_0@Harbor0.example',
    ]);

    const owner = await service.register({ firstName: 'Rosalind', lastName: 'Fern' });
    const brand = { brandName: 'Copper Kettle', companyName: 'Copper Holdings LLC', ein: '84-2731906' };
    const packet = { label: 'Bookings', brand };
    await service.call('POST', '/v1/registrations', packet, owner);
    for (const words of ['rosalind%20FERN', 'per%20ket', 'copper%20holdings', '84-2731906', '842731906']) {
      expect(emailsOf(await list(`?search=${words}`)), words).toEqual([owner.email]);
    }
  },
);

test('only admins see the list', async () => {
  const service = await serviceForTest();
  const { token } = await service.register();
  expect((await service.call('GET', '/v1/customers')).status).toBe(401);
  expect((await service.call('GET', '/v1/customers', undefined, { token })).status).toBe(403);
});
