// Our estimate of what determines a trust score. Vetting partners compute the real score and do not publish their method.
import type { Sourced } from './sources.ts';

export type TrustAsset = Sourced & {
  readonly category: string;
  /** Field of the request. */
  readonly field:
    | 'yearsInBusiness'
    | 'hasDUNS'
    | 'hasDomain'
    | 'domainAge'
    | 'hasPhysicalAddress'
    | 'hasPrivacyPolicy'
    | 'hasTermsOfService'
    | 'previousCompliance';
  /** Points for at least this many years, or for `true` (1). The last row is the maximum. */
  readonly steps: readonly (readonly [atLeast: number, points: number])[];
  /** How to get the missing points. */
  readonly advice: string;
  /** Whether the points depend only on time. */
  readonly takesTime?: true;
};

const own = { source: 'house', basis: 'estimate' } as const;
const yes = (points: number) => [[1, points]] as const;

export const trustAssets: readonly TrustAsset[] = [
  {
    ...own,
    category: 'business_age',
    field: 'yearsInBusiness',
    steps: [
      [1, 8],
      [2, 12],
      [3, 16],
      [5, 20],
    ],
    advice: 'Points for years in business increase over time. Use the founding date in public records.',
    takesTime: true,
  },
  {
    ...own,
    category: 'business_identity',
    field: 'hasDUNS',
    steps: yes(15),
    advice: 'Get a DUNS number (free from Dun & Bradstreet) with the name and address of the IRS record.',
  },
  {
    ...own,
    category: 'web_presence',
    field: 'hasDomain',
    steps: yes(10),
    advice: 'Publish a website on your own domain that names the business, and use email at that domain.',
  },
  {
    ...own,
    category: 'domain_age',
    field: 'domainAge',
    steps: [
      [1, 4],
      [2, 7],
      [3, 10],
    ],
    advice:
      'Points for the age of a domain increase over time. If the business also has an older domain of the same name, register with that one.',
    takesTime: true,
  },
  {
    ...own,
    category: 'physical_address',
    field: 'hasPhysicalAddress',
    steps: yes(10),
    advice: 'Register a street address that state records and the website also show. Do not use a PO box.',
  },
  {
    ...own,
    category: 'privacy_policy',
    field: 'hasPrivacyPolicy',
    steps: yes(10),
    advice:
      'Publish a privacy policy that states that mobile numbers and consent are neither sold nor shared.',
  },
  {
    ...own,
    category: 'terms_of_service',
    field: 'hasTermsOfService',
    steps: yes(10),
    advice: 'Publish the terms of the messaging program with its messages, frequency, rates, STOP, and HELP.',
  },
  {
    ...own,
    category: 'compliance_history',
    field: 'previousCompliance',
    steps: yes(15),
    advice: 'Build a record. Run a small campaign without complaints before you request more volume.',
    takesTime: true,
  },
];

/** How far the real score may be below and above the estimate, in points. Without a DUNS number, it is often far below. */
export const TRUST_SCORE_ACCURACY = { below: 20, belowWithoutDuns: 40, above: 15 } as const;
