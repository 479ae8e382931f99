// Cases of trust-score. Each name says what the row tests.
import type { Static } from 'typebox';
import type { trustScore } from './index.ts';

export type TrustCase = {
  readonly probes: string;
  readonly request: Static<typeof trustScore.request>;
  readonly score?: number;
  readonly rating?: 'excellent' | 'good' | 'fair' | 'poor';
  /** `category points status` */
  readonly breakdown?: readonly string[];
  readonly recommends?: readonly RegExp[];
  readonly tier?: string;
  readonly range?: { readonly low: number; readonly high: number };
  readonly warns?: RegExp;
  readonly avoids?: RegExp;
};

const nothing = { yearsInBusiness: 0, hasDUNS: false, hasDomain: false } as const;
const everything = {
  yearsInBusiness: 12,
  hasDUNS: true,
  hasDomain: true,
  domainAge: 10,
  hasPhysicalAddress: true,
  hasPrivacyPolicy: true,
  hasTermsOfService: true,
  previousCompliance: true,
} as const;

const age = (yearsInBusiness: number, points: number, status: string): TrustCase => ({
  probes: `${yearsInBusiness} years in business are ${points} points`,
  request: { ...nothing, yearsInBusiness },
  score: points,
  breakdown: [`business_age ${points} ${status}`],
});
const domain = (domainAge: number, points: number, status: string): TrustCase => ({
  probes: `a domain of ${domainAge} years is ${points} points on top of having one`,
  request: { ...nothing, hasDomain: true, domainAge },
  score: 10 + points,
  breakdown: [`domain_age ${points} ${status}`, 'web_presence 10 pass'],
});
const asset = (field: keyof typeof everything, category: string, points: number): TrustCase => ({
  probes: `${field} alone is ${points} points`,
  request: { ...nothing, [field]: true },
  score: points,
  breakdown: [`${category} ${points} pass`],
});

export const trustCases: readonly TrustCase[] = [
  {
    probes: 'a business without assets has a score of 0',
    request: nothing,
    score: 0,
    rating: 'poor',
    tier: 'Low',
  },
  {
    probes: 'a business with all assets has the full score',
    request: everything,
    score: 100,
    rating: 'excellent',
    tier: 'Top',
  },
  age(0, 0, 'error'),
  age(1, 8, 'warning'),
  age(2, 12, 'warning'),
  age(3, 16, 'warning'),
  age(4, 16, 'warning'),
  age(5, 20, 'pass'),
  age(6, 20, 'pass'),
  age(400, 20, 'pass'),
  domain(0, 0, 'error'),
  domain(1, 4, 'warning'),
  domain(2, 7, 'warning'),
  domain(3, 10, 'pass'),
  domain(41, 10, 'pass'),
  asset('hasDUNS', 'business_identity', 15),
  asset('hasPhysicalAddress', 'physical_address', 10),
  asset('hasPrivacyPolicy', 'privacy_policy', 10),
  asset('hasTermsOfService', 'terms_of_service', 10),
  asset('previousCompliance', 'compliance_history', 15),
  {
    probes: '75 percent is excellent and the Top tier',
    request: { ...everything, previousCompliance: false, hasTermsOfService: false },
    score: 75,
    rating: 'excellent',
    tier: 'Top',
  },
  {
    probes: 'one point below is good',
    request: {
      ...everything,
      hasPrivacyPolicy: false,
      hasTermsOfService: false,
      yearsInBusiness: 3,
      domainAge: 2,
    },
    score: 73,
    rating: 'good',
    tier: 'High-Mid',
  },
  {
    probes: '50 percent is good',
    request: { ...nothing, hasDUNS: true, previousCompliance: true, yearsInBusiness: 5 },
    score: 50,
    rating: 'good',
  },
  {
    probes: '25 percent is fair',
    request: { ...nothing, hasDUNS: true, hasPrivacyPolicy: true },
    score: 25,
    rating: 'fair',
    tier: 'Low-Mid',
  },
  {
    probes: 'below 25 percent is poor',
    request: { ...nothing, yearsInBusiness: 1, hasDUNS: true },
    score: 23,
    rating: 'poor',
  },
  {
    probes: 'immediate improvements come before those that take time, highest gain first',
    request: { ...nothing, hasDomain: true },
    recommends: [/DUNS number/, /street address|privacy policy|terms/],
  },
  {
    probes: 'a full score has only the advice on vetting',
    request: everything,
    recommends: [/external vetting. At this estimate, T-Mobile would allow 200,000/],
  },
  {
    probes: 'a missing domain gets advice',
    request: { ...everything, hasDomain: false, domainAge: 0 },
    score: 80,
    recommends: [/website on your own domain/],
  },
  {
    probes: 'without a DUNS number, the range reaches far down, and the advice says what that means',
    request: { ...everything, yearsInBusiness: 3, hasDUNS: false },
    score: 81,
    rating: 'good',
    tier: 'High-Mid',
    range: { low: 41, high: 96 },
    recommends: [
      /DUNS/,
      /years/,
      /between 41 and 96, which allows from 10,000 to 200,000 segments per day\.$/,
    ],
  },
  {
    probes: 'with a DUNS number, the range is smaller',
    request: { ...everything, hasPrivacyPolicy: false },
    score: 90,
    range: { low: 70, high: 100 },
  },
  {
    probes: 'a history of a new business has a warning',
    request: { ...nothing, hasDomain: true, previousCompliance: true },
    warns: /less than a year old/,
  },
  { probes: 'a plausible business has no warning', request: everything, warns: /^$/ },
  {
    probes: 'a business with one young domain is not told to give it up',
    request: { ...everything, domainAge: 1 },
    avoids: /instead of a new one/,
  },
  {
    probes: 'a few points that only time brings are no advice',
    request: { ...everything, domainAge: 2 },
    score: 97,
    avoids: /age of a domain/,
  },
  {
    probes: 'the advice states the points',
    request: { ...everything, hasDUNS: false },
    score: 85,
    recommends: [/IRS record \(about 15 points\)\.$/],
  },
];
