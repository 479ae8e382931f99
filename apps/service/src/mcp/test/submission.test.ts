// Protects the customer's money: an agent submits a registration only after it repeats the cost of the evaluation, and only
// what that evaluation judged.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWay, packetOf, type Way } from '../../features/registrations/test/support/submissions.ts';
import { expectLedgerInvariants } from '../../../test/support/ledger-invariants.ts';
import { listen } from '../../../test/support/raw-http.ts';
import { paidFor, verifiedBrand } from '../../../test/support/registrations.ts';
import { registerAdmin, startRegistry, type TestRegistry } from '../../../test/support/registry.ts';
import { startService, type TestService, type TestUser } from '../../../test/support/service.ts';
import { connectAgent, makeKey, wordsOf } from './agents.ts';

const COST = '2 tokens + 49.50 USD, then 10.00 USD a month';
const REASON = 'The pages are not part of this test, and the rest is in order.';

let registry: TestRegistry;
let service: TestService;
let admin: TestUser;
let port: number;
let way: Way;
beforeAll(async () => {
  registry = await startRegistry();
  service = await startService({ environment: registry.environment });
  port = await listen(service);
  admin = await registerAdmin(service);
  way = createWay(service, registry, admin);
});
afterAll(async () => {
  await expectLedgerInvariants(service.deps.db);
  await service.close();
  await registry.close();
});

const codeOf = ({ _meta: notes }: { _meta?: Record<string, unknown> | undefined }) => notes?.['tendlc/error'];

/** A customer with an evaluated draft, and an agent with the customer's key. */
async function start(scopes = ['tools', 'registry:read', 'registry:write'], packet = packetOf()) {
  const customer = await registry.customer(service);
  const id = await way.draft(customer, packet);
  const { evaluation } = (await way.evaluate(customer, id)).body;
  const agent = await connectAgent(port, await makeKey(service, customer, { scopes }));
  const submit = (given: object = {}) =>
    agent.callTool({
      name: 'submit_registration',
      arguments: {
        registrationId: String(id),
        override: { reason: REASON },
        upstreamCnpId: 'TWILO',
        ...given,
      },
    });
  const status = async () => (await way.read(customer, id)).status as string;
  return { customer, id, evaluation, submit, status };
}

test('an ID is taken as responses have it, as a number, and nothing else is', async () => {
  const { id, submit, status } = await start();
  expect((await submit({ registrationId: id })).structuredContent).toMatchObject({ cost: COST });
  for (const registrationId of [0, -1, 1.5, `${id}/submissions`, '../1', true, [id]]) {
    expect(codeOf(await submit({ registrationId, confirmCost: COST }))).toBe('validation_failed');
  }
  expect(await status()).toBe('DRAFT');
});

test('the first call returns the cost of the evaluation; the call that confirms it submits once', async () => {
  const { customer, id, evaluation, submit, status } = await start();
  const asked = await submit();
  expect(asked.isError ?? false).toBe(false);
  expect(asked.structuredContent).toMatchObject({
    confirmationNeeded: true,
    cost: COST,
    tokens: 2,
    registryFeeUsd: evaluation.fees.registry,
    dueNowUsd: evaluation.fees.dueNow,
    monthlyFeeUsd: evaluation.fees.monthly,
    fees: evaluation.fees.lines,
    evaluation: { id: evaluation.id, verdict: evaluation.verdict },
  });
  expect(await status()).toBe('DRAFT');
  expect(way.changesOf(customer)).toEqual([]);

  const order = { confirmCost: COST, idempotencyKey: `agent-${id}` };
  const confirmed = await submit(order);
  expect(confirmed.structuredContent).toMatchObject({
    success: true,
    registration: { id, status: 'SUBMITTED' },
  });
  await way.reach(customer, id, ({ tcrBrandId }) => tcrBrandId !== null, 'the brand');
  expect(way.changesOf(customer)).toEqual(['POST /brand/nonBlocking']);
  expect(await paidFor(service, customer)).toEqual(['registration-evaluation', 'createBrand']);

  const again = await submit(order);
  expect(again).toMatchObject({ _meta: { 'tendlc/replayed': true } });
  expect(codeOf(await submit({ confirmCost: COST }))).toBe('registration_under_way');
  expect(way.changesOf(customer)).toEqual(['POST /brand/nonBlocking']);
});

test.each(['', 'yes', '2 tokens + 49.50 USD', '1 token + 49.50 USD, then 10.00 USD a month'])(
  'another cost, %j, submits nothing',
  async (confirmCost) => {
    const { customer, submit, status } = await start();
    const answer = await submit({ confirmCost });
    expect(answer.structuredContent).toMatchObject({ confirmationNeeded: true, cost: COST });
    expect(wordsOf(answer)).toContain(`The cost is not ${JSON.stringify(confirmCost)}.`);
    expect(await status()).toBe('DRAFT');
    expect(way.changesOf(customer)).toEqual([]);
  },
);

test('a cost that has changed since is not spent, and a change that is not evaluated is not submitted', async () => {
  const { customer, id, evaluation, submit, status } = await start();
  expect((await submit()).structuredContent).toMatchObject({ cost: COST });
  const cheaper = {
    campaign: { usecase: 'LOW_VOLUME', subUsecases: ['CUSTOMER_CARE', 'ACCOUNT_NOTIFICATION'] },
  };
  await service.call('PATCH', `/v1/registrations/${id}`, cheaper, customer);
  for (const given of [{}, { evaluationId: evaluation.id }]) {
    const stale = await submit({ confirmCost: COST, ...given });
    expect(stale).toMatchObject({ isError: true, _meta: { 'tendlc/error': 'not_evaluated' } });
  }
  await way.evaluate(customer, id);
  const changed = await submit({ confirmCost: COST });
  expect(changed.structuredContent).toMatchObject({
    confirmationNeeded: true,
    cost: '2 tokens + 24.00 USD, then 1.50 USD a month',
  });
  expect(await status()).toBe('DRAFT');
  expect(way.changesOf(customer)).toEqual([]);
});

test('a campaign for a brand that exists costs one token', async () => {
  const customer = await registry.customer(service);
  const { localId } = await verifiedBrand({ service, registry, admin }, customer);
  const { campaign } = packetOf();
  const id = await way.draft(customer, { brandId: localId, campaign });
  await way.evaluate(customer, id);
  const agent = await connectAgent(port, await makeKey(service, customer));
  const asked = await agent.callTool({
    name: 'submit_registration',
    arguments: { registrationId: String(id) },
  });
  expect(asked.structuredContent).toMatchObject({
    cost: '1 token + 45.00 USD, then 10.00 USD a month',
    tokens: 1,
  });
});

test('errors of the evaluation are named with the cost, and the gate of the service decides', async () => {
  const { submit, status } = await start(undefined, packetOf({}, { description: 'We text.' }));
  const asked = await submit({ override: undefined });
  const { next, evaluation } = asked.structuredContent as { next: string; evaluation: { errors: string[] } };
  expect(next).toContain('would be refused without an override');
  expect(evaluation.errors).toContainEqual(expect.stringMatching(/^campaign\.description \(.+\)$/));
  const refused = await submit({ override: undefined, confirmCost: COST });
  expect(refused).toMatchObject({ isError: true, _meta: { 'tendlc/error': 'not_ready' } });
  expect(await status()).toBe('DRAFT');
});

test('a draft without an evaluation has no cost, and registrations of others do not exist', async () => {
  const { submit } = await start();
  const other = await registry.customer(service);
  const id = await way.draft(other);
  const agent = await connectAgent(port, await makeKey(service, other));
  const call = (registrationId: string) =>
    agent.callTool({ name: 'submit_registration', arguments: { registrationId } });
  expect(codeOf(await call(String(id)))).toBe('not_evaluated');
  expect(codeOf(await submit({ registrationId: String(id) }))).toBe('not_found');
  expect(codeOf(await call('../1'))).toBe('validation_failed');
});

test.each([
  [['tools', 'registry:read'], COST, 'registry:write'],
  [['tools', 'registry:write'], undefined, 'registry:read'],
])('a key with only %j submits nothing', async (scopes, confirmCost, missing) => {
  const { customer, submit, status } = await start(scopes);
  const answer = await submit({ ...(confirmCost !== undefined && { confirmCost }) });
  expect(wordsOf(answer)).toBe(`The API key does not have the scope ${missing}.`);
  expect(await status()).toBe('DRAFT');
  expect(way.changesOf(customer)).toEqual([]);
});

test('an admin with a session pays no tokens and sees that', async () => {
  const { id } = await start();
  const agent = await connectAgent(port, admin.token);
  const asked = await agent.callTool({
    name: 'submit_registration',
    arguments: { registrationId: String(id) },
  });
  expect(asked.structuredContent).toMatchObject({
    cost: '0 tokens + 49.50 USD, then 10.00 USD a month',
    tokens: 0,
  });
});
