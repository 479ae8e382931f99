// Protects G-44: a campaign with only the required fields can be registered for every use case, the response lists the
// completed fields, and the service rejects what the registry would reject.
import { USE_CASES } from '@tendlc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClock } from '../../../../test/support/clock.ts';
import {
  brandRequest,
  campaignRequest,
  createBrand,
  createCampaign,
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

let registry: TestRegistry;
let service: TestService;
let admin: TestUser;
let customer: Customer;
let company: number;
let person: number;
beforeAll(async () => {
  registry = await startRegistry({ clock: createClock(), autoShare: false });
  service = await startService({ environment: registry.environment });
  admin = await registerAdmin(service);
  customer = await registry.customer(service, { balance: 200 });
  registry.control.setAccount(customer.sid, {
    publicSafetyEnabled: true,
    socialEnabled: true,
    ucaasEnabled: true,
    platformFreeTrialEnabled: true,
  });
  company = (await verifiedBrand({ service, registry, admin }, customer)).localId;
  const owner = {
    entityType: 'SOLE_PROPRIETOR',
    ein: undefined,
    companyName: undefined,
    firstName: 'Robin',
    lastName: 'Alder',
    mobilePhone: '+15125557124',
  };
  const created = expectCreated(await createBrand(service, customer, brandRequest(owner))).body;
  person = created.localId;
  await service.call('POST', `/v1/tcr/brands/${person}/otp`, undefined, customer);
  const pin = registry.control.brands(customer.sid).at(-1)?.otps.at(-1)?.pin;
  await service.call('PUT', `/v1/tcr/brands/${person}/otp`, { pin }, customer);
  await sync(service, admin, 'brand', person);
});
afterAll(async () => {
  await service.close();
  await registry.close();
});

describe('with the required fields only', () => {
  test.each(USE_CASES)('G-44 %s is registered', async (usecase) => {
    const own = await registry.customer(service);
    registry.control.setAccount(own.sid, {
      publicSafetyEnabled: true,
      socialEnabled: true,
      ucaasEnabled: true,
      platformFreeTrialEnabled: true,
    });
    const entityType = usecase === 'CHARITY' || usecase === 'POLITICAL' ? 'NON_PROFIT' : 'PRIVATE_PROFIT';
    const isPerson = usecase === 'SOLE_PROPRIETOR';
    const caller = isPerson ? customer : own;
    const brandId = isPerson
      ? person
      : (await verifiedBrand({ service, registry, admin }, own, { entityType })).localId;
    const answer = await createCampaign(service, caller, campaignRequest(brandId, { usecase }));
    expect([answer.status, answer.body.error]).toEqual([201, undefined]);
    const { localId, tcrCampaignId, status, defaulted } = answer.body;
    expect([tcrCampaignId, status]).toEqual([expect.stringMatching(/^C[A-Z0-9]{6}$/), 'PENDING']);
    expect(defaulted).toEqual(
      expect.arrayContaining(['optinMessage', 'optinKeywords', 'helpMessage', 'helpKeywords']),
    );
    const { campaign } = (await service.call('GET', `/v1/tcr/campaigns/${localId}`, undefined, caller)).body;
    expect(campaign.defaulted).toEqual(defaulted);
    for (const field of defaulted as string[]) {
      expect(campaign[field], field).not.toBeNull();
    }
    expect(campaign.resellerId).toBe('R000000');
    expect(campaign.optoutMessage.length).toBeLessThanOrEqual(1_024);
    const record = registry.control
      .campaigns(caller.sid)
      .find((one) => one.campaign.campaignId === tcrCampaignId);
    expect(record?.campaign).toMatchObject({
      usecase,
      subUsecases: campaign.subUsecases,
      sample1: campaign.sample1,
    });
  });

  test('G-44 long brand names never make a message too long', async () => {
    const own = await registry.customer(service);
    const brand = await verifiedBrand({ service, registry, admin }, own, {
      brandName: 'Kettle '.repeat(36).trim(),
    });
    const answer = await createCampaign(service, own, campaignRequest(brand.localId, { usecase: 'MIXED' }));
    expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  });

  test('G-44 given values are kept, and only missing ones are completed', async () => {
    const own = await registry.customer(service);
    const brand = await verifiedBrand({ service, registry, admin }, own);
    const given = {
      usecase: 'MIXED',
      subUsecases: ['CUSTOMER_CARE', 'MARKETING'],
      sample2: 'Copper Kettle: a table by the window is free tonight. Reply STOP to opt out.',
      optinMessage: 'Copper Kettle: welcome to our messages. HELP for help, STOP to cancel.',
      optoutKeywords: 'STOP,END',
      embeddedLink: false,
      embeddedPhone: false,
    };
    const answer = expectCreated(await createCampaign(service, own, campaignRequest(brand.localId, given)));
    expect(answer.body.defaulted).toEqual(['optinKeywords', 'optoutMessage', 'helpMessage', 'helpKeywords']);
    expect(registry.control.campaigns(own.sid)[0]?.campaign).toMatchObject(given);
  });

  test('G-44 links and phone numbers in samples are declared', async () => {
    const own = await registry.customer(service);
    const brand = await verifiedBrand({ service, registry, admin }, own);
    const sample1 =
      'Copper Kettle: see https://copperkettle.example/t or call 512-555-7123. Reply STOP to opt out.';
    expectCreated(await createCampaign(service, own, campaignRequest(brand.localId, { sample1 })));
    expect(registry.control.campaigns(own.sid)[0]?.campaign).toMatchObject({
      embeddedLink: true,
      embeddedPhone: true,
    });
  });
});

describe('rejected before any charge', () => {
  test.each<[string, object, string]>([
    ['MIXED', { subUsecases: ['CUSTOMER_CARE'] }, 'subUsecases: MIXED needs 2 to 5 sub-use cases'],
    ['MIXED', { subUsecases: ['CUSTOMER_CARE', 'MIXED'] }, 'subUsecases: MIXED cannot be a sub-use case'],
    [
      'CUSTOMER_CARE',
      { subUsecases: ['MARKETING'] },
      'subUsecases: CUSTOMER_CARE does not allow sub-use cases',
    ],
    [
      'CUSTOMER_CARE',
      { subUsecases: ['MARKETING', 'MARKETING'] },
      'subUsecases: must list at most 5 different use cases',
    ],
    ['MARKETING', { subscriberOptin: false }, 'subscriberOptin: must be true for MARKETING'],
    ['MARKETING', { subscriberOptout: false }, 'subscriberOptout: must be true for MARKETING'],
    ['SOLE_PROPRIETOR', {}, 'usecase: SOLE_PROPRIETOR is only for brands with entityType SOLE_PROPRIETOR'],
    ['CHARITY', { brandId: undefined }, 'brandId: is required'],
    ['DELIVERY_NOTIFICATIONS', {}, 'usecase: must be one of'],
    ['CUSTOMER_CARE', { description: 'too short' }, 'description: must have 40 to 4096 characters'],
    ['CUSTOMER_CARE', { sample1: 'too short' }, 'sample1: must have 20 to 1024 characters'],
    ['CUSTOMER_CARE', { optoutKeywords: 'STOP, END' }, 'optoutKeywords: must be words separated by commas'],
    [
      'CUSTOMER_CARE',
      { privacyPolicyLink: 'copperkettle.example' },
      'privacyPolicyLink: must be an address that starts with https://',
    ],
  ])('G-44 %s with %j', async (usecase, fields, sentence) => {
    const before = await paidFor(service, customer);
    const calls = registry.callsOf(customer.sid).length;
    const answer = await createCampaign(service, customer, campaignRequest(company, { usecase, ...fields }));
    expect(answer.status).toBe(400);
    expect(answer.body.error).toContain(sentence);
    expect(await paidFor(service, customer)).toEqual(before);
    expect(registry.callsOf(customer.sid)).toHaveLength(calls);
  });

  test('G-44 CHARITY for a company, MARKETING for a sole proprietor, a deleted brand', async () => {
    const asCharity = await createCampaign(
      service,
      customer,
      campaignRequest(company, { usecase: 'CHARITY' }),
    );
    expect(asCharity.body.error).toBe('usecase: CHARITY is only for brands with entityType NON_PROFIT');
    const asCompany = await createCampaign(
      service,
      customer,
      campaignRequest(person, { usecase: 'MARKETING' }),
    );
    expect(asCompany.body.error).toBe(
      'usecase: must be SOLE_PROPRIETOR for a brand with entityType SOLE_PROPRIETOR',
    );
    const gone = await verifiedBrand({ service, registry, admin }, customer);
    await service.call('DELETE', `/v1/tcr/brands/${gone.localId}`, undefined, customer);
    const forGone = await createCampaign(service, customer, campaignRequest(gone.localId));
    expect([forGone.status, forGone.body.error]).toEqual([400, 'brandId: the brand is deleted']);
  });

  test('G-03 an unverified brand returns the registry’s error, for free', async () => {
    const own = await registry.customer(service);
    const { localId } = expectCreated(await createBrand(service, own)).body;
    const answer = await createCampaign(service, own, campaignRequest(localId));
    expect(answer.status).toBe(400);
    expect(await paidFor(service, own)).toEqual(['createBrand']);
  });
});
