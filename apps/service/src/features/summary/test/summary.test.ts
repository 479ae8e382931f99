// Protects G-106: the summary counts everything that needs its customer, from the database and not from recent events.
import { registryCosts } from '@tendlc/compliance';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sync } from '../../../../test/support/registrations.ts';
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
import { createWay, packetOf, type Way } from '../../registrations/test/support/submissions.ts';

type Registration = { readonly [Field: string]: unknown };

describe.each(DATABASES)('the summary on the %s database', (database) => {
  let registry: TestRegistry;
  let service: TestService;
  let admin: TestUser;
  let customer: Customer;
  let way: Way;
  beforeAll(async () => {
    registry = await startRegistry();
    service = await startService({ database, environment: registry.environment });
    admin = await registerAdmin(service);
    customer = await registry.customer(service);
    way = createWay(service, registry, admin);
  });
  afterAll(async () => {
    await service.close();
    await registry.close();
  });

  const summaryOf = async (by: TestUser, query = '') =>
    (await service.call('GET', `/v1/summary${query}`, undefined, by)).body.summary;
  const needsOf = async (by: TestUser) =>
    Object.fromEntries(
      (await summaryOf(by)).needs.map(({ kind, count }: { kind: string; count: number }) => [kind, count]),
    );
  const hasBrand = ({ tcrBrandId }: Registration) => tcrBrandId !== null;

  test('a new account needs nothing, has done no step, and has spent nothing', async () => {
    const user = await service.register();
    expect(await summaryOf(user)).toMatchObject({
      needs: [],
      checklist: { credentials: false, evaluated: false, submitted: false, approved: false },
      approvals: { approved: 0, denied: 0, rate: null, times: [] },
      spending: { byCustomer: [] },
    });
  });

  test('G-106 every kind of need has its count and its newest registrations', async () => {
    for (const label of ['a', 'b', 'c', 'd', 'e']) {
      await way.draft(customer, { label, brand: { brandName: `Brand ${label}` } });
    }
    await way.draft(customer, packetOf());
    const fixable = await way.draft(customer, packetOf());
    await way.evaluate(customer, fixable);
    const denied = await way.submitNew(customer, packetOf());
    const { tcrBrandId } = await way.reach(customer, denied, hasBrand, 'the brand');
    await way.decideBrand(tcrBrandId, 'refuse');
    await waitFor(async () => (await needsOf(customer))['denied'], 'the denial');
    expect(await needsOf(customer)).toEqual({ denied: 1, fixable: 1, unevaluated: 1, incomplete: 5 });
    const { needs, counts } = await summaryOf(customer);
    expect(needs[0]).toMatchObject({
      kind: 'denied',
      first: [
        {
          id: denied,
          status: 'DENIED',
          usecase: 'CUSTOMER_CARE',
          brandName: expect.stringMatching(/^Copper/),
        },
      ],
    });
    expect(needs.at(-1).first.map(({ label }: { label: string }) => label)).toEqual(['e', 'd', 'c']);
    expect(counts).toMatchObject({ byStatus: { DRAFT: 7, DENIED: 1 }, waitingForYou: 8 });
  });

  test('a change after the evaluation makes a draft unevaluated again', async () => {
    const user = await service.registerWithBalance(2);
    const id = await way.draft(user, packetOf());
    await way.evaluate(user, id);
    expect(await needsOf(user)).toEqual({ fixable: 1 });
    await service.call('PATCH', `/v1/registrations/${id}`, { label: 'Another' }, user);
    expect(await needsOf(user)).toEqual({ unevaluated: 1 });
  });

  test('a registration that one carrier rejects and others approve is no brand without a campaign', async () => {
    const other = await registry.customer(service);
    const id = await way.submitNew(other, packetOf());
    const { tcrBrandId } = await way.reach(other, id, hasBrand, 'the brand');
    await way.decideBrand(tcrBrandId, 'verify');
    const { tcrCampaignId } = await way.reach(
      other,
      id,
      (registration) => registration['tcrCampaignId'] !== null,
      'the campaign',
    );
    await way.decideCampaign(tcrCampaignId, { outcome: 'accept' });
    await way.decideCampaign(tcrCampaignId, { outcome: 'carrier', status: 'REGISTERED' });
    await way.decideCampaign(tcrCampaignId, { outcome: 'carrier', status: 'REJECTED', mnoId: 10_017 });
    await expect.poll(() => needsOf(other)).toEqual({ 'partly-approved': 1 });
  });

  test('what a submission waits for is a need', async () => {
    const person = {
      entityType: 'SOLE_PROPRIETOR',
      companyName: undefined,
      ein: undefined,
      firstName: 'Robin',
      lastName: 'Alder',
      mobilePhone: '+15125557124',
    };
    const other = await registry.customer(service);
    const packet = packetOf(person, { usecase: 'SOLE_PROPRIETOR', subUsecases: ['CUSTOMER_CARE'] });
    const waiting = await way.submitNew(other, packet);
    const { tcrBrandId } = await way.reach(other, waiting, hasBrand, 'the brand');
    await sync(service, admin, 'brand', tcrBrandId);
    await waitFor(async () => (await needsOf(other))['code'], 'the code');
    expect(await needsOf(other)).toEqual({ code: 1 });
  });

  test('approvals and spending follow what happened', async () => {
    const reseller = await registry.customer(service);
    const id = await way.submitNew(reseller, { ...packetOf(), customer: 'Juniper' });
    const { tcrBrandId } = await way.reach(reseller, id, hasBrand, 'the brand');
    service.clock.advance(3_600_000);
    await way.decideBrand(tcrBrandId, 'verify');
    const { tcrCampaignId } = await way.reach(reseller, id, ({ sharing }) => sharing !== null, 'the partner');
    service.clock.advance(2 * 3_600_000);
    await way.decideCampaign(tcrCampaignId, { outcome: 'accept' });
    await way.decideCampaign(tcrCampaignId, { outcome: 'carrier', status: 'REGISTERED' });
    await waitFor(
      async () => ((await summaryOf(reseller)).approvals.approved === 1 ? true : undefined),
      'the approval',
    );
    const { approvals, checklist, spending } = await summaryOf(reseller);
    expect(approvals).toMatchObject({ approved: 1, denied: 0, rate: 1 });
    const total = approvals.times.find(({ stage }: { stage: string }) => stage === 'total');
    expect(total).toMatchObject({ registrations: 1 });
    expect(total.medianDays).toBeGreaterThanOrEqual(0.12);
    expect(checklist).toEqual({ credentials: true, evaluated: true, submitted: true, approved: true });
    const registryUsd =
      (registryCosts.brandCents +
        registryCosts.reviewCents +
        // as the submission says: the months in advance are due now
        3 * (registryCosts.monthlyCents['CUSTOMER_CARE'] ?? 0)) /
      100;
    expect(spending.byMonth).toHaveLength(12);
    const used = (await service.ledgerOf(reseller.id))
      .filter(({ type }) => type === 'usage' || type === 'refund')
      .reduce((sum, { amount }) => sum - amount, 0);
    expect(spending.byMonth.at(-1)).toMatchObject({ tokens: used, registryUsd });
    expect(spending.byCustomer).toEqual([{ customer: 'Juniper', tokens: 3, registryUsd }]);
  });

  test('tokens are counted in their month, also if a charge is written after one that began later', async () => {
    const user = await service.register();
    const call = () =>
      service.call('POST', '/v1/tools/sanitize', { type: 'sanitizePhone', input: '(512) 555-7123' }, user);
    // The first call of a day is free.
    await call();
    await call();
    service.clock.advance(-10_000);
    await call();
    service.clock.advance(10_000);
    const usages = (await service.ledgerOf(user.id)).filter(({ type }) => type === 'usage');
    const used = usages.reduce((sum, { amount }) => sum - amount, 0);
    expect(usages.length).toBeGreaterThan(1);
    expect((await summaryOf(user)).spending.byMonth.at(-1)).toMatchObject({ tokens: used });
  });

  test('an admin gets the summary of all accounts, or of one with its spending', async () => {
    const all = await summaryOf(admin);
    expect(all.spending).toBeNull();
    expect(all.counts.byStatus.DENIED).toBeGreaterThanOrEqual(1);
    const one = await summaryOf(admin, `?userId=${customer.id}`);
    expect(one).toEqual(await summaryOf(customer));
  });
});
