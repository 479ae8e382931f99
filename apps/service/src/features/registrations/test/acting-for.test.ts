// Protects what an admin does for a customer (G-109): whose the registration is, whose credentials it uses, and who pays.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Customer,
  registerAdmin,
  startRegistry,
  type TestRegistry,
} from '../../../../test/support/registry.ts';
import { startService, type TestService, type TestUser } from '../../../../test/support/service.ts';
import { createWay, packetOf } from './support/submissions.ts';

describe('registrations that an admin makes for a customer', () => {
  let registry: TestRegistry;
  let service: TestService;
  let admin: TestUser;
  let customer: Customer;
  beforeAll(async () => {
    registry = await startRegistry();
    service = await startService({ environment: registry.environment });
    admin = await registerAdmin(service);
    customer = await registry.customer(service);
  });
  afterAll(async () => {
    await service.close();
    await registry.close();
  });

  const create = (caller: { token: string }, userId: number) =>
    service.call('POST', '/v1/registrations', { ...packetOf(), userId }, caller);
  const usesOf = async ({ id }: TestUser) =>
    (await service.ledgerOf(id)).flatMap(({ type, tool_name }) => (type === 'usage' ? [tool_name] : []));

  test('G-109 it belongs to the customer, uses their credentials, and costs neither of them a registration', async () => {
    const before = await usesOf(customer);
    const made = await create(admin, customer.id);
    expect(made.body.registration).toMatchObject({ userId: customer.id, status: 'DRAFT' });
    const { id } = made.body.registration;
    const way = createWay(service, registry, admin);
    expect(await way.read(customer, id)).toMatchObject({ id, userId: customer.id });
    // An evaluation is a tool, which everyone pays: the admin asked for it.
    await way.evaluate(admin, id);
    expect(await usesOf(admin)).toEqual(['registration-evaluation']);
    expect((await way.submit(admin, id)).status).toBe(202);
    await way.reach(customer, id, ({ tcrBrandId }) => tcrBrandId !== null, 'the brand');
    expect(way.changesOf(customer)).toContain('POST /brand/nonBlocking');
    expect(await usesOf(customer)).toEqual(before);
    expect(await usesOf(admin)).toEqual(['registration-evaluation']);
    // The history names who acted.
    const { body } = await service.call('GET', `/v1/registrations/${id}/history`, undefined, customer);
    expect(JSON.stringify(body.history)).toContain(`"userId":${admin.id}`);
  });

  test('G-109 the userId in a request of a customer, or with an API key of an admin, is ignored', async () => {
    const other = await service.register();
    const { key } = (
      await service.call('POST', '/v1/api-keys', { name: 'Shop', scopes: ['registry:write'] }, admin)
    ).body;
    for (const token of [other.token, key]) {
      const { status, body } = await create({ token }, customer.id);
      expect([status, body.registration.userId === customer.id]).toEqual([201, false]);
    }
    const count = await service.call('GET', '/v1/registrations', undefined, customer);
    expect(count.body.pagination.total).toBe(1);
  });
});
