// A throw-away Redis (or Valkey) server, if the machine has one.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isBare } from './machine.ts';
import { freePort } from './postgres-server.ts';

export type RedisServer = {
  readonly url: string;
  /** Stops responding without closing connections, like a network that drops all packets. */
  pause(): void;
  resume(): void;
  /** Stops it immediately and loses its counters. */
  kill(): Promise<void>;
  /** Starts it again after `kill`: empty, at the same address. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
};

const READY_TRIES = 100;
const READY_STEP_MS = 50;

function findBinary(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(':');
  const files = folders.flatMap((folder) => [join(folder, 'valkey-server'), join(folder, 'redis-server')]);
  return isBare ? undefined : files.find((file) => existsSync(file));
}

/** CI fails without Redis, because it skips no tests. */
export const hasRedis = findBinary() !== undefined || process.env['CI'] !== undefined;

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

export async function startRedisServer(): Promise<RedisServer> {
  const binary = findBinary();
  if (binary === undefined) {
    throw new Error('this needs valkey-server or redis-server in PATH');
  }
  const folder = mkdtempSync(join(tmpdir(), 'tendlc-redis-'));
  const port = await freePort();
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  let child: ChildProcess;
  const start = async () => {
    child = spawn(binary, words, { stdio: 'ignore' });
    for (let tries = 0; !(await answers(port)); tries += 1) {
      if (tries === READY_TRIES) {
        throw new Error(`${binary} did not get ready`);
      }
      await delay(READY_STEP_MS);
    }
  };
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    }
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    kill,
    startAgain: start,
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
