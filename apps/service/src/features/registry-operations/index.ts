// The public API of further operations at the registry (G-90).
export { registryOperationRoutes } from './routes.ts';
export { createRegistryOperations } from './service.ts';
