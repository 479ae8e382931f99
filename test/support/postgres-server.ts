// A throw-away PostgreSQL server: the server of TEST_DATABASE_URL, or one that is started here if the machine has the
// binaries.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { isBare } from './machine.ts';

export type PostgresServer = {
  /** URL of a database that can create other databases. */
  readonly url: string;
  /** A new, empty database. */
  createDatabase(): Promise<string>;
  /**
   * Stops the server immediately, like a crash or restart, and starts it again with the same port and data.
   * @param whileDown runs before the server starts again
   */
  restart(whileDown?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

const READY_TRIES = 200;
const READY_STEP_MS = 50;
/** A crash of the server loses nothing that the operating system has. Only a crash of the machine would. */
const WITHOUT_SYNC = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

function findBinaries(): string | undefined {
  if (isBare) {
    return undefined;
  }
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const folders = [
    process.env['PG_BIN'],
    ...(process.env['PATH'] ?? '').split(':'),
    ...versions.map((name) => join('/usr/lib/postgresql', name, 'bin')),
  ];
  return folders.find(
    (folder) =>
      folder !== undefined && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')),
  );
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) {
    return {};
  }
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  return { uid: uid as number, gid: gid as number };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function waitUntilReady(url: string): Promise<void> {
  for (let tries = 0; tries < READY_TRIES; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    const ready = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (ready) {
      return;
    }
    await delay(READY_STEP_MS);
  }
  throw new Error(`PostgreSQL at ${url} did not get ready`);
}

let databases = 0;

/**
 * A new database on the server.
 * @param template the name of a database that it copies; it is empty when absent
 */
export async function createDatabaseAt(url: string, template = 'template1'): Promise<string> {
  databases += 1;
  const name = `tendlc_${process.pid}_${databases}_${Date.now().toString(36)}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  const created = new URL(url);
  created.pathname = `/${name}`;
  return created.href;
}

/**
 * @param under parent folder of its data folder
 * @returns undefined if the machine has no PostgreSQL
 */
export async function startPostgresServer(under = tmpdir()): Promise<PostgresServer | undefined> {
  const bin = findBinaries();
  if (bin === undefined) {
    return undefined;
  }
  const user = unprivileged();
  const folder = mkdtempSync(join(under, 'tendlc-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) {
    chownSync(folder, user.uid, user.gid);
  }
  const options = { ...user, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C', HOME: folder } };
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'tendlc', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    throw new Error(`initdb failed: ${made.stderr}`);
  }
  const port = await freePort();
  const url = `postgres://tendlc@127.0.0.1:${port}/postgres`;
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', ...WITHOUT_SYNC],
      { ...options, stdio: 'ignore' },
    );
    await waitUntilReady(url);
    return child;
  };
  const end = (child: ChildProcess, signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  let child = await start();
  const killWithParent = () => child.kill('SIGQUIT');
  process.once('exit', killWithParent);
  return {
    url,
    createDatabase: () => createDatabaseAt(url),
    async restart(whileDown) {
      await end(child, 'SIGQUIT');
      await whileDown?.();
      child = await start();
    },
    async stop() {
      process.off('exit', killWithParent);
      await end(child, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
