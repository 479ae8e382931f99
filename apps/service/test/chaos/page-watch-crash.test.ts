// Protects G-136 and G-137 under `kill -9`: the process dies while it opens the page whose problem would be confirmed. The next
// one raises the alert, once.
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { html, reply } from '../../src/features/page-checks/test/support/hostile-server.ts';
import { startSite } from '../../src/features/page-checks/test/support/sites.ts';
import { createClock, DAY_MS, HOUR_MS, MINUTE_MS } from '../support/clock.ts';
import { dataFolderForTest, startProcess } from '../support/process.ts';
import { ENCRYPTION_KEY, JWT_SECRET, startService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

const NETWORKS = { PAGE_CHECK_NETWORKS: '127.0.0.0/8' };

async function look(service: TestService): Promise<void> {
  await waitFor(async () => {
    await service.deps.sweep();
    const { rows } = await sql<{ at: Date }>`
      select next_at as at from page_watches where leased_until is null`.execute(service.deps.db);
    return rows[0] !== undefined && rows[0].at > service.clock.now() ? true : undefined;
  }, 'a look at the page');
}

test(
  'after kill -9 in the middle of a look, its alert is raised once',
  async () => {
    let isGone = false;
    let onRequest = () => undefined as unknown;
    const site = await startSite((socket, request) => {
      onRequest();
      (isGone ? reply('404 Not Found', ['content-type: text/html']) : html('<h1>Copper Kettle</h1>'))(
        socket,
        request,
      );
    });
    const dataDir = dataFolderForTest();
    const database = { url: `pglite:${join(dataDir, 'database')}` };
    const startAt = (milliseconds: number) =>
      startService({
        database,
        environment: NETWORKS,
        clock: createClock(new Date(milliseconds).toISOString()),
      });

    const before = await startAt(Date.now() - 3 * DAY_MS);
    const user = await before.register();
    const packet = { pages: { website: `http://127.0.0.1:${site.port}/` } };
    const { id } = (await before.call('POST', '/v1/registrations', packet, user)).body.registration;
    await sql`update registration_versions set status = 'APPROVED' where registration_id = ${id}`.execute(
      before.deps.db,
    );
    await sql`update registrations set status = 'APPROVED' where id = ${id}`.execute(before.deps.db);
    before.clock.advance(DAY_MS + HOUR_MS);
    await look(before);
    isGone = true;
    before.clock.advance(DAY_MS);
    await look(before);
    await before.close();

    const ready = Promise.withResolvers<() => Promise<unknown>>();
    const killed = Promise.withResolvers<void>();
    onRequest = () => void ready.promise.then((kill) => kill().then(() => killed.resolve()));
    const service = await startProcess({
      ...NETWORKS,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      ENCRYPTION_KEY,
      JWT_SECRET,
      PUBLIC_URL: 'https://tendlc.example',
    });
    ready.resolve(() => service.stop('SIGKILL'));
    await killed.promise;
    onRequest = () => undefined;

    const after = await startAt(Date.now() + HOUR_MS);
    const alerts = async () => (await after.call('GET', '/v1/alerts', undefined, user)).body.alerts;
    await waitFor(async () => {
      await after.deps.sweep();
      return (await alerts()).length > 0 ? true : undefined;
    }, 'the alert');
    for (let round = 0; round < 2; round += 1) {
      after.clock.advance(DAY_MS);
      await look(after);
      await after.deps.sweep();
    }
    expect(await alerts()).toMatchObject([
      { type: 'page.unreachable', subject: { type: 'registration', id }, resolvedAt: null },
    ]);
    const { rows } = await sql`select id from customer_events where type like 'alert.%'`.execute(
      after.deps.db,
    );
    expect(rows).toHaveLength(1);
    await after.close();
  },
  4 * MINUTE_MS,
);
