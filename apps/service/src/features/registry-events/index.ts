// The only door of the registry's callbacks.
export { registryEventRoutes } from './routes.ts';
export { APPLY_EVENTS_JOB, createRegistryEvents } from './service.ts';
export { webhookRoute } from './webhook-route.ts';
