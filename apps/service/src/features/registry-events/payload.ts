// How the body of a callback is stored: named by its content, compressed, and read back within a limit.
import { createHash } from 'node:crypto';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { LIMITS } from '@tendlc/contract';

export type PackedPayload = {
  /** SHA-256 of the body as it was received. */
  readonly hash: Buffer;
  readonly body: Buffer;
};

/** A body of 256 KiB takes about a millisecond, less than parsing it. */
export const packPayload = (rawBody: Uint8Array): PackedPayload => ({
  hash: createHash('sha256').update(rawBody).digest(),
  body: zstdCompressSync(rawBody),
});

/** @param body must come from `packPayload`: nothing larger than a callback can be is unpacked, whatever it claims */
export function unpackPayload(body: Uint8Array): Record<string, unknown> {
  const text = zstdDecompressSync(body, { maxOutputLength: LIMITS.largeBodyBytes }).toString('utf8');
  return JSON.parse(text) as Record<string, unknown>;
}
