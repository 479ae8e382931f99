// The only door of the account at the registry: its profile, its lists of words, the calls that it got.
export { registryAccountRoutes } from './routes.ts';
export { createRegistryAccount } from './service.ts';
