// All rejection reasons for brands and campaigns, specific reasons before general ones.
import { brandReasons } from './brand-reasons.ts';
import { campaignReasons } from './campaign-reasons.ts';
import { consentReasons } from './consent-reasons.ts';
import { documentReasons } from './document-reasons.ts';
import { sampleReasons } from './sample-reasons.ts';
import type { RejectionReason } from './rejection-reason.ts';

export const rejectionReasons: readonly RejectionReason[] = [
  ...consentReasons,
  ...documentReasons,
  ...sampleReasons,
  ...campaignReasons,
  ...brandReasons,
];
