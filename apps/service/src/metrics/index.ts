// The public API of the metrics.
export { createGatherer } from './gather.ts';
export { createMetrics, type Metrics } from './metrics.ts';
