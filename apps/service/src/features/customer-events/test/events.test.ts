// Protects the event list and stream: they contain exactly the user's events, in order and once.
import { expect, test } from 'vitest';
import type { DatabaseTransaction } from '../../../db/tables.ts';
import { eventOf, recordEvent } from '../../../../test/support/events.ts';
import { listen } from '../../../../test/support/raw-http.ts';
import {
  DATABASES,
  serviceForTest,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';

const happen = (service: TestService, user: TestUser, index: number) =>
  recordEvent(service, user.id, 'brand.score_changed', { index });
const read = (service: TestService, user: TestUser, query = '') =>
  service.call('GET', `/v1/events${query}`, undefined, user);
const indexesOf = (events: { data: { index: number } }[]) => events.map(({ data }) => data.index);

test('pages continue where the last one ended, oldest first, without other users’ events', async () => {
  const service = await serviceForTest();
  const [user, other] = await Promise.all([service.register(), service.register()]);
  for (let index = 0; index < 5; index += 1) {
    await happen(service, user, index);
    await happen(service, other, 100 + index);
  }
  const first = await read(service, user, '?limit=3');
  expect(indexesOf(first.body.events)).toEqual([0, 1, 2]);
  const second = await read(service, user, `?after=${first.body.cursor}`);
  expect(indexesOf(second.body.events)).toEqual([3, 4]);
  const third = await read(service, user, `?after=${second.body.cursor}`);
  expect(third.body).toEqual({ success: true, events: [], cursor: second.body.cursor });
  const newest = await read(service, user, '?newest=true&limit=2');
  expect(indexesOf(newest.body.events)).toEqual([3, 4]);
  expect(newest.body.cursor).toBe(second.body.cursor);
  for (const query of ['?limit=0', '?limit=101', '?after=-1', '?after=x']) {
    expect((await read(service, user, query)).status).toBe(400);
  }
});

test.each(DATABASES.filter((database) => database === 'server'))(
  'an event that commits after a later one is not skipped (%s)',
  async (database) => {
    const service = await serviceForTest({ database });
    const user = await service.register();
    const indexesAfter = async (cursor: number) => {
      const { body } = await read(service, user, `?after=${cursor}`);
      return { indexes: indexesOf(body.events), cursor: body.cursor as number };
    };
    await happen(service, user, 0);
    const { transaction, commit } = await openTransaction(service);
    const slow = { userId: user.id, ...eventOf('brand.score_changed', { index: 1 }) };
    await service.deps.app.customerEvents.record(slow, { transaction });
    await happen(service, user, 2);
    const first = await indexesAfter(0);
    expect(first.indexes).toEqual([0]);
    await commit();
    expect((await indexesAfter(first.cursor)).indexes).toEqual([1, 2]);
  },
);

/** A transaction that stays open until the test commits it. */
async function openTransaction(service: TestService) {
  const opened = Promise.withResolvers<DatabaseTransaction>();
  const closing = Promise.withResolvers<void>();
  const done = service.deps.db.transaction().execute((transaction) => {
    opened.resolve(transaction);
    return closing.promise;
  });
  const commit = () => {
    closing.resolve();
    return done;
  };
  return { transaction: await opened.promise, commit };
}

/** Reads the stream until the given number of events has arrived. */
async function readStream(port: number, user: TestUser, count: number, lastEventId?: string) {
  const stop = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/v1/events/stream`, {
    headers: {
      authorization: `Bearer ${user.token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: stop.signal,
  });
  const found: { id: string; index: number }[] = [];
  const opened = Promise.withResolvers<void>();
  const done = (async () => {
    let text = '';
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      opened.resolve();
      found.length = 0;
      for (const [, id = '', data = ''] of text.matchAll(/^id: (\d+)\nevent: \S+\ndata: (.*)$/gm)) {
        found.push({ id, index: JSON.parse(data).data.index });
      }
      if (found.length >= count) {
        stop.abort();
        return;
      }
    }
  })().catch(() => undefined);
  await opened.promise;
  return { answer, found, done };
}

test('a stream sends new events, or continues after the requested event', async () => {
  const service = await serviceForTest();
  const port = await listen(service);
  const [user, other] = await Promise.all([service.register(), service.register()]);
  await happen(service, user, 0);
  const stream = await readStream(port, user, 2);
  expect(stream.answer.headers.get('content-type')).toContain('text/event-stream');
  expect(stream.answer.headers.get('x-content-type-options')).toBe('nosniff');
  await happen(service, other, 99);
  await happen(service, user, 1);
  await happen(service, user, 2);
  await stream.done;
  expect(stream.found.map(({ index }) => index)).toEqual([1, 2]);
  await happen(service, user, 3);
  const again = await readStream(port, user, 2, stream.found[0]?.id);
  await again.done;
  expect(again.found.map(({ index }) => index)).toEqual([2, 3]);
});

test('a stream ends before the first event after its key or session is revoked', async () => {
  const service = await serviceForTest();
  const port = await listen(service);
  const user = await service.register();
  const request = { name: 'looks on', scopes: ['registry:read'] };
  const { key, apiKey } = (await service.call('POST', '/v1/api-keys', request, user)).body;
  const ended = [
    { stream: await readStream(port, { ...user, token: key }, 2), how: 'revoked' },
    { stream: await readStream(port, user, 2), how: 'voided' },
  ];
  await service.call('DELETE', `/v1/api-keys/${apiKey.id}`, undefined, user);
  const validFrom = Math.floor(service.clock.now().getTime() / 1000) + 60;
  await service.deps.db
    .updateTable('users')
    .set({ sessions_valid_from_seconds: validFrom })
    .where('id', '=', user.id)
    .execute();
  await happen(service, user, 1);
  for (const { stream, how } of ended) {
    await stream.done;
    expect(stream.found, how).toEqual([]);
  }
});

test('a user can open at most ten streams', async () => {
  const service = await serviceForTest();
  const port = await listen(service);
  const user = await service.register();
  const streams = await Promise.all(Array.from({ length: 10 }, () => readStream(port, user, 1)));
  expect((await service.call('GET', '/v1/events/stream', undefined, user)).status).toBe(429);
  await happen(service, user, 1);
  await Promise.all(streams.map(({ done }) => done));
});
