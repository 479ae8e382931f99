// The next step of a submission: one function from what its records at the registry say. It decides and does nothing.
import type { RequiredAction } from '@tendlc/contract';
import type { SubmissionDone } from '../../../db/tables.ts';
import type { RegistrationRow, SubmissionPart } from '../queries.ts';

/** A brand that was resubmitted keeps its old result until the registry has checked it again. */
const REVET_SETTLES_MS = 60_000;
/** Records also report their changes by themselves; this is for a callback that never came. */
const LOOK_AGAIN_MS = 60_000;

export type Work =
  | 'register-brand'
  | 'recover-brand'
  | 'register-campaign'
  | 'recover-campaign'
  | keyof SubmissionDone;

export type Step =
  | { readonly kind: 'work'; readonly work: Work }
  | { readonly kind: 'wait'; readonly forMs: number }
  | { readonly kind: 'stop'; readonly by: RequiredAction; readonly because: string }
  /** The submitted values cannot go on; the customer corrects them. */
  | { readonly kind: 'refuse'; readonly because: string }
  /** `draft`: nothing was registered, so the version is a draft again. */
  | { readonly kind: 'end'; readonly as: 'done' | 'closed' | 'draft' };

export type StepInput = {
  readonly row: RegistrationRow;
  readonly submission: SubmissionPart;
  /** The brand or campaign at the registry differs from the packet. */
  readonly isBrandDifferent: boolean;
  readonly isCampaignDifferent: boolean;
  /** The partner to share the campaign with. */
  readonly partner: string | undefined;
  readonly now: Date;
};

const work = (name: Work): Step => ({ kind: 'work', work: name });
const WAIT: Step = { kind: 'wait', forMs: LOOK_AGAIN_MS };
const DONE: Step = { kind: 'end', as: 'done' };

const AUTHENTICATION =
  'Publicly traded companies need Authentication+ before their first campaign. Order it for the brand and confirm the mail to the business contact. The campaign is registered after that.';
const CODE_SENT =
  'Enter the code that the registry sent to the mobile phone of the owner. It expires after 24 hours.';

/** A brand that a packet refers to and that never gets a campaign: in one sentence, or undefined. */
export function problemOfNamedBrand(
  { brandId }: RegistrationRow['packet'],
  {
    registration,
    brand_status,
  }: Pick<NonNullable<RegistrationRow['brand']>, 'registration' | 'brand_status'>,
): string | undefined {
  if (brandId === undefined) {
    return undefined;
  }
  if (registration === 'refused') {
    return 'brandId: the registry rejected this brand. Choose another brand.';
  }
  return brand_status === 'DELETED' ? 'brandId: this brand is deleted. Choose another brand.' : undefined;
}

function nextOfBrand({ row, submission, isBrandDifferent, now }: StepInput): Step | undefined {
  const { brand, packet } = row;
  const { done } = submission;
  if (brand === null) {
    return work('register-brand');
  }
  const lost = problemOfNamedBrand(packet, brand);
  if (lost !== undefined) {
    return { kind: 'refuse', because: lost };
  }
  if (brand.registration !== 'registered') {
    // A brand that the packet only refers to is registered by somebody else.
    return packet.brandId === undefined ? work('recover-brand') : WAIT;
  }
  const isCorrection = packet.brand !== undefined && submission.corrects_brand;
  if (isCorrection && isBrandDifferent && done['update-brand'] === undefined) {
    return work('update-brand');
  }
  // A change of the tax number or the legal name makes the brand unverified until it is resubmitted.
  if (isCorrection && done['update-brand'] !== undefined && done['revet-brand'] === undefined) {
    return brand.brand_status === 'ACTIVE' ? undefined : work('revet-brand');
  }
  switch (brand.brand_status) {
    case 'ACTIVE':
      return undefined;
    case 'DELETED':
      return DONE;
    case 'FAILED':
      return isCorrection ? nextOfFailedBrand(done, brand.state_changed_at, now) : DONE;
    default:
      return nextOfPendingBrand(brand.identity_status, brand.profile.entityType, done);
  }
}

function nextOfFailedBrand(done: SubmissionDone, changedAt: Date, now: Date): Step {
  const revetAt = done['revet-brand'];
  if (revetAt === undefined) {
    return work('revet-brand');
  }
  const sinceMs = now.getTime() - Date.parse(revetAt);
  return changedAt > new Date(revetAt) || sinceMs >= REVET_SETTLES_MS
    ? DONE
    : { kind: 'wait', forMs: REVET_SETTLES_MS - sinceMs };
}

function nextOfPendingBrand(identity: string | null, entityType: string, done: SubmissionDone): Step {
  if (entityType !== 'SOLE_PROPRIETOR' || identity !== 'SELF_DECLARED') {
    return WAIT;
  }
  return done['send-code'] === undefined
    ? work('send-code')
    : { kind: 'stop', by: 'code', because: CODE_SENT };
}

/** Publicly traded companies need it; the registry rejects their campaigns otherwise. */
const needsAuthentication = ({ brand }: RegistrationRow): boolean =>
  brand !== null && brand.profile.entityType === 'PUBLIC_PROFIT' && brand.vetting_status !== 'ACTIVE';

const ENDED: ReadonlySet<string> = new Set(['DEACTIVATED', 'EXPIRED']);

type CampaignPart = NonNullable<RegistrationRow['campaign']>;

export const isCampaignEnded = ({ campaign_status }: CampaignPart): boolean => ENDED.has(campaign_status);

/**
 * The partner that the submission names, or else the packet, or else the one that had the campaign before: a correction goes
 * back to whoever declined it. Without one, the old decline would look like the answer to the new version.
 */
export function partnerOf(
  { packet, campaign }: Pick<RegistrationRow, 'packet' | 'campaign'>,
  named: string | null = null,
): string | undefined {
  const ofPacket = packet.campaign?.['upstreamCnpId'];
  return (
    named ??
    (typeof ofPacket === 'string' && ofPacket !== '' ? ofPacket : undefined) ??
    campaign?.sharing?.upstreamCnpId ??
    undefined
  );
}

/** No partner has the campaign. */
export function isCampaignUnshared({ sharing }: CampaignPart): boolean {
  const status = sharing?.sharingStatus ?? null;
  return status === null || status === 'DECLINED';
}

export const isCampaignRejected = ({ carriers }: CampaignPart): boolean =>
  Object.values(carriers).includes('REJECTED');

function nextOfCampaign(input: StepInput): Step {
  const { row, submission, isCampaignDifferent, partner } = input;
  const { campaign } = row;
  const { done } = submission;
  if (campaign === null) {
    return needsAuthentication(row)
      ? { kind: 'stop', by: 'authentication', because: AUTHENTICATION }
      : work('register-campaign');
  }
  if (campaign.registration !== 'registered') {
    return work('recover-campaign');
  }
  if (isCampaignEnded(campaign)) {
    return DONE;
  }
  const isCorrection = submission.corrects_campaign;
  if (isCorrection && isCampaignDifferent && done['update-campaign'] === undefined) {
    return work('update-campaign');
  }
  const isUnshared = isCampaignUnshared(campaign);
  if (isUnshared && partner !== undefined && done.share === undefined) {
    return work('share');
  }
  return isCorrection &&
    isCampaignRejected(campaign) &&
    !isUnshared &&
    done.share === undefined &&
    done.resubmit === undefined
    ? work('resubmit')
    : DONE;
}

/** Pure: what is next. The same records give the same step, so that any process can go on where another one died. */
export function nextStep(input: StepInput): Step {
  const { row, submission } = input;
  if (row.closed_at !== null) {
    return { kind: 'end', as: 'closed' };
  }
  if (submission.is_cancel_asked) {
    const isRegistered = row.campaign !== null || (row.brand !== null && row.packet.brandId === undefined);
    return { kind: 'end', as: isRegistered ? 'closed' : 'draft' };
  }
  const ofBrand = nextOfBrand(input);
  if (ofBrand !== undefined) {
    return ofBrand;
  }
  return row.packet.campaign === undefined ? DONE : nextOfCampaign(input);
}
