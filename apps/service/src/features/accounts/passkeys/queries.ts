// The SQL of passkeys.
import { type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction, Tables } from '../../../db/tables.ts';

export type PasskeyRow = Selectable<Tables['passkeys']>;

/** Who answers a challenge: the account that adds a passkey, or null for a login. */
type Challenge = { readonly hash: Buffer; readonly userId: number | null };

export async function storeChallenge(
  db: Database,
  { hash, userId }: Challenge,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hash, user_id: userId, expires_at: expiresAt })
    .execute();
}

/** Deletes the challenge, so it works once, even between processes. @returns false without such a challenge */
export async function takeChallenge(db: Database, { hash, userId }: Challenge, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hash)
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Newest first. */
export const listPasskeys = (db: Database | DatabaseTransaction, userId: number): Promise<PasskeyRow[]> =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute();

export const findByCredential = (db: Database, credentialId: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();

/** @returns undefined if some account has the credential: the unique index decides */
export const insertPasskey = (
  transaction: DatabaseTransaction,
  passkey: Omit<PasskeyRow, 'id' | 'last_used_at'>,
): Promise<PasskeyRow | undefined> =>
  transaction
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();

/** @returns false if it was removed, or a use with the same or a higher count was accepted meanwhile */
export async function noteUse(
  db: Database,
  use: { id: number; counter: number; isBackedUp: boolean },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter: use.counter, is_backed_up: use.isBackedUp, last_used_at: now })
    .where('id', '=', use.id)
    .where(sql<boolean>`(counter < ${use.counter} or (counter = 0 and ${use.counter} = 0))`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns undefined if the account has no such passkey */
export const renamePasskey = (
  db: Database,
  { userId, id, name }: { userId: number; id: number; name: string },
): Promise<PasskeyRow | undefined> =>
  db
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** @returns its name, or undefined if the account has no such passkey */
export async function deletePasskey(
  transaction: DatabaseTransaction,
  { userId, id }: { userId: number; id: number },
): Promise<string | undefined> {
  const row = await transaction
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
