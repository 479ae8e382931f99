// Protects G-102 when the process is killed at the worst moment: the mail server has the digest, and nothing says so yet.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createClock, DAY_MS, HOUR_MS, MINUTE_MS } from '../support/clock.ts';
import { recordEvent } from '../support/events.ts';
import { mailServerForTest } from '../support/mail-server.ts';
import { dataFolderForTest, startProcess } from '../support/process.ts';
import { ENCRYPTION_KEY, JWT_SECRET, startService } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

const CHANGES = 20;

test('after kill -9, the digest comes again with the same ID and every change, and then never again', async () => {
  const server = await mailServerForTest();
  const dataDir = dataFolderForTest();
  const database = { url: `pglite:${join(dataDir, 'database')}` };
  const environment = { SMTP_URL: server.url };
  const startAt = (milliseconds: number) =>
    startService({ database, environment, clock: createClock(new Date(milliseconds).toISOString()) });

  const before = await startAt(Date.now() - 2 * DAY_MS);
  const user = await before.register();
  await before.call('PUT', '/v1/notices', { frequency: 'daily' }, user);
  for (let number = 1; number <= CHANGES; number += 1) {
    await recordEvent(before, user.id, 'campaign.status_changed', { localId: number, to: 'ACTIVE' });
  }
  await waitFor(async () => {
    const { schedule } = (await before.call('GET', '/v1/notices', undefined, user)).body;
    return schedule.waiting === CHANGES ? true : undefined;
  }, 'all changes to be gathered');
  await before.close();
  expect(server.deliveries).toEqual([]);

  // The digest may arrive before the process says that it is ready.
  const ready = Promise.withResolvers<() => Promise<unknown>>();
  server.whenReceived(async () => (await ready.promise)());
  const service = await startProcess({
    ...environment,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    ENCRYPTION_KEY,
    JWT_SECRET,
    PUBLIC_URL: 'https://tendlc.example',
  });
  ready.resolve(() => service.stop('SIGKILL'));
  await waitFor(() => server.deliveries[0], 'the digest', MINUTE_MS);
  await service.ended;
  server.whenReceived(() => Promise.resolve());

  const after = await startAt(Date.now() + HOUR_MS);
  await waitFor(() => server.deliveries[1], 'the digest of the next process');
  await waitFor(async () => {
    const jobs = await after.deps.db.selectFrom('jobs').select('id').execute();
    return jobs.length === 0 ? true : undefined;
  }, 'the job to finish');
  after.clock.advance(2 * DAY_MS);
  after.deps.jobs.wake();
  const [first, second, ...others] = server.deliveries.map(({ message }) => message);
  expect(others).toEqual([]);
  expect(second?.messageId).toBe(first?.messageId);
  for (const message of [first, second]) {
    const paths = [...(message?.text ?? '').matchAll(/registry\/campaigns\/(\d+)/g)].map(([, id]) =>
      Number(id),
    );
    expect(paths.toSorted((a, b) => a - b)).toEqual(Array.from({ length: CHANGES }, (_, index) => index + 1));
  }
  expect(await after.deps.db.selectFrom('change_mails').selectAll().execute()).toEqual([]);
  await after.close();
});
