// The SQL of changes of the name and the email.
import { sql } from 'kysely';
import { isUniqueViolation } from '../../../db/failures.ts';
import type { Database, DatabaseTransaction } from '../../../db/tables.ts';

export async function setName(
  db: Database,
  userId: number,
  name: { first_name?: string; last_name?: string | null },
): Promise<void> {
  await db.updateTable('users').set(name).where('id', '=', userId).execute();
}

/**
 * Stores the requested email, in one statement with the limit of requests.
 * @returns false if the account has asked `requestsMax` times since then, or if other accounts have asked as often for this email:
 *   many accounts must not flood the mailbox of somebody else
 */
export async function requestEmail(
  db: Database | DatabaseTransaction,
  request: {
    userId: number;
    email: string;
    emailKey: string;
    expiresAt: Date;
    requestsMax: number;
    since: Date;
    now: Date;
  },
): Promise<boolean> {
  const { userId, email, emailKey, expiresAt, requestsMax, since, now } = request;
  const { rows } = await sql`
    insert into email_changes (user_id, email, expires_at, requested_at)
    select ${userId}::bigint, ${email}::text, ${expiresAt}::timestamptz, array[${now}::timestamptz]
    where (
      select count(*) from email_changes others, unnest(others.requested_at) t
      where lower(others.email) = ${emailKey} and others.user_id <> ${userId} and t > ${since}::timestamptz
    ) < ${requestsMax}
    on conflict (user_id) do update
    set email = excluded.email, expires_at = excluded.expires_at, token_hash = null,
      requested_at =
        array(select t from unnest(email_changes.requested_at) t where t > ${since}::timestamptz) || ${now}::timestamptz
    where (select count(*) from unnest(email_changes.requested_at) t where t > ${since}::timestamptz) < ${requestsMax}
    returning user_id`.execute(db);
  return rows.length > 0;
}

export const findRequestedEmail = (db: Database, userId: number, now: Date) =>
  db
    .selectFrom('email_changes')
    .innerJoin('users', 'users.id', 'email_changes.user_id')
    .select(['email_changes.email', 'users.first_name', 'email_changes.requested_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** @returns false if another email has been requested meanwhile */
export async function storeEmailToken(
  db: Database,
  change: { userId: number; email: string; tokenHash: Buffer },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('email_changes')
    .set({ token_hash: change.tokenHash })
    .where('user_id', '=', change.userId)
    .where('email', '=', change.email)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses the token. @returns undefined if it is unknown, expired, or used */
export function takeEmailChange(
  transaction: DatabaseTransaction,
  tokenHash: Buffer,
  now: Date,
): Promise<{ user_id: number; email: string } | undefined> {
  return transaction
    .deleteFrom('email_changes')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email'])
    .executeTakeFirst();
}

/** @returns the account before the change, or undefined if another account has the email: the unique index decides */
export async function setEmail(
  transaction: DatabaseTransaction,
  change: { userId: number; email: string; emailKey: string },
): Promise<{ email: string; first_name: string } | undefined> {
  const { userId, email, emailKey } = change;
  const before = await transaction
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  try {
    await transaction
      .updateTable('users')
      .set({ email, email_key: emailKey })
      .where('id', '=', userId)
      .execute();
    return before;
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key_key')) {
      return undefined;
    }
    throw error;
  }
}
