// roi-calculator: what building a registration service would cost against buying one, with every assumption shown.
import { Source, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { costAssumptions } from '../../facts/cost-assumptions.ts';
import { registrationFees } from '../../facts/registration-fees.ts';
import { type Basis, type SourceTag, sources } from '../../facts/sources.ts';
import { groupThousands } from '../../text/numbers.ts';
import { defineTool } from '../../tool.ts';
import { type CostModel, campaignMonthUsd, modelCosts } from './cost-model.ts';

const COUNT_MAX = 10_000;
const MONTHS_MAX = 120;
const RATE_MAX_USD = 10_000;
const REVENUE_MAX_USD = 1_000_000_000_000;
const DEVELOPER_RATE_DEFAULT_USD = 150;
const COMPLIANCE_RATE_DEFAULT_USD = 200;

const Usd = (description: string) => Type.Number({ description: `${description} US dollars.` });

const Rate = (who: string, defaultUsd: number) =>
  Type.Optional(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: RATE_MAX_USD,
      default: defaultUsd,
      description: `US dollars an hour for ${who}.`,
      examples: [defaultUsd],
      'x-message': `must be a number above 0 and at most ${RATE_MAX_USD}`,
    }),
  );

const Count = (what: string, example: number) =>
  Type.Integer({
    minimum: 0,
    maximum: COUNT_MAX,
    description: `How many ${what}.`,
    examples: [example],
    'x-message': `must be a whole number from 0 to ${COUNT_MAX}`,
  });

export const roiCalculator = defineTool({
  name: 'roi-calculator',
  title: 'ROI calculator',
  summary:
    'Compare building a 10DLC registration service with buying one; every assumption is in the answer.',
  stage: 'prepare',
  request: Type.Object({
    campaignCount: Count('campaigns are to be registered', 4),
    brandCount: Count('brands are to be registered', 2),
    launchTimeline: Type.Integer({
      minimum: 1,
      maximum: MONTHS_MAX,
      description: 'Months until launch when building.',
      examples: [6],
      'x-message': `must be a whole number of months from 1 to ${MONTHS_MAX}`,
    }),
    devRate: Rate('developers', DEVELOPER_RATE_DEFAULT_USD),
    complianceRate: Rate('compliance work', COMPLIANCE_RATE_DEFAULT_USD),
    annualRevenue: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: REVENUE_MAX_USD,
        description: 'US dollars a year. Used only to show the costs as a share of it.',
        examples: [1_000_000],
      }),
    ),
  }),
  results: Type.Object({
    build: Type.Object({
      total: Usd('Sum of the parts below, over the period.'),
      development: Usd('Hours of developers.'),
      compliance: Usd('Hours of compliance work.'),
      infrastructure: Usd('Over the period.'),
      maintenance: Usd('Over the period.'),
      opportunityCost: Usd('Of the months until launch.'),
      registryFees: Usd('Due either way, and the sign-up as a service provider.'),
      devHours: Type.Number(),
      complianceHours: Type.Number(),
      developersNeeded: Type.Integer({ description: 'Full-time developers needed to be done in time.' }),
      timeline: Type.String(),
    }),
    buy: Type.Object({
      total: Usd('Setup and every month of the period.'),
      setup: Usd('Registry fees and one’s own effort.'),
      ownEffort: Usd('Part of the setup: compliance work that nobody takes over.'),
      monthly: Usd('Subscription and registry fees.'),
      annual: Usd('Twelve months.'),
    }),
    periodMonths: Type.Integer({ description: 'Months that are compared: until launch, at least 12.' }),
    savings: Usd('Build less buy, over the period.'),
    roi: Type.Number({ description: 'Savings in percent of what buying costs.' }),
    paybackPeriod: Type.String({ description: 'When the savings have paid for what buying costs.' }),
    recommendation: Type.String(),
    revenueShare: Type.Optional(
      Type.Object(
        {
          buildPercent: Type.Number(),
          buyPercent: Type.Number(),
          savingsPercent: Type.Number(),
        },
        { description: 'Of the revenue of the period, when a revenue above 0 was given.' },
      ),
    ),
    assumptions: Type.Array(
      Type.Object({
        name: Type.String(),
        value: Type.Number(),
        unit: Type.String(),
        basis: StringEnum(['given', 'default', 'published', 'estimate'], {
          description: '`given` in the request, `default` of this tool, else who says so.',
        }),
        source: Source,
      }),
      { description: 'Every figure that went in.' },
    ),
    warnings: Type.Array(Type.String()),
  }),
  examples: [
    {
      title: 'Two brands with four campaigns in half a year',
      request: { campaignCount: 4, brandCount: 2, launchTimeline: 6, annualRevenue: 1_000_000 },
    },
    {
      title: 'One’s own rates',
      request: { campaignCount: 1, brandCount: 1, launchTimeline: 3, devRate: 80, complianceRate: 120 },
    },
  ],
  run(request) {
    const model = modelCosts({
      campaigns: request.campaignCount,
      brands: request.brandCount,
      monthsToLaunch: request.launchTimeline,
      developerRateUsd: request.devRate ?? DEVELOPER_RATE_DEFAULT_USD,
      complianceRateUsd: request.complianceRate ?? COMPLIANCE_RATE_DEFAULT_USD,
    });
    const savingsCents = model.build.total - model.buy.total;
    return {
      ...amounts(model, request.launchTimeline),
      periodMonths: model.periodMonths,
      savings: dollars(savingsCents),
      roi: percent(savingsCents, model.buy.total),
      paybackPeriod: paybackOf(model.buy.total, savingsCents, model.periodMonths),
      recommendation: recommend(model, savingsCents),
      ...shareOf(request.annualRevenue, model, savingsCents),
      assumptions: assumptionsOf(request),
      warnings:
        request.campaignCount > 0 && request.brandCount === 0
          ? ['Campaigns belong to a brand: without one, the fees of at least one brand are missing here.']
          : [],
    };
  },
});

function amounts({ build, buy, ...model }: CostModel, monthsToLaunch: number) {
  const hoursADeveloper = monthsToLaunch * costAssumptions.developerMonth.value;
  const developersNeeded = Math.ceil(model.developmentHours / hoursADeveloper);
  return {
    build: {
      total: dollars(build.total),
      development: dollars(build.development),
      compliance: dollars(build.compliance),
      infrastructure: dollars(build.infrastructure),
      maintenance: dollars(build.maintenance),
      opportunityCost: dollars(build.opportunityCost),
      registryFees: dollars(build.registryFees),
      devHours: model.developmentHours,
      complianceHours: model.complianceHours,
      developersNeeded,
      timeline: `${count(monthsToLaunch, 'month')} with ${count(developersNeeded, 'full-time developer')}`,
    },
    buy: {
      total: dollars(buy.total),
      setup: dollars(buy.setup),
      ownEffort: dollars(buy.ownEffort),
      monthly: dollars(buy.monthly),
      annual: dollars(12 * buy.monthly),
    },
  };
}

const dollars = (cents: number) => cents / 100;
const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;
const count = (number: number, noun: string) => `${groupThousands(number)} ${noun}${number === 1 ? '' : 's'}`;

/** Savings are taken to come in evenly over the period. */
function paybackOf(buyCents: number, savingsCents: number, periodMonths: number): string {
  const months = (buyCents * periodMonths) / savingsCents;
  if (savingsCents <= 0 || months > periodMonths) {
    return `longer than the ${periodMonths} months compared`;
  }
  return months < 1 ? 'less than a month' : `${Math.round(months * 10) / 10} months`;
}

/** Estimates of hours are seldom better than this share. */
const CLOSE_SHARE = 0.25;

function recommend({ build, buy, periodMonths }: CostModel, savingsCents: number): string {
  const whole = (cents: number) => `$${groupThousands(Math.round(cents / 100))}`;
  const costs = `over ${periodMonths} months building costs about ${whole(build.total)} and buying about ${whole(buy.total)}, by our estimates`;
  return savingsCents > buy.total * CLOSE_SHARE
    ? `Buy: ${costs}. Build only if registration is itself what you sell.`
    : `Too close to call: ${costs}. Put your own hours and prices in the place of ours before you decide.`;
}

function shareOf(
  annualRevenue: number | undefined,
  { build, buy, periodMonths }: CostModel,
  savings: number,
) {
  const revenueCents = Math.round(((annualRevenue ?? 0) * 100 * periodMonths) / 12);
  if (revenueCents < 1) {
    return {};
  }
  const share = (cents: number) => Math.round((10_000 * cents) / revenueCents) / 100;
  return {
    revenueShare: {
      buildPercent: share(build.total),
      buyPercent: share(buy.total),
      savingsPercent: share(savings),
    },
  };
}

const sourceOf = (tag: SourceTag) => ({ ...sources[tag] });

function assumptionsOf(request: { devRate?: number; complianceRate?: number }) {
  const rates = [
    { name: 'Developers', value: request.devRate, standard: DEVELOPER_RATE_DEFAULT_USD },
    { name: 'Compliance work', value: request.complianceRate, standard: COMPLIANCE_RATE_DEFAULT_USD },
  ].map(({ name, value, standard }) => ({
    name,
    value: value ?? standard,
    unit: 'USD an hour',
    // The default written out is the default.
    basis: value === undefined || value === standard ? ('default' as const) : ('given' as const),
    source: sourceOf('house'),
  }));
  const { brand, standardVetting, campaignReview, serviceProvider } = registrationFees;
  const fees = [brand, standardVetting, campaignReview, serviceProvider].map(
    ({ item, usd, basis, source }) => ({
      name: item,
      value: usd,
      unit: 'USD',
      basis,
      source: sourceOf(source),
    }),
  );
  const monthly = {
    name: 'Registry fee of a campaign',
    value: campaignMonthUsd(),
    unit: 'USD a month',
    basis: 'published' as Basis,
    source: sourceOf('telnyxFees'),
  };
  const own = Object.values(costAssumptions).map(({ name, value, unit, basis, source }) => ({
    name,
    value,
    unit,
    basis,
    source: sourceOf(source),
  }));
  return [...rates, ...fees, monthly, ...own];
}
