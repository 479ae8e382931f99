// The forms of the registry's identifiers, and the hosts it answers at.

export const REGISTRY_BASE_URLS = {
  production: 'https://csp-api.campaignregistry.com/v2',
  staging: 'https://csp-api-staging.campaignregistry.com/v2',
} as const;

/** Our reading: values seen are seven long. Apply it loosely, an aggregator's id is a short name instead (`TWILO`). */
export const REGISTRY_ID_PATTERN = '^[SBCR][A-Z0-9]{6}$';

export const ID_PREFIXES = { csp: 'S', brand: 'B', campaign: 'C', reseller: 'R', otp: 'OTP' } as const;

export { RESELLER_NONE } from '@tendlc/registration/words';
