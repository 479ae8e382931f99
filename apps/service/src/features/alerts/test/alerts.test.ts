// Protects G-133: each occurrence of what costs money or delivery is raised once, told, and resolved when its cause ends.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendCallback } from '../../../../test/support/callbacks.ts';
import { createClock, DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../test/support/clock.ts';
import {
  campaignRequest,
  createBrand,
  createCampaign,
  brandRequest,
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
import { waitFor } from '../../../../test/support/wait.ts';

/** The first period of a campaign is 90 days: it ends two days after the clock of the service starts. */
const REGISTERED_AT = '2026-08-24T09:30:00.000Z';

describe.each(DATABASES)('alerts on the %s database', (database) => {
  const registryClock = createClock();
  let registry: TestRegistry;
  let service: TestService;
  let admin: TestUser;
  beforeAll(async () => {
    registryClock.set(REGISTERED_AT);
    registry = await startRegistry({ clock: registryClock, autoShare: false });
    service = await startService({ database, environment: registry.environment });
    admin = await registerAdmin(service);
  });
  afterAll(async () => {
    await service.close();
    await registry.close();
  });

  const list = async (by: TestUser, query = '') =>
    (await service.call('GET', `/v1/alerts${query}`, undefined, by)).body.alerts;
  const open = (by: TestUser) => list(by, '?status=open');
  const openTypes = async (by: TestUser) =>
    (await open(by)).map(({ type }: { type: string }) => type).toSorted();
  const check = () => service.deps.sweep();
  /** Calls of the registry are recorded after the response. */
  const reach = (by: TestUser, types: readonly string[]) =>
    waitFor(
      async () => {
        await check();
        return JSON.stringify(await openTypes(by)) === JSON.stringify(types) ? true : undefined;
      },
      `the alerts ${types.join(', ')}`,
    );
  const eventsOf = async (by: TestUser) => {
    const { rows } = await sql<{ type: string; alert: string }>`
      select type, data -> 'alert' ->> 'type' as alert from customer_events
      where user_id = ${by.id} and type like 'alert.%' order by id`.execute(service.deps.db);
    return rows.map(({ type, alert }) => `${type} ${alert}`);
  };
  const campaignOf = async (customer: Customer) => {
    const brand = await verifiedBrand({ service, registry, admin }, customer);
    const campaign = expectCreated(
      await createCampaign(service, customer, campaignRequest(brand.localId)),
    ).body;
    await sync(service, admin, 'campaign', campaign.localId);
    return { brand, campaign };
  };
  const carrier = async (tcrCampaignId: string, status: 'REGISTERED' | 'SUSPENDED') => {
    registry.control.decideCampaign(tcrCampaignId, { outcome: 'carrier', status, mnoId: 10_017 });
    await sync(service, admin, 'campaign', tcrCampaignId);
    await check();
  };

  test('G-133 a suspension at a carrier is raised once, told, and resolved when the carrier lifts it', async () => {
    const customer = await registry.customer(service);
    const { campaign } = await campaignOf(customer);
    registry.control.decideCampaign(campaign.tcrCampaignId, { outcome: 'share' });
    registry.control.decideCampaign(campaign.tcrCampaignId, { outcome: 'accept' });
    registry.control.decideCampaign(campaign.tcrCampaignId, { outcome: 'carrier', status: 'REGISTERED' });
    await carrier(campaign.tcrCampaignId, 'SUSPENDED');
    await Promise.all([check(), check(), check()]);
    const alert = (await open(customer)).find(({ type }: { type: string }) => type === 'campaign.suspended');
    expect(alert).toMatchObject({
      userId: customer.id,
      severity: 'error',
      subject: { type: 'campaign', id: campaign.localId },
      message: expect.stringMatching(/^Copper Kettle \d+: campaign C\w+ is suspended by AT&T\./),
      dueAt: null,
      nextAction: expect.stringContaining('lift the suspension'),
      source: { title: expect.any(String), asOf: expect.any(String) },
      resolvedAt: null,
      dismissal: null,
    });
    expect((await eventsOf(customer)).toSorted()).toEqual([
      'alert.raised campaign.renewal_due',
      'alert.raised campaign.suspended',
    ]);
    const mail = await service.mailTo(customer.email, 1, alert.message);
    expect(mail.text).toContain('lift the suspension');
    await carrier(campaign.tcrCampaignId, 'REGISTERED');
    expect(await openTypes(customer)).toEqual(['campaign.renewal_due']);
    expect(await list(customer, '?status=resolved')).toMatchObject([{ id: alert.id, dismissal: null }]);
    expect((await eventsOf(customer)).at(-1)).toBe('alert.resolved campaign.suspended');
    service.clock.advance(MINUTE_MS);
    await carrier(campaign.tcrCampaignId, 'SUSPENDED');
    expect(
      (await eventsOf(customer)).filter((event) => event === 'alert.raised campaign.suspended'),
    ).toHaveLength(2);
    // All carriers at once are one alert.
    registry.control.decideCampaign(campaign.tcrCampaignId, { outcome: 'suspend' });
    await sync(service, admin, 'campaign', campaign.localId);
    await reach(customer, ['campaign.renewal_due', 'campaign.suspended']);
    const whole = (await open(customer)).find(({ type }: { type: string }) => type === 'campaign.suspended');
    expect(whole.message).toMatch(/is suspended by .*AT&T.*, /);
  });

  test('G-134 a dismissed alert is no longer open, is not raised again, and belongs to its customer alone', async () => {
    const customer = await registry.customer(service);
    const other = await service.register();
    await campaignOf(customer);
    await check();
    const [alert] = await open(customer);
    const path = `/v1/alerts/${alert.id}/dismissals`;
    expect(await list(other)).toEqual([]);
    const foreign = await service.call('POST', path, {}, other);
    const absent = await service.call('POST', '/v1/alerts/999999/dismissals', {}, other);
    expect([foreign.status, foreign.body]).toEqual([404, absent.body]);
    const [first, second] = await Promise.all([
      service.call('POST', path, { reason: 'Not used anymore.' }, customer),
      service.call('POST', path, { reason: 'Not used anymore.' }, customer),
    ]);
    expect([first?.status, second?.status]).toEqual([200, 200]);
    expect(first?.body.alert.dismissal).toMatchObject({ reason: 'Not used anymore.' });
    await sql`update alert_checks set due_at = ${service.clock.now()}`.execute(service.deps.db);
    await check();
    expect(await open(customer)).toEqual([]);
    expect(await list(customer, '?status=resolved')).toMatchObject([{ id: alert.id }]);
    expect(await eventsOf(customer)).toEqual([
      'alert.raised campaign.renewal_due',
      'alert.resolved campaign.renewal_due',
    ]);
    expect((await list(admin)).some(({ id }: { id: number }) => id === alert.id)).toBe(true);
  });

  test('G-139 alerts are filtered by severity and registration, and never are those of another account', async () => {
    const customer = await registry.customer(service);
    const other = await service.register();
    const { campaign } = await campaignOf(customer);
    await check();
    const { registrations } = (
      await service.call('GET', `/v1/registrations?campaignId=${campaign.localId}`, undefined, customer)
    ).body;
    const { id } = registrations[0];
    expect(await list(customer, `?registrationId=${id}&severity=info`)).toMatchObject([
      { type: 'campaign.renewal_due', subject: { id: campaign.localId } },
    ]);
    expect(await list(customer, `?registrationId=${id}&severity=error`)).toEqual([]);
    expect(await list(customer, `?registrationId=${id + 1_000}`)).toEqual([]);
    expect(await list(other, `?registrationId=${id}`)).toEqual([]);
  });

  test('G-89 credentials that the registry refuses are raised, and resolved when they work again', async () => {
    const customer = await registry.customer(service);
    const { brand } = await campaignOf(customer);
    await check();
    registry.control.fault({ sid: customer.sid }, { do: 'status', status: 403 }, 4);
    const refused = await service.call('POST', `/v1/tcr/sync/brand/${brand.localId}`, undefined, admin);
    expect(refused.status).toBe(502);
    await reach(customer, ['campaign.renewal_due', 'credentials.refused']);
    const alert = (await open(customer)).find(({ type }: { type: string }) => type === 'credentials.refused');
    expect(alert).toMatchObject({
      severity: 'error',
      subject: { type: 'credentials', id: customer.credentialId },
    });
    expect(JSON.stringify(alert)).not.toContain(customer.sid);
    registry.control.clearFaults();
    await sync(service, admin, 'brand', brand.localId);
    service.clock.advance(5 * MINUTE_MS);
    await reach(customer, ['campaign.renewal_due']);
  });

  test('a code, an email to the business contact, and a vetting are raised before they expire', async () => {
    const customer = await registry.customer(service);
    const owner = {
      entityType: 'SOLE_PROPRIETOR',
      ein: undefined,
      companyName: undefined,
      firstName: 'Robin',
      lastName: 'Alder',
      mobilePhone: '+15125557124',
    };
    const person = expectCreated(await createBrand(service, customer, brandRequest(owner))).body;
    await service.call('POST', `/v1/tcr/brands/${person.localId}/otp`, undefined, customer);
    registryClock.set('2025-12-10T00:00:00.000Z');
    const brand = await verifiedBrand({ service, registry, admin }, customer);
    registry.control.decideBrand(brand.registryId, { outcome: 'score', score: 80 });
    await sync(service, admin, 'brand', brand.localId);
    registryClock.set(REGISTERED_AT);
    const callback = (eventType: string) =>
      sendCallback(service, customer, { eventType, brandId: brand.registryId, brandName: 'Copper Kettle' });
    await callback('BRAND_EMAIL_2FA_SEND');
    await reach(customer, ['vetting.expiring']);
    service.clock.advance(19 * HOUR_MS);
    await reach(customer, ['brand.otp_expiring', 'vetting.expiring']);
    const pin = registry.control.brands(customer.sid)[0]?.otps.at(-1)?.pin;
    await service.call('PUT', `/v1/tcr/brands/${person.localId}/otp`, { pin }, customer);
    service.clock.advance(5 * DAY_MS);
    await reach(customer, ['brand.contact_mail_expiring', 'vetting.expiring']);
    await callback('BRAND_AUTHPLUS_VERIFICATION_COMPLETE');
    await reach(customer, ['vetting.expiring']);
  });

  test('a review that takes longer than the published time is raised, and a campaign is read again after its renewal', async () => {
    const customer = await registry.customer(service);
    const { campaign } = await campaignOf(customer);
    registryClock.set(service.clock.now().toISOString());
    const brand = await verifiedBrand({ service, registry, admin }, customer);
    const reviewed = expectCreated(
      await createCampaign(service, customer, campaignRequest(brand.localId)),
    ).body;
    registry.control.decideCampaign(reviewed.tcrCampaignId, { outcome: 'share' });
    await sync(service, admin, 'campaign', reviewed.localId);
    await check();
    expect(await openTypes(customer)).toEqual([]);
    service.clock.advance(16 * DAY_MS);
    await check();
    expect(await open(customer)).toMatchObject([
      {
        type: 'review.overdue',
        subject: { type: 'campaign', id: reviewed.localId },
        message: expect.stringContaining('the longest published time is 11 business days (Telnyx)'),
      },
    ]);
    // The copy of the first campaign is older than its renewal: it was read again.
    await waitFor(async () => {
      const { last_synced_at: at } = await service.deps.db
        .selectFrom('campaigns')
        .select('last_synced_at')
        .where('id', '=', campaign.localId)
        .executeTakeFirstOrThrow();
      return at?.getTime() === service.clock.now().getTime() ? true : undefined;
    }, 'the refresh');
  });
});
