// The metrics of `/metrics` in the form of OpenTelemetry, so that both have the same names and values.
import { type HrTime, ValueType } from '@opentelemetry/api';
import { hrTime } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricFamily, MetricSample } from '../metrics/index.ts';

type Point<Value> = {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
  readonly attributes: Record<string, string>;
  readonly value: Value;
};

type Span = { readonly startTime: HrTime; readonly endTime: HrTime };

const textsOf = (labels: MetricSample['labels']): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]));

/** One histogram for each set of labels. Prometheus counts each bucket with all smaller ones. */
function histogramsOf(samples: readonly MetricSample[], time: Span): Point<Histogram>[] {
  const sets = Map.groupBy(samples, ({ labels: { le: _le, ...others } }) => JSON.stringify(others));
  return [...sets].map(([key, members]) => {
    const valueOf = (suffix: string) =>
      members.find(({ metricName }) => metricName?.endsWith(suffix))?.value ?? 0;
    const buckets = members.filter(({ metricName }) => metricName?.endsWith('_bucket'));
    const counts = buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0));
    const boundaries = buckets.map(({ labels }) => Number(labels['le'])).filter(Number.isFinite);
    const value = { buckets: { boundaries, counts }, sum: valueOf('_sum'), count: valueOf('_count') };
    return { ...time, attributes: textsOf(JSON.parse(key)), value };
  });
}

function toMetric(family: MetricFamily, time: Span): MetricData[] {
  const { name, help: description, type, values } = family;
  const common = {
    descriptor: { name, description, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if (type === 'histogram') {
    const dataPoints = histogramsOf(values, time);
    return [{ ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints }];
  }
  const dataPoints = values.map(({ labels, value }) => ({ ...time, attributes: textsOf(labels), value }));
  if (type === 'counter') {
    return [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }];
  }
  return type === 'gauge' ? [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints }] : [];
}

export function createMetricProducer(
  collect: () => Promise<readonly MetricFamily[]>,
  resource: Resource,
): MetricProducer {
  const startTime = hrTime();
  return {
    async collect() {
      const families = await collect();
      const time = { startTime, endTime: hrTime() };
      const metrics = families
        .flatMap((family) => toMetric(family, time))
        .filter((each) => each.dataPoints.length > 0);
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'tendlc' }, metrics }] },
        errors: [],
      };
    },
  };
}
