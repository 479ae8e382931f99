// Exports over HTTP (G-87): what the dry run says is what a submission sends, and an export costs a token and changes nothing.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectLedgerInvariants } from '../../../../test/support/ledger-invariants.ts';
import { paidFor } from '../../../../test/support/registrations.ts';
import {
  type Customer,
  registerAdmin,
  startRegistry,
  type TestRegistry,
} from '../../../../test/support/registry.ts';
import { startService, type TestService, type TestUser } from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';
import { createWay, packetOf, type Way } from './support/submissions.ts';

type Call = { method: string; path: string; body: Record<string, unknown> | null };

let registry: TestRegistry;
let service: TestService;
let admin: TestUser;
let way: Way;
beforeAll(async () => {
  registry = await startRegistry();
  service = await startService({ environment: registry.environment });
  admin = await registerAdmin(service);
  way = createWay(service, registry, admin);
});
afterAll(async () => {
  await expectLedgerInvariants(service.deps.db);
  await service.close();
  await registry.close();
});

const exportOf = (customer: TestUser, id: number, query: string) =>
  service.call('GET', `/v1/registrations/${id}/export?${query}`, undefined, customer);

/** What is known only when a request is sent. */
const GENERATED = new Set(['referenceId', 'brandId']);
const bare = (body: unknown) =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => !GENERATED.has(name)));

const withoutIds = (path: string) => path.replaceAll(/\/[BC][A-Z0-9]{6}(?=\/|$)/g, '/*');

/** Changes at the registry, in the form of the dry run. */
const sentBy = ({ sid }: Customer) =>
  registry
    .callsOf(sid)
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => ({
      request: `${method} ${withoutIds(path)}`,
      body: bare(body),
    }));

const plannedBy = (calls: Call[]) =>
  calls.map(({ method, path, body }) => ({
    request: `${method} ${withoutIds(new URL(path.replaceAll(/\{\w+\}/g, '*')).pathname.replace('/v2', ''))}`,
    body: bare(body),
  }));

describe('the dry run is what a submission sends', () => {
  test('G-127 of a company: the brand, the campaign, and the sharing', async () => {
    const customer = await registry.customer(service);
    // Values as people write them: the service completes and normalizes them.
    const packet = packetOf(
      { ein: '84-2731906', phone: '(512) 555-7123', postalCode: '78701-1234' },
      { upstreamCnpId: 'TWILO' },
    );
    const id = await way.draft(customer, packet);
    const { body, headers } = await exportOf(customer, id, 'to=tcr');
    expect(headers['x-token-cost']).toBe('1');
    expect(body.export.missing).toEqual([]);
    expect(registry.callsOf(customer.sid)).toEqual([]);
    await way.evaluate(customer, id);
    await way.submit(customer, id);
    const { tcrBrandId } = await way.reach(customer, id, (shown) => shown.tcrBrandId !== null, 'the brand');
    await way.decideBrand(tcrBrandId, 'verify');
    await way.reach(customer, id, ({ progress }) => progress.phase === 'partner-review', 'the partner');
    expect(plannedBy(body.export.calls)).toEqual(sentBy(customer));

    // From here on, nothing is left to send, and other providers get what the service filled in.
    const dry = (await exportOf(customer, id, 'to=tcr')).body.export;
    expect(dry.calls).toEqual([]);
    expect(dry.warnings[0]).toEqual({ path: 'calls', problem: expect.stringContaining('send nothing') });
    const elsewhere = (await exportOf(customer, id, 'to=sinch')).body.export;
    const asked = elsewhere.missing.map(({ providerField }: { providerField: string }) => providerField);
    expect(asked).toContain('sample3');
    expect(asked).not.toContain('optinKeywords');
    expect(elsewhere.calls[3].body).toMatchObject({ optinKeywords: 'START', embeddedLink: false });
  });

  test('G-127 of a correction: the update of the brand that exists, and what follows', async () => {
    const customer = await registry.customer(service);
    const id = await way.submitNew(customer, packetOf({}, { upstreamCnpId: 'TWILO' }));
    const { tcrBrandId } = await way.reach(customer, id, (shown) => shown.tcrBrandId !== null, 'the brand');
    await way.decideBrand(tcrBrandId, 'refuse');
    await way.reach(customer, id, ({ status }) => status === 'DENIED', 'the denial');
    const before = sentBy(customer).length;
    const change = { brand: { companyName: 'Copper Kettle Incorporated', ein: '84-2731907' } };
    await service.call('PATCH', `/v1/registrations/${id}`, change, customer);
    const { calls } = (await exportOf(customer, id, 'to=tcr')).body.export;
    expect(sentBy(customer)).toHaveLength(before);
    await way.evaluate(customer, id);
    await way.submit(customer, id);
    await waitFor(
      () => way.changesOf(customer).includes('PUT /brand/*/revet') || undefined,
      'the resubmission',
    );
    // The registry has taken the resubmission, so that a decision is about it.
    await way.reach(customer, id, ({ progress }) => progress.waitingFor === 'registry', 'the second check');
    await waitFor(async () => {
      const { status } = (await way.read(customer, id)).brandStanding;
      return status === 'PENDING' || undefined;
    }, 'the brand to be checked again');
    await way.decideBrand(tcrBrandId, 'verify');
    await way.reach(customer, id, ({ progress }) => progress.phase === 'partner-review', 'the partner');
    expect(plannedBy(calls)).toEqual(sentBy(customer).slice(before));
  });

  test('G-127 of a sole proprietor: the code, too; of a brand that exists: no brand', async () => {
    const customer = await registry.customer(service);
    const owner = {
      entityType: 'SOLE_PROPRIETOR',
      firstName: 'Dana',
      lastName: 'Kettle',
      mobilePhone: '+15125557124',
    };
    const alone = await way.draft(customer, packetOf(owner, { usecase: 'SOLE_PROPRIETOR' }));
    const planned = (await exportOf(customer, alone, 'to=tcr')).body.export.calls as Call[];
    expect(plannedBy(planned).map(({ request }) => request)).toEqual([
      'POST /brand/nonBlocking',
      'POST /brand/*/smsOtp',
      'PUT /brand/*/smsOtp',
      'POST /campaignBuilder',
    ]);
    const first = await way.submitNew(customer);
    const { tcrBrandId, brandId } = await way.reach(
      customer,
      first,
      (shown) => shown.tcrBrandId !== null,
      'the brand',
    );
    await way.decideBrand(tcrBrandId, 'verify');
    const { campaign } = packetOf();
    const second = await way.draft(customer, { brandId, campaign });
    const { calls, missing } = (await exportOf(customer, second, 'to=tcr')).body.export;
    expect((calls as Call[]).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST https://csp-api.campaignregistry.com/v2/campaignBuilder',
    ]);
    expect(calls[0].body.brandId).toBe(tcrBrandId);
    expect(missing.map(({ providerField }: { providerField: string }) => providerField)).toEqual([
      'upstreamCnpId',
    ]);
    // At another provider the brand is made anew, with the values that it has.
    const telnyx = (await exportOf(customer, second, 'to=telnyx')).body.export;
    expect(telnyx.calls[0].body).toMatchObject({ displayName: expect.stringContaining('Copper Kettle') });
  });
});

describe('an export', () => {
  test('G-128 costs a token; a refused one is free and says why', async () => {
    const customer = await registry.customer(service, { balance: 1 });
    const id = await way.draft(customer);
    const before = await way.read(customer, id);
    expect((await exportOf(customer, id, 'to=twilio')).status).toBe(200);
    expect(await paidFor(service, customer)).toEqual(['exportRegistration']);
    for (const [query, named] of [
      ['', 'to'],
      ['to=nobody', 'to'],
      ['to=twilio&product=fax', 'product'],
      ['to=sinch&product=tollfree', 'product'],
      ['to=twilio&fill=[1]', 'fill'],
      ['to=twilio&fill=notjson', 'fill'],
      [`to=twilio&fill=${encodeURIComponent('{"job_position":"Boss"}')}`, 'job_position'],
    ] as const) {
      const refused = await exportOf(customer, id, query);
      expect(refused.status, query).toBe(400);
      expect(refused.body.error).toContain(named);
    }
    expect((await exportOf(customer, id, 'to=aws')).status).toBe(402);
    expect(await paidFor(service, customer)).toEqual(['exportRegistration']);
    expect(await way.read(customer, id)).toEqual(before);
    const stranger = await registry.customer(service);
    expect((await exportOf(stranger, id, 'to=twilio')).status).toBe(404);
    expect(await paidFor(service, stranger)).toEqual([]);
  });

  test('G-128 takes answers, and comes back in as a draft with the same values', async () => {
    const customer = await registry.customer(service);
    const replies = {
      optinMessage: 'Copper Kettle: you get texts about your bookings. Reply HELP for help, STOP to opt out.',
      optoutMessage: 'Copper Kettle: you are unsubscribed and get no further messages.',
      optinKeywords: 'START',
      optoutKeywords: 'STOP',
    };
    const id = await way.draft(customer, packetOf({}, replies));
    const fill = encodeURIComponent(JSON.stringify({ customerProfileId: 'profile-1' }));
    const { calls, missing } = (await exportOf(customer, id, `to=bandwidth&fill=${fill}`)).body.export;
    expect(missing).toEqual([]);
    expect(calls[0].body).toMatchObject({ customerProfileId: 'profile-1', countryCodeA3: 'USA' });
    const imported = await service.call(
      'POST',
      '/v1/registrations/imports',
      { from: 'bandwidth', payload: { calls } },
      customer,
    );
    expect(imported.status).toBe(201);
    expect(imported.headers['x-token-cost']).toBeUndefined();
    const { brand, campaign } = await way.read(customer, id);
    const { registration, lost } = imported.body;
    expect(registration).toMatchObject({ status: 'DRAFT', campaign });
    expect(registration.brand).toMatchObject({ ...brand, ein: '842731906' });
    expect(lost).toEqual([{ path: 'customerProfileId', why: 'We have no such field.' }]);
  });
});
