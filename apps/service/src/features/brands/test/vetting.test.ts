// Vetting costs a fee and the registry has no reference for an order. These tests protect that one request orders once,
// after a double click and after a lost response.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClock } from '../../../../test/support/clock.ts';
import { paidFor, statusesOf, verifiedBrand } from '../../../../test/support/registrations.ts';
import {
  type Customer,
  registerAdmin,
  startRegistry,
  type TestRegistry,
} from '../../../../test/support/registry.ts';
import { DATABASES, startService, type TestService } from '../../../../test/support/service.ts';

type Action = Parameters<TestRegistry['control']['fault']>[1];
let registry: TestRegistry;
beforeAll(async () => {
  registry = await startRegistry({ clock: createClock() });
});
afterAll(() => registry.close());
const atRegistry = (customer: Customer) => registry.control.brands(customer.sid);

describe.each(DATABASES)('vetting on the %s database', (database) => {
  let own: TestService;
  beforeAll(async () => {
    own = await startService({ database, environment: registry.environment, registryTimeoutMs: 500 });
  });
  afterAll(() => own.close());
  const start = async () => {
    const customer = await registry.customer(own);
    const manager = await registerAdmin(own);
    const brand = await verifiedBrand({ service: own, registry, admin: manager }, customer);
    const vet = (body: object = { evpId: 'AEGIS' }) =>
      own.call('POST', `/v1/tcr/brands/${brand.localId}/vet`, body, { token: customer.token });
    return { customer, brand, vet };
  };
  const orders = (customer: Customer) =>
    registry
      .callsOf(customer.sid)
      .filter(({ method, path }) => method === 'POST' && path.endsWith('/externalVetting'));

  test('is ordered and paid once after a double click', async () => {
    const { customer, vet } = await start();
    const answers = await Promise.all([vet(), vet(), vet()]);
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    const ordered = answers.find(({ status }) => status === 200);
    expect(ordered?.body.vetting).toMatchObject({ evpId: 'AEGIS' });
    // The token alone is enough to import the vetting.
    expect(ordered?.body.vetting).not.toHaveProperty('vettingToken');
    expect((await vet()).status).toBe(409);
    expect(atRegistry(customer)[0]?.vettings).toHaveLength(1);
    expect(orders(customer)).toHaveLength(1);
    expect(await paidFor(own, customer)).toEqual(['createBrand', 'vetBrand']);
  });

  test.each<[string, Action]>([
    ['lost', { do: 'drop', processed: true }],
    ['late', { do: 'hang', processed: true }],
    ['nonsense', { do: 'nonsense', processed: true }],
  ])('whose response is %s is found and not ordered again', async (_, action) => {
    const { customer, brand, vet } = await start();
    registry.control.fault({ sid: customer.sid, method: 'POST', path: '/brand/*/externalVetting' }, action);
    const answer = await vet();
    expect([answer.status, answer.body.vetting.vettingStatus]).toEqual([200, 'PENDING']);
    expect(atRegistry(customer)[0]?.vettings).toHaveLength(1);
    const detail = await own.call('GET', `/v1/tcr/brands/${brand.localId}`, undefined, customer);
    expect(detail.body.brand).toMatchObject({
      vettingStatus: 'PENDING',
      progress: { waitingFor: 'registry' },
    });
  });

  test('that the registry never received is free and can be ordered again immediately', async () => {
    const { customer, vet } = await start();
    registry.control.fault(
      { sid: customer.sid, method: 'POST', path: '/brand/*/externalVetting' },
      { do: 'drop' },
    );
    expect((await vet()).status).toBe(502);
    expect(await paidFor(own, customer)).toEqual(['createBrand']);
    expect((await vet()).status).toBe(200);
    expect(atRegistry(customer)[0]?.vettings).toHaveLength(1);
  });

  test.each<[object, string]>([
    [{ evpId: 'CV' }, 'evpId: CV takes no orders; its results are imported'],
    [{ evpId: 'WMC', vettingClass: 'ENHANCED' }, 'vettingClass: WMC offers STANDARD'],
    [{}, 'evpId: is required'],
  ])('of %j is rejected before any charge', async (body, sentence) => {
    const { customer, vet } = await start();
    const answer = await vet(body);
    expect([answer.status, answer.body.error]).toEqual([400, sentence]);
    expect(orders(customer)).toEqual([]);
  });
});
