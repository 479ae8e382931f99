// Public API of the webhook endpoints.
export { createDeliveries, DELIVER_JOB } from './deliveries.ts';
export { checkEndpointSeals } from './key-rotation.ts';
export { webhookEndpointRoutes } from './routes.ts';
export { toDelivery } from './policy.ts';
export { createWebhookEndpoints, type WebhookEndpoints } from './service.ts';
