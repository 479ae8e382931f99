// Protects G-45 under combined failures: hundreds of brands are registered while the registry loses responses, fails,
// and hangs, and the service crashes and restarts. Afterward, each brand exists at most once and is paid for if it
// exists. After all requests are repeated, each brand exists and is paid for once.
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createDatabaseAt } from '../../../../test/support/postgres-server.ts';
import { createClock, MINUTE_MS } from '../support/clock.ts';
import { expectLedgerInvariants } from '../support/ledger-invariants.ts';
import { countByStatus } from '../support/outcomes.ts';
import { dataFolderForTest, type RunningService, startProcess } from '../support/process.ts';
import { brandRequest, standingCharges, statusesOf } from '../support/registrations.ts';
import { type Customer, startRegistry, type TestRegistry } from '../support/registry.ts';
import { DATABASES, ENCRYPTION_KEY, JWT_SECRET, startService, type TestService } from '../support/service.ts';
import { reportFigures, scaled } from '../support/chaos.ts';
import { waitFor } from '../support/wait.ts';

const CUSTOMERS = scaled(50);
const BRANDS_EACH = 10;
const BRANDS = CUSTOMERS * BRANDS_EACH;
/** Concurrent requests per customer. */
const AT_ONCE = 2;
const TRIES_MAX = 6;
/** Number of responses of each process before it is killed. */
const KILLS_AFTER = [60, 110, 150].map(scaled);

type Action = Parameters<TestRegistry['control']['fault']>[1];
type Request = Record<string, unknown>;
type Plan = { readonly customer: Customer; readonly requests: readonly Request[] };

/** Failures, with the percentage of creates that they affect. */
const FAULTS: readonly (readonly [number, Action])[] = [
  [8, { do: 'drop', processed: true }],
  [6, { do: 'drop' }],
  [6, { do: 'status', status: 500, processed: true }],
  [5, { do: 'status', status: 500 }],
  [2, { do: 'hang', processed: true }],
  [1, { do: 'hang' }],
  [3, { do: 'nonsense', processed: true }],
  [3, { do: 'status', status: 429 }],
  [3, { do: 'error', code: 591 }],
];

const keyOf = ({ brandName }: Request) => String(brandName).replaceAll(' ', '-');

/** The same choices in every run. */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function faultFor(chance: () => number): Action | undefined {
  let left = chance() * 100;
  for (const [percent, action] of FAULTS) {
    left -= percent;
    if (left < 0) {
      return action;
    }
  }
  return undefined;
}

/** Response statuses of the requests for each brand; 0 for a broken connection. */
class Journal {
  readonly brands = new Map<string, { statuses: number[]; registered: Request[] }>();
  /** Number of requests with a response. */
  answered = 0;

  of(name: string) {
    const entry = this.brands.get(name) ?? { statuses: [], registered: [] };
    this.brands.set(name, entry);
    return entry;
  }
}

/** Keeps one process running. Requests wait while it restarts. */
class Supervisor {
  kills = 0;
  #current: Promise<RunningService>;
  readonly #start: () => Promise<RunningService>;

  constructor(start: () => Promise<RunningService>) {
    this.#start = start;
    this.#current = start();
  }

  readonly current = () => this.#current;

  async killAndRestart(): Promise<void> {
    const service = await this.#current;
    this.kills += 1;
    this.#current = service.stop('SIGKILL').then(this.#start);
    await this.#current;
  }
}

async function post(url: string, customer: Customer, request: Request) {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${customer.token}`,
    'idempotency-key': keyOf(request),
  };
  try {
    const answer = await fetch(`${url}/v1/tcr/brands`, {
      method: 'POST',
      headers,
      body: JSON.stringify(request),
    });
    return { status: answer.status, body: (await answer.json()) as Request };
  } catch {
    return { status: 0, body: {} };
  }
}

async function register(
  supervisor: Supervisor,
  journal: Journal,
  customer: Customer,
  request: Request,
): Promise<void> {
  const entry = journal.of(keyOf(request));
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const { url } = await supervisor.current();
    const { status, body } = await post(url, customer, request);
    entry.statuses.push(status);
    journal.answered += status === 0 ? 0 : 1;
    if (status === 201) {
      entry.registered.push(body);
    }
    // 409: in progress since before the crash; only the sweep can resolve it.
    if (status === 201 || status === 409) {
      return;
    }
  }
}

async function registerAll(supervisor: Supervisor, journal: Journal, plans: readonly Plan[]): Promise<void> {
  await Promise.all(
    plans.flatMap(({ customer, requests }) => {
      const waiting = [...requests];
      return Array.from({ length: AT_ONCE }, async () => {
        for (let request = waiting.shift(); request !== undefined; request = waiting.shift()) {
          await register(supervisor, journal, customer, request);
        }
      });
    }),
  );
}

async function plan(service: TestService, registry: TestRegistry): Promise<Plan[]> {
  const chance = createChance(7);
  const plans: Plan[] = [];
  for (let count = 0; count < CUSTOMERS; count += 1) {
    const customer = await registry.customer(service, { balance: TRIES_MAX * BRANDS_EACH });
    const requests = Array.from({ length: BRANDS_EACH }, () => brandRequest());
    for (const { brandName } of requests) {
      const action = faultFor(chance);
      if (action !== undefined) {
        const bodyContains = `"${String(brandName)}"`;
        registry.control.fault({ method: 'POST', path: '/brand/nonBlocking', bodyContains }, action);
      }
    }
    plans.push({ customer, requests });
  }
  return plans;
}

const openRows = (service: TestService) =>
  service.deps.db
    .selectFrom('brands')
    .select('id')
    .where('registration', 'in', ['registering', 'in_doubt'])
    .execute();

/** The real sweep, with a controlled clock. */
async function sweepUntilSettled(service: TestService): Promise<number> {
  for (let sweeps = 1; sweeps <= 10; sweeps += 1) {
    service.clock.advance(8 * MINUTE_MS);
    await service.deps.sweep();
    if ((await openRows(service)).length === 0) {
      return sweeps;
    }
  }
  throw new Error('ten sweeps over more than an hour did not settle everything');
}

async function expectExactlyOnce(service: TestService, registry: TestRegistry, journal: Journal) {
  const { db } = service.deps;
  const rows = await db
    .selectFrom('brands')
    .select(['id', 'tcr_brand_id', 'reference_id', 'charge_id', 'registration'])
    .execute();
  const registered = rows.filter(({ registration }) => registration === 'registered');
  const objects = registry.control.brands();

  // One object for each brand that reached the registry, and one local row for each object.
  const names = objects.map(({ brand }) => brand.displayName);
  expect(new Set(names).size).toBe(names.length);
  expect(registered.map((row) => `${row.tcr_brand_id} ${row.reference_id}`).toSorted()).toEqual(
    objects.map(({ brand }) => `${brand.brandId} ${brand.referenceId}`).toSorted(),
  );
  expect(new Set(rows.map(({ registration }) => registration))).toEqual(new Set(['registered', 'refused']));

  // Each successful response belongs to one existing registration.
  const byId = new Map(registered.map((row) => [row.id, row]));
  const told = [...journal.brands.values()].flatMap((entry) => entry.registered);
  expect([...journal.brands.values()].filter((entry) => entry.registered.length > 1)).toEqual([]);
  for (const answer of told) {
    expect(byId.get(Number(answer['localId']))?.tcr_brand_id).toBe(answer['tcrBrandId']);
  }

  // Every final charge belongs to a registered brand, and every registration with a response is paid for.
  const paid = new Set((await standingCharges(service)).map(({ charge_id }) => charge_id));
  const chargeable = new Set(registered.map(({ charge_id }) => charge_id));
  expect([...paid].filter((chargeId) => !chargeable.has(chargeId))).toEqual([]);
  expect(told.filter((answer) => !paid.has(byId.get(Number(answer['localId']))?.charge_id ?? ''))).toEqual(
    [],
  );
  expect(await db.selectFrom('open_charges').selectAll().execute()).toEqual([]);
  await expectLedgerInvariants(db);
  return { atRegistry: objects.length, answered201: told.length, paid: paid.size, rows: rows.length };
}

/** Repeats requests without a response, with the same idempotency key. */
async function repeatAll(service: TestService, plans: readonly Plan[]): Promise<void> {
  for (const { customer, requests } of plans) {
    const answers = await Promise.all(
      requests.map((request) =>
        service.call('POST', '/v1/tcr/brands', request, {
          token: customer.token,
          headers: { 'idempotency-key': keyOf(request) },
        }),
      ),
    );
    expect(new Set(statusesOf(answers))).toEqual(new Set([201]));
  }
}

test.each(DATABASES)(
  `G-45 ${BRANDS} creates with faults and kills -9 on the %s database: each brand at most once, and paid if it exists`,
  async (database) => {
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
    const plans = await plan(seeding, registry);
    await seeding.close();

    const journal = new Journal();
    const environment = {
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      JWT_SECRET,
      ENCRYPTION_KEY,
      RATE_LIMIT_GENERAL: 'off',
      ...registry.environment,
    };
    const supervisor = new Supervisor(() => startProcess(environment, 'production'));
    const working = registerAll(supervisor, journal, plans);
    for (const answers of KILLS_AFTER) {
      const enough = journal.answered + answers;
      await waitFor(() => (journal.answered >= enough ? true : undefined), `${enough} responses`, 60_000);
      await supervisor.killAndRestart();
    }
    await working;
    await (await supervisor.current()).stop();

    clock.set(new Date().toISOString());
    const settling = await startService(options);
    onTestFinished(() => settling.close());
    const doubtful = (await openRows(settling)).length;
    const sweeps = await sweepUntilSettled(settling);
    const found = await expectExactlyOnce(settling, registry, journal);
    expect(found.answered201).toBeGreaterThan(BRANDS / 4);
    expect(supervisor.kills).toBe(KILLS_AFTER.length);

    registry.control.clearFaults();
    await repeatAll(settling, plans);
    await settling.deps.sweep();
    const complete = await expectExactlyOnce(settling, registry, journal);
    expect(complete).toMatchObject({ atRegistry: BRANDS, paid: BRANDS });

    const statuses = [...journal.brands.values()].flatMap((entry) => entry.statuses);
    const figures = {
      brands: BRANDS,
      requests: countByStatus(statuses.map((status) => ({ toolName: '', status }))),
      kills: supervisor.kills,
      doubtful,
      sweeps,
      ...found,
      afterRepeats: complete.atRegistry,
      seconds: Math.round((performance.now() - startedAt) / 1000),
    };
    reportFigures('registrations and kill -9', { database, ...figures });
  },
  180_000,
);
