// One submission from the draft to the carriers (G-85): what is registered, charged, and said at each step.
import { unfold } from '../../../../test/support/unfold.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withLabels } from '@tendlc/registration';
import { expectLedgerInvariants } from '../../../../test/support/ledger-invariants.ts';
import { paidFor, sync } from '../../../../test/support/registrations.ts';
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
import { createWay, packetOf, type Way } from './support/submissions.ts';

const EVALUATION = 'registration-evaluation';

type Shown = { status: string; tcrBrandId: string | null; tcrCampaignId: string | null };

describe.each(DATABASES)('submissions on the %s database', (database) => {
  let registry: TestRegistry;
  let service: TestService;
  let admin: TestUser;
  let customer: Customer;
  let way: Way;
  beforeAll(async () => {
    registry = await startRegistry();
    service = await startService({ database, environment: registry.environment, registryTimeoutMs: 1_500 });
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

  /** A new customer whose registration waits for the partner. */
  async function reachPartner(packet: object = packetOf()) {
    customer = await registry.customer(service);
    const id = await way.submitNew(customer, packet);
    const { tcrBrandId } = await way.reach(customer, id, hasBrand, 'the brand');
    await way.decideBrand(tcrBrandId, 'verify');
    const registration = await way.reach(
      customer,
      id,
      ({ progress }) => progress.phase === 'partner-review',
      'the review of the partner',
    );
    return { id, tcrBrandId, tcrCampaignId: registration.tcrCampaignId as string };
  }

  test('G-85 each step follows the one before it; two records cost two tokens, and every step has its time', async () => {
    customer = await registry.customer(service);
    const id = await way.submitNew(customer);
    const checked = await way.reach(customer, id, hasBrand, 'the brand');
    expect(checked).toMatchObject({ status: 'SUBMITTED', version: 1, progress: { phase: 'identity-check' } });
    expect(way.changesOf(customer)).toEqual(['POST /brand/nonBlocking']);
    await way.decideBrand(checked.tcrBrandId, 'verify');
    const { tcrCampaignId } = await way.reach(customer, id, hasCampaign, 'the campaign');
    await way.reach(customer, id, ({ progress }) => progress.phase === 'partner-review', 'the partner');
    expect(way.changesOf(customer)).toEqual([
      'POST /brand/nonBlocking',
      'POST /campaignBuilder',
      'PUT /campaign/*/sharing/TWILO',
    ]);
    await way.decideCampaign(tcrCampaignId, { outcome: 'accept' });
    await way.decideCampaign(tcrCampaignId, { outcome: 'carrier', status: 'REGISTERED' });
    const approved = await way.reach(customer, id, is('APPROVED'), 'the approval');
    for (const step of approved.progress.steps) {
      expect(step).toMatchObject({ state: 'done', at: expect.stringMatching(/Z$/) });
    }
    expect(await paidFor(service, customer)).toEqual([EVALUATION, 'createBrand', 'createCampaign']);
    const { versions } = (await service.call('GET', `/v1/registrations/${id}/versions`, undefined, customer))
      .body;
    expect(versions).toMatchObject([{ number: 1, status: 'APPROVED', overrideReason: expect.any(String) }]);
    const { events } = (await service.call('GET', '/v1/events?newest=true&limit=100', undefined, customer))
      .body;
    const moves = events
      .filter(({ type }: { type: string }) => type === 'registration.status_changed')
      .map(({ data }: { data: { from: string; to: string } }) => `${data.from} ${data.to}`);
    expect(new Set(moves)).toEqual(new Set(['SUBMITTED APPROVED']));
  });

  test('G-85 of ten submissions at once, one gets through', async () => {
    customer = await registry.customer(service);
    const id = await way.draft(customer);
    await way.evaluate(customer, id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => way.submit(customer, id)));
    const codes = answers.map(({ headers }) => headers['x-error-code'] ?? 'none');
    expect(codes.filter((code) => code === 'none')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['none', 'registration_under_way']));
    await way.reach(customer, id, hasBrand, 'the brand');
    expect(way.changesOf(customer)).toEqual(['POST /brand/nonBlocking']);
  });

  test('G-06 a repeated request gets the first answer', async () => {
    customer = await registry.customer(service);
    const id = await way.draft(customer);
    await way.evaluate(customer, id);
    const headers = { 'idempotency-key': `submit-${id}` };
    const send = () =>
      service.call(
        'POST',
        `/v1/registrations/${id}/submissions`,
        { override: { reason: 'The rest is in order, said twice.' } },
        { token: customer.token, headers },
      );
    const first = await send();
    const second = await send();
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(second.headers['idempotency-replayed']).toBe('true');
  });

  test('G-85 tokens that run out on the way stop it, and it goes on when they are there', async () => {
    customer = await registry.customer(service, { balance: 3 });
    const id = await way.submitNew(customer);
    const { tcrBrandId } = await way.reach(customer, id, hasBrand, 'the brand');
    const { balance } = await service.deps.app.ledger.readBalance(customer.id);
    if (balance > 0) {
      await service.call('POST', '/v1/tokens/use', { toolName: 'spent', amount: balance }, customer);
    }
    await way.decideBrand(tcrBrandId, 'verify');
    const stopped = await way.reach(customer, id, is('ACTION_REQUIRED'), 'the stop');
    expect(stopped).toMatchObject({
      actionRequired: 'tokens',
      progress: { waitingFor: 'you', nextAction: expect.stringContaining('token') },
    });
    expect(way.changesOf(customer)).toEqual(['POST /brand/nonBlocking']);
    await service.deps.app.ledger.credit({ email: customer.email, amount: 5, orderId: 90_000 + customer.id });
    await service.deps.sweep();
    await way.reach(customer, id, hasCampaign, 'the campaign');
    expect(await paidFor(service, customer)).toContain('createCampaign');
  });

  test('G-85 values that the registry rejects are a denial on their fields, and the token is refunded', async () => {
    customer = await registry.customer(service);
    registry.control.fault(
      { path: '/brand/nonBlocking', sid: customer.sid },
      { do: 'error', code: 501, description: 'No such display name', fields: ['displayName'] },
    );
    const id = await way.submitNew(customer);
    const denied = await way.reach(customer, id, is('DENIED'), 'the denial');
    expect(denied).toMatchObject({
      brandId: null,
      denial: { by: 'registry', fields: ['brand.brandName'], texts: [expect.stringContaining('brandName')] },
      progress: { steps: [{ step: 'brand', state: 'failed' }, {}, {}, {}, {}] },
    });
    expect(await paidFor(service, customer)).toEqual([EVALUATION]);
    // The correction is a new version, and the registry is asked again.
    await service.call('PATCH', `/v1/registrations/${id}`, { brand: { brandName: 'Kettle' } }, customer);
    await way.evaluate(customer, id);
    expect((await way.submit(customer, id)).status).toBe(202);
    await way.reach(customer, id, hasBrand, 'the brand');
  });

  test('G-86 a decline keeps the words, names fields, and a correction changes the campaign that exists', async () => {
    const { id, tcrCampaignId } = await reachPartner();
    const explanation = '806: Call to Action is missing. The opt-in page does not show message frequency.';
    await way.decideCampaign(tcrCampaignId, {
      outcome: 'decline',
      categories: ['CALL_TO_ACTION'],
      explanation,
    });
    const denied = await way.reach(customer, id, is('DENIED'), 'the denial');
    expect(denied.denial).toMatchObject({
      by: 'partner',
      texts: [explanation],
      fields: expect.arrayContaining(['campaign.messageFlow', 'pages.optIn']),
    });
    expect(denied.denial.codes.map(({ code }: { code: string }) => code)).toContain('806');
    expect(denied.progress.nextAction).toBe(denied.denial.nextAction);
    const subject = `${denied.brandName} · Customer care: your registration was denied`;
    const mail = await service.mailTo(customer.email, 1, subject);
    const unfolded = unfold(mail.text);
    for (const words of [explanation, withLabels(denied.denial.nextAction), `/registrations/${denied.id}`]) {
      expect(unfolded).toContain(words);
    }
    // Not also about the brand and the campaign.
    expect(await service.subjectsTo(customer.email)).toEqual([subject]);
    const before = way.changesOf(customer);
    await way.evaluate(customer, id);
    expect((await way.submit(customer, id)).headers['x-error-code']).toBe('unchanged');
    const patch = (campaign: object) =>
      service.call('PATCH', `/v1/registrations/${id}`, { campaign }, customer);
    await patch({ sample2: 'Copper Kettle: we open at 6 PM on Sunday. Reply STOP to opt out.' });
    await way.evaluate(customer, id);
    const unrelated = await way.submit(customer, id);
    expect(unrelated.headers['x-error-code']).toBe('denied_fields_unchanged');
    expect(unrelated.body.error).toContain('campaign.messageFlow');
    const messageFlow =
      'Guests tick an optional box beside the phone field at copperkettle.example/book and agree to up to 4 texts a month about their booking. Msg & data rates may apply. Reply STOP to opt out, HELP for help.';
    // Without a partner of its own, a correction goes back to the one that declined.
    await patch({ messageFlow, upstreamCnpId: null });
    await way.evaluate(customer, id);
    expect(way.changesOf(customer)).toEqual(before);
    const submitted = await way.submit(customer, id, { upstreamCnpId: undefined });
    expect(submitted.body.registration).toMatchObject({ status: 'SUBMITTED', version: 2, denial: null });
    const again = await way.reach(
      customer,
      id,
      ({ progress }) => progress.phase === 'partner-review',
      'the second review',
    );
    expect(again).toMatchObject({ tcrCampaignId, campaign: { messageFlow } });
    expect(way.changesOf(customer).slice(before.length)).toEqual([
      'PUT /campaign/*',
      'PUT /campaign/*/sharing/TWILO',
    ]);
    const { versions } = (await service.call('GET', `/v1/registrations/${id}/versions`, undefined, customer))
      .body;
    expect(versions).toMatchObject([
      { number: 2, status: 'SUBMITTED', denial: null },
      { number: 1, status: 'DENIED', denial: { texts: [explanation] } },
    ]);
  });

  test('G-86 a brand that fails is corrected, resubmitted once for its fee, and then its campaign follows', async () => {
    customer = await registry.customer(service);
    const id = await way.submitNew(customer);
    const { tcrBrandId } = await way.reach(customer, id, hasBrand, 'the brand');
    await way.decideBrand(tcrBrandId, 'refuse');
    const denied = await way.reach(customer, id, is('DENIED'), 'the denial');
    expect(denied.denial).toMatchObject({ by: 'registry', fields: expect.arrayContaining(['brand.ein']) });
    await service.call('PATCH', `/v1/registrations/${id}`, { brand: { ein: '91-7654321' } }, customer);
    await way.evaluate(customer, id);
    expect((await way.submit(customer, id)).status).toBe(202);
    await waitFor(
      () => way.changesOf(customer).includes('PUT /brand/*/revet') || undefined,
      'the resubmission',
    );
    await way.reach(customer, id, ({ progress }) => progress.waitingFor === 'registry', 'the second check');
    await way.decideBrand(tcrBrandId, 'verify');
    await way.reach(customer, id, hasCampaign, 'the campaign');
    expect(way.changesOf(customer).slice(0, 4)).toEqual([
      'POST /brand/nonBlocking',
      'PUT /brand/*',
      'PUT /brand/*/revet',
      'POST /campaignBuilder',
    ]);
  });

  test('G-85 cancelled before anything was registered, it is a draft again; afterwards it is closed', async () => {
    customer = await registry.customer(service);
    registry.control.fault(
      { path: '/brand/nonBlocking', sid: customer.sid },
      { do: 'status', status: 429 },
      5,
    );
    const path = (id: number) => `/v1/registrations/${id}/cancellations`;
    const early = await way.submitNew(customer);
    await service.call('POST', path(early), undefined, customer);
    expect(await way.reach(customer, early, is('DRAFT'), 'the draft')).toMatchObject({ version: 1 });
    registry.control.clearFaults();
    // Nothing has changed, so the evaluation still counts.
    expect(await way.submit(customer, early)).toMatchObject({ status: 202 });
    const late = await way.submitNew(customer);
    const { tcrBrandId } = await way.reach(customer, late, hasBrand, 'the brand');
    expect((await service.call('POST', path(late), undefined, customer)).status).toBe(202);
    const closed = await way.reach(customer, late, is('CLOSED'), 'the end');
    expect(closed.tcrBrandId).toBe(tcrBrandId);
    const changes = way.changesOf(customer);
    await way.decideBrand(tcrBrandId, 'verify');
    await service.deps.sweep();
    expect(way.changesOf(customer)).toEqual(changes);
  });

  test('G-85 a sole proprietor confirms a code, which is sent once, and it goes on', async () => {
    const person = {
      entityType: 'SOLE_PROPRIETOR',
      companyName: undefined,
      ein: undefined,
      firstName: 'Robin',
      lastName: 'Alder',
      mobilePhone: '+15125557124',
    };
    customer = await registry.customer(service);
    const packet = packetOf(person, { usecase: 'SOLE_PROPRIETOR', subUsecases: ['CUSTOMER_CARE'] });
    const id = await way.submitNew(customer, packet);
    const { tcrBrandId } = await way.reach(customer, id, hasBrand, 'the brand');
    await sync(service, admin, 'brand', tcrBrandId);
    const waiting = await way.reach(customer, id, is('ACTION_REQUIRED'), 'the code');
    expect(waiting).toMatchObject({
      actionRequired: 'code',
      progress: { waitingFor: 'you', phase: 'identity-check' },
    });
    const confirm = (code: string) => service.call('POST', `/v1/registrations/${id}/otp`, { code }, customer);
    const code = await waitFor(
      () => registry.control.overview(customer.sid).brands[0]?.otpPin,
      'the message with the code',
    );
    expect((await confirm('000000')).status).toBe(400);
    expect((await confirm(code)).status).toBe(200);
    await way.reach(customer, id, hasCampaign, 'the campaign');
    expect(way.changesOf(customer).filter((call) => call.startsWith('POST /brand/*/smsOtp'))).toHaveLength(1);
  });

  /** Where a process can die: before or after the registry did what it was asked. */
  const BOUNDARIES = [
    ['POST', '/brand/nonBlocking', false],
    ['POST', '/brand/nonBlocking', true],
    ['POST', '/campaignBuilder', false],
    ['POST', '/campaignBuilder', true],
    ['PUT', '/campaign/*/sharing/TWILO', false],
    ['PUT', '/campaign/*/sharing/TWILO', true],
  ] as const;

  test.each(BOUNDARIES)(
    'G-85 a process that dies at %s %s (done: %s) leaves one brand, one campaign, and two charges',
    async (method, path, processed) => {
      customer = await registry.customer(service);
      registry.control.fault({ method, path, sid: customer.sid }, { do: 'hang', processed });
      const id = await way.submitNew(customer);
      const goOn = async () => {
        const isSent = () => way.changesOf(customer).includes(`${method} ${path}`) || undefined;
        await waitFor(isSent, 'the call that hangs');
        // Longer than the lease of a process that gives no sign of life.
        service.clock.advance(31_000);
        await service.deps.sweep();
      };
      const isAtBrand = path === '/brand/nonBlocking';
      if (isAtBrand) {
        await goOn();
      }
      const { tcrBrandId } = await way.reach(customer, id, hasBrand, 'the brand', 20_000);
      await way.decideBrand(tcrBrandId, 'verify');
      if (!isAtBrand) {
        await goOn();
      }
      await way.reach(
        customer,
        id,
        ({ progress }) => progress.phase === 'partner-review',
        'the partner',
        20_000,
      );
      expect(registry.control.brands(customer.sid)).toHaveLength(1);
      expect(registry.control.campaigns(customer.sid)).toHaveLength(1);
      await service.deps.sweep();
      expect(await paidFor(service, customer)).toEqual([EVALUATION, 'createBrand', 'createCampaign']);
    },
  );
});
