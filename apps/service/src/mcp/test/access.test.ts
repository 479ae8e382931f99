// Protects the MCP endpoint from unauthorized and invalid calls: credentials, limits, origins, sizes, types, batches,
// and unknown versions and methods.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '../../../test/support/clock.ts';
import { listen } from '../../../test/support/raw-http.ts';
import { serviceForTest, startService, type TestService } from '../../../test/support/service.ts';
import { voidSessions } from '../../../test/support/password-reset.ts';
import { connectAgent, makeKey, wordsOf } from './agents.ts';

let service: TestService;
let port: number;
beforeAll(async () => {
  service = await startService({ environment: { CORS_ORIGINS: 'https://console.example' } });
  port = await listen(service);
});
afterAll(() => service.close());

const message = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
const ACCEPT = { accept: 'application/json, text/event-stream' };
const post = (body: unknown, token: string, headers: Record<string, string> = {}) =>
  service.call('POST', '/mcp', body, { token, headers: { ...ACCEPT, ...headers } });
const sanitize = { name: 'sanitize', arguments: { type: 'sanitizePhone', input: '(512) 555-7123' } };

test('missing and made-up tokens and expired and revoked keys are rejected', async () => {
  const user = await service.register();
  const expiresAt = new Date(service.clock.now().getTime() + DAY_MS).toISOString();
  const expiring = await makeKey(service, user, { expiresAt });
  const revoked = await makeKey(service, user);
  const agent = await connectAgent(port, revoked);
  const { body } = await service.call('GET', '/v1/api-keys', undefined, user);
  await service.call('DELETE', `/v1/api-keys/${body.apiKeys[0].id}`, undefined, user);
  await expect(agent.callTool(sanitize)).rejects.toThrow('The API key has been revoked.');
  service.clock.advance(DAY_MS);
  await expect(connectAgent(port, expiring)).rejects.toThrow('The API key has expired.');
  await expect(connectAgent(port, 'nonsense')).rejects.toThrow('Invalid or expired token.');
  const anonymous = await service.call('POST', '/mcp', message('tools/list'), { headers: ACCEPT });
  expect(anonymous.status).toBe(401);
  expect(anonymous.headers['x-error-code']).toBe('unauthorized');
  expect(await service.ledgerOf(user.id)).toHaveLength(1);
});

test('a session that a password reset ended is rejected', async () => {
  const user = await service.register();
  await voidSessions(service, user);
  expect((await post(message('tools/list'), user.token)).status).toBe(401);
});

test('a call counts once against the limit of its key, whatever tools it runs', async () => {
  const limited = await serviceForTest({
    environment: { RATE_LIMIT_API_KEY: '4/1m', RATE_LIMIT_GENERAL: '50/15m' },
  });
  const user = await limited.registerWithBalance(9);
  const key = await makeKey(limited, user);
  const call = () =>
    limited.call('POST', '/mcp', message('tools/call', sanitize), { token: key, headers: ACCEPT });
  for (let left = 3; left >= 0; left -= 1) {
    const answer = await call();
    expect(answer.status).toBe(200);
    expect(answer.body.result.isError ?? false).toBe(false);
    expect(answer.headers).toMatchObject({
      'ratelimit-limit': '4',
      'ratelimit-remaining': String(left),
    });
  }
  const refused = await call();
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBeDefined();
  const uses = (await limited.ledgerOf(user.id)).filter(({ tool_name }) => tool_name === 'sanitize');
  expect(uses).toHaveLength(4);
});

test.each([
  ['https://evil.example', 403],
  ['null', 403],
  ['http://tendlc.example', 403],
  ['https://tendlc.example.evil.example', 403],
  ['https://tendlc.example', 200],
  ['https://console.example', 200],
])('a page of %s gets %i', async (origin, status) => {
  const user = await service.register();
  const answer = await post(message('tools/list'), user.token, { origin });
  expect(answer.status).toBe(status);
  if (status === 403) {
    expect(answer.body).toEqual({ error: 'Web pages from this origin cannot call this path.' });
  }
});

test('GET and DELETE return 405 with Allow: there is no stream and no session', async () => {
  const user = await service.register();
  for (const method of ['GET', 'DELETE', 'PUT', 'PATCH']) {
    const answer = await service.call(method, '/mcp', undefined, { token: user.token });
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe('POST');
  }
});

test('an unknown method and an unknown tool are protocol errors', async () => {
  const user = await service.register();
  const method = await post(message('no/such/method'), user.token);
  expect(method.body.error).toMatchObject({ code: -32601 });
  const tool = await post(message('tools/call', { name: 'no-such', arguments: {} }), user.token);
  expect(tool.body.error).toMatchObject({ code: -32602, message: 'There is no tool "no-such".' });
  const shape = await post(message('tools/call', { name: 5, arguments: [] }), user.token);
  expect(shape.body.error).toBeDefined();
  for (const name of ['__proto__', 'constructor', 'toString']) {
    const odd = await post(message('tools/call', { name, arguments: {} }), user.token);
    expect(odd.body.error).toMatchObject({ code: -32602 });
  }
});

test('a batch is rejected and none of it runs, because it would count as one call', async () => {
  const user = await service.registerWithBalance(5);
  const call = message('tools/call', sanitize);
  for (const batch of [[call, call], [], [[call]]]) {
    const answer = await post(batch, user.token);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ code: -32600 });
  }
  expect((await service.deps.app.ledger.readBalance(user.id)).balance).toBe(5);
});

test.each(['5', 'null', '"text"', '{}', '{"jsonrpc":"1.0"}', '{"jsonrpc":"2.0","id":{},"method":5}'])(
  'a body that is not a message, %s, is rejected',
  async (body) => {
    const user = await service.register();
    const answer = await post(body, user.token);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toBeDefined();
  },
);

test('broken JSON, another content type and an oversized body are rejected as on other routes', async () => {
  const user = await service.register();
  const broken = await post('{"jsonrpc":', user.token);
  expect([broken.status, broken.headers['x-error-code']]).toEqual([400, 'malformed_body']);
  const type = await post('<xml/>', user.token, { 'content-type': 'application/xml' });
  expect([type.status, type.headers['x-error-code']]).toEqual([415, 'unsupported_media_type']);
  const huge = await post(message('tools/list', { pad: 'x'.repeat(400_000) }), user.token);
  expect([huge.status, huge.headers['x-error-code']]).toEqual([413, 'body_too_large']);
});

test('a tool has the same size limits as over HTTP', async () => {
  const user = await service.register();
  const agent = await connectAgent(port, user.token);
  const input = 'x'.repeat(100_000);
  const answer = await agent.callTool({ name: 'sanitize', arguments: { type: 'sanitizePhone', input } });
  expect(wordsOf(answer)).toBe('The body is too large.');
});

test('unknown protocol versions in the header or the message are rejected by name', async () => {
  const user = await service.register();
  const header = await post(message('tools/list'), user.token, { 'mcp-protocol-version': '1999-01-01' });
  expect(header.status).toBe(400);
  expect(header.body.error.message).toContain('1999-01-01');
  const handshake = await post(
    message('initialize', {
      protocolVersion: '1999-01-01',
      capabilities: {},
      clientInfo: { name: 'old', version: '1' },
    }),
    user.token,
  );
  expect(handshake.body.result.protocolVersion).toMatch(/^2025-/);
  expect(handshake.body.result.serverInfo).toMatchObject({ name: 'tendlc' });
});

test('a client that does not accept JSON gets an error', async () => {
  const user = await service.register();
  const answer = await post(message('tools/list'), user.token, { accept: 'text/html' });
  expect(answer.status).toBe(406);
});

test('a notification is accepted with an empty response', async () => {
  const user = await service.register();
  const answer = await post({ jsonrpc: '2.0', method: 'notifications/initialized' }, user.token);
  expect([answer.status, answer.text]).toEqual([202, '']);
});

test('no client can hold a connection open to wait for changes', async () => {
  const user = await service.register();
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'listener', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const listen2026 = message('subscriptions/listen', {
    notifications: { toolsListChanged: true },
    _meta: meta,
  });
  const answer = await post(listen2026, user.token, {
    'mcp-protocol-version': '2026-07-28',
    'mcp-method': 'subscriptions/listen',
  });
  expect(answer.body.error).toBeDefined();
});

test('every response has the security headers, and none has a secret', async () => {
  const user = await service.register();
  const answer = await post(message('tools/list'), user.token);
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(answer.text).not.toContain(user.token);
});

test('a closing service returns a tool error without internal details', async () => {
  const closing = await serviceForTest();
  const user = await closing.register();
  const at = await listen(closing);
  const agent = await connectAgent(at, user.token);
  closing.app.inject = (() => Promise.reject(new Error('the inside'))) as typeof closing.app.inject;
  const answer = await agent.callTool(sanitize);
  expect(answer).toMatchObject({ isError: true, _meta: { 'tendlc/error': 'overloaded' } });
  expect(wordsOf(answer)).not.toContain('inside');
});

test('the console’s cookie works like a session, but only with the console’s header', async () => {
  const user = await service.register();
  const headers = { ...ACCEPT, cookie: `tendlc_session=${user.token}` };
  const call = message('tools/call', { name: 'get_balance', arguments: {} });
  const bare = await service.call('POST', '/mcp', call, { headers });
  expect(bare.status).toBe(401);
  const console = await service.call('POST', '/mcp', call, {
    headers: { ...headers, 'x-tendlc-console': '1' },
  });
  expect(console.body.result.structuredContent).toMatchObject({ balance: 2 });
});
