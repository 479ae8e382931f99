// Protects visitors of pages (G-84): every redirect and every name is judged, TLS is verified, and nothing of a page is executed
// or requested.
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import type { FetchProblem } from '@tendlc/page-review';
import tlsDefaults from 'smtp-server/lib/tls-options.js';
import { describe, expect, test } from 'vitest';
import type { Resolve } from '../../../outbound/public-addresses.ts';
import { FETCH_LIMITS } from '../page-fetcher.ts';
import {
  expectProblem,
  fetchPage,
  MEBIBYTE,
  type Options,
  review,
  SLOW,
  USER_AGENT,
} from './support/fetching.ts';
import {
  type HostileServer,
  html,
  redirect,
  reply,
  type Respond,
  startHostileServer,
  startHostileTlsServer,
  startSilentServer,
} from './support/hostile-server.ts';

describe('G-84 redirects', () => {
  const pathOf = (request: string) => request.split(' ')[1] as string;
  const steps =
    (last: number): Respond =>
    (socket, request) => {
      const step = Number(pathOf(request).slice(1) || 0);
      const respond = step < last ? redirect(`/${step + 1}`) : html('<p>the end');
      respond(socket, request);
    };

  test('five redirects are followed, and named in their order', async () => {
    const server = await startHostileServer(steps(5));
    const page = await fetchPage(server.url);
    expect(page).toMatchObject({ status: 200, problem: undefined, finalUrl: `${server.url}5` });
    expect(page.redirects).toEqual([1, 2, 3, 4].map((step) => `${server.url}${step}`));
  });

  test('a sixth redirect is not followed', async () => {
    const server = await startHostileServer(steps(6));
    await expectProblem(server.url, 'too_many_redirects');
    expect(server.requests.map(pathOf)).toEqual(['/', '/1', '/2', '/3', '/4', '/5']);
  });

  test('the time is that of all redirects together', async () => {
    const server = await startHostileServer((socket, request) => {
      const timer = setTimeout(() => redirect(`${pathOf(request)}a`)(socket, request), 150);
      socket.on('close', () => clearTimeout(timer));
    });
    await expectProblem(server.url, 'timeout', SLOW);
  });

  test('two targets are none', async () => {
    const server = await startHostileServer(reply('302 Found', ['location: /a', 'location: /b']));
    await expectProblem(server.url, 'invalid_url');
  });

  test('a redirect without a target is an error status', async () => {
    const server = await startHostileServer(reply('302 Found', []));
    const page = await fetchPage(server.url);
    expect(page).toMatchObject({ status: 302, problem: undefined });
    expect((await review(page)).ruleIds).toEqual(['access.status']);
  });

  test('line breaks in a target stay part of its path', async () => {
    const server = await startHostileServer((socket, request) =>
      (pathOf(request) === '/' ? redirect('/a%0d%0ax-injected: yes') : html('<p>the end'))(socket, request),
    );
    await fetchPage(server.url);
    expect(server.requests[1]).not.toMatch(/^x-injected/im);
  });

  test('cookies, credentials, and the previous URL are never sent', async () => {
    const server = await startHostileServer((socket, request) =>
      (pathOf(request) === '/'
        ? reply('302 Found', ['location: /b', 'set-cookie: session=1; path=/', 'www-authenticate: Basic'])
        : html('<p>the end'))(socket, request),
    );
    await fetchPage(server.url);
    expect(server.requests).toHaveLength(2);
    for (const request of server.requests) {
      expect(request).toMatch(/^GET /);
      expect(request).not.toMatch(/^(?:cookie|authorization|referer):/im);
      expect(request.toLowerCase()).toContain(`user-agent: ${USER_AGENT.toLowerCase()}`);
    }
  });
});

describe('G-84 names and addresses', () => {
  const answer =
    (...addresses: string[]): Resolve =>
    () =>
      Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
  const failing =
    (code: string): Resolve =>
    () =>
      Promise.reject(Object.assign(new Error(code), { code }));

  const ROWS: readonly (readonly [name: string, problem: FetchProblem, url: string, options: Options])[] = [
    [
      'a name of a private address',
      'private_address',
      'http://kettle.example:8080/',
      { resolve: answer('10.0.0.1') },
    ],
    [
      'a public and a private address',
      'private_address',
      'http://kettle.example:8080/',
      { resolve: answer('8.8.8.8', '192.168.1.1') },
    ],
    [
      'a private IPv6 address',
      'private_address',
      'http://kettle.example:8080/',
      { resolve: answer('fe80::1') },
    ],
    [
      'an IPv4 address within IPv6',
      'private_address',
      'http://kettle.example:8080/',
      { resolve: answer('::ffff:10.1.1.1') },
    ],
    ['a name of this network', 'private_address', 'http://intranet:8080/', { resolve: answer('8.8.8.8') }],
    [
      'a name that is reserved',
      'private_address',
      'http://printer.local:8080/',
      { resolve: answer('8.8.8.8') },
    ],
    ['loopback outside of a trial', 'private_address', 'http://127.0.0.1:8080/', { networks: [] }],
    [
      'loopback by its name outside of a trial',
      'private_address',
      'http://localhost:8080/',
      { networks: [], resolve: answer('127.0.0.1') },
    ],
    [
      'an address that is no address',
      'private_address',
      'http://kettle.example:8080/',
      { resolve: answer('nonsense') },
    ],
    ['a name that does not exist', 'dns', 'http://kettle.example:8080/', { resolve: failing('ENOTFOUND') }],
    ['name servers that fail', 'dns', 'http://kettle.example:8080/', { resolve: failing('ESERVFAIL') }],
    [
      'name servers that do not answer',
      'timeout',
      'http://kettle.example:8080/',
      { ...SLOW, resolve: () => new Promise(() => undefined) },
    ],
    ['a URL of another scheme', 'invalid_url', 'gopher://kettle.example/', {}],
    ['a URL with a password', 'invalid_url', 'https://dana:secret@kettle.example/', {}],
    ['a URL of a mail server', 'invalid_url', 'https://kettle.example:25/', {}],
    ['no URL', 'invalid_url', 'kettle', {}],
  ];

  test.each(ROWS)('%s ends as the problem %s', async (_name, problem, url, options) => {
    await expectProblem(url, problem, options);
  });

  test('a name that answers with another address after a redirect is judged again', async () => {
    const server = await startHostileServer((socket, request) =>
      redirect(`http://kettle.example:${server.port}/again`)(socket, request),
    );
    const answers = ['127.0.0.1', '10.0.0.1'];
    const asked: string[] = [];
    const resolve: Resolve = (name) => {
      asked.push(name);
      return answer(answers.shift() ?? '10.0.0.1')(name);
    };
    await expectProblem(`http://kettle.example:${server.port}/`, 'private_address', { resolve });
    expect(asked).toEqual(['kettle.example', 'kettle.example']);
    expect(server.requests).toHaveLength(1);
  });

  test('a name is asked once for a connection, so it cannot answer differently between check and use', async () => {
    const server = await startHostileServer(html('<p>hello'));
    let asked = 0;
    const resolve: Resolve = (name) => {
      asked += 1;
      return answer(asked === 1 ? '127.0.0.1' : '10.0.0.1')(name);
    };
    const page = await fetchPage(`http://kettle.example:${server.port}/`, { resolve });
    expect([page.status, page.isTrialNetwork, asked]).toEqual([200, true, 1]);
    expect(server.requests[0]).toContain(`kettle.example:${server.port}`);
  });
});

describe('G-84 TLS', () => {
  const toHttps = ({ url }: HostileServer) => url.replace('http:', 'https:');

  test('a self-signed certificate ends as the problem tls', async () => {
    const server = await startHostileTlsServer(tlsDefaults(), html('<p>hello'));
    await expectProblem(server.url, 'tls');
    expect(server.requests).toEqual([]);
  });

  test('a server without TLS ends as the problem tls', async () => {
    const server = await startHostileServer(html('<p>hello'));
    await expectProblem(toHttps(server), 'tls');
  });

  test('a handshake that never ends ends as the problem timeout', async () => {
    const server = await startSilentServer(() => undefined);
    await expectProblem(toHttps(server), 'timeout', SLOW);
  });

  test('a connection that closes at once ends as the problem connection', async () => {
    const server = await startSilentServer((socket) => socket.destroy());
    await expectProblem(toHttps(server), 'connection');
    await expectProblem(server.url, 'connection');
  });

  test('a closed port ends as the problem connection', async () => {
    const server = await startSilentServer(() => undefined);
    await server.close();
    await expectProblem(server.url, 'connection');
  });
});

describe('G-84 what a page says is text', () => {
  const CANARY = 'http://127.0.0.1:PORT';
  const REQUESTING = `<!doctype html><html><head>
    <meta http-equiv="refresh" content="0; url=${CANARY}/refresh">
    <link rel="stylesheet" href="${CANARY}/style"><link rel="preload" as="script" href="${CANARY}/preload">
    <script src="${CANARY}/script"></script><script>fetch('${CANARY}/fetch'); process.exit(1)</script>
    <base href="${CANARY}/base/"></head><body onload="fetch('${CANARY}/onload')">
    <img src="${CANARY}/image"><iframe src="${CANARY}/frame"></iframe><object data="${CANARY}/object"></object>
    <form action="${CANARY}/form" method="get"><input type="tel" autofocus onfocus="this.form.submit()"></form>
    <!--#exec cmd="touch /tmp/owned"--><?php system('id') ?>{{7*7}}\${7*7}</body></html>`;

  test('nothing of a page is requested or executed', async () => {
    const canary = await startHostileServer(html('<p>seen'));
    const server = await startHostileServer(
      html(
        REQUESTING.replaceAll('PORT', String(canary.port)),
        `refresh: 0; url=${canary.url}`,
        `link: <${canary.url}>; rel=preload`,
      ),
    );
    const page = await fetchPage(server.url);
    const { facts } = await review(page);
    expect(page.problem).toBeUndefined();
    expect(facts.text).toContain('{{7*7}}${7*7}');
    expect([server.requests.length, canary.requests.length]).toEqual([1, 0]);
  });

  const PAGES: readonly (readonly [name: string, ruleId: string, respond: Respond])[] = [
    [
      'a page that asks for a password',
      'access.login',
      reply('401 Unauthorized', ['content-type: text/html'], '<p>no'),
    ],
    [
      'a check for bots',
      'access.bot-wall',
      reply('403 Forbidden', ['content-type: text/html', 'cf-mitigated: challenge'], '<p>no'),
    ],
    [
      'too many requests',
      'access.bot-wall',
      reply('429 Too Many Requests', ['content-type: text/html'], '<p>no'),
    ],
    [
      'an error of the server',
      'access.status',
      reply('500 Internal Server Error', ['content-type: text/html'], '<p>no'),
    ],
    [
      'a page that is not there, in JSON',
      'access.status',
      reply('404 Not Found', ['content-type: application/json'], '{}'),
    ],
    [
      'a response without content',
      'page.optin.no-form',
      reply('200 OK', ['content-type: text/html', 'content-encoding: gzip']),
    ],
    [
      'bytes of an image as HTML',
      'page.optin.no-form',
      html(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
    ],
    ['HTML as a PDF', 'access.unreadable', reply('200 OK', ['content-type: application/pdf'], '<p>hello')],
    [
      'a broken PDF as HTML',
      'access.unreadable',
      html('%PDF-1.7\n1 0 obj\n<< /Length 99999999 >>\nstream\n'),
    ],
    ['no type', 'page.optin.no-form', reply('200 OK', [], '<p>hello')],
    [
      'an unknown charset',
      'page.optin.no-form',
      reply('200 OK', ['content-type: text/html; charset=../../etc/passwd'], '<p>hello'),
    ],
    [
      'UTF-8 that claims to be UTF-16',
      'page.optin.no-form',
      reply('200 OK', ['content-type: text/html; charset=utf-16'], '<p>hello'),
    ],
    [
      'UTF-7',
      'page.optin.no-form',
      reply(
        '200 OK',
        ['content-type: text/html; charset=utf-7'],
        '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
      ),
    ],
    [
      'NUL bytes and broken UTF-8',
      'page.optin.no-form',
      html(Buffer.from('3c703e00ff00c080edA0803c2f703e', 'hex')),
    ],
    [
      'a type of 9,000 characters',
      'page.optin.no-form',
      reply('200 OK', [`content-type: text/html; charset=${'a'.repeat(9_000)}`], '<p>hello'),
    ],
    ['100,000 elements within each other', 'page.optin.no-form', html('<div>'.repeat(100_000))],
    ['an attribute of a megabyte', 'page.optin.no-form', html(`<p title="${'a'.repeat(MEBIBYTE)}">hello`)],
    ['exactly 2 MiB', 'page.optin.no-form', html(Buffer.alloc(2 * MEBIBYTE, 'a'))],
  ];

  test.each(PAGES)('%s ends as the finding %s', async (_name, ruleId, respond) => {
    const server = await startHostileServer(respond);
    const page = await fetchPage(server.url);
    expect(page.problem).toBeUndefined();
    const { facts, ruleIds } = await review(page);
    expect(ruleIds).toContain(ruleId);
    expect(facts.text.length).toBeLessThanOrEqual(FETCH_LIMITS.bytes);
  });

  test.each([
    ['gzip', gzipSync('<p>compressed')],
    ['x-gzip', gzipSync('<p>compressed')],
    ['deflate', deflateSync('<p>compressed')],
    ['deflate', deflateRawSync('<p>compressed')],
    ['br', brotliCompressSync('<p>compressed')],
    ['zstd', zstdCompressSync('<p>compressed')],
    ['identity', Buffer.from('<p>compressed')],
  ])('a page in %s is read', async (encoding, body) => {
    const server = await startHostileServer(html(body, `content-encoding: ${encoding}`));
    expect((await fetchPage(server.url)).body.toString()).toBe('<p>compressed');
  });
});
