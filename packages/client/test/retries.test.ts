// Protects retries: which calls are retried, after which delay, and that nothing happens twice.
import { expect, test } from 'vitest';
import { createTendlc, TendlcError, type TendlcOptions } from '../src/index.ts';
import { type ScriptedAnswer, scriptedServer } from './support/scripted-server.ts';

const BUSY = { status: 503, headers: { 'x-error-code': 'overloaded' }, body: { error: 'Busy.' } };
const DONE = { status: 200, body: { success: true } };

async function clientOf(answers: readonly ScriptedAnswer[], options: Partial<TendlcOptions> = {}) {
  const waits: number[] = [];
  const server = await scriptedServer(answers);
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
  };
  const client = createTendlc({ baseUrl: server.url, wait, ...(options as object) });
  return { client, waits, seen: server.seen };
}

const failureOf = (call: PromiseLike<unknown>): Promise<TendlcError> =>
  Promise.resolve(call).then(
    () => {
      throw new Error('the call succeeded');
    },
    (error: TendlcError) => error,
  );

const PASSING: [string, ScriptedAnswer][] = [
  ['429', { status: 429 }],
  ['502', { status: 502 }],
  ['503', BUSY],
  ['504', { status: 504 }],
  ['a broken connection', 'broken'],
];
test.each(PASSING)('a tool call survives %s twice', async (_, failure) => {
  const { client, seen, waits } = await clientOf([failure, failure, DONE]);
  const { meta } = await client.tools.messageValidator({ message: 'Hello' }).withMeta();
  expect(meta.attempts).toBe(3);
  expect(seen).toHaveLength(3);
  expect(waits).toHaveLength(2);
});

test('all attempts of a call have one key and one body, and the next call has another key', async () => {
  const { client, seen } = await clientOf([BUSY, BUSY, DONE, DONE]);
  await client.tools.messageValidator({ message: 'Hello' });
  await client.tools.messageValidator({ message: 'Hello' });
  const keys = seen.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys).toEqual([keys[0], keys[0], keys[0], keys[3]]);
  expect(keys[3]).not.toBe(keys[0]);
  expect(new Set(seen.map(({ body }) => body))).toEqual(new Set(['{"message":"Hello"}']));
});

test('a caller’s key is used unchanged', async () => {
  const { client, seen } = await clientOf([DONE]);
  await client.brands.delete('B1', { idempotencyKey: 'order-7' });
  expect(seen[0]?.headers['idempotency-key']).toBe('order-7');
});

test('operations that cost and register nothing have no key', async () => {
  const { client, seen } = await clientOf([DONE]);
  await client.auth.login({ email: 'dana@copperkettle.example', password: 'x' });
  await client.brands.list();
  expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, undefined]);
});

test('a POST that could happen twice is sent once', async () => {
  const { client, seen } = await clientOf([BUSY, DONE]);
  expect(await failureOf(client.apiKeys.create({ name: 'Till' }))).toMatchObject({
    status: 503,
    attempts: 1,
  });
  expect(seen).toHaveLength(1);
});

test.each([400, 401, 402, 403, 404, 409, 422, 500])('%i is returned without a retry', async (status) => {
  const { client, seen } = await clientOf([{ status }, DONE]);
  expect(await failureOf(client.brands.get(1))).toMatchObject({ status });
  expect(seen).toHaveLength(1);
});

test('a call is not retried if the registry rejects the credentials', async () => {
  const refused = { status: 502, headers: { 'x-error-code': 'registry_login_refused' } };
  const { client, seen } = await clientOf([refused, DONE]);
  expect(await failureOf(client.brands.feedback(1))).toMatchObject({ code: 'registry_login_refused' });
  expect(seen).toHaveLength(1);
});

test('a call waits for an earlier attempt in progress', async () => {
  const underWay = { status: 409, headers: { 'x-error-code': 'idempotency_key_in_use', 'retry-after': '1' } };
  const { client, waits } = await clientOf(['broken', underWay, DONE]);
  await client.tools.templateLibrary();
  expect(waits[1]).toBeGreaterThanOrEqual(1_000);
});

test('retries are limited, by default and by the caller, and the last error is returned', async () => {
  const { client, seen } = await clientOf([BUSY]);
  expect(await failureOf(client.brands.list())).toMatchObject({
    status: 503,
    code: 'overloaded',
    attempts: 3,
  });
  expect(await failureOf(client.brands.list({}, { retriesMax: 0 }))).toMatchObject({ attempts: 1 });
  expect(seen).toHaveLength(4);
});

test('delays grow and have jitter', async () => {
  const { client, waits } = await clientOf([BUSY], { retriesMax: 8 });
  await failureOf(client.health.live());
  const bounds = [500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000, 8_000];
  expect(
    waits.map((wait, index) => wait >= (bounds[index] ?? 0) / 2 && wait <= (bounds[index] ?? 0)),
  ).toEqual(bounds.map(() => true));
});

test('Retry-After is respected, in seconds and as a date', async () => {
  const at = new Date(Date.now() + 20_000).toUTCString();
  const { client, waits } = await clientOf([
    { status: 429, headers: { 'retry-after': '7' } },
    { status: 429, headers: { 'retry-after': at } },
    DONE,
  ]);
  await client.health.live();
  expect(waits[0]).toBe(7_000);
  expect(waits[1]).toBeGreaterThan(15_000);
  expect(waits[1]).toBeLessThanOrEqual(20_000);
});

test('a long delay is left to the caller', async () => {
  const { client, seen } = await clientOf([{ status: 429, headers: { 'retry-after': '900' } }, DONE]);
  expect(await failureOf(client.health.live())).toMatchObject({ status: 429, retryAfterMs: 900_000 });
  expect(seen).toHaveLength(1);
});

test('an attempt without a response times out and is retried', async () => {
  const { client, seen } = await clientOf(['silent', DONE], { timeoutMs: 50 });
  await client.health.live();
  expect(seen).toHaveLength(2);
  const silent = await clientOf(['silent'], { timeoutMs: 50, retriesMax: 0 });
  expect(await failureOf(silent.client.health.live())).toMatchObject({ status: 0, code: 'timed_out' });
});

test('a call that the caller aborts fails with the caller’s reason and is not retried', async () => {
  const controller = new AbortController();
  const reason = new Error('enough');
  const { client, seen } = await clientOf([() => controller.abort(reason)]);
  await expect(client.health.live({ signal: controller.signal })).rejects.toBe(reason);
  expect(seen).toHaveLength(1);
  await expect(client.health.live({ signal: controller.signal })).rejects.toBe(reason);
  expect(seen).toHaveLength(1);
});

test('a delay between attempts ends when the caller aborts the call', async () => {
  const controller = new AbortController();
  const server = await scriptedServer([{ status: 503, headers: { 'retry-after': '20' } }]);
  const client = createTendlc({
    baseUrl: server.url,
    fetch: async (...request) => {
      const response = await fetch(...request);
      setImmediate(() => controller.abort(new Error('enough')));
      return response;
    },
  });
  await expect(client.health.live({ signal: controller.signal })).rejects.toThrow('enough');
});

test('a proxy’s response returns an error with its status, even if it is not JSON', async () => {
  const { client } = await clientOf([
    { status: 500, body: '<h1>Oops</h1>' },
    { status: 200, body: '<h1>Hi</h1>' },
  ]);
  expect(await failureOf(client.health.live())).toMatchObject({
    status: 500,
    code: 'unreadable_answer',
    message: 'The service answered 500.',
  });
  expect(await failureOf(client.health.live())).toMatchObject({ status: 200, code: 'unreadable_answer' });
});

test('a redirect returns an error, so the credential is not sent elsewhere', async () => {
  const { client, seen } = await clientOf([{ status: 308, headers: { location: 'http://127.0.0.1:9/' } }], {
    apiKey: 'secret',
  });
  expect((await failureOf(client.health.live())).message).toContain('baseUrl');
  expect(seen).toHaveLength(1);
});

test('an error never contains the credential', async () => {
  const { client } = await clientOf(['broken'], { apiKey: 'tdl_very_secret', retriesMax: 0 });
  const error = await failureOf(client.brands.list());
  expect(error).toBeInstanceOf(TendlcError);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error)) + String(error.stack)).not.toContain(
    'very_secret',
  );
});

test('an error that is handled once is not reported as unhandled', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  const { client } = await clientOf([{ status: 404 }]);
  await expect(client.brands.get(1).withMeta()).rejects.toBeInstanceOf(TendlcError);
  await expect(client.brands.get(1)).rejects.toBeInstanceOf(TendlcError);
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});
