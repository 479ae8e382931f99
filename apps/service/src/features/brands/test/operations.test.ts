// Protects the brand operations (G-43 to G-49): the success, errors and costs of each, and its calls to the registry.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectLedgerInvariants } from '../../../../test/support/ledger-invariants.ts';
import {
  brandRequest,
  createBrand,
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
import { createClock } from '../../../../test/support/clock.ts';

let registry: TestRegistry;
let service: TestService;
let admin: TestUser;
beforeAll(async () => {
  registry = await startRegistry({ clock: createClock() });
  service = await startService({ environment: registry.environment });
  admin = await registerAdmin(service);
});
afterAll(async () => {
  await expectLedgerInvariants(service.deps.db);
  await service.close();
  await registry.close();
});

const call = (user: TestUser, method: string, path: string, body?: object) =>
  service.call(method, `/v1/tcr/brands${path}`, body, { token: user.token });
const verified = (customer: Customer, fields: object = {}) =>
  verifiedBrand({ service, registry, admin }, customer, fields);
const changing = (customer: Customer) =>
  registry.callsOf(customer.sid).filter(({ method }) => method !== 'GET');
const atRegistry = (customer: Customer) => registry.control.brands(customer.sid);

describe('create', () => {
  test('G-46 G-48 returns both ids, charges once and stores a complete record', async () => {
    const customer = await registry.customer(service);
    const request = brandRequest();
    const answer = expectCreated(await createBrand(service, customer, request));
    expect(answer.headers).toMatchObject({ 'x-token-cost': '1', 'x-token-balance': '49' });
    const { localId, tcrBrandId, tcrResponse } = answer.body;
    expect(tcrBrandId).toMatch(/^B[A-Z0-9]{6}$/);
    expect(tcrResponse).toMatchObject({ brandId: tcrBrandId, displayName: request['brandName'] });
    expect(await paidFor(service, customer)).toEqual(['createBrand']);
    const { brand } = (await call(customer, 'GET', `/${localId}`)).body;
    expect(brand).toMatchObject({
      localId,
      tcrBrandId,
      userId: customer.id,
      credentialId: customer.credentialId,
      brand_status: 'PENDING',
      trustScore: null,
      ein: '842731906',
      brandRelationship: 'BASIC_ACCOUNT',
      mock: false,
      progress: { phase: 'identity-check', waitingFor: 'registry' },
    });
    expect(brand.history).toMatchObject([{ source: 'request', userId: customer.id }]);
    // The response already has the record, so a customer need not pay for a read.
    expect(answer.body.brand).toEqual(brand);
    expect(changing(customer)).toMatchObject([
      {
        path: '/brand/nonBlocking',
        body: { displayName: request['brandName'], referenceId: brand.referenceId },
      },
    ]);
  });

  test.each<[string, object, string]>([
    [
      'missing fields',
      { brandName: undefined, street: undefined },
      'brandName: is required; street: is required',
    ],
    [
      'invalid values',
      { ein: '1', state: 'Texas' },
      'ein: must have 9 digits, such as 84-2731906; state: must be the two letters of a state, such as TX',
    ],
    [
      'a value that is too long',
      { city: 'x'.repeat(101) },
      'city: must have 1 to 100 characters on one line',
    ],
    ['a value outside its list', { vertical: 'SPACE' }, 'vertical: must be one of'],
  ])('G-44 rejects %s before any charge', async (_, fields, sentence) => {
    const customer = await registry.customer(service);
    const answer = await createBrand(service, customer, brandRequest(fields));
    expect(answer.status).toBe(400);
    expect(answer.body.error).toContain(sentence);
    expect(answer.headers['x-token-cost']).toBeUndefined();
    expect(await paidFor(service, customer)).toEqual([]);
    expect(registry.callsOf(customer.sid)).toEqual([]);
  });

  test('G-24 without tokens it returns 402 and registers nothing', async () => {
    const customer = await registry.customer(service, { balance: 0 });
    const answer = await createBrand(service, customer);
    expect(answer.status).toBe(402);
    expect(registry.callsOf(customer.sid)).toEqual([]);
    expect(
      (await service.deps.db.selectFrom('brands').selectAll().where('user_id', '=', customer.id).execute())[0]
        ?.registration,
    ).toBe('refused');
  });

  test('G-03 errors from the registry use our field names and are free', async () => {
    const customer = await registry.customer(service);
    const refusal = {
      do: 'error',
      code: 550,
      description: 'displayName exceeds the threshold',
      fields: ['displayName'],
    } as const;
    registry.control.fault({ sid: customer.sid, method: 'POST' }, refusal);
    const answer = await createBrand(service, customer);
    expect([answer.status, answer.body.error]).toEqual([400, 'brandName: brandName exceeds the threshold']);
    expect(await paidFor(service, customer)).toEqual([]);
    const calls = await service.deps.db
      .selectFrom('registry_calls')
      .selectAll()
      .where('credential_id', '=', customer.credentialId)
      .execute();
    expect(calls).toMatchObject([
      { method: 'POST', endpoint: '/brand/nonBlocking', status_code: 400, user_id: customer.id },
    ]);
  });

  test('G-43 users can only send their own userId', async () => {
    const [customer, other] = [await registry.customer(service), await registry.customer(service)];
    const refused = await createBrand(service, customer, brandRequest({ userId: other.id }));
    expect([refused.status, refused.body.error]).toEqual([400, 'userId: may only be your own']);
    const foreign = await createBrand(service, customer, brandRequest({ credentialId: other.credentialId }));
    expect(foreign.status).toBe(400);
    expect((await createBrand(service, customer, brandRequest({ userId: customer.id }))).status).toBe(201);
  });

  test('G-43 an admin names the credentials and pays nothing, and the customer owns the record', async () => {
    const [customer, other] = [await registry.customer(service), await registry.customer(service)];
    const neither = await createBrand(service, admin);
    expect([neither.status, neither.body.error]).toEqual([
      400,
      'credentialId: is required for admins, or userId',
    ]);
    const nobody = await createBrand(service, admin, brandRequest({ userId: 987_654 }));
    expect(nobody.status).toBe(400);
    expect((await createBrand(service, admin, brandRequest({ credentialId: 987_654 }))).status).toBe(400);

    const bySet = expectCreated(
      await createBrand(service, admin, brandRequest({ credentialId: customer.credentialId })),
    );
    const byUser = expectCreated(await createBrand(service, admin, brandRequest({ userId: customer.id })));
    const assigned = expectCreated(
      await createBrand(
        service,
        admin,
        brandRequest({ credentialId: customer.credentialId, userId: other.id }),
      ),
    );
    expect(bySet.headers['x-token-cost']).toBeUndefined();
    const owners = await service.deps.db
      .selectFrom('brands')
      .select(['user_id', 'credential_id'])
      .where(
        'id',
        'in',
        [bySet, byUser, assigned].map(({ body }) => body.localId as number),
      )
      .orderBy('id')
      .execute();
    expect(owners).toEqual([
      { user_id: customer.id, credential_id: customer.credentialId },
      { user_id: customer.id, credential_id: customer.credentialId },
      { user_id: other.id, credential_id: customer.credentialId },
    ]);
    expect(await paidFor(service, customer)).toEqual([]);
    expect((await call(other, 'GET', `/${assigned.body.localId}`)).status).toBe(200);
  });
});

describe('change', () => {
  test('G-48 only the sent fields change; the registry gets the whole profile', async () => {
    const customer = await registry.customer(service);
    const brand = await verified(customer);
    const answer = await call(customer, 'PUT', `/${brand.localId}`, {
      city: 'Dallas',
      website: null,
      mock: true,
    });
    expect(answer.status).toBe(200);
    expect(answer.body.brand).toMatchObject({
      city: 'Dallas',
      website: 'https://copperkettle.example',
      street: '48 Juniper Lane',
      mock: false,
      brand_status: 'ACTIVE',
    });
    expect(answer.body.brand.history[0]).toMatchObject({
      source: 'request',
      userId: customer.id,
      changes: [{ field: 'city', from: 'Austin', to: 'Dallas' }],
    });
    expect(atRegistry(customer)[0]?.brand).toMatchObject({ city: 'Dallas', street: '48 Juniper Lane' });
    expect(await paidFor(service, customer)).toEqual(['createBrand', 'updateBrand']);
  });

  test.each<[object, string]>([
    [{}, 'body: must contain a field to change'],
    [{ mock: true }, 'body: must contain a field to change'],
    [{ state: 'Texas' }, 'state: must be the two letters of a state, such as TX'],
    [{ entityType: 'PUBLIC_PROFIT' }, 'stockSymbol: is required for PUBLIC_PROFIT'],
  ])('G-44 %j is rejected before any charge', async (body, sentence) => {
    const customer = await registry.customer(service);
    const brand = await verified(customer);
    const calls = changing(customer).length;
    const answer = await call(customer, 'PUT', `/${brand.localId}`, body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toContain(sentence);
    expect(changing(customer)).toHaveLength(calls);
    expect(await paidFor(service, customer)).toEqual(['createBrand']);
  });

  test('G-46 a new legal name makes the brand unverified; a correction and a new check make it active', async () => {
    const customer = await registry.customer(service);
    const brand = await verified(customer);
    const changed = await call(customer, 'PUT', `/${brand.localId}`, { companyName: 'Copper Kettle Inc' });
    expect(changed.body.brand).toMatchObject({ identityStatus: 'UNVERIFIED', brand_status: 'PENDING' });
    const revet = await call(customer, 'POST', `/${brand.localId}/revet`);
    expect([revet.status, revet.body.brand.brand_status]).toEqual([200, 'PENDING']);
    registry.control.decideBrand(brand.registryId, { outcome: 'verify' });
    await sync(service, admin, 'brand', brand.localId);
    expect((await call(customer, 'GET', `/${brand.localId}`)).body.brand.brand_status).toBe('ACTIVE');
    // Nothing changed in between.
    const again = await call(customer, 'POST', `/${brand.localId}/revet`);
    expect(again.status).toBe(400);
    expect(await paidFor(service, customer)).toEqual([
      'createBrand',
      'updateBrand',
      'revetBrand',
      'getBrand',
    ]);
  });
});

describe('delete', () => {
  test('G-48 deregisters, keeps the record and is idempotent', async () => {
    const customer = await registry.customer(service);
    const brand = await verified(customer);
    const first = await call(customer, 'DELETE', `/${brand.localId}`);
    expect([first.status, first.body]).toEqual([200, { success: true, message: 'The brand was deleted.' }]);
    expect(atRegistry(customer)[0]?.brand.status).toBe('DELETED');
    const detail = await call(customer, 'GET', `/${brand.localId}`);
    expect(detail.body.brand).toMatchObject({ brand_status: 'DELETED', progress: { phase: 'ended' } });
    expect(detail.body.brand.history[0]).toMatchObject({ source: 'request' });
    expect((await call(customer, 'DELETE', `/${brand.localId}`)).status).toBe(200);
    expect(changing(customer).filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    // It stays deleted, whatever later reads return.
    await sync(service, admin, 'brand', brand.localId);
    expect((await call(customer, 'GET', `/${brand.localId}`)).body.brand.brand_status).toBe('DELETED');
  });

  test('a brand that the registry no longer has counts as deregistered', async () => {
    const customer = await registry.customer(service);
    const brand = await verified(customer);
    registry.control.fault({ sid: customer.sid, method: 'DELETE' }, { do: 'error', code: 502 });
    expect((await call(customer, 'DELETE', `/${brand.localId}`)).status).toBe(200);
    const active = await verified(customer);
    registry.control.fault(
      { sid: customer.sid, method: 'DELETE' },
      { do: 'error', code: 542, description: 'has active campaigns' },
    );
    const refused = await call(customer, 'DELETE', `/${active.localId}`);
    expect([refused.status, refused.body.error]).toEqual([400, 'has active campaigns']);
    expect((await call(customer, 'GET', `/${active.localId}`)).body.brand.brand_status).toBe('ACTIVE');
  });
});

describe('feedback and codes', () => {
  test('G-48 feedback uses our field names; a rejected brand has failed', async () => {
    const customer = await registry.customer(service);
    const { localId, tcrBrandId } = expectCreated(await createBrand(service, customer)).body;
    expect((await call(customer, 'GET', `/${localId}/feedback`)).status).toBe(400);
    registry.control.decideBrand(tcrBrandId, { outcome: 'refuse', category: 'TAX_ID' });
    await sync(service, admin, 'brand', localId);
    expect((await call(customer, 'GET', `/${localId}`)).body.brand).toMatchObject({
      brand_status: 'FAILED',
      identityStatus: 'UNVERIFIED',
      progress: { phase: 'identity-failed', waitingFor: 'you' },
    });
    const { feedback } = (await call(customer, 'GET', `/${localId}/feedback`)).body;
    expect(feedback.categories).toMatchObject([
      { id: 'TAX_ID', fields: ['ein', 'companyName', 'entityType'] },
    ]);
    expect(feedback.categories[0].remedy).toContain('CP 575');
    expect(await paidFor(service, customer)).toEqual(['createBrand', 'getBrand', 'getBrandFeedback']);
  });

  test('G-46 a brand that is verified between two reads was never rejected', async () => {
    const customer = await registry.customer(service);
    const { localId, tcrBrandId } = expectCreated(await createBrand(service, customer)).body;
    registry.beforeCall = ({ path }) => {
      if (path.includes('feedback')) {
        registry.beforeCall = undefined;
        registry.control.decideBrand(tcrBrandId, { outcome: 'verify' });
      }
    };
    await sync(service, admin, 'brand', localId);
    const { brand } = (await call(customer, 'GET', `/${localId}`)).body;
    expect([brand.brand_status, JSON.stringify(brand.history).includes('FAILED')]).toEqual(['ACTIVE', false]);
  });

  test('G-46 the code makes a sole proprietor VERIFIED', async () => {
    const customer = await registry.customer(service);
    const person = {
      entityType: 'SOLE_PROPRIETOR',
      ein: undefined,
      companyName: undefined,
      firstName: 'Robin',
      lastName: 'Alder',
      mobilePhone: '512-555-7124',
    };
    const { localId, tcrBrandId } = expectCreated(
      await createBrand(service, customer, brandRequest(person)),
    ).body;
    registry.control.decideBrand(tcrBrandId, { outcome: 'verify' });
    await sync(service, admin, 'brand', localId);
    expect((await call(customer, 'GET', `/${localId}`)).body.brand).toMatchObject({
      brand_status: 'PENDING',
      identityStatus: 'SELF_DECLARED',
      mobilePhone: '+15125557124',
      progress: { phase: 'identity-check', waitingFor: 'you' },
    });
    const sent = await call(customer, 'POST', `/${localId}/otp`);
    expect([sent.status, sent.body.referenceId]).toEqual([200, expect.stringMatching(/^OTP/)]);
    const wrong = await call(customer, 'PUT', `/${localId}/otp`, { pin: '0000' });
    expect(wrong.status).toBe(400);
    expect(wrong.body.error).toMatch(/^pin: /);
    const pin = atRegistry(customer)[0]?.otps.at(-1)?.pin;
    const confirmed = await call(customer, 'PUT', `/${localId}/otp`, { pin });
    expect([confirmed.status, confirmed.body.brand.brand_status]).toEqual([200, 'ACTIVE']);
    expect(await paidFor(service, customer)).toEqual([
      'createBrand',
      'getBrand',
      'sendBrandCode',
      'confirmBrandCode',
    ]);
  });
});

describe('lists', () => {
  test('G-09 lists by page and status, newest first; admins see all brands, users their own', async () => {
    const [customer, other] = [await registry.customer(service), await registry.customer(service)];
    for (let count = 0; count < 12; count += 1) {
      await createBrand(service, customer);
    }
    await createBrand(service, other);
    const first = (await call(customer, 'GET', '?limit=10')).body;
    const second = (await call(customer, 'GET', '?limit=10&page=2')).body;
    expect(first.pagination).toEqual({ page: 1, limit: 10, total: 12, totalPages: 2 });
    const ids = [...first.brands, ...second.brands].map(({ localId }: { localId: number }) => localId);
    expect(ids).toHaveLength(12);
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a));
    await call(customer, 'DELETE', `/${ids[0]}`);
    expect((await call(customer, 'GET', '?status=DELETED')).body.brands).toHaveLength(1);
    expect((await call(customer, 'GET', '?status=PENDING')).body.pagination.total).toBe(11);
    expect((await call(customer, 'GET', '?status=ACTIVE')).body.brands).toEqual([]);
    const everything = await service.call('GET', '/v1/tcr/brands?limit=100', undefined, {
      token: admin.token,
    });
    expect(everything.body.pagination.total).toBeGreaterThanOrEqual(13);
    for (const query of ['?limit=9', '?limit=101', '?page=0', '?page=x']) {
      expect((await call(customer, 'GET', query)).status, query).toBe(400);
    }
  });
});

describe('sync', () => {
  test('G-48 shows the changes to admins and rejects everybody else', async () => {
    const customer = await registry.customer(service);
    const { localId, tcrBrandId } = expectCreated(await createBrand(service, customer)).body;
    registry.control.decideBrand(tcrBrandId, { outcome: 'verify' });
    const answer = await sync(service, admin, 'brand', tcrBrandId);
    expect(answer.body.changes).toEqual(
      expect.arrayContaining([{ field: 'brand_status', from: 'PENDING', to: 'ACTIVE' }]),
    );
    expect(answer.body.brand).toMatchObject({ localId, brand_status: 'ACTIVE' });
    expect(answer.body.brand.history[0]).toMatchObject({ source: 'sync', userId: admin.id });
    expect((await sync(service, admin, 'brand', localId)).body.changes).toEqual([]);
    const refused = await service.call('POST', `/v1/tcr/sync/brand/${localId}`, undefined, customer);
    expect(refused.status).toBe(403);
  });
});
