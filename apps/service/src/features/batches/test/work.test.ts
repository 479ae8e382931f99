// Protects that the rows of a batch are evaluated and submitted once each, for a confirmed cost, and can be paused and cancelled
// at any time (G-88).
import type { RegistrationBatch } from '@tendlc/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectLedgerInvariants } from '../../../../test/support/ledger-invariants.ts';
import { type Customer, startRegistry, type TestRegistry } from '../../../../test/support/registry.ts';
import { startService, type TestService } from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';
import { type Batches, batchesOf, csvOf, registrationsOf, rowOf } from './support/files.ts';
import { judgeReady } from './support/verdicts.ts';

let registry: TestRegistry;
let service: TestService;
let batches: Batches;
beforeAll(async () => {
  registry = await startRegistry();
  service = await startService({ environment: registry.environment });
  batches = batchesOf(service);
});
afterAll(async () => {
  await service.close();
  await registry.close();
});

const names = (count: number, start: string) =>
  Array.from({ length: count }, (_, index) => `${start}${index}`);

/** A batch whose rows are all ready. */
async function readyBatch(customer: Customer, count: number, start: string): Promise<RegistrationBatch> {
  const batch = await batches.upload(customer, csvOf(names(count, start).map((name) => rowOf(name))));
  await judgeReady(service, customer);
  return batches.read(customer, batch.id);
}

const createdNames = ({ sid }: Customer): string[] =>
  registry
    .callsOf(sid)
    .filter(({ method, path }) => method === 'POST' && path === '/brand/nonBlocking')
    .map(({ body }) => (body as { displayName: string }).displayName);

/** The clock moves with each look, so that the next row is due. */
const waitInTime: typeof waitFor = (probe, what, timeoutMs) =>
  waitFor(
    async () => {
      const result = await probe();
      if (result === undefined) {
        service.clock.advance(200);
      }
      return result;
    },
    what,
    timeoutMs,
  );

const charges = async ({ id }: Customer, tool: string) =>
  (await service.ledgerOf(id)).filter(({ tool_name: name }) => name === tool);

test('G-88 an evaluation costs a token for each row, and what is wrong stands in the rows', async () => {
  const customer = await registry.customer(service, { balance: 5 });
  const rows = [rowOf('e1', { 'brand.website': '', 'brand.ein': '' }), rowOf('e2', { 'brand.website': '' })];
  const { id } = await batches.upload(customer, csvOf(rows));
  expect(await batches.evaluate(customer, id)).toMatchObject({ status: 202 });
  const batch = await batches.settle(customer, id);
  expect(batch).toMatchObject({ status: 'READY', remaining: 0, counts: { NOT_READY: 2 } });
  expect(await charges(customer, 'registration-evaluation')).toHaveLength(2);
  const [first] = await batches.rows(customer, id);
  expect(first).toMatchObject({ brandName: 'Bakery e1', customer: null });
  expect(first?.problems.map(({ column }) => column)).toContain('brand.ein');
  expect(await batches.report(customer, id)).toContain('brand.ein: ');
  const { registrations } = await registrationsOf(service, customer);
  expect(registrations.map((each: { lastEvaluation: unknown }) => each.lastEvaluation !== null)).toEqual([
    true,
    true,
  ]);
  await expectLedgerInvariants(service.deps.db);
});

test('G-88 with too few tokens for all rows, nothing is evaluated', async () => {
  const customer = await registry.customer(service, { balance: 1 });
  const { id } = await batches.upload(customer, csvOf(names(3, 't').map((name) => rowOf(name))));
  expect(await batches.evaluate(customer, id)).toMatchObject({ status: 402 });
  expect(await batches.read(customer, id)).toMatchObject({ status: 'READY', counts: { DRAFT: 3 } });
  expect(await charges(customer, 'registration-evaluation')).toEqual([]);
});

test('G-118 tokens that run out on the way pause the batch; it goes on when it is asked to', async () => {
  const customer = await registry.customer(service, { balance: 3 });
  const { id } = await batches.upload(
    customer,
    csvOf(names(3, 'u').map((name) => rowOf(name, { 'brand.website': '' }))),
  );
  await service.deps.db
    .updateTable('registration_batches')
    .set({ next_at: new Date('2100-01-01') })
    .where('id', '=', id)
    .execute();
  expect(await batches.evaluate(customer, id)).toMatchObject({ status: 202 });
  await service.call('POST', '/v1/tokens/use', { toolName: 'other', amount: 2 }, customer);
  const stopped = await batches.settle(customer, id);
  const evaluated = (await charges(customer, 'registration-evaluation')).length;
  expect(stopped).toMatchObject({
    status: 'PAUSED',
    stoppedBecause: expect.stringContaining('Insufficient tokens'),
  });
  await service.deps.app.ledger.credit({
    email: customer.email,
    amount: 10,
    orderId: customer.id * 1_000 + 77,
  });
  expect(await batches.evaluate(customer, id)).toMatchObject({
    status: 202,
    body: { batch: { stoppedBecause: null } },
  });
  expect(await batches.settle(customer, id)).toMatchObject({ status: 'READY', counts: { NOT_READY: 3 } });
  expect(evaluated).toBeLessThan(3);
});

test('G-88 a submission wants its cost confirmed, and names it', async () => {
  const customer = await registry.customer(service);
  const { id, cost } = await readyBatch(customer, 3, 'c');
  expect(cost).toEqual({ tokens: 3, registryFees: 13.5, monthlyFees: 0 });
  for (const confirmCost of [undefined, { tokens: 3, registryFees: 13 }, { tokens: 2, registryFees: 13.5 }]) {
    const answer = await batches.submit(customer, id, { confirmCost });
    expect(answer).toMatchObject({ status: 409, headers: { 'x-error-code': 'cost_not_confirmed' } });
    expect(answer.body.error).toContain('3 tokens and 13.50 USD');
  }
  expect(createdNames(customer)).toEqual([]);
  expect(await charges(customer, 'createBrand')).toEqual([]);
});

test('G-88 ready rows are submitted once each, others are left out; the report has the IDs of the registry', async () => {
  const customer = await registry.customer(service);
  const { id, cost } = await readyBatch(customer, 4, 's');
  await service.call(
    'PATCH',
    `/v1/registrations/${(await batches.rows(customer, id))[3]?.registrationId}`,
    { brand: { city: 'Waco' } },
    customer,
  );
  const { cost: ofThree } = await batches.read(customer, id);
  expect(ofThree).toEqual({ tokens: 3, registryFees: 13.5, monthlyFees: 0 });
  expect(await batches.submit(customer, id, { confirmCost: cost })).toMatchObject({ status: 409 });
  const twice = await Promise.all([
    batches.submit(customer, id, { confirmCost: ofThree, ratePerMinute: 600 }),
    batches.submit(customer, id, { confirmCost: ofThree, ratePerMinute: 600 }),
  ]);
  expect(twice.map(({ status }) => status)).toContain(202);
  const done = await waitInTime(async () => {
    const batch = await batches.read(customer, id);
    return batch.status === 'DONE' ? batch : undefined;
  }, 'the end of the batch');
  expect(done).toMatchObject({ remaining: 0, counts: { DRAFT: 1 } });
  await waitFor(() => (createdNames(customer).length >= 3 ? true : undefined), 'three brands');
  await waitFor(
    async () => ((await charges(customer, 'createBrand')).length === 3 ? true : undefined),
    'three charges',
  );
  expect(createdNames(customer).toSorted()).toEqual(['Bakery s0', 'Bakery s1', 'Bakery s2']);
  await waitFor(
    async () =>
      (await batches.report(customer, id)).match(/,B[A-Z0-9]{6},/g)?.length === 3 ? true : undefined,
    'IDs',
  );
  await expectLedgerInvariants(service.deps.db);
});

test('G-88 a paused submission sends nothing more, goes on with the rest, and a cancelled one never does', async () => {
  const customer = await registry.customer(service);
  const { id, cost } = await readyBatch(customer, 6, 'p');
  await batches.submit(customer, id, { confirmCost: cost, ratePerMinute: 60 });
  await waitInTime(() => (createdNames(customer).length >= 2 ? true : undefined), 'two brands');
  expect(await batches.change(customer, id, { status: 'PAUSED' })).toMatchObject({ status: 200 });
  const submitted = async () => (await batches.read(customer, id)).counts.SUBMITTED;
  // A row that was begun before the pause is finished.
  await waitFor(async () => {
    const { lease_id: lease } = await service.deps.db
      .selectFrom('registration_batches')
      .select('lease_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return lease === null ? true : undefined;
  }, 'the end of the row in work');
  const held = await submitted();
  service.clock.advance(10 * 60_000);
  await service.deps.sweep();
  expect(await submitted()).toBe(held);
  expect(await batches.read(customer, id)).toMatchObject({ status: 'PAUSED', cost });

  expect(await batches.change(customer, id, { status: 'SUBMITTING', ratePerMinute: 30 })).toMatchObject({
    status: 200,
  });
  await waitInTime(async () => ((await submitted()) > held ? true : undefined), 'one more');
  expect(await batches.change(customer, id, { status: 'CANCELLED' })).toMatchObject({ status: 200 });
  const ended = await batches.read(customer, id);
  expect(ended).toMatchObject({ status: 'CANCELLED', remaining: 0 });
  service.clock.advance(10 * 60_000);
  await service.deps.sweep();
  expect((await batches.read(customer, id)).counts).toEqual(ended.counts);
  expect(await batches.submit(customer, id, { confirmCost: cost })).toMatchObject({ status: 409 });
});

test('G-88 the rate is kept: the clock decides when the next row goes out', async () => {
  const customer = await registry.customer(service);
  const { id, cost } = await readyBatch(customer, 3, 'r');
  await batches.submit(customer, id, { confirmCost: cost, ratePerMinute: 1 });
  const submitted = async () => 3 - (await batches.read(customer, id)).remaining;
  await waitFor(async () => ((await submitted()) === 1 ? true : undefined), 'the first row');
  await service.deps.sweep();
  expect(await submitted()).toBe(1);
  service.clock.advance(61_000);
  await waitFor(async () => ((await submitted()) === 2 ? true : undefined), 'the second row');
});

test('G-88 without credentials, nothing is submitted', async () => {
  const user = await service.registerWithBalance(20);
  const { id } = await batches.upload(user, csvOf([rowOf('x')]));
  await judgeReady(service, user);
  const { cost } = await batches.read(user, id);
  expect(await batches.submit(user, id, { confirmCost: cost })).toMatchObject({ status: 403 });
  expect(await batches.read(user, id)).toMatchObject({ status: 'READY', counts: { READY: 1 } });
});
