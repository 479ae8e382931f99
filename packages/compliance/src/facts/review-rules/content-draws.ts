// The codes that reviewers answer with for each category of content, and where the answer is final.
import { readDraws } from './review-rule.ts';

export type ContentDraw = {
  readonly draws: readonly string[];
  /** `gated`: acceptable with an age gate, except at the providers in `finalAt`. */
  readonly standing: 'final' | 'gated' | 'restricted';
};

const CAMPAIGN = 'AWS:CAMPAIGN_NON_COMPLIANT_CONTENT';
const FINANCIAL = `${CAMPAIGN}_HIGH_RISK_FINANCIAL D:709`;
const final = (codes: string): ContentDraw => ({ draws: readDraws(codes), standing: 'final' });
const gated = (codes: string): ContentDraw => ({ draws: readDraws(codes), standing: 'gated' });
const restricted = (codes: string): ContentDraw => ({ draws: readDraws(codes), standing: 'restricted' });

/** Section 13 of the review criteria. */
export const CONTENT_DRAWS: Readonly<Record<string, ContentDraw>> = {
  phishing: final('TW:30959 TW:30960 TW:30962 AWS:SPAM_OR_PHISHING_ASSOCIATION'),
  cannabis: final(`TW:30940 D:701 ${CAMPAIGN}_CANNABIS`),
  drugs: final(`TW:30941 ${CAMPAIGN}_ILLEGAL_SUBSTANCES`),
  adult: final(`TW:30953 D:703 ${CAMPAIGN}_SHAFT`),
  hate: final('TW:30954 D:705 AWS:NON_COMPLIANT_USE_CASE_HATE'),
  gambling: final(`TW:30944 D:704 ${CAMPAIGN}_GAMBLING`),
  sweepstakes: final(`TW:30945 ${CAMPAIGN}_SWEEPSTAKES`),
  'high-risk-loans': final(`TW:30942 ${FINANCIAL}`),
  debt: final(`TW:30943 TW:30949 TW:30950 ${FINANCIAL}`),
  'investment-schemes': final(`TW:30946 TW:30948 ${FINANCIAL}`),
  'lead-generation': final(`TW:30951 D:708 ${CAMPAIGN}_AFFILIATE_MARKETING`),
  'get-rich-quick': final(`TW:30951 D:708 SI:CR2006 ${CAMPAIGN}_AFFILIATE_MARKETING`),
  'job-alerts': final(`TW:30951 SI:CR2006 ${CAMPAIGN}_JOB_BOARDS`),
  fireworks: final('SI:CR2006'),
  alcohol: gated('TW:30955 D:706 AWS:NON_COMPLIANT_USE_CASE_ALCOHOL AWS:AGE_GATE_ISSUES'),
  firearms: gated('TW:30957 TW:30956 D:702 AWS:NON_COMPLIANT_USE_CASE_GUNS AWS:AGE_GATE_ISSUES'),
  tobacco: gated('TW:30958 D:707 AWS:NON_COMPLIANT_USE_CASE_TOBACCO AWS:AGE_GATE_ISSUES'),
  cryptocurrency: restricted(`TW:30947 ${FINANCIAL}`),
  'weight-loss': restricted('TW:30962'),
};
