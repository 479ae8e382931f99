// The fees of the way ahead: what a submission of the packet costs once, and what it costs each month.
import type { CheckItem } from '@tendlc/contract';
import { getMonthsCommitted, registrationFees, type RegistrationFee } from '../facts/registration-fees.ts';
import { sources } from '../facts/sources.ts';
import { submissionFees } from '../facts/submission-fees.ts';
import { findUseCase, type UseCase } from '../facts/use-cases.ts';
import { type PacketContext, textOf } from './packet-context.ts';
import type { FeeLine, PacketFees } from './packet-review.ts';

export function listFees(context: PacketContext): PacketFees {
  const lines = [...listBrandFees(context), ...listCampaignFees(context)];
  /** Each line counted so many times, in whole cents so that parts add up. */
  const total = (times: (line: FeeLine) => number) =>
    lines.reduce((cents, line) => cents + times(line) * Math.round(line.usd * 100), 0) / 100;
  return {
    registry: total(({ cadence }) => Number(cadence === 'once')),
    dueNow: total(({ cadence, monthsInAdvance = 0 }) => (cadence === 'once' ? 1 : monthsInAdvance)),
    monthly: total(({ cadence }) => Number(cadence === 'monthly')),
    currency: 'USD',
    lines,
  };
}

function once({ item, usd, note, source }: RegistrationFee): FeeLine {
  return { item, usd, cadence: 'once', ...(note !== undefined && { note }), source: { ...sources[source] } };
}

/** A brand that exists is corrected where it is, and its registration is not paid for again. */
function listBrandFees({ packet, brand, input }: PacketContext): FeeLine[] {
  const isPublic = textOf(brand, 'entityType') === 'PUBLIC_PROFIT';
  const isAuthenticated = input.brandOnFile?.hasAuthenticationPlus === true;
  return [
    ...(packet.brandId === undefined ? listOwnBrandFees(input.correction?.brand) : []),
    ...(isPublic && !isAuthenticated ? [once(registrationFees.authenticationPlus)] : []),
  ];
}

type Correction = NonNullable<PacketContext['input']['correction']>;

function listOwnBrandFees(correction: Correction['brand']): FeeLine[] {
  switch (correction) {
    case undefined:
      return [once(registrationFees.brand)];
    case 'resubmitted':
      return [once(submissionFees.brandResubmission)];
    case 'updated':
      return [once(submissionFees.brandUpdate)];
    case 'unchanged':
      return [];
    default:
      return correction satisfies never;
  }
}

function listCampaignFees({ hasCampaign, useCase, input }: PacketContext): FeeLine[] {
  if (!hasCampaign) {
    return [];
  }
  const facts = useCase === undefined ? undefined : findUseCase(useCase);
  const correction = input.correction?.campaign;
  const isNew = correction === undefined;
  return [
    ...(isNew && input.denial === undefined ? listVettingFees(useCase, facts) : []),
    ...(isNew || correction === 'reviewed' ? [once(registrationFees.campaignReview)] : []),
    ...(correction === 'updated' ? [once(submissionFees.campaignUpdate)] : []),
    ...(isNew ? [once(submissionFees.tmobileActivation)] : []),
    ...(facts === undefined ? [] : [monthly(facts, isNew)]),
  ];
}

function listVettingFees(useCase: string | undefined, facts: UseCase | undefined): FeeLine[] {
  if (useCase === 'POLITICAL') {
    return [once(registrationFees.campaignVerify), once(registrationFees.politicalVetting)];
  }
  return facts?.vettingNeeded === true ? [once(registrationFees.standardVetting)] : [];
}

function monthly({ code, displayName, monthlyFeeUsd, basis }: UseCase, isNew: boolean): FeeLine {
  const monthsInAdvance = isNew ? getMonthsCommitted(code) : 0;
  const notes = [
    ...(basis === 'estimate' ? ['The fee is not published; this is our estimate.'] : []),
    isNew ? describeFirstBill(monthsInAdvance, monthlyFeeUsd) : 'Already due for this campaign.',
  ];
  return {
    item: `Monthly campaign fee (${displayName})`,
    usd: monthlyFeeUsd,
    cadence: 'monthly',
    monthsInAdvance,
    note: notes.join(' '),
    source: feeSource(basis),
  };
}

const feeSource = (basis: CheckItem['basis']): FeeLine['source'] => ({
  ...sources[basis === 'estimate' ? 'house' : 'telnyxFees'],
});

function describeFirstBill(months: number, usd: number): string {
  return months === 1
    ? 'Billed each month.'
    : `The first ${months} months are billed in advance: $${(months * usd).toFixed(2)}.`;
}
