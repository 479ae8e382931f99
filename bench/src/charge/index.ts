// Measures paid tool calls per second over HTTP, compared with a constant response and with one transaction per call.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { startPostgresServer } from '../../../test/support/postgres-server.ts';
import { readThreadTimes } from './thread-times.ts';

const CONNECTIONS = 64;
const ROUNDS = 7;
const ROUND_SECONDS = 2;
const WARM_UP_SECONDS = 2;
// The fastest tool, so that the benchmark measures the payment and not the tool.
const TOOL = 'sanitize';
const BODY = JSON.stringify({ type: 'escapeHTML', input: 'Fish & chips < 10' });
const RESULTS = new URL('../../results/charge.json', import.meta.url);

const WAYS = ['constant', 'shared', 'transaction'] as const;
type Way = (typeof WAYS)[number];
type Ready = { ports: Record<Way, number>; tokens: string[] };
/** Microseconds a call. Undefined where the system does not tell. */
type CpuTime = { main: number; worker: number; other: number; postgres: number };
type Measurement = { requestsPerSecond: number; p99Ms: number; cpu: CpuTime | undefined };

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const mapParts = (read: (part: keyof CpuTime) => number): CpuTime => ({
  main: read('main'),
  worker: read('worker'),
  other: read('other'),
  postgres: read('postgres'),
});
const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** Where the calls are answered: the service, and the server of its database. */
type Places = { service: number; database: pg.Client | undefined };

async function readCpu({ service, database }: Places): Promise<CpuTime | undefined> {
  const threads = readThreadTimes(service);
  if (threads === undefined || database === undefined) {
    return threads && { ...threads, postgres: 0 };
  }
  const { rows } = await database.query<{ pid: number }>('select pid from pg_stat_activity');
  const postgres = rows.reduce((sum, { pid }) => sum + (readThreadTimes(pid)?.main ?? 0), 0);
  return { ...threads, postgres };
}

async function load(port: number, tokens: readonly string[], seconds: number, places: Places) {
  let client = 0;
  const before = await readCpu(places);
  const result = await autocannon({
    url: `http://127.0.0.1:${port}/v1/tools/${TOOL}`,
    method: 'POST',
    connections: CONNECTIONS,
    duration: seconds,
    body: BODY,
    setupClient: (connection) => {
      connection.setHeaders({
        'content-type': 'application/json',
        authorization: `Bearer ${tokens[client++ % tokens.length]}`,
      });
    },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} answers were refusals, ${result.errors} requests failed`);
  }
  const after = await readCpu(places);
  const calls = result.requests.total;
  const perCall = (part: keyof CpuTime) => ((after?.[part] ?? 0) - (before?.[part] ?? 0)) / calls;
  const cpu = before && after && mapParts(perCall);
  return { requestsPerSecond: result.requests.average, p99Ms: result.latency.p99, cpu };
}

async function measure(databaseUrl: string | undefined) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tendlc-bench-'));
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = fork(new URL('./server.ts', import.meta.url), {
    env: {
      ...environment,
      DATA_DIR: dataDir,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
  });
  const database = databaseUrl === undefined ? undefined : new pg.Client({ connectionString: databaseUrl });
  try {
    await database?.connect();
    const [{ ports, tokens }] = (await once(child, 'message')) as [Ready];
    const places = { service: child.pid as number, database };
    for (const way of WAYS) {
      await load(ports[way], tokens, WARM_UP_SECONDS, places);
    }
    const measured: Record<Way, Measurement[]> = { constant: [], shared: [], transaction: [] };
    // The variants take turns, so that other load on the machine affects all of them.
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      for (const way of WAYS) {
        measured[way].push(await load(ports[way], tokens, ROUND_SECONDS, places));
      }
    }
    child.send('check');
    const [{ wrongAccounts }] = (await once(child, 'message')) as [{ wrongAccounts: number }];
    if (wrongAccounts > 0) {
      throw new Error(`${wrongAccounts} accounts do not add up after the run`);
    }
    return summarize(measured);
  } finally {
    await database?.end();
    child.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Calculates ratios within each turn and reports their median, because other load then affects both sides. */
function summarize(measured: Record<Way, Measurement[]>) {
  const rate = (way: Way) => median(measured[way].map((one) => one.requestsPerSecond));
  const ratioTo = (way: Way) =>
    median(
      measured.shared.map(
        (one, turn) => one.requestsPerSecond / (measured[way][turn]?.requestsPerSecond ?? Number.NaN),
      ),
    );
  const cpuOf = (way: Way) => {
    const times = measured[way].flatMap(({ cpu }) => cpu ?? []);
    return times.length === 0
      ? undefined
      : mapParts((part) => round(median(times.map((time) => time[part])), 1));
  };
  const cpu = { constant: cpuOf('constant'), shared: cpuOf('shared'), transaction: cpuOf('transaction') };
  return {
    requestsPerSecond: Math.round(rate('shared')),
    constantPerSecond: Math.round(rate('constant')),
    transactionPerSecond: Math.round(rate('transaction')),
    ratioToConstant: round(ratioTo('constant'), 3),
    ratioToTransaction: round(ratioTo('transaction'), 2),
    p99Ms: median(measured.shared.map((one) => one.p99Ms)),
    /** Other work on the machine does not count here. One core serves the main thread, so it sets the requests per second. */
    mainThreadRatioToConstant: round(
      (cpu.constant?.main ?? Number.NaN) / (cpu.shared?.main ?? Number.NaN),
      3,
    ),
    cpuMicrosecondsPerCall: cpu,
  };
}

export async function benchCharge(): Promise<void> {
  // Of other work: the bench itself has not begun.
  const [loadAverage] = loadavg();
  const embedded = await measure(undefined);
  process.stdout.write(`embedded ${JSON.stringify(embedded)}\n`);
  const server = await startPostgresServer();
  if (server === undefined) {
    throw new Error(
      'no PostgreSQL here: install it (postgresql) or set PG_BIN to the folder of its binaries',
    );
  }
  try {
    const postgres = await measure(await server.createDatabase());
    process.stdout.write(`postgres ${JSON.stringify(postgres)}\n`);
    const results = {
      measuredAt: new Date().toISOString(),
      tool: TOOL,
      connections: CONNECTIONS,
      cores: availableParallelism(),
      loadAverage: round(loadAverage ?? 0, 1),
      embedded,
      postgres,
    };
    writeFileSync(RESULTS, `${JSON.stringify(results, undefined, 2)}\n`);
  } finally {
    await server.stop();
  }
}
