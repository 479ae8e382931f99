// Protects work after the response: it is not lost, not done twice, and not retried forever.
import { expect, test } from 'vitest';
import { HOUR_MS } from '../../../test/support/clock.ts';
import { mailServerForTest } from '../../../test/support/mail-server.ts';
import { resetPassword } from '../../../test/support/password-reset.ts';
import { DATABASES, serviceForTest, type TestService } from '../../../test/support/service.ts';
import { waitFor } from '../../../test/support/wait.ts';
import { LONG_ATTEMPTS_MAX, retryDelayMs } from '../retry.ts';

const jobsOf = (service: TestService) =>
  service.deps.db.selectFrom('jobs').selectAll().orderBy('id').execute();
const ask = (service: TestService, email: string) =>
  service.call('POST', '/v1/auth/forgot-password', { email });
/** The only job, once it meets the condition. */
const jobThat = (service: TestService, meets: (job: Awaited<ReturnType<typeof jobsOf>>[number]) => boolean) =>
  waitFor(async () => {
    const [job] = await jobsOf(service);
    return job !== undefined && meets(job) ? job : undefined;
  }, 'the state of the job');

test.each(DATABASES)(
  'an email that the mail server rejects is retried until it is accepted (%s)',
  async (database) => {
    const server = await mailServerForTest();
    const service = await serviceForTest({ database, environment: { SMTP_URL: server.url } });
    const { email } = await service.register();
    server.refuse(true);
    expect((await ask(service, email)).status).toBe(200);
    const first = await jobThat(service, (job) => job.attempts === 1 && job.leased_until === null);
    expect(first.last_error).toContain('the mailbox is busy');
    expect(first.run_at.getTime() - service.clock.now().getTime()).toBe(5_000);
    service.deps.jobs.wake();
    service.clock.advance(5_000);
    service.deps.jobs.wake();
    const second = await jobThat(service, (job) => job.attempts === 2 && job.leased_until === null);
    expect(second.run_at.getTime() - service.clock.now().getTime()).toBe(15_000);
    expect(server.refused()).toBe(2);
    server.refuse(false);
    service.clock.advance(15_000);
    service.deps.jobs.wake();
    const { message } = await waitFor(() => server.deliveries[0], 'the message');
    await waitFor(
      async () => ((await jobsOf(service)).length === 0 ? true : undefined),
      'the job to disappear',
    );
    const token = /token=([\w-]+)/.exec(message.text ?? '')?.[1] ?? '';
    expect((await resetPassword(service, token)).status).toBe(200);
  },
);

test('a job that fails twelve times stops and keeps its row with the error for 90 days', async () => {
  const server = await mailServerForTest();
  const service = await serviceForTest({ environment: { SMTP_URL: server.url } });
  const { email } = await service.register();
  server.refuse(true);
  await ask(service, email);
  for (let attempt = 1; attempt < 12; attempt += 1) {
    await jobThat(service, (job) => job.attempts === attempt && job.leased_until === null);
    service.clock.advance(HOUR_MS);
    service.deps.jobs.wake();
  }
  const buried = await jobThat(service, (job) => job.failed_at !== null);
  expect(buried).toMatchObject({ attempts: 12, failed_at: service.clock.now(), leased_until: null });
  expect(buried.last_error).toContain('the mailbox is busy');
  service.clock.advance(24 * HOUR_MS);
  service.deps.jobs.wake();
  server.refuse(false);
  await ask(service, email);
  await waitFor(() => server.deliveries[0], 'the message of a new request');
  expect(server.refused()).toBe(12);
  await service.deps.forget();
  expect((await jobsOf(service)).map(({ id }) => id)).toEqual([buried.id]);
  service.clock.advance(90 * 24 * HOUR_MS);
  await service.deps.forget();
  expect(await jobsOf(service)).toEqual([]);
});

test.each(DATABASES)('pending requests for one email share one job (%s)', async (database) => {
  const service = await serviceForTest({ database });
  const { email } = await service.register();
  await service.deps.jobs.stop();
  await Promise.all(
    [email, email.toUpperCase(), ` ${email}`, email, email].map((given) => ask(service, given)),
  );
  await ask(service, 'another@test.example');
  expect((await jobsOf(service)).map((job) => job.payload)).toEqual(
    expect.arrayContaining([{ emailKey: email }, { emailKey: 'another@test.example' }]),
  );
  expect(await jobsOf(service)).toHaveLength(2);
});

test('a job whose process crashed is claimed only after its lease expires', async () => {
  const service = await serviceForTest();
  const { email } = await service.register();
  const now = service.clock.now();
  await service.deps.db
    .insertInto('jobs')
    .values({
      kind: 'password-reset-mail',
      payload: JSON.stringify({ emailKey: email }),
      dedupe_key: email,
      run_at: now,
      attempts: 1,
      leased_until: new Date(now.getTime() + 120_000),
      last_error: null,
      failed_at: null,
      created_at: now,
    })
    .execute();
  service.clock.advance(120_000);
  await ask(service, 'somebody-else@test.example');
  await waitFor(
    async () => ((await jobsOf(service)).length === 1 ? true : undefined),
    'the other job to finish',
  );
  service.clock.advance(1);
  service.deps.jobs.wake();
  expect((await service.mailTo(email)).subject).toBe('Reset your Tendlc password');
});

test('a job of an unknown kind is kept with its error and does not block others', async () => {
  const service = await serviceForTest();
  const { email } = await service.register();
  const now = service.clock.now();
  await service.deps.db
    .insertInto('jobs')
    .values({
      kind: 'no-such-kind',
      payload: '{}',
      dedupe_key: null,
      run_at: now,
      leased_until: null,
      last_error: null,
      failed_at: null,
      created_at: now,
    })
    .execute();
  await ask(service, email);
  await service.mailTo(email);
  const job = await jobThat(service, ({ last_error }) => last_error !== null);
  expect(job.last_error).toBe('Error: no handler for jobs of the kind no-such-kind');
});

test('a notification is tried for three days, because a change happens once and a mail server may fail over a weekend', () => {
  const delays: number[] = [];
  for (let attempts = 1; ; attempts += 1) {
    const delayMs = retryDelayMs(attempts, LONG_ATTEMPTS_MAX);
    if (delayMs === undefined) {
      break;
    }
    delays.push(delayMs);
  }
  const hours = delays.reduce((sum, delayMs) => sum + delayMs, 0) / HOUR_MS;
  expect(hours).toBeGreaterThan(72);
  expect(hours).toBeLessThan(75);
});
