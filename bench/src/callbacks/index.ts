// Measures the response time of callbacks at a steady rate, while the service applies them.
import { fork } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startPostgresServer } from '../../../test/support/postgres-server.ts';

const PER_SECOND = 500;
const SECONDS = 10;
const WARM_UP_SECONDS = 2;
const STEP_MS = 10;
/** Number of different records in the events. Some events wait for the same record. */
const RECORDS = 200;
const RESULTS = new URL('../../results/callbacks.json', import.meta.url);

type Ready = { port: number; sets: { webhookToken: string; secret: string }[] };

const round = (value: number) => Number(value.toFixed(1));

/** @returns milliseconds from the first sent byte to the complete response */
function send(agent: Agent, { port, sets }: Ready, index: number): Promise<number> {
  const set = sets[index % sets.length];
  if (set === undefined) {
    throw new Error('there are no credential sets');
  }
  const body = JSON.stringify({
    eventType: 'BRAND_UPDATE',
    brandId: `BB${String(index % RECORDS).padStart(5, '0')}`,
    description: `Brand is updated (${index})`,
    mock: false,
  });
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: `/v1/tcr-webhooks/${set.webhookToken}`,
        headers: {
          'content-type': 'application/json; utf-8',
          'content-length': Buffer.byteLength(body),
          'x-tcr-webhook-signature': createHmac('sha256', set.secret).update(body).digest('hex'),
        },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve(performance.now() - startedAt)
            : reject(new Error(`a callback was answered ${answer.statusCode}`)),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Sends callbacks on schedule, even if earlier ones have no response yet, so that a slow response does not delay the rest. */
async function sendSteadily(agent: Agent, ready: Ready, seconds: number, from: number): Promise<number[]> {
  const answers: Promise<number>[] = [];
  const startedAt = performance.now();
  while (answers.length < PER_SECOND * seconds) {
    const due = Math.min(
      PER_SECOND * seconds,
      Math.floor(((performance.now() - startedAt) / 1000) * PER_SECOND),
    );
    while (answers.length < due) {
      answers.push(send(agent, ready, from + answers.length));
    }
    await delay(STEP_MS);
  }
  return Promise.all(answers);
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
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  try {
    const [ready] = (await once(child, 'message')) as [Ready];
    await sendSteadily(agent, ready, WARM_UP_SECONDS, 0);
    const warmUp = PER_SECOND * WARM_UP_SECONDS;
    const waits = (await sendSteadily(agent, ready, SECONDS, warmUp)).toSorted((a, b) => a - b);
    child.send('check');
    const [{ stored }] = (await once(child, 'message')) as [{ stored: number }];
    if (stored !== warmUp + waits.length) {
      throw new Error(`${warmUp + waits.length} callbacks were answered and ${stored} are stored`);
    }
    const at = (share: number) => round(waits[Math.floor(waits.length * share)] ?? Number.NaN);
    return { callbacks: waits.length, p50Ms: at(0.5), p99Ms: at(0.99), maxMs: round(waits.at(-1) ?? 0) };
  } finally {
    agent.destroy();
    child.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export async function benchCallbacks(): Promise<void> {
  const embedded = await measure(undefined);
  process.stdout.write(`embedded ${JSON.stringify(embedded)}\n`);
  const server = await startPostgresServer();
  if (server === undefined) {
    process.stdout.write('no PostgreSQL here: measured with the embedded database only\n');
  }
  try {
    const postgres = server === undefined ? null : await measure(await server.createDatabase());
    process.stdout.write(`postgres ${JSON.stringify(postgres)}\n`);
    const results = { measuredAt: new Date().toISOString(), perSecond: PER_SECOND, embedded, postgres };
    writeFileSync(RESULTS, `${JSON.stringify(results, undefined, 2)}\n`);
  } finally {
    await server?.stop();
  }
}
