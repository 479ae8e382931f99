// Protects stored bodies and memory: a body is read back unchanged, and never exceeds the size limit of a callback.
import { zstdCompressSync } from 'node:zlib';
import { LIMITS } from '@tendlc/contract';
import { expect, test } from 'vitest';
import { packPayload, unpackPayload } from './payload.ts';

test.each([0, 900, 1_000, 1_100, 200_000])(
  'a body with a text of %d characters is read back unchanged',
  (length) => {
    const payload = { eventType: 'BRAND_ADD', description: 'é'.repeat(length / 2) };
    const body = Buffer.from(JSON.stringify(payload, undefined, 2));
    const packed = packPayload(body);
    expect(unpackPayload(packed.body)).toEqual(payload);
    expect(packed.body.length).toBeLessThanOrEqual(Math.max(body.length, 1_024));
  },
);

test('equal bodies have the same name, different bytes have different names', () => {
  const [one, same, other] = ['{"a":1}', '{"a":1}', '{"a": 1}'].map(
    (text) => packPayload(Buffer.from(text)).hash,
  );
  expect(same).toEqual(one);
  expect(other).not.toEqual(one);
});

test('a stored body that would unpack beyond the size limit is rejected', () => {
  const bomb = zstdCompressSync(Buffer.alloc(LIMITS.largeBodyBytes + 1, 'x'));
  expect(bomb.length).toBeLessThan(1_024);
  expect(() => unpackPayload(bomb)).toThrow(expect.objectContaining({ code: 'ERR_BUFFER_TOO_LARGE' }));
});
