// The public API of page checks: pages as an anonymous visitor sees them, and their snapshots.
export { pageCheckRoutes } from './routes.ts';
export { createPageChecks, type PageChecks } from './service.ts';
