// Protects limits with several processes (G-30): with REDIS_URL they share counters, and while Redis is down each
// process counts alone.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasRedis, type RedisServer, startRedisServer } from '../../../../../test/support/redis-server.ts';
import { startService, type TestService } from '../../../test/support/service.ts';
import { waitFor } from '../../../test/support/wait.ts';

if (!hasRedis) {
  process.stdout.write('no Redis here: shared limits are not tested\n');
}

const verify = (service: TestService, address = '203.0.113.1') =>
  service.call('GET', '/v1/auth/verify', undefined, { address });

/** Sends requests from a separate address until the other service has also counted them. */
async function countTogether(services: readonly [TestService, TestService], octet: number): Promise<void> {
  let round = 0;
  await waitFor(async () => {
    round += 1;
    const address = `192.0.${octet}.${round}`;
    const first = Number((await verify(services[0], address)).headers['ratelimit-remaining']);
    return Number((await verify(services[1], address)).headers['ratelimit-remaining']) < first
      ? true
      : undefined;
  }, 'both services to count in Redis');
}

/** 30 requests from one address to one service. */
async function burst(service: TestService, address: string) {
  const answers = [];
  const waits: number[] = [];
  for (let sent = 0; sent < 30; sent += 1) {
    const startedAt = performance.now();
    answers.push(await verify(service, address));
    waits.push(performance.now() - startedAt);
  }
  return {
    allowed: answers.filter(({ status }) => status === 401).length,
    refused: answers.filter(({ status }) => status === 429).length,
    medianMs: waits.toSorted((a, b) => a - b)[waits.length / 2] as number,
  };
}

describe.skipIf(!hasRedis)('with Redis', () => {
  let redis: RedisServer;
  let services: readonly [TestService, TestService];
  beforeAll(async () => {
    redis = await startRedisServer();
    const environment = { REDIS_URL: redis.url, RATE_LIMIT_GENERAL: '20/15m', RATE_LIMIT_LOGIN: '5/15m' };
    services = await Promise.all([startService({ environment }), startService({ environment })]);
  });
  afterAll(async () => {
    await Promise.all(services.map((service) => service.close()));
    await redis.stop();
  });

  test('two services share the counters of an address, separately for each bucket', async () => {
    await countTogether(services, 1);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => verify(services[index % 2] as TestService)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    const login = await services[1].call(
      'POST',
      '/v1/auth/login',
      { email: 'a@test.example', password: 'x' },
      { address: '203.0.113.1' },
    );
    expect(login.headers['ratelimit-remaining']).toBe('4');
  });

  test.each([
    [
      'is killed',
      {
        leave: () => redis.kill(),
        comeBack: () => redis.startAgain(),
        counted: '203.0.113.2',
        fresh: '203.0.113.3',
      },
    ],
    [
      'stops answering',
      {
        leave: () => Promise.resolve(redis.pause()),
        comeBack: () => Promise.resolve(redis.resume()),
        counted: '203.0.113.4',
        fresh: '203.0.113.5',
      },
    ],
  ])(
    'when it %s, each process limits alone from its own count without delay; afterwards they share counters again',
    async (_words, { leave, comeBack, counted, fresh }) => {
      await countTogether(services, counted === '203.0.113.2' ? 2 : 3);
      for (let sent = 0; sent < 8; sent += 1) {
        await verify(services[0], counted);
      }
      await leave();
      const known = await burst(services[0], counted);
      expect([known.allowed, known.refused]).toEqual([12, 18]);
      expect(known.medianMs).toBeLessThan(100);
      for (const service of services) {
        const own = await burst(service, fresh);
        expect([own.allowed, own.refused]).toEqual([20, 10]);
        expect(own.medianMs).toBeLessThan(100);
      }
      await comeBack();
      await countTogether(services, counted === '203.0.113.2' ? 4 : 5);
    },
  );
});
