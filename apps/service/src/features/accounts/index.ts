// The public API of accounts.
export { CONFIRM_EMAIL_JOB } from './changes/service.ts';
export { FAILURE_WINDOW_MS, LOCK_AFTER_FAILURES, LOCK_MS, SESSION_SECONDS, toUser } from './policy.ts';
export { accountRoutes } from './routes.ts';
export { LOCKOUT_JOB, PASSWORD_RESET_JOB } from './recovery.ts';
export { SECURITY_MAIL_JOB } from './security-mails.ts';
export { type Accounts, createAccounts } from './service.ts';
export { checkTotpSeals } from './two-factor/key-rotation.ts';
