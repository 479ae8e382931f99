// The name and origin for which browsers store passkeys.
import { isIP } from 'node:net';

export type RelyingParty = { readonly id: string; readonly origin: string };

/**
 * Browsers have passkeys only for host names with https, and for localhost.
 * @returns undefined if the console has another URL
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isAddress = hostname.startsWith('[') || isIP(hostname) !== 0;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return !isAddress && (protocol === 'https:' || isLocal) ? { id: hostname, origin } : undefined;
}
