// Protects the client from a registry that rejects, fails, hangs or cannot be reached.
import { Agent } from 'undici';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRegistryPace, type RegistryError } from '../src/index.ts';
import { brand, campaign, failureOf, type Watched, watchedClient } from './support/client.ts';
import {
  answer,
  type Behaviour,
  breakOffMidBody,
  hang,
  hangMidBody,
  loseAnswer,
  type RegistryServer,
  refuse,
  speakNonsense,
  startRegistryServer,
} from './support/registry-server.ts';

const TIMEOUT_MS = 150;

let server: RegistryServer;
let watched: Watched;

beforeAll(async () => {
  server = await startRegistryServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
  watched = watchedClient(server.baseUrl);
  return () => watched.client.close();
});

const create = () => watched.client.brands.create(brand);
const read = () => watched.client.brands.read('BEXMPL1');

type Row = {
  name: string;
  behaviour: Behaviour;
  kind: RegistryError['kind'];
  statusCode: number | null;
  /** For a creation; a read never changes anything. */
  mayHaveHappened: boolean;
  /** Number of requests that the server gets for a creation and for a read. */
  creates: number;
  reads: number;
};

const html = '<html><body>Bad gateway</body></html>';
const rows: Row[] = [
  ['rejected input', refuse(501), 'refused', 400, false, 1, 1],
  ['temporary rejection', refuse(591), 'refused', 400, false, 1, 3],
  ['internal error as a rejection', refuse(590), 'refused', 400, true, 1, 3],
  ['400 without a reason', answer(400, html), 'fault', 400, true, 1, 1],
  ['400 with an empty list', answer(400, []), 'fault', 400, true, 1, 1],
  ['401', answer(401), 'unauthorized', 401, false, 2, 2],
  ['403', answer(403), 'unauthorized', 403, false, 1, 1],
  ['429', answer(429), 'rate_limited', 429, false, 3, 3],
  ['404 of a wrong path', answer(404, html), 'fault', 404, false, 1, 1],
  ['redirect', answer(302, '', { location: 'http://127.0.0.1:9/' }), 'fault', 302, true, 1, 1],
  ['500', answer(500, html), 'fault', 500, true, 1, 3],
  ['502', answer(502), 'fault', 502, true, 1, 3],
  ['lost response', loseAnswer, 'unreachable', null, true, 1, 3],
  ['interrupted response', breakOffMidBody, 'fault', 200, true, 1, 3],
  ['nonsense instead of HTTP', speakNonsense, 'fault', null, true, 1, 1],
  ['success without JSON', answer(200, html), 'fault', 200, true, 1, 1],
  ['success without content', answer(204), 'fault', 204, true, 1, 1],
  ['success of null', answer(200, null), 'fault', 200, true, 1, 1],
  ['success without an id', answer(200, { displayName: 'Example' }), 'fault', 200, true, 1, 1],
  ['success with an invalid id', answer(200, { brandId: { $gt: '' } }), 'fault', 200, true, 1, 1],
  ['huge response', answer(200, `"${'x'.repeat(5 * 1024 * 1024)}"`), 'fault', 200, true, 1, 1],
  ['huge error response', answer(400, `"${'x'.repeat(5 * 1024 * 1024)}"`), 'fault', 400, true, 1, 1],
].map(([name, behaviour, kind, statusCode, mayHaveHappened, creates, reads]) => {
  return { name, behaviour, kind, statusCode, mayHaveHappened, creates, reads } as Row;
});

describe.each(rows)('$name', ({ behaviour, kind, statusCode, mayHaveHappened, creates, reads }) => {
  test('a creation fails with its kind, reports if it may have happened, and is then not retried', async () => {
    server.behave(behaviour);
    const error = await failureOf(create());
    expect(error).toMatchObject({ kind, statusCode, mayHaveHappened, operation: 'createBrand' });
    expect(server.seen).toHaveLength(creates);
    expect(watched.calls.map((call) => call.attempt)).toEqual(server.seen.map((_, index) => index + 1));
  });

  test('a read fails with the same kind, changed nothing, and is retried if that can help', async () => {
    server.behave(behaviour);
    const error = await failureOf(read());
    expect(error).toMatchObject({ kind, statusCode, mayHaveHappened: false });
    expect(server.seen).toHaveLength(reads);
  });
});

describe('a registry that does not respond', () => {
  beforeEach(() => {
    watched = watchedClient(server.baseUrl, { timeoutMs: TIMEOUT_MS });
    return () => watched.client.close();
  });

  test.each([
    ['not at all', hang],
    ['stops in the middle', hangMidBody],
  ])('%s: a creation fails after one attempt and may have happened', async (_, behaviour) => {
    server.behave(behaviour);
    const error = await failureOf(watched.client.campaigns.create(campaign));
    expect(error).toMatchObject({ kind: 'timeout', mayHaveHappened: true, timeoutMs: TIMEOUT_MS });
    expect(server.seen).toHaveLength(1);
  });

  test('a read is retried once after a timeout, then fails', async () => {
    server.behave(hang);
    expect(await failureOf(read())).toMatchObject({ kind: 'timeout', mayHaveHappened: false });
    expect(server.seen).toHaveLength(2);
  });

  test('a read succeeds if the second attempt gets a response', async () => {
    server.behave(hang, answer(200, { brandId: 'BEXMPL1' }));
    expect(await read()).toEqual({ brandId: 'BEXMPL1' });
  });

  test('no attempt exceeds the deadline', async () => {
    const hurried = watchedClient(server.baseUrl, { timeoutMs: 60_000, deadlineMs: TIMEOUT_MS });
    server.behave(hang);
    expect(await failureOf(hurried.client.brands.read('BEXMPL1'))).toMatchObject({
      kind: 'timeout',
      timeoutMs: TIMEOUT_MS,
    });
    expect(server.seen).toHaveLength(1);
    await hurried.client.close();
  });
});

describe('a registry that cannot be reached', () => {
  async function closedAddress(): Promise<string> {
    const gone = await startRegistryServer();
    await gone.close();
    return gone.baseUrl;
  }

  test('a refused connection proves that a creation did not happen, so it is retried', async () => {
    const { client, calls } = watchedClient(await closedAddress());
    const error = await failureOf(client.brands.create(brand));
    expect(error).toMatchObject({ kind: 'unreachable', mayHaveHappened: false });
    expect(error.message).toContain('ECONNREFUSED');
    expect(calls).toHaveLength(3);
    await client.close();
  });

  test('an address that the dispatcher forbids is rejected immediately, with the reason as its cause', async () => {
    const forbidden = new Error('address not allowed');
    const dispatcher = new Agent({ connect: (_, done) => done(forbidden, null) });
    const { client, calls } = watchedClient(server.baseUrl, { dispatcher });
    const error = await failureOf(client.brands.create(brand));
    expect(error).toMatchObject({ kind: 'unreachable', mayHaveHappened: false, cause: forbidden });
    expect(calls).toHaveLength(1);
    expect(server.seen).toHaveLength(0);
    await dispatcher.close();
  });

  test('a failed TLS handshake is unreachable, and nothing was sent', async () => {
    const { client, calls } = watchedClient(server.baseUrl.replace('http:', 'https:'));
    expect(await failureOf(client.brands.create(brand))).toMatchObject({
      kind: 'unreachable',
      mayHaveHappened: false,
    });
    expect(calls.length).toBeGreaterThan(0);
    expect(server.seen).toHaveLength(0);
    await client.close();
  });

  test('a connection that is never established times out, and its creation did not happen', async () => {
    const dispatcher = new Agent({ connect: () => undefined });
    const { client } = watchedClient(server.baseUrl, { dispatcher, timeoutMs: TIMEOUT_MS });
    const error = await failureOf(client.brands.create(brand));
    expect(error).toMatchObject({ kind: 'timeout', mayHaveHappened: false });
    expect(server.seen).toHaveLength(0);
    await dispatcher.destroy();
  });

  test('a creation that timed out while connecting is never sent later', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: connected, resolve: noteConnected } = Promise.withResolvers<void>();
    const { buildConnector } = await import('undici');
    const connect = buildConnector({});
    const dispatcher = new Agent({
      connect: (options, done) => {
        void released.then(() =>
          connect(options, (...outcome) => {
            done(...outcome);
            noteConnected();
          }),
        );
      },
    });
    const { client } = watchedClient(server.baseUrl, {
      dispatcher,
      timeoutMs: TIMEOUT_MS,
      deadlineMs: TIMEOUT_MS,
    });
    server.behave(answer(200, { brandId: 'BEXMPL1' }));
    expect(await failureOf(client.brands.create(brand))).toMatchObject({ mayHaveHappened: false });
    release();
    await connected;
    await dispatcher.close();
    expect(server.seen).toHaveLength(0);
  });
});

describe('waiting', () => {
  test('Retry-After in seconds is respected, and a creation with a 429 is retried', async () => {
    server.behave(answer(429, '', { 'retry-after': '7' }), answer(200, { brandId: 'BEXMPL1' }));
    expect(await create()).toEqual({ brandId: 'BEXMPL1' });
    expect(watched.waits).toEqual([7_000]);
  });

  test('Retry-After as a date is relative to the date of the response', async () => {
    const headers = { date: 'Fri, 20 Nov 2026 12:00:00 GMT', 'retry-after': 'Fri, 20 Nov 2026 12:00:04 GMT' };
    server.behave(answer(503, '', headers), answer(200, { brandId: 'BEXMPL1' }));
    await read();
    expect(watched.waits).toEqual([4_000]);
  });

  test('a delay beyond the deadline is not started, and the caller gets its length', async () => {
    server.behave(answer(429, '', { 'retry-after': '60' }));
    expect(await failureOf(read())).toMatchObject({ kind: 'rate_limited', retryAfterMs: 60_000 });
    expect(watched.waits).toEqual([]);
  });

  test('delays grow and differ between callers', async () => {
    server.behave(answer(500));
    await failureOf(read());
    const other = watchedClient(server.baseUrl, { random: () => 0.9 });
    await failureOf(other.client.brands.read('BEXMPL1'));
    await other.client.close();
    const [first = 0, second = 0] = watched.waits;
    expect(second).toBeGreaterThan(first);
    expect(other.waits[0]).toBeGreaterThan(first);
  });

  test('the 30 seconds after a temporary rejection are returned, not waited', async () => {
    server.behave(refuse(630));
    expect(await failureOf(watched.client.campaigns.create(campaign))).toMatchObject({
      kind: 'refused',
      retryAfterMs: 30_000,
      blamesInput: false,
    });
    expect(watched.waits).toEqual([]);
  });

  test('a 401 without cause is retried once', async () => {
    server.behave(answer(401), answer(200, { brandId: 'BEXMPL1' }));
    expect(await create()).toEqual({ brandId: 'BEXMPL1' });
    expect(watched.waits).toHaveLength(1);
  });

  test('each attempt takes a slot, and one with too long a wait fails without a call', async () => {
    const pace = createRegistryPace({ writesPerTenSeconds: 2, waitMsMax: 1_000, nowMs: () => 0 });
    const paced = watchedClient(server.baseUrl, { pace });
    server.behave(answer(401));
    await failureOf(paced.client.brands.create(brand));
    const error = await failureOf(paced.client.brands.create(brand));
    expect(error).toMatchObject({ kind: 'rate_limited', mayHaveHappened: false, statusCode: null });
    expect(error.retryAfterMs).toBe(10_000);
    expect(server.seen).toHaveLength(2);
    await paced.client.close();
  });
});

describe('reasons', () => {
  test('problems have the code, description and fields, from the newer and the older format', async () => {
    server.behave(
      answer(400, [
        { code: 501, description: 'Invalid parameter', fields: ['ein', 'companyName'] },
        { code: '503', description: 'Duplicate', field: 'referenceId' },
        { code: 999, description: null },
        'nonsense',
      ]),
    );
    const error = await failureOf(create());
    expect(error).toMatchObject({
      kind: 'refused',
      blamesInput: true,
      retryAfterMs: null,
      problems: [
        { code: 501, description: 'Invalid parameter', fields: ['ein', 'companyName'] },
        { code: 503, description: 'Duplicate', fields: ['referenceId'] },
        { code: 999, description: '', fields: [] },
      ],
    });
    expect(error.kind === 'refused' && error.hasCode(503)).toBe(true);
  });

  test('a single problem without a list is also a rejection', async () => {
    server.behave(answer(400, { code: 502, description: 'Not found' }));
    expect(await failureOf(read())).toMatchObject({ kind: 'refused', problems: [{ code: 502 }] });
  });
});
