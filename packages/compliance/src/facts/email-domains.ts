// Free email providers. Reviewers require an address at the brand's own domain.
import type { Sourced } from './sources.ts';

export type FreeEmailDomain = Sourced & { readonly domain: string };

export const freeEmailDomains: readonly FreeEmailDomain[] = (
  'gmail.com googlemail.com yahoo.com ymail.com outlook.com hotmail.com live.com msn.com aol.com icloud.com me.com mac.com ' +
  'proton.me protonmail.com gmx.com gmx.net mail.com zoho.com yandex.com comcast.net verizon.net att.net sbcglobal.net'
)
  .split(' ')
  .map((domain) => ({ domain, source: 'house', basis: 'estimate' }));

const domains = new Set(freeEmailDomains.map((row) => row.domain));

/** Whether the domain belongs to a free email provider, so that an address does not identify a business. */
export function isFreeEmailDomain(domain: string): boolean {
  return domains.has(domain.toLowerCase());
}
