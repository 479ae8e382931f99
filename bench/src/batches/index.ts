// Measures whether a batch of 10,000 rows delays the calls of another customer, or makes memory grow: while it is sent and read,
// and while its rows are evaluated.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startPostgresServer } from '../../../test/support/postgres-server.ts';

const ROWS = 10_000;
const WARM_UP_SECONDS = 5;
const QUIET_SECONDS = 20;
const EVALUATING_SECONDS = 20;
/** The other customer, who checks messages. */
const CALLS_PER_SECOND = 20;
const LOOK_EVERY_MS = 500;
const RESULTS = new URL('../../results/batches.json', import.meta.url);

type ProcessFigures = {
  readonly residentMb: number;
  readonly loopDelayP99Ms: number;
  readonly loopDelayMaxMs: number;
};
type Ready = { readonly port: number; readonly tokens: string[] };
type Batch = {
  readonly id: number;
  readonly status: string;
  readonly counts: Readonly<Record<string, number>>;
};

const round = (value: number) => Number(value.toFixed(1));

function percentiles(waits: readonly number[]) {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
  return { calls: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99), maxMs: round(sorted.at(-1) ?? 0) };
}

/** Without websites, so that evaluations measure this service and not the network. */
function makeFile(): string {
  const lines = Array.from(
    { length: ROWS },
    (_, index) =>
      `row-${index},Row ${index},PRIVATE_PROFIT,Bakery ${index},Bakery ${index} LLC,84-2731906,+15129587123,480 Congress Avenue,Austin,TX,78701,US,hello@bakery${index}.example,RETAIL`,
  );
  const header =
    'reference,label,brand.entityType,brand.brandName,brand.companyName,brand.ein,brand.phone,brand.street,brand.city,brand.state,brand.postalCode,brand.country,brand.email,brand.vertical';
  return `${header}\r\n${lines.join('\r\n')}\r\n`;
}

function callsOf({ port }: Ready) {
  return async (token: string, method: string, path: string, body?: string, type = 'application/json') => {
    const startedAt = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      ...(body === undefined ? {} : { body }),
    });
    const text = await answer.text();
    if (!answer.ok) {
      throw new Error(`${method} ${path} was answered ${answer.status} ${text}`);
    }
    return { ms: performance.now() - startedAt, body: JSON.parse(text) as { batch: Batch } };
  };
}

/** Calls at a steady rate until the work has ended, but no longer than so many seconds. */
async function callSteadily(
  call: () => Promise<{ ms: number }>,
  hasEnded: () => boolean,
  secondsMax: number,
) {
  const calls: Promise<{ ms: number }>[] = [];
  const startedAt = performance.now();
  while (!hasEnded() && performance.now() - startedAt < secondsMax * 1_000) {
    const due = Math.floor(((performance.now() - startedAt) / 1_000) * CALLS_PER_SECOND);
    while (calls.length < due) {
      calls.push(call());
    }
    await delay(5);
  }
  return percentiles((await Promise.all(calls)).map(({ ms }) => ms));
}

async function measure(databaseUrl: string | undefined) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tendlc-bench-'));
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = fork(new URL('../slow-pages/server.ts', import.meta.url), {
    execArgv: ['--expose-gc'],
    env: {
      ...environment,
      DATA_DIR: dataDir,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
  });
  try {
    const [ready] = (await once(child, 'message')) as [Ready];
    const call = callsOf(ready);
    const [other, owner] = ready.tokens as [string, string];
    const readProcess = async () => {
      child.send('figures');
      const [figures] = (await once(child, 'message')) as [ProcessFigures];
      return figures;
    };
    const message = JSON.stringify({ message: 'Copper Kettle: your order is ready. Reply STOP to opt out.' });
    const check = () => call(other, 'POST', '/v1/tools/message-validator', message);
    const checkFor = (seconds: number) => callSteadily(check, () => false, seconds);

    await checkFor(WARM_UP_SECONDS);
    const { residentMb: residentBeforeMb } = await readProcess();
    const alone = await checkFor(QUIET_SECONDS);

    let read: { seconds: number; batch: Batch } | undefined;
    const startedAt = performance.now();
    const reading = (async () => {
      const { body } = await call(owner, 'POST', '/v1/registration-batches', makeFile(), 'text/csv');
      let { batch } = body;
      while (batch.status === 'READING') {
        await delay(LOOK_EVERY_MS);
        batch = (await call(owner, 'GET', `/v1/registration-batches/${batch.id}`)).body.batch;
      }
      read = { seconds: Math.round((performance.now() - startedAt) / 1_000), batch };
    })();
    const besideReading = await callSteadily(check, () => read !== undefined, 900);
    await reading;
    const afterReading = await readProcess();

    const id = read?.batch.id ?? 0;
    await call(owner, 'POST', `/v1/registration-batches/${id}/evaluations`, '{}');
    const besideEvaluating = await checkFor(EVALUATING_SECONDS);
    const { batch } = (await call(owner, 'GET', `/v1/registration-batches/${id}`)).body;
    const afterEvaluating = await readProcess();
    return {
      alone,
      besideReading,
      besideEvaluating,
      readSeconds: read?.seconds,
      states: read?.batch.counts,
      evaluatedRows: batch.counts['NOT_READY'],
      residentBeforeMb,
      afterReading,
      afterEvaluating,
    };
  } finally {
    child.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export async function benchBatches(): Promise<void> {
  const server = await startPostgresServer();
  try {
    const results = {
      measuredAt: new Date().toISOString(),
      rows: ROWS,
      callsPerSecond: CALLS_PER_SECOND,
      embedded: await measure(undefined),
      postgres: server === undefined ? undefined : await measure(await server.createDatabase()),
    };
    process.stdout.write(`${JSON.stringify(results)}\n`);
    writeFileSync(RESULTS, `${JSON.stringify(results, undefined, 2)}\n`);
  } finally {
    await server?.stop();
  }
}
