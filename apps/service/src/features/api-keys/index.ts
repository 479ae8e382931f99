// The public API of API keys.
export { apiKeyRoutes } from './routes.ts';
export { type ApiKeys, createApiKeys } from './service.ts';
