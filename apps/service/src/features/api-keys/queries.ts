// The SQL of API keys.
import { type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction, Tables } from '../../db/tables.ts';

export type ApiKeyRow = Omit<Selectable<Tables['api_keys']>, 'key_hash'>;

const COLUMNS = [
  'id',
  'user_id',
  'name',
  'prefix',
  'scopes',
  'expires_at',
  'last_used_at',
  'revoked_at',
  'created_at',
] as const;

/** @returns undefined when the user has as many as one may have: the database counts, so none slips through at once */
export async function insertKey(
  db: Database,
  key: {
    userId: number;
    name: string;
    prefix: string;
    hash: Buffer;
    scopes: readonly string[];
    expiresAt: Date | null;
  },
  keysMax: number,
  now: Date,
  onInserted: (transaction: DatabaseTransaction, row: ApiKeyRow) => Promise<void>,
): Promise<ApiKeyRow | undefined> {
  return db.transaction().execute(async (transaction) => {
    await sql`select id from users where id = ${key.userId} for update`.execute(transaction);
    const { count } = await transaction
      .selectFrom('api_keys')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', key.userId)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (count >= keysMax) {
      return undefined;
    }
    const row = await transaction
      .insertInto('api_keys')
      .values({
        user_id: key.userId,
        name: key.name,
        prefix: key.prefix,
        key_hash: key.hash,
        scopes: [...key.scopes],
        expires_at: key.expiresAt,
        created_at: now,
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    await onInserted(transaction, row);
    return row;
  });
}

export const listKeys = (db: Database, userId: number): Promise<ApiKeyRow[]> =>
  db
    .selectFrom('api_keys')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();

/** @returns whether the user had such a key */
export async function revokeKey(
  transaction: DatabaseTransaction,
  userId: number,
  id: number,
  now: Date,
): Promise<boolean> {
  const result = await transaction
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export type FoundKey = ApiKeyRow & {
  readonly key_hash: Buffer | Uint8Array;
  /** When an admin locked the account of the key; null if it is not locked. */
  readonly locked_at: Date | null;
};

/** The keys that exist, revoked ones included, so that the error can say why a key is rejected. */
export const findKeys = (db: Database, hashes: readonly Buffer[]): Promise<FoundKey[]> =>
  db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .select(COLUMNS.map((column) => `api_keys.${column}` as const))
    .select(['key_hash', 'locked_at'])
    .where(sql<boolean>`key_hash = any(${[...hashes]}::bytea[])`)
    .execute();

export async function markUsed(db: Database, ids: readonly number[], now: Date): Promise<void> {
  await sql`update api_keys set last_used_at = ${now} where id = any(${[...ids]}::bigint[])`.execute(db);
}
