// Protects agents: every tool in the catalog is available under its own name and has the same response and cost as over
// HTTP; a rejection is a tool error with our message, and free.
import { catalogue, validate } from '@tendlc/compliance';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectLedgerInvariants } from '../../../test/support/ledger-invariants.ts';
import { listen } from '../../../test/support/raw-http.ts';
import { startService, type TestService, type TestUser } from '../../../test/support/service.ts';
import { connectAgent, GENERATIONS, makeKey, wordsOf } from './agents.ts';

const TOOLS = [...catalogue, validate];
const pathOf = (name: string) => (name === 'validate' ? '/v1/validate' : `/v1/tools/${name}`);

let service: TestService;
let port: number;
beforeAll(async () => {
  service = await startService();
  port = await listen(service);
});
afterAll(async () => {
  await expectLedgerInvariants(service.deps.db);
  await service.close();
});

const usesOf = async ({ id }: TestUser) =>
  (await service.ledgerOf(id))
    .filter(({ type, tool_name }) => type === 'usage' && tool_name !== 'setup')
    .map(({ tool_name, amount, balance_after }) => ({ tool_name, amount, balance_after }));
const lastNotes = async ({ id }: TestUser) =>
  service.deps.db
    .selectFrom('token_transactions')
    .select('notes')
    .where('user_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

describe.each(GENERATIONS)('over the %s protocol', (generation) => {
  test('every tool is listed with title, summary, input and cost', async () => {
    const user = await service.registerWithBalance(0);
    const agent = await connectAgent(port, await makeKey(service, user), generation);
    const { tools } = await agent.listTools();
    const byName = new Map(tools.map((tool) => [tool.name, tool]));
    expect([...byName.keys()]).toEqual([
      ...TOOLS.map(({ name }) => name),
      'get_balance',
      'list_brands',
      'get_brand',
      'list_campaigns',
      'get_campaign',
      'evaluate_registration',
      'submit_registration',
      'register_brand',
      'register_campaign',
      'order_vetting',
    ]);
    for (const { name, title, summary, request } of TOOLS) {
      const tool = byName.get(name);
      const annotations = { readOnlyHint: false, destructiveHint: false };
      expect(tool).toMatchObject({ title, annotations, _meta: { 'tendlc/costTokens': 1 } });
      expect(tool?.description).toContain(summary);
      expect(tool?.description).toContain('Costs 1 token');
      expect(Object.keys(tool?.inputSchema.properties ?? {})).toEqual(Object.keys(request.properties));
    }
    const free = tools.filter(({ annotations }) => annotations?.readOnlyHint === true);
    expect(free.map(({ name }) => name)).toEqual(['get_balance']);
    const spending = tools.filter(({ annotations }) => annotations?.destructiveHint === true);
    expect(spending.map(({ name }) => name)).toEqual([
      'submit_registration',
      'register_brand',
      'register_campaign',
      'order_vetting',
    ]);
    expect(JSON.stringify(tools)).not.toContain('"x-');
    expect(agent.getInstructions()).toContain('token');
    expect(await usesOf(user)).toEqual([]);
  });

  test.each(TOOLS)('$name returns the same response to its example as HTTP, for one token', async (tool) => {
    const user = await service.registerWithBalance(2);
    const key = await makeKey(service, user, { scopes: ['tools'] });
    const agent = await connectAgent(port, key, generation);
    const [{ request }] = tool.examples;
    const result = await agent.callTool({ name: tool.name, arguments: request });
    const overHttp = await service.call('POST', pathOf(tool.name), request, { token: key });
    expect(result.isError ?? false).toBe(false);
    expect(result.structuredContent).toEqual(overHttp.body.results);
    // The whole answer is sent once. The text is short, and has every error and warning.
    const words = wordsOf(result);
    expect(words.length).toBeLessThan(4_100);
    expect(words).not.toContain('{"');
    for (const { status, message } of overHttp.body.results.checks ?? []) {
      expect(status === 'pass' || status === 'info' || words.includes(message.slice(0, 200))).toBe(true);
    }
    expect(wordsOf(result)).toContain('This cost 1 token; the balance is 1.');
    expect(result).toMatchObject({ _meta: { 'tendlc/tokenCost': 1, 'tendlc/balanceAfter': 1 } });
    expect(await usesOf(user)).toEqual([
      { tool_name: tool.name, amount: -1, balance_after: 1 },
      { tool_name: tool.name, amount: -1, balance_after: 0 },
    ]);
    expect((await lastNotes(user)).notes).toMatch(/^API key \d+: Agent$/);
  });

  test('a rejection is a tool error with our message and is free', async () => {
    const user = await service.registerWithBalance(1);
    const agent = await connectAgent(port, await makeKey(service, user), generation);
    const refused = await agent.callTool({ name: 'message-validator', arguments: { message: 5 } });
    expect(refused).toMatchObject({ isError: true, _meta: { 'tendlc/error': 'validation_failed' } });
    expect(wordsOf(refused)).toContain('message: must be a string');
    expect(refused.structuredContent).toBeUndefined();
    expect(await usesOf(user)).toEqual([]);
  });

  test('without tokens a tool returns that error, and get_balance still works', async () => {
    const user = await service.registerWithBalance(0);
    const agent = await connectAgent(port, await makeKey(service, user), generation);
    const [{ request }] = validate.examples;
    const refused = await agent.callTool({ name: 'validate', arguments: request });
    expect(refused).toMatchObject({ isError: true, _meta: { 'tendlc/error': 'insufficient_tokens' } });
    expect(wordsOf(refused)).toBe('Insufficient tokens.');
    const balance = await agent.callTool({ name: 'get_balance', arguments: {} });
    expect(balance.structuredContent).toMatchObject({ success: true, balance: 0 });
    expect(await usesOf(user)).toEqual([]);
  });
});

test('a null field counts as absent, as over HTTP', async () => {
  const user = await service.registerWithBalance(1);
  const agent = await connectAgent(port, await makeKey(service, user));
  const given = { message: 'Copper Kettle: hello. Reply STOP to opt out.', use_case: null, carrier: null };
  const result = await agent.callTool({ name: 'validate', arguments: given });
  expect(result.structuredContent).toMatchObject({ carrier: null, useCase: null });
});

test('people with a session use the same tools', async () => {
  const user = await service.register();
  const agent = await connectAgent(port, user.token);
  const result = await agent.callTool({
    name: 'sanitize',
    arguments: { type: 'sanitizePhone', input: '(512) 555-7123' },
  });
  expect(result.isError ?? false).toBe(false);
  expect((await service.ledgerOf(user.id)).map(({ type }) => type)).toEqual(['trial', 'daily_free', 'usage']);
});

test('a key can use only the tools of its scopes', async () => {
  const user = await service.registerWithBalance(3);
  const reader = await connectAgent(port, await makeKey(service, user, { scopes: ['registry:read'] }));
  const [{ request }] = validate.examples;
  const tool = await reader.callTool({ name: 'validate', arguments: request });
  expect(wordsOf(tool)).toBe('The API key does not have the scope tools.');
  const list = await reader.callTool({ name: 'list_brands', arguments: { limit: 10 } });
  expect(list.structuredContent).toMatchObject({ brands: [], pagination: { limit: 10 } });
  const toolsOnly = await connectAgent(port, await makeKey(service, user, { scopes: ['tools'] }));
  const brands = await toolsOnly.callTool({ name: 'list_brands', arguments: {} });
  expect(wordsOf(brands)).toBe('The API key does not have the scope registry:read.');
  expect(await usesOf(user)).toEqual([{ tool_name: 'listBrands', amount: -1, balance_after: 2 }]);
});

test.each(['..', '../../tokens/balance', 'a/b', '%2e%2e', '', 5.5])(
  'an invalid id, %j, reads nothing',
  async (brandId) => {
    const user = await service.registerWithBalance(1);
    const agent = await connectAgent(port, await makeKey(service, user));
    const result = await agent.callTool({ name: 'get_brand', arguments: { brandId } });
    expect(wordsOf(result)).toBe('brandId: must be the registry ID or the local ID');
    expect(await usesOf(user)).toEqual([]);
  },
);

test('a nonexistent record returns not found and is free', async () => {
  const user = await service.registerWithBalance(1);
  const agent = await connectAgent(port, await makeKey(service, user));
  const result = await agent.callTool({ name: 'get_campaign', arguments: { campaignId: '999' } });
  expect(wordsOf(result)).toBe('This campaign does not exist.');
  expect(await usesOf(user)).toEqual([]);
});

test('evaluate_registration returns the evaluation of HTTP for one token, and rejects an ID that changes the path', async () => {
  const user = await service.registerWithBalance(2);
  const agent = await connectAgent(port, await makeKey(service, user));
  const draft = await service.call('POST', '/v1/registrations', { label: 'Bookings' }, user);
  const { id } = draft.body.registration;
  const evaluated = await agent.callTool({
    name: 'evaluate_registration',
    arguments: { registrationId: String(id), fetchPages: false },
  });
  const { evaluation } = evaluated.structuredContent as { evaluation: { id: number; verdict: string } };
  expect(evaluation.verdict).toBe('fixable');
  const overHttp = await service.call(
    'GET',
    `/v1/registrations/${id}/evaluations/${evaluation.id}`,
    undefined,
    user,
  );
  expect(evaluation).toEqual(overHttp.body.evaluation);
  expect((await usesOf(user)).map(({ tool_name, amount }) => [tool_name, amount])).toEqual([
    ['registration-evaluation', -1],
  ]);
  const other = await agent.callTool({
    name: 'evaluate_registration',
    arguments: { registrationId: '1/../2' },
  });
  expect(other).toMatchObject({ isError: true });
  expect(wordsOf(other)).toContain('must be the ID of a registration');
});
