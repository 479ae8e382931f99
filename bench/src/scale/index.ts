// Measures whether lists, searches, histories, and charges take as long with millions of rows as with ten thousand, and what one,
// two, and four processes on one database carry.
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import pino from 'pino';
import { openMigratedDatabase } from '@tendlc/service';
import { type PostgresServer, startPostgresServer } from '../../../test/support/postgres-server.ts';
import { startRedisServer } from '../../../test/support/redis-server.ts';
import { withClient } from './client.ts';
import { compareAll } from './comparison.ts';
import { startProcesses } from './processes.ts';
import { LIST_CALL, PAID_CALL } from './requests.ts';
import { seedDatabase } from './seed.ts';
import { FIRST_OTHER, PAYERS, readLarge, type Sizes, SMALL } from './sizes.ts';
import { readStorage } from './storage.ts';
import { measureThroughput } from './throughput.ts';

const RESULTS = new URL('../../results/scale.json', import.meta.url);
const PROCESSES = [1, 2, 4] as const;

const print = (line: string) => void process.stdout.write(`${line}\n`);
const loadNow = () => Number((loadavg()[0] ?? 0).toFixed(1));

/** The queue of changes between two checkpoints is for the seed only; all else is what PostgreSQL comes with. */
const allowLongSeeds = (url: string) =>
  withClient(url, async (client) => {
    await client.query(`alter system set max_wal_size = '8GB'`);
    await client.query('select pg_reload_conf()');
  });

async function seed(url: string, sizes: Sizes): Promise<number> {
  const startedAt = performance.now();
  const db = await openMigratedDatabase({
    target: { kind: 'server', url },
    log: pino({ level: 'silent' }),
    onEnd: (error) => {
      throw error;
    },
  });
  await db.destroy();
  await withClient(url, (client) => seedDatabase(client, sizes));
  return Math.round((performance.now() - startedAt) / 1_000);
}

/** @returns accounts whose ledger does not add up, which must be none after the paid calls */
const countWrongBalances = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ count: number }>(`
      select count(*)::integer as count from users left join (
        select user_id, sum(amount) as balance, count(*) as rows from token_transactions group by user_id
      ) as ledger on ledger.user_id = users.id
      where coalesce(ledger.rows, 0) <> transaction_count or (transaction_count > 0 and ledger.balance <> token_balance)`);
    return rows[0]?.count ?? 0;
  });

async function measureProcesses(count: number, database: string, redis: string) {
  const processes = await startProcesses(count, { database, redis });
  try {
    const payers = Array.from({ length: PAYERS }, (_, place) => FIRST_OTHER + place);
    const tokens = await processes.signIn(payers);
    const charge = await measureThroughput(processes, PAID_CALL, tokens);
    const list = await measureThroughput(processes, LIST_CALL, tokens);
    return { loadAverage: loadNow(), charge, list, residentMb: processes.residentMb() };
  } finally {
    await processes.stop();
  }
}

type Urls = { readonly small: string; readonly large: string };

/** Databases that an earlier run has seeded: a large one takes a quarter of an hour. */
function readSeeded(): Urls | undefined {
  const { SCALE_SMALL_URL: small, SCALE_LARGE_URL: large } = process.env;
  return small === undefined || large === undefined ? undefined : { small, large };
}

async function seedBoth(server: PostgresServer, sizes: Sizes): Promise<Urls> {
  await allowLongSeeds(server.url);
  const urls = { small: await server.createDatabase(), large: await server.createDatabase() };
  print(`small: seeded in ${await seed(urls.small, SMALL)} s`);
  print(`large: seeded in ${await seed(urls.large, sizes)} s`);
  return urls;
}

async function measureAll(urls: Urls, redis: string, sizes: Sizes) {
  const loadAverage = loadNow();
  const requests = await compareAll({ ...urls, redis }, sizes);
  const processes: Record<number, Awaited<ReturnType<typeof measureProcesses>>> = {};
  for (const count of PROCESSES) {
    processes[count] = await measureProcesses(count, urls.large, redis);
    print(`${count} processes ${JSON.stringify(processes[count])}`);
  }
  const wrongAccounts = await countWrongBalances(urls.large);
  if (wrongAccounts > 0) {
    throw new Error(`${wrongAccounts} accounts do not add up after the run`);
  }
  return {
    measuredAt: new Date().toISOString(),
    cores: availableParallelism(),
    loadAverage,
    sizes: { small: SMALL, large: sizes },
    requests,
    processes,
    storage: await withClient(urls.large, readStorage),
  };
}

export async function benchScale(): Promise<void> {
  const sizes = readLarge();
  const seeded = readSeeded();
  const server = seeded === undefined ? await startPostgresServer() : undefined;
  const redis = await startRedisServer();
  try {
    if (seeded === undefined && server === undefined) {
      throw new Error(
        'no PostgreSQL here: install it (postgresql) or set PG_BIN to the folder of its binaries',
      );
    }
    const urls = seeded ?? (await seedBoth(server as PostgresServer, sizes));
    const results = await measureAll(urls, redis.url, sizes);
    writeFileSync(RESULTS, `${JSON.stringify(results, undefined, 2)}\n`);
  } finally {
    await redis.stop();
    await server?.stop();
  }
}
