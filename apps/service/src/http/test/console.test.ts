// Protects how the console is served: its page at each of its URLs, its files for a year, and all API routes reachable.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { listen, request, sendRaw } from '../../../test/support/raw-http.ts';
import { serviceForTest } from '../../../test/support/service.ts';
import type { TypedApp } from '../app-types.ts';
import { consoleRoutes } from '../console.ts';
import { sendError } from '../error-answers.ts';
import { NO_OPERATOR_LINKS, type OperatorLinks } from '../operator-links.ts';
import { useMethodAnswers } from '../methods.ts';

const NOT_FOUND = { error: 'No resource exists at this path.' };
const SCRIPT = 'console.log(1);'.repeat(100);

async function appWith(
  files: Readonly<Record<string, string | Buffer>>,
  links: OperatorLinks = NO_OPERATOR_LINKS,
) {
  const folder = mkdtempSync(join(tmpdir(), 'tendlc-console-'));
  mkdirSync(join(folder, 'assets'));
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), content);
  }
  const app = Fastify();
  await consoleRoutes(app, folder, links);
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

test('every URL of the console returns its page, which can only load scripts from this origin', async () => {
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

const FRONT = {
  ...BUILT,
  'home.html': '<!doctype html><title>Home</title><meta name="operator" content="">',
  'front.html': '<!doctype html><title>Front</title><ul><!--operator-links--></ul>',
};
const SESSION = { cookie: 'tendlc_session=x' };

test('G-100 a visitor gets the front page, and a browser with a session the console', async () => {
  const app = await appWith(FRONT);
  const titleAt = async (url: string, headers = {}) =>
    /<title>(.*)<\/title>/.exec((await app.inject({ url, headers })).body)?.[1];
  expect(await titleAt('/')).toBe('Front');
  expect(await titleAt('/', SESSION)).toBe('Home');
  // For an expired session, which only the console recognizes.
  expect(await titleAt('/welcome', SESSION)).toBe('Front');
  expect(await titleAt('/login')).toBe('Tendlc');
  expect((await app.inject({ url: '/' })).headers['vary']).toContain('cookie');
});

test('pages are compressed for browsers that accept it', async () => {
  const app = await appWith(FRONT);
  for (const [accepted, encoding, unpack] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(unpack(rawPayload).toString()).toContain('<title>Front</title>');
  }
});

test('G-93 pages have the links of the operator, whatever is in them', async () => {
  const hostile = `https://shop.example/?a="><script>alert(1)</script>&b='$&`;
  const links = {
    purchaseUrl: `${hostile}&email={email}`,
    contact: 'help@example.com',
    termsUrl: hostile,
    privacyUrl: undefined,
  };
  const app = await appWith(FRONT, links);
  const { body: front } = await app.inject({ url: '/' });
  expect(front).not.toContain('<script>');
  expect(front).toContain('<a href="mailto:help@example.com">Contact</a>');
  expect(front).toContain('Terms</a>');
  expect(front).not.toContain('Privacy</a>');
  const { body: home } = await app.inject({ url: '/', headers: SESSION });
  expect(home).not.toContain('<script>');
  const content = /name="operator" content="([^"]*)"/.exec(home)?.[1] ?? '';
  const text = content
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
  expect(JSON.parse(text)).toEqual({
    purchaseUrl: links.purchaseUrl,
    contact: 'help@example.com',
    termsUrl: hostile,
  });
});

test('hashed files are cached for a year and compressed; a missing one does not return the page', async () => {
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

test('before it is built, a page explains what to do', async () => {
  const app = await appWith({});
  const { statusCode, headers, body } = await app.inject({ url: '/' });
  expect(statusCode).toBe(503);
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('npm run build');
});

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

test('a build during a running service is served immediately, and a missing folder logs no warning', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'tendlc-console-'));
  const folder = join(parent, 'dist');
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } });
  await consoleRoutes(app, folder, NO_OPERATOR_LINKS);
  onTestFinished(async () => {
    await app.close();
    rmSync(parent, { recursive: true });
  });
  expect((await app.inject({ url: '/' })).statusCode).toBe(503);
  expect((await app.inject({ url: '/icon.svg' })).statusCode).toBe(404);
  expect(lines).toEqual([]);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), BUILT['index.html']);
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets/index-abc.js'), SCRIPT);
  expect((await app.inject({ url: '/' })).body).toBe(BUILT['index.html']);
  expect((await app.inject({ url: '/icon.svg' })).statusCode).toBe(200);
  expect((await app.inject({ url: '/assets/index-abc.js' })).body).toBe(SCRIPT);
});

test('a browser at an unknown URL gets the console’s not-found page, a program gets JSON', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tendlc-console-'));
  writeFileSync(join(folder, 'index.html'), BUILT['index.html']);
  const app = Fastify() as unknown as TypedApp;
  app.setErrorHandler(sendError);
  useMethodAnswers(app);
  app.get('/v1/health', async () => ({}));
  app.post('/only-post', async () => ({}));
  await consoleRoutes(app, folder, NO_OPERATOR_LINKS);
  onTestFinished(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  for (const url of ['/brands', '/campaigns', '/help', '/help?topic=1', '/a/b/c', '/v1x']) {
    for (const method of ['GET', 'HEAD'] as const) {
      const page = await app.inject({ url, method, headers: BROWSER });
      expect([page.statusCode, page.headers['content-type']], url).toEqual([404, 'text/html; charset=utf-8']);
      expect(page.headers['content-security-policy']).toContain("script-src 'self'");
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.body).toBe(method === 'GET' ? BUILT['index.html'] : '');
    }
    for (const accept of ['*/*', 'application/json', 'application/json, text/html', undefined]) {
      const answer = await app.inject({ url, headers: accept === undefined ? {} : { accept } });
      expect([answer.statusCode, answer.json()]).toEqual([404, NOT_FOUND]);
    }
  }
  for (const [method, url, status] of [
    ['GET', '/v1/nowhere', 404],
    ['GET', '/v1', 404],
    ['POST', '/brands', 404],
    ['GET', '/only-post', 405],
    ['POST', '/v1/health', 405],
  ] as const) {
    const answer = await app.inject({ url, method, headers: BROWSER });
    expect([answer.statusCode, answer.headers['content-type']], url).toEqual([
      status,
      'application/json; charset=utf-8',
    ]);
  }
});

test('a URL outside its folder returns the standard 404, whatever is on the disk', async () => {
  const service = await serviceForTest();
  const port = await listen(service);
  const up = '../'.repeat(12);
  for (const path of [
    `/assets/${up}etc/passwd`,
    `/assets/${up}no-such-file`,
    `/assets/${up.replaceAll('.', '%2e')}etc/passwd`,
    `/assets/${up.replaceAll('/', '%2f')}etc/passwd`,
    `/assets/${up.replaceAll('/', '%5c')}etc/passwd`,
    '/assets/..\\..\\x',
    '/assets//etc/passwd',
    '/assets/%2fetc%2fpasswd',
    '/assets/index.js%00.html',
    '/assets/.',
    '/assets/',
    '/assets/.vite',
    `/assets/${'a'.repeat(8_000)}`,
    '/assets/%',
    '/docs/static/..',
    '/docs/static/%2e%2e',
    `/docs/static/${up}etc/passwd`,
    '/docs/static/%00',
    '/docs/static/..%5c..%5cx',
    '/docs/static/no-such-file',
    `/docs/static/${'a'.repeat(8_000)}`,
  ]) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await sendRaw(port, request(`${method} ${path} HTTP/1.1`));
      const seen = [answer.status, answer.headers['x-error-code'], answer.body];
      expect(seen, path).toEqual([404, 'not_found', method === 'GET' ? JSON.stringify(NOT_FOUND) : '']);
    }
  }
  const styles = await sendRaw(port, request('GET /docs/static/index.css HTTP/1.1'));
  expect(styles.status).toBe(200);
});

test('the API keeps its URLs, and the page has no rate limits', async () => {
  const service = await serviceForTest({ environment: { RATE_LIMIT_GENERAL: '3/15m' } });
  for (const path of ['/v1/nowhere', '/nowhere']) {
    const answer = await service.call('GET', path);
    expect([answer.status, answer.body]).toEqual([404, { error: 'No resource exists at this path.' }]);
  }
  for (let visit = 0; visit < 5; visit += 1) {
    const answer = await service.call('GET', '/tools');
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.headers['x-frame-options']).toBe('DENY');
  }
  expect((await service.call('POST', '/')).status).toBe(405);
});
