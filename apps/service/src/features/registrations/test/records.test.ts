// Protects G-81: everything that a customer has at the registry is a registration, with the standing of its records.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  brandRequest,
  campaignRequest,
  createBrand,
  createCampaign,
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
import { waitFor } from '../../../../test/support/wait.ts';
import { findRegistration, type RegistrationRow } from '../queries.ts';
import { moveRegistration } from '../standing/queries.ts';

describe.each(DATABASES)('records of the registry on the %s database', (database) => {
  let registry: TestRegistry;
  let service: TestService;
  let admin: TestUser;
  let customer: Customer;
  beforeAll(async () => {
    registry = await startRegistry();
    service = await startService({ database, environment: registry.environment });
    admin = await registerAdmin(service);
    customer = await registry.customer(service);
  });
  afterAll(async () => {
    await service.close();
    await registry.close();
  });

  const list = async (query = '', by: TestUser = customer) =>
    (await service.call('GET', `/v1/registrations${query}`, undefined, by)).body;
  const ofBrand = async (localId: number, query = '') =>
    (await list(`?brandId=${localId}${query}`)).registrations;

  test('a brand is one registration; its first campaign joins it, and a second one has its own', async () => {
    const { localId, registryId } = await verifiedBrand({ service, registry, admin }, customer);
    const [alone] = await ofBrand(localId);
    expect(alone).toMatchObject({
      tcrBrandId: registryId,
      campaignId: null,
      status: 'APPROVED',
      brand: { ein: '842731906' },
      progress: { phase: 'verified' },
    });
    const requests = [campaignRequest(registryId), campaignRequest(registryId)];
    for (const request of requests) {
      expect((await createCampaign(service, customer, request)).status).toBe(201);
    }
    const both = await ofBrand(localId, '&sort=createdAt');
    expect(both).toHaveLength(2);
    expect(both[0]).toMatchObject({
      id: alone.id,
      campaign: { description: requests[0]?.['description'] },
      status: 'ACTION_REQUIRED',
      actionRequired: 'sharing',
      versionStatus: 'SUBMITTED',
      progress: {
        phase: 'sharing',
        steps: [
          { step: 'brand', state: 'done' },
          { step: 'identity', state: 'done' },
          { step: 'campaign', state: 'done' },
          { step: 'partner', state: 'current' },
          { step: 'carriers', state: 'waiting' },
        ],
      },
    });
    expect(both[1]).toMatchObject({ brand: null, campaign: { description: requests[1]?.['description'] } });
    const versions = async () =>
      (await service.call('GET', `/v1/registrations/${alone.id}/versions`, undefined, customer)).body
        .versions;
    await expect.poll(versions).toMatchObject([{ number: 1, status: 'SUBMITTED' }]);
  });

  test('lists and counts follow the registry', async () => {
    const created = await createBrand(service, customer);
    const { localId, tcrBrandId } = created.body;
    const status = async () => (await ofBrand(localId))[0]?.status;
    expect(await status()).toBe('SUBMITTED');
    registry.control.decideBrand(tcrBrandId, { outcome: 'refuse' });
    await sync(service, admin, 'brand', tcrBrandId);
    expect(await status()).toBe('DENIED');
    await waitFor(async () => (await ofBrand(localId, '&status=DENIED'))[0], 'the denial in the list');
    expect((await list(`?brandId=${localId}`)).counts).toMatchObject({
      byStatus: { DENIED: 1 },
      waitingForYou: 1,
    });
  });

  test('of two that move a registration at once, the one that read older records does not win', async () => {
    const { localId, tcrBrandId } = (await createBrand(service, customer)).body;
    const [{ id }] = await ofBrand(localId);
    await waitFor(async () => (await ofBrand(localId, '&status=SUBMITTED'))[0], 'the first standing');
    const { db } = service.deps;
    const older = await findRegistration(db, id, undefined);
    registry.control.decideBrand(tcrBrandId, { outcome: 'refuse' });
    await sync(service, admin, 'brand', tcrBrandId);
    await waitFor(async () => (await ofBrand(localId, '&status=DENIED'))[0], 'the denial in the list');
    const move = {
      status: 'APPROVED',
      waitingFor: 'nobody',
      stepTimes: {},
      version: undefined,
      source: 'sync',
      userId: null,
      isClosed: false,
    } as const;
    const moveFrom = (row: RegistrationRow | undefined) =>
      db
        .transaction()
        .execute((transaction) =>
          moveRegistration(transaction, row as RegistrationRow, move, service.clock.now()),
        );
    expect(await moveFrom(older)).toBe(false);
    // The stored standing alone is not enough: the records behind it must be the same, too.
    const newest = await findRegistration(db, id, undefined);
    const olderBrand = { ...(newest as RegistrationRow), brand: (older as RegistrationRow).brand };
    expect(await moveFrom(olderBrand)).toBe(false);
    expect(await moveFrom(newest)).toBe(true);
  });

  test('a closed registration waits for nobody, keeps its steps, and stays closed', async () => {
    const { localId, registryId } = await verifiedBrand({ service, registry, admin }, customer);
    const { id } = await waitFor(
      async () => (await ofBrand(localId, '&status=APPROVED'))[0],
      'the approval in the list',
    );
    const path = `/v1/registrations/${id}`;
    const calls = await Promise.all([1, 2].map(() => service.call('DELETE', path, undefined, customer)));
    expect(calls.map(({ status }) => status)).toEqual([200, 200]);
    const { registration } = (await service.call('GET', path, undefined, customer)).body;
    expect(registration).toMatchObject({
      status: 'CLOSED',
      progress: { phase: 'ended', waitingFor: 'nobody' },
    });
    expect(registration.progress.steps[1]).toMatchObject({ step: 'identity', state: 'done' });
    const { history } = (await service.call('GET', `${path}/history`, undefined, customer)).body;
    const closings = history.filter(
      ({ changes }: { changes: { to: unknown }[] }) => changes[0]?.to === 'CLOSED',
    );
    expect(closings).toMatchObject([{ changes: [{ field: 'status', from: 'APPROVED', to: 'CLOSED' }] }]);
    await sync(service, admin, 'brand', registryId);
    expect((await ofBrand(localId, '&status=CLOSED'))[0]).toMatchObject({ id });
  });

  test('a brand that the registry refused is no registration', async () => {
    const request = brandRequest();
    registry.control.fault(
      { sid: customer.sid, path: '/brand/nonBlocking' },
      { do: 'error', code: 504, description: 'No.' },
    );
    expect((await createBrand(service, customer, request)).status).toBe(400);
    expect((await list(`?search=${encodeURIComponent(String(request['brandName']))}`)).registrations).toEqual(
      [],
    );
  });

  test('a change of a registered record opens the next version with every value, and keeps the first', async () => {
    const request = brandRequest();
    const { localId, tcrBrandId } = (await createBrand(service, customer, request)).body;
    const [{ id }] = await ofBrand(localId);
    const change = (fields: object) =>
      service.call('PATCH', `/v1/registrations/${id}`, { brand: fields }, customer);
    expect((await change({ city: 'Waco' })).headers['x-error-code']).toBe('registration_under_way');
    registry.control.decideBrand(tcrBrandId, { outcome: 'refuse' });
    await sync(service, admin, 'brand', tcrBrandId);
    expect((await change({ mock: true })).body.error).toContain('brand.mock');
    const changed = await change({ city: 'Waco' });
    expect(changed.body.registration).toMatchObject({
      version: 2,
      brand: { city: 'Waco', brandName: request['brandName'], street: request['street'] },
    });
    const path = `/v1/registrations/${id}/versions`;
    const first = await service.call('GET', `${path}/1`, undefined, customer);
    expect(first.body.version).toMatchObject({
      status: 'DENIED',
      brand: { city: 'Austin' },
      denial: { by: 'registry', fields: expect.arrayContaining(['brand.ein']) },
    });
    const { changes } = (await service.call('GET', `${path}/2/changes?since=1`, undefined, customer)).body;
    expect(changes).toEqual([
      { path: 'brand.city', before: 'Austin', after: 'Waco', meaning: expect.stringContaining('address') },
    ]);
  });

  test('the search finds labels, names, tax numbers, and IDs of the registry, and takes wildcards as text', async () => {
    const request = brandRequest({ companyName: 'Zephyr 100% Holdings LLC', ein: '91-7654321' });
    const { tcrBrandId, localId } = (await createBrand(service, customer, request)).body;
    for (const words of ['zephyr 100% hold', '91-7654321', '917654321', tcrBrandId.toLowerCase()]) {
      const { registrations } = await list(`?search=${encodeURIComponent(words)}`);
      expect(registrations.map(({ brandId }: { brandId: number }) => brandId)).toEqual([localId]);
    }
    expect((await list('?search=zephyr%20100_')).registrations).toEqual([]);
  });

  test('the history shows the registration and its records, newest first', async () => {
    const { localId } = (await createBrand(service, customer)).body;
    const [{ id }] = await ofBrand(localId);
    const { history, pagination } = (
      await service.call('GET', `/v1/registrations/${id}/history`, undefined, customer)
    ).body;
    expect(history.at(-1).changes).toContainEqual({ field: 'brand_status', from: null, to: 'PENDING' });
    expect(pagination.total).toBe(history.length);
  });

  test('an admin sees all registrations, and can list those of one customer', async () => {
    const other = await service.register();
    await service.call('POST', '/v1/registrations', { label: 'Of another' }, other);
    expect((await list(`?userId=${other.id}`, admin)).registrations).toMatchObject([{ label: 'Of another' }]);
    expect((await list(`?userId=${other.id}`)).registrations).not.toContainEqual(
      expect.objectContaining({ userId: other.id }),
    );
  });
});
