// What building a registration service oneself is assumed to take. Nobody publishes such figures: all are our estimates.
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
    name: 'Development: registry connection, webhooks, credentials, validators, screens',
    value: 400,
    unit: 'hours',
  },
  developmentPerCampaign: { ...own, name: 'Development for each campaign', value: 24, unit: 'hours' },
  developmentPerBrand: { ...own, name: 'Development for each brand', value: 16, unit: 'hours' },
  complianceBase: {
    ...own,
    name: 'Compliance work: learning the rules, policies, opt-in pages',
    value: 80,
    unit: 'hours',
  },
  compliancePerCampaign: { ...own, name: 'Compliance work for each campaign', value: 6, unit: 'hours' },
  compliancePerBrand: { ...own, name: 'Compliance work for each brand', value: 4, unit: 'hours' },
  complianceShareBought: {
    ...own,
    name: 'Compliance work for campaigns and brands that remains with a bought service',
    value: 50,
    unit: 'percent',
  },
  infrastructure: { ...own, name: 'Hosting, database, monitoring', value: 500, unit: 'USD a month' },
  maintenance: {
    ...own,
    name: 'Maintenance, of the cost of development (15 to 25 is usual for software)',
    value: 20,
    unit: 'percent a year',
  },
  developerMonth: { ...own, name: 'Hours of a developer', value: 160, unit: 'hours a month' },
  opportunity: {
    ...own,
    name: 'Opportunity cost, of a developer’s month, for each month until launch',
    value: 10,
    unit: 'percent',
  },
  subscription: { ...own, name: 'Price of a bought service', value: 99, unit: 'USD a month' },
  periodMin: { ...own, name: 'Shortest period that is compared', value: 12, unit: 'months' },
} as const satisfies Record<string, CostAssumption>;
