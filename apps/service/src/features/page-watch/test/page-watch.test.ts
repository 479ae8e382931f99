// Protects G-136 to G-138: pages of approved registrations are opened every day, and what a reviewer would object to now, and
// did not then, is an alert.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClock, DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../test/support/clock.ts';
import {
  type Customer,
  registerAdmin,
  startRegistry,
  type TestRegistry,
} from '../../../../test/support/registry.ts';
import {
  DATABASES,
  serviceForTest,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';
import { packetOf, type Practice, startPractice } from '../../evaluations/test/support/dentist.ts';
import { html } from '../../page-checks/test/support/hostile-server.ts';
import { newHost, resolve, startSite } from '../../page-checks/test/support/sites.ts';
import { createWay, type Way } from '../../registrations/test/support/submissions.ts';

const PATHS = ['/', '/privacy', '/terms', '/texts'];

describe.each(DATABASES)('the page watch on the %s database', (database) => {
  let registry: TestRegistry;
  let service: TestService;
  let admin: TestUser;
  let way: Way;
  beforeAll(async () => {
    registry = await startRegistry({ clock: createClock() });
    service = await startService({ database, environment: registry.environment, resolve });
    admin = await registerAdmin(service);
    way = createWay(service, registry, admin);
  });
  afterAll(async () => {
    await service.close();
    await registry.close();
  });

  const watchOf = async (id: number, at = service) => {
    const { rows } = await sql<{ next_at: Date; leased_until: Date | null; problems: object[] }>`
      select next_at, leased_until, problems from page_watches where registration_id = ${id}`.execute(
      at.deps.db,
    );
    return rows[0];
  };
  /** A registration that was evaluated with its pages, submitted, and approved. */
  async function approved(customer: Customer, practice: Practice): Promise<number> {
    const id = await way.draft(customer, packetOf(practice));
    await service.call('POST', `/v1/registrations/${id}/evaluations`, {}, customer);
    expect((await way.submit(customer, id, { override: undefined })).status).toBe(202);
    const { tcrBrandId } = await way.reach(customer, id, (shown) => shown.tcrBrandId !== null, 'the brand');
    await way.decideBrand(tcrBrandId, 'verify');
    const partner = await way.reach(
      customer,
      id,
      ({ progress }) => progress.phase === 'partner-review',
      'the partner',
    );
    await way.decideCampaign(partner.tcrCampaignId, { outcome: 'accept' });
    await way.decideCampaign(partner.tcrCampaignId, { outcome: 'carrier', status: 'REGISTERED' });
    await way.reach(customer, id, ({ status }) => status === 'APPROVED', 'the approval');
    // What a read of the registration computes is stored a moment later.
    await waitFor(() => watchOf(id), 'the watch to begin');
    return id;
  }

  /** Time passes, processes sweep, and the pages that are due were looked at. */
  async function pass(ms: number, id: number): Promise<void> {
    service.clock.advance(ms);
    await waitFor(async () => {
      await Promise.all([service.deps.sweep(), service.deps.sweep()]);
      const watch = await watchOf(id);
      return watch?.leased_until === null && watch.next_at > service.clock.now() ? true : undefined;
    }, 'a look at the pages');
    await service.deps.sweep();
  }
  const alertsOf = async (by: TestUser, status = 'open') =>
    (await service.call('GET', `/v1/alerts?status=${status}`, undefined, by)).body.alerts.filter(
      ({ type }: { type: string }) => type.startsWith('page.'),
    );
  const eventsOf = async (by: TestUser) => {
    const { rows } = await sql<{ type: string; alert: string }>`
      select type, data -> 'alert' ->> 'type' as alert from customer_events
      where user_id = ${by.id} and data -> 'alert' ->> 'type' like 'page.%' order by id`.execute(
      service.deps.db,
    );
    return rows.map(({ type, alert }) => `${type} ${alert}`);
  };

  test('G-136 pages of an approved registration are opened once a day, and what no reviewer reads is no alert', async () => {
    const customer = await registry.customer(service);
    const practice = await startPractice();
    const id = await approved(customer, practice);
    const before = practice.requests().length;
    await service.deps.sweep();
    expect(practice.requests()).toHaveLength(before);
    practice.pages['/privacy'] = practice.pages['/privacy']
      .replace('March 3, 2026', 'November 30, 2026')
      .replace('<h1>', '<!-- a new build --><h1 class="x">');
    const balance = async () =>
      (await service.call('GET', '/v1/tokens/balance', undefined, customer)).body.balance;
    const paid = await balance();
    await pass(DAY_MS + HOUR_MS, id);
    expect(practice.requests().slice(before).toSorted()).toEqual(PATHS);
    expect((await watchOf(id))?.problems).toEqual([]);
    await pass(DAY_MS, id);
    expect(practice.requests().slice(before)).toHaveLength(2 * PATHS.length);
    expect(await alertsOf(customer)).toEqual([]);
    expect(await balance()).toBe(paid);
    // A registration that is no longer approved is not opened.
    await sql`update registrations set status = 'CLOSED' where id = ${id}`.execute(service.deps.db);
    service.clock.advance(2 * DAY_MS);
    await service.deps.sweep();
    expect(await watchOf(id)).toBeUndefined();
  });

  test('G-137 a policy that loses a required sentence, and a page that is gone, are raised once a second look confirms them, and resolved when they are back', async () => {
    const customer = await registry.customer(service);
    const practice = await startPractice();
    const id = await approved(customer, practice);
    const policy = practice.pages['/privacy'];
    practice.pages['/privacy'] = policy.replaceAll(
      /<(p|li)>(?:(?!<\/\1>).)*(?:share|sell)(?:(?!<\/\1>).)*<\/\1>/gs,
      '',
    );
    const { '/terms': terms } = practice.pages;
    delete (practice.pages as Partial<Practice['pages']>)['/terms'];
    await pass(DAY_MS + HOUR_MS, id);
    expect(await alertsOf(customer)).toEqual([]);
    await pass(HOUR_MS, id);
    const alerts = await alertsOf(customer);
    expect(alerts.map(({ type }: { type: string }) => type).toSorted()).toEqual([
      'page.changed',
      'page.unreachable',
    ]);
    const changed = alerts.find(({ type }: { type: string }) => type === 'page.changed');
    expect(changed).toMatchObject({
      severity: 'error',
      subject: { type: 'registration', id },
      message: expect.stringMatching(
        /privacy policy at http.*\/privacy is no longer the one that was approved\. .*shar/,
      ),
      source: { title: expect.any(String) },
    });
    expect(alerts.find(({ type }: { type: string }) => type === 'page.unreachable')).toMatchObject({
      message: expect.stringMatching(/the terms page at .*\/terms has not been reachable .* 404/),
    });
    await pass(6 * HOUR_MS, id);
    await pass(6 * HOUR_MS, id);
    expect((await eventsOf(customer)).toSorted()).toEqual([
      'alert.raised page.changed',
      'alert.raised page.unreachable',
    ]);
    expect((await service.mailTo(customer.email, 1, changed.message.slice(0, 150))).text).toContain(
      '/registrations/',
    );
    practice.pages['/privacy'] = policy;
    practice.pages['/terms'] = terms;
    await pass(6 * HOUR_MS, id);
    expect(await alertsOf(customer)).toEqual([]);
    expect(await alertsOf(customer, 'resolved')).toHaveLength(2);
    expect(await eventsOf(customer)).toHaveLength(4);
  });

  test('G-137 a page that was not reachable when it was approved is no alert', async () => {
    const customer = await registry.customer(service);
    const practice = await startPractice();
    delete (practice.pages as Partial<Practice['pages']>)['/terms'];
    const id = await way.draft(customer, packetOf(practice));
    const { body } = await service.call('POST', `/v1/registrations/${id}/evaluations`, {}, customer);
    const { db } = service.deps;
    const kept = body.evaluation.pages.map(({ snapshotId }: { snapshotId: number }) => snapshotId);
    await sql`insert into registration_version_snapshots (registration_id, number, snapshot_id)
      select ${id}, 1, id from unnest(${kept}::bigint[]) as t (id)`.execute(db);
    await sql`update registration_versions set status = 'APPROVED' where registration_id = ${id}`.execute(db);
    await sql`update registrations set status = 'APPROVED', updated_at = ${service.clock.now()} where id = ${id}`.execute(
      db,
    );
    await pass(DAY_MS + HOUR_MS, id);
    expect((await watchOf(id))?.problems).toEqual([]);
  });

  test('G-138 without a snapshot of the version, a page is compared with the first look that reached it', async () => {
    const customer = await registry.customer(service);
    const practice = await startPractice();
    const id = await way.draft(customer, packetOf(practice));
    const { db } = service.deps;
    await sql`update registration_versions set status = 'APPROVED' where registration_id = ${id}`.execute(db);
    await sql`update registrations set status = 'APPROVED', updated_at = ${service.clock.now()} where id = ${id}`.execute(
      db,
    );
    await pass(DAY_MS + HOUR_MS, id);
    const kept = await sql<{ url: string }>`
      select url from page_watch_snapshots as w join page_snapshots as s on s.id = w.snapshot_id
      where registration_id = ${id}`.execute(db);
    expect(kept.rows.map(({ url }) => new URL(url).pathname).toSorted()).toEqual(PATHS);
    practice.pages['/texts'] = practice.pages['/texts'].replace('type="checkbox"', 'type="checkbox" checked');
    await pass(DAY_MS, id);
    await pass(HOUR_MS, id);
    expect(await alertsOf(customer)).toMatchObject([
      { type: 'page.changed', message: expect.stringContaining('the opt-in page at') },
    ]);
  });

  test('G-137 a frame with the opt-in form that disappears makes a warning an error, which is a change', async () => {
    const customer = await registry.customer(service);
    const practice = await startPractice();
    const form = await startSite(
      html(
        '<form><label>Mobile <input type="tel" name="phone"></label><label><input type="checkbox" checked> I agree</label><button>Send</button></form>',
      ),
    );
    const page = '<h1>Texts</h1><p>Get texts from us.</p>';
    practice.pages['/texts'] = `${page}<iframe src="${newHost(form)}/form"></iframe>`;
    const id = await way.draft(customer, packetOf(practice));
    const { db } = service.deps;
    await sql`update registration_versions set status = 'APPROVED' where registration_id = ${id}`.execute(db);
    await sql`update registrations set status = 'APPROVED', updated_at = ${service.clock.now()} where id = ${id}`.execute(
      db,
    );
    await pass(DAY_MS + HOUR_MS, id);
    await pass(DAY_MS, id);
    expect((await watchOf(id))?.problems).toEqual([]);
    practice.pages['/texts'] = page;
    await pass(DAY_MS, id);
    expect((await watchOf(id))?.problems).toMatchObject([
      {
        kind: 'changed',
        purpose: 'optIn',
        severity: 'error',
        messages: [expect.stringContaining('no field')],
      },
    ]);
  });

  test('G-137 a frame with the opt-in form that cannot be opened any more is an alert, and is resolved when it is back', async () => {
    const customer = await registry.customer(service);
    const practice = await startPractice();
    const form = html(
      '<form><label>Mobile <input type="tel" name="phone"></label><label><input type="checkbox"> I agree</label><button>Send</button></form>',
    );
    let isThere = true;
    const site = await startSite((socket, request) =>
      isThere ? form(socket, request) : socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n'),
    );
    practice.pages['/texts'] =
      `<h1>Texts</h1><p>Get texts from us.</p><iframe src="${newHost(site)}/form"></iframe>`;
    const id = await way.draft(customer, packetOf(practice));
    const { db } = service.deps;
    await sql`update registration_versions set status = 'APPROVED' where registration_id = ${id}`.execute(db);
    await sql`update registrations set status = 'APPROVED', updated_at = ${service.clock.now()} where id = ${id}`.execute(
      db,
    );
    await pass(DAY_MS + HOUR_MS, id);
    isThere = false;
    await pass(DAY_MS, id);
    expect(await alertsOf(customer)).toEqual([]);
    await pass(HOUR_MS, id);
    expect(await alertsOf(customer)).toMatchObject([
      {
        type: 'page.unreachable',
        severity: 'error',
        message: expect.stringMatching(
          /: the opt-in form in a frame at http.*\/form has not been reachable .* 404/,
        ),
      },
    ]);
    isThere = true;
    await pass(6 * HOUR_MS, id);
    expect(await alertsOf(customer)).toEqual([]);
  });

  test('G-134 a dismissed warning that becomes an error is raised as one, once, and nothing is told about the warning', async () => {
    const customer = await registry.customer(service);
    const practice = await startPractice();
    const id = await approved(customer, practice);
    const { db } = service.deps;
    const find = async (severity: 'warning' | 'error') => {
      // Not so long that the pages are due.
      service.clock.advance(MINUTE_MS);
      const problem = {
        kind: 'changed',
        purpose: 'privacy',
        url: 'https://practice.example/privacy',
        severity,
        messages: [`This is ${severity}.`],
        remedy: 'Restore it.',
        source: { title: 'A guide', asOf: '2026-11-01' },
        since: service.clock.now().toISOString(),
        isConfirmed: true,
      };
      await sql`update page_watches set problems = ${JSON.stringify([problem])}::jsonb, seen_at = ${service.clock.now()} where registration_id = ${id}`.execute(
        db,
      );
      await service.deps.sweep();
    };
    await find('warning');
    const [warning] = await alertsOf(customer);
    await service.call('POST', `/v1/alerts/${warning.id}/dismissals`, {}, customer);
    await find('warning');
    expect(await alertsOf(customer)).toEqual([]);
    await find('error');
    await find('error');
    expect(await alertsOf(customer)).toMatchObject([{ type: 'page.changed', severity: 'error' }]);
    expect(await eventsOf(customer)).toEqual([
      'alert.raised page.changed',
      'alert.resolved page.changed',
      'alert.raised page.changed',
    ]);
    const [error] = await alertsOf(customer);
    await service.call('POST', `/v1/alerts/${error.id}/dismissals`, {}, customer);
    await find('warning');
    await find('error');
    expect(await alertsOf(customer)).toEqual([]);
  });

  test('G-136 G-149 snapshots of looks that found nothing are kept for days, and those that show a problem, are compared with, or were asked for stay', async () => {
    const customer = await registry.customer(service);
    const practice = await startPractice();
    const id = await approved(customer, practice);
    const { db } = service.deps;
    const takenAt = async (since: Date) => {
      const { rows } = await sql<{ id: number; path: string }>`
        select s.id, s.url as path from page_snapshots as s join page_snapshot_views as v on v.snapshot_id = s.id
        where v.user_id = ${customer.id} and s.fetched_at >= ${since} order by s.id`.execute(db);
      return rows;
    };
    const begun = new Date(0);
    const measured = await takenAt(begun);
    await pass(DAY_MS + HOUR_MS, id);
    const quiet = (await takenAt(begun)).slice(measured.length);
    expect(quiet).toHaveLength(PATHS.length);
    const { '/terms': terms } = practice.pages;
    delete (practice.pages as Partial<Practice['pages']>)['/terms'];
    await pass(DAY_MS, id);
    const brokenAt = service.clock.now();
    await pass(HOUR_MS, id);
    practice.pages['/terms'] = terms;
    const privacy = measured.find(({ path }) => path.endsWith('/privacy'))?.path ?? '';
    service.clock.advance(HOUR_MS);
    const asked = await service.call(
      'POST',
      '/v1/page-checks',
      { url: privacy, purpose: 'privacy' },
      { token: customer.token },
    );
    for (let day = 0; day < 10; day += 1) {
      await pass(DAY_MS, id);
    }
    await service.deps.forget();
    const kept = await takenAt(begun);
    const keptIds = kept.map((row) => row.id);
    expect(keptIds).toEqual(expect.arrayContaining(measured.map((row) => row.id)));
    expect(keptIds).toContain(asked.body.results.snapshotId);
    expect(kept.some(({ id: one }) => quiet.some((row) => row.id === one))).toBe(false);
    const broken = (await takenAt(new Date(brokenAt.getTime() - HOUR_MS))).filter(({ path }) =>
      path.endsWith('/terms'),
    );
    expect(broken.length).toBeGreaterThan(0);
    // Seven days of looks, the newest of each page among them.
    expect(kept.length).toBeLessThan(measured.length + PATHS.length * 10);
    const unused = await sql`
      select 1 from page_contents as c where is_unused
        and exists (select 1 from page_snapshots where c.hash in (body_hash, text_hash, rendered_hash))`.execute(
      db,
    );
    expect(unused.rows).toEqual([]);
  });

  test('G-136 PAGE_WATCH=off opens nothing', async () => {
    const quiet = await serviceForTest({ database, environment: { PAGE_WATCH: 'off' }, resolve });
    const user = await quiet.register();
    const practice = await startPractice();
    const made = await quiet.call('POST', '/v1/registrations', packetOf(practice), user);
    const { id } = made.body.registration;
    await sql`update registrations set status = 'APPROVED' where id = ${id}`.execute(quiet.deps.db);
    quiet.clock.advance(3 * DAY_MS);
    await quiet.deps.sweep();
    const { rows } = await sql`select 1 from jobs where kind = 'watch-pages'`.execute(quiet.deps.db);
    expect([rows, practice.requests(), (await watchOf(id, quiet))?.problems]).toEqual([[], [], []]);
  });
});
