// SignalWire: a brand with an address in one line, and a campaign below it.
import { SUB_USE_CASE_CODES, USE_CASE_CODES, VERTICAL_CODES, without } from '../../codes.ts';
import { ADDRESS_LINE, codes, sameCodes, TAX_NUMBER } from '../../conversion.ts';
import {
  ask,
  copy,
  copyFlag,
  fixed,
  forSeveralUses,
  fromAnswer,
  listFromAnswer,
  type Provider,
  type ProviderCall,
  same,
} from '../../provider.ts';

const BASE = 'https://{space}.signalwire.com/api/relay/rest/registry/beta';
const NAME = { min: 3, max: 64 };

const SAME_USE_CASES = without(
  USE_CASE_CODES,
  'LOW_VOLUME',
  'UCAAS_HIGH',
  'UCAAS_LOW',
  'M2M',
  'CONVERSATIONAL',
  'PUBLIC_SAFETY_RESTRICTED',
  'SOLE_PROPRIETOR',
);
const RENAMED_USE_CASES = {
  LOW_VOLUME: 'LOW_VOLUME_MIXED',
  UCAAS_HIGH: 'UCAAS_HIGH_VOLUME',
  UCAAS_LOW: 'UCAAS_LOW_VOLUME',
};

const brand: ProviderCall = {
  id: 'brand',
  method: 'POST',
  path: `${BASE}/brands`,
  about: 'brand',
  dependsOn: [],
  fields: [
    copy('name', 'yes', 'brand.brandName', NAME),
    copy('company_name', 'yes', 'brand.companyName', NAME),
    copy('contact_email', 'yes', 'brand.email', NAME),
    copy('contact_phone', 'yes', 'brand.phone', NAME),
    copy('ein_issuing_country', 'yes', 'brand.einIssuingCountry', { orFrom: 'brand.country' }),
    copy('legal_entity_type', 'yes', 'brand.entityType', {
      values: ['PRIVATE_PROFIT', 'PUBLIC_PROFIT', 'NON_PROFIT', 'GOVERNMENT'],
    }),
    copy('ein', 'yes', 'brand.ein', { as: TAX_NUMBER }),
    {
      name: 'company_address',
      required: 'yes',
      fromAll: ['brand.street', 'brand.city', 'brand.state', 'brand.postalCode', 'brand.country'],
      as: ADDRESS_LINE,
      ask: 'What is the address of the company in one line? For example, 48 Juniper Lane, Austin, TX 78701, US.',
    },
    copy('company_vertical', 'no', 'brand.vertical', { values: VERTICAL_CODES }),
    copy('company_website', 'yes', 'brand.website'),
    ask('status_callback_url', 'no', 'Which URL gets callbacks?'),
  ],
};

const campaign: ProviderCall = {
  id: 'campaign',
  method: 'POST',
  path: `${BASE}/brands/{brand_id}/campaigns`,
  about: 'campaign',
  dependsOn: ['brand'],
  fields: [
    ask('name', 'yes', 'What is your own name for the campaign?', NAME),
    fromAnswer('brand_id'),
    copy('sms_use_case', 'yes', 'campaign.usecase', {
      as: codes(sameCodes(SAME_USE_CASES, RENAMED_USE_CASES)),
      values: [...SAME_USE_CASES, ...Object.values(RENAMED_USE_CASES), 'POLITICAL_SECTION_527'],
    }),
    copy('sub_use_cases', 'sometimes', 'campaign.subUsecases', {
      form: 'list',
      requiredWhen: forSeveralUses,
      values: SUB_USE_CASE_CODES,
    }),
    ask('campaign_verify_token', 'sometimes', 'What is the Campaign Verify token of a 527 organization?'),
    ...same('campaign', 'yes', ['description'], { min: 40 }),
    ...same('campaign', 'yes', ['sample1', 'sample2'], { min: 20 }),
    ...same('campaign', 'no', ['sample3', 'sample4', 'sample5'], { min: 20 }),
    ask('dynamic_messages', 'no', 'How do messages differ from the samples?'),
    copy('message_flow', 'yes', 'campaign.messageFlow', { min: 40 }),
    copy('opt_in_message', 'no', 'campaign.optinMessage', { min: 20 }),
    copy('opt_out_message', 'yes', 'campaign.optoutMessage', { min: 20 }),
    copy('help_message', 'yes', 'campaign.helpMessage', { min: 20 }),
    copy('opt_in_keywords', 'no', 'campaign.optinKeywords'),
    copy('opt_out_keywords', 'no', 'campaign.optoutKeywords'),
    copy('help_keywords', 'no', 'campaign.helpKeywords'),
    copyFlag('number_pooling_required', 'yes', 'campaign.numberPool'),
    ask('number_pooling_per_campaign', 'sometimes', 'Why does the campaign need a number pool?', {
      requiredWhen: { path: 'campaign.numberPool', oneOf: ['true'] },
    }),
    copyFlag('direct_lending', 'yes', 'campaign.directLending'),
    copyFlag('embedded_link', 'yes', 'campaign.embeddedLink'),
    copyFlag('embedded_phone', 'yes', 'campaign.embeddedPhone'),
    copyFlag('age_gated_content', 'yes', 'campaign.ageGated'),
    fixed('lead_generation', false),
    fixed('terms_and_conditions', true),
    ask('status_callback_url', 'no', 'Which URL gets callbacks?'),
  ],
};

const IN_MESSAGE_FLOW = 'SignalWire has no field for it. Name the page in the message flow.';

export const SIGNALWIRE: Provider = {
  id: 'signalwire',
  title: 'SignalWire',
  asOf: '2026',
  sources: [
    'https://github.com/signalwire/docs (2026)',
    'https://signalwire.com/docs/apis/rest/campaign-registry/brands/create-brand',
    'https://signalwire.com/docs/apis/rest/campaign-registry/campaigns/update-campaign',
  ],
  unknown: ['The upper lengths of all texts but names.', 'Whether the path of number orders is right.'],
  contentType: 'application/json',
  calls: [
    brand,
    campaign,
    {
      id: 'number',
      method: 'POST',
      path: `${BASE}/campaigns/{campaign_id}/orders`,
      about: 'account',
      dependsOn: ['campaign'],
      fields: [listFromAnswer('phone_numbers', 'phoneNumber')],
    },
  ],
  lost: {
    'campaign.privacyPolicyLink': IN_MESSAGE_FLOW,
    'campaign.termsAndConditionsLink': IN_MESSAGE_FLOW,
  },
};
