// Vonage: what its support pages and change log show. The rest is not published.
import {
  ask,
  copy,
  copyFlag,
  fixed,
  forCompanies,
  forPublicCompanies,
  forSeveralUses,
  forSoleProprietors,
  fromAnswer,
  type Provider,
  type ProviderCall,
} from '../../provider.ts';
import { ONE_WAY, TAX_NUMBER } from '../../conversion.ts';

const BASE = 'https://api-eu.vonage.com/v1/10dlc/brands';
const DETAILS = 'message_flow_details';
const CONSENT = `${DETAILS}.consent_mechanisms[]`;

const brand: ProviderCall = {
  id: 'brand',
  method: 'POST',
  path: BASE,
  about: 'brand',
  dependsOn: [],
  fields: [
    fromAnswer('account_id', 'api_key'),
    copy('entity_type', 'yes', 'brand.entityType'),
    copy('display_name', 'yes', 'brand.brandName'),
    copy('company_name', 'yes', 'brand.companyName'),
    copy('first_name', 'sometimes', 'brand.firstName', { requiredWhen: forSoleProprietors }),
    copy('last_name', 'sometimes', 'brand.lastName', { requiredWhen: forSoleProprietors }),
    copy('mobile_phone', 'sometimes', 'brand.mobilePhone', { requiredWhen: forSoleProprietors }),
    copy('ein', 'sometimes', 'brand.ein', { as: TAX_NUMBER, requiredWhen: forCompanies }),
    copy('ein_issuing_country', 'no', 'brand.einIssuingCountry'),
    copy('alt_business_id_type', 'no', 'brand.altBusinessIdType'),
    copy('alt_business_id', 'no', 'brand.altBusinessId'),
    copy('phone', 'yes', 'brand.phone'),
    copy('street', 'yes', 'brand.street'),
    copy('city', 'yes', 'brand.city'),
    copy('state', 'yes', 'brand.state'),
    copy('postal_code', 'yes', 'brand.postalCode'),
    copy('country', 'yes', 'brand.country'),
    copy('email', 'yes', 'brand.email'),
    copy('stock_symbol', 'sometimes', 'brand.stockSymbol', { requiredWhen: forPublicCompanies }),
    copy('stock_exchange', 'sometimes', 'brand.stockExchange', { requiredWhen: forPublicCompanies }),
    copy('website', 'unknown', 'brand.website'),
    copy('vertical', 'yes', 'brand.vertical'),
    copy('brand_relationship', 'unknown', 'brand.brandRelationship'),
    ask('reference_id', 'no', 'What is your own reference for the brand?'),
    ask('reseller', 'no', 'Is the brand a reseller?', { form: 'flag' }),
  ],
};

const messageFlow = [
  copy(`${DETAILS}.brand_name`, 'yes', 'brand.brandName', { as: ONE_WAY }),
  ask(`${CONSENT}.method`, 'yes', 'How do people opt in? Only these two values are known to us.', {
    values: ['TEXT_TO_JOIN', 'ONLINE_FORM'],
  }),
  copy(`${CONSENT}.details`, 'yes', 'campaign.messageFlow'),
  ask(
    `${CONSENT}.attachment`,
    'sometimes',
    'What is the address of the form, or of a hosted file that shows it?',
  ),
  ask(`${DETAILS}.pricing_disclosure`, 'unknown', 'Does the opt-in disclose message and data rates?', {
    form: 'flag',
  }),
  ask(`${DETAILS}.frequency`, 'unknown', 'How often are messages sent? Only this value is known to us.', {
    values: ['RECURRING'],
  }),
  copy(`${DETAILS}.privacy_policy`, 'unknown', 'campaign.privacyPolicyLink'),
  copy(`${DETAILS}.terms_and_conditions`, 'unknown', 'campaign.termsAndConditionsLink'),
];

/** The names are those of Vonage’s answers. */
const answers = [
  copyFlag('subscriber_opt_in', 'unknown', 'campaign.subscriberOptin'),
  copy('opt_in_keywords', 'unknown', 'campaign.optinKeywords'),
  copy('opt_in_message', 'unknown', 'campaign.optinMessage'),
  copyFlag('subscriber_opt_out', 'unknown', 'campaign.subscriberOptout'),
  copy('opt_out_keywords', 'unknown', 'campaign.optoutKeywords'),
  copy('opt_out_message', 'unknown', 'campaign.optoutMessage'),
  copyFlag('subscriber_help', 'unknown', 'campaign.subscriberHelp'),
  copy('help_keywords', 'unknown', 'campaign.helpKeywords'),
  copy('help_message', 'unknown', 'campaign.helpMessage'),
  copy('sample_two', 'unknown', 'campaign.sample2'),
  copy('sample_three', 'unknown', 'campaign.sample3'),
  copy('sample_four', 'unknown', 'campaign.sample4'),
  copy('sample_five', 'unknown', 'campaign.sample5'),
  copyFlag('age_gated', 'unknown', 'campaign.ageGated'),
  copyFlag('direct_lending', 'unknown', 'campaign.directLending'),
  copyFlag('embedded_link', 'unknown', 'campaign.embeddedLink'),
  copyFlag('embedded_phone', 'unknown', 'campaign.embeddedPhone'),
  copyFlag('auto_renewal', 'unknown', 'campaign.autoRenewal'),
  copyFlag('number_pool', 'unknown', 'campaign.numberPool'),
  copy('vertical', 'unknown', 'brand.vertical'),
  ask('opt_out_assist', 'unknown', 'Shall Vonage answer opt-outs?', { form: 'flag' }),
  ask('hipaa', 'unknown', 'Do messages contain health data (HIPAA)?', { form: 'flag' }),
];

export const VONAGE: Provider = {
  id: 'vonage',
  title: 'Vonage',
  asOf: '2025-01',
  isPartial: true,
  sources: [
    'https://api.support.vonage.com/hc/en-us/articles/8414515051036',
    'https://api.support.vonage.com/hc/en-us/articles/8068541415836',
    'https://developer.vonage.com/en/api/10dlc (change log to 2025-01)',
    'https://github.com/Vonage/vonage-curl-code-snippets@b82f4952',
  ],
  unknown: [
    'The lengths of all fields, and which fields of a campaign are required.',
    'The full lists of use cases, verticals, consent methods, and frequencies.',
    'The names of most fields of a campaign. They are taken from answers.',
  ],
  contentType: 'application/json',
  calls: [
    brand,
    {
      id: 'qualify',
      method: 'GET',
      path: `${BASE}/{brand_id}/usecases/{usecase}`,
      about: 'campaign',
      dependsOn: ['brand'],
      note: 'Must be called before the first campaign of this use case.',
      fields: [copy('usecase', 'yes', 'campaign.usecase', { isInPath: true })],
    },
    {
      id: 'campaign',
      method: 'POST',
      path: `${BASE}/{brand_id}/campaigns`,
      about: 'campaign',
      dependsOn: ['brand', 'qualify'],
      fields: [
        fromAnswer('account_id', 'api_key'),
        copy('usecase', 'yes', 'campaign.usecase'),
        copy('sub_usecases', 'sometimes', 'campaign.subUsecases', {
          form: 'list',
          requiredWhen: forSeveralUses,
        }),
        ask('label', 'no', 'What is your own name for the campaign?'),
        copy('description', 'yes', 'campaign.description', { min: 40 }),
        copy('reseller_id', 'sometimes', 'campaign.resellerId'),
        copy('sample_one', 'yes', 'campaign.sample1'),
        ...messageFlow,
        ...answers,
      ],
    },
    {
      id: 'number',
      method: 'POST',
      path: `${BASE}/{brand_id}/campaigns/{campaign_id}/numbers`,
      about: 'account',
      dependsOn: ['brand', 'campaign'],
      note: 'Once for each number that sends.',
      fields: [fixed('country', 'US'), fromAnswer('number')],
    },
  ],
};
