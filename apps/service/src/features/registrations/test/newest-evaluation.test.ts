// A submission relies on the newest evaluation of its revision, whichever one it names (G-91).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS } from '../../../../test/support/clock.ts';
import { type Customer, startRegistry, type TestRegistry } from '../../../../test/support/registry.ts';
import { startService, type TestService } from '../../../../test/support/service.ts';
import { packetOf, startPractice } from '../../evaluations/test/support/dentist.ts';
import { type Evaluating, evaluatingWith } from '../../evaluations/test/support/evaluating.ts';
import { resolve } from '../../page-checks/test/support/sites.ts';

let registry: TestRegistry;
let service: TestService;
let customer: Customer;
let calls: Evaluating;
beforeAll(async () => {
  registry = await startRegistry();
  service = await startService({ environment: registry.environment, resolve });
  customer = await registry.customer(service);
  calls = evaluatingWith(service);
});
afterAll(async () => {
  await service.close();
  await registry.close();
});

const submit = (id: number, evaluationId: number) =>
  service.call('POST', `/v1/registrations/${id}/submissions`, { evaluationId }, customer);

test('G-91 an older verdict of the same revision passes nothing; a newer one does', async () => {
  const practice = await startPractice();
  const { id } = await calls.create(customer, packetOf(practice));
  const ready = await calls.evaluate(customer, id);
  expect(ready.verdict).toBe('ready');
  const policy = practice.pages['/privacy'];
  practice.pages['/privacy'] = policy.replace('We do not share', 'We may sell and share with partners');
  service.clock.advance(MINUTE_MS + 1_000);
  const worse = await calls.evaluate(customer, id);
  expect([worse.revision, worse.verdict]).not.toEqual([ready.revision, 'ready']);
  const refused = await submit(id, ready.id);
  expect([refused.status, refused.headers['x-error-code']]).toEqual([409, 'not_ready']);
  expect(refused.body.error).toContain('pages.privacyPolicy');
  expect(registry.callsOf(customer.sid)).toEqual([]);
  practice.pages['/privacy'] = policy;
  service.clock.advance(MINUTE_MS + 1_000);
  expect((await calls.evaluate(customer, id)).verdict).toBe('ready');
  expect((await submit(id, worse.id)).status).toBe(202);
});

test('G-91 an evaluation of another registration or revision is none', async () => {
  const practice = await startPractice();
  const { id } = await calls.create(customer, packetOf(practice));
  const { id: other } = await calls.create(customer, packetOf(practice));
  const earlier = await calls.evaluate(customer, id, { fetchPages: false });
  const foreign = await calls.evaluate(customer, other, { fetchPages: false });
  await calls.patch(customer, id, { brand: { city: 'Salem' } });
  await calls.evaluate(customer, id, { fetchPages: false });
  for (const named of [earlier, foreign]) {
    expect((await submit(id, named.id)).headers['x-error-code']).toBe('not_evaluated');
  }
});
