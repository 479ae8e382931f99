// Rules on the fields, the description, and the attributes of a campaign, and on prohibited content.
import { rulesOf } from './review-rule.ts';

const field = rulesOf('field');
const description = rulesOf('campaign_description');
const attribute = rulesOf('attributes');
const content = rulesOf('content');
const denial = rulesOf('denial');
const MISMATCH = 'AWS:CAMPAIGN_ATTRIBUTES_MISMATCH';

export const CAMPAIGN_RULES = {
  'field.required': field('error', 'registryApi', 'AWS:MISSING_REQUIRED_FIELD'),
  'field.form': field('error', 'registryApi', 'AWS:INVALID_FIELD_VALUE'),
  'field.registry': field('error', 'registryApi', 'AWS:INVALID_FIELD_VALUE'),
  'description.who-what-why': description(
    'error',
    'twilioVague',
    'TW:30886 AWS:CAMPAIGN_UNCLEAR AWS:UNCLEAR_USE_CASE',
  ),
  'description.boilerplate': description('error', 'twilioSameText', 'TW:30911 AWS:CAMPAIGN_TEMPLATE_REUSE'),
  'description.use-case': description(
    'error',
    'twilioVague',
    'TW:30886 TW:30893 D:602 AWS:CAMPAIGN_MISMATCH AWS:USE_CASE_MISMATCH',
  ),
  'description.testing': description('error', 'twilioTesting', 'TW:30534 AWS:NON_COMPLIANT_USE_CASE_TESTING'),
  'description.p2p': description(
    'error',
    'twilioPersonal',
    'TW:30912 AWS:CAMPAIGN_NOT_QUALIFIED_P2P',
    'depends',
  ),
  'description.multi-brand': description('error', 'twilioSeveralBrands', 'TW:30926 AWS:CAMPAIGN_MULTI_BRAND'),
  'description.influencer': description(
    'error',
    'twilioInfluencer',
    'TW:30928 AWS:CAMPAIGN_NOT_QUALIFIED_INFLUENCER',
    'depends',
  ),
  'description.emergency': description(
    'error',
    'twilioEmergency',
    'TW:30929 AWS:CAMPAIGN_NOT_QUALIFIED_EMERGENCY_ALERT',
    'depends',
  ),
  'description.viral': description('error', 'awsDenials', 'AWS:NON_COMPLIANT_USE_CASE', 'depends'),
  'description.job-board': description(
    'error',
    'awsDenials',
    'AWS:CAMPAIGN_NON_COMPLIANT_CONTENT_JOB_BOARDS TW:30951',
    'no',
  ),
  'description.non-subscriber': description(
    'error',
    'awsDenials',
    'AWS:CAMPAIGN_NON_COMPLIANT_CONTENT_NON_SUBSCRIBER',
  ),
  'description.english': description(
    'error',
    'twilioEnglish',
    'TW:30910 D:506 AWS:CAMPAIGN_NON_ENGLISH_CONTENT',
  ),
  'description.donation': description('warning', 'bandwidthGuide', 'AWS:CAMPAIGN_MISMATCH_CHARITY'),
  'attributes.embedded-link': attribute('error', 'awsDenials', `AWS:EMBEDDED_LINK_ISSUES D:601 ${MISMATCH}`),
  'attributes.embedded-phone': attribute(
    'error',
    'twilioPhone',
    `TW:30889 AWS:EMBEDDED_PHONE_ISSUES AWS:SAMPLE_MESSAGE_PHONE_NUMBER D:601 ${MISMATCH}`,
  ),
  'attributes.age-gate': attribute(
    'error',
    'twilioAgeGate',
    'TW:30888 TW:30956 D:702 D:706 D:707 AWS:AGE_GATE_ISSUES IB:1001',
    'depends',
  ),
  'attributes.direct-lending': attribute(
    'error',
    'twilioLending',
    'D:712 TW:30895 AWS:CAMPAIGN_UNDECLARED_DIRECT_LENDING IB:1002 PL:1003',
  ),
  'content.prohibited': content('error', 'twilioProhibited', '', 'no'),
  'content.restricted': content('warning', 'twilioGuidelines', '', 'depends'),
  'denial.unresolved': denial('error', 'registryApi'),
} as const;
