// Protects limits from being multiplied by processes (G-30): with REDIS_URL all of them count together.
import { describe, expect, onTestFinished, test } from 'vitest';
import { hasRedis, startRedisServer } from '../../../../../test/support/redis-server.ts';
import { serviceForTest, type TestService } from '../../../test/support/service.ts';
import { waitFor } from '../../../test/support/wait.ts';

if (!hasRedis) {
  process.stdout.write('no Redis here: shared limits are not tested\n');
}

const verify = (service: TestService, address = '203.0.113.1') =>
  service.call('GET', '/v1/auth/verify', undefined, { address });

describe.each(hasRedis ? ['Redis'] : [])('with %s', () => {
  test('two services count one address together, each bucket apart', async () => {
    const redis = await startRedisServer();
    onTestFinished(() => redis.stop());
    const environment = { REDIS_URL: redis.url, RATE_LIMIT_GENERAL: '20/15m', RATE_LIMIT_LOGIN: '5/15m' };
    const services = await Promise.all([serviceForTest({ environment }), serviceForTest({ environment })]);
    await waitFor(
      async () =>
        (await verify(services[0], '192.0.2.1')).headers['ratelimit-limit'] === '20' ? true : undefined,
      'the connection to Redis',
    );
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

  test('when it goes away, requests are answered uncounted rather than refused', async () => {
    const redis = await startRedisServer();
    const service = await serviceForTest({
      environment: { REDIS_URL: redis.url, RATE_LIMIT_GENERAL: '1/15m' },
    });
    await waitFor(
      async () => ((await verify(service)).status === 429 ? true : undefined),
      'the limit to be counted',
    );
    await redis.stop();
    await waitFor(
      async () => ((await verify(service)).status === 401 ? true : undefined),
      'uncounted answers',
    );
    expect((await verify(service)).status).toBe(401);
  });
});
