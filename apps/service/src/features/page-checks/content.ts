// How bodies and texts of pages are stored: named by their content, and compressed where that pays.
import { createHash } from 'node:crypto';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

export type PackedContent = {
  /** SHA-256 of the bytes. */
  readonly hash: Buffer;
  /** The first byte says how the rest is stored. */
  readonly content: Buffer;
};

const PLAIN = 0;
const ZSTANDARD = 1;
const COMPRESSED_FROM_BYTES = 1_024;

/** More than a body or a text of a page can have: 2 MiB, and a text is shorter than its page in UTF-8. */
const CONTENT_BYTES_MAX = 16 * 1024 * 1024;

export const hashOf = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

export function packContent(bytes: Uint8Array): PackedContent {
  const compressed = bytes.length < COMPRESSED_FROM_BYTES ? undefined : zstdCompressSync(bytes);
  const [kind, stored] =
    compressed !== undefined && compressed.length < bytes.length ? [ZSTANDARD, compressed] : [PLAIN, bytes];
  return { hash: hashOf(bytes), content: Buffer.concat([Buffer.of(kind), stored]) };
}

/** @param content must come from `packContent` */
export function unpackContent(content: Uint8Array): Buffer {
  const stored = Buffer.from(content.buffer, content.byteOffset + 1, content.byteLength - 1);
  return content[0] === ZSTANDARD
    ? zstdDecompressSync(stored, { maxOutputLength: CONTENT_BYTES_MAX })
    : stored;
}
