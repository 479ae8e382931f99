// Protects the headers of every response (G-33), whichever layer sends it, and request ids (G-02).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, request, sendRaw } from '../../../test/support/raw-http.ts';
import { startService, type TestService } from '../../../test/support/service.ts';

const SPECIFIED = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-xss-protection': '1; mode=block',
};

let service: TestService;
let port: number;
beforeAll(async () => {
  service = await startService();
  port = await listen(service);
});
afterAll(() => service.close());

const get = (path: string, ...headers: string[]) => request(`GET ${path} HTTP/1.1`, ...headers);

describe('the four specified headers are on', () => {
  test.each<[string, number, string | Buffer]>([
    ['a success', 200, get('/v1/health')],
    ['the document', 200, get('/v1/openapi.json')],
    ['the documentation page', 200, get('/docs')],
    ['401', 401, get('/v1/tokens/balance')],
    ['404', 404, get('/nothing')],
    ['405', 405, get('/v1/auth/login')],
    ['a response without a body', 405, request('HEAD /v1/auth/login HTTP/1.1')],
    ['OPTIONS', 405, request('OPTIONS /v1/health HTTP/1.1')],
    ['an unknown method', 405, request('PURGE /v1/health HTTP/1.1')],
    ['a broken percent-encoding', 404, get('/v1/%E0%A4%A')],
    ['a path with NUL', 404, get('/v1/health%00')],
    ['a path with parent folders', 404, get('/v1/../../etc/passwd')],
    [
      '415',
      415,
      request('POST /v1/auth/login HTTP/1.1', 'Content-Type: text/plain', 'Content-Length: 1') + 'x',
    ],
    [
      '400 from the JSON parser',
      400,
      request('POST /v1/auth/login HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 1') + '{',
    ],
    [
      '413',
      413,
      request('POST /v1/auth/login HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 99999999'),
    ],
    ['431', 431, get('/v1/health', `X-Pad: ${'x'.repeat(40_000)}`)],
    ['bytes that are not HTTP', 400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
    ['another version of HTTP', 400, 'GET /v1/health HTTP/9.9\r\n\r\n'],
    ['a request without a host', 400, 'GET /v1/health HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'two content lengths',
      400,
      request('POST /v1/auth/login HTTP/1.1', 'Content-Length: 1', 'Content-Length: 2'),
    ],
    [
      'a Content-Length and chunks',
      400,
      request('POST /v1/auth/login HTTP/1.1', 'Content-Length: 5', 'Transfer-Encoding: chunked'),
    ],
    ['a broken header line', 400, 'GET /v1/health HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n'],
    ['an Expect header', 417, request('POST /v1/auth/login HTTP/1.1', 'Expect: x', 'Content-Length: 0')],
  ])('G-33 %s (%i)', async (_, status, bytes) => {
    const answer = await sendRaw(port, bytes);
    expect(answer.headers).toMatchObject(SPECIFIED);
    expect(answer.headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect(answer.headers['content-security-policy']).toBeDefined();
    expect(answer.headers['x-request-id']).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
    expect(answer.status).toBe(status);
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers['server']).toBeUndefined();
    if (status >= 400 && answer.body !== '') {
      expect(Object.keys(JSON.parse(answer.body) as object)).toEqual(['error']);
    }
  });
});

test('G-33 an API response cannot load resources, be framed or be cached', async () => {
  const { headers } = await service.call('GET', '/v1/tokens/balance');
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers['cache-control']).toBe('no-store');
});

describe('G-02 a request id', () => {
  const idOf = async (given: string) =>
    (await sendRaw(port, get('/v1/health', `X-Request-Id: ${given}`))).headers['x-request-id'];

  test.each(['abcdefgh', 'A-b_C-9012', 'x'.repeat(64)])('%s is accepted from the caller', async (given) => {
    expect(await idOf(given)).toBe(given);
  });

  test.each([
    'short',
    'x'.repeat(65),
    'with blank',
    'quote"quote',
    '<script>alert',
    'ünïcödé-id',
    '../../etc',
  ])('%s is not, and the request gets a new id', async (given) => {
    expect(await idOf(given)).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  test('G-02 differs between two requests that send none', async () => {
    const [first, second] = [
      await service.call('GET', '/v1/health'),
      await service.call('GET', '/v1/health'),
    ];
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
  });
});
