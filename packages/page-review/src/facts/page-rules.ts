// All page rules: severity, source, and the codes that reviewers answer with.
import { readDraws, type Resubmittable } from '@tendlc/compliance';
import type { CheckItem } from '@tendlc/contract';
import type { PageSourceTag } from './sources.ts';

export type PageRule = {
  readonly category: string;
  /** The usual severity. A check may lower it. */
  readonly status: CheckItem['status'];
  readonly source: PageSourceTag;
  readonly basis: CheckItem['basis'];
  /** `twilio:30908`: system and code, as in the code tables. */
  readonly draws: readonly string[];
  readonly resubmittable: Resubmittable;
};

const rules =
  (category: string) =>
  (
    status: CheckItem['status'],
    source: PageSourceTag,
    codes: string,
    resubmittable: Resubmittable = 'yes',
  ): PageRule => ({
    category,
    status,
    source,
    basis: source === 'house' ? 'estimate' : 'published',
    draws: readDraws(codes),
    resubmittable,
  });

const access = rules('access');
const site = rules('website');
const privacy = rules('privacy policy');
const terms = rules('terms');
const optIn = rules('opt-in page');
const TERMS = 'AWS:TERMS_AND_CONDITIONS';
const PART = 'AWS:TERMS_AND_CONDITIONS_NON_COMPLIANT';
const FLOW = 'AWS:OPT_IN_WORKFLOW';

export const PAGE_RULES = {
  'access.status': access(
    'error',
    'twilioUnreachable',
    'TW:30891 BW:1101 D:804 AWS:BRAND_URL_INVALID AWS:INVALID_URL IB:1003',
  ),
  'access.tls': access('error', 'bandwidthGuide', 'BW:1103 BW:2103'),
  'access.redirect': access('warning', 'twilioBrandSite', 'TW:30907'),
  'access.login': access('error', 'twilioLogin', 'TW:30921 AWS:BRAND_URL_AUTHENTICATION_REQUIRED'),
  'access.bot-wall': access('warning', 'house', 'BW:2115 BW:2121'),
  'access.geo': access('warning', 'twilioParked', 'TW:30922'),
  'access.js-only': access('error', 'twilioWebsite', 'TW:30920'),
  'access.unreadable': access('warning', 'house', ''),
  'site.missing': site('error', 'awsDenials', 'BW:1100 SI:CR2005'),
  'site.parked': site('error', 'twilioParked', 'TW:30922 AWS:BRAND_URL_INVALID'),
  'site.under-construction': site('error', 'twilioParked', 'TW:30922 TW:30919 D:807'),
  'site.thin': site('error', 'twilioContent', 'TW:30919 D:807 AWS:BRAND_URL_INSUFFICIENT_CONTENT IB:1004'),
  'site.form-only': site('error', 'twilioWebsite', 'TW:30920 AWS:BRAND_URL_FORM_ONLY'),
  'site.social-only': site('warning', 'house', '', 'depends'),
  'site.contact': site('warning', 'twilioWebsite', 'TW:30920'),
  'site.name-mismatch': site(
    'error',
    'twilioBrandSite',
    'TW:30907 TW:30918 D:603 AWS:BRAND_DBA_NAME_MISMATCH',
  ),
  'site.language': site('warning', 'house', '', 'depends'),
  'site.business-fit': site('warning', 'twilioVertical', 'TW:30537 PL:1003 AWS:CAMPAIGN_TO_BRAND_MISMATCH'),
  'page.privacy.missing': privacy(
    'error',
    'twilioPrivacyMissing',
    'TW:30933 TW:30908 D:805 AWS:PRIVACY_POLICY_MISSING',
  ),
  'page.privacy.is-policy': privacy(
    'error',
    'twilioPrivacy',
    'TW:30908 TW:30933 D:805 AWS:PRIVACY_POLICY_MISSING',
  ),
  'page.privacy.brand': privacy('error', 'twilioPrivacy', 'TW:30908 AWS:PRIVACY_POLICY_MISMATCH'),
  'page.privacy.mobile-data': privacy('error', 'twilioPrivacy', 'TW:30908 AWS:PRIVACY_POLICY_NON_COMPLIANT'),
  'page.privacy.no-sharing-clause': privacy(
    'error',
    'twilioSharing',
    'TW:30932 TW:30520 TW:30908 D:851 D:852 AWS:PRIVACY_POLICY_NON_COMPLIANT',
  ),
  'page.privacy.contradiction': privacy(
    'error',
    'twilioSharing',
    'TW:30932 TW:30908 D:852 AWS:PRIVACY_POLICY_NON_COMPLIANT',
  ),
  'page.privacy.sharing-with-consent': privacy(
    'error',
    'resellers',
    'TW:30932 TW:30908 D:852 AWS:PRIVACY_POLICY_NON_COMPLIANT',
  ),
  'page.privacy.narrow': privacy('warning', 'house', 'TW:30932'),
  'page.privacy.frequency-rates': privacy('warning', 'twilioPrivacy', 'TW:30908'),
  'page.privacy.optout': privacy('info', 'house', ''),
  'page.privacy.own-domain': privacy('warning', 'house', ''),
  'page.privacy.conflict': privacy('warning', 'twilioPrivacy', 'TW:30908'),
  'page.terms.missing': terms('error', 'twilioTerms', `TW:30934 TW:30522 ${TERMS}_MISSING`),
  'page.terms.program': terms('error', 'awsTerms', `${TERMS}_MISMATCH`),
  'page.terms.description': terms('error', 'awsDenials', `${PART}_USE_CASE ${TERMS}_USE_CASE_MISMATCH`),
  'page.terms.frequency': terms('error', 'awsDenials', `TW:30558 ${PART}_MSG_FREQUENCY`),
  'page.terms.rates': terms('error', 'awsTerms', 'TW:30562'),
  'page.terms.support': terms('error', 'awsDenials', `TW:30560 ${PART}_CUSTOMER_CARE`),
  'page.terms.stop': terms('error', 'awsDenials', `${PART}_OPT_OUT`),
  'page.terms.carrier-liability': terms('error', 'awsDenials', `${PART}_CARRIER_LIABILITY`),
  'page.terms.privacy-link': terms('error', 'awsDenials', `${PART}_PRIVACY_POLICY`),
  'page.terms.affiliate': terms('error', 'awsDenials', `${PART}_AFFILIATE_MARKETING`, 'no'),
  'page.terms.conditions': terms('error', 'twilioCondition', `TW:30931 ${FLOW}_CONSENT`),
  'page.optin.no-form': optIn('error', 'twilioFlow', 'TW:30909 TW:30896 SI:CR4015 BW:2100'),
  'page.optin.prechecked': optIn('error', 'twilioCheckbox', `TW:30925 TW:30508 ${FLOW}_CHECKBOX_INVALID`),
  'page.optin.required-box': optIn('error', 'twilioForced', `TW:30923 TW:30931 D:803 ${FLOW}_CONSENT`),
  'page.optin.required-phone': optIn('warning', 'awsCriteria', `D:803 ${FLOW}_CONSENT`),
  'page.optin.no-box': optIn('error', 'twilioCheckbox', `TW:30925 TW:30508 ${FLOW}_CHECKBOX_INVALID`),
  'page.optin.box-for-terms': optIn('error', 'twilioCheckbox', `TW:30925 TW:30508 ${FLOW}_CHECKBOX_INVALID`),
  'page.optin.separate-marketing': optIn(
    'error',
    'twilioSeparate',
    `TW:30913 ${FLOW}_CONSENT_MARKETING_NOT_SEPARATED BW:2101`,
  ),
  'page.optin.bundled': optIn('error', 'twilioBundled', 'TW:30556'),
  'page.optin.label-parts': optIn('error', 'awsDenials', ''),
  'page.optin.links': optIn(
    'error',
    'sinchReasons',
    `SI:CR4007 ${FLOW}_NON_COMPLIANT_TERMS_AND_CONDITIONS ${FLOW}_NON_COMPLIANT_PRIVACY_POLICY`,
  ),
  'page.optin.position': optIn('warning', 'awsCriteria', `${FLOW}_INCOMPLETE`),
  'page.optin.hidden': optIn('error', 'twilioFlow', 'TW:30909'),
  'page.optin.linked': optIn('warning', 'twilioWebsite', 'TW:30920'),
  'page.optin.matches-flow': optIn('error', 'twilioFlow', 'TW:30909'),
  'page.optin.other-brand': optIn('error', 'twilioOtherBrand', `TW:30927 ${FLOW}_MISMATCH`),
} as const satisfies Record<string, PageRule>;

export type PageRuleId = keyof typeof PAGE_RULES;

/** The codes for each part that a disclosure lacks. */
export const PART_DRAWS = {
  brand: readDraws(`SI:CR4002 ${FLOW}_MISMATCH`),
  purpose: readDraws('TW:30544'),
  frequency: readDraws(`TW:30545 SI:CR4005 ${FLOW}_NON_COMPLIANT_MSG_FREQUENCY`),
  rates: readDraws(`TW:30569 SI:CR4006 ${FLOW}_NON_COMPLIANT_DATA_RATES`),
  stop: readDraws(`SI:CR4004 ${FLOW}_NON_COMPLIANT_HELP_STOP`),
  help: readDraws(`TW:30570 SI:CR4003 ${FLOW}_NON_COMPLIANT_HELP_STOP`),
} as const;
export type DisclosurePart = keyof typeof PART_DRAWS;
