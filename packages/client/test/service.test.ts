// Protects the client against the real service: responses, costs, pages, errors and the stream.
import { expect, test } from 'vitest';
import { waitFor } from '../../../apps/service/test/support/wait.ts';
import { brandRequest } from '../../../apps/service/test/support/registrations.ts';
import { createTendlc, type CreateBrandRequest, type StreamedEvent, TendlcError } from '../src/index.ts';
import { runningService } from './support/running-service.ts';

const running = runningService();

async function keyedClient(balance?: number) {
  const customer = await running.customer(balance);
  return { customer, client: createTendlc({ baseUrl: running.url, apiKey: customer.apiKey }) };
}

const brand = () => brandRequest() as unknown as CreateBrandRequest;

test('a call returns the response, and its cost separately', async () => {
  const { client } = await keyedClient(5);
  const message = 'Copper Kettle: your table is ready. Reply STOP to opt out.';
  const { data, meta } = await client.tools.messageValidator({ message }).withMeta();
  expect(data).toMatchObject({ success: true, tool: 'message-validator', balanceAfter: 4 });
  expect(meta).toMatchObject({ status: 200, tokenCost: 1, tokenBalance: 4, isReplayed: false, attempts: 1 });
  expect(meta.requestId).toMatch(/^[\w-]{8,64}$/);
  expect((await client.tokens.balance()).balance).toBe(4);
});

test('the same key costs once', async () => {
  const { client } = await keyedClient(5);
  const options = { idempotencyKey: 'order-4471' };
  const first = await client.validate({ message: 'Hello' }, options).withMeta();
  const second = await client.validate({ message: 'Hello' }, options).withMeta();
  expect([first.meta.isReplayed, second.meta.isReplayed]).toEqual([false, true]);
  expect(second.data).toEqual(first.data);
  expect((await client.tokens.balance()).balance).toBe(4);
});

test('a retry fetches the lost response of a registration: one brand, one token', async () => {
  const customer = await running.customer(5);
  let lost = 0;
  const lossy: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    if (lost === 0) {
      lost += 1;
      await response.text();
      throw new TypeError('the connection broke off');
    }
    return response;
  };
  const client = createTendlc({
    baseUrl: running.url,
    apiKey: customer.apiKey,
    fetch: lossy,
    wait: async () => undefined,
  });
  const { meta } = await client.brands.create(brand()).withMeta();
  expect(meta).toMatchObject({ attempts: 2, isReplayed: true });
  expect((await client.tokens.balance()).balance).toBe(4);
  expect((await client.brands.list()).pagination.total).toBe(1);
});

test('errors have the status, the code, the message and the request id', async () => {
  const { client } = await keyedClient(0);
  const refused = await client.tools.messageValidator({ message: 'Hello' }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(TendlcError);
  expect(refused).toMatchObject({ status: 402, code: 'insufficient_tokens', attempts: 1 });
  expect((refused as TendlcError).requestId).toMatch(/^[\w-]{8,64}$/);
  const wrong = { message: 5 } as unknown as { message: string };
  await expect(client.tools.messageValidator(wrong)).rejects.toMatchObject({
    status: 400,
    code: 'validation_failed',
    message: expect.stringContaining('message:') as string,
  });
  await expect(createTendlc({ baseUrl: running.url }).tokens.balance()).rejects.toMatchObject({
    code: 'unauthorized',
  });
});

test('a list returns all entries once, with any kind of paging', async () => {
  const { client } = await keyedClient(40);
  const created: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    created.push((await client.brands.create(brand())).localId);
  }
  const ids: number[] = [];
  for await (const { localId } of client.brands.iterate({ limit: 10 })) {
    ids.push(localId);
  }
  expect(ids).toEqual(created.toReversed());

  const rows: number[] = [];
  for await (const { id } of client.tokens.iterateHistory({ limit: 5 })) {
    rows.push(id);
  }
  expect(new Set(rows).size).toBe(rows.length);
  expect(rows).toHaveLength((await client.tokens.history()).total);
});

/** The first connection ends after a message that has these words, like a proxy that closes the connection. */
function breakOnceAfter(words: string): { fetch: typeof fetch; countConnections(): number } {
  let connections = 0;
  return {
    countConnections: () => connections,
    async fetch(input, init) {
      connections += 1;
      const response = await fetch(input, init);
      if (connections > 1) {
        return response;
      }
      const reader = (response.body as ReadableStream<Uint8Array>).getReader();
      const cut = new ReadableStream<Uint8Array>({
        async pull(controller) {
          const { value = new Uint8Array() } = await reader.read();
          controller.enqueue(value);
          if (new TextDecoder().decode(value).includes(words)) {
            controller.close();
            await reader.cancel();
          }
        },
      });
      return new Response(cut, response);
    },
  };
}

test('the list and the stream return typed events, and the stream resumes after a disconnect', async () => {
  const { client, customer } = await keyedClient();
  const record = (balance: number) =>
    running.service.deps.app.customerEvents.record({
      userId: customer.id,
      type: 'tokens.low',
      data: { balance },
    });
  await record(1);
  await record(2);

  const listed: unknown[] = [];
  for await (const event of client.events.iterate({ limit: 1 })) {
    listed.push(event.data);
  }
  expect(listed).toEqual([{ balance: 1 }, { balance: 2 }]);

  const breaking = breakOnceAfter('data:');
  const streaming = createTendlc({
    baseUrl: running.url,
    apiKey: customer.apiKey,
    fetch: breaking.fetch,
    wait: async () => undefined,
  });
  const controller = new AbortController();
  const seen: StreamedEvent[] = [];
  let opened = 0;
  const reading = (async () => {
    const options = { signal: controller.signal, onOpen: () => (opened += 1) };
    for await (const streamed of streaming.events.stream(options)) {
      seen.push(streamed);
    }
  })();
  await waitFor(() => (opened > 0 ? true : undefined), 'the stream to open');
  await record(3);
  await waitFor(() => (seen.length === 1 ? true : undefined), 'the first event');
  await record(4);
  await waitFor(() => (seen.length === 2 ? true : undefined), 'the second event');
  controller.abort();
  await reading;
  expect(seen.map(({ event }) => event.data)).toEqual([{ balance: 3 }, { balance: 4 }]);
  expect(breaking.countConnections()).toBe(2);

  const [first] = seen;
  for await (const { event } of client.events.stream({ after: first?.cursor })) {
    expect(event.id).toBe(seen[1]?.event.id);
    break;
  }
});

test('an event between two connections is not lost, also if the first one broke before any event', async () => {
  const { customer } = await keyedClient();
  const breaking = breakOnceAfter('id:');
  const { customerEvents } = running.service.deps.app;
  const streaming = createTendlc({
    baseUrl: running.url,
    apiKey: customer.apiKey,
    fetch: breaking.fetch,
    wait: () => customerEvents.record({ userId: customer.id, type: 'tokens.low', data: { balance: 5 } }),
  });
  for await (const { event } of streaming.events.stream()) {
    expect(event.data).toEqual({ balance: 5 });
    break;
  }
  expect(breaking.countConnections()).toBe(2);
});

test('a rejected stream returns an error and does not retry forever', async () => {
  const client = createTendlc({ baseUrl: running.url, apiKey: 'wrong' });
  const read = async () => {
    for await (const _ of client.events.stream()) {
      throw new Error('an event came');
    }
  };
  await expect(read()).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
});

test('a substitute for the registry can deliver a callback', async () => {
  const { client, customer } = await keyedClient();
  const body = JSON.stringify({ eventType: 'BRAND_UPDATE' });
  const signature = new Uint8Array(
    await crypto.subtle.sign(
      'HMAC',
      await crypto.subtle.importKey(
        'raw',
        new TextEncoder().encode(customer.webhookSecret),
        { name: 'HMAC', hash: 'SHA-256' },
        false,
        ['sign'],
      ),
      new TextEncoder().encode(body),
    ),
  ).toHex();
  const headers = { 'x-tcr-webhook-signature': signature };
  await expect(client.registry.receiveCallback(customer.webhookToken, body, { headers })).resolves.toEqual({
    success: true,
  });
});
