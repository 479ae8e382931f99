// Re-encrypts the webhook secrets of all endpoints with the first encryption key, or checks that they can be decrypted.
import { SealBroken, type SecretBox } from '../../crypto/secret-box.ts';
import type { Database } from '../../db/tables.ts';
import { secretOwner } from './deliveries.ts';
import { type EndpointRow, findEndpointsAfter, replaceSealed } from './queries.ts';

const BATCH = 100;

/** The number of re-encrypted records, and the IDs of those that no key decrypts. */
type Rotation = { renewed: number; unopened: number[] };

/** Safe to repeat and interrupt. A secret that is rotated meanwhile is encrypted with the first key anyway. */
export async function rotateEndpointKeys(db: Database, secretBox: SecretBox): Promise<Rotation> {
  const rotation: Rotation = { renewed: 0, unopened: [] };
  let batch = await findEndpointsAfter(db, 0, BATCH);
  while (batch.length > 0) {
    for (const row of batch) {
      await renew(row);
    }
    batch = await findEndpointsAfter(db, batch.at(-1)?.id ?? 0, BATCH);
  }
  return rotation;

  async function renew(row: EndpointRow): Promise<void> {
    const sealed = [row.sealed_secret, row.sealed_previous_secret];
    if (sealed.every((each) => each === null || secretBox.isCurrent(each))) {
      return;
    }
    try {
      const [secret, previous] = sealed.map((each) =>
        each === null ? null : secretBox.seal(secretBox.open(each, secretOwner(row.id)), secretOwner(row.id)),
      );
      const renewed = { sealed_secret: secret as string, sealed_previous_secret: previous ?? null };
      rotation.renewed += (await replaceSealed(db, row, renewed)) ? 1 : 0;
    } catch (error) {
      if (!(error instanceof SealBroken)) {
        throw error;
      }
      rotation.unopened.push(row.id);
    }
  }
}

/** Decrypts the secrets of all endpoints. */
export async function checkEndpointSeals(
  db: Database,
  secretBox: SecretBox,
): Promise<{ checked: number; unopened: number[] }> {
  const result = { checked: 0, unopened: [] as number[] };
  let batch = await findEndpointsAfter(db, 0, BATCH);
  while (batch.length > 0) {
    result.checked += batch.length;
    result.unopened.push(...batch.filter((row) => !opens(row, secretBox)).map(({ id }) => id));
    batch = await findEndpointsAfter(db, batch.at(-1)?.id ?? 0, BATCH);
  }
  return result;
}

function opens(row: EndpointRow, secretBox: SecretBox): boolean {
  try {
    for (const sealed of [row.sealed_secret, row.sealed_previous_secret]) {
      if (sealed !== null) {
        secretBox.open(sealed, secretOwner(row.id));
      }
    }
    return true;
  } catch (error) {
    if (error instanceof SealBroken) {
      return false;
    }
    throw error;
  }
}
