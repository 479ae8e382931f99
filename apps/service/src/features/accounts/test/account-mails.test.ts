// Protects owners and their mailboxes: five reset emails an hour, and one email per lockout that lists the attempts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createDatabaseAt } from '../../../../../../test/support/postgres-server.ts';
import { createClock, HOUR_MS, MINUTE_MS } from '../../../../test/support/clock.ts';
import { mailServerForTest } from '../../../../test/support/mail-server.ts';
import { NEW_PASSWORD, resetPassword } from '../../../../test/support/password-reset.ts';
import {
  DATABASES,
  hasPostgres,
  PASSWORD,
  serviceForTest,
  startService,
  type TestService,
} from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';

const RESET = 'Reset your Tendlc password';
const LOCKED = 'Your Tendlc account is temporarily locked';

const jobsDone = (service: TestService) =>
  waitFor(async () => {
    const jobs = await service.deps.db.selectFrom('jobs').select('id').execute();
    return jobs.length === 0 ? true : undefined;
  }, 'all jobs to finish');

const mailsIn = (service: TestService, email: string, subject: string): number => {
  const outbox = join(service.dataDir, 'outbox');
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((text) => text.includes(email) && text.includes(`Subject: ${subject}`)).length;
};

async function ask(service: TestService, email: string) {
  const { status, body } = await service.call('POST', '/v1/auth/forgot-password', { email });
  await jobsDone(service);
  return { status, body };
}

describe.each(DATABASES)('account emails on the %s database', (database) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ database });
  });
  afterAll(() => service.close());

  const failFrom = (email: string, octets: readonly number[]) =>
    octets.reduce<Promise<unknown>>(async (before, octet) => {
      await before;
      service.clock.advance(1_000);
      return service.call(
        'POST',
        '/v1/auth/login',
        { email, password: 'Wrong7!word' },
        { address: `203.0.113.${octet}` },
      );
    }, Promise.resolve());

  test('the sixth email in an hour is not sent, the response stays the same, and the fifth link works', async () => {
    const user = await service.register();
    const answers = [];
    for (let time = 0; time < 8; time += 1) {
      answers.push(await ask(service, user.email));
      service.clock.advance(MINUTE_MS);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveProperty('size', 1);
    expect(answers[0]?.status).toBe(200);
    expect(mailsIn(service, user.email, RESET)).toBe(5);
    const { text } = await service.mailTo(user.email, 5, RESET);
    const token = /#token=([\w-]+)/.exec(text)?.[1] ?? '';
    expect((await resetPassword(service, token)).status).toBe(200);
    service.clock.advance(HOUR_MS - 8 * MINUTE_MS);
    await ask(service, user.email);
    expect(mailsIn(service, user.email, RESET)).toBe(6);
    await ask(service, user.email);
    expect(mailsIn(service, user.email, RESET)).toBe(6);
  });

  test('a lockout sends one email that lists each attempt, and its link unlocks the account', async () => {
    const { email } = await service.register({ firstName: 'Dana <b>' });
    await failFrom(email, [1, 2, 3, 4, 5, 6, 7]);
    await jobsDone(service);
    expect(mailsIn(service, email, LOCKED)).toBe(1);
    const { text, html } = await service.mailTo(email, 1, LOCKED);
    for (const octet of [1, 2, 3, 4, 5]) {
      expect(text).toMatch(new RegExp(`- Nov \\d+, 2026, [\\d:]+.[AP]M UTC from 203\\.0\\.113\\.${octet}\n`));
      expect(html).toContain(`from 203.0.113.${octet}</bdi>`);
    }
    expect(text).not.toMatch(/203\.0\.113\.[67]/);
    expect(html).not.toContain('<b>');
    const link = /https:\/\/tendlc\.example\/reset-password#token=([\w-]{43})/;
    const token = link.exec(text)?.[1] ?? '';
    expect(link.exec(html)?.[1]).toBe(token);
    expect((await resetPassword(service, token)).status).toBe(200);
    const login = await service.call('POST', '/v1/auth/login', { email, password: NEW_PASSWORD });
    expect(login.status).toBe(200);
  });

  test('the next lockout sends another email; four failures and a success send none', async () => {
    const { email } = await service.register();
    await failFrom(email, [1, 2, 3, 4]);
    expect((await service.call('POST', '/v1/auth/login', { email, password: PASSWORD })).status).toBe(200);
    await failFrom(email, [1, 2, 3, 4, 5]);
    await jobsDone(service);
    service.clock.advance(31 * MINUTE_MS);
    await failFrom(email, [1, 2, 3, 4]);
    await jobsDone(service);
    expect(mailsIn(service, email, LOCKED)).toBe(1);
    await failFrom(email, [5, 6]);
    await jobsDone(service);
    expect(mailsIn(service, email, LOCKED)).toBe(2);
  });

  test('G-12 a lockout of an unknown email queues the same job and sends nothing', async () => {
    const email = `ghost.${database}@test.example`;
    await failFrom(email, [1, 2, 3, 4]);
    await service.deps.jobs.stop();
    await failFrom(email, [5]);
    const jobs = await service.deps.db.selectFrom('jobs').select(['kind', 'dedupe_key']).execute();
    expect(jobs).toEqual([{ kind: 'lockout-mail', dedupe_key: email }]);
    await service.deps.app.accounts.sendLockoutMail({ emailKey: email });
    expect(mailsIn(service, email, LOCKED)).toBe(0);
  });
});

describe('the lockout link and the reset link that the owner requests', () => {
  const tokenIn = async (service: TestService, email: string, subject: string): Promise<string> =>
    /#token=([\w-]+)/.exec((await service.mailTo(email, 1, subject)).text)?.[1] ?? '';

  test.each([
    ['the lockout email comes first', ['sendLockoutMail', 'sendPasswordReset'], LOCKED],
    ['the lockout email comes last', ['sendPasswordReset', 'sendLockoutMail'], RESET],
  ] as const)('both work when %s, and using one ends both', async (_, order, opened) => {
    const service = await serviceForTest();
    const { email } = await service.register();
    await service.deps.jobs.stop();
    for (let time = 0; time < 5; time += 1) {
      await service.call('POST', '/v1/auth/login', { email, password: 'Wrong7!word' });
    }
    for (const send of order) {
      await service.deps.app.accounts[send]({ emailKey: email });
    }
    const tokens = [await tokenIn(service, email, LOCKED), await tokenIn(service, email, RESET)];
    const used = await tokenIn(service, email, opened);
    expect((await resetPassword(service, used)).status).toBe(200);
    for (const token of tokens) {
      expect((await resetPassword(service, token)).status).toBe(400);
    }
    const login = await service.call('POST', '/v1/auth/login', { email, password: NEW_PASSWORD });
    expect(login.status).toBe(200);
  });
});

test('an email that the mail server rejects does not count', async () => {
  const server = await mailServerForTest();
  const service = await serviceForTest({ environment: { SMTP_URL: server.url } });
  const { email } = await service.register();
  await service.deps.jobs.stop();
  server.refuse(true);
  const send = () => service.deps.app.accounts.sendPasswordReset({ emailKey: email });
  for (let time = 0; time < 7; time += 1) {
    await expect(send()).rejects.toThrow(/busy/);
  }
  server.refuse(false);
  for (let time = 0; time < 7; time += 1) {
    await send();
  }
  expect(server.deliveries).toHaveLength(5);
});

test.each(hasPostgres ? ['processes'] : [])('several %s that send concurrently send five', async () => {
  const database = { url: await createDatabaseAt(inject('postgresUrl')) };
  const clock = createClock();
  const services = [await serviceForTest({ database, clock }), await serviceForTest({ database, clock })];
  const [first] = services as [TestService, TestService];
  const { email } = await first.register();
  await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      (services[index % 2] as TestService).deps.app.accounts.sendPasswordReset({ emailKey: email }),
    ),
  );
  expect(services.map((service) => mailsIn(service, email, RESET)).reduce((sum, count) => sum + count)).toBe(
    5,
  );
});
