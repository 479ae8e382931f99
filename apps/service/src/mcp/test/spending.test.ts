// Protects the customer's money: an agent registers only after it repeats the cost, then exactly once, and registry
// rejections are free.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectLedgerInvariants } from '../../../test/support/ledger-invariants.ts';
import { listen } from '../../../test/support/raw-http.ts';
import {
  brandRequest,
  campaignRequest,
  paidFor,
  verifiedBrand,
} from '../../../test/support/registrations.ts';
import {
  type Customer,
  registerAdmin,
  startRegistry,
  type TestRegistry,
} from '../../../test/support/registry.ts';
import { startService, type TestService, type TestUser } from '../../../test/support/service.ts';
import { connectAgent, makeKey, wordsOf } from './agents.ts';

let registry: TestRegistry;
let service: TestService;
let admin: TestUser;
let port: number;
beforeAll(async () => {
  registry = await startRegistry();
  service = await startService({ environment: registry.environment });
  port = await listen(service);
  admin = await registerAdmin(service);
});
afterAll(async () => {
  await expectLedgerInvariants(service.deps.db);
  await service.close();
  await registry.close();
});

const agentOf = async (customer: TestUser) => connectAgent(port, await makeKey(service, customer));
/** Calls that changed something at the registry. */
const ordersOf = ({ sid }: Customer) =>
  registry.callsOf(sid).filter(({ method, path }) => method === 'POST' && !path.startsWith('/webhook'));

test('register_brand returns its cost, then registers exactly one brand', async () => {
  const customer = await registry.customer(service);
  const agent = await agentOf(customer);
  const request = brandRequest();
  const asked = await agent.callTool({ name: 'register_brand', arguments: request });
  expect(asked.isError ?? false).toBe(false);
  expect(asked.structuredContent).toMatchObject({
    confirmationNeeded: true,
    cost: '1 token + 4.50 USD',
    tokens: 1,
    registryFeeUsd: 4.5,
    fees: [{ item: 'Brand registration', usd: 4.5, source: { asOf: expect.any(String) } }],
  });
  expect(wordsOf(asked)).toContain('Nothing was ordered');
  expect(await paidFor(service, customer)).toEqual([]);
  expect(ordersOf(customer)).toEqual([]);

  const confirmed = await agent.callTool({
    name: 'register_brand',
    arguments: { ...request, confirmCost: '1 token + 4.50 USD' },
  });
  expect(confirmed.isError ?? false).toBe(false);
  const { tcrBrandId, localId } = confirmed.structuredContent as { tcrBrandId: string; localId: number };
  expect(registry.control.brands(customer.sid).map(({ brand }) => brand.brandId)).toEqual([tcrBrandId]);
  expect(ordersOf(customer)).toHaveLength(1);
  expect(JSON.stringify(ordersOf(customer))).not.toContain('confirmCost');
  expect(await paidFor(service, customer)).toEqual(['createBrand']);

  const brand = await agent.callTool({ name: 'get_brand', arguments: { brandId: String(localId) } });
  const overHttp = await service.call('GET', `/v1/tcr/brands/${localId}`, undefined, customer);
  expect(brand.structuredContent).toEqual(overHttp.body);
  expect(await paidFor(service, customer)).toEqual(['createBrand', 'getBrand', 'getBrand']);
});

test.each(['1 token + 4.00 USD', '', 'yes', '1 token + 4.50 usd'])(
  'another cost, %j, registers nothing',
  async (confirmCost) => {
    const customer = await registry.customer(service);
    const agent = await agentOf(customer);
    const answer = await agent.callTool({
      name: 'register_brand',
      arguments: { ...brandRequest(), confirmCost },
    });
    expect(answer.structuredContent).toMatchObject({ confirmationNeeded: true });
    expect(wordsOf(answer)).toContain(`The cost is not ${JSON.stringify(confirmCost)}.`);
    expect(ordersOf(customer)).toEqual([]);
    expect(await paidFor(service, customer)).toEqual([]);
  },
);

test('invalid input is rejected before the cost is shown', async () => {
  const customer = await registry.customer(service);
  const agent = await agentOf(customer);
  const answer = await agent.callTool({ name: 'register_brand', arguments: { brandName: 5 } });
  expect(answer.isError).toBe(true);
  expect(wordsOf(answer)).toMatch(/entityType: is required; .+; brandName: must have /);
});

test('register_campaign costs the review fee and prepaid months; order_vetting costs its class', async () => {
  const customer = await registry.customer(service);
  const { localId } = await verifiedBrand({ service, registry, admin }, customer);
  const agent = await agentOf(customer);
  const campaign = campaignRequest(localId, { usecase: 'LOW_VOLUME' });
  const asked = await agent.callTool({ name: 'register_campaign', arguments: campaign });
  expect(asked.structuredContent).toMatchObject({ cost: '1 token + 19.50 USD', registryFeeUsd: 19.5 });
  const registered = await agent.callTool({
    name: 'register_campaign',
    arguments: { ...campaign, confirmCost: '1 token + 19.50 USD' },
  });
  expect(registered.structuredContent).toMatchObject({ success: true, status: 'PENDING' });

  const vetting = { brandId: String(localId), evpId: 'AEGIS', vettingClass: 'ENHANCED' };
  const price = await agent.callTool({ name: 'order_vetting', arguments: vetting });
  expect(price.structuredContent).toMatchObject({ cost: '1 token + 101.50 USD' });
  const ordered = await agent.callTool({
    name: 'order_vetting',
    arguments: { ...vetting, confirmCost: '1 token + 101.50 USD' },
  });
  expect(ordered.structuredContent).toMatchObject({ success: true, vetting: { evpId: 'AEGIS' } });
  expect(await paidFor(service, customer)).toEqual(['createBrand', 'createCampaign', 'vetBrand']);
});

test('an unpublished fee is shown as unknown', async () => {
  const customer = await registry.customer(service);
  const agent = await agentOf(customer);
  const answer = await agent.callTool({
    name: 'order_vetting',
    arguments: { brandId: '1', evpId: 'AEGIS', vettingClass: 'RBM' },
  });
  expect(answer.structuredContent).toMatchObject({
    cost: '1 token + an unpublished registry fee',
    registryFeeUsd: null,
    fees: [],
  });
});

test('an order repeated with its idempotency key is the same order', async () => {
  const customer = await registry.customer(service);
  const agent = await agentOf(customer);
  const given = { ...brandRequest(), confirmCost: '1 token + 4.50 USD', idempotencyKey: 'agent-1' };
  const first = await agent.callTool({ name: 'register_brand', arguments: given });
  const second = await agent.callTool({ name: 'register_brand', arguments: given });
  expect(second.structuredContent).toEqual(first.structuredContent);
  expect(wordsOf(second)).toContain('at no cost');
  const other = await agent.callTool({
    name: 'register_brand',
    arguments: { ...given, brandName: 'Another Kettle' },
  });
  expect(wordsOf(other)).toBe('This Idempotency-Key was already used for a different request.');
  expect(ordersOf(customer)).toHaveLength(1);
  expect(await paidFor(service, customer)).toEqual(['createBrand']);
});

test('registry rejections and failures are tool errors and free', async () => {
  const customer = await registry.customer(service);
  const agent = await agentOf(customer);
  registry.control.fault({ path: '/brand/nonBlocking', sid: customer.sid }, { do: 'status', status: 500 }, 5);
  const answer = await agent.callTool({
    name: 'register_brand',
    arguments: { ...brandRequest(), confirmCost: '1 token + 4.50 USD' },
  });
  expect(answer).toMatchObject({ isError: true, _meta: { 'tendlc/error': 'registry_fault' } });
  expect(await paidFor(service, customer)).toEqual([]);
});

test('a customer without credentials gets an error that asks to add them', async () => {
  const user = await service.registerWithBalance(1);
  const agent = await agentOf(user);
  const answer = await agent.callTool({
    name: 'register_brand',
    arguments: { ...brandRequest(), confirmCost: '1 token + 4.50 USD' },
  });
  expect(wordsOf(answer)).toBe('Add your registry credentials first.');
});

test('an admin with a session pays no token and sees that; an admin’s key has no admin rights', async () => {
  const agent = await connectAgent(port, admin.token);
  const asked = await agent.callTool({ name: 'register_brand', arguments: brandRequest() });
  expect(asked.structuredContent).toMatchObject({ cost: '0 tokens + 4.50 USD', tokens: 0 });
  const withKey = await agentOf(admin);
  const askedWithKey = await withKey.callTool({ name: 'register_brand', arguments: brandRequest() });
  expect(askedWithKey.structuredContent).toMatchObject({ cost: '1 token + 4.50 USD', tokens: 1 });
});

test('an under-scoped key registers nothing, even with the cost confirmed', async () => {
  const customer = await registry.customer(service);
  const agent = await connectAgent(
    port,
    await makeKey(service, customer, { scopes: ['tools', 'registry:read'] }),
  );
  const answer = await agent.callTool({
    name: 'register_brand',
    arguments: { ...brandRequest(), confirmCost: '1 token + 4.50 USD' },
  });
  expect(wordsOf(answer)).toBe('The API key does not have the scope registry:write.');
  expect(ordersOf(customer)).toEqual([]);
});
