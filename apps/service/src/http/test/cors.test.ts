// Protects callers' browsers (G-33): only origins in CORS_ORIGINS can read responses.
import { describe, expect, test } from 'vitest';
import { serviceForTest, type TestService } from '../../../test/support/service.ts';

const APP = 'https://app.example';
const get = (service: TestService, origin: string) =>
  service.call('GET', '/v1/health', undefined, { headers: { origin } });
const preflight = (service: TestService, origin: string) =>
  service.call('OPTIONS', '/v1/tokens/use', undefined, {
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });

test('by default no origin is allowed, and a preflight is rejected', async () => {
  const service = await serviceForTest();
  expect((await get(service, APP)).headers['access-control-allow-origin']).toBeUndefined();
  const answer = await preflight(service, APP);
  expect(answer.status).toBe(405);
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});

describe('with CORS_ORIGINS', () => {
  const start = () => serviceForTest({ environment: { CORS_ORIGINS: `${APP}, https://other.example:8443` } });

  test('a listed origin can read and send, others cannot', async () => {
    const service = await start();
    for (const origin of [APP, 'https://other.example:8443']) {
      expect((await get(service, origin)).headers['access-control-allow-origin']).toBe(origin);
      const answer = await preflight(service, origin);
      expect(answer.status).toBe(204);
      expect(answer.headers['access-control-allow-origin']).toBe(origin);
      expect(answer.headers['access-control-allow-methods']).toContain('POST');
      expect(answer.headers['access-control-allow-headers']).toContain('authorization');
    }
    for (const origin of [
      'https://app.example.evil',
      'http://app.example',
      'https://other.example',
      'null',
    ]) {
      const allowed = (await get(service, origin)).headers['access-control-allow-origin'];
      expect([origin, allowed === undefined || allowed === 'false']).toEqual([origin, true]);
      expect((await preflight(service, origin)).headers['access-control-allow-origin']).not.toBe(origin);
    }
  });

  test('a listed origin can also read errors, and cookies are never requested', async () => {
    const service = await start();
    const answer = await service.call('GET', '/v1/tokens/balance', undefined, { headers: { origin: APP } });
    expect(answer.status).toBe(401);
    expect(answer.headers['access-control-allow-origin']).toBe(APP);
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    expect(answer.headers['vary']).toMatch(/origin/i);
  });
});
