// The SQL of two-factor authentication.
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../db/tables.ts';

/** A newer secret replaces one that no code has confirmed. @returns false if two-factor authentication is on */
export async function storeSecret(
  db: Database,
  secret: { userId: number; sealed: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into totp_secrets (user_id, sealed_secret, created_at)
    select id, ${secret.sealed}, ${now}::timestamptz from users
    where id = ${secret.userId} and totp_enabled_at is null for update
    on conflict (user_id) do update
    set sealed_secret = excluded.sealed_secret, last_step = 0, created_at = excluded.created_at
    returning user_id`.execute(db);
  return rows.length > 0;
}

/** Whether the secret was stored since then. */
export async function hasSecretSince(
  db: Database | DatabaseTransaction,
  userId: number,
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('totp_secrets')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findSecret(
  db: Database | DatabaseTransaction,
  userId: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('totp_secrets')
    .select('sealed_secret')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.sealed_secret;
}

/** Accepts a code once: one statement decides, even between processes. @returns false if it was used before */
export async function takeStep(
  db: Database | DatabaseTransaction,
  use: { userId: number; sealed: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp_secrets')
    .set({ last_step: use.step })
    .where('user_id', '=', use.userId)
    .where('sealed_secret', '=', use.sealed)
    .where('last_step', '<', use.step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false if it is on already */
export async function setEnabled(
  transaction: DatabaseTransaction,
  userId: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ totp_enabled_at: now })
    .where('id', '=', userId)
    .where('totp_enabled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Locks the account, so that codes of two requests are not mixed. @returns undefined if it is off */
export const lockEnabled = (
  transaction: DatabaseTransaction,
  userId: number,
): Promise<{ is_admin: boolean } | undefined> =>
  transaction
    .selectFrom('users')
    .select('is_admin')
    .where('id', '=', userId)
    .where('totp_enabled_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();

/** Deletes the secret and the recovery codes. */
export async function removeSecondFactor(transaction: DatabaseTransaction, userId: number): Promise<void> {
  await transaction.updateTable('users').set({ totp_enabled_at: null }).where('id', '=', userId).execute();
  await transaction.deleteFrom('totp_secrets').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

export async function replaceRecoveryCodes(
  transaction: DatabaseTransaction,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await transaction
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute();
}

/** Deletes the code, so it works once. @returns false without such a code */
export async function takeRecoveryCode(
  transaction: DatabaseTransaction,
  userId: number,
  hash: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(
  db: Database | DatabaseTransaction,
  userId: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** In the order of the accounts, from one on: for work over all of them in batches. */
export const findSecretsAfter = (db: Database, userId: number, limit: number) =>
  db
    .selectFrom('totp_secrets')
    .select(['user_id', 'sealed_secret'])
    .where('user_id', '>', userId)
    .orderBy('user_id')
    .limit(limit)
    .execute();

/** Unless it has been replaced meanwhile. */
export async function replaceSealed(
  db: Database,
  row: { user_id: number; sealed_secret: string },
  sealed: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp_secrets')
    .set({ sealed_secret: sealed })
    .where('user_id', '=', row.user_id)
    .where('sealed_secret', '=', row.sealed_secret)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
