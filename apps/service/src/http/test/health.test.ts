// Protects what a load balancer is told (G-08): alive is always said, ready only when everything works.
import { expect, test } from 'vitest';
import type { AppDeps } from '../../app.ts';
import { serviceForTest } from '../../../test/support/service.ts';

test('health answers anybody with status, version and uptime', async () => {
  const service = await serviceForTest();
  const { status, body } = await service.call('GET', '/v1/health');
  expect(status).toBe(200);
  expect(body).toEqual({ status: 'ok', version: '0.1.0', uptimeSeconds: expect.any(Number) });
});

test('readiness names its checks, all of them working', async () => {
  const service = await serviceForTest();
  const { status, body } = await service.call('GET', '/v1/health/ready');
  expect(status).toBe(200);
  expect(body.checks).toEqual({ database: 'ok', migrations: 'ok', jobs: 'ok' });
});

test.each(['database', 'migrations', 'jobs'] as const)(
  'a failing %s makes it 503 with Retry-After and is named',
  async (name) => {
    const change = (deps: AppDeps): AppDeps => ({
      ...deps,
      health: { ...deps.health, checks: { ...deps.health.checks, [name]: () => Promise.resolve(false) } },
    });
    const service = await serviceForTest({ change });
    const answer = await service.call('GET', '/v1/health/ready');
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.body).toMatchObject({ status: 'unavailable', checks: { [name]: 'failing' } });
    expect(Object.values(answer.body.checks).filter((state) => state === 'failing')).toHaveLength(1);
    expect((await service.call('GET', '/v1/health')).body.status).toBe('ok');
  },
);

test('a check that hangs is a check that fails', async () => {
  const change = (deps: AppDeps): AppDeps => ({
    ...deps,
    health: {
      ...deps.health,
      checks: { ...deps.health.checks, database: () => new Promise(() => undefined) },
    },
  });
  const service = await serviceForTest({ change });
  const answer = await service.call('GET', '/v1/health/ready');
  expect(answer.status).toBe(503);
  expect(answer.body.checks.database).toBe('failing');
});

test('a service that is stopping is not ready any more, and still alive', async () => {
  const service = await serviceForTest();
  service.deps.beginStop();
  const answer = await service.call('GET', '/v1/health/ready');
  expect([answer.status, answer.body.status]).toEqual([503, 'unavailable']);
  expect(answer.body.checks).toEqual({ database: 'ok', migrations: 'ok', jobs: 'ok' });
  expect((await service.call('GET', '/v1/health')).status).toBe(200);
});
