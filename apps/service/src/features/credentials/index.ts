// The only door of registry credentials.
export { createAccountTest } from './account-test.ts';
export type { CredentialSet } from './policy.ts';
export { credentialRoutes } from './routes.ts';
export { createCredentialStore, type CredentialStore } from './service.ts';
