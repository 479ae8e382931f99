// The content hash of a version: equal for equal content, whatever its label, revision, or order of fields (G-82).
import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Packet } from '@tendlc/registration';

/** SHA-256 over the JCS form (RFC 8785) of the packet. */
export function contentHashOf({ brandId, brand, campaign, pages }: Packet): Buffer {
  const text = canonicalize({ brandId, brand, campaign, pages });
  return createHash('sha256')
    .update(text ?? '')
    .digest();
}
