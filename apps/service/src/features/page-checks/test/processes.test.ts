// Protects page checks of several processes, and of one that stops (G-84).
import { expect, inject, test } from 'vitest';
import { createDatabaseAt } from '../../../../../../test/support/postgres-server.ts';
import { createClock } from '../../../../test/support/clock.ts';
import { hasPostgres, serviceForTest } from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';
import { checkAt, newHost, resolve, startSite } from './support/sites.ts';

test('G-84 a stop ends the checks in progress, which are free', async () => {
  const service = await serviceForTest({ resolve });
  const user = await service.registerWithBalance(1);
  const site = await startSite(() => undefined);
  const pending = checkAt(service, user, newHost(site));
  await waitFor(() => site.requests[0], 'the page to be asked for');
  service.deps.beginStop();
  expect((await pending).status).toBe(503);
  expect((await service.ledgerOf(user.id)).at(-1)).toMatchObject({ amount: 1, balance_after: 1 });
});

test.runIf(hasPostgres)('G-84 two processes open a page once, and a host six times', async () => {
  const url = await createDatabaseAt(inject('postgresUrl'));
  const clock = createClock();
  const one = await serviceForTest({ database: { url }, clock, resolve });
  const two = await serviceForTest({ database: { url }, clock, resolve });
  const user = await one.registerWithBalance(40);
  const site = await startSite();
  const host = newHost(site);
  const answers = await Promise.all(
    [one, two, one, two].map((service) => checkAt(service, user, `${host}/1`)),
  );
  expect(new Set(answers.map(({ body }) => body.results.snapshotId)).size).toBe(1);
  expect(site.requests).toHaveLength(1);

  const more = [2, 3, 4, 5, 6, 7, 8].map((page) =>
    checkAt(page % 2 === 0 ? one : two, user, `${host}/${page}`),
  );
  await waitFor(async () => {
    const claims = await one.deps.db.selectFrom('page_claims').select('url_hash').execute();
    return claims.length === 8 || undefined;
  }, 'all pages to ask for their turn');
  await waitFor(() => site.requests.length === 6 || undefined, 'six visits');
  clock.advance(20_000);
  const statuses = (await Promise.all(more)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(site.requests).toHaveLength(6);
});
