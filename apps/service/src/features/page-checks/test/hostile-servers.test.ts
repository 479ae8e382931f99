// Protects the service from the servers that it opens pages on (G-84): whatever they send, the result is a page or a named
// problem, within a time, a size, and a memory.
import {
  brotliCompressSync,
  constants,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib';
import type { FetchProblem } from '@tendlc/page-review';
import { expect, onTestFinished, test } from 'vitest';
import { waitFor } from '../../../../test/support/wait.ts';
import { FETCH_LIMITS } from '../page-fetcher.ts';
import { expectProblem, fetchPage, MEBIBYTE, type Options, SLOW, zeros } from './support/fetching.ts';
import {
  drip,
  endless,
  html,
  raw,
  redirect,
  reply,
  type Respond,
  startHostileServer,
} from './support/hostile-server.ts';

/** What the buffers of both ends and of the kernel take beyond what is read. */
const BUFFERS_BYTES = 24 * MEBIBYTE;

const OK_HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n';
const CHUNKED = `${OK_HEAD}transfer-encoding: chunked\r\n\r\n`;
const SPACES = ' '.repeat(64 * 1024);
const chunkOf = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const manyMembers = (): Buffer => Buffer.concat(Array.from({ length: 64 }, () => MEMBER));
const MEMBER = gzipSync(zeros(16));
const windowOf = (log: number): Buffer =>
  zstdCompressSync(zeros(64), {
    params: { [constants.ZSTD_c_windowLog]: log, [constants.ZSTD_c_contentSizeFlag]: 0 },
  });

type Row = [name: string, problem: FetchProblem, respond: Respond, options?: Options];

const SIZES: readonly Row[] = [
  ['a body without an end', 'too_large', endless(`${OK_HEAD}\r\n`, SPACES)],
  [
    'a body of a declared gigabyte',
    'too_large',
    endless(`${OK_HEAD}content-length: 1073741824\r\n\r\n`, SPACES),
  ],
  ['chunks without an end', 'too_large', endless(CHUNKED, chunkOf(SPACES))],
  ['one byte more than 2 MiB', 'too_large', html(Buffer.alloc(2 * MEBIBYTE + 1, 'a'))],
  ['a gzip bomb', 'too_large', html(gzipSync(zeros(64)), 'content-encoding: gzip')],
  [
    'a gzip bomb of many members',
    'too_large',
    (socket, head) => html(manyMembers(), 'content-encoding: gzip')(socket, head),
  ],
  ['a deflate bomb', 'too_large', html(deflateSync(zeros(64)), 'content-encoding: deflate')],
  [
    'a deflate bomb without a header',
    'too_large',
    html(deflateRawSync(zeros(64)), 'content-encoding: deflate'),
  ],
  [
    'a brotli bomb',
    'too_large',
    html(
      brotliCompressSync(zeros(64), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
      'content-encoding: br',
    ),
  ],
  ['a Zstandard bomb', 'too_large', html(zstdCompressSync(zeros(64)), 'content-encoding: zstd')],
];

/** Nothing of this is a header or a body. */
const FRAMING: readonly Row[] = [
  ['spaces before a header without an end', 'too_large', endless('HTTP/1.1 200 OK\r\nx: ', SPACES)],
  ['zeros of a chunk size without an end', 'too_large', endless(CHUNKED, '0'.repeat(64 * 1024))],
  ['empty lines without an end', 'too_large', endless('', '\r\n'.repeat(32 * 1024))],
];

const ENCODINGS: readonly Row[] = [
  ['gzip within gzip', 'unsupported_type', html(gzipSync(gzipSync('a')), 'content-encoding: gzip, gzip')],
  ['an unknown encoding', 'unsupported_type', html('a', 'content-encoding: compress')],
  ['a body that is not gzip', 'connection', html('not compressed', 'content-encoding: gzip')],
  [
    'a gzip body that ends early',
    'connection',
    html(gzipSync('a'.repeat(5_000)).subarray(0, 30), 'content-encoding: gzip'),
  ],
  ['a brotli body of garbage', 'connection', html(Buffer.alloc(100, 0xff), 'content-encoding: br')],
  ['a Zstandard window of 128 MiB', 'connection', html(windowOf(27), 'content-encoding: zstd')],
];

const TIMES: readonly Row[] = [
  ['no response', 'timeout', () => undefined, SLOW],
  ['a status line and silence', 'timeout', (socket) => void socket.write('HTTP/1.1 200 OK\r\n'), SLOW],
  ['headers in drips', 'timeout', drip('HTTP/1.1 200 OK\r\n', 'x: y\r\n'), SLOW],
  ['a body in drips', 'timeout', drip(`${OK_HEAD}content-length: 100000\r\n\r\n`, 'a'), SLOW],
  ['chunks in drips', 'timeout', drip(CHUNKED, chunkOf('a')), SLOW],
  [
    'a body without a length on an open connection',
    'timeout',
    (socket) => void socket.write(`${OK_HEAD}\r\nhello`),
    SLOW,
  ],
  ['early hints without an end', 'timeout', drip('', 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'), SLOW],
  [
    'a body that is announced and never sent',
    'timeout',
    (socket) => void socket.write(`${OK_HEAD}content-length: 9\r\n\r\n`),
    SLOW,
  ],
];

const TARGETS: readonly (readonly [name: string, problem: FetchProblem, location: string])[] = [
  ['itself', 'too_many_redirects', '/'],
  ['a private address', 'private_address', 'http://10.0.0.1/'],
  ['the metadata of a cloud', 'private_address', 'http://169.254.169.254/latest/meta-data/'],
  ['a private address as a number', 'private_address', 'http://167772161/'],
  ['a private address in hexadecimal', 'private_address', 'http://0x0a.0.0.1/'],
  ['a private address in octal', 'private_address', 'http://012.0.0.1/'],
  ['a private address within IPv6', 'private_address', 'http://[::ffff:10.0.0.1]/'],
  ['a private IPv6 address', 'private_address', 'http://[fd00::1]/'],
  ['no address', 'private_address', 'http://0.0.0.0/'],
  ['an FTP server', 'invalid_url', 'ftp://127.0.0.1/'],
  ['a file', 'invalid_url', 'file:///etc/passwd'],
  ['a script', 'invalid_url', 'javascript:alert(1)'],
  ['data', 'invalid_url', 'data:text/html,<p>hello'],
  ['a URL with a password', 'invalid_url', 'http://dana:secret@127.0.0.1/'],
  ['the port of another protocol', 'invalid_url', 'http://127.0.0.1:22/'],
  ['an empty URL', 'invalid_url', ''],
  ['a broken URL', 'invalid_url', 'http://[::1'],
  ['a URL of 3,000 characters', 'invalid_url', `/${'a'.repeat(3_000)}`],
];

const PROTOCOL: readonly Row[] = [
  ['garbage', 'connection', raw('hello')],
  ['random bytes', 'connection', raw(Buffer.from([0, 255, 1, 254, 13, 10, 13, 10]))],
  ['HTTP/2 without being asked', 'connection', raw('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')],
  ['a body without a head', 'connection', raw('<html><body>hello</body></html>')],
  ['chunks that end early', 'connection', raw(`${CHUNKED}5\r\nhello\r\n10\r\nab`)],
  ['a broken chunk size', 'connection', raw(`${CHUNKED}zz\r\nhello\r\n`)],
  ['a negative chunk size', 'connection', raw(`${CHUNKED}-5\r\nhello\r\n`)],
  ['a body that ends early', 'connection', raw(`${OK_HEAD}content-length: 100\r\n\r\nhello`)],
  ['a broken length', 'connection', raw(`${OK_HEAD}content-length: -5\r\n\r\nhello`)],
  ['two lengths', 'connection', raw(`${OK_HEAD}content-length: 5\r\ncontent-length: 6\r\n\r\nhello!`)],
  [
    'a length and chunks',
    'connection',
    raw(`${OK_HEAD}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`),
  ],
  ['lines without a carriage return', 'connection', raw('HTTP/1.1 200 OK\ncontent-length: 5\n\nhello')],
  ['a NUL in a header', 'connection', raw(`${OK_HEAD}x: a\u0000b\r\n\r\n`)],
  [
    'another protocol after an upgrade',
    'connection',
    raw('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n'),
  ],
  [
    '5,000 headers',
    'connection',
    raw(`HTTP/1.1 200 OK\r\n${'x-header: aaaaaaaaaaaaaaaa\r\n'.repeat(5_000)}\r\n`),
  ],
  ['a header without an end', 'connection', endless('HTTP/1.1 200 OK\r\nx: ', 'a'.repeat(64 * 1024))],
  [
    'trailers without an end',
    'connection',
    endless(`${CHUNKED}0\r\n`, 'x-trailer: aaaaaaaaaaaaaaaa\r\n'.repeat(1_000)),
  ],
  [
    'a reset after the head',
    'connection',
    (socket) => void socket.write(OK_HEAD, () => socket.resetAndDestroy()),
  ],
];

const TYPES: readonly Row[] = [
  ['an image', 'unsupported_type', reply('200 OK', ['content-type: image/png'], 'a')],
  ['JSON', 'unsupported_type', reply('200 OK', ['content-type: application/json'], '{}')],
  ['a download', 'unsupported_type', reply('200 OK', ['content-type: application/octet-stream'], 'a')],
  [
    'SVG with a script',
    'unsupported_type',
    reply('200 OK', ['content-type: image/svg+xml'], '<svg onload="alert(1)"/>'),
  ],
  ['an invented type', 'unsupported_type', reply('200 OK', ['content-type: text/html-ish'], '<p>hello')],
  [
    'a stream without an end of another type',
    'unsupported_type',
    endless('HTTP/1.1 200 OK\r\ncontent-type: video/mp4\r\n\r\n', SPACES),
  ],
];

test.each<Row>([...SIZES, ...FRAMING, ...ENCODINGS, ...TIMES, ...PROTOCOL, ...TYPES])(
  'G-84 %s ends as the problem %s',
  async (_name, problem, respond, options) => {
    const server = await startHostileServer(respond);
    await expectProblem(server.url, problem, options);
    expect(server.bytesSent()).toBeLessThan(FETCH_LIMITS.bytes + BUFFERS_BYTES);
    await waitFor(() => server.openSockets() === 0 || undefined, 'the connection to be closed');
  },
);

test.each(TARGETS)('G-84 a redirect to %s ends as the problem %s', async (_name, problem, location) => {
  const server = await startHostileServer(redirect(location));
  await expectProblem(server.url, problem);
  expect(server.requests).toHaveLength(problem === 'too_many_redirects' ? 6 : 1);
});

test('G-84 sixteen bombs at once take a bounded memory', async () => {
  const server = await startHostileServer(html(manyMembers(), 'content-encoding: gzip'));
  const before = process.memoryUsage().rss;
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 5);
  onTestFinished(() => clearInterval(sampling));
  const pages = await Promise.all(Array.from({ length: 16 }, () => fetchPage(server.url)));
  expect(pages.map(({ problem }) => problem)).toEqual(Array.from({ length: 16 }, () => 'too_large'));
  // Sixteen gigabytes if nothing were bounded.
  expect(peak - before).toBeLessThan(300 * MEBIBYTE);
});
