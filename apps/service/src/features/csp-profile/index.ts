// The public API of CSP profiles.
export { cspProfileRoutes } from './routes.ts';
export { createCspProfiles } from './service.ts';
