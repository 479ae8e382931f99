// Protects traces (G-131): one trace from a request to the webhook that it causes, without secrets, and never in the way.
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { brandRequest } from '../../../test/support/registrations.ts';
import { startRegistry, type TestRegistry } from '../../../test/support/registry.ts';
import { startService, type TestService } from '../../../test/support/service.ts';
import { waitFor } from '../../../test/support/wait.ts';
import { openOutbound, webhookReceiver } from '../../../test/support/webhook-receiver.ts';
import { createLog } from '../../log.ts';
import { readSettings } from '../../settings.ts';
import { startTelemetry, type Telemetry } from '../otlp.ts';
import { contextOf, isTracing, setTracing } from '../spans.ts';
import { type CollectedSpan, type Collector, startCollector } from './collector.ts';

let registry: TestRegistry;
let service: TestService;
beforeAll(async () => {
  registry = await startRegistry();
  setTracing(true);
  service = await startService({ environment: registry.environment, outbound: openOutbound() });
});
afterAll(async () => {
  setTracing(false);
  await service.close();
  await registry.close();
});

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const TRACEPARENT = `00-${TRACE}-${CALLER}-00`;

async function collectorForTest(isSilent = false): Promise<Collector> {
  const collector = await startCollector(isSilent);
  onTestFinished(() => collector.close());
  return collector;
}

/** The service sends its spans to the endpoint during the test. */
function traceTo(endpoint: string): Telemetry {
  const { telemetry } = readSettings('trial', {
    OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=key%20of%20the%20collector',
  });
  if (telemetry === undefined) {
    throw new Error('the settings name a collector');
  }
  const started = startTelemetry(telemetry, '1.2.3', createLog('silent'));
  onTestFinished(() => started.stop());
  started.exportMetrics(service.deps.app.metrics.collect);
  return started;
}

const listen = async (): Promise<string> => {
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(service.app.server.address() as AddressInfo).port}`;
};

/** The spans of jobs end when their rows are gone. */
const told = () =>
  waitFor(async () => {
    const kinds = ['tell-customer', 'deliver-webhook'];
    const jobs = await service.deps.db.selectFrom('jobs').select('id').where('kind', 'in', kinds).execute();
    return jobs.length === 0 ? true : undefined;
  }, 'no job left');

test('G-131 one trace has the request, its charge, the registry call, the jobs, and the delivery, and no secret', async () => {
  const collector = await collectorForTest();
  const receiver = await webhookReceiver();
  const telemetry = traceTo(collector.endpoint);
  const customer = await registry.customer(service, { balance: 10 });
  const made = await service.call(
    'POST',
    '/v1/webhook-endpoints',
    { url: receiver.url, events: ['tokens.low'] },
    customer,
  );
  const request = brandRequest();
  const answer = await fetch(`${await listen()}/v1/tcr/brands`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${customer.token}`,
      'content-type': 'application/json',
      traceparent: TRACEPARENT,
      tracestate: 'vendor=secret-of-the-caller',
    },
    body: JSON.stringify(request),
  });
  expect(answer.status).toBe(201);
  await waitFor(() => (receiver.arrivals.length > 0 ? true : undefined), 'the delivery');
  await told();
  await telemetry.stop();

  const spans = collector.spans().filter(({ traceId }) => traceId === TRACE);
  const named = (name: string) => spans.find((span) => span.name === name) as CollectedSpan;
  const server = named('POST /v1/tcr/brands');
  expect(server).toMatchObject({ parentSpanId: CALLER, kind: 2 });
  for (const child of ['charge', 'registry createBrand', 'job tell-customer']) {
    expect(named(child), child).toMatchObject({ parentSpanId: server.spanId });
  }
  expect(named('job deliver-webhook').parentSpanId).toBe(named('job tell-customer').spanId);
  expect(named('webhook delivery').parentSpanId).toBe(named('job deliver-webhook').spanId);
  expect(receiver.arrivals[0]?.headers['traceparent']).toBe(
    `00-${TRACE}-${named('webhook delivery').spanId}-01`,
  );
  const sent = registry.callsOf(customer.sid).find(({ method }) => method === 'POST');
  expect(sent?.traceparent).toBe(`00-${TRACE}-${named('registry createBrand').spanId}-01`);
  expect(receiver.arrivals[0]?.headers['tracestate']).toBeUndefined();

  expect(collector.metrics().map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'http_request_duration_seconds',
      'tendlc_jobs_waiting',
      'tendlc_registry_calls_total',
    ]),
  );
  expect([...collector.authorizations]).toEqual(['key of the collector']);
  const text = collector.text();
  const { token, password, email, sid, authToken, webhookSecret, webhookToken } = customer;
  const secrets = { token, password, email, sid, authToken, webhookSecret, webhookToken };
  const typed = [
    request['brandName'],
    request['ein'],
    request['website'],
    made.body.secret,
    receiver.url,
    'vendor=',
  ];
  for (const secret of [...Object.values(secrets), ...typed]) {
    expect(text).not.toContain(String(secret));
  }
});

test('a refused call has its code and no text, and forged or broken parents begin a new trace', async () => {
  const collector = await collectorForTest();
  const telemetry = traceTo(collector.endpoint);
  const user = await service.register();
  for (const traceparent of [
    '00-00000000000000000000000000000000-b7ad6b7169203331-01',
    "'; drop table jobs",
    'ff-x',
  ]) {
    await service.call('GET', '/v1/tokens/balance', undefined, {
      token: user.token,
      headers: { traceparent },
    });
  }
  await service.call('GET', '/v1/tcr/brands/words-of-a-customer', undefined, user);
  await service.call('GET', '/v1/health', undefined, user);
  await telemetry.stop();
  const spans = collector.spans();
  const balances = spans.filter(({ name }) => name === 'GET /v1/tokens/balance');
  expect(new Set(balances.map(({ traceId }) => traceId)).size).toBe(3);
  expect(balances.map(({ parentSpanId }) => parentSpanId ?? '')).toEqual(['', '', '']);
  const refused = spans.find(
    ({ name }) => name === 'GET /v1/tcr/brands/:localId' || name.includes('/v1/tcr/brands/'),
  );
  expect(refused?.attributes.map(({ key }) => key)).toContain('tendlc.error_code');
  expect(collector.text()).not.toContain('words-of-a-customer');
  expect(spans.some(({ name }) => name.includes('health'))).toBe(false);
  expect(spans.every(({ events = [], status }) => events.length === 0 && status.message === undefined)).toBe(
    true,
  );
});

describe('a collector that does not work', () => {
  test.each(['silent', 'absent'])(
    'and is %s neither slows nor breaks calls, and a stop does not wait for it',
    async (kind) => {
      const silent = await collectorForTest(true);
      const telemetry = traceTo(kind === 'silent' ? silent.endpoint : 'http://127.0.0.1:9');
      const user = await service.register();
      const startedAt = performance.now();
      for (let calls = 0; calls < 50; calls += 1) {
        expect((await service.call('GET', '/v1/tokens/balance', undefined, user)).status).toBe(200);
      }
      expect(performance.now() - startedAt).toBeLessThan(5_000);
      const stoppedAt = performance.now();
      await telemetry.stop();
      expect(performance.now() - stoppedAt).toBeLessThan(3_500);
      expect(isTracing()).toBe(false);
    },
  );
});

test('a parent is a valid traceparent or nothing', () => {
  const isRoot = (value: unknown) => contextOf(value, true) === contextOf(undefined, true);
  expect(isRoot(TRACEPARENT)).toBe(false);
  for (const value of [
    undefined,
    '',
    7,
    {},
    `${TRACEPARENT}-more`,
    TRACEPARENT.toUpperCase(),
    `ff${TRACEPARENT.slice(2)}`,
  ]) {
    expect(isRoot(value), JSON.stringify(value)).toBe(true);
  }
});

test('settings of a collector are checked, and its headers stay out of the log', () => {
  const problems = (environment: Record<string, string>) => () => readSettings('trial', environment);
  expect(problems({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow(
    /OTEL_EXPORTER_OTLP_ENDPOINT: must be a URL/,
  );
  expect(problems({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://user:p4ss@collector' })).toThrow(
    /must have no user/,
  );
  expect(problems({ OTEL_EXPORTER_OTLP_HEADERS: 'no header' })).toThrow(/must look like/);
  expect(problems({ OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow(/from 0 to 1/);
  expect(readSettings('trial', {}).telemetry).toBeUndefined();
});
