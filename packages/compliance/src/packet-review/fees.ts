// The fees of the way ahead: what a submission of the packet costs once, and what it costs each month.
import type { CheckItem } from '@tendlc/contract';
import { registrationFees, type RegistrationFee } from '../facts/registration-fees.ts';
import { sources } from '../facts/sources.ts';
import { findUseCase } from '../facts/use-cases.ts';
import { type PacketContext, textOf } from './packet-context.ts';
import type { FeeLine, PacketFees } from './packet-review.ts';

export function listFees(context: PacketContext): PacketFees {
  const lines = [...listBrandFees(context), ...listCampaignFees(context)];
  const total = (cadence: FeeLine['cadence']) =>
    lines.reduce((cents, line) => cents + (line.cadence === cadence ? Math.round(line.usd * 100) : 0), 0) /
    100;
  return { registry: total('once'), monthly: total('monthly'), currency: 'USD', lines };
}

function once({ item, usd, note, source }: RegistrationFee): FeeLine {
  return { item, usd, cadence: 'once', ...(note !== undefined && { note }), source: { ...sources[source] } };
}

/** A brand that exists is corrected where it is, and its registration is not paid for again. */
function listBrandFees({ packet, brand, input }: PacketContext): FeeLine[] {
  const isPublic = textOf(brand, 'entityType') === 'PUBLIC_PROFIT';
  const isAuthenticated = input.brandOnFile?.hasAuthenticationPlus === true;
  return [
    ...(packet.brandId === undefined && input.brandOnFile === undefined
      ? [once(registrationFees.brand)]
      : []),
    ...(isPublic && !isAuthenticated ? [once(registrationFees.authenticationPlus)] : []),
  ];
}

function listCampaignFees({ hasCampaign, useCase, input }: PacketContext): FeeLine[] {
  if (!hasCampaign) {
    return [];
  }
  const facts = useCase === undefined ? undefined : findUseCase(useCase);
  return [
    ...(useCase === 'POLITICAL' && input.denial === undefined
      ? [once(registrationFees.campaignVerify), once(registrationFees.politicalVetting)]
      : []),
    ...(facts?.vettingNeeded === true && useCase !== 'POLITICAL' && input.denial === undefined
      ? [once(registrationFees.standardVetting)]
      : []),
    once(registrationFees.campaignReview),
    ...(facts === undefined ? [] : [monthly(facts.code, facts.monthlyFeeUsd, facts.basis)]),
  ];
}

function monthly(code: string, usd: number, basis: CheckItem['basis']): FeeLine {
  return {
    item: `Monthly fee of a ${code} campaign`,
    usd,
    cadence: 'monthly',
    ...(basis === 'estimate' && { note: 'The fee is not published; this is our estimate.' }),
    source: { ...sources[basis === 'estimate' ? 'house' : 'telnyxFees'] },
  };
}
