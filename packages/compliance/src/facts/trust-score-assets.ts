// What we believe a trust score is made of. The real one is computed by vetting partners and not disclosed.
import type { Sourced } from './sources.ts';

export type TrustAsset = Sourced & {
  readonly category: string;
  /** Field of the request that tells it. */
  readonly field:
    | 'yearsInBusiness'
    | 'hasDUNS'
    | 'hasDomain'
    | 'domainAge'
    | 'hasPhysicalAddress'
    | 'hasPrivacyPolicy'
    | 'hasTermsOfService'
    | 'previousCompliance';
  /** Points from this many years on, or from `true` (1) on; the last row is the maximum. */
  readonly steps: readonly (readonly [atLeast: number, points: number])[];
  /** What to do for the missing points. */
  readonly advice: string;
  /** Only time earns it. */
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
    advice: 'Years in business count by themselves; give the founding date that public records show.',
    takesTime: true,
  },
  {
    ...own,
    category: 'business_identity',
    field: 'hasDUNS',
    steps: yes(15),
    advice: 'Get a DUNS number (free at Dun & Bradstreet), with the name and address of the IRS record.',
  },
  {
    ...own,
    category: 'web_presence',
    field: 'hasDomain',
    steps: yes(10),
    advice:
      'Run a public site on a domain of your own that names the business, and use e-mail at that domain.',
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
    advice: 'Register with the oldest domain that belongs to the business rather than a new one.',
    takesTime: true,
  },
  {
    ...own,
    category: 'physical_address',
    field: 'hasPhysicalAddress',
    steps: yes(10),
    advice: 'Register a street address that state records and the site show as well, not a post office box.',
  },
  {
    ...own,
    category: 'privacy_policy',
    field: 'hasPrivacyPolicy',
    steps: yes(10),
    advice: 'Publish a privacy policy that says that mobile numbers and consent are neither sold nor shared.',
  },
  {
    ...own,
    category: 'terms_of_service',
    field: 'hasTermsOfService',
    steps: yes(10),
    advice: 'Publish terms of the messaging program: what is sent, how often, rates, STOP and HELP.',
  },
  {
    ...own,
    category: 'compliance_history',
    field: 'previousCompliance',
    steps: yes(15),
    advice: 'Build a record: run a small campaign without complaints before asking for more volume.',
    takesTime: true,
  },
];
