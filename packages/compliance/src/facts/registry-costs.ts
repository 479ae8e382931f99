// What the registry charges for the records of a registration, in cents: the amounts of `evaluation.fees`.
import { registrationFees } from './registration-fees.ts';
import { useCases } from './use-cases.ts';

export type RegistryCosts = {
  readonly brandCents: number;
  /** Of each review of a campaign. */
  readonly reviewCents: number;
  /** By use case, for each calendar month. */
  readonly monthlyCents: Readonly<Record<string, number>>;
};

const CENTS = 100;
const toCents = (usd: number): number => Math.round(usd * CENTS);

export const registryCosts: RegistryCosts = {
  brandCents: toCents(registrationFees.brand.usd),
  reviewCents: toCents(registrationFees.campaignReview.usd),
  monthlyCents: Object.fromEntries(useCases.map(({ code, monthlyFeeUsd }) => [code, toCents(monthlyFeeUsd)])),
};
