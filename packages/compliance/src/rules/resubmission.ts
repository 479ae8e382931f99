// What trying again takes and costs after a rejection, from the dated fees of the registry.
import { monthsCommitted, registrationFees } from '../facts/registration-fees.ts';
import type { RejectionReason, Retrial } from '../facts/rejections/rejection-reason.ts';
import { sources } from '../facts/sources.ts';
import { inDollars } from '../text/numbers.ts';

export type ResubmissionCost = {
  /** US dollars for one more try; null where none is possible. */
  readonly feeUsd: number | null;
  /** Date of the figure. */
  readonly asOf: string;
  readonly advice: string;
};

/** The cost of one more try for one reason. */
export function resubmissionCost({
  retrial,
  entity,
}: Pick<RejectionReason, 'retrial' | 'entity'>): ResubmissionCost {
  const fee =
    retrial === 'revet' || retrial === 'new-brand' ? registrationFees.brand : registrationFees.campaignReview;
  const isFree = retrial === 'wait' || (retrial === 'edit' && entity === 'brand');
  const feeUsd = retrial === 'none' ? null : isFree ? 0 : fee.usd;
  return { feeUsd, asOf: sources[fee.source].asOf, advice: adviceFor(retrial, entity) };
}

const { campaignReview, brand: brandFee, identityAppeal } = registrationFees;

const ADVICE: Readonly<Record<Retrial, string>> = {
  edit: `Correct the campaign and submit it again where the provider allows that, else register a new one. Each review is charged (${inDollars(campaignReview.usd)} at the registry).`,
  'new-campaign': `The field is fixed after creation: register a new campaign. The review (${inDollars(campaignReview.usd)}) and the first ${monthsCommitted('MIXED')} monthly fees are due again.`,
  revet: `Correct the brand and have it verified anew (about ${inDollars(brandFee.usd)} each time). Where the data is right already, appeal instead (${inDollars(identityAppeal.usd)}, within 45 days of creation).`,
  'new-brand': `Register the right brand (${inDollars(brandFee.usd)}) and its campaigns anew.`,
  wait: 'Nothing has to be submitted again yet.',
  none: 'Do not submit this again as it is: it will be refused again. Appeal only if the reviewer is mistaken.',
};

function adviceFor(retrial: Retrial, entity: 'brand' | 'campaign'): string {
  return retrial === 'edit' && entity === 'brand'
    ? 'Update the brand; contact data is not verified anew and costs nothing.'
    : ADVICE[retrial];
}

/** One resubmission settles all reasons of a campaign, one verification all of a brand. */
export function totalFeeUsd(reasons: readonly Pick<RejectionReason, 'retrial' | 'entity'>[]): number | null {
  if (reasons.some(({ retrial }) => retrial === 'none')) {
    return null;
  }
  const dearest = (entity: 'brand' | 'campaign') =>
    Math.max(
      0,
      ...reasons
        .filter((reason) => reason.entity === entity)
        .map((reason) => resubmissionCost(reason).feeUsd ?? 0),
    );
  return dearest('brand') + dearest('campaign');
}
