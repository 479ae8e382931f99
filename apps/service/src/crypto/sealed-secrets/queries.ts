// Checks that the keys of this start decrypt the stored values. With a wrong key, every customer's calls would fail.
import { sql } from 'kysely';
import type { SecretBox } from '../secret-box.ts';
import type { Database } from '../../db/tables.ts';

type Keys = Pick<SecretBox, 'keyIds'>;

/** A seal is `s1.<key id>.<sealed>`. */
const hasLostKey = (column: string, { keyIds }: Keys) =>
  sql<boolean>`split_part(${sql.ref(column)}, '.', 2) <> all(${[...keyIds]}::text[])`;

const sealedByOthers = (column: string, keys: Keys) =>
  sql<boolean>`status = 'active' and ${hasLostKey(column, keys)}`;

/** @returns one line if a value in use was encrypted with a missing key */
export async function findUnopenableSecrets(db: Database, keys: Keys): Promise<string | undefined> {
  const { rows } = await sql<{ credentials: number; endpoints: number; secondFactors: number }>`
    select (select count(*) from registry_credentials where ${sealedByOthers('sealed_auth_token', keys)}) as credentials,
      (select count(*) from webhook_endpoints where ${sealedByOthers('sealed_secret', keys)}) as endpoints,
      (select count(*) from totp_secrets where ${hasLostKey('sealed_secret', keys)}) as "secondFactors"`.execute(
    db,
  );
  const { credentials = 0, endpoints = 0, secondFactors = 0 } = rows[0] ?? {};
  return credentials + endpoints + secondFactors === 0
    ? undefined
    : `ENCRYPTION_KEY: no key can decrypt the stored secrets of ${credentials} registry credentials, ${endpoints} webhook endpoints, and ${secondFactors} authenticator apps. Add the key that encrypted them to the list. If that key is lost, run npm run admin -- abandon-secrets`;
}

/** Deactivates values that no key decrypts, so that the service can start. Their owners must enter them again. */
export async function abandonUnopenableSecrets(
  db: Database,
  keys: Keys,
  now: Date,
): Promise<{ credentials: number; endpoints: number; secondFactors: number }> {
  return db.transaction().execute(async (transaction) => {
    const credentials = await transaction
      .updateTable('registry_credentials')
      .set((eb) => ({ status: 'inactive' as const, version: eb('version', '+', 1), updated_at: now }))
      .where(sealedByOthers('sealed_auth_token', keys))
      .executeTakeFirst();
    const endpoints = await transaction
      .updateTable('webhook_endpoints')
      .set({ status: 'disabled', updated_at: now })
      .where(sealedByOthers('sealed_secret', keys))
      .executeTakeFirst();
    // Without their secret, codes of the app can no longer be checked.
    const lost = await transaction
      .deleteFrom('totp_secrets')
      .where(hasLostKey('sealed_secret', keys))
      .returning('user_id')
      .execute();
    const accounts = lost.map(({ user_id }) => user_id);
    const inLost = (column: string) => sql<boolean>`${sql.ref(column)} = any(${accounts}::bigint[])`;
    await transaction.deleteFrom('recovery_codes').where(inLost('user_id')).execute();
    await transaction.updateTable('users').set({ totp_enabled_at: null }).where(inLost('id')).execute();
    return {
      secondFactors: accounts.length,
      credentials: Number(credentials.numUpdatedRows),
      endpoints: Number(endpoints.numUpdatedRows),
    };
  });
}
