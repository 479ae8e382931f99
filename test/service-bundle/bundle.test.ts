// Protects the service as it is deployed: the folder that `npm run build` assembles runs alone, on a read-only disk, and
// contains nothing of the machine that built it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { ROOT } from '../../publishing/packages.ts';
import { assembleService } from '../../publishing/service/assemble.ts';
import { createDatabaseAt } from '../support/postgres-server.ts';

const work = mkdtempSync(join(tmpdir(), 'tendlc-bundle-'));
const service = join(work, 'service');

beforeAll(async () => {
  const built = spawnSync(process.execPath, [join(ROOT, 'apps/console/scripts/build.ts'), '--if-stale'], {
    encoding: 'utf8',
  });
  expect(built.status, built.stderr).toBe(0);
  await assembleService(service);
}, 240_000);
afterAll(() => rmSync(work, { recursive: true, force: true }));

const PRODUCTION = {
  JWT_SECRET: 'a-secret-for-processes-of-at-least-32-characters',
  ENCRYPTION_KEY: '0'.repeat(64),
  PUBLIC_URL: 'https://tendlc.example',
  STOP_DELAY: '0',
};

function folderForTest(): string {
  const folder = mkdtempSync(join(work, 'data-'));
  return folder;
}

/** Started in an empty folder, so that nothing of the repository is found from there. */
function run(words: readonly string[], environment: Readonly<Record<string, string>>): ChildProcess {
  const child = spawn(process.execPath, ['--max-semi-space-size=4', ...words], {
    cwd: folderForTest(),
    env: {
      PATH: process.env['PATH'],
      HOME: work,
      HOST: '127.0.0.1',
      PORT: '0',
      SANDBOX_PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

function outputOf(child: ChildProcess) {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  return () => text;
}

async function start(words: readonly string[], environment: Readonly<Record<string, string>>) {
  const child = run(words, environment);
  const output = outputOf(child);
  await expect
    .poll(
      () => {
        expect(child.exitCode, output()).toBeNull();
        return output();
      },
      { timeout: 60_000 },
    )
    .toMatch(/^ready \S+$/m);
  const url = /^ready (\S+)$/m.exec(output())?.[1] ?? '';
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    return ended;
  };
  return { url, stop, output };
}

const register = (url: string) =>
  fetch(`${url}/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'dana@test.example', password: 'Harbor7!light', firstName: 'Dana' }),
  });

describe('the assembled service', () => {
  test.each(inject('postgresUrl') === '' ? [] : ['server'])(
    'serves on a %s: health, console, API page, document, accounts, and tools',
    async () => {
      const DATABASE_URL = await createDatabaseAt(inject('postgresUrl'));
      const { url, stop } = await start([join(service, 'main.js')], {
        ...PRODUCTION,
        DATABASE_URL,
        DATA_DIR: folderForTest(),
      });
      for (const path of [
        '/v1/health/ready',
        '/',
        '/icon.svg',
        '/docs',
        '/docs/static/swagger-ui-bundle.js',
        '/docs/static/logo.svg',
        '/v1/openapi.json',
        '/llms.txt',
      ]) {
        expect((await fetch(`${url}${path}`)).status, path).toBe(200);
      }
      const registered = await register(url);
      expect(registered.status).toBe(201);
      const { token } = (await registered.json()) as { token: string };
      const answer = await fetch(`${url}/v1/tools/message-validator`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ message: 'Copper Kettle: your table is ready. Reply STOP to opt out.' }),
      });
      expect(answer.status).toBe(200);
      expect(await stop()).toBe(0);
    },
  );

  test('runs as a trial, with its embedded database and the page of its sandbox', async () => {
    const DATA_DIR = folderForTest();
    const trial = await start([join(service, 'main.js'), '--trial'], { DATA_DIR });
    expect((await register(trial.url)).status).toBe(201);
    const control = /Sandbox +(\S+)/.exec(trial.output())?.[1] ?? '';
    expect((await fetch(control)).status).toBe(200);
    expect(await trial.stop()).toBe(0);
    const verifying = run([join(service, 'verify.js')], { DATA_DIR });
    const output = outputOf(verifying);
    expect(await new Promise((resolve) => verifying.once('close', resolve)), output()).toBe(0);
    expect(output()).toMatch(/^ok +ledger/m);
  });

  test('writes nothing beside itself, so its disk can be read-only', async () => {
    const copy = join(work, 'read-only');
    cpSync(service, copy, { recursive: true });
    const list = () => new Set(readdirSync(copy, { recursive: true }).map(String));
    const before = list();
    const { stop } = await start([join(copy, 'main.js'), '--trial'], {
      DATA_DIR: folderForTest(),
      NODE_DISABLE_COMPILE_CACHE: '1',
    });
    expect(await stop()).toBe(0);
    expect(list()).toEqual(before);
  });

  test('contains no path of this machine, no test, and no source map of ours', () => {
    const files = readdirSync(service).filter((name) => name.endsWith('.js'));
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const text = readFileSync(join(service, file), 'utf8');
      expect(text.includes(ROOT) || text.includes(`${homedir()}/`), file).toBe(false);
      expect(text, file).not.toMatch(/from ?['"`](?:vitest|fast-check)['"`]|sourceMappingURL=\w/);
    }
    const names = readdirSync(service, { recursive: true }).map(String);
    expect(names.filter((name) => /\.test\.|\.map$|\.d\.ts$|(?:^|\/)\.env/.test(name))).toEqual([]);
  });
});
