// Sends spans and metrics to an OpenTelemetry collector. Loaded only if the operator names one: the SDK costs memory.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { context, diag, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { MetricFamily } from '../metrics/index.ts';
import type { TelemetrySettings } from '../settings/telemetry.ts';
import { createMetricProducer } from './metric-producer.ts';
import { setTracing } from './spans.ts';

/** Spans that wait for a collector that does not answer. Further ones are dropped. */
const WAITING_MAX = 2_048;
const EXPORT_TIMEOUT_MS = 5_000;
const METRICS_EVERY_MS = 60_000;
/** A stop waits this long for the last spans. */
const FLUSH_MS_MAX = 2_000;
const COMPLAIN_EVERY_MS = 60_000;
const ATTRIBUTE_CHARACTERS_MAX = 200;

export type Telemetry = {
  /** Also exports these metrics, every minute. */
  exportMetrics(collect: () => Promise<readonly MetricFamily[]>): void;
  /** Sends the metrics for the last time, while the database is still there. */
  beginStop(): void;
  /** Sends what waits, within two seconds. */
  stop(): Promise<void>;
};

/** A collector that fails is mentioned once a minute. Its responses are not logged. */
function reportFailures(log: Logger): void {
  let complainedAt = Number.NEGATIVE_INFINITY;
  const complain = () => {
    if (performance.now() - complainedAt > COMPLAIN_EVERY_MS) {
      complainedAt = performance.now();
      log.warn('OTEL_EXPORTER_OTLP_ENDPOINT: spans or metrics could not be sent to the collector');
    }
  };
  setGlobalErrorHandler(complain);
  const silent = () => undefined;
  diag.setLogger({ error: complain, warn: silent, info: silent, debug: silent, verbose: silent });
}

export function startTelemetry(settings: TelemetrySettings, version: string, log: Logger): Telemetry {
  const { endpoint, headers, serviceName, ratio } = settings;
  reportFailures(log);
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    'service.version': version,
    'service.instance.id': randomUUID(),
  });
  const target = (path: string) => ({
    url: `${endpoint}/v1/${path}`,
    headers: { ...headers },
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const root = new TraceIdRatioBasedSampler(ratio);
  const tracers = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root, remoteParentSampled: root, remoteParentNotSampled: root }),
    spanLimits: { attributeValueLengthLimit: ATTRIBUTE_CHARACTERS_MAX },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter(target('traces')),
        maxQueueSize: WAITING_MAX,
        exportTimeoutMillis: EXPORT_TIMEOUT_MS,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  trace.setGlobalTracerProvider(tracers);
  setTracing(true);
  let meters: MeterProvider | undefined;
  let measuring: Promise<void> | undefined;
  let stopping: Promise<void> | undefined;

  const beginStop = () => {
    measuring ??= meters?.shutdown();
    measuring?.catch(() => undefined);
  };

  async function stop(): Promise<void> {
    beginStop();
    const flushing = Promise.allSettled([tracers.shutdown(), measuring]);
    await Promise.race([flushing, delay(FLUSH_MS_MAX)]);
    setTracing(false);
    trace.disable();
    context.disable();
    diag.disable();
  }

  return {
    exportMetrics(collect) {
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(target('metrics')),
        exportIntervalMillis: METRICS_EVERY_MS,
        exportTimeoutMillis: EXPORT_TIMEOUT_MS,
        metricProducers: [createMetricProducer(collect, resource)],
      });
      meters = new MeterProvider({ resource, readers: [reader] });
    },
    beginStop,
    stop: () => (stopping ??= stop()),
  };
}
