// Assumptions on the cost of building a registration service. Such figures are not published, so all are our estimates.
import type { Sourced } from './sources.ts';

export type CostAssumption = Sourced & {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
};

const own = { source: 'house', basis: 'estimate' } as const;

export const costAssumptions = {
  developmentBase: {
    ...own,
    name: 'Development: registry connection, webhooks, credentials, validators, and user interface',
    value: 400,
    unit: 'hours',
  },
  developmentPerCampaign: { ...own, name: 'Development per campaign', value: 24, unit: 'hours' },
  developmentPerBrand: { ...own, name: 'Development per brand', value: 16, unit: 'hours' },
  developmentCountMax: {
    ...own,
    name: 'Campaigns, and brands, that add development; later ones use the same code',
    value: 10,
    unit: 'at most',
  },
  complianceBase: {
    ...own,
    name: 'Compliance work: learning the rules, policies, and opt-in pages',
    value: 80,
    unit: 'hours',
  },
  compliancePerCampaign: { ...own, name: 'Compliance work per campaign', value: 6, unit: 'hours' },
  compliancePerBrand: { ...own, name: 'Compliance work per brand', value: 4, unit: 'hours' },
  complianceShareBought: {
    ...own,
    name: 'Compliance work for campaigns and brands that remains when you buy a service',
    value: 50,
    unit: 'percent',
  },
  infrastructure: { ...own, name: 'Hosting, database, and monitoring', value: 500, unit: 'USD per month' },
  maintenance: {
    ...own,
    name: 'Maintenance as a percentage of the development cost (15 to 25 is common for software)',
    value: 20,
    unit: 'percent per year',
  },
  developerMonth: { ...own, name: 'Working hours of a developer', value: 160, unit: 'hours per month' },
  opportunity: {
    ...own,
    name: 'Opportunity cost for each month until launch, as a percentage of a developer’s month',
    value: 10,
    unit: 'percent',
  },
  subscription: { ...own, name: 'Price of a registration service', value: 99, unit: 'USD per month' },
  accuracy: {
    ...own,
    name: 'Range of our estimates of hours, infrastructure, and maintenance',
    value: 30,
    unit: 'percent more or less',
  },
  periodMin: { ...own, name: 'Shortest period of the comparison', value: 12, unit: 'months' },
} as const satisfies Record<string, CostAssumption>;
