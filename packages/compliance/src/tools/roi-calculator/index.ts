// roi-calculator: compares the cost of building a registration service with buying one, and shows every assumption.
import { Source, StringEnum } from '@tendlc/contract';
import { type Static, Type } from 'typebox';
import { costAssumptions } from '../../facts/cost-assumptions.ts';
import { registrationFees } from '../../facts/registration-fees.ts';
import { type Basis, type SourceTag, sources } from '../../facts/sources.ts';
import { groupThousands } from '../../text/numbers.ts';
import { defineTool } from '../../tool.ts';
import { type CostModel, getCampaignMonthUsd, modelCosts } from './cost-model.ts';
import { isNothing, listWarnings } from './warnings.ts';

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
      description: `Hourly rate for ${who} in US dollars.`,
      examples: [defaultUsd],
      'x-message': `must be a number above 0 and at most ${RATE_MAX_USD}`,
    }),
  );

const Count = (what: string, example: number) =>
  Type.Integer({
    minimum: 0,
    maximum: COUNT_MAX,
    description: `Number of ${what}.`,
    examples: [example],
    'x-message': `must be a whole number from 0 to ${COUNT_MAX}`,
  });

const requestSchema = Type.Object({
  campaignCount: Count('campaigns to register', 4),
  brandCount: Count('brands to register', 2),
  launchTimeline: Type.Integer({
    minimum: 1,
    maximum: MONTHS_MAX,
    description: 'Months until launch if you build.',
    examples: [6],
    'x-message': `must be a whole number of months from 1 to ${MONTHS_MAX}`,
  }),
  devRate: Rate('developers', DEVELOPER_RATE_DEFAULT_USD),
  complianceRate: Rate('compliance work', COMPLIANCE_RATE_DEFAULT_USD),
  annualRevenue: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: REVENUE_MAX_USD,
      description: 'Annual revenue in US dollars. Used only to show the costs as a share of revenue.',
      examples: [1_000_000],
    }),
  ),
});

export const roiCalculator = defineTool({
  name: 'roi-calculator',
  title: 'ROI calculator',
  summary:
    'Compare the cost of building a 10DLC registration service with buying one. The response lists every assumption.',
  stage: 'prepare',
  request: requestSchema,
  results: Type.Object({
    build: Type.Object({
      total: Usd('Total of the parts below over the period.'),
      development: Usd('Developer hours.'),
      compliance: Usd('Compliance work hours.'),
      infrastructure: Usd('Over the period.'),
      maintenance: Usd('Over the period.'),
      opportunityCost: Usd('Opportunity cost of the months until launch.'),
      registryFees: Usd('Registry fees, which are due in both cases, and the sign-up as a service provider.'),
      devHours: Type.Number(),
      complianceHours: Type.Number(),
      developersNeeded: Type.Integer({ description: 'Full-time developers needed to finish on time.' }),
      timeline: Type.String(),
    }),
    buy: Type.Object({
      total: Usd('Setup and all months of the period.'),
      setup: Usd('Registry fees and your own work.'),
      ownEffort: Usd('Part of the setup: compliance work that remains with you.'),
      monthly: Usd('Subscription and registry fees.'),
      annual: Usd('Twelve months.'),
    }),
    providerConsole: Type.Object(
      {
        total: Usd('Setup and all months of the period.'),
        setup: Usd('Registry fees, and all work on brands and campaigns.'),
        monthly: Usd('Registry fees.'),
      },
      {
        description:
          'The third way: you enter each registration by hand in the free console of your messaging provider. Without the time to learn the rules.',
      },
    ),
    periodMonths: Type.Integer({
      description: 'Months in the comparison: the months until launch, at least 12.',
    }),
    savings: Usd('Cost of building minus cost of buying over the period.'),
    roi: Type.Number({
      description: 'Savings in percent of the cost of buying, such as 116.1 for 116.1 percent.',
    }),
    paybackPeriod: Type.String({ description: 'Time until the savings equal the cost of buying.' }),
    breakEven: Type.Object(
      {
        months: Type.Optional(
          Type.Integer({ description: 'Months after the start. Absent if building never costs less.' }),
        ),
        servicePricePerMonth: Usd(
          'Monthly price of a registration service at which both cost the same over the period. Below it, buy.',
        ),
        explanation: Type.String(),
      },
      { description: 'When building has cost less in total than buying.' },
    ),
    range: Type.Object(
      {
        accuracyPercent: Type.Number({ description: 'Our estimates may be off by this percentage.' }),
        buildLow: Usd('Cost of building if our estimates are too high.'),
        buildHigh: Usd('Cost of building if our estimates are too low.'),
        buyLow: Usd('Cost of buying if our estimates are too high.'),
        buyHigh: Usd('Cost of buying if our estimates are too low.'),
        savingsLow: Usd('Smallest savings: the cheapest way to build against the most expensive to buy.'),
        savingsHigh: Usd('Largest savings: the most expensive way to build against the cheapest to buy.'),
      },
      { description: 'Totals over the period, with the estimates varied. Registry fees do not vary.' },
    ),
    recommendation: Type.String(),
    revenueShare: Type.Optional(
      Type.Object(
        {
          buildPercent: Type.Number(),
          buyPercent: Type.Number(),
          savingsPercent: Type.Number(),
        },
        {
          description:
            'Costs as a percentage of the revenue in the period. Only if the request has a revenue above 0.',
        },
      ),
    ),
    assumptions: Type.Array(
      Type.Object({
        name: Type.String(),
        value: Type.Number(),
        unit: Type.String(),
        basis: StringEnum(['given', 'default', 'published', 'estimate'], {
          description:
            'Source of the value: `given` in the request, `default` of this tool, or the name of a source.',
        }),
        source: Source,
      }),
      { description: 'All values that the calculation uses.' },
    ),
    warnings: Type.Array(Type.String()),
  }),
  examples: [
    {
      title: 'Two brands with four campaigns in six months',
      request: { campaignCount: 4, brandCount: 2, launchTimeline: 6, annualRevenue: 1_000_000 },
    },
    {
      title: 'Your own rates',
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
      ...(isNothing(request) ? NOTHING_TO_COMPARE : compareCosts(model, savingsCents)),
      range: findRange(model),
      recommendation: recommend(model, savingsCents, request),
      ...calculateShare(request.annualRevenue, model, savingsCents),
      assumptions: listAssumptions(request),
      warnings: listWarnings(request),
    };
  },
});

type Request = Static<typeof requestSchema>;

function amounts({ build, buy, console, ...model }: CostModel, monthsToLaunch: number) {
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
    providerConsole: {
      total: dollars(console.total),
      setup: dollars(console.setup),
      monthly: dollars(console.monthly),
    },
  };
}

const dollars = (cents: number) => cents / 100;
const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;
const count = (number: number, noun: string) => `${groupThousands(number)} ${noun}${number === 1 ? '' : 's'}`;

/** Assumes that savings are spread evenly over the period. */
function describePayback(buyCents: number, savingsCents: number, periodMonths: number): string {
  const months = (buyCents * periodMonths) / savingsCents;
  if (savingsCents <= 0 || months > periodMonths) {
    const late = `more than the ${periodMonths} months in the comparison`;
    return savingsCents <= 0 ? late : `${late}, in which buying still costs less than building`;
  }
  return months < 1 ? 'less than a month' : `${Math.round(months * 10) / 10} months`;
}

/** Without brands and campaigns, no purchase pays back. */
const NOTHING_TO_COMPARE = {
  roi: 0,
  paybackPeriod: 'none: there is nothing to register',
  breakEven: {
    explanation: 'There is nothing to register, so there is nothing to compare.',
    servicePricePerMonth: 0,
  },
};

function compareCosts(model: CostModel, savingsCents: number) {
  return {
    roi: percent(savingsCents, model.buy.total),
    paybackPeriod: describePayback(model.buy.total, savingsCents, model.periodMonths),
    breakEven: findBreakEven(model),
  };
}

function findBreakEven(model: CostModel) {
  const { build, buy, periodMonths } = model;
  const otherCosts = buy.setup + build.registryMonth * periodMonths;
  const servicePricePerMonth = dollars(Math.max(0, Math.floor((build.total - otherCosts) / periodMonths)));
  return { ...findBreakEvenMonth(model), servicePricePerMonth };
}

/** The month in which the running costs of building have made up for its one-time costs. */
function findBreakEvenMonth({ build, buy, periodMonths }: CostModel) {
  const buildMonthly = (build.infrastructure + build.maintenance) / periodMonths + build.registryMonth;
  const buildOnce = build.total - buildMonthly * periodMonths;
  const savedMonthly = buy.monthly - buildMonthly;
  if (buildOnce <= buy.setup && savedMonthly >= 0) {
    return { months: 0, explanation: 'Building costs less from the start, by our estimates.' };
  }
  if (savedMonthly <= 0) {
    return {
      explanation:
        'Building never costs less: hosting and maintenance cost more each month than the subscription, by our estimates.',
    };
  }
  const months = Math.ceil((buildOnce - buy.setup) / savedMonthly);
  return { months, explanation: `Building has cost less than buying after ${count(months, 'month')}.` };
}

function findRange({ build, buy, periodMonths }: CostModel) {
  const share = costAssumptions.accuracy.value / 100;
  const vary = (total: number, fixed: number, sign: 1 | -1) =>
    Math.round(fixed + (total - fixed) * (1 + sign * share));
  // The price of a subscription and the registry fees are known; hours, hosting, and maintenance are estimated.
  const buyFixed = buy.setup - buy.ownEffort + buy.monthly * periodMonths;
  const [buildLow, buildHigh] = [
    vary(build.total, build.registryFees, -1),
    vary(build.total, build.registryFees, 1),
  ];
  const [buyLow, buyHigh] = [vary(buy.total, buyFixed, -1), vary(buy.total, buyFixed, 1)];
  return {
    accuracyPercent: costAssumptions.accuracy.value,
    buildLow: dollars(buildLow),
    buildHigh: dollars(buildHigh),
    buyLow: dollars(buyLow),
    buyHigh: dollars(buyHigh),
    savingsLow: dollars(buildLow - buyHigh),
    savingsHigh: dollars(buildHigh - buyLow),
  };
}

/** Relative difference below which the result is too close to call; estimates of hours are rarely more accurate. */
const CLOSE_SHARE = 0.25;

function recommend(
  { build, buy, console, periodMonths }: CostModel,
  savingsCents: number,
  request: Request,
): string {
  if (isNothing(request)) {
    return 'Neither build nor buy: with 0 brands and 0 campaigns, there is nothing to register.';
  }
  const whole = (cents: number) => `$${groupThousands(Math.round(cents / 100))}`;
  const costs = `over ${periodMonths} months, building costs about ${whole(build.total)} and buying costs about ${whole(buy.total)}, by our estimates`;
  const isClose = savingsCents <= buy.total * CLOSE_SHARE;
  if (!isClose && console.total < buy.total) {
    return `Use the console of your messaging provider: over ${periodMonths} months, it costs about ${whole(console.total)}, mostly your own work by hand; buying costs about ${whole(buy.total)} and building about ${whole(build.total)}, by our estimates. Buy when you register more.`;
  }
  return !isClose
    ? `Buy: ${costs}. Build only if registration is your product.`
    : `Too close to call: ${costs}. Replace our hours and prices with your own before you decide.`;
}

function calculateShare(
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

const describeSource = (tag: SourceTag) => ({ ...sources[tag] });

function listAssumptions(request: { devRate?: number; complianceRate?: number }) {
  const rates = [
    { name: 'Developers', value: request.devRate, standard: DEVELOPER_RATE_DEFAULT_USD },
    { name: 'Compliance work', value: request.complianceRate, standard: COMPLIANCE_RATE_DEFAULT_USD },
  ].map(({ name, value, standard }) => ({
    name,
    value: value ?? standard,
    unit: 'USD per hour',
    // An explicit value that equals the default counts as the default.
    basis: value === undefined || value === standard ? ('default' as const) : ('given' as const),
    source: describeSource('house'),
  }));
  const { brand, standardVetting, campaignReview, serviceProvider } = registrationFees;
  const fees = [brand, standardVetting, campaignReview, serviceProvider].map(
    ({ item, usd, basis, source }) => ({
      name: item,
      value: usd,
      unit: 'USD',
      basis,
      source: describeSource(source),
    }),
  );
  const monthly = {
    name: 'Registry fee per campaign',
    value: getCampaignMonthUsd(),
    unit: 'USD per month',
    basis: 'published' as Basis,
    source: describeSource('telnyxFees'),
  };
  const own = Object.values(costAssumptions).map(({ name, value, unit, basis, source }) => ({
    name,
    value,
    unit,
    basis,
    source: describeSource(source),
  }));
  return [...rates, ...fees, monthly, ...own];
}
