// The public API of the metrics.
export { createGatherer } from './gather.ts';
export { createMetrics, type MetricFamily, type MetricSample, type Metrics } from './metrics.ts';
