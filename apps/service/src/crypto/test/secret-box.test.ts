// Protects stored secrets (G-40): a changed value, or one copied to another record, cannot be decrypted, and keys can
// be rotated.
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSecretBox, SealBroken } from '../secret-box.ts';

const [keyA, keyB] = [randomBytes(32), randomBytes(32)];
const box = createSecretBox([keyA]);
const OWNER = 'registry_credentials:7:auth_token';
const SECRET = 'kettle-token-of-a-customer';

test('G-40 a value encrypted for a record decrypts for that record, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (secret) => {
      expect(box.open(box.seal(secret, OWNER), OWNER)).toBe(secret);
    }),
  );
});

test('G-40 the stored value contains no part of the secret or its record', () => {
  const sealed = box.seal(SECRET, OWNER);
  const bytes = Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString('latin1');
  expect(`${sealed}${bytes}`).not.toContain(SECRET.slice(0, 6));
  expect(`${sealed}${bytes}`).not.toContain('registry_credentials');
  expect(sealed).not.toContain(keyA.toString('hex').slice(0, 8));
});

test('G-40 each encryption has a new nonce, so equal secrets have different stored values', () => {
  const nonces = Array.from({ length: 2_000 }, () =>
    Buffer.from(box.seal(SECRET, OWNER).split('.')[2] ?? '', 'base64url')
      .subarray(0, 12)
      .toString('hex'),
  );
  expect(new Set(nonces).size).toBe(nonces.length);
});

test('G-40 a value does not decrypt for another record or another field', () => {
  const sealed = box.seal(SECRET, OWNER);
  for (const other of ['registry_credentials:8:auth_token', 'registry_credentials:7:sid', '', `${OWNER} `]) {
    expect(() => box.open(sealed, other)).toThrow(SealBroken);
  }
});

test('G-40 a value with any flipped bit does not decrypt', () => {
  const [form = '', keyId = '', text = ''] = box.seal(SECRET, OWNER).split('.');
  const bytes = Buffer.from(text, 'base64url');
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
    expect(() => box.open([form, keyId, changed.toString('base64url')].join('.'), OWNER)).toThrow(SealBroken);
  }
});

test.each([
  ['nothing', () => ''],
  ['the secret itself', () => SECRET],
  ['another format', (sealed: string) => sealed.replace(/^s1/, 's2')],
  ['another key id', (sealed: string) => sealed.replace(/\.[0-9a-f]{8}\./, '.00000000.')],
  ['a truncated tag', (sealed: string) => sealed.slice(0, -4)],
  ['a nonce alone', (sealed: string) => sealed.slice(0, 's1.00000000.'.length + 16)],
  ['no content', (sealed: string) => sealed.slice(0, 's1.00000000.'.length)],
  ['appended text', (sealed: string) => `${sealed}AAAA`],
])('G-40 %s does not decrypt', (_what, change) => {
  expect(() => box.open(change(box.seal(SECRET, OWNER)), OWNER)).toThrow(SealBroken);
});

test('a decryption error contains neither the secret nor a key', () => {
  const sealed = createSecretBox([keyB]).seal(SECRET, OWNER);
  const broken = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      return String((error as Error).stack);
    }
    return 'it opened';
  };
  const words = broken(() => box.open(sealed, OWNER)) + broken(() => box.open(box.seal(SECRET, 'x'), OWNER));
  expect(words).toContain('ENCRYPTION_KEY');
  for (const hidden of [SECRET, keyA.toString('hex'), keyB.toString('hex'), keyA.toString('base64')]) {
    expect(words).not.toContain(hidden);
  }
});

test('G-40 after a rotation the new key encrypts and the old key decrypts until it is removed', () => {
  const old = box.seal(SECRET, OWNER);
  const rotating = createSecretBox([keyB, keyA]);
  const fresh = rotating.seal(SECRET, OWNER);
  expect(rotating.open(old, OWNER)).toBe(SECRET);
  expect(rotating.open(fresh, OWNER)).toBe(SECRET);
  expect([rotating.isCurrent(old), rotating.isCurrent(fresh)]).toEqual([false, true]);
  const rotated = createSecretBox([keyB]);
  expect(rotated.open(fresh, OWNER)).toBe(SECRET);
  expect(() => rotated.open(old, OWNER)).toThrow(SealBroken);
  expect(() => box.open(fresh, OWNER)).toThrow(SealBroken);
});

test('without a key nothing is encrypted, decrypted or considered current', () => {
  const empty = createSecretBox([]);
  const sealed = box.seal(SECRET, OWNER);
  expect(() => empty.seal(SECRET, OWNER)).toThrow(SealBroken);
  expect(() => empty.open(sealed, OWNER)).toThrow(SealBroken);
  expect(empty.isCurrent(sealed)).toBe(false);
});
