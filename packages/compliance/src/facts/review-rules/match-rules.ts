// Rules that compare fields with each other.
import { rulesOf } from './review-rule.ts';

const match = rulesOf('consistency');

export const MATCH_RULES = {
  'match.brand-everywhere': match(
    'error',
    'twilioNames',
    'TW:30907 TW:30918 D:603 AWS:CAMPAIGN_TO_BRAND_MISMATCH',
  ),
  'match.url-domain': match(
    'warning',
    'twilioNames',
    'TW:30907 AWS:PRIVACY_POLICY_MISMATCH AWS:TERMS_AND_CONDITIONS_MISMATCH',
  ),
  'match.use-description-samples': match(
    'error',
    'telnyxDeclines',
    'D:602 AWS:CAMPAIGN_MISMATCH AWS:MESSAGE_SAMPLES_MISMATCH TW:30886',
  ),
  'match.sub-use-cases': match('warning', 'twilioSubUseCases', 'TW:30538'),
  'match.marketing-undeclared': match(
    'error',
    'telnyxDeclines',
    'AWS:SAMPLE_MESSAGE_USE_CASE_MISMATCH D:602',
  ),
  'match.charity': match(
    'error',
    'awsDenials',
    'AWS:SAMPLE_MESSAGE_USE_CASE_MISMATCH_CHARITY AWS:CAMPAIGN_MISMATCH_CHARITY',
  ),
  'match.political': match(
    'error',
    'awsDenials',
    'AWS:SAMPLE_MESSAGE_USE_CASE_MISMATCH_POLITICAL AWS:CAMPAIGN_MISMATCH_POLITICAL',
  ),
  'match.keywords-replies': match('error', 'awsDenials', 'AWS:UNCLEAR_OPT_OUT'),
  'match.frequency': match('warning', 'house', 'AWS:OPT_IN_WORKFLOW_NON_COMPLIANT_MSG_FREQUENCY'),
  'match.links-fields': match('error', 'twilioPrivacy', 'TW:30908'),
  'match.phone': match('info', 'microsoftReasons'),
  'match.duplicate-campaign': match('warning', 'awsDenials', 'AWS:CAMPAIGN_MULTI_USE TW:30911'),
} as const;
