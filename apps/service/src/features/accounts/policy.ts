// The rules for accounts that need no database.
import type { User } from '@tendlc/contract';
import type { AccountRow } from '../../db/tables.ts';

/** G-11: five failures within 30 minutes lock for 30 minutes after the fifth. */
export const LOCK_AFTER_FAILURES = 5;
export const LOCK_MS = 30 * 60_000;
export const FAILURE_WINDOW_MS = 30 * 60_000;

/** 30 days. */
export const SESSION_SECONDS = 30 * 24 * 3600;

/** Longer than the remaining lifetime of any logged-out token. */
export const REVOKED_MS = (SESSION_SECONDS + 24 * 3600) * 1000;

/** G-13 */
export const RESET_TOKEN_MS = 60 * 60_000;

/** More than an owner needs, and too few to flood a mailbox. */
export const RESET_MAILS_MAX = 5;
export const RESET_MAIL_WINDOW_MS = 60 * 60_000;

/** More than the devices of a person. */
export const PASSKEYS_MAX = 10;

/** A challenge that a passkey signs later than this is refused. */
export const CHALLENGE_MS = 5 * 60_000;

/** G-10: the form in which an email is compared. It is stored as given. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase();

/** Whole minutes until a lock ends, at least one. */
export const lockMinutesLeft = (lockedSince: Date, now: Date): number =>
  Math.max(1, Math.ceil((lockedSince.getTime() + LOCK_MS - now.getTime()) / 60_000));

export function toUser(row: AccountRow): User {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    ...(row.last_name === null ? {} : { lastName: row.last_name }),
    tokenBalance: row.token_balance,
    trialTokensUsed: row.trial_tokens_used,
    lastDailyFreeDate: row.last_daily_free_date,
    isAdmin: row.is_admin,
    hasTotp: row.totp_enabled_at !== null,
    createdAt: row.created_at.toISOString(),
  };
}
