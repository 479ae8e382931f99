// The public API of the call log.
export { callLogRoutes } from './routes.ts';
export { createCallLog } from './service.ts';
