// Protects the faults on demand: they affect only the matching calls, as often as requested, with or without effect.
import { expect, test } from 'vitest';
import {
  accountIn,
  brandOf,
  campaignOf,
  type Caller,
  codesOf,
  judgedBrand,
  startTestSandbox,
} from './support/sandbox.ts';

const CREATE = { method: 'POST', path: '/brand/nonBlocking' };

const countOf = async (account: Caller) => (await account.call('GET', '/brand')).body.totalRecords;
const create = (account: Caller, changes: Record<string, unknown> = {}) =>
  account.call('POST', '/brand/nonBlocking', brandOf(changes));

/** The caller's result of a call without a response. */
const outcome = (call: Promise<unknown>, patienceMs = 150) =>
  Promise.race([
    call.then(
      () => 'answered',
      () => 'cut',
    ),
    new Promise<string>((resolve) => void setTimeout(() => resolve('silent'), patienceMs)),
  ]);

test.each([
  ['an error of the registry', { do: 'error', code: 590 }, 0],
  ['an error after it was processed', { do: 'error', code: 503, processed: true }, 1],
  ['an unknown code', { do: 'error', code: 999, description: 'Odd' }, 0],
] as const)('%s', async (_what, action, brands) => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  sandbox.control.fault(CREATE, action);
  expect(codesOf(await create(account))).toEqual([action.code]);
  expect(await countOf(account)).toBe(brands);
  expect((await create(account)).status).toBe(200);
});

test('an HTTP status with a Retry-After', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  sandbox.control.fault({}, { do: 'status', status: 429, retryAfterSeconds: 7 });
  const reply = await create(account);
  expect([reply.status, reply.headers.get('retry-after'), reply.body]).toEqual([429, '7', '']);
});

test.each([
  ['drop', false, 'cut'],
  ['drop', true, 'cut'],
  ['hang', false, 'silent'],
  ['hang', true, 'silent'],
] as const)('%s, processed: %s', async (action, processed, seen) => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  sandbox.control.fault(CREATE, { do: action, processed });
  expect(await outcome(create(account))).toBe(seen);
  expect(await countOf(account)).toBe(processed ? 1 : 0);
});

test('a late response arrives after its effect, unless the effect is also late', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  for (const [processed, brandsMeanwhile] of [
    [true, 1],
    [false, 1],
  ] as const) {
    sandbox.control.fault(CREATE, { do: 'late', delayMs: 300, processed });
    const call = create(account);
    expect(await outcome(call, 100)).toBe('silent');
    expect(await countOf(account)).toBe(brandsMeanwhile);
    expect((await call).status).toBe(200);
  }
  expect(await countOf(account)).toBe(2);
});

test('nonsense is 200 without JSON', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  sandbox.control.fault({}, { do: 'nonsense' });
  const { status, body } = await create(account);
  expect([status, typeof body]).toEqual([200, 'string']);
});

test('a fault affects only its method, path, account and body, and only as often as it says', async () => {
  const sandbox = await startTestSandbox();
  const [mine, other] = [accountIn(sandbox, 'sandbox-mine'), accountIn(sandbox, 'sandbox-other')];
  const filter = { ...CREATE, sid: 'sandbox-mine', bodyContains: '"displayName":"Target"' };
  sandbox.control.fault(filter, { do: 'error', code: 591 }, 2);
  expect((await create(mine)).status).toBe(200);
  expect((await create(other, { displayName: 'Target' })).status).toBe(200);
  const statuses = [];
  for (let times = 0; times < 3; times += 1) {
    statuses.push((await create(mine, { displayName: 'Target' })).status);
  }
  expect(statuses).toEqual([400, 400, 200]);
  expect(sandbox.control.faults()).toEqual([]);
});

test('a star stands for one segment of a path, two for any number', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const brandId = await judgedBrand(sandbox, account);
  sandbox.control.fault({ path: '/brand/*' }, { do: 'error', code: 590 });
  expect((await account.call('GET', `/brand/feedback/${brandId}`)).status).toBe(200);
  expect((await account.call('GET', `/brand/${brandId}`)).status).toBe(400);
  sandbox.control.fault({ path: '/brand/**' }, { do: 'error', code: 590 });
  expect((await account.call('GET', `/brand/feedback/${brandId}`)).status).toBe(400);
});

test('a record that requests a fault by its text gets it once, so a retry can succeed', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const dropped = brandOf({ displayName: 'Kettle, answer dropped' });
  const send = () => account.call('POST', '/brand/nonBlocking', dropped);
  expect(await outcome(send())).toBe('cut');
  expect(await countOf(account)).toBe(1);
  expect(codesOf(await send())).toEqual([503]);
  const lost = brandOf({ displayName: 'Kettle, request dropped' });
  expect(await outcome(account.call('POST', '/brand/nonBlocking', lost))).toBe('cut');
  expect((await account.call('POST', '/brand/nonBlocking', lost)).status).toBe(200);
  const busy = brandOf({ displayName: 'Kettle HTTP status 503' });
  expect((await account.call('POST', '/brand/nonBlocking', busy)).status).toBe(503);
  expect((await account.call('POST', '/brand/nonBlocking', busy)).status).toBe(200);
  const refused = brandOf({ displayName: 'Kettle', ein: '000009554' });
  for (let times = 0; times < 2; times += 1) {
    expect(codesOf(await account.call('POST', '/brand/nonBlocking', refused))).toEqual([554]);
  }
});

test('a campaign requests a fault by its description', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const brandId = await judgedBrand(sandbox, account);
  const description = 'Answers to questions about orders; for the trial with registry error 591.';
  expect(
    codesOf(await account.call('POST', '/campaignBuilder', campaignOf(brandId, { description }))),
  ).toEqual([591]);
});
