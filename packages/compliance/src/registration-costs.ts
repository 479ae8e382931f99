// Calculates the cost of a registration or vetting order from the dated fact tables.
import { getMonthsCommitted, type RegistrationFee, registrationFees } from './facts/registration-fees.ts';
import { sources } from './facts/sources.ts';
import { findUseCase } from './facts/use-cases.ts';

export type FeeDue = {
  readonly item: string;
  readonly usd: number;
  readonly note?: string;
  readonly source: { readonly title: string; readonly url?: string; readonly asOf: string };
};

export type RegistrationCost = {
  readonly fees: readonly FeeDue[];
  /** Undefined if one of the fees is not published. */
  readonly totalUsd: number | undefined;
};

function due({ item, usd, note, source }: RegistrationFee): FeeDue {
  return { item, usd, ...(note === undefined ? {} : { note }), source: { ...sources[source] } };
}

/** Adds in whole cents so that parts add up to totals. */
const sumFeesUsd = (fees: readonly FeeDue[]) =>
  fees.reduce((cents, { usd }) => cents + Math.round(usd * 100), 0) / 100;

function cost(...fees: readonly FeeDue[]): RegistrationCost {
  return { fees, totalUsd: sumFeesUsd(fees) };
}

export const brandRegistrationCost = (): RegistrationCost => cost(due(registrationFees.brand));

export const identityAppealCost = (): RegistrationCost => cost(due(registrationFees.identityAppeal));

/** Nobody publishes it. */
export const vettingAppealCost = (): RegistrationCost => ({ fees: [], totalUsd: undefined });

/** The review fee, and the months billed in advance if the monthly fee is published. */
export function campaignRegistrationCost(useCaseCode: string): RegistrationCost {
  const useCase = findUseCase(useCaseCode);
  const review = due(registrationFees.campaignReview);
  if (useCase === undefined || useCase.basis === 'estimate') {
    return { fees: [review], totalUsd: undefined };
  }
  const { code, displayName, monthlyFeeUsd } = useCase;
  const months = getMonthsCommitted(code);
  return cost(review, {
    item: `Monthly campaign fee (${displayName}): ${months} month${months === 1 ? '' : 's'} at $${monthlyFeeUsd.toFixed(2)}`,
    usd: months * monthlyFeeUsd,
    source: { ...sources.telnyxFees },
  });
}

const VETTING_FEES: Readonly<Record<string, RegistrationFee>> = {
  STANDARD: registrationFees.standardVetting,
  ENHANCED: registrationFees.enhancedVetting,
  POLITICAL: registrationFees.politicalVetting,
  AUTHPLUS: registrationFees.authenticationPlus,
};

export function vettingCost(vettingClass: string): RegistrationCost {
  const fee = Object.hasOwn(VETTING_FEES, vettingClass) ? VETTING_FEES[vettingClass] : undefined;
  return fee === undefined ? { fees: [], totalUsd: undefined } : cost(due(fee));
}
