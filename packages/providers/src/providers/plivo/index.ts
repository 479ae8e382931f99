// Plivo: a profile of the business, a brand, a campaign, and an update with what the creation does not take.
import { SUB_USE_CASE_CODES, VERTICAL_CODES } from '../../codes.ts';
import { codes, sameCodes, TAX_NUMBER } from '../../conversion.ts';
import {
  ask,
  copy,
  copyFlag,
  fixed,
  forPublicCompanies,
  forSoleProprietors,
  fromAnswer,
  listFromAnswer,
  ONLY_TRUE,
  type Provider,
  type ProviderCall,
  same,
} from '../../provider.ts';

const BASE = 'https://api.plivo.com/v1/Account/{auth_id}';

const ENTITY_TYPE = codes(
  sameCodes(['NON_PROFIT', 'GOVERNMENT'], {
    PRIVATE_PROFIT: 'PRIVATE',
    PUBLIC_PROFIT: 'PUBLIC',
    SOLE_PROPRIETOR: 'INDIVIDUAL',
  }),
);

const BRAND_TYPE = codes({
  PRIVATE_PROFIT: 'STANDARD',
  PUBLIC_PROFIT: 'STANDARD',
  NON_PROFIT: 'STANDARD',
  GOVERNMENT: 'STANDARD',
  SOLE_PROPRIETOR: 'STARTER',
});

const USE_CASES = codes(
  sameCodes([...SUB_USE_CASE_CODES, 'LOW_VOLUME', 'MIXED'], { SOLE_PROPRIETOR: 'STARTER' }),
);
const USE_CASE_VALUES = [...SUB_USE_CASE_CODES, 'LOW_VOLUME', 'MIXED', 'STARTER'];

const startsWithZero = (value: unknown): string | undefined =>
  typeof value === 'string' && value.startsWith('0')
    ? 'starts with 0, and Plivo documents it as an integer. Send it as text'
    : undefined;

const profile: ProviderCall = {
  id: 'profile',
  method: 'POST',
  path: `${BASE}/Profile/`,
  about: 'brand',
  dependsOn: [],
  fields: [
    copy('profile_alias', 'yes', 'brand.brandName'),
    ask('customer_type', 'yes', 'Is the business your direct customer? Choose DIRECT for the brand itself.', {
      values: ['DIRECT', 'RESELLER'],
    }),
    copy('entity_type', 'yes', 'brand.entityType', {
      as: ENTITY_TYPE,
      values: ['PRIVATE', 'PUBLIC', 'NON_PROFIT', 'GOVERNMENT', 'INDIVIDUAL'],
    }),
    copy('company_name', 'yes', 'brand.companyName'),
    copy('vertical', 'yes', 'brand.vertical', { values: VERTICAL_CODES }),
    copy('ein', 'no', 'brand.ein', { as: TAX_NUMBER, check: startsWithZero }),
    copy('ein_issuing_country', 'no', 'brand.einIssuingCountry'),
    copy('address.street', 'yes', 'brand.street'),
    copy('address.city', 'yes', 'brand.city'),
    copy('address.state', 'yes', 'brand.state'),
    copy('address.postal_code', 'yes', 'brand.postalCode'),
    copy('address.country', 'yes', 'brand.country'),
    copy('authorized_contact.first_name', 'yes', 'brand.firstName', {
      ask: 'What is the first name of the authorized contact?',
    }),
    copy('authorized_contact.last_name', 'yes', 'brand.lastName', {
      ask: 'What is the last name of the authorized contact?',
    }),
    copy('authorized_contact.email', 'yes', 'brand.email'),
    copy('authorized_contact.phone', 'yes', 'brand.phone'),
    ask('authorized_contact.title', 'yes', 'What is the title of the authorized contact?'),
    ask('authorized_contact.seniority', 'yes', 'What is the position of the authorized contact?', {
      values: ['DIRECTOR', 'GM', 'VP', 'CEO', 'CFO', 'GENERAL_COUNSEL', 'OTHER'],
    }),
    copy('stock_symbol', 'sometimes', 'brand.stockSymbol', { requiredWhen: forPublicCompanies }),
    copy('stock_exchange', 'sometimes', 'brand.stockExchange', { requiredWhen: forPublicCompanies }),
    copy('business_contact_email', 'sometimes', 'brand.businessContactEmail', {
      requiredWhen: forPublicCompanies,
    }),
    copy('alt_business_id', 'no', 'brand.altBusinessId'),
    copy('alt_business_id_type', 'no', 'brand.altBusinessIdType'),
    copy('website', 'no', 'brand.website'),
    ask('plivo_subaccount', 'no', 'To which subaccount does the profile belong?'),
  ],
};

const campaign: ProviderCall = {
  id: 'campaign',
  method: 'POST',
  path: `${BASE}/10dlc/Campaign/`,
  about: 'campaign',
  dependsOn: ['brand', 'useCases'],
  fields: [
    fromAnswer('brand_id'),
    ask('campaign_alias', 'yes', 'What is your own name for the campaign?'),
    copy('vertical', 'yes', 'brand.vertical', { values: VERTICAL_CODES }),
    copy('usecase', 'yes', 'campaign.usecase', { as: USE_CASES, values: USE_CASE_VALUES }),
    copy('sub_usecases', 'unknown', 'campaign.subUsecases', { form: 'list' }),
    copy('description', 'yes', 'campaign.description', { min: 40 }),
    copy('message_flow', 'unknown', 'campaign.messageFlow'),
    ...same('campaign', 'yes', ['sample1', 'sample2'], { min: 20 }),
    ...same('campaign', 'unknown', ['sample3', 'sample4', 'sample5'], { min: 20 }),
    copy('help_message', 'unknown', 'campaign.helpMessage'),
    copy('optout_message', 'unknown', 'campaign.optoutMessage'),
    copy('terms_and_conditions_link', 'unknown', 'campaign.termsAndConditionsLink'),
    copy('privacy_policy_link', 'unknown', 'campaign.privacyPolicyLink'),
    copyFlag('embedded_link', 'unknown', 'campaign.embeddedLink'),
    copyFlag('embedded_phone', 'unknown', 'campaign.embeddedPhone'),
    copyFlag('age_gated', 'unknown', 'campaign.ageGated'),
    copyFlag('direct_lending', 'yes', 'campaign.directLending'),
    copy('subscriber_optin', 'yes', 'campaign.subscriberOptin', ONLY_TRUE),
    copy('subscriber_optout', 'yes', 'campaign.subscriberOptout', ONLY_TRUE),
    copy('subscriber_help', 'yes', 'campaign.subscriberHelp', ONLY_TRUE),
    { ...fixed('affiliate_marketing', false), required: 'unknown' },
    ask('url', 'no', 'Which URL gets callbacks?'),
    ask('method', 'no', 'With which method are callbacks sent?', { values: ['GET', 'POST'] }),
  ],
};

const LATER = 'The creation has no field for it. The update after it sends it.';

export const PLIVO: Provider = {
  id: 'plivo',
  title: 'Plivo',
  asOf: '2025',
  sources: [
    'https://plivo.com/docs/messaging/api/10dlc/profile/create-a-profile (undated)',
    'https://plivo.com/docs/messaging/api/10dlc/brand/register-a-standard-brand (undated)',
    'https://plivo.com/docs/messaging/api/10dlc/campaign/register-a-campaign (undated)',
    'https://github.com/plivo/plivo-node@4889b056 (2025)',
  ],
  unknown: [
    'The upper lengths of all texts.',
    'Which fields of a campaign are required beside those that are asked for.',
  ],
  contentType: 'application/json',
  calls: [
    profile,
    {
      id: 'brand',
      method: 'POST',
      path: `${BASE}/10dlc/Brand/`,
      about: 'brand',
      dependsOn: ['profile'],
      note: 'One profile stands behind one brand.',
      fields: [
        copy('brand_alias', 'yes', 'brand.brandName'),
        fromAnswer('profile_uuid'),
        copy('brand_type', 'no', 'brand.entityType', { as: BRAND_TYPE, values: ['STANDARD', 'STARTER'] }),
        ask('secondary_vetting', 'no', 'Shall the brand be vetted a second time?', { form: 'flag' }),
        copy('mobile_phone', 'sometimes', 'brand.mobilePhone', { requiredWhen: forSoleProprietors }),
        ask('url', 'no', 'Which URL gets callbacks?'),
        ask('method', 'no', 'With which method are callbacks sent?', { values: ['GET', 'POST'] }),
      ],
    },
    {
      id: 'useCases',
      method: 'GET',
      path: `${BASE}/10dlc/Brand/{brand_id}/usecases/`,
      about: 'account',
      dependsOn: ['brand'],
      note: 'The use cases that are open to this brand.',
      fields: [],
    },
    campaign,
    {
      id: 'campaignUpdate',
      method: 'POST',
      path: `${BASE}/10dlc/Campaign/{campaign_id}/`,
      about: 'campaign',
      dependsOn: ['campaign'],
      note: 'The creation does not take these.',
      fields: [
        copy('optin_message', 'no', 'campaign.optinMessage'),
        copy('optin_keywords', 'no', 'campaign.optinKeywords'),
        copy('optout_keywords', 'no', 'campaign.optoutKeywords'),
        copy('help_keywords', 'no', 'campaign.helpKeywords'),
      ],
    },
    {
      id: 'number',
      method: 'POST',
      path: `${BASE}/10dlc/Campaign/{campaign_id}/Number/`,
      about: 'account',
      dependsOn: ['campaign'],
      fields: [listFromAnswer('numbers', 'number')],
    },
  ],
  sentLater: {
    'campaign.optinMessage': LATER,
    'campaign.optinKeywords': LATER,
    'campaign.optoutKeywords': LATER,
    'campaign.helpKeywords': LATER,
  },
};
