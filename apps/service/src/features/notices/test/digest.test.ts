// Protects the digest: a flood becomes one email, no change is lost or sent twice, and what needs action comes first.
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../test/support/clock.ts';
import { mailServerForTest } from '../../../../test/support/mail-server.ts';
import { recordEvent } from '../../../../test/support/events.ts';
import {
  DATABASES,
  serviceForTest,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';
import { nextDailyDigest } from '../digest/policy.ts';
import { DIGEST_JOB } from '../index.ts';

/** A busy machine takes longer than usual for the jobs of a flood. */
const FLOOD_TIMEOUT_MS = 60_000;

const change = (service: TestService, user: TestUser, number: number, to = 'ACTIVE') =>
  recordEvent(service, user.id, 'campaign.status_changed', {
    localId: number,
    tcrCampaignId: `C${number}`,
    to,
  });

/** Only digests wait for their time. */
const isIdle = async (service: TestService) => {
  const jobs = await service.deps.db.selectFrom('jobs').selectAll().where('kind', '!=', DIGEST_JOB).execute();
  return jobs.length === 0 ? true : undefined;
};
const idle = (service: TestService, timeoutMs?: number) =>
  waitFor(() => isIdle(service), 'the jobs of the events', timeoutMs);
const allDone = (service: TestService) =>
  waitFor(
    async () =>
      (await service.deps.db.selectFrom('jobs').select('id').execute()).length === 0 ? true : undefined,
    'all jobs',
  );
const scheduleOf = async (service: TestService, user: TestUser) =>
  (await service.call('GET', '/v1/notices', undefined, user)).body.schedule;

test.each(DATABASES)(
  'G-102 of 120 changes within a minute, five get an email of their own and one digest has all others (%s)',
  async (database) => {
    const server = await mailServerForTest();
    const service = await serviceForTest({ database, environment: { SMTP_URL: server.url } });
    const user = await service.register();
    const numbers = Array.from({ length: 120 }, (_, index) => index + 1);
    await Promise.all(
      numbers.map((number) => change(service, user, number, number % 50 === 0 ? 'REJECTED' : 'ACTIVE')),
    );
    await idle(service, FLOOD_TIMEOUT_MS);
    expect(server.deliveries).toHaveLength(5);
    expect(await scheduleOf(service, user)).toMatchObject({
      frequency: 'immediate',
      waiting: 115,
      nextAt: new Date(service.clock.now().getTime() + HOUR_MS).toISOString(),
    });
    service.clock.advance(HOUR_MS);
    service.deps.jobs.wake();
    await allDone(service);
    expect(server.deliveries).toHaveLength(6);
    const texts = server.deliveries.map(({ message }) => message.text ?? '');
    const digest = texts[5] ?? '';
    expect(digest).toContain('115 status changes since Nov 20, 2026, 9:30 AM UTC.');
    const singles = texts.slice(0, 5).map((text) => /registry\/campaigns\/(\d+)/.exec(text)?.[1]);
    const gathered = [...digest.matchAll(/registry\/campaigns\/(\d+)/g)].map(([, id]) => id);
    expect(new Set([...singles, ...gathered])).toHaveProperty('size', 105);
    expect(digest).toContain('15 more are in the list of registrations.');
    expect(
      await service.deps.db.selectFrom('change_mails').selectAll().where('content', 'is not', null).execute(),
    ).toEqual([]);
    // The flood is over.
    await change(service, user, 121);
    await waitFor(() => server.deliveries[6], 'an email of its own');
  },
);

test('a digest lists what needs action first, by customer, with the newest status of each record', async () => {
  const service = await serviceForTest();
  const user = await service.register();
  await service.call('PUT', '/v1/notices', { frequency: 'daily', timeZone: 'America/New_York' }, user);
  await change(service, user, 1, 'PENDING');
  await change(service, user, 2, 'ACTIVE');
  await idle(service);
  await change(service, user, 1, 'REJECTED');
  await change(service, user, 3, 'ACTIVE');
  await idle(service);
  expect(await service.subjectsTo(user.email)).toEqual([]);
  // 8 AM in New York.
  expect((await scheduleOf(service, user)).nextAt).toBe('2026-11-20T13:00:00.000Z');
  service.clock.set('2026-11-20T13:00:00.000Z');
  service.deps.jobs.wake();
  const { subject, text, html } = await service.mailTo(user.email);
  expect(subject).toBe('Your brand · Customer care and 2 more: 1 needs action');
  expect(text).toContain('3 status changes since Nov 20, 2026, 4:30 AM EST. 1 needs your action.');
  expect(text).toMatch(/Rejected:\s+1\nApproved:\s+2\n/);
  expect(text.indexOf('Needs action')).toBeLessThan(text.indexOf('registry/campaigns/1\n'));
  expect(text.indexOf('registry/campaigns/1\n')).toBeLessThan(text.indexOf('Other changes'));
  expect(html).toContain('href="https://tendlc.example/registry/campaigns/1"');
  expect(text).toMatch(/https:\/\/tendlc\.example\/unsubscribe\/registration\//);
  await allDone(service);
  service.clock.advance(2 * DAY_MS);
  service.deps.jobs.wake();
  await allDone(service);
  expect(await service.subjectsTo(user.email)).toHaveLength(1);
});

test.each(DATABASES)(
  'a digest that the mail server did not take is sent again with the same content and ID (%s)',
  async (database) => {
    const server = await mailServerForTest();
    const service = await serviceForTest({ database, environment: { SMTP_URL: server.url } });
    const user = await service.register();
    await service.call('PUT', '/v1/notices', { frequency: 'daily' }, user);
    await change(service, user, 1);
    await idle(service);
    server.refuse(true);
    service.clock.advance(DAY_MS);
    service.deps.jobs.wake();
    await waitFor(() => (server.refused() > 0 ? true : undefined), 'the first attempt');
    const job = await waitFor(async () => {
      const found = await service.deps.db
        .selectFrom('jobs')
        .selectAll()
        .where('last_error', 'is not', null)
        .executeTakeFirst();
      return found;
    }, 'the job to be postponed');
    const { batch } = job.payload as { batch: string };
    // A later change must not slip into the second attempt.
    await change(service, user, 2);
    await idle(service);
    server.refuse(false);
    service.clock.advance(MINUTE_MS);
    service.deps.jobs.wake();
    const { message } = await waitFor(() => server.deliveries[0], 'the second attempt');
    expect(message.messageId).toBe(`<digest.${batch}@localhost.localdomain>`);
    expect(message.text).toContain('registry/campaigns/1');
    expect(message.text).not.toContain('registry/campaigns/2');
    await waitFor(async () => {
      const left = await service.deps.db.selectFrom('jobs').select('id').execute();
      return left.length === 1 ? true : undefined;
    }, 'the first job to finish');
    service.clock.advance(DAY_MS);
    service.deps.jobs.wake();
    await waitFor(() => server.deliveries[1], 'the next digest');
    expect(server.deliveries[1]?.message.text).toContain('registry/campaigns/2');
    await allDone(service);
    expect(server.deliveries).toHaveLength(2);
  },
);

test('a digest whose process died after the mail server accepted it keeps its ID, and loses no change', async () => {
  const server = await mailServerForTest();
  const service = await serviceForTest({ environment: { SMTP_URL: server.url } });
  const user = await service.register();
  await service.call('PUT', '/v1/notices', { frequency: 'daily' }, user);
  await change(service, user, 1);
  await idle(service);
  const job = await service.deps.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
  const rows = await service.deps.db.selectFrom('change_mails').selectAll().execute();
  service.clock.advance(DAY_MS);
  service.deps.jobs.wake();
  await allDone(service);
  // What the database contains if nothing after the acceptance was stored.
  const { id: _, ...again } = job;
  const payload = JSON.stringify(job.payload);
  await service.deps.db
    .insertInto('change_mails')
    .values(
      rows.map((row) => ({
        ...row,
        content: JSON.stringify(row.content),
        batch: (job.payload as { batch: string }).batch,
      })),
    )
    .execute();
  await service.deps.db
    .insertInto('jobs')
    .values({ ...again, payload })
    .execute();
  service.deps.jobs.wake();
  await waitFor(() => server.deliveries[1], 'the second copy');
  const [first, second] = server.deliveries.map(({ message }) => message);
  expect(second?.messageId).toBe(first?.messageId);
  expect(second?.subject).toBe(first?.subject);
});

test('a repeated job of an event neither decides nor counts again', async () => {
  const server = await mailServerForTest();
  const service = await serviceForTest({ environment: { SMTP_URL: server.url } });
  const user = await service.register();
  server.refuse(true);
  for (const number of [1, 2, 3, 4, 5]) {
    await change(service, user, number);
  }
  await waitFor(() => (server.refused() >= 5 ? true : undefined), 'five attempts');
  await waitFor(async () => {
    const waiting = await service.deps.db
      .selectFrom('jobs')
      .select('id')
      .where('leased_until', 'is', null)
      .execute();
    return waiting.length === 5 ? true : undefined;
  }, 'five postponed jobs');
  server.refuse(false);
  service.clock.advance(MINUTE_MS);
  service.deps.jobs.wake();
  await allDone(service);
  expect(new Set(server.deliveries.map(({ message }) => message.messageId))).toHaveProperty('size', 5);
  expect(server.deliveries).toHaveLength(5);
  await change(service, user, 6);
  await idle(service);
  expect((await scheduleOf(service, user)).waiting).toBe(1);
});

test('gathered changes are sent at once when the digest is turned off, and dropped when the emails are', async () => {
  const service = await serviceForTest();
  const [one, two] = [await service.register(), await service.register()];
  for (const user of [one, two]) {
    await service.call('PUT', '/v1/notices', { frequency: 'daily' }, user);
    await change(service, user, 1);
  }
  await idle(service);
  await service.call('PUT', '/v1/notices', { frequency: 'immediate' }, one);
  expect((await service.mailTo(one.email)).subject).toBe('Your brand · Customer care: Approved');
  await service.call('PUT', '/v1/notices', { registration: false }, two);
  service.clock.advance(DAY_MS);
  service.deps.jobs.wake();
  await allDone(service);
  expect(await service.subjectsTo(two.email)).toEqual([]);
  expect((await scheduleOf(service, two)).waiting).toBe(0);
});

test('the daily digest is at 8 AM in the time zone, also when the clock changes', () => {
  const at = (now: string, zone: string) => nextDailyDigest(new Date(now), zone).toISOString();
  expect(at('2026-11-20T09:30:00Z', 'UTC')).toBe('2026-11-21T08:00:00.000Z');
  expect(at('2026-11-20T08:00:00Z', 'UTC')).toBe('2026-11-21T08:00:00.000Z');
  expect(at('2026-10-31T12:30:00Z', 'America/New_York')).toBe('2026-11-01T13:00:00.000Z');
  expect(at('2026-03-07T14:00:00Z', 'America/New_York')).toBe('2026-03-08T12:00:00.000Z');
  expect(at('2026-11-20T23:30:00Z', 'Pacific/Kiritimati')).toBe('2026-11-21T18:00:00.000Z');
});

test('only an IANA time zone is accepted, and a change of one setting keeps the other', async () => {
  const service = await serviceForTest();
  const user = await service.register();
  for (const timeZone of ['Mars/Olympus', '+05:00', '', "UTC'--", 'x'.repeat(65)]) {
    const { status } = await service.call('PUT', '/v1/notices', { timeZone }, user);
    expect([timeZone, status]).toEqual([timeZone, 400]);
  }
  await service.call('PUT', '/v1/notices', { timeZone: 'America/Denver' }, user);
  await service.call('PUT', '/v1/notices', { frequency: 'daily' }, user);
  await service.call('PUT', '/v1/notices', { balance: false }, user);
  expect(await scheduleOf(service, user)).toEqual({
    frequency: 'daily',
    timeZone: 'America/Denver',
    waiting: 0,
    nextAt: null,
    rejection: null,
  });
});

test('an address that the mail server rejects is tried once, and the account says so until an email is accepted', async () => {
  const server = await mailServerForTest();
  const service = await serviceForTest({ environment: { SMTP_URL: server.url } });
  const user = await service.register();
  server.refuseRecipients('550 5.1.1 No such user');
  await change(service, user, 1);
  await allDone(service);
  expect((await scheduleOf(service, user)).rejection).toMatchObject({
    at: service.clock.now().toISOString(),
    reason: expect.stringContaining('5.1.1 No such user'),
  });
  server.refuseRecipients(undefined);
  await change(service, user, 2);
  await waitFor(() => server.deliveries[0], 'the message');
  await allDone(service);
  expect((await scheduleOf(service, user)).rejection).toBeNull();
});

test('a digest survives a mail server that is down for two days', async () => {
  const server = await mailServerForTest();
  const service = await serviceForTest({ environment: { SMTP_URL: server.url } });
  const user = await service.register();
  await service.call('PUT', '/v1/notices', { frequency: 'daily' }, user);
  await change(service, user, 1);
  await idle(service);
  server.refuse(true);
  service.clock.advance(DAY_MS);
  await service.deps.db.updateTable('jobs').set({ attempts: 40 }).where('kind', '=', DIGEST_JOB).execute();
  service.deps.jobs.wake();
  await waitFor(async () => {
    const job = await service.deps.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
    return job.last_error !== null && job.failed_at === null ? true : undefined;
  }, 'the job to be postponed');
  server.refuse(false);
  service.clock.advance(HOUR_MS);
  service.deps.jobs.wake();
  await waitFor(() => server.deliveries[0], 'the digest');
});
