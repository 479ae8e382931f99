// The public API of exports and deletions of accounts.
export { accountDataRoutes } from './routes.ts';
export { type AccountData, createAccountData, ERASE_ACCOUNT_JOB } from './service.ts';
