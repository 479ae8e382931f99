// Runs the service and its commands as separate processes, as an operator does.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject, onTestFinished } from 'vitest';
import { dataRoot } from '../../../../test/support/machine.ts';
import { isServiceFresh, SERVICE } from '../../../../publishing/service/freshness.ts';
import { openDataFolder } from '../../src/data-folder/open.ts';
import { copyTemplate } from './template.ts';
import { waitFor } from './wait.ts';

const START_TIMEOUT_MS = 60_000;
/** As `npm start`: the built service is of the sources as they are now, and starts in half of the time. */
const isBuilt = isServiceFresh();

/** @param isChanged whether the process changes modules of the sources when it loads them */
function fileOf(name: string, isChanged: boolean): string {
  const built = join(SERVICE, name.replace(/\.ts$/, '.js'));
  return isBuilt && !isChanged && existsSync(built)
    ? built
    : fileURLToPath(new URL(`../../src/${name}`, import.meta.url));
}

export type Environment = Readonly<Record<string, string>>;
export type Ended = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

export type RunningProcess = {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  stdout(): string;
  stderr(): string;
};

export type RunningService = RunningProcess & {
  readonly url: string;
  post(
    path: string,
    body: object,
    token?: string,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Sends the signal and waits until the process exits. */
  stop(signal?: NodeJS.Signals): Promise<Ended>;
};

/** The required settings of production besides the database. No load balancer has to notice a stop. */
export const PRODUCTION: Environment = {
  STOP_DELAY: '0',
  JWT_SECRET: 'a-secret-for-processes-of-at-least-32-characters',
  ENCRYPTION_KEY: '0'.repeat(64),
  PUBLIC_URL: 'https://tendlc.example',
};

export function folderForTest(): string {
  const folder = mkdtempSync(join(dataRoot, 'tendlc-process-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder with an existing database, because creating it is the slow part of a first start. */
export function dataFolderForTest(): string {
  const dataDir = join(folderForTest(), 'data');
  openDataFolder(dataDir).release();
  copyTemplate(inject('templateFolder'), join(dataDir, 'database'));
  return dataDir;
}

/** Isolates the process from the environment of the tests, and writes nothing to the repository. */
export function run(file: string, words: readonly string[], environment: Environment): RunningProcess {
  const child = spawn(process.execPath, [fileOf(file, 'NODE_OPTIONS' in environment), ...words], {
    cwd: folderForTest(),
    env: {
      PATH: process.env['PATH'],
      HOME: tmpdir(),
      HOST: '127.0.0.1',
      PORT: '0',
      SANDBOX_PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, ended, stdout: () => stdout, stderr: () => stderr };
}

/** Runs an operator command until it exits. */
export const admin = (dataDir: string, ...words: string[]): Promise<Ended> =>
  run('admin.ts', words, { DATA_DIR: dataDir }).ended;

/**
 * @param further words of the command line
 * @throws if the process exits before it is ready
 */
export async function startProcess(
  environment: Environment,
  mode: 'trial' | 'production' = 'trial',
  further: readonly string[] = [],
): Promise<RunningService> {
  const words = mode === 'trial' ? ['--trial', ...further] : further;
  const process = run('main.ts', words, { ...(mode === 'trial' ? {} : PRODUCTION), ...environment });
  const url = await waitFor(
    () => {
      if (process.child.exitCode !== null) {
        throw new Error(`the service ended: ${process.stdout()}${process.stderr()}`);
      }
      return /^ready (\S+)$/m.exec(process.stdout())?.[1];
    },
    'the service to be ready',
    START_TIMEOUT_MS,
  );
  return {
    ...process,
    url,
    // On a busy machine, the service may report overload right after its start. Such a request has no effect.
    post: (path, body, token) =>
      waitFor(async () => {
        const answer = await fetch(`${url}${path}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(body),
        });
        const read = { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
        return answer.headers.get('x-error-code') === 'overloaded' ? undefined : read;
      }, `the service to take a call of ${path}`),
    async stop(signal = 'SIGTERM') {
      process.child.kill(signal);
      return process.ended;
    },
  };
}

/** @returns the session token */
export async function registerAt(service: RunningService, email: string): Promise<string> {
  const request = { email, password: 'Harbor7!light', firstName: 'Dana' };
  const { status, body } = await service.post('/v1/auth/register', request);
  if (status !== 201) {
    throw new Error(`registration answers ${status} ${JSON.stringify(body)}`);
  }
  return String(body['token']);
}
