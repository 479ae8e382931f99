// The only door of API keys.
export { isWellFormedKey, looksLikeKey } from './key-format.ts';
export { apiKeyRoutes } from './routes.ts';
export { type ApiKeys, createApiKeys, type KeyHolder } from './service.ts';
