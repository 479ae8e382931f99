// The public API of enumerations.
export { enumerationRoutes } from './routes.ts';
export { createEnumerations } from './service.ts';
