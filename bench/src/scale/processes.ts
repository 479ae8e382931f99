// Processes of the service that share one database and one Redis server, and what they and the database use of the cores.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readThreadTimes } from '../charge/thread-times.ts';

type TimesOfProcesses = ReadonlyMap<number, number>;

/** Microseconds since each process began, by its ID. */
export type CpuTimes = { readonly service: TimesOfProcesses; readonly database: TimesOfProcesses };

/** What the processes of the second reading have used since the first. Connections that were closed in between do not count. */
export const usedBetween = (before: TimesOfProcesses, after: TimesOfProcesses): number =>
  [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);

export type Processes = {
  readonly ports: readonly number[];
  /** Of these accounts, by their IDs. */
  signIn(accounts: readonly number[]): Promise<string[]>;
  readCpu(): Promise<CpuTimes>;
  /** Of one of them. */
  residentMb(): number;
  stop(): Promise<void>;
};

type Ready = { readonly port: number };

const PAGE_BYTES = 4_096;

/** @throws if the process ends before it is ready */
async function readyMessage(child: ChildProcess): Promise<Ready> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`a process of the service ended with code ${code}`);
  });
  const [ready] = (await Promise.race([once(child, 'message'), ended])) as [Ready];
  ended.catch(() => undefined);
  return ready;
}

export async function startProcesses(
  count: number,
  urls: { readonly database: string; readonly redis: string },
): Promise<Processes> {
  const folder = mkdtempSync(join(tmpdir(), 'tendlc-bench-'));
  const children = Array.from({ length: count }, (_, place) =>
    fork(new URL('./server.ts', import.meta.url), {
      env: {
        ...process.env,
        DATA_DIR: join(folder, String(place)),
        DATABASE_URL: urls.database,
        REDIS_URL: urls.redis,
      },
    }),
  );
  const database = new pg.Client({ connectionString: urls.database });
  await database.connect();
  const ready = await Promise.all(children.map(readyMessage));
  const first = children[0] as ChildProcess;

  async function readCpu(): Promise<CpuTimes> {
    const { rows } = await database.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database()',
    );
    const read = (pids: readonly number[]) =>
      new Map(
        pids.map((pid) => {
          const { main, worker, other } = readThreadTimes(pid) ?? { main: 0, worker: 0, other: 0 };
          return [pid, main + worker + other] as const;
        }),
      );
    return {
      service: read(children.map(({ pid }) => pid as number)),
      database: read(rows.map(({ pid }) => pid)),
    };
  }

  return {
    ports: ready.map(({ port }) => port),
    async signIn(accounts) {
      first.send({ accounts });
      const [{ tokens }] = (await once(first, 'message')) as [{ tokens: string[] }];
      return tokens;
    },
    readCpu,
    residentMb() {
      const pages = Number(readFileSync(`/proc/${first.pid}/statm`, 'utf8').split(' ')[1]);
      return Math.round((pages * PAGE_BYTES) / 1024 / 1024);
    },
    async stop() {
      await database.end();
      await Promise.all(
        children.map((child) => {
          const ended = once(child, 'exit');
          child.kill();
          return ended;
        }),
      );
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
