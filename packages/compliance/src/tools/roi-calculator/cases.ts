// Cases of roi-calculator. Each name says what the row tests.
import type { Static } from 'typebox';
import type { roiCalculator } from './index.ts';

type Request = Static<typeof roiCalculator.request>;
type Results = Static<typeof roiCalculator.results>;

export type RoiCase = {
  readonly probes: string;
  readonly request: Request;
  readonly build?: Partial<Results['build']>;
  readonly buy?: Partial<Results['buy']>;
  readonly providerConsole?: Results['providerConsole'];
  readonly savings?: number;
  readonly roi?: number;
  readonly paybackPeriod?: RegExp;
  readonly recommendation?: RegExp;
  readonly revenueShare?: Results['revenueShare'];
  readonly periodMonths?: number;
  readonly warns?: boolean;
};

const base = { campaignCount: 4, brandCount: 2, launchTimeline: 6 } as const;
const of = (
  probes: string,
  change: Partial<Request>,
  rest: Omit<RoiCase, 'probes' | 'request'>,
): RoiCase => ({
  probes,
  request: { ...base, ...change },
  ...rest,
});

export const roiCases: readonly RoiCase[] = [
  of(
    'hours are 400, plus 24 per campaign and 16 per brand',
    {},
    { build: { devHours: 528, complianceHours: 112 } },
  ),
  of('development at the default rate', {}, { build: { development: 79_200 } }),
  of('compliance at the default rate', {}, { build: { compliance: 22_400 } }),
  of('infrastructure for at least a year', {}, { build: { infrastructure: 6000 }, periodMonths: 12 }),
  of('maintenance for a year', {}, { build: { maintenance: 15_840 } }),
  of('opportunity cost for six months', {}, { build: { opportunityCost: 14_400 } }),
  of('registry fees are also due for building', {}, { build: { registryFees: 200 + 92 + 60 + 480 } }),
  of(
    'the total of building is the sum of its parts',
    {},
    {
      build: { total: 79_200 + 22_400 + 6000 + 15_840 + 14_400 + 832 },
    },
  ),
  of('setup is registry fees and your own work', {}, { buy: { setup: 92 + 60 + 3200, ownEffort: 3200 } }),
  of('a month is the subscription and the campaign fees', {}, { buy: { monthly: 139, annual: 1668 } }),
  of('the total of buying is setup and a year', {}, { buy: { total: 3352 + 1668 } }),
  of('savings are the difference between building and buying', {}, { savings: 138_672 - 5020 }),
  of('ROI is savings as a percentage of buying', {}, { roi: 2662.4 }),
  of('payback as text', {}, { paybackPeriod: /^less than a month$/ }),
  of('buying is recommended', {}, { recommendation: /^Buy: over 12 months, .*\$138,672.*\$5,020/ }),
  of(
    'rates from the request',
    { devRate: 120.5, complianceRate: 180 },
    {
      build: { development: 63_624, compliance: 20_160 },
    },
  ),
  of('a rate with a fraction of a cent is rounded', { devRate: 0.333 }, { build: { development: 175.82 } }),
  of(
    'the smallest rates leave little difference',
    { devRate: 0.001, complianceRate: 0.001, campaignCount: 300 },
    {
      recommendation: /^Too close to call/,
      paybackPeriod: /^more than the 12 months/,
    },
  ),
  of(
    'savings below the cost of buying are still a reason to buy',
    { campaignCount: 2000, brandCount: 2000, launchTimeline: 6 },
    {
      recommendation: /^Buy/,
      paybackPeriod: /^more than the 12 months.*buying still costs less than building$/,
    },
  ),
  of(
    'a long project is compared over its length',
    { launchTimeline: 24 },
    {
      periodMonths: 24,
      build: { infrastructure: 12_000, maintenance: 31_680, opportunityCost: 57_600 },
    },
  ),
  of(
    'one month to launch',
    { launchTimeline: 1 },
    {
      build: { opportunityCost: 2400, developersNeeded: 4, timeline: '1 month with 4 full-time developers' },
    },
  ),
  of(
    'enough time for one developer',
    {},
    {
      build: { developersNeeded: 1, timeline: '6 months with 1 full-time developer' },
    },
  ),
  of('the longest time', { launchTimeline: 120 }, { periodMonths: 120 }),
  of(
    'nothing to register still has a base, but no advice to buy',
    { campaignCount: 0, brandCount: 0 },
    {
      build: { devHours: 400, complianceHours: 80, registryFees: 200 },
      buy: { setup: 0, monthly: 99, total: 1188 },
      recommendation: /^Neither build nor buy/,
      roi: 0,
      paybackPeriod: /nothing to register/,
      warns: true,
    },
  ),
  of('campaigns without a brand have a warning', { brandCount: 0 }, { warns: true }),
  of('a brand without campaigns is accepted', { campaignCount: 0 }, { warns: false }),
  of(
    'code does not grow after ten campaigns and ten brands',
    { campaignCount: 10_000, brandCount: 10_000 },
    { build: { devHours: 400 + 240 + 160 } },
  ),
  of(
    'one brand with one campaign is cheapest in the console of a provider',
    { campaignCount: 1, brandCount: 1 },
    {
      recommendation: /^Use the console of your messaging provider: over 12 months, it costs about \$2,181/,
      providerConsole: { setup: 46 + 15 + 2000, monthly: 10, total: 2061 + 120 },
    },
  ),
  of('a rate below the minimum wage has a warning', { devRate: 0.5 }, { warns: true }),
  of('a project of ten years has a warning', { launchTimeline: 120 }, { warns: true }),
  of('an ordinary project has no warning', {}, { warns: false }),
  of('the largest rates', { devRate: 10_000, complianceRate: 10_000 }, { build: { development: 5_280_000 } }),
  of(
    'revenue adds percentages',
    { annualRevenue: 1_000_000 },
    {
      revenueShare: { buildPercent: 13.87, buyPercent: 0.5, savingsPercent: 13.37 },
    },
  ),
  of(
    'revenue for a longer period',
    { annualRevenue: 1_000_000, launchTimeline: 24, campaignCount: 0, brandCount: 0 },
    {
      revenueShare: { buildPercent: 8.49, buyPercent: 0.12, savingsPercent: 8.37 },
    },
  ),
  of('without revenue, there are no percentages', { annualRevenue: 0 }, {}),
  of('a revenue below a cent has no percentages', { annualRevenue: 0.0001 }, {}),
];
