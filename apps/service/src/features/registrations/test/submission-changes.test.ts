// What changes while a submission is on its way (G-85, G-86): credentials, brands, and decisions of the registry.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectLedgerInvariants } from '../../../../test/support/ledger-invariants.ts';
import { brandRequest, createBrand, expectCreated, paidFor } from '../../../../test/support/registrations.ts';
import {
  type Customer,
  registerAdmin,
  startRegistry,
  type TestRegistry,
} from '../../../../test/support/registry.ts';
import { startService, type TestService, type TestUser } from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';
import { createWay, packetOf, type Way } from './support/submissions.ts';

const EVALUATION = 'registration-evaluation';

type Shown = { status: string; tcrBrandId: string | null; tcrCampaignId: string | null };

describe('submissions while something else changes', () => {
  let registry: TestRegistry;
  let service: TestService;
  let admin: TestUser;
  let customer: Customer;
  let way: Way;
  beforeAll(async () => {
    registry = await startRegistry();
    service = await startService({ environment: registry.environment, registryTimeoutMs: 500 });
    admin = await registerAdmin(service);
    way = createWay(service, registry, admin);
  });
  afterAll(async () => {
    await expectLedgerInvariants(service.deps.db);
    await service.close();
    await registry.close();
  });

  const hasBrand = ({ tcrBrandId }: Shown) => tcrBrandId !== null;
  const hasCampaign = ({ tcrCampaignId }: Shown) => tcrCampaignId !== null;
  const is =
    (status: string) =>
    (shown: Shown): boolean =>
      shown.status === status;

  const isReviewed = ({ progress }: { progress: { phase: string } }) => progress.phase === 'partner-review';

  /** Replaces the registry account of a customer. @returns the new account */
  async function replaceCredentials(owner: Customer): Promise<string> {
    const sid = `${owner.sid}-next`;
    const off = await service.call(
      'PUT',
      `/v1/tcr/credentials/${owner.credentialId}`,
      { status: 'inactive' },
      admin,
    );
    expect(off.status).toBe(200);
    const credentials = { tcrSid: sid, tcrAuthToken: owner.authToken };
    const answer = await service.call('POST', '/v1/tcr/my-credentials', credentials, owner);
    expect(answer.status).toBe(201);
    return sid;
  }

  /** Lets the next attempt come. */
  async function goOn(): Promise<void> {
    service.clock.advance(61_000);
    await service.deps.sweep();
  }

  test.each([
    ['/brand/nonBlocking', 'createBrand'],
    ['/campaignBuilder', 'createCampaign'],
  ])(
    'G-85 a record in doubt at %s is not registered again with other credentials before it is settled',
    async (path, toolName) => {
      customer = await registry.customer(service);
      registry.control.fault({ method: 'POST', path, sid: customer.sid }, { do: 'hang', processed: false });
      const id = await way.submitNew(customer);
      if (path === '/campaignBuilder') {
        const { tcrBrandId } = await way.reach(customer, id, hasBrand, 'the brand');
        await way.decideBrand(tcrBrandId, 'verify');
      }
      await waitFor(
        () => way.changesOf(customer).includes(`POST ${path}`) || undefined,
        'the call that gets no answer',
      );
      const table = path === '/campaignBuilder' ? 'campaigns' : 'brands';
      await waitFor(async () => {
        const row = await service.deps.db
          .selectFrom(table as 'brands')
          .select('registration')
          .where('user_id', '=', customer.id)
          .executeTakeFirst();
        return row?.registration === 'in_doubt' || undefined;
      }, 'the doubt');
      const sid = await replaceCredentials(customer);
      await goOn();
      await goOn();
      const next = { ...customer, sid };
      expect(way.changesOf(next).filter((call) => call === `POST ${path}`)).toEqual([]);
      expect((await paidFor(service, customer)).filter((name) => name === toolName).length).toBeLessThan(2);
    },
  );

  test('G-85 a packet that leaves the brand it referred to registers its own, and that brand stays as it is', async () => {
    customer = await registry.customer(service);
    const { body } = expectCreated(await createBrand(service, customer));
    await way.decideBrand(body.tcrBrandId, 'verify');
    registry.control.fault(
      { path: '/campaignBuilder', sid: customer.sid },
      { do: 'error', code: 501, description: 'No such use case', fields: ['usecase'] },
    );
    const id = await way.submitNew(customer, { brandId: body.localId, campaign: packetOf().campaign });
    await way.reach(customer, id, is('DENIED'), 'the denial');
    const own = brandRequest({ ein: '91-7654321' });
    const changed = await service.call(
      'PATCH',
      `/v1/registrations/${id}`,
      { brandId: null, brand: own, campaign: { usecase: 'ACCOUNT_NOTIFICATION' } },
      customer,
    );
    expect(changed.body.registration).toMatchObject({ brandId: null, tcrBrandId: null });
    await way.evaluate(customer, id);
    expect((await way.submit(customer, id)).status).toBe(202);
    const { tcrBrandId } = await way.reach(customer, id, hasBrand, 'the brand of the packet');
    expect(tcrBrandId).not.toBe(body.tcrBrandId);
    expect(way.changesOf(customer).filter((call) => call.startsWith('PUT /brand'))).toEqual([]);
  });

  test('G-85 a brand that is verified after its denial is followed by the campaign, which was submitted with it', async () => {
    customer = await registry.customer(service);
    const id = await way.submitNew(customer);
    const { tcrBrandId } = await way.reach(customer, id, hasBrand, 'the brand');
    await way.decideBrand(tcrBrandId, 'refuse');
    await way.reach(customer, id, is('DENIED'), 'the denial');
    await waitFor(async () => {
      const open = await service.deps.db
        .selectFrom('registration_submissions')
        .select('state')
        .where('registration_id', '=', id)
        .executeTakeFirst();
      return open?.state === 'done' || undefined;
    }, 'the end');
    // As after an appeal that was accepted.
    await way.decideBrand(tcrBrandId, 'verify');
    await way.reach(customer, id, isReviewed, 'the review of the campaign');
    expect(await paidFor(service, customer)).toEqual([EVALUATION, 'createBrand', 'createCampaign']);
    await way.reach(customer, id, hasCampaign, 'the campaign');
  });

  test('G-85 blank optional fields are not sent', async () => {
    customer = await registry.customer(service);
    const id = await way.submitNew(
      customer,
      packetOf({ altBusinessId: '', firstName: ' ' }, { sample3: '', helpMessage: ' ' }),
    );
    const { tcrBrandId } = await way.reach(customer, id, hasBrand, 'the brand');
    await way.decideBrand(tcrBrandId, 'verify');
    await way.reach(customer, id, hasCampaign, 'the campaign');
    const sent = registry.callsOf(customer.sid).filter(({ method }) => method === 'POST');
    expect(sent).toHaveLength(2);
    for (const { body } of sent) {
      const blanks = Object.entries(body as object).filter(([, value]) => String(value).trim() === '');
      expect(blanks).toEqual([]);
    }
  });

  test('G-85 a packet whose brand the registry rejects says so', async () => {
    customer = await registry.customer(service);
    registry.control.fault(
      { method: 'POST', path: '/brand/nonBlocking', sid: customer.sid },
      { do: 'hang', processed: false },
      10,
    );
    const first = await way.submitNew(customer);
    const { brandId } = await way.reach(
      customer,
      first,
      ({ brandId: known }: { brandId: number | null }) => known !== null,
      'the brand that is not confirmed',
    );
    const second = await way.submitNew(customer, { brandId, campaign: packetOf().campaign });
    await service.deps.db
      .updateTable('brands')
      .set({ registration: 'refused', version: 99 })
      .where('id', '=', brandId)
      .execute();
    await goOn();
    const denied = await way.reach(customer, second, is('DENIED'), 'the denial');
    expect(denied.denial.texts).toEqual([expect.stringContaining('brandId')]);
  });

  test.each([
    ['DELETED', 'is deleted'],
    ['FAILED', 'verif'],
  ])('G-85 the gate refuses a packet whose brand is %s', async (brandStatus, sentence) => {
    customer = await registry.customer(service);
    const { body } = expectCreated(await createBrand(service, customer));
    await service.deps.db
      .updateTable('brands')
      .set({ brand_status: brandStatus })
      .where('id', '=', body.localId)
      .execute();
    const id = await way.draft(customer, { brandId: body.localId, campaign: packetOf().campaign });
    await way.evaluate(customer, id);
    const refused = await way.submit(customer, id);
    expect(refused.headers['x-error-code']).toBe('not_ready');
    expect(refused.body.error).toMatch(/brandId/);
    expect(refused.body.error).toContain(sentence);
  });

  test('G-107 the submission of a locked account waits unchanged, and goes on after it is unlocked', async () => {
    customer = await registry.customer(service);
    const account = `/v1/admin/accounts/${customer.id}`;
    const id = await way.submitNew(customer);
    const { tcrBrandId } = await way.reach(customer, id, hasBrand, 'the brand');
    await service.call('POST', `${account}/lock`, { reason: 'Unpaid invoices' }, admin);
    const calls = way.changesOf(customer).length;
    const before = await service.ledgerOf(customer.id);
    // What the registry decides meanwhile is stored.
    await way.decideBrand(tcrBrandId, 'verify');
    await goOn();
    const waiting = await way.read(admin, id);
    expect(waiting).toMatchObject({ brandStanding: { status: 'ACTIVE' }, tcrCampaignId: null });
    // No job asks again and again while the account is locked.
    await waitFor(async () => {
      const job = await service.deps.db
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', 'advance-submission')
        .where('dedupe_key', '=', String(id))
        .executeTakeFirst();
      return job === undefined ? true : undefined;
    }, 'the jobs of the submission to end');
    expect(way.changesOf(customer)).toHaveLength(calls);
    expect(await service.ledgerOf(customer.id)).toEqual(before);

    await service.call('POST', `${account}/unlock`, { reason: 'Paid' }, admin);
    await goOn();
    await way.reach(admin, id, hasCampaign, 'the campaign');
    const paid = await paidFor(service, customer);
    expect(paid.filter((toolName) => toolName === 'createCampaign')).toHaveLength(1);
  });
});
