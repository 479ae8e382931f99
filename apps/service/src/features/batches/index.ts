// The public API of batches: files with many registrations.
export { batchRoutes } from './routes.ts';
export { type Batches, createBatches } from './service.ts';
export { WORK_ON_BATCHES_JOB } from './work/queries.ts';
export { createBatchWork } from './work/work.ts';
