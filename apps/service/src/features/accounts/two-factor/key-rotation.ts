// Re-encrypts the secrets of authenticator apps with the first encryption key, or checks that they can be decrypted.
import { SealBroken, type SecretBox } from '../../../crypto/secret-box.ts';
import type { Database } from '../../../db/tables.ts';
import { findSecretsAfter, replaceSealed } from './queries.ts';

const BATCH = 100;

export const secretOwner = (userId: number): string => `totp_secrets:${userId}:secret`;

type SecretRow = Awaited<ReturnType<typeof findSecretsAfter>>[number];

async function* eachSecret(db: Database): AsyncGenerator<SecretRow> {
  let batch = await findSecretsAfter(db, 0, BATCH);
  while (batch.length > 0) {
    yield* batch;
    batch = await findSecretsAfter(db, batch.at(-1)?.user_id ?? 0, BATCH);
  }
}

function openOrUndefined(secretBox: SecretBox, { user_id, sealed_secret }: SecretRow): string | undefined {
  try {
    return secretBox.open(sealed_secret, secretOwner(user_id));
  } catch (error) {
    if (error instanceof SealBroken) {
      return undefined;
    }
    throw error;
  }
}

/** Safe to repeat and interrupt. @returns the number of re-encrypted secrets, and the accounts of those that no key decrypts */
export async function rotateTotpKeys(
  db: Database,
  secretBox: SecretBox,
): Promise<{ renewed: number; unopened: number[] }> {
  const rotation = { renewed: 0, unopened: [] as number[] };
  for await (const row of eachSecret(db)) {
    if (secretBox.isCurrent(row.sealed_secret)) {
      continue;
    }
    const secret = openOrUndefined(secretBox, row);
    if (secret === undefined) {
      rotation.unopened.push(row.user_id);
    } else {
      const sealed = secretBox.seal(secret, secretOwner(row.user_id));
      rotation.renewed += (await replaceSealed(db, row, sealed)) ? 1 : 0;
    }
  }
  return rotation;
}

/** Decrypts the secrets of all accounts. */
export async function checkTotpSeals(
  db: Database,
  secretBox: SecretBox,
): Promise<{ checked: number; unopened: number[] }> {
  const result = { checked: 0, unopened: [] as number[] };
  for await (const row of eachSecret(db)) {
    result.checked += 1;
    if (openOrUndefined(secretBox, row) === undefined) {
      result.unopened.push(row.user_id);
    }
  }
  return result;
}
