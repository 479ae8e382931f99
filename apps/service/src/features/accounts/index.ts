// The only door of accounts.
export type { AccountRow } from './queries.ts';
export { SESSION_SECONDS } from './policy.ts';
export { accountRoutes } from './routes.ts';
export { type Accounts, createAccounts, PASSWORD_RESET_JOB } from './service.ts';
