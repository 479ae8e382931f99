// The formats of the registry's identifiers, and its hosts.

export const REGISTRY_BASE_URLS = {
  production: 'https://csp-api.campaignregistry.com/v2',
  staging: 'https://csp-api-staging.campaignregistry.com/v2',
} as const;

/** Observed values have seven characters. Do not enforce this: an aggregator's id is a short name (`TWILO`). */
export const REGISTRY_ID_PATTERN = '^[SBCR][A-Z0-9]{6}$';

export const ID_PREFIXES = { csp: 'S', brand: 'B', campaign: 'C', reseller: 'R', otp: 'OTP' } as const;

export { RESELLER_NONE } from '@tendlc/registration/words';
