// Encrypts secrets that must be read again: AES-256-GCM, bound to their record (G-40).
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_CHARACTERS = 8;
const FORM = 's1';

export type SecretBox = {
  /** @param owner the record and field, so that a value copied to another record cannot be decrypted */
  seal(secret: string, owner: string): string;
  /** @throws SealBroken if no key fits, or the value was changed or belongs to another owner */
  open(sealed: string, owner: string): string;
  /** The second part of every value that one of the keys encrypted. */
  readonly keyIds: readonly string[];
  /** False for values of an older key. */
  isCurrent(sealed: string): boolean;
};

export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

/** Identifies the key of a value without revealing the key. */
const idOf = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, KEY_ID_CHARACTERS);

/**
 * @param keys 32 bytes each; the first encrypts, all decrypt. Without keys, nothing can be encrypted or decrypted:
 *   operator commands that use no secrets need none.
 */
export function createSecretBox(keys: readonly Buffer[]): SecretBox {
  const [current] = keys;
  const currentId = current === undefined ? undefined : idOf(current);
  const byId = new Map(keys.map((key) => [idOf(key), key]));

  return {
    seal(secret, owner) {
      if (current === undefined) {
        throw new SealBroken('sealing needs a key in ENCRYPTION_KEY');
      }
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, current, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([
        nonce,
        cipher.update(secret, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      return [FORM, currentId, sealed.toString('base64url')].join('.');
    },
    open(sealed, owner) {
      const [form, keyId = '', text = ''] = sealed.split('.');
      const key = byId.get(keyId);
      if (form !== FORM || key === undefined) {
        throw new SealBroken('no key of ENCRYPTION_KEY opens this value');
      }
      const bytes = Buffer.from(text, 'base64url');
      const tagAt = bytes.length - TAG_BYTES;
      try {
        const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        });
        decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(tagAt));
        return Buffer.concat([
          decipher.update(bytes.subarray(NONCE_BYTES, tagAt)),
          decipher.final(),
        ]).toString('utf8');
      } catch (error) {
        throw new SealBroken('the value was changed or belongs to another record', { cause: error });
      }
    },
    keyIds: [...byId.keys()],
    isCurrent: (sealed) => sealed.startsWith(`${FORM}.${currentId}.`),
  };
}
