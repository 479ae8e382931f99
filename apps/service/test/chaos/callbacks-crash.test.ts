// Protects G-62 and G-63 under combined failures: thousands of callbacks arrive repeated and out of order, a tenth of
// them before the response to their create, while the service crashes and restarts. In the end, our mirror matches the
// registry.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createDatabaseAt, freePort } from '../../../../test/support/postgres-server.ts';
import { subscribe } from '../support/callbacks.ts';
import { createClock, MINUTE_MS } from '../support/clock.ts';
import { dataFolderForTest, type RunningService, startProcess } from '../support/process.ts';
import { brandRequest, campaignRequest } from '../support/registrations.ts';
import { type Customer, startRegistry, type TestRegistry } from '../support/registry.ts';
import {
  ENCRYPTION_KEY,
  hasPostgres,
  JWT_SECRET,
  startService,
  type TestService,
} from '../support/service.ts';
import { reportFigures, scaled } from '../support/chaos.ts';
import { waitFor } from '../support/wait.ts';

const CUSTOMERS = scaled(40);
/** Each with a campaign. */
const BRANDS_EACH = 5;
const RECORDS = CUSTOMERS * BRANDS_EACH;
const CALLBACKS = scaled(10_000);
const DUPLICATES = 2;
/** Number of delivered callbacks at which the process is killed. */
const KILLS_AT = [1_000, 3_000, 5_000].map(scaled);
const TRIES_MAX = 50;
/** Percentage of creates whose response is so late that all their callbacks arrive first. */
const LATE_PERCENT = 12;
const LATE = { do: 'late', delayMs: 1_500 } as const;
const SETTLE_TIMEOUT_MS = 60_000;

const PARTS = [
  { outcome: 'decline', categories: ['CALL_TO_ACTION'] },
  { outcome: 'suspend' },
  { outcome: 'expire' },
  { outcome: 'carrier', status: 'REJECTED', mnoId: 10_017 },
  undefined,
] as const;

class Client {
  readonly #port: number;
  /** Resolves while the service is running. */
  up: Promise<unknown> = Promise.resolve();

  constructor(port: number) {
    this.#port = port;
  }

  /**
   * Repeats a request until it has a response, as a client with an idempotency key can. If its process died, no process
   * continues the request for two minutes.
   */
  async register(customer: Customer, path: string, newRequest: () => object): Promise<string> {
    let request = newRequest();
    let key = randomUUID();
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      await this.up;
      const answer = await fetch(`http://127.0.0.1:${this.#port}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${customer.token}`,
          'idempotency-key': key,
        },
        body: JSON.stringify(request),
      }).catch(() => undefined);
      if (answer?.status === 201) {
        const body = (await answer.json()) as { tcrBrandId?: string; tcrCampaignId?: string };
        return body.tcrBrandId ?? body.tcrCampaignId ?? '';
      }
      await answer?.arrayBuffer();
      if (answer?.status === 409) {
        request = newRequest();
        key = randomUUID();
      }
    }
    throw new Error(`${path} was never answered`);
  }
}

/** The life of one brand and its campaign at the registry, with additional changes. */
async function live(
  { control }: TestRegistry,
  client: Client,
  customer: Customer,
  index: number,
): Promise<void> {
  const brandId = await client.register(customer, '/v1/tcr/brands', () => brandRequest());
  control.decideBrand(brandId, { outcome: 'verify' });
  control.decideBrand(brandId, { outcome: 'score', score: index % 101 });
  const campaignId = await client.register(customer, '/v1/tcr/campaigns', () => campaignRequest(brandId));
  await waitFor(
    () => {
      const record = control.campaigns(customer.sid).find((one) => one.campaign.campaignId === campaignId);
      const statuses = Object.values(record?.operationStatus ?? {});
      return statuses.length > 0 && statuses.every((status) => status === 'REGISTERED') ? true : undefined;
    },
    'the carriers to approve the campaign',
    SETTLE_TIMEOUT_MS,
  );
  const part = PARTS[index % PARTS.length];
  if (part !== undefined) {
    control.decideCampaign(campaignId, part);
  }
}

const received = (service: TestService) =>
  service.deps.db.selectFrom('registry_events').select('id').where('status', '=', 'received').execute();

/** The remaining work with a controlled clock: expired leases, delays, and sweeps. */
async function settle(service: TestService): Promise<void> {
  await waitFor(
    async () => {
      service.clock.advance(MINUTE_MS);
      await service.deps.sweep();
      const open = await service.deps.db
        .selectFrom('brands')
        .select('id')
        .where('registration', 'in', ['registering', 'in_doubt'])
        .execute();
      return (await received(service)).length + open.length === 0 ? true : undefined;
    },
    'all callbacks to be applied',
    SETTLE_TIMEOUT_MS,
  );
}

const byId = (a: readonly unknown[], b: readonly unknown[]) => (String(a[0]) < String(b[0]) ? -1 : 1);

async function expectMirrored(service: TestService, registry: TestRegistry): Promise<void> {
  const { db } = service.deps;
  const brands = await db.selectFrom('brands').selectAll().where('registration', '=', 'registered').execute();
  const ours = brands.map((row) => [
    row.tcr_brand_id,
    row.identity_status,
    row.brand_status,
    row.trust_score,
    row.vetting_status,
  ]);
  const theirs = registry.control.brands().map(({ brand, vettings }) => {
    const newest = vettings.at(-1);
    return [
      brand.brandId,
      brand.identityStatus,
      'ACTIVE',
      newest?.vettingScore ?? null,
      newest?.vettingStatus ?? null,
    ];
  });
  expect(ours.toSorted(byId)).toEqual(theirs.toSorted(byId));

  const campaigns = await db
    .selectFrom('campaigns')
    .selectAll()
    .where('registration', '=', 'registered')
    .execute();
  // The registry no longer returns the carrier statuses of an expired campaign.
  const mirrored = campaigns.map((row) =>
    row.campaign_status === 'EXPIRED'
      ? [row.tcr_campaign_id, 'EXPIRED']
      : [row.tcr_campaign_id, row.sharing?.sharingStatus ?? null, row.carriers],
  );
  const original = registry.control
    .campaigns()
    .map(({ campaign, sharing, operationStatus }) =>
      campaign.status === 'EXPIRED'
        ? [campaign.campaignId, 'EXPIRED']
        : [campaign.campaignId, sharing?.sharingStatus ?? null, operationStatus],
    );
  expect(mirrored.toSorted(byId)).toEqual(original.toSorted(byId));
}

test(`G-62 G-63 ${CALLBACKS} callbacks, repeated, reordered and early, with kills -9: the mirror matches`, async () => {
  const startedAt = performance.now();
  const registry = await startRegistry({
    tickMs: 20,
    delays: {
      identityMs: 0,
      autoShareMs: 100,
      sharingMs: 0,
      electionMs: 100,
      carrierMs: 100,
      carrierStaggerMs: 0,
      billingMs: 50,
    },
    delivery: { backoffMs: Array.from({ length: 60 }, () => 500) },
  });
  onTestFinished(() => registry.close());
  const dataDir = dataFolderForTest();
  const url = hasPostgres
    ? await createDatabaseAt(inject('postgresUrl'))
    : `pglite:${join(dataDir, 'database')}`;
  const clock = createClock(new Date().toISOString());
  const options = { database: { url }, environment: registry.environment, clock };
  const port = await freePort();
  const seeding = await startService(options);
  const customers: Customer[] = [];
  for (let count = 0; count < CUSTOMERS; count += 1) {
    const customer = await registry.customer(seeding);
    subscribe(registry, port, customer, { disorder: true, duplicates: DUPLICATES });
    customers.push(customer);
  }
  await seeding.close();
  for (let late = 0; late < (RECORDS * LATE_PERCENT) / 100; late += 1) {
    const sid = customers[late % CUSTOMERS]?.sid ?? '';
    registry.control.fault({ sid, method: 'POST', path: '/brand/nonBlocking' }, LATE);
    registry.control.fault({ sid, method: 'POST', path: '/campaignBuilder' }, LATE);
  }

  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    PORT: String(port),
    JWT_SECRET,
    ENCRYPTION_KEY,
    RATE_LIMIT_GENERAL: 'off',
    RATE_LIMIT_WEBHOOK: 'off',
    ...registry.environment,
  };
  const client = new Client(port);
  let service: RunningService = await startProcess(environment, 'production');
  const lives = Promise.all(
    customers.flatMap((customer, index) =>
      Array.from({ length: BRANDS_EACH }, (_, brand) =>
        live(registry, client, customer, index * BRANDS_EACH + brand),
      ),
    ),
  );
  const delivered = () => registry.control.callbacks({ state: 'delivered' });
  for (const enough of KILLS_AT) {
    await waitFor(
      () => (delivered().length >= enough ? true : undefined),
      `${enough} callbacks`,
      SETTLE_TIMEOUT_MS,
    );
    const next = service.stop('SIGKILL').then(() => startProcess(environment, 'production'));
    client.up = next;
    service = await next;
  }
  await lives;
  const allDelivered = () =>
    waitFor(
      () => (delivered().length === registry.control.callbacks().length ? true : undefined),
      'all callbacks to be delivered',
      SETTLE_TIMEOUT_MS,
    );
  await allDelivered();
  // Repeats old callbacks until there are enough.
  const old = delivered();
  for (let more = 0; more < CALLBACKS - old.length; more += 1) {
    registry.control.replay(old[(more * 7) % old.length]?.id ?? '');
  }
  await allDelivered();
  const secondsOfSending = (performance.now() - startedAt) / 1000;
  await service.stop();

  clock.set(new Date().toISOString());
  const settling = await startService(options);
  onTestFinished(() => settling.close());
  const left = (await received(settling)).length;
  await settle(settling);
  await expectMirrored(settling, registry);
  const counted = await settling.deps.db
    .selectFrom('registry_events')
    .select((eb) => ['status', eb.fn.countAll<string>().as('count')])
    .groupBy('status')
    .execute();
  const stored = counted.map(({ status, count }) => [status, Number(count)] as const);
  const figures = {
    delivered: registry.control.callbacks().length,
    stored: Object.fromEntries(stored),
    brands: registry.control.brands().length,
    campaigns: registry.control.campaigns().length,
    kills: KILLS_AT.length,
    leftByTheLastProcess: left,
    secondsOfSending: Math.round(secondsOfSending),
    seconds: Math.round((performance.now() - startedAt) / 1000),
  };
  reportFigures('callbacks and kill -9', { database: hasPostgres ? 'server' : 'embedded', ...figures });
  // All stored callbacks are applied; none was rejected or lost.
  expect(stored.map(([status]) => status)).toEqual(['processed']);
  expect(stored[0]?.[1]).toBeGreaterThanOrEqual(CALLBACKS);
}, 240_000);
