// Protects G-83: what the registration of a brand or campaign would refuse is an error that no override passes, found before
// any fee is paid.
import { CAMPAIGN_FIELDS, BRAND_FIELDS, USECASES } from '@tendlc/registration';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBrand, createCampaign, verifiedBrand } from '../../../../test/support/registrations.ts';
import {
  type Customer,
  registerAdmin,
  startRegistry,
  type TestRegistry,
} from '../../../../test/support/registry.ts';
import { startService, type TestService } from '../../../../test/support/service.ts';
import { resolve } from '../../page-checks/test/support/sites.ts';
import { packetOf, practiceAt } from './support/dentist.ts';
import { type Evaluating, evaluatingWith } from './support/evaluating.ts';

type Values = Readonly<Record<string, unknown>>;
type Fault = readonly [path: string, values: Values];

const long = (characters: number) => 'a'.repeat(characters);

/** Each required field left out, and each value beyond what the registry takes. */
const BRAND_FAULTS: readonly Fault[] = [
  ...Object.entries(BRAND_FIELDS)
    .filter(([, { required }]) => required === 'always')
    .map(([name]): Fault => [`brand.${name}`, { [name]: undefined }]),
  ['brand.entityType', { entityType: 'LLC' }],
  ['brand.vertical', { vertical: 'DENTIST' }],
  ['brand.brandName', { brandName: long(256) }],
  ['brand.brandName', { brandName: 'Cedar\nHollow' }],
  ['brand.companyName', { companyName: long(256) }],
  ['brand.ein', { ein: '12-345' }],
  ['brand.ein', { ein: undefined }],
  ['brand.ein', { ein: '#93-1847205' }],
  ['brand.state', { state: 'Oregon' }],
  ['brand.postalCode', { postalCode: '972' }],
  ['brand.country', { country: 'usa' }],
  ['brand.email', { email: 'office' }],
  ['brand.email', { email: 'office@' }],
  ['brand.email', { email: 'office cedar@cedarhollowdental.com' }],
  ['brand.email', { email: 'office@cedar..com' }],
  ['brand.email', { email: `office@${long(60)}.com${long(60)}` }],
  ['brand.phone', { phone: '12' }],
  ['brand.phone', { phone: 'call us' }],
  ['brand.phone', { phone: '+1 503 223' }],
  ['brand.phone', { phone: '000-0000-0000-000' }],
  ['brand.website', { website: 'nowhere' }],
  ['brand.stockSymbol', { entityType: 'PUBLIC_PROFIT', stockExchange: 'NYSE' }],
  ['brand.stockExchange', { entityType: 'PUBLIC_PROFIT', stockSymbol: 'CHD' }],
  ['brand.stockExchange', { entityType: 'PUBLIC_PROFIT', stockSymbol: 'CHD', stockExchange: 'NONE' }],
  ['brand.businessContactEmail', { businessContactEmail: 'info@cedarhollowdental.com' }],
  ['brand.altBusinessId', { altBusinessIdType: 'DUNS', altBusinessId: '12' }],
  ['brand.entityType', { entityType: 'GOVERNMENT', country: 'CA' }],
  ['brand.firstName', { entityType: 'SOLE_PROPRIETOR', lastName: 'Alder', mobilePhone: '+15032234187' }],
  ['brand.mobilePhone', { entityType: 'SOLE_PROPRIETOR', firstName: 'Ann', lastName: 'Alder' }],
  [
    'brand.mobilePhone',
    { entityType: 'SOLE_PROPRIETOR', firstName: 'Ann', lastName: 'Alder', mobilePhone: '+1 503 22' },
  ],
];

const CAMPAIGN_FAULTS: readonly Fault[] = [
  ...Object.entries(CAMPAIGN_FIELDS)
    .filter(([, { required }]) => required === 'always')
    .map(([name]): Fault => [`campaign.${name}`, { [name]: undefined }]),
  ['campaign.usecase', { usecase: 'DENTAL' }],
  ['campaign.usecase', { usecase: 'SOLE_PROPRIETOR' }],
  ['campaign.usecase', { usecase: 'CHARITY' }],
  ['campaign.description', { description: 'Reminders.' }],
  ['campaign.description', { description: '😀'.repeat(25) }],
  ['campaign.description', { description: long(4_097) }],
  ['campaign.messageFlow', { messageFlow: 'On the website.' }],
  ['campaign.messageFlow', { messageFlow: long(4_097) }],
  ...['sample1', 'sample2', 'optinMessage', 'optoutMessage', 'helpMessage'].flatMap((name): Fault[] => [
    [`campaign.${name}`, { [name]: 'Too short' }],
    [`campaign.${name}`, { [name]: long(1_025) }],
  ]),
  ['campaign.optinKeywords', { optinKeywords: 'START, YES' }],
  ['campaign.optoutKeywords', { optoutKeywords: long(256) }],
  ['campaign.helpKeywords', { helpKeywords: 'HELP!' }],
  ['campaign.subUsecases', { usecase: 'MIXED', subUsecases: ['2FA'] }],
  ['campaign.subUsecases', { usecase: 'MIXED', subUsecases: ['MIXED', 'LOW_VOLUME'] }],
  ['campaign.subUsecases', { usecase: 'MIXED', subUsecases: ['2FA', '2FA'] }],
  ['campaign.subUsecases', { usecase: 'MIXED', subUsecases: ['2FA', 'NONE'] }],
  ['campaign.subUsecases', { usecase: 'MIXED', subUsecases: USECASES.slice(0, 6).map(({ value }) => value) }],
  ['campaign.subUsecases', { subUsecases: ['2FA'] }],
  ['campaign.subscriberOptin', { subscriberOptin: false }],
  ['campaign.subscriberOptout', { subscriberOptout: false }],
  ['campaign.resellerId', { resellerId: 'R1' }],
  ['campaign.upstreamCnpId', { upstreamCnpId: 'twilio!' }],
  ['campaign.privacyPolicyLink', { privacyPolicyLink: 'our website' }],
  ['campaign.termsAndConditionsLink', { termsAndConditionsLink: `https://kettle.example/${long(2_048)}` }],
  ['campaign.embeddedLinkSample', { embeddedLinkSample: 'kettle.example' }],
];

const without = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

describe('faults that the registration refuses', () => {
  let registry: TestRegistry;
  let service: TestService;
  let customer: Customer;
  let calls: Evaluating;
  let packet: ReturnType<typeof packetOf>;
  let brandId: string;
  beforeAll(async () => {
    registry = await startRegistry();
    service = await startService({ environment: registry.environment, resolve });
    customer = await registry.customer(service, { balance: 500 });
    calls = evaluatingWith(service);
    packet = packetOf(practiceAt('https://cedarhollowdental.com'));
    const admin = await registerAdmin(service);
    brandId = (await verifiedBrand({ service, registry, admin }, customer)).registryId;
  });
  afterAll(async () => {
    await service.close();
    await registry.close();
  });

  const registryErrors = async (values: object): Promise<string[]> => {
    const { id } = await calls.create(customer, values);
    const { findings, verdict } = await calls.evaluate(customer, id, { fetchPages: false });
    expect(verdict).not.toBe('ready');
    return findings
      .filter(({ isRegistryRule, status }) => isRegistryRule === true && status === 'error')
      .flatMap(({ field }) => field);
  };

  test('the packet without a fault has no such error', async () => {
    const { id } = await calls.create(customer, packet);
    expect((await calls.evaluate(customer, id, { fetchPages: false })).verdict).toBe('ready');
  });

  test.each(BRAND_FAULTS)('G-83 %s %j is refused there and an error here', async (path, values) => {
    const brand = without({ ...packet.brand, ...values });
    const refused = await createBrand(service, customer, brand);
    // The name of the company is the brand name if it is absent; a packet has to say it.
    expect([refused.status, refused.headers['x-error-code']]).toEqual([400, 'validation_failed']);
    expect(await registryErrors({ ...packet, brand })).toContain(path);
  });

  test.each(CAMPAIGN_FAULTS)('G-83 %s %j is refused there and an error here', async (path, values) => {
    const campaign = without({ ...packet.campaign, ...values });
    const refused = await createCampaign(service, customer, { ...campaign, brandId });
    expect([refused.status, refused.headers['x-error-code']]).toEqual([400, 'validation_failed']);
    expect(await registryErrors({ ...packet, campaign })).toContain(path);
  });
});
