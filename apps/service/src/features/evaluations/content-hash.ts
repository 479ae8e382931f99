// The content hash of a version: equal for equal content, whatever its label, revision, or order of fields (G-82).
import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Packet } from '@tendlc/registration';

type Bytes = Buffer | Uint8Array;

/**
 * SHA-256 over the JCS form (RFC 8785) of the packet and of the texts of its pages.
 * @param textHashes of the snapshots that the last evaluation used, in any order
 */
export function contentHashOf(
  { brandId, brand, campaign, pages }: Packet,
  textHashes: readonly Bytes[],
): Buffer {
  const texts = [...new Set(textHashes.map((hash) => Buffer.from(hash).toString('hex')))].toSorted();
  const content = { brandId, brand, campaign, pages, ...(texts.length > 0 && { texts }) };
  return createHash('sha256')
    .update(canonicalize(content) ?? '')
    .digest();
}
