// The public API of the registry credentials.
export {
  chooseSet,
  type OwnerChoice,
  prepareCall,
  type PreparedCall,
  setForCaller,
  setForRecord,
} from './access.ts';
export { createAccountTest } from './account-test.ts';
export type { CredentialSet } from './policy.ts';
export { credentialRoutes } from './routes.ts';
export { createCredentialStore, type CredentialStore } from './service.ts';
