// The format of an API key: a prefix that secret scanners can find, 32 random bytes, and a checksum, so that a mistyped
// key is rejected without a database query (G-16).
import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'tendlc_';
const SECRET_BYTES = 32;
/** 62^43 > 2^256, and 62^6 > 2^32. */
const SECRET_CHARACTERS = 43;
const CHECKSUM_CHARACTERS = 6;
const SHOWN_CHARACTERS = 6;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const FORM = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET_CHARACTERS + CHECKSUM_CHARACTERS}}$`);

function toBase62(value: bigint, characters: number): string {
  let rest = value;
  let text = '';
  for (let place = 0; place < characters; place += 1) {
    text = `${DIGITS[Number(rest % 62n)]}${text}`;
    rest /= 62n;
  }
  return text;
}

const checksumOf = (text: string): string => toBase62(BigInt(crc32(text)), CHECKSUM_CHARACTERS);

export type NewKey = { readonly key: string; readonly prefix: string; readonly hash: Buffer };

export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();

export function generateKey(): NewKey {
  const secret = toBase62(BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`), SECRET_CHARACTERS);
  const body = `${PREFIX}${secret}`;
  const key = `${body}${checksumOf(body)}`;
  return { key, prefix: body.slice(0, PREFIX.length + SHOWN_CHARACTERS), hash: hashOfKey(key) };
}

/** Whether a bearer token has the prefix of an API key. A session token never has it. */
export const looksLikeKey = (token: string): boolean => token.startsWith(PREFIX);

/** False for a mistyped or truncated key. True does not mean that the key exists. */
export const isWellFormedKey = (token: string): boolean =>
  FORM.test(token) && checksumOf(token.slice(0, -CHECKSUM_CHARACTERS)) === token.slice(-CHECKSUM_CHARACTERS);
