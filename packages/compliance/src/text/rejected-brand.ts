// Tells when a website is the reason why a brand was rejected, and not a campaign.
import type { KnownCode } from '../facts/codes/code-tables.ts';
import type { RejectionReason } from '../facts/rejections/rejection-reason.ts';

const BRAND_WEBSITE =
  /\bbrand(?:['’]s)? (?:web ?site|url|domain)\b|\b(?:web ?site|url|domain) of (?:the|your) brand\b|\b(?:sitio(?: web)?|p[aá]gina(?: web)?) de (?:la|su) marca\b/i;

type Finding = {
  readonly reason: RejectionReason;
  readonly code: KnownCode | undefined;
  readonly quoted: string;
};

/** The website is a field of the brand, and reviewers of campaigns look at it as well. */
export function isOfBrand(
  { reason, code, quoted }: Finding,
  entityType: 'brand' | 'campaign' | undefined,
): boolean {
  return (
    reason.category === 'website' &&
    code === undefined &&
    (entityType === 'brand' || (entityType === undefined && BRAND_WEBSITE.test(quoted)))
  );
}

const brandReadings = new Map<RejectionReason, RejectionReason>();

/** A reason for a campaign as one for its brand: without the fields of the campaign. */
export function readAsBrand(reason: RejectionReason): RejectionReason {
  const known = brandReadings.get(reason);
  if (known !== undefined) {
    return known;
  }
  const fixes = reason.fixes.filter(({ place }) => place !== 'campaign');
  const read: RejectionReason = { ...reason, entity: 'brand', retrial: 'revet', fixes };
  brandReadings.set(reason, read);
  return read;
}
