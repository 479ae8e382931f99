// The only door of the metrics.
export { createGatherer, type LedgerCheck } from './gather.ts';
export { createMetrics, type Metrics } from './metrics.ts';
