// Fees of a submission besides those of a new registration: of records that exist already, and of carriers.
import { type RegistrationFee, registrationFees } from './registration-fees.ts';

export const submissionFees = {
  brandResubmission: {
    ...registrationFees.brand,
    item: 'Resubmission of the registered brand',
    note: 'The registry updates the brand that exists and verifies it again.',
  },
  brandUpdate: {
    item: 'Update of the registered brand',
    usd: 0,
    note: 'The registry updates the brand that exists. These fields need no new verification.',
    source: 'house',
    basis: 'estimate',
  },
  campaignUpdate: {
    item: 'Update of the registered campaign',
    usd: 0,
    note: 'The registry updates the campaign that exists. It is not submitted to the carriers again.',
    source: 'house',
    basis: 'estimate',
  },
  tmobileActivation: {
    item: 'T-Mobile campaign activation',
    usd: 0,
    note: 'T-Mobile announced $50.00 for each campaign, but its current fees do not include it. Some providers may still charge it. A campaign without a number for 60 days costs $250.00.',
    source: 'bandwidthTmobile',
    basis: 'published',
  },
} as const satisfies Record<string, RegistrationFee>;
