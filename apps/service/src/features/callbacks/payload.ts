// How the body of a callback is stored: named by its content, compressed where that pays, and read back within a limit.
import { createHash } from 'node:crypto';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { LIMITS } from '@tendlc/contract';

export type PackedPayload = {
  /** SHA-256 of the body as it was received. */
  readonly hash: Buffer;
  readonly body: Buffer;
};

/** A usual callback has 500 bytes. Compressing it takes longer than storing it and saves less than its row needs. */
const COMPRESSED_FROM_BYTES = 1_024;

/** What a Zstandard frame begins with, and JSON never does. */
const ZSTANDARD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

export const packPayload = (rawBody: Uint8Array): PackedPayload => ({
  hash: createHash('sha256').update(rawBody).digest(),
  body: rawBody.length < COMPRESSED_FROM_BYTES ? Buffer.from(rawBody) : zstdCompressSync(rawBody),
});

/** @param body must come from `packPayload`: nothing larger than a callback can be is unpacked, whatever it claims */
export function unpackPayload(body: Uint8Array): Record<string, unknown> {
  const isCompressed = ZSTANDARD.equals(body.subarray(0, ZSTANDARD.length));
  const bytes = isCompressed ? zstdDecompressSync(body, { maxOutputLength: LIMITS.largeBodyBytes }) : body;
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
}
