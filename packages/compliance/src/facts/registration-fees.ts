// What the registry and its vetting partners charge; the monthly fees of campaigns stand with the use cases.
import type { Sourced } from './sources.ts';

export type RegistrationFee = Sourced & {
  readonly item: string;
  readonly usd: number;
  readonly note?: string;
};

const listed = { source: 'telnyxFees', basis: 'published' } as const;
const alsoListed = { source: 'textVoltFees', basis: 'published' } as const;

export const registrationFees = {
  brand: { ...listed, item: 'Brand registration', usd: 4.5 },
  identityAppeal: { ...alsoListed, item: 'Appeal against a brand’s identity status', usd: 11 },
  authenticationPlus: {
    ...alsoListed,
    item: 'Authentication+ of a listed company',
    usd: 12.5,
    note: 'Mandatory for public companies since 2025-08-01.',
  },
  standardVetting: { ...listed, item: 'Standard external vetting', usd: 41.5 },
  enhancedVetting: { ...listed, item: 'Enhanced external vetting', usd: 101.5 },
  politicalVetting: {
    item: 'Political vetting',
    usd: 64,
    note: 'A price of before August 2025; the registry has raised its other prices by some 4 % since.',
    source: 'vonageVetting',
    basis: 'published',
  },
  campaignVerify: {
    item: 'Campaign Verify token',
    usd: 95,
    note: 'For one election cycle of two years; bought from Campaign Verify.',
    source: 'vonageVetting',
    basis: 'published',
  },
  campaignReview: {
    ...listed,
    item: 'Campaign review',
    usd: 15,
    note: 'Due for every submission, resubmissions included.',
  },
  serviceProvider: {
    item: 'Sign-up of a campaign service provider at the registry',
    usd: 200,
    source: 'telgorithmGuide',
    basis: 'published',
  },
} as const satisfies Record<string, RegistrationFee>;

/** Months of a campaign that are committed and billed ahead. */
const CAMPAIGN_MONTHS_COMMITTED = 3;

/** The same for one use case: political campaigns have no minimum (Bandwidth 12823080). */
export function monthsCommitted(useCase: string): number {
  return useCase === 'POLITICAL' ? 1 : CAMPAIGN_MONTHS_COMMITTED;
}
