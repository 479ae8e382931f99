// Tells what a resubmission requires and costs after a rejection, from the dated registry fees.
import { getMonthsCommitted, registrationFees } from '../facts/registration-fees.ts';
import type { KnownCode } from '../facts/codes/code-tables.ts';
import type { RejectionReason, Retrial } from '../facts/rejections/rejection-reason.ts';
import { sources } from '../facts/sources.ts';
import { formatDollars } from '../text/numbers.ts';

export type ResubmissionCost = {
  /** Cost of one resubmission in US dollars; null if a resubmission is not possible. */
  readonly feeUsd: number | null;
  /** Date of the fee. */
  readonly asOf: string;
  readonly advice: string;
};

/** What a resubmission requires: the reason’s answer, unless the list of the code says whether it can be corrected. */
export function findRetrial(
  { retrial, entity }: Pick<RejectionReason, 'retrial' | 'entity'>,
  code: Pick<KnownCode, 'retryable'> | undefined,
): Retrial {
  if (code?.retryable === false) {
    return 'none';
  }
  if (code?.retryable === true && retrial === 'none') {
    return entity === 'brand' ? 'revet' : 'edit';
  }
  return retrial;
}

/** The cost of a resubmission for one reason. */
export function findResubmissionCost({
  retrial,
  entity,
}: Pick<RejectionReason, 'retrial' | 'entity'>): ResubmissionCost {
  const fee =
    retrial === 'revet' || retrial === 'new-brand' ? registrationFees.brand : registrationFees.campaignReview;
  const isFree = retrial === 'wait' || (retrial === 'edit' && entity === 'brand');
  const feeUsd = retrial === 'none' ? null : isFree ? 0 : fee.usd;
  return { feeUsd, asOf: sources[fee.source].asOf, advice: getAdvice(retrial, entity) };
}

const { campaignReview, brand: brandFee, identityAppeal } = registrationFees;

const ADVICE: Readonly<Record<Retrial, string>> = {
  edit: `Correct the campaign and resubmit it if the provider allows it; otherwise, register a new campaign. The registry charges ${formatDollars(campaignReview.usd)} for a review; whether you pay it for a correction depends on the provider.`,
  'new-campaign': `A correction of this campaign is not possible, so register a new campaign. The review fee (${formatDollars(campaignReview.usd)}) and the first ${getMonthsCommitted('MIXED')} monthly fees are due again.`,
  revet: `Correct the brand and verify it again (about ${formatDollars(brandFee.usd)} each time). If the data is already correct, appeal instead (${formatDollars(identityAppeal.usd)}, within 45 days of creation).`,
  'new-brand': `Register the correct brand (${formatDollars(brandFee.usd)}), and register its campaigns again.`,
  wait: 'You do not need to resubmit anything yet.',
  none: 'Do not resubmit this unchanged. It will be rejected again. Appeal only if the reviewer made a mistake.',
};

function getAdvice(retrial: Retrial, entity: 'brand' | 'campaign'): string {
  return retrial === 'edit' && entity === 'brand'
    ? 'Update the brand. Contact data needs no new verification, so the update is free.'
    : ADVICE[retrial];
}

/**
 * The total fee: one resubmission covers all reasons of a campaign, and one verification covers all reasons of a brand.
 * @param rejected what was rejected; a campaign that its brand is to blame for is reviewed again after the brand
 */
export function totalFeeUsd(
  reasons: readonly Pick<RejectionReason, 'retrial' | 'entity'>[],
  rejected: 'brand' | 'campaign',
): number | null {
  if (reasons.some(({ retrial }) => retrial === 'none')) {
    return null;
  }
  const dearest = (entity: 'brand' | 'campaign') =>
    Math.max(
      0,
      ...reasons
        .filter((reason) => reason.entity === entity)
        .map((reason) => findResubmissionCost(reason).feeUsd ?? 0),
    );
  const isMoved =
    rejected === 'campaign' && reasons.some(({ retrial }) => retrial === 'new-brand' || retrial === 'revet');
  return dearest('brand') + Math.max(dearest('campaign'), isMoved ? campaignReview.usd : 0);
}
