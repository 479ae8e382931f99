// Fees of the registry and its vetting partners. The monthly campaign fees are in the use case table.
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
  identityAppeal: { ...alsoListed, item: 'Appeal of a brand’s identity status', usd: 11 },
  authenticationPlus: {
    ...alsoListed,
    item: 'Authentication+ for a publicly traded company',
    usd: 12.5,
    note: 'Required for publicly traded companies since 2025-08-01.',
  },
  standardVetting: { ...listed, item: 'Standard external vetting', usd: 41.5 },
  enhancedVetting: { ...listed, item: 'Enhanced external vetting', usd: 101.5 },
  politicalVetting: {
    item: 'Political vetting',
    usd: 64,
    note: 'Price from before August 2025. The registry has since raised its other prices by about 4%.',
    source: 'vonageVetting',
    basis: 'published',
  },
  campaignVerify: {
    item: 'Campaign Verify token',
    usd: 95,
    note: 'Valid for one two-year election cycle. Purchased from Campaign Verify.',
    source: 'vonageVetting',
    basis: 'published',
  },
  campaignReview: {
    ...listed,
    item: 'Campaign review',
    usd: 15,
    note: 'Due for every submission, including resubmissions.',
  },
  serviceProvider: {
    item: 'Registration as a campaign service provider (CSP) at the registry',
    usd: 200,
    source: 'telgorithmGuide',
    basis: 'published',
  },
} as const satisfies Record<string, RegistrationFee>;

/** Committed months of a campaign, billed in advance. */
const CAMPAIGN_MONTHS_COMMITTED = 3;

/** Committed months of a use case. Political campaigns have no minimum (Bandwidth 12823080). */
export function getMonthsCommitted(useCase: string): number {
  return useCase === 'POLITICAL' ? 1 : CAMPAIGN_MONTHS_COMMITTED;
}
