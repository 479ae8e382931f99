// Protects G-135: a campaign without a phone number is noticed, with what the sources say about it, and few calls.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClock, DAY_MS } from '../../../../test/support/clock.ts';
import {
  campaignRequest,
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
import { waitFor } from '../../../../test/support/wait.ts';

describe.each(DATABASES)('numbers of campaigns on the %s database', (database) => {
  let registry: TestRegistry;
  let service: TestService;
  let admin: TestUser;
  beforeAll(async () => {
    registry = await startRegistry({ clock: createClock(), autoShare: false });
    service = await startService({ database, environment: registry.environment });
    admin = await registerAdmin(service);
  });
  afterAll(async () => {
    await service.close();
    await registry.close();
  });

  async function deliveredCampaign(customer: Customer) {
    const brand = await verifiedBrand({ service, registry, admin }, customer);
    const campaign = expectCreated(
      await createCampaign(service, customer, campaignRequest(brand.localId)),
    ).body;
    for (const outcome of ['share', 'accept'] as const) {
      registry.control.decideCampaign(campaign.tcrCampaignId, { outcome });
    }
    registry.control.decideCampaign(campaign.tcrCampaignId, { outcome: 'carrier', status: 'REGISTERED' });
    await sync(service, admin, 'campaign', campaign.localId);
    return campaign;
  }
  const assign = (id: string, phoneNumbers: string[]) =>
    registry.control.decideCampaign(id, { outcome: 'phones', phoneNumbers });
  const readingsOf = async (id: number) => {
    const { rows } = await sql<{ calls: number }>`
      select count(*)::integer as calls from registry_calls as call join campaigns as c on c.id = ${id}
      where call.endpoint like '%' || c.tcr_campaign_id || '%phones%'`.execute(service.deps.db);
    return rows[0]?.calls ?? 0;
  };
  const alertsOf = async (by: TestUser, status: string) =>
    (await service.call('GET', `/v1/alerts?status=${status}`, undefined, by)).body.alerts.filter(
      ({ type }: { type: string }) => type === 'campaign.no_numbers',
    );
  /** Days pass, then processes sweep, and what is due is read once. */
  async function pass(days: number, id: number, readings: number): Promise<void> {
    service.clock.advance(days * DAY_MS);
    const settled = async () => {
      await Promise.all([service.deps.sweep(), service.deps.sweep()]);
      const { leased_until: lease, next_at: next } = await service.deps.db
        .selectFrom('campaign_numbers')
        .select(['leased_until', 'next_at'])
        .where('campaign_id', '=', id)
        .executeTakeFirstOrThrow();
      return lease === null && next > service.clock.now() ? true : undefined;
    };
    await waitFor(settled, 'the numbers to be read');
    expect(await readingsOf(id)).toBe(readings);
    await service.deps.sweep();
  }

  test('G-135 a campaign without a number for eight days is an alert that names its sources, until a number is assigned', async () => {
    const customer = await registry.customer(service);
    const { localId, tcrCampaignId } = await deliveredCampaign(customer);
    await pass(1, localId, 1);
    await pass(6, localId, 2);
    expect(await alertsOf(customer, 'open')).toEqual([]);
    await pass(1, localId, 3);
    const [alert, ...others] = await alertsOf(customer, 'open');
    expect(others).toEqual([]);
    expect(alert).toMatchObject({
      severity: 'warning',
      subject: { type: 'campaign', id: localId },
      dueAt: expect.any(String),
      source: { title: 'Bandwidth support: T-Mobile 10DLC' },
    });
    for (const words of ['The sources conflict', '60 days without a number', 'Plivo', 'Telnyx', '15 idle']) {
      expect(alert.message).toContain(words);
    }
    assign(tcrCampaignId, ['15125557123']);
    await pass(1, localId, 4);
    expect(await alertsOf(customer, 'open')).toEqual([]);
    expect(await alertsOf(customer, 'resolved')).toMatchObject([{ id: alert.id, dismissal: null }]);
    // A campaign with a number is read once a week.
    service.clock.advance(6 * DAY_MS);
    await service.deps.sweep();
    expect(await readingsOf(localId)).toBe(4);
    assign(tcrCampaignId, []);
    await pass(1, localId, 5);
    // Without a number since the newest reading that found one, a week ago: another occurrence.
    await pass(1, localId, 6);
    expect(await alertsOf(customer, 'open')).toHaveLength(1);
    expect((await alertsOf(customer, 'open'))[0].id).not.toBe(alert.id);
  });

  test('G-135 a campaign that was approved long before its first reading has had no number since that reading', async () => {
    const customer = await registry.customer(service);
    const { localId } = await deliveredCampaign(customer);
    await pass(3, localId, 1);
    const { none_since: since } = await service.deps.db
      .selectFrom('campaign_numbers')
      .select('none_since')
      .where('campaign_id', '=', localId)
      .executeTakeFirstOrThrow();
    expect(since).toEqual(service.clock.now());
  });

  /** A day passes, and all that is due is read or set back. */
  async function passDay(ids: readonly number[]): Promise<void> {
    service.clock.advance(DAY_MS);
    await waitFor(async () => {
      await service.deps.sweep();
      const rows = await service.deps.db
        .selectFrom('campaign_numbers')
        .select(['next_at', 'leased_until'])
        .where('campaign_id', 'in', [...ids])
        .execute();
      return rows.every(
        ({ next_at: next, leased_until: lease }) => lease === null && next > service.clock.now(),
      )
        ? true
        : undefined;
    }, 'the readings');
  }

  test('G-135 credentials that fail cost two calls, and a campaign that is not active is not read', async () => {
    const customer = await registry.customer(service);
    const first = await deliveredCampaign(customer);
    const second = await deliveredCampaign(customer);
    const third = await deliveredCampaign(customer);
    const ids = [first.localId, second.localId, third.localId];
    registry.control.fault({ sid: customer.sid }, { do: 'status', status: 403 }, 10);
    await passDay(ids);
    const calls = await Promise.all(ids.map(readingsOf));
    expect(calls.reduce((sum, count) => sum + count, 0)).toBe(2);
    registry.control.clearFaults();
    registry.control.decideCampaign(second.tcrCampaignId, { outcome: 'suspend' });
    await sync(service, admin, 'campaign', second.localId);
    const watched = await service.deps.db
      .selectFrom('campaign_numbers')
      .select('campaign_id')
      .where('campaign_id', 'in', ids)
      .orderBy('campaign_id')
      .execute();
    expect(watched).toEqual([{ campaign_id: first.localId }, { campaign_id: third.localId }]);
  });

  test.each([403, 404])(
    'G-135 a campaign that fails by itself with status %i does not keep others from being read',
    async (status) => {
      const customer = await registry.customer(service);
      const failing = await deliveredCampaign(customer);
      const other = await deliveredCampaign(customer);
      await sql`update campaign_numbers set next_at = next_at - interval '1 hour'
        where campaign_id = ${failing.localId}`.execute(service.deps.db);
      registry.control.fault(
        { sid: customer.sid, path: `/**${failing.tcrCampaignId}**` },
        { do: 'status', status },
        10,
      );
      await passDay([failing.localId, other.localId]);
      registry.control.clearFaults();
      const rows = await service.deps.db
        .selectFrom('campaign_numbers')
        .select(['campaign_id', 'none_since'])
        .where('campaign_id', 'in', [failing.localId, other.localId])
        .orderBy('campaign_id')
        .execute();
      expect(rows).toEqual([
        { campaign_id: failing.localId, none_since: null },
        { campaign_id: other.localId, none_since: expect.any(Date) },
      ]);
    },
  );
});
