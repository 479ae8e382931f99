// Protects the budget of agents: the list of tools is short, has what the key may use, and says what a call costs.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../../test/support/raw-http.ts';
import { startService, type TestService } from '../../../test/support/service.ts';
import { connectAgent, makeKey, wordsOf } from './agents.ts';

const LIST_BYTES_MAX = 40_000;
const METADATA = '/.well-known/oauth-protected-resource';

let service: TestService;
let port: number;
beforeAll(async () => {
  service = await startService();
  port = await listen(service);
});
afterAll(() => service.close());

async function listFor(scopes: readonly string[]) {
  const user = await service.registerWithBalance(3);
  const agent = await connectAgent(port, await makeKey(service, user, { scopes }));
  const { tools } = await agent.listTools();
  return { agent, tools, names: tools.map(({ name }) => name), bytes: JSON.stringify({ tools }).length };
}

test('the list of tools is under 40 KB and has only what the key may use (G-114)', async () => {
  const all = await listFor(['tools', 'registry:read', 'registry:write']);
  expect(all.bytes).toBeLessThan(LIST_BYTES_MAX);
  const tools = await listFor(['tools']);
  expect(tools.names).toContain('message-validator');
  expect(tools.names).toContain('get_balance');
  expect(tools.names.filter((name) => /brand$|campaign|vetting|registration$|list_/.test(name))).toEqual([
    'campaign-preview',
  ]);
  expect(tools.bytes).toBeLessThan(LIST_BYTES_MAX / 2);
  const reading = await listFor(['registry:read']);
  expect(reading.names).toEqual(['list_brands', 'get_brand', 'list_campaigns', 'get_campaign']);
  const writing = await listFor(['registry:write']);
  expect(writing.names).not.toContain('submit_registration');
  expect(writing.names).toContain('register_brand');
  expect((await listFor(['registry:read', 'registry:write'])).names).toContain('submit_registration');
});

test('a session sees all tools, and a key still cannot call a tool that is not listed for it', async () => {
  const user = await service.register();
  const session = await connectAgent(port, user.token);
  const { agent, tools } = await listFor(['tools']);
  expect((await session.listTools()).tools.length).toBeGreaterThan(tools.length);
  const result = await agent.callTool({ name: 'list_brands', arguments: {} });
  expect(result.isError).toBe(true);
  expect(wordsOf(result)).toContain('scope registry:read');
});

test('a lean input still names every field, its type, its values, and what it means', async () => {
  const { tools } = await listFor(['registry:write']);
  const { inputSchema } = tools.find(({ name }) => name === 'register_brand') ?? {};
  expect(inputSchema?.required).toContain('entityType');
  const properties = (inputSchema?.properties ?? {}) as Record<
    string,
    { description?: string; enum?: string[] }
  >;
  expect(properties['entityType']?.enum).toContain('PRIVATE_PROFIT');
  expect(Object.entries(properties).filter(([, { description }]) => (description ?? '') === '')).toEqual([]);
  expect(JSON.stringify(inputSchema)).not.toMatch(/"(?:examples|pattern|x-[\w-]+)":/);
});

test('a client without a credential learns where to read what the endpoint needs (RFC 9728)', async () => {
  const refused = await service.call('POST', '/mcp', {}, {});
  expect(refused.status).toBe(401);
  const [, url = ''] =
    /^Bearer resource_metadata="([^"]+)", scope="tools registry:read registry:write"$/.exec(
      refused.headers['www-authenticate'] ?? '',
    ) as string[];
  expect(new URL(url).pathname).toBe(`${METADATA}/mcp`);
  for (const path of [METADATA, `${METADATA}/mcp`]) {
    const { status, body } = await service.call('GET', path);
    expect(status).toBe(200);
    expect(body).toEqual({
      resource: `${new URL(url).origin}/mcp`,
      resource_name: 'Tendlc',
      resource_documentation: `${new URL(url).origin}/docs`,
      bearer_methods_supported: ['header'],
      scopes_supported: ['tools', 'registry:read', 'registry:write'],
    });
  }
});
