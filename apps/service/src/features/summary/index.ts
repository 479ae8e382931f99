// The public API of the summary.
export { summaryRoutes } from './routes.ts';
export { createSummaries } from './service.ts';
