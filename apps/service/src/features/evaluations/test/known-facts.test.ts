// Protects G-83: a packet is compared with its brand at the registry and with the rest of the account, and a submission finds
// the evaluation of the current revision.
import type { Evaluation } from '@tendlc/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  campaignRequest,
  copyBrand,
  createCampaign,
  expectCreated,
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
import { findEvaluation } from '../index.ts';
import { packetOf, practiceAt } from './support/dentist.ts';
import { type Evaluating, errorsOf, evaluatingWith, ruleIdsOf } from './support/evaluating.ts';

const PRACTICE = practiceAt('https://cedarhollowdental.com');
const BLIND = { fetchPages: false };

describe.each(DATABASES)('what is known about a packet on the %s database', (database) => {
  let registry: TestRegistry;
  let service: TestService;
  let admin: TestUser;
  let customer: Customer;
  let calls: Evaluating;
  beforeAll(async () => {
    registry = await startRegistry();
    service = await startService({ database, environment: registry.environment });
    admin = await registerAdmin(service);
    customer = await registry.customer(service, { balance: 200 });
    calls = evaluatingWith(service);
  });
  afterAll(async () => {
    await service.close();
    await registry.close();
  });

  const { brand, ...rest } = packetOf(PRACTICE);
  const register = (fields: object = {}, by = customer) =>
    verifiedBrand({ service, registry, admin }, by, { ...brand, ...fields });

  test('G-83 a campaign for a verified brand is judged with the values of that brand', async () => {
    const owner = await registry.customer(service);
    const { localId } = await register({}, owner);
    const { id } = await calls.create(owner, { ...rest, brandId: localId });
    const evaluation = await calls.evaluate(owner, id, BLIND);
    expect(errorsOf(evaluation)).toEqual([]);
    expect(evaluation.fees).toMatchObject({ registry: 15, tokens: 1 });
    expect(evaluation.pages[0]).toMatchObject({ purpose: 'website', url: 'https://cedarhollowdental.com/' });
    const other = { ...rest, campaign: { ...rest.campaign, usecase: 'SOLE_PROPRIETOR' } };
    const wrong = await calls.create(owner, { ...other, brandId: localId });
    expect(errorsOf(await calls.evaluate(owner, wrong.id, BLIND))).toContain(
      'field.registry campaign.usecase',
    );
  });

  test('G-83 a brand that the registry could not verify is an error until its correction', async () => {
    const owner = await registry.customer(service);
    const { localId } = await register({}, owner);
    await service.deps.db
      .updateTable('brands')
      .set({ brand_status: 'FAILED', identity_status: 'UNVERIFIED' })
      .where('id', '=', localId)
      .execute();
    const { body } = await service.call('GET', `/v1/registrations?brandId=${localId}`, undefined, owner);
    const [{ id }] = body.registrations;
    const added = await calls.create(owner, { ...rest, brandId: localId });
    expect(errorsOf(await calls.evaluate(owner, added.id, BLIND))).toContain(
      'brand.verified brand.companyName',
    );
    await calls.patch(owner, id, { ...rest, brand: { ein: '93-1847206' } });
    expect(ruleIdsOf(await calls.evaluate(owner, id, BLIND))).not.toContain('brand.verified');
  });

  test('G-83 a publicly traded company that has Authentication+ is not asked to pay for it again', async () => {
    const owner = await registry.customer(service);
    const listed = {
      stockSymbol: 'CDHW',
      stockExchange: 'NASDAQ',
      businessContactEmail: 'robin.alder@cedarhollowdental.com',
    };
    const { localId } = await register({ entityType: 'PUBLIC_PROFIT', ...listed }, owner);
    const { id } = await calls.create(owner, { ...rest, brandId: localId });
    const feesWith = async (vettingStatus: string) => {
      await service.deps.db
        .updateTable('brands')
        .set({ vetting_status: vettingStatus })
        .where('id', '=', localId)
        .execute();
      return (await calls.evaluate(owner, id, BLIND)).fees.registry;
    };
    expect(await feesWith('PENDING')).toBe(27.5);
    expect(await feesWith('ACTIVE')).toBe(15);
  });

  test('G-83 another brand with the same EIN is named, however it is written', async () => {
    const owner = await registry.customer(service);
    const { localId } = await register({ ein: '93-1847205' }, owner);
    const evaluationWith = async (ein: string): Promise<Evaluation> => {
      const { id } = await calls.create(owner, { ...rest, brand: { ...brand, ein } });
      return calls.evaluate(owner, id, BLIND);
    };
    expect(ruleIdsOf(await evaluationWith('93 1847205'))).toContain('brand.ein-reuse');
    expect(ruleIdsOf(await evaluationWith('93-1847299'))).not.toContain('brand.ein-reuse');
    const stranger = await registry.customer(service);
    const { id } = await calls.create(stranger, packetOf(PRACTICE));
    expect(ruleIdsOf(await calls.evaluate(stranger, id, BLIND))).not.toContain('brand.ein-reuse');
    const { body } = await service.call('GET', `/v1/registrations?brandId=${localId}`, undefined, owner);
    const [{ id: own }] = body.registrations;
    expect(ruleIdsOf(await calls.evaluate(owner, own, BLIND))).not.toContain('brand.ein-reuse');
  });

  test('G-83 a second campaign with the same use case and message flow is named', async () => {
    const owner = await registry.customer(service);
    const { localId, registryId } = await register({}, owner);
    expectCreated(await createCampaign(service, owner, { ...rest.campaign, brandId: registryId }));
    const { id } = await calls.create(owner, { ...rest, brandId: localId });
    expect(ruleIdsOf(await calls.evaluate(owner, id, BLIND))).toContain('match.duplicate-campaign');
  });

  test('G-83 an account with many brands and campaigns is compared with a few of them', async () => {
    const owner = await registry.customer(service);
    const { localId, registryId } = await register({}, owner);
    const campaign = expectCreated(await createCampaign(service, owner, campaignRequest(registryId))).body;
    await sync(service, admin, 'campaign', campaign.localId);
    await copyBrand(service, localId);
    await sql`
      insert into campaigns (user_id, credential_id, brand_id, registration, reference_id, request_hash, asked_at,
        tcr_campaign_id, usecase, profile, state_changed_at, created_at, updated_at)
      select user_id, credential_id, brand_id, registration, 'copy-' || id || '-' || n, request_hash, asked_at,
        'COPY' || id || '-' || n, usecase, profile, state_changed_at, created_at, updated_at
      from campaigns, generate_series(1, 300) as n where id = ${campaign.localId}`.execute(service.deps.db);
    const { id } = await calls.create(owner, packetOf(PRACTICE));
    const evaluation = await calls.evaluate(owner, id, BLIND);
    expect(ruleIdsOf(evaluation)).toContain('brand.ein-reuse');
  });

  test('G-85 G-91 a submission finds the newest evaluation of its revision, and no other', async () => {
    const { db } = service.deps;
    const { id } = await calls.create(customer, { brand: { ...brand, ein: '' }, ...rest });
    expect(await findEvaluation(db, { id, revision: 1 })).toBeUndefined();
    const [older, newer] = [
      await calls.evaluate(customer, id, BLIND),
      await calls.evaluate(customer, id, BLIND),
    ];
    expect(await findEvaluation(db, { id, revision: 1 })).toMatchObject({
      id: newer.id,
      revision: 1,
      verdict: 'fixable',
      contentHash: expect.any(Buffer),
      errors: expect.arrayContaining([
        { ruleId: 'field.required', paths: ['brand.ein'], isRegistryRule: true },
      ]),
    });
    expect((await findEvaluation(db, { id, revision: 1 }, older.id))?.id).toBe(newer.id);
    const { id: other } = await calls.create(customer, {});
    expect(await findEvaluation(db, { id: other, revision: 1 }, older.id)).toBeUndefined();
    await calls.patch(customer, id, { brand: { city: 'Salem' } });
    expect([
      await findEvaluation(db, { id, revision: 2 }),
      await findEvaluation(db, { id, revision: 2 }, newer.id),
    ]).toEqual([undefined, undefined]);
  });
});
