// The only door of accounts.
export { SESSION_SECONDS } from './policy.ts';
export { accountRoutes } from './routes.ts';
export { LOCKOUT_JOB, PASSWORD_RESET_JOB } from './recovery.ts';
export { type Accounts, createAccounts } from './service.ts';
