// The SQL of accounts: the user record, login attempts, password resets.
import { sql } from 'kysely';
import type { AccountRow, Database, DatabaseTransaction } from '../../db/tables.ts';

const ACCOUNT_COLUMNS = [
  'id',
  'email',
  'first_name',
  'last_name',
  'is_admin',
  'token_balance',
  'trial_tokens_used',
  'last_daily_free_date',
  'sessions_valid_from_seconds',
  'totp_enabled_at',
  'locked_at',
  'locked_reason',
  'created_at',
] as const satisfies readonly (keyof AccountRow)[];

/** The accounts, each with its logged-out sessions among the given ones, in one statement. */
export function findAccounts(
  db: Database,
  ids: readonly number[],
  sessionHashes: readonly string[],
): Promise<(AccountRow & { revoked: string[] })[]> {
  return db
    .selectFrom('users')
    .select(ACCOUNT_COLUMNS)
    .select(
      sql<
        string[]
      >`array(select session_hash from revoked_sessions where session_hash = any(${sessionHashes}::text[]))`.as(
        'revoked',
      ),
    )
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('deleted_at', 'is', null)
    .execute();
}

export async function revokeSession(
  db: Database | DatabaseTransaction,
  sessionHash: string,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('revoked_sessions')
    .values({ session_hash: sessionHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function findByEmail(db: Database | DatabaseTransaction, emailKey: string) {
  return db
    .selectFrom('users')
    .select([...ACCOUNT_COLUMNS, 'password_hash'])
    .where('email_key', '=', emailKey)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Locks the account until the end of the transaction.
 * @param seen the account as it was when its session was checked
 * @returns undefined if it was locked or deleted, or ended its sessions, meanwhile
 */
export const lockUnchanged = (
  transaction: DatabaseTransaction,
  seen: Pick<AccountRow, 'id' | 'sessions_valid_from_seconds'>,
) =>
  transaction
    .selectFrom('users')
    .select(['id', 'email', 'email_key', 'first_name', 'is_admin'])
    .where('id', '=', seen.id)
    .where('sessions_valid_from_seconds', '=', seen.sessions_valid_from_seconds)
    .where('locked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export type NewAccount = {
  readonly email: string;
  readonly emailKey: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly isAdmin: boolean;
};

/** @returns the id, or undefined if the email is in use. The unique index decides. */
export async function insertAccount(
  transaction: DatabaseTransaction,
  account: NewAccount,
  now: Date,
): Promise<number | undefined> {
  const row = await transaction
    .insertInto('users')
    .values({
      email: account.email,
      email_key: account.emailKey,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      is_admin: account.isAdmin,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Counts an attempt as failed before the password check, so that concurrent attempts get no more guesses than
 * sequential ones (G-11). While the email is locked, nothing is counted: the lock starts at the failure that caused it,
 * and further attempts do not extend it.
 * @returns the start of the lock, or undefined without a lock; whether this attempt locks the email if it fails; and the
 *   ID of its row
 */
export async function countAttempt(
  db: Database,
  attempt: {
    emailKey: string;
    address: string;
    failuresMax: number;
    windowMs: number;
    lockedAfter: Date;
    now: Date;
  },
): Promise<{ lockedSince: Date | undefined; locks: boolean; attemptId: number | undefined }> {
  const { emailKey, address, failuresMax, windowMs, lockedAfter, now } = attempt;
  return db.transaction().execute(async (transaction) => {
    // Attempts on one email are serialized across processes, so each sees all earlier failures.
    await sql`select pg_advisory_xact_lock(hashtextextended(${emailKey}, 0))`.execute(transaction);
    const { rows } = await sql<{ locked_since: Date | null; locks: boolean; attempt_id: number | null }>`
    with recent as (
      select created_at from login_attempts
      where email_key = ${emailKey} order by created_at desc limit ${failuresMax}
    ),
    lock as (
      select max(created_at) as since from recent
      having count(*) = ${failuresMax} and max(created_at) > ${lockedAfter}
        and max(created_at) - min(created_at) < ${windowMs} * interval '1 millisecond'
    ),
    counted as (
      insert into login_attempts (email_key, address, created_at)
      select ${emailKey}, ${address}, ${now} where not exists (select 1 from lock)
      returning id
    )
    select (select since from lock) as locked_since, (select id from counted) as attempt_id, (
      select count(*) = ${failuresMax} - 1 and ${now}::timestamptz - min(created_at) < ${windowMs} * interval '1 millisecond'
      from (select created_at from recent order by created_at desc limit ${failuresMax} - 1) before_this
    ) as locks`.execute(transaction);
    return {
      lockedSince: rows[0]?.locked_since ?? undefined,
      locks: rows[0]?.locks ?? false,
      attemptId: rows[0]?.attempt_id ?? undefined,
    };
  });
}

/** The password was right, but that proves too little to forget earlier failures. */
export async function uncountAttempt(db: Database, attemptId: number): Promise<void> {
  await db.deleteFrom('login_attempts').where('id', '=', attemptId).execute();
}

export type FailedAttempt = { readonly address: string; readonly created_at: Date };

/** The failures that lock the email, oldest first. Empty if a success or a reset cleared them. */
export async function findLockingAttempts(
  db: Database,
  emailKey: string,
  failuresMax: number,
): Promise<readonly FailedAttempt[]> {
  const rows = await db
    .selectFrom('login_attempts')
    .select(['address', 'created_at'])
    .where('email_key', '=', emailKey)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(failuresMax)
    .execute();
  return rows.length < failuresMax ? [] : rows.toReversed();
}

/**
 * Counts an email with a reset link, in one statement. The conflict locks the row of the account, so two processes
 * cannot both count the last email.
 * @returns false if the account has had `mailsMax` emails since then
 */
export async function countResetMail(
  db: Database,
  mail: { userId: number; mailsMax: number; since: Date; now: Date },
): Promise<boolean> {
  const { userId, mailsMax, since, now } = mail;
  const { rows } = await sql`
    insert into reset_mails (user_id, sent_at) values (${userId}, array[${now}::timestamptz])
    on conflict (user_id) do update
    set sent_at = array(select t from unnest(reset_mails.sent_at) t where t > ${since}::timestamptz) || ${now}::timestamptz
    where (select count(*) from unnest(reset_mails.sent_at) t where t > ${since}::timestamptz) < ${mailsMax}
    returning user_id`.execute(db);
  return rows.length > 0;
}

/** An email that could not be sent does not count, because the job retries it. */
export async function uncountResetMail(db: Database, userId: number, sentAt: Date): Promise<void> {
  await sql`
    update reset_mails
    set sent_at = sent_at[:array_position(sent_at, ${sentAt}::timestamptz) - 1]
      || sent_at[array_position(sent_at, ${sentAt}::timestamptz) + 1:]
    where user_id = ${userId} and array_position(sent_at, ${sentAt}::timestamptz) is not null`.execute(db);
}

export async function clearAttempts(db: Database | DatabaseTransaction, emailKey: string): Promise<void> {
  await db.deleteFrom('login_attempts').where('email_key', '=', emailKey).execute();
}

/** The tables of password reset tokens, one token of each kind per account. */
export type ResetTokenTable = 'password_resets' | 'lockout_links';

/** A newer token of the same kind replaces the older one (G-13). */
export async function replaceResetToken(
  db: Database,
  table: ResetTokenTable,
  reset: { userId: number; tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  const token = { token_hash: reset.tokenHash, expires_at: reset.expiresAt };
  await db
    .insertInto(table)
    .values({ user_id: reset.userId, ...token })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(token))
    .execute();
}

/** @returns the account's id, or undefined if the token is unknown, expired or used */
export async function findResetTokenOwner(
  db: Database | DatabaseTransaction,
  tokenHash: Buffer,
  now: Date,
): Promise<number | undefined> {
  const ownerIn = (table: ResetTokenTable) =>
    db.selectFrom(table).select('user_id').where('token_hash', '=', tokenHash).where('expires_at', '>', now);
  const row = await ownerIn('password_resets').unionAll(ownerIn('lockout_links')).executeTakeFirst();
  return row?.user_id;
}

/**
 * Uses the token, and voids all others of the account. Locks the account's row first, so only one of several callers
 * gets the id, even with different tokens of one account.
 * @returns the account's id, or undefined when the token is unknown, expired or used
 */
export async function takeResetToken(
  transaction: DatabaseTransaction,
  tokenHash: Buffer,
  now: Date,
): Promise<number | undefined> {
  const found = await findResetTokenOwner(transaction, tokenHash, now);
  if (found === undefined) {
    return undefined;
  }
  await transaction.selectFrom('users').select('id').where('id', '=', found).forUpdate().execute();
  const owner = await findResetTokenOwner(transaction, tokenHash, now);
  if (owner !== undefined) {
    await transaction.deleteFrom('password_resets').where('user_id', '=', owner).execute();
    await transaction.deleteFrom('lockout_links').where('user_id', '=', owner).execute();
  }
  return owner;
}

/** Stores the new password, and voids every link that was sent before. @returns the account's email key */
export async function setPassword(
  transaction: DatabaseTransaction,
  change: { userId: number; passwordHash: string },
): Promise<string> {
  const { userId, passwordHash } = change;
  await voidLinks(transaction, userId);
  const { email_key } = await transaction
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .returning('email_key')
    .executeTakeFirstOrThrow();
  return email_key;
}

/** Links in emails prove who reads a mailbox. After a change of the password or the email, that proof is too old. */
export async function voidLinks(transaction: DatabaseTransaction, userId: number): Promise<void> {
  for (const table of ['password_resets', 'lockout_links', 'email_changes'] as const) {
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}

/** @returns the account's id, or undefined when there is none, or when it is locked and would become an admin */
export async function setAdmin(
  transaction: DatabaseTransaction,
  emailKey: string,
  isAdmin: boolean,
): Promise<number | undefined> {
  const row = await transaction
    .updateTable('users')
    .set({ is_admin: isAdmin })
    .where('email_key', '=', emailKey)
    .$if(isAdmin, (query) => query.where('locked_at', 'is', null))
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export function listAdmins(db: Database) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'created_at'])
    .where('is_admin', '=', true)
    .orderBy('id')
    .execute();
}
