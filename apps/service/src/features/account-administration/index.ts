// The public API of the administration of accounts.
export { accountAdministrationRoutes } from './routes.ts';
export { type AccountAdministration, createAccountAdministration } from './service.ts';
