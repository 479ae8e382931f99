// The metrics of this process: counters are updated by events, gauges are collected for each scrape.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { COUNTERS, type CounterName, type Facts, GAUGES } from './definitions.ts';

/** A value of a metric, as the library of Prometheus has it. */
export type MetricSample = {
  readonly value: number;
  readonly labels: Readonly<Partial<Record<string, string | number>>>;
  /** Of a histogram: with `_bucket`, `_sum`, or `_count`. */
  readonly metricName?: string | undefined;
};

export type MetricFamily = {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly values: readonly MetricSample[];
};

export type Metrics = {
  readonly contentType: string;
  observe(request: { method: string; route: string; status: number; seconds: number }): void;
  /** @param value of the counter's one label; from a fixed set, never from outside */
  count(name: CounterName, value: string, by?: number): void;
  /** All metrics in the format of Prometheus. */
  render(): Promise<string>;
  /** All metrics as values. */
  collect(): Promise<readonly MetricFamily[]>;
};

/** Gauges with names of counters. Other metrics have the same values by type. */
const MISNAMED = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

function createCounters(registry: Registry): ReadonlyMap<CounterName, Counter> {
  const entries = Object.entries(COUNTERS).map(
    ([key, { name, help, label, values }]): [CounterName, Counter] => {
      const counter = new Counter({ name, help, labelNames: [label], registers: [registry] });
      for (const value of values) {
        counter.inc({ [label]: value }, 0);
      }
      return [key as CounterName, counter];
    },
  );
  return new Map(entries);
}

/** @returns a function that replaces the shown values */
function createGauges(registry: Registry): (facts: Facts) => void {
  const gauges = GAUGES.map(({ name, help, labels = [], read }) => ({
    gauge: new Gauge({ name, help, labelNames: [...labels], registers: [registry] }),
    isSingle: labels.length === 0,
    read,
  }));
  return (facts) => {
    for (const { gauge, isSingle, read } of gauges) {
      const value = read(facts);
      gauge.reset();
      if (value === undefined && isSingle) {
        // A reset gauge shows 0, which would be a false value.
        gauge.remove();
      } else if (typeof value === 'number') {
        gauge.set(value);
      } else {
        value?.forEach((sample) => gauge.set(sample.labels, sample.value));
      }
    }
  };
}

/** @param gather never throws, and is cheap to call often because it caches its values */
export function createMetrics(gather: () => Promise<Facts>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  MISNAMED.forEach((name) => registry.removeSingleMetric(name));
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const counters = createCounters(registry);
  const show = createGauges(registry);
  return {
    contentType: registry.contentType,
    observe: ({ method, route, status, seconds }) =>
      durations.observe({ method, route, status: String(status) }, seconds),
    count: (name, value, by = 1) => counters.get(name)?.inc({ [COUNTERS[name].label]: value }, by),
    async render() {
      show(await gather());
      return registry.metrics();
    },
    async collect() {
      show(await gather());
      // The library types `type` as a number, and it is a word.
      return (await registry.getMetricsAsJSON()) as unknown as readonly MetricFamily[];
    },
  };
}
