// Checks that the keys of this start decrypt the stored values. With a wrong key, every customer's calls would fail.
import { sql } from 'kysely';
import type { SecretBox } from '../secret-box.ts';
import type { Database } from '../../db/tables.ts';

type Keys = Pick<SecretBox, 'keyIds'>;

/** A seal is `s1.<key id>.<sealed>`. */
const sealedByOthers = (column: string, { keyIds }: Keys) =>
  sql<boolean>`status = 'active' and split_part(${sql.ref(column)}, '.', 2) <> all(${[...keyIds]}::text[])`;

/** @returns one line if a value in use was encrypted with a missing key */
export async function findUnopenableSecrets(db: Database, keys: Keys): Promise<string | undefined> {
  const { rows } = await sql<{ credentials: number; endpoints: number }>`
    select (select count(*) from registry_credentials where ${sealedByOthers('sealed_auth_token', keys)}) as credentials,
      (select count(*) from webhook_endpoints where ${sealedByOthers('sealed_secret', keys)}) as endpoints`.execute(
    db,
  );
  const { credentials = 0, endpoints = 0 } = rows[0] ?? {};
  return credentials + endpoints === 0
    ? undefined
    : `ENCRYPTION_KEY: no key can decrypt the stored secrets of ${credentials} registry credentials and ${endpoints} webhook endpoints. Add the key that encrypted them to the list. If that key is lost, run npm run admin -- abandon-secrets`;
}

/** Deactivates values that no key decrypts, so that the service can start. Their owners must enter them again. */
export async function abandonUnopenableSecrets(
  db: Database,
  keys: Keys,
  now: Date,
): Promise<{ credentials: number; endpoints: number }> {
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
    return {
      credentials: Number(credentials.numUpdatedRows),
      endpoints: Number(endpoints.numUpdatedRows),
    };
  });
}
