// Protects the service as it is deployed: the folder that `npm run build` assembles runs alone, on a read-only disk, and
// contains nothing of the machine that built it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ROOT } from '../../publishing/packages.ts';
import { assembleService } from '../../publishing/service/assemble.ts';
import { type Collector, startCollector } from '../../apps/service/src/tracing/test/collector.ts';
import { readCompose, readSettingsFile } from '../deploy/compose.ts';
import { readImage } from '../deploy/dockerfile.ts';
import { createDatabaseAt, freePort } from '../support/postgres-server.ts';
import { findProgram } from '../support/programs.ts';
import { hasRedis, type RedisServer, startRedisServer } from '../support/redis-server.ts';
import { assembleImage, folderOfUser, runImage } from './image.ts';
import { outputOf, type Running, runProgram, whenReady } from './programs.ts';

const work = mkdtempSync(join(tmpdir(), 'tendlc-bundle-'));
const service = join(work, 'service');
const caddy = findProgram('caddy', 'the service is not tested behind Caddy');

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
  return mkdtempSync(join(work, 'data-'));
}

/** Started in an empty folder, so that nothing of the repository is found from there. */
const run = (words: readonly string[], environment: Readonly<Record<string, string>>) =>
  runProgram({
    command: [process.execPath, '--max-semi-space-size=4', ...words],
    folder: folderForTest(),
    environment,
  });

const start = async (words: readonly string[], environment: Readonly<Record<string, string>>) =>
  whenReady(run(words, environment));

const register = (url: string, forwardedFor?: string) =>
  fetch(`${url}/v1/auth/register`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }),
    },
    body: JSON.stringify({
      email: `dana-${crypto.randomUUID()}@test.example`,
      password: 'Harbor7!light',
      firstName: 'Dana',
    }),
  });

describe('the assembled service', () => {
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

  test('takes the database of a first start from the build, instead of making it', async () => {
    const identifiers = await Promise.all(
      ['one', 'other'].map(async () => {
        const DATA_DIR = folderForTest();
        await (await start([join(service, 'main.js'), '--trial'], { DATA_DIR })).stop();
        const control = readFileSync(join(DATA_DIR, 'database/pgdata/global/pg_control'));
        return control.readBigUInt64LE(0);
      }),
    );
    // A database that is made gets an identifier of its own.
    expect(new Set(identifiers).size).toBe(1);
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

const withServers = inject('postgresUrl') !== '' && hasRedis ? describe : describe.skip;

withServers('the image, as the compose file runs it', () => {
  const image = readImage();
  const compose = readCompose({ POSTGRES_PASSWORD: 'p4ssword', PUBLIC_URL: 'https://tendlc.example' });
  let collector: Collector;
  let redis: RedisServer | undefined;
  let replicas: readonly Running[] = [];

  beforeAll(async () => {
    collector = await startCollector();
    const counters = await startRedisServer();
    redis = counters;
    const root = join(work, 'image');
    assembleImage(image, root, { '/source/dist/service': service });
    const DATABASE_URL = await createDatabaseAt(inject('postgresUrl'));
    const settings = [1, 2].map((number) => ({
      ...image.environment,
      ...readSettingsFile(readFileSync(join(ROOT, 'deploy/settings.env.example'), 'utf8')),
      ...PRODUCTION,
      ...compose.services[`service-${number}`]?.environment,
      // The machines of this test.
      DATABASE_URL,
      REDIS_URL: counters.url,
      TRUSTED_PROXIES: '127.0.0.1',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folderOfUser(image, work),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      TMPDIR: folderOfUser(image, work),
    }));
    replicas = await Promise.all(
      settings.map((environment) => whenReady(runImage(image, root, environment))),
    );
  });
  afterAll(async () => {
    for (const replica of replicas) {
      replica.kill();
    }
    collector.close();
    await redis?.stop();
  });

  test('serves health, console, API page, document, accounts, and tools, from a disk that it cannot write to', async () => {
    const [{ url }] = replicas as [Running, Running];
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
  });

  test('counts the callers that the proxy names, in both processes together', async () => {
    const caller = `203.0.113.${process.pid % 250}`;
    const answers = [];
    for (const { url } of replicas) {
      const answer = await fetch(`${url}/v1/auth/verify`, { headers: { 'x-forwarded-for': caller } });
      answers.push(Number(answer.headers.get('ratelimit-remaining')));
    }
    expect(answers).toEqual([19, 18]);
  });

  test('has a health check that follows the process', async () => {
    const [{ url }] = replicas as [Running, Running];
    const check = (port: string) =>
      spawnSync(process.execPath, image.healthCheck.slice(1), { env: { PORT: port } }).status;
    expect(check(new URL(url).port)).toBe(0);
    expect(check('1')).toBe(1);
  });

  test.skipIf(caddy === undefined)(
    'is behind Caddy: addresses cannot be forged, events arrive at once, metrics stay inside',
    async () => {
      const front = `http://127.0.0.1:${await freePort()}`;
      const proxy = runProgram({
        command: [caddy ?? '', 'run', '--adapter', 'caddyfile', '--config', join(ROOT, 'deploy/Caddyfile')],
        folder: folderForTest(),
        environment: { PUBLIC_URL: front, UPSTREAMS: replicas.map(({ url }) => new URL(url).host).join(' ') },
      });
      const isUp = () => fetch(`${front}/v1/health/ready`).then(({ status }) => status, String);
      await expect.poll(isUp, { timeout: 20_000 }).toBe(200);
      const left = async (forged: string) =>
        Number(
          (await fetch(`${front}/v1/auth/verify`, { headers: { 'x-forwarded-for': forged } })).headers.get(
            'ratelimit-remaining',
          ),
        );
      expect((await left('198.51.100.1')) - (await left('198.51.100.2'))).toBe(1);
      expect((await fetch(`${front}/metrics`)).status).toBe(404);
      const { token } = (await (await register(replicas[1]?.url ?? '', '203.0.113.251')).json()) as {
        token: string;
      };
      const stream = await fetch(`${front}/v1/events/stream`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const first = await stream.body?.getReader().read();
      expect(new TextDecoder().decode(first?.value)).toBe(': open\n\n');
      proxy.kill();
    },
  );

  test('stops in order, and sends its last spans and metrics to the collector', async () => {
    expect(await Promise.all(replicas.map(({ stop }) => stop()))).toEqual([0, 0]);
    expect(collector.spans().map(({ name }) => name)).toContain('POST /v1/tools/message-validator');
    expect(collector.metrics().map(({ name }) => name)).toContain('tendlc_build_info');
  });
});
