// Imports over HTTP (G-87, G-129): requests become drafts, and a campaign of the caller's account a submitted registration.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  campaignRequest,
  createCampaign,
  paidFor,
  verifiedBrand,
} from '../../../../test/support/registrations.ts';
import { registerAdmin, startRegistry, type TestRegistry } from '../../../../test/support/registry.ts';
import {
  DATABASES,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';

describe.each(DATABASES)('imports on the %s database', (database) => {
  let registry: TestRegistry;
  let elsewhere: TestService;
  let service: TestService;
  let admin: TestUser;
  beforeAll(async () => {
    registry = await startRegistry();
    // Another installation registers the campaigns, so that this one has never seen them.
    elsewhere = await startService({ environment: registry.environment });
    service = await startService({ database, environment: registry.environment });
    admin = await registerAdmin(elsewhere);
  });
  afterAll(async () => {
    await elsewhere.close();
    await service.close();
    await registry.close();
  });

  const importOf = (customer: TestUser, body: object) =>
    service.call('POST', '/v1/registrations/imports', body, customer);
  const list = async (customer: TestUser) =>
    (await service.call('GET', '/v1/registrations', undefined, customer)).body.registrations;

  /** A customer here whose account at the registry has a campaign that was made elsewhere. */
  async function withForeignCampaign(): Promise<{ customer: TestUser; campaignId: string; brandId: string }> {
    const there = await registry.customer(elsewhere);
    const { registryId } = await verifiedBrand({ service: elsewhere, registry, admin }, there);
    const { tcrCampaignId } = (await createCampaign(elsewhere, there, campaignRequest(registryId))).body;
    const customer = await service.registerWithBalance(5);
    const login = { tcrSid: there.sid, tcrAuthToken: there.authToken };
    const stored = await service.call('POST', '/v1/tcr/my-credentials', login, customer);
    expect(stored.status).toBe(201);
    return { customer, campaignId: tcrCampaignId, brandId: registryId };
  }

  const records = async ({ id }: { id: number }) => {
    const count = async (table: 'brands' | 'campaigns' | 'registrations') =>
      (await service.deps.db.selectFrom(table).select('id').where('user_id', '=', id).execute()).length;
    return [await count('brands'), await count('campaigns'), await count('registrations')];
  };

  test('G-129 a campaign of the own account becomes one submitted registration, however often it is imported', async () => {
    const { customer, campaignId, brandId } = await withForeignCampaign();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => importOf(customer, { from: 'tcr', campaignId })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const ids = answers.map(({ body }) => body.registration.id);
    expect(new Set(ids).size).toBe(1);
    expect(await records(customer)).toEqual([1, 1, 1]);
    const [shown] = await list(customer);
    expect(shown).toMatchObject({
      id: ids[0],
      version: 1,
      versionStatus: 'SUBMITTED',
      tcrBrandId: brandId,
      tcrCampaignId: campaignId,
      brandStanding: { status: 'ACTIVE' },
      campaign: { usecase: 'CUSTOMER_CARE' },
    });
    expect(shown.status).not.toBe('DRAFT');
    expect(await paidFor(service, customer)).toEqual([]);
    // Decisions from before the import send no notification.
    const { events } = (await service.call('GET', '/v1/events?newest=true', undefined, customer)).body;
    expect(events.filter(({ type }: { type: string }) => /^(brand|campaign)\./.test(type))).toEqual([]);
    const again = await importOf(customer, { from: 'tcr', campaignId });
    expect(again.body.registration.id).toBe(ids[0]);
    const history = await service.call('GET', `/v1/registrations/${ids[0]}/history`, undefined, customer);
    expect(history.body.history.length).toBeGreaterThan(0);
  });

  test('G-129 an import that ends between the brand and the campaign is completed by the next one', async () => {
    const { customer, campaignId, brandId } = await withForeignCampaign();
    const { db } = service.deps;
    await sql`create function refuse_campaign() returns trigger language plpgsql as $$
      begin raise exception 'the connection ends here'; end $$`.execute(db);
    await sql`create trigger refuse_campaign before insert on campaigns
      for each row execute function refuse_campaign()`.execute(db);
    expect((await importOf(customer, { from: 'tcr', campaignId })).status).toBe(500);
    await sql`drop trigger refuse_campaign on campaigns`.execute(db);
    await sql`drop function refuse_campaign()`.execute(db);
    const [brands, campaigns] = await records(customer);
    expect([brands, campaigns]).toEqual([1, 0]);

    const again = await importOf(customer, { from: 'tcr', campaignId });
    expect(again).toMatchObject({
      status: 201,
      body: { registration: { tcrBrandId: brandId, tcrCampaignId: campaignId } },
    });
    expect(await records(customer)).toEqual([1, 1, 1]);
    expect((await list(customer)).map(({ id }: { id: number }) => id)).toEqual([again.body.registration.id]);
  });

  test('G-129 a campaign of another account is the same 404 as none, and nothing is stored', async () => {
    const { campaignId } = await withForeignCampaign();
    const stranger = await registry.customer(service);
    const refused = await importOf(stranger, { from: 'tcr', campaignId });
    const none = await importOf(stranger, { from: 'tcr', campaignId: 'CNOSUCH' });
    expect([refused.status, refused.body]).toEqual([none.status, none.body]);
    expect(refused.status).toBe(404);
    expect(await records(stranger)).toEqual([0, 0, 0]);
    const without = await service.register();
    expect((await importOf(without, { from: 'tcr', campaignId })).status).toBe(403);
  });

  test('G-04 what an import lacks is named, and nothing is stored', async () => {
    const customer = await service.register();
    for (const [body, named] of [
      [{}, 'from'],
      [{ from: 'nobody', payload: {} }, 'from'],
      [{ from: 'twilio' }, 'payload'],
      [{ from: 'twilio', payload: 'x' }, 'payload'],
      [{ from: 'twilio', payload: {} }, 'payload'],
      [{ from: 'twilio', payload: { calls: [] } }, 'payload'],
      [
        { from: 'twilio', payload: { calls: [{ method: 'POST', path: '/elsewhere', body: { a: 1 } }] } },
        'payload',
      ],
      [{ from: 'twilio', payload: { brand: {}, campaign: { nobody: 'knows' } } }, 'payload'],
      [{ from: 'twilio', campaignId: 'CEXMPL1' }, 'campaignId'],
      [{ from: 'tcr', campaignId: 'CEXMPL1', payload: {} }, 'campaignId'],
      [{ from: 'tcr', campaignId: '../brand' }, 'campaignId'],
      [{ from: 'tcr', payload: { calls: Array.from({ length: 201 }, () => ({})) } }, 'payload.calls'],
    ] as const) {
      const refused = await importOf(customer, body);
      expect(refused.status, JSON.stringify(body).slice(0, 80)).toBe(400);
      expect(refused.body.error).toContain(named);
    }
    expect(await records(customer)).toEqual([0, 0, 0]);
  });
});
