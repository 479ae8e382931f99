// Protects the health checks for load balancers (G-08): always alive, and ready only when everything works.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HealthChecks } from '../health.ts';
import { startService, type TestService } from '../../../test/support/service.ts';

type Checks = HealthChecks['checks'];
let service: TestService;
/** Checks with which a test replaces the real ones. */
let replaced: Partial<Checks>;
beforeAll(async () => {
  service = await startService({
    change: (deps) => {
      const real = deps.health.checks;
      const check = (name: keyof Checks) => () => (replaced[name] ?? real[name])();
      const checks: Checks = {
        database: check('database'),
        migrations: check('migrations'),
        jobs: check('jobs'),
      };
      return { ...deps, health: { ...deps.health, checks } };
    },
  });
});
beforeEach(() => {
  replaced = {};
});
afterAll(() => service.close());

test('G-08 health returns status, version and uptime to everybody', async () => {
  const { status, body } = await service.call('GET', '/v1/health');
  expect(status).toBe(200);
  expect(body).toEqual({ status: 'ok', version: '0.1.0', uptimeSeconds: expect.any(Number) });
});

test('G-08 readiness lists its checks, and all pass', async () => {
  const { status, body } = await service.call('GET', '/v1/health/ready');
  expect(status).toBe(200);
  expect(body.checks).toEqual({ database: 'ok', migrations: 'ok', jobs: 'ok' });
});

test.each(['database', 'migrations', 'jobs'] as const)(
  'G-08 a failing check of the %s returns 503 with Retry-After and the name of the check',
  async (name) => {
    replaced = { [name]: () => Promise.resolve(false) };
    const answer = await service.call('GET', '/v1/health/ready');
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.body).toMatchObject({ status: 'unavailable', checks: { [name]: 'failing' } });
    expect(Object.values(answer.body.checks).filter((state) => state === 'failing')).toHaveLength(1);
    expect((await service.call('GET', '/v1/health')).body.status).toBe('ok');
  },
);

test('a check that hangs fails', async () => {
  replaced = { database: () => new Promise(() => undefined) };
  const answer = await service.call('GET', '/v1/health/ready');
  expect(answer.status).toBe(503);
  expect(answer.body.checks.database).toBe('failing');
});

test('a stopping service is not ready but still alive', async () => {
  service.deps.beginStop();
  const answer = await service.call('GET', '/v1/health/ready');
  expect([answer.status, answer.body.status]).toEqual([503, 'unavailable']);
  expect(answer.body.checks).toEqual({ database: 'ok', migrations: 'ok', jobs: 'ok' });
  expect((await service.call('GET', '/v1/health')).status).toBe(200);
});
