// Measures whether reviews of registrations with slow pages delay the calls of another customer, or make memory grow.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startPostgresServer } from '../../../test/support/postgres-server.ts';
import { examplePacketAt } from '../packet-review/example-packet.ts';

const HOSTS = 50;
const ANSWER_MS = 5_000;
const PACKETS_PER_MINUTE = 1_000;
const MINUTES = 2;
const QUIET_SECONDS = 15;
/** The other customer, who checks messages. */
const CALLS_PER_SECOND = 20;
const RESULTS = new URL('../../results/slow-pages.json', import.meta.url);

type ProcessFigures = {
  readonly residentMb: number;
  readonly loopDelayP99Ms: number;
  readonly loopDelayMaxMs: number;
};
type Ready = { readonly port: number; readonly tokens: string[] };

const round = (value: number) => Number(value.toFixed(1));

function percentiles(waits: readonly number[]) {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
  return { calls: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99), maxMs: round(sorted.at(-1) ?? 0) };
}

/** A host that thinks for five seconds, and then shows a short page. */
async function startSlowHosts(): Promise<{ port: number; close: () => void }> {
  const server = createServer((_request, response) => {
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(
        `<!doctype html><title>Privacy</title><p>${'We keep your number to ourselves. '.repeat(100)}</p>`,
      );
    }, ANSWER_MS);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function callsOf({ port }: Ready) {
  return async (
    token: string,
    path: string,
    body: object,
  ): Promise<{ status: number; body: unknown; ms: number }> => {
    const startedAt = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json(), ms: performance.now() - startedAt };
  };
}

/** Starts work at a steady rate, even if earlier work has not ended, until all of it has. */
async function runSteadily<Result>(
  count: number,
  perSecond: number,
  work: (index: number) => Promise<Result>,
) {
  const results: Promise<Result>[] = [];
  const startedAt = performance.now();
  while (results.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - startedAt) / 1_000) * perSecond));
    while (results.length < due) {
      results.push(work(results.length));
    }
    await delay(10);
  }
  return Promise.all(results);
}

async function measure(databaseUrl: string | undefined) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tendlc-bench-'));
  const hosts = await startSlowHosts();
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = fork(new URL('./server.ts', import.meta.url), {
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
    const [other, ...owners] = ready.tokens as [string, ...string[]];
    const readProcess = async () => {
      child.send('figures');
      const [figures] = (await once(child, 'message')) as [ProcessFigures];
      return figures;
    };
    const checkMessages = async (seconds: number) => {
      const calls = await runSteadily(CALLS_PER_SECOND * seconds, CALLS_PER_SECOND, (index) =>
        call(other, '/v1/tools/message-validator', {
          message: `Copper Kettle: your order ${index} is ready. Reply STOP to opt out.`,
        }),
      );
      return percentiles(calls.map(({ ms }) => ms));
    };
    const drafts = await runSteadily(HOSTS * 4, 50, async (index) => {
      const token = owners[index % owners.length] as string;
      const origin = `http://slow${index % HOSTS}.example:${hosts.port}`;
      const { body, status } = await call(token, '/v1/registrations', examplePacketAt(`${origin}/`));
      if (status !== 201) {
        throw new Error(`a draft was answered ${status} ${JSON.stringify(body)}`);
      }
      return { token, id: (body as { registration: { id: number } }).registration.id };
    });
    await checkMessages(5);
    const { residentMb: residentBeforeMb } = await readProcess();
    const alone = await checkMessages(QUIET_SECONDS);
    const statuses: Record<string, number> = {};
    const pages: Record<string, number> = {};
    const reviewed = runSteadily(PACKETS_PER_MINUTE * MINUTES, PACKETS_PER_MINUTE / 60, async (index) => {
      const { token, id } = drafts[index % drafts.length] as (typeof drafts)[number];
      const { status, body, ms } = await call(token, `/v1/registrations/${id}/evaluations`, {});
      const { evaluation } = body as { evaluation?: { pages: { problem?: string | null }[] } };
      for (const { problem } of evaluation?.pages ?? []) {
        const outcome = problem ?? 'opened';
        pages[outcome] = (pages[outcome] ?? 0) + 1;
      }
      statuses[status] = (statuses[status] ?? 0) + 1;
      return ms;
    });
    const beside = await checkMessages(MINUTES * 60);
    const reviews = percentiles(await reviewed);
    const after = await readProcess();
    return { alone, beside, reviews, statuses, pages, residentBeforeMb, ...after };
  } finally {
    hosts.close();
    child.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export async function benchSlowPages(): Promise<void> {
  const server = await startPostgresServer();
  try {
    const database = server === undefined ? 'embedded' : 'postgres';
    const measured = await measure(await server?.createDatabase());
    process.stdout.write(`${database} ${JSON.stringify(measured)}\n`);
    const results = {
      measuredAt: new Date().toISOString(),
      hosts: HOSTS,
      answerMs: ANSWER_MS,
      packetsPerMinute: PACKETS_PER_MINUTE,
      database,
      ...measured,
    };
    writeFileSync(RESULTS, `${JSON.stringify(results, undefined, 2)}\n`);
  } finally {
    await server?.stop();
  }
}
