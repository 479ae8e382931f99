// Compares the cost of building with the cost of buying over one period, in whole cents so that parts add up to totals.
import { costAssumptions as assumed } from '../../facts/cost-assumptions.ts';
import { registrationFees } from '../../facts/registration-fees.ts';
import { findUseCase } from '../../facts/use-cases.ts';

export type CostInput = {
  readonly campaigns: number;
  readonly brands: number;
  readonly monthsToLaunch: number;
  readonly developerRateUsd: number;
  readonly complianceRateUsd: number;
};

/** All amounts in cents. */
export type CostModel = {
  readonly periodMonths: number;
  readonly developmentHours: number;
  readonly complianceHours: number;
  readonly ownHoursBought: number;
  readonly build: {
    readonly development: number;
    readonly compliance: number;
    readonly infrastructure: number;
    readonly maintenance: number;
    readonly opportunityCost: number;
    readonly registryFees: number;
    /** Part of `registryFees`: for each month. */
    readonly registryMonth: number;
    readonly total: number;
  };
  readonly buy: {
    readonly ownEffort: number;
    readonly setup: number;
    readonly monthly: number;
    readonly total: number;
  };
  /** The console of a messaging provider, which costs no subscription and all of the work by hand. */
  readonly console: { readonly setup: number; readonly monthly: number; readonly total: number };
};

const MONTHS_PER_YEAR = 12;

/** Monthly registry fee of an ordinary campaign, in US dollars. */
export function getCampaignMonthUsd(): number {
  return findUseCase('MIXED')?.monthlyFeeUsd ?? 0;
}

/**
 * Our formulas (see `facts/cost-assumptions.ts`): hours = base + per campaign + per brand; maintenance = share of
 * development for each year of the period; opportunity = share of a developer's month for each month until launch.
 * Registry fees are due in all cases; only a company that builds signs up at the registry as a service provider.
 */
export function modelCosts(input: CostInput): CostModel {
  const { campaigns, brands, monthsToLaunch, developerRateUsd, complianceRateUsd } = input;
  const periodMonths = Math.max(monthsToLaunch, assumed.periodMin.value);
  const developmentHours =
    assumed.developmentBase.value +
    assumed.developmentPerCampaign.value * Math.min(campaigns, assumed.developmentCountMax.value) +
    assumed.developmentPerBrand.value * Math.min(brands, assumed.developmentCountMax.value);
  const caseHours =
    assumed.compliancePerCampaign.value * campaigns + assumed.compliancePerBrand.value * brands;
  const complianceHours = assumed.complianceBase.value + caseHours;
  const ownHoursBought = (caseHours * assumed.complianceShareBought.value) / 100;

  const registrySetup = cents(
    brands * (registrationFees.brand.usd + registrationFees.standardVetting.usd) +
      campaigns * registrationFees.campaignReview.usd,
  );
  const registryMonth = cents(campaigns * getCampaignMonthUsd());

  const development = cents(developmentHours * developerRateUsd);
  const build = {
    development,
    compliance: cents(complianceHours * complianceRateUsd),
    infrastructure: cents(assumed.infrastructure.value * periodMonths),
    maintenance: Math.round(
      (development * assumed.maintenance.value * periodMonths) / (100 * MONTHS_PER_YEAR),
    ),
    opportunityCost: cents(
      (monthsToLaunch * assumed.developerMonth.value * developerRateUsd * assumed.opportunity.value) / 100,
    ),
    registryFees: cents(registrationFees.serviceProvider.usd) + registrySetup + registryMonth * periodMonths,
  };
  const ownEffort = cents(ownHoursBought * complianceRateUsd);
  const setup = registrySetup + ownEffort;
  const consoleSetup = registrySetup + cents(caseHours * complianceRateUsd);
  const monthly = registryMonth + cents(assumed.subscription.value);
  return {
    periodMonths,
    developmentHours,
    complianceHours,
    ownHoursBought,
    build: { ...build, registryMonth, total: Object.values(build).reduce((sum, part) => sum + part, 0) },
    buy: { ownEffort, setup, monthly, total: setup + monthly * periodMonths },
    console: {
      setup: consoleSetup,
      monthly: registryMonth,
      total: consoleSetup + registryMonth * periodMonths,
    },
  };
}

function cents(usd: number): number {
  return Math.round(usd * 100);
}
