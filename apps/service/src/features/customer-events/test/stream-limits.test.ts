// Protects the process and its database from unlimited event streams: parallel requests cannot exceed the limits.
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../../../test/support/raw-http.ts';
import { serviceForTest, type TestUser } from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';

const open = (port: number, user: TestUser) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const sent = httpRequest(
      {
        port,
        host: '127.0.0.1',
        agent: false,
        path: '/v1/events/stream',
        headers: { authorization: `Bearer ${user.token}` },
      },
      resolve,
    );
    sent.on('error', reject).end();
    onTestFinished(() => void sent.destroy());
  });

async function openMany(port: number, users: readonly TestUser[], count: number) {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => open(port, users[index % users.length] as TestUser)),
  );
  const withStatus = (status: number) => answers.filter(({ statusCode }) => statusCode === status);
  return { answers, withStatus };
}

test('of 60 concurrent streams of one user, ten open and 50 get a Retry-After', async () => {
  const service = await serviceForTest();
  const port = await listen(service);
  const user = await service.register();
  const { withStatus } = await openMany(port, [user], 60);
  expect(withStatus(200)).toHaveLength(10);
  const refused = withStatus(429);
  expect(refused).toHaveLength(50);
  for (const { headers } of refused) {
    expect(headers['x-error-code']).toBe('rate_limited');
    expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
  }
  withStatus(200)[0]?.destroy();
  await waitFor(async () => {
    const again = await open(port, user);
    return again.statusCode === 200 ? true : undefined;
  }, 'the place of a stream that was closed');
});

test('all users share EVENT_STREAMS_MAX, and a closed stream frees its slot', async () => {
  const service = await serviceForTest({ environment: { EVENT_STREAMS_MAX: '4' } });
  const port = await listen(service);
  const users = await Promise.all([service.register(), service.register(), service.register()]);
  const { withStatus } = await openMany(port, users, 12);
  expect(withStatus(200)).toHaveLength(4);
  const refused = withStatus(503);
  expect(refused).toHaveLength(8);
  for (const { headers } of refused) {
    expect(headers['x-error-code']).toBe('overloaded');
    expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
  }
  withStatus(200).forEach((answer) => answer.destroy());
  await waitFor(
    async () => ((await openMany(port, users, 4)).withStatus(200).length > 0 ? true : undefined),
    'a free slot',
  );
});

test('a request that fails or is dropped before its stream begins frees its slot', async () => {
  let answer: () => Promise<number> = () => Promise.reject(new Error('the query fails'));
  const service = await serviceForTest({
    environment: { EVENT_STREAMS_MAX: '1' },
    change: (deps) => ({ ...deps, customerEvents: { ...deps.customerEvents, newestCursor: () => answer() } }),
  });
  const port = await listen(service);
  const user = await service.register();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect((await open(port, user)).statusCode).toBe(500);
  }
  const asked = Promise.withResolvers<void>();
  const query = Promise.withResolvers<number>();
  answer = () => {
    asked.resolve();
    return query.promise;
  };
  const dropped = httpRequest({
    port,
    host: '127.0.0.1',
    agent: false,
    path: '/v1/events/stream',
    headers: { authorization: `Bearer ${user.token}` },
  });
  dropped.on('error', () => undefined).end();
  await asked.promise;
  dropped.destroy();
  answer = () => Promise.resolve(0);
  await waitFor(async () => ((await open(port, user)).statusCode === 200 ? true : undefined), 'a free slot');
  query.resolve(0);
});
