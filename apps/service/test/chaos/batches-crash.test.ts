// Protects G-88 under `kill -9`: the rows of a batch are evaluated and submitted while the service is killed again and again.
// In the end each row was evaluated and paid for once, and each brand exists and is paid for once.
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createDatabaseAt } from '../../../../test/support/postgres-server.ts';
import { batchesOf, csvOf, rowOf } from '../../src/features/batches/test/support/files.ts';
import { judgeReady } from '../../src/features/batches/test/support/verdicts.ts';
import { isFull, reportFigures } from '../support/chaos.ts';
import { createClock, MINUTE_MS } from '../support/clock.ts';
import { expectLedgerInvariants } from '../support/ledger-invariants.ts';
import { dataFolderForTest, type RunningService, startProcess } from '../support/process.ts';
import { standingCharges } from '../support/registrations.ts';
import { type Customer, startRegistry, type TestRegistry } from '../support/registry.ts';
import { DATABASES, ENCRYPTION_KEY, JWT_SECRET, startService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

const ROWS = isFull ? 500 : 60;
const EVALUATED = isFull ? 100 : 12;
/** At how many finished rows the process is killed. */
const KILLS_AT = [ROWS * 0.2, ROWS * 0.6].map(Math.floor);
const EVALUATION_KILLS_AT = [EVALUATED * 0.4].map(Math.floor);
const FASTEST = 600;
const UNTIL_DONE_MS = 400_000;

type Batch = { readonly status: string; readonly remaining: number };

async function send(url: string, { token }: Customer, method: string, path: string, body?: object) {
  const answer = await fetch(`${url}/v1/registration-batches${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { batch } = (await answer.json()) as { batch: Batch };
  return { status: answer.status, batch };
}

/** Kills the process each time so many rows are finished, and waits until the batch has this status. */
async function runThroughKills(
  start: () => Promise<RunningService>,
  first: RunningService,
  work: { customer: Customer; id: number; rows: number; killsAt: readonly number[]; status: string },
): Promise<RunningService> {
  let service = first;
  const read = async () => (await send(service.url, work.customer, 'GET', `/${work.id}`)).batch;
  for (const killAt of work.killsAt) {
    await waitFor(
      async () => (work.rows - (await read()).remaining >= killAt ? true : undefined),
      `${killAt} rows`,
      UNTIL_DONE_MS,
    );
    await service.stop('SIGKILL');
    service = await start();
  }
  await waitFor(
    async () => ((await read()).status === work.status ? true : undefined),
    work.status,
    UNTIL_DONE_MS,
  );
  return service;
}

/** The tokens of a tool that were not refunded, by what the ledger says about them. */
async function notesOf(service: TestService, tool: string): Promise<(string | null)[]> {
  const standing = new Set<string | null>(
    (await standingCharges(service)).map(({ charge_id: chargeId }) => chargeId),
  );
  const rows = await service.deps.db
    .selectFrom('token_transactions')
    .select(['charge_id', 'notes'])
    .where('tool_name', '=', tool)
    .where('type', '=', 'usage')
    .execute();
  return rows.filter(({ charge_id: chargeId }) => standing.has(chargeId)).map(({ notes }) => notes);
}

async function expectEachOnce(
  service: TestService,
  registry: TestRegistry,
  evaluationId: number,
): Promise<void> {
  const { db } = service.deps;
  service.clock.advance(10 * MINUTE_MS);
  await service.deps.sweep();
  const names = registry.control.brands().map(({ brand }) => brand.displayName);
  expect(names).toHaveLength(ROWS);
  expect(new Set(names).size).toBe(ROWS);
  expect(await notesOf(service, 'createBrand')).toHaveLength(ROWS);
  const paid = (await notesOf(service, 'registration-evaluation')).filter((notes) =>
    notes?.startsWith(`Batch ${evaluationId}, row `),
  );
  expect(paid).toHaveLength(EVALUATED);
  expect(new Set(paid).size).toBe(EVALUATED);
  expect(await db.selectFrom('open_charges').selectAll().execute()).toEqual([]);
  await expectLedgerInvariants(db);
}

async function submitThroughKills(database: (typeof DATABASES)[number]): Promise<void> {
  const startedAt = performance.now();
  const registry = await startRegistry({ delays: { identityMs: 300 } });
  onTestFinished(() => registry.close());
  const dataDir = dataFolderForTest();
  const url =
    database === 'server'
      ? await createDatabaseAt(inject('postgresUrl'))
      : `pglite:${join(dataDir, 'database')}`;
  const clock = createClock(new Date().toISOString());
  const options = { database: { url }, environment: registry.environment, clock };

  const seeding = await startService(options);
  const customer = await registry.customer(seeding, { balance: ROWS + 2 * EVALUATED });
  const batches = batchesOf(seeding);
  const file = Array.from({ length: ROWS }, (_, index) => rowOf(`row${index}`));
  const submitted = await batches.upload(customer, csvOf(file));
  // Without pages, so that none is opened.
  const evaluated = await batches.upload(
    customer,
    csvOf(Array.from({ length: EVALUATED }, (_, index) => rowOf(`e${index}`, { 'brand.website': '' }))),
  );
  await seeding.close();

  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    JWT_SECRET,
    ENCRYPTION_KEY,
    RATE_LIMIT_GENERAL: 'off',
    ...registry.environment,
  };
  const start = () => startProcess(environment, 'production');
  let process = await start();
  expect(await send(process.url, customer, 'POST', `/${evaluated.id}/evaluations`, {})).toMatchObject({
    status: 202,
  });
  const evaluation = {
    customer,
    id: evaluated.id,
    rows: EVALUATED,
    killsAt: EVALUATION_KILLS_AT,
    status: 'READY',
  };
  process = await runThroughKills(start, process, evaluation);
  await process.stop();

  clock.set(new Date().toISOString());
  const judging = await startService(options);
  await judgeReady(judging, customer);
  const { cost } = await batchesOf(judging).read(customer, submitted.id);
  await judging.close();

  process = await start();
  const body = { confirmCost: cost, ratePerMinute: FASTEST };
  expect(await send(process.url, customer, 'POST', `/${submitted.id}/submissions`, body)).toMatchObject({
    status: 202,
  });
  const submission = { customer, id: submitted.id, rows: ROWS, killsAt: KILLS_AT, status: 'DONE' };
  process = await runThroughKills(start, process, submission);
  const made = () => registry.control.brands().length;
  await waitFor(() => (made() >= ROWS ? true : undefined), `${ROWS} brands`, UNTIL_DONE_MS);
  await process.stop();

  clock.set(new Date().toISOString());
  const settling = await startService(options);
  onTestFinished(() => settling.close());
  await expectEachOnce(settling, registry, evaluated.id);
  reportFigures('batches and kill -9', {
    database,
    rows: ROWS,
    evaluated: EVALUATED,
    kills: KILLS_AT.length + EVALUATION_KILLS_AT.length,
    atRegistry: made(),
    seconds: Math.round((performance.now() - startedAt) / 1000),
  });
}

test(`G-88 ${ROWS} rows submitted through kills -9 on each database: each brand exists and is paid for once`, async () => {
  // At the same time: after a kill, both mostly wait until the leases of the dead process end.
  const runs = await Promise.allSettled(DATABASES.map(submitThroughKills));
  const failed = runs
    .map((run, index) => [DATABASES[index], run] as const)
    .filter(([, run]) => run.status === 'rejected');
  expect(failed).toEqual([]);
}, 900_000);
