// What the registry charges for the records of a registration, in cents: the amounts of `evaluation.fees`.
import { getMonthsCommitted, registrationFees } from './registration-fees.ts';
import { useCases } from './use-cases.ts';

export type RegistryCosts = {
  readonly brandCents: number;
  /** Of each review of a campaign. */
  readonly reviewCents: number;
  /** By use case, for each calendar month. */
  readonly monthlyCents: Readonly<Record<string, number>>;
  /** By use case: how many months are billed when a campaign is registered. The next bill comes after them. */
  readonly monthsInAdvance: Readonly<Record<string, number>>;
};

const CENTS = 100;
const toCents = (usd: number): number => Math.round(usd * CENTS);

export const registryCosts: RegistryCosts = {
  brandCents: toCents(registrationFees.brand.usd),
  reviewCents: toCents(registrationFees.campaignReview.usd),
  monthlyCents: Object.fromEntries(useCases.map(({ code, monthlyFeeUsd }) => [code, toCents(monthlyFeeUsd)])),
  monthsInAdvance: Object.fromEntries(useCases.map(({ code }) => [code, getMonthsCommitted(code)])),
};
