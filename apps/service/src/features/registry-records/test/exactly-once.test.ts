// Protects G-45: if a create, its response or the process fails, the registry still gets it once, the customer pays
// only for what was registered, and every registration gets a final state.
import { randomUUIDv7 } from 'node:crypto';
import type { BrandProfile } from '@tendlc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../test/support/clock.ts';
import { expectLedgerInvariants } from '../../../../test/support/ledger-invariants.ts';
import {
  brandRequest,
  campaignRequest,
  createBrand,
  createCampaign,
  paidFor,
  statusesOf,
  verifiedBrand,
} from '../../../../test/support/registrations.ts';
import {
  type Customer,
  registerAdmin,
  startRegistry,
  type TestRegistry,
} from '../../../../test/support/registry.ts';
import { DATABASES, startService, type TestService } from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';
import { closeRegistration, openRegistration } from '../queries.ts';

type Action = Parameters<TestRegistry['control']['fault']>[1];
const SECOND_MS = 1_000;
const CREATE = { method: 'POST', path: '/brand/nonBlocking' };
const LOOK_UP = { method: 'GET', path: '/brand' };

describe.each(DATABASES)('on the %s database', (database) => {
  let registry: TestRegistry;
  let service: TestService;
  beforeAll(async () => {
    registry = await startRegistry();
    service = await startService({
      database,
      environment: registry.environment,
      registryTimeoutMs: 1_000,
    });
  });
  afterAll(async () => {
    await service.close();
    await registry.close();
  });

  const creates = (customer: Customer) =>
    registry.callsOf(customer.sid).filter(({ path }) => path === '/brand/nonBlocking');
  const rowsOf = (customer: Customer) =>
    service.deps.db
      .selectFrom('brands')
      .select(['id', 'registration', 'tcr_brand_id', 'charge_id'])
      .where('user_id', '=', customer.id)
      .orderBy('id')
      .execute();
  const openCharges = () => service.deps.db.selectFrom('open_charges').selectAll().execute();
  async function sweepAfter(milliseconds: number) {
    service.clock.advance(milliseconds);
    await service.deps.sweep();
  }

  /** A create that was sent and charged before the process crashed. */
  async function leaveBehind(customer: Customer, hash: string = randomUUIDv7()) {
    const chargeId = randomUUIDv7();
    const now = service.clock.now();
    const opened = await openRegistration(
      service.deps.db,
      'brands',
      {
        userId: customer.id,
        credentialId: customer.credentialId,
        referenceId: `left-${chargeId}`,
        requestHash: hash,
        chargeId,
        columns: { profile: { entityType: 'PRIVATE_PROFIT', brandName: 'Left Behind' } as BrandProfile },
      },
      now,
    );
    const issuedAtSeconds = Math.floor(now.getTime() / 1000);
    const payer = { userId: customer.id, issuedAtSeconds };
    await service.deps.app.ledger.charge(payer, { toolName: 'createBrand', amount: 1 }, chargeId);
    return { id: opened?.id ?? 0, chargeId };
  }

  test.each<[string, Action]>([
    ['the connection drops after the create', { do: 'drop', processed: true }],
    ['it is created but returns 500', { do: 'status', status: 500, processed: true }],
    ['it is created but gets no response', { do: 'hang', processed: true }],
    ['it is created but returns nonsense', { do: 'nonsense', processed: true }],
    ['it is created but returns an internal error', { do: 'error', code: 590, processed: true }],
  ])('G-45 a create where %s is found and adopted', async (_, action) => {
    const customer = await registry.customer(service);
    registry.control.fault({ ...CREATE, sid: customer.sid }, action);
    const answer = await createBrand(service, customer);
    expect(answer.status).toBe(201);
    expect(registry.control.brands(customer.sid).map(({ brand }) => brand.brandId)).toEqual([
      answer.body.tcrBrandId,
    ]);
    expect(creates(customer)).toHaveLength(1);
    expect(await rowsOf(customer)).toMatchObject([
      { registration: 'registered', tcr_brand_id: answer.body.tcrBrandId },
    ]);
    expect(await paidFor(service, customer)).toEqual(['createBrand']);
  });

  test.each<[string, number, Action, number]>([
    ['the connection drops before the create', 1, { do: 'drop' }, 502],
    ['nothing happens', 1, { do: 'hang' }, 504],
    ['it returns 500 and is not created', 1, { do: 'status', status: 500 }, 502],
  ])(
    'G-24 a create where %s is unconfirmed and free; a repeat of the request continues it',
    async (_, times, action, status) => {
      const customer = await registry.customer(service);
      const request = brandRequest();
      registry.control.fault({ ...CREATE, sid: customer.sid }, action, times);
      const first = await createBrand(service, customer, request);
      expect(first.status).toBe(status);
      expect(first.headers['x-token-cost']).toBeUndefined();
      expect(await rowsOf(customer)).toMatchObject([{ registration: 'in_doubt', tcr_brand_id: null }]);
      expect(await paidFor(service, customer)).toEqual([]);
      const list = await service.call('GET', '/v1/tcr/brands', undefined, customer);
      expect(list.body.brands[0].progress).toMatchObject({ phase: 'registering', waitingFor: 'registry' });

      const again = await createBrand(service, customer, request);
      expect(again.status).toBe(201);
      expect(await rowsOf(customer)).toMatchObject([{ id: again.body.localId, registration: 'registered' }]);
      const references = creates(customer).map(({ body }) => (body as { referenceId: string }).referenceId);
      expect(new Set(references).size).toBe(1);
      expect(registry.control.brands(customer.sid)).toHaveLength(1);
      expect(await paidFor(service, customer)).toEqual(['listBrands', 'createBrand']);
    },
  );

  test('G-45 the sweep adopts, without a charge, what was created while lookups failed', async () => {
    const customer = await registry.customer(service);
    registry.control.fault({ ...CREATE, sid: customer.sid }, { do: 'drop', processed: true });
    const away = registry.control.fault({ ...LOOK_UP, sid: customer.sid }, { do: 'status', status: 500 }, 99);
    const answer = await createBrand(service, customer);
    expect(answer.status).toBe(502);
    await sweepAfter(30 * SECOND_MS);
    expect(await rowsOf(customer)).toMatchObject([{ registration: 'in_doubt' }]);
    registry.control.clearFaults(away.id);
    await sweepAfter(SECOND_MS);
    const [row] = await rowsOf(customer);
    expect(row?.tcr_brand_id).toBe(registry.control.brands(customer.sid)[0]?.brand.brandId);
    expect(await paidFor(service, customer)).toEqual([]);
    const detail = await service.call('GET', `/v1/tcr/brands/${row?.id}`, undefined, customer);
    expect(detail.body.brand.history.at(-1)).toMatchObject({ source: 'sweep', userId: null });
    expect(creates(customer)).toHaveLength(1);
  });

  test('G-45 a repeat after the sweep adopted a brand charges for it and registers no second one', async () => {
    const customer = await registry.customer(service);
    const request = brandRequest();
    registry.control.fault({ ...CREATE, sid: customer.sid }, { do: 'drop', processed: true });
    const away = registry.control.fault({ ...LOOK_UP, sid: customer.sid }, { do: 'status', status: 500 }, 99);
    expect((await createBrand(service, customer, request)).status).toBe(502);
    registry.control.clearFaults(away.id);
    await sweepAfter(MINUTE_MS);
    const again = await Promise.all([
      createBrand(service, customer, request),
      createBrand(service, customer, request),
    ]);
    // The later request is rejected while the earlier one runs. If it arrives afterwards, it requests another brand.
    const created = again.filter(({ status }) => status === 201);
    expect(again.map(({ status }) => status).filter((status) => status !== 201)).toEqual(
      created.length === 2 ? [] : [409],
    );
    const brands = new Set(created.map(({ body }) => body.localId));
    const [adopted] = await rowsOf(customer);
    expect(brands).toContain(adopted?.id);
    expect(await rowsOf(customer)).toHaveLength(brands.size);
    expect(registry.control.brands(customer.sid)).toHaveLength(brands.size);
    await sweepAfter(2 * MINUTE_MS);
    expect(await paidFor(service, customer)).toEqual([...brands].map(() => 'createBrand'));
    expect((await createBrand(service, customer, request)).status).toBe(201);
    expect(registry.control.brands(customer.sid)).toHaveLength(brands.size + 1);
  });

  test('G-45 a registration that the registry does not have after 15 minutes is abandoned and disappears', async () => {
    const customer = await registry.customer(service);
    registry.control.fault({ ...CREATE, sid: customer.sid }, { do: 'drop' });
    expect((await createBrand(service, customer)).status).toBe(502);
    const [row] = await rowsOf(customer);
    await sweepAfter(14 * MINUTE_MS);
    expect(await rowsOf(customer)).toMatchObject([{ registration: 'in_doubt' }]);
    await sweepAfter(2 * MINUTE_MS);
    expect(await rowsOf(customer)).toMatchObject([{ registration: 'refused' }]);
    const list = await service.call('GET', '/v1/tcr/brands', undefined, customer);
    expect(list.body.brands).toEqual([]);
    expect((await service.call('GET', `/v1/tcr/brands/${row?.id}`, undefined, customer)).status).toBe(404);
    expect(await paidFor(service, customer)).toEqual(['listBrands']);
  });

  test('rejected registrations are deleted with their data after 30 days; accepted ones stay', async () => {
    const customer = await registry.customer(service);
    registry.control.fault({ ...CREATE, sid: customer.sid }, { do: 'error', code: 550 });
    expect((await createBrand(service, customer)).status).toBe(400);
    expect((await createBrand(service, customer)).status).toBe(201);
    const registrations = async () => (await rowsOf(customer)).map(({ registration }) => registration);
    service.clock.advance(29 * DAY_MS);
    await service.deps.forget();
    expect(await registrations()).toEqual(['refused', 'registered']);
    service.clock.advance(2 * DAY_MS);
    await service.deps.forget();
    expect(await registrations()).toEqual(['registered']);
  });

  test('G-45 of five identical concurrent requests, one returns 201 and four return 409', async () => {
    const customer = await registry.customer(service);
    const request = brandRequest();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => createBrand(service, customer, request)),
    );
    expect(statusesOf(answers)).toEqual([201, 409, 409, 409, 409]);
    expect(registry.control.brands(customer.sid)).toHaveLength(1);
    expect(await paidFor(service, customer)).toEqual(['createBrand']);
    expect(creates(customer)).toHaveLength(1);
  });

  test('G-45 the same request after the first is registered creates another brand', async () => {
    const customer = await registry.customer(service);
    const request = brandRequest();
    const answers = [
      await createBrand(service, customer, request),
      await createBrand(service, customer, request),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(registry.control.brands(customer.sid)).toHaveLength(2);
  });

  test('G-45 campaigns have the same protection', async () => {
    const customer = await registry.customer(service);
    const admin = await registerAdmin(service);
    const brand = await verifiedBrand({ service, registry, admin }, customer);
    const fault = { method: 'POST', path: '/campaignBuilder', sid: customer.sid };
    registry.control.fault(fault, { do: 'drop', processed: true });
    const adopted = await createCampaign(service, customer, campaignRequest(brand.localId));
    expect(adopted.status).toBe(201);

    const request = campaignRequest(brand.localId);
    registry.control.fault(fault, { do: 'drop' });
    expect((await createCampaign(service, customer, request)).status).toBe(502);
    const answers = await Promise.all([
      createCampaign(service, customer, request),
      createCampaign(service, customer, request),
    ]);
    expect(statusesOf(answers)).toEqual([201, 409]);
    expect(registry.control.campaigns(customer.sid)).toHaveLength(2);
    expect(await paidFor(service, customer)).toEqual(['createBrand', 'createCampaign', 'createCampaign']);
  });

  test('G-24 after a crash between charge and call, the sweep refunds and abandons the registration', async () => {
    const customer = await registry.customer(service);
    await leaveBehind(customer);
    expect(await paidFor(service, customer)).toEqual(['createBrand']);
    await sweepAfter(MINUTE_MS);
    expect(await rowsOf(customer)).toMatchObject([{ registration: 'registering' }]);
    await sweepAfter(2 * MINUTE_MS);
    expect(await rowsOf(customer)).toMatchObject([{ registration: 'in_doubt' }]);
    await sweepAfter(15 * MINUTE_MS);
    expect(await rowsOf(customer)).toMatchObject([{ registration: 'refused' }]);
    expect(await paidFor(service, customer)).toEqual([]);
    expect(creates(customer)).toEqual([]);
  });

  test('G-45 a sweep that read a row before another request resumed it does not close that request', async () => {
    const customer = await registry.customer(service);
    const request = brandRequest();
    registry.control.fault({ ...CREATE, sid: customer.sid }, { do: 'drop' });
    expect((await createBrand(service, customer, request)).status).toBe(502);
    // The lookup of the sweep is answered only after the request has been repeated.
    const lookUp = registry.control.fault({ ...LOOK_UP, sid: customer.sid }, { do: 'hang' }, 1);
    service.clock.advance(16 * MINUTE_MS);
    const sweep = service.deps.sweep();
    await waitFor(
      () => registry.callsOf(customer.sid).some(({ method }) => method === 'GET') || undefined,
      'the lookup of the sweep',
    );
    const repeated = createBrand(service, customer, request);
    expect((await repeated).status).toBe(201);
    registry.control.clearFaults(lookUp.id);
    await sweep;
    await sweepAfter(MINUTE_MS);
    expect(await rowsOf(customer)).toMatchObject([{ registration: 'registered' }]);
    expect(await paidFor(service, customer)).toEqual(['createBrand']);
  });

  test('G-45 a create that a sweep adopts before its request learns of it is reported once; the next is another brand', async () => {
    const customer = await registry.customer(service);
    const request = brandRequest();
    registry.control.fault({ ...CREATE, sid: customer.sid }, { do: 'hang', processed: true }, 1);
    const slow = createBrand(service, customer, request);
    await waitFor(
      () => registry.control.brands(customer.sid).length > 0 || undefined,
      'the registry to have it',
    );
    await sweepAfter(3 * MINUTE_MS);
    expect(await rowsOf(customer)).toMatchObject([{ registration: 'registered' }]);
    const first = await slow;
    expect(first.status).toBe(201);
    const next = await createBrand(service, customer, request);
    expect(next.status).toBe(201);
    expect(next.body.localId).not.toBe(first.body.localId);
    await sweepAfter(2 * MINUTE_MS);
    expect(await paidFor(service, customer)).toEqual(['createBrand', 'createBrand']);
    expect(registry.control.brands(customer.sid)).toHaveLength(2);
  });

  test('G-45 a row that was resumed since it was read is not closed', async () => {
    const customer = await registry.customer(service);
    const hash = randomUUIDv7();
    const { id } = await leaveBehind(customer, hash);
    const close = (version: number, outcome: 'in_doubt' | 'refused') =>
      closeRegistration(service.deps.db, 'brands', { id, version }, outcome, service.clock.now());
    expect(await close(1, 'in_doubt')).toBe(true);
    const resumed = await leaveBehind(customer, hash);
    expect(resumed.id).toBe(id);
    expect(await close(2, 'refused')).toBe(false);
    expect(await rowsOf(customer)).toMatchObject([{ id, registration: 'registering' }]);
    expect((await openCharges()).map((row) => row.charge_id)).not.toContain(resumed.chargeId);
  });

  test('G-24 after a crash between a rejection and its refund, the sweep refunds', async () => {
    const customer = await registry.customer(service);
    const { id } = await leaveBehind(customer);
    await closeRegistration(service.deps.db, 'brands', { id, version: 1 }, 'refused', service.clock.now());
    expect(await paidFor(service, customer)).toEqual(['createBrand']);
    await sweepAfter(SECOND_MS);
    expect(await paidFor(service, customer)).toEqual([]);
    expect(await openCharges()).toEqual([]);
  });

  test('G-24 a repeat after a crash during the first request is one registration, paid once', async () => {
    const customer = await registry.customer(service);
    const request = brandRequest();
    registry.control.fault({ ...CREATE, sid: customer.sid }, { do: 'drop' });
    await createBrand(service, customer, request);
    const [row] = await service.deps.db
      .selectFrom('brands')
      .select('request_hash')
      .where('user_id', '=', customer.id)
      .execute();
    // Another process resumed the same request, charged it and crashed.
    await leaveBehind(customer, row?.request_hash);
    await sweepAfter(3 * MINUTE_MS);
    expect(await paidFor(service, customer)).toEqual(['createBrand']);
    expect((await createBrand(service, customer, request)).status).toBe(201);
    await sweepAfter(SECOND_MS);
    expect(await paidFor(service, customer)).toEqual(['createBrand']);
    expect(registry.control.brands(customer.sid)).toHaveLength(1);
    expect(await rowsOf(customer)).toHaveLength(1);
  });

  test('G-24 after a crash during an update, its charge is refunded', async () => {
    const customer = await registry.customer(service);
    const { ledger } = service.deps.app;
    const payer = {
      userId: customer.id,
      issuedAtSeconds: Math.floor(service.clock.now().getTime() / 1000),
    };
    const chargeId = await ledger.openCharge(customer.id);
    await ledger.charge(payer, { toolName: 'updateBrand', amount: 1 }, chargeId);
    await sweepAfter(4 * MINUTE_MS);
    expect(await paidFor(service, customer)).toEqual(['updateBrand']);
    await sweepAfter(2 * MINUTE_MS);
    expect(await paidFor(service, customer)).toEqual([]);
    expect(await openCharges()).toEqual([]);
  });

  test('G-45 registrations that cannot be looked up wait a day and do not delay others', async () => {
    const gone = await registry.customer(service, { balance: 300 });
    for (let count = 0; count < 201; count += 1) {
      const { id } = await leaveBehind(gone);
      await closeRegistration(service.deps.db, 'brands', { id, version: 1 }, 'in_doubt', service.clock.now());
    }
    await service.deps.app.credentials.deactivate(gone.credentialId);
    service.clock.advance(SECOND_MS);
    const customer = await registry.customer(service);
    registry.control.fault({ ...CREATE, sid: customer.sid }, { do: 'drop', processed: true });
    registry.control.fault({ ...LOOK_UP, sid: customer.sid }, { do: 'status', status: 503 }, 9);
    expect((await createBrand(service, customer)).status).toBe(502);
    await sweepAfter(MINUTE_MS);
    await sweepAfter(SECOND_MS);
    expect(await rowsOf(customer)).toMatchObject([{ registration: 'registered' }]);
    await sweepAfter(22 * HOUR_MS);
    expect((await rowsOf(gone)).every(({ registration }) => registration === 'in_doubt')).toBe(true);
    await sweepAfter(DAY_MS - 21 * HOUR_MS);
    await sweepAfter(SECOND_MS);
    expect((await rowsOf(gone)).every(({ registration }) => registration === 'refused')).toBe(true);
    expect(await paidFor(service, gone)).toEqual([]);
  });

  test('the ledger is consistent after all of these tests', async () => {
    await sweepAfter(HOUR_MS);
    await expectLedgerInvariants(service.deps.db);
    expect(await openCharges()).toEqual([]);
  });
});
