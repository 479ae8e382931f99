// Protects the customer list: only admins can search and read it.
import { expect, test } from 'vitest';
import { registerAdmin } from '../../../../test/support/registry.ts';
import { DATABASES, serviceForTest } from '../../../../test/support/service.ts';

test.each(DATABASES)(
  'admins page through customers and find them by email or account ID (%s)',
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
    expect(first.customers[0]).toMatchObject({ id: users.at(-1)?.id, tokenBalance: 2, isAdmin: false });
    expect(JSON.stringify(first)).not.toMatch(/password|hash/i);
    const emailsOf = ({ customers }: { customers: { email: string }[] }) =>
      customers.map(({ email }) => email);
    expect(emailsOf(await list('?search=customer_3'))).toEqual(['Customer_3@Harbor1.example']);
    expect((await list('?search=HARBOR1')).pagination.total).toBe(5);
    // Pattern characters match literally.
    expect((await list('?search=harbor%25')).pagination.total).toBe(0);
    expect((await list('?search=r_')).pagination.total).toBe(11);
    expect(emailsOf(await list(`?search=${users[4]?.id}`))).toContain('Customer_4@Harbor0.example');
  },
);

test('only admins see the list', async () => {
  const service = await serviceForTest();
  const { token } = await service.register();
  expect((await service.call('GET', '/v1/customers')).status).toBe(401);
  expect((await service.call('GET', '/v1/customers', undefined, { token })).status).toBe(403);
});
