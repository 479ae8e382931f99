// The public API of callbacks.
export { callbackRoutes } from './routes.ts';
export { APPLY_CALLBACKS_JOB, createCallbacks } from './service.ts';
export { webhookRoute } from './webhook-route.ts';
