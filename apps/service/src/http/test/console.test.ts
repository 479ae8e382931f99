// Serving the console: its page under every address of its own, its files for a year, and nothing of the API in its shadow.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { serviceForTest } from '../../../test/support/service.ts';
import { consoleRoutes } from '../console.ts';

const SCRIPT = 'console.log(1);'.repeat(100);

async function appWith(files: Readonly<Record<string, string | Buffer>>) {
  const folder = mkdtempSync(join(tmpdir(), 'tendlc-console-'));
  mkdirSync(join(folder, 'assets'));
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), content);
  }
  const app = Fastify();
  await consoleRoutes(app, folder);
  onTestFinished(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  return app;
}

const BUILT = {
  'index.html': '<!doctype html><title>Tendlc</title>',
  'assets/index-abc.js': SCRIPT,
  'assets/index-abc.js.br': brotliCompressSync(SCRIPT),
};

test('every address of the console gets its page, which may load scripts from here alone', async () => {
  const app = await appWith(BUILT);
  for (const url of [
    '/',
    '/login',
    '/tools',
    '/tools/message-validator?run=1',
    '/registry/brands/3',
    '/tokens',
  ]) {
    const { statusCode, headers, body } = await app.inject({ url });
    expect(statusCode, url).toBe(200);
    expect(body).toBe(BUILT['index.html']);
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('hashed files are kept for a year and come packed; one that is not there is not the page', async () => {
  const app = await appWith(BUILT);
  const packed = await app.inject({
    url: '/assets/index-abc.js',
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.headers['content-type']).toMatch(/javascript/);
  expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const plain = await app.inject({ url: '/assets/index-abc.js' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe(SCRIPT);
  expect((await app.inject({ url: '/assets/index-old.js' })).statusCode).toBe(404);
  expect((await app.inject({ url: '/assets/..%2f..%2fpackage.json' })).statusCode).not.toBe(200);
});

test('before it is built, a page says what to do', async () => {
  const app = await appWith({});
  const { statusCode, headers, body } = await app.inject({ url: '/' });
  expect(statusCode).toBe(503);
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('npm run build');
});

test('the API keeps its addresses, and the page is outside all limits', async () => {
  const service = await serviceForTest({ environment: { RATE_LIMIT_GENERAL: '3/15m' } });
  for (const path of ['/v1/nowhere', '/nowhere']) {
    const answer = await service.call('GET', path);
    expect([answer.status, answer.body]).toEqual([404, { error: 'There is nothing at this address.' }]);
  }
  for (let visit = 0; visit < 5; visit += 1) {
    const answer = await service.call('GET', '/tools');
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.headers['x-frame-options']).toBe('DENY');
  }
  expect((await service.call('POST', '/')).status).toBe(405);
});
