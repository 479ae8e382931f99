// Protects the metrics: only the token gives access, and labels have the route and never the URL, which is unbounded.
import { expect, test } from 'vitest';
import { serviceForTest, type TestService } from '../../../test/support/service.ts';
import { listenForMetrics } from '../metrics.ts';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

const TOKEN = 'a-token-for-prometheus';
const metrics = (service: TestService, authorization?: string) =>
  service.call('GET', '/metrics', undefined, {
    headers: authorization === undefined ? {} : { authorization },
  });

test('without METRICS_TOKEN the service’s port has no metrics', async () => {
  const service = await serviceForTest();
  expect((await metrics(service, `Bearer ${TOKEN}`)).status).toBe(404);
});

test('with METRICS_TOKEN only the token gives access', async () => {
  const service = await serviceForTest({ environment: { METRICS_TOKEN: TOKEN } });
  const user = await service.register();
  for (const header of [
    undefined,
    'Bearer',
    `Bearer ${TOKEN}x`,
    `Bearer ${TOKEN.slice(1)}`,
    TOKEN,
    `Bearer ${user.token}`,
  ]) {
    const answer = await metrics(service, header);
    expect(answer.status).toBe(401);
    expect(answer.text).not.toContain('http_request_duration_seconds');
  }
  const answer = await metrics(service, `Bearer ${TOKEN}`);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toMatch(/^text\/plain/);
});

test('requests are counted by route, method and status; all unknown routes share one label', async () => {
  const service = await serviceForTest({ environment: { METRICS_TOKEN: TOKEN } });
  const user = await service.register();
  await service.call('GET', '/v1/tokens/history?limit=5', undefined, user);
  for (let call = 0; call < 20; call += 1) {
    await service.call('GET', `/v1/probe-${call}`);
  }
  await service.call('GET', '/v1/%E0%A4%A');
  const { text } = await metrics(service, `Bearer ${TOKEN}`);
  const counts = text.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_count'));
  expect(counts).toContain(
    'http_request_duration_seconds_count{method="GET",route="/v1/tokens/history",status="200"} 1',
  );
  expect(counts).toContain(
    'http_request_duration_seconds_count{method="POST",route="/v1/auth/register",status="201"} 1',
  );
  expect(text).toMatch(/_count\{method="GET",route="none",status="404"\} 2[01]/);
  expect(text).not.toContain('probe-');
  expect(text).not.toContain(user.email);
});

test('a separate port needs no token and serves only metrics', async () => {
  const service = await serviceForTest();
  const server = await listenForMetrics(service.deps.app.metrics, '127.0.0.1', 0);
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('process_cpu_seconds_total');
  expect((await fetch(`${url}/v1/health`)).status).toBe(404);
});
