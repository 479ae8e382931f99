// The only door of API keys.
export { apiKeyRoutes } from './routes.ts';
export { type ApiKeys, createApiKeys, type KeyHolder } from './service.ts';
