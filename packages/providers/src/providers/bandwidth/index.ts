// Bandwidth: the JSON that its own command line sends. Its older XML API has the same fields under other names.
import { SUB_USE_CASE_CODES, USE_CASE_CODES, VERTICAL_CODES, without } from '../../codes.ts';
import { COUNTRY_OF_THREE_LETTERS, TAX_NUMBER } from '../../conversion.ts';
import {
  ask,
  copy,
  FLAG,
  fixed,
  forCompanies,
  forOptIns,
  forOptOuts,
  forPublicCompanies,
  forSeveralUses,
  forSoleProprietors,
  fromAnswer,
  ONLY_TRUE,
  type Provider,
  type ProviderCall,
  same,
} from '../../provider.ts';
import { TOLL_FREE_CALLS } from './toll-free.ts';

const brand: ProviderCall = {
  id: 'brand',
  method: 'POST',
  path: '/brands',
  about: 'brand',
  dependsOn: [],
  note: 'One customer profile stands behind one brand. Bandwidth silently discards a brand with a wrong profile ID.',
  fields: [
    ask(
      'customerProfileId',
      'yes',
      'What is the ID of the customer profile? Create it with the command “band customer-profile create”.',
    ),
    copy('brandType', 'yes', 'brand.entityType'),
    copy('displayName', 'yes', 'brand.brandName'),
    ...same('brand', 'sometimes', ['companyName'], { requiredWhen: forCompanies }),
    ...same('brand', 'yes', ['street', 'city', 'state', 'postalCode']),
    copy('countryCodeA3', 'yes', 'brand.country', { as: COUNTRY_OF_THREE_LETTERS }),
    ...same('brand', 'yes', ['phone', 'email']),
    copy('vertical', 'sometimes', 'brand.vertical', { requiredWhen: forCompanies, values: VERTICAL_CODES }),
    copy('ein', 'sometimes', 'brand.ein', { as: TAX_NUMBER, requiredWhen: forCompanies }),
    copy('einIssuingCountryCodeA3', 'sometimes', 'brand.einIssuingCountry', {
      as: COUNTRY_OF_THREE_LETTERS,
      orFrom: 'brand.country',
    }),
    ...same('brand', 'sometimes', ['website']),
    ...same('brand', 'sometimes', ['stockSymbol', 'stockExchange', 'businessContactEmail'], {
      requiredWhen: forPublicCompanies,
    }),
    ...same('brand', 'no', ['altBusinessId', 'altBusinessIdType']),
    ...same('brand', 'sometimes', ['firstName', 'lastName', 'mobilePhone'], {
      requiredWhen: forSoleProprietors,
    }),
    ask('ipAddress', 'no', 'From which IP address was the brand entered?'),
  ],
};

const campaign: ProviderCall = {
  id: 'campaign',
  method: 'POST',
  path: '/campaigns',
  about: 'campaign',
  dependsOn: ['brand'],
  note: 'A repeated request creates a second campaign. Search before you repeat it.',
  fields: [
    fromAnswer('brandId'),
    ask('campaignName', 'no', 'What is your own name for the campaign?'),
    copy('usecase', 'yes', 'campaign.usecase', {
      values: without(USE_CASE_CODES, 'PUBLIC_SAFETY_RESTRICTED', 'SOLE_PROPRIETOR'),
    }),
    copy('subUsecases', 'sometimes', 'campaign.subUsecases', {
      form: 'list',
      requiredWhen: forSeveralUses,
      values: SUB_USE_CASE_CODES,
    }),
    ...same('campaign', 'yes', ['description'], { min: 40, max: 4096 }),
    ...same('campaign', 'yes', ['messageFlow'], { min: 40, max: 2048 }),
    ...same('campaign', 'yes', ['sample1'], { min: 20, max: 1024 }),
    ...same('campaign', 'no', ['sample2', 'sample3', 'sample4', 'sample5'], { min: 20, max: 1024 }),
    ...same('campaign', 'no', ['helpMessage'], { min: 20, max: 320 }),
    ...same('campaign', 'no', ['helpKeywords'], { max: 320 }),
    ...same('campaign', 'sometimes', ['optinMessage'], { min: 20, max: 320, requiredWhen: forOptIns }),
    ...same('campaign', 'sometimes', ['optinKeywords'], { max: 320, requiredWhen: forOptIns }),
    ...same('campaign', 'sometimes', ['optoutMessage'], { min: 20, max: 320, requiredWhen: forOptOuts }),
    ...same('campaign', 'sometimes', ['optoutKeywords'], { max: 320, requiredWhen: forOptOuts }),
    ...same('campaign', 'no', ['privacyPolicyLink', 'termsAndConditionsLink', 'embeddedLinkSample']),
    ...same(
      'campaign',
      'no',
      ['embeddedLink', 'embeddedPhone', 'numberPool', 'ageGated', 'directLending', 'autoRenewal'],
      FLAG,
    ),
    ...same('campaign', 'yes', ['subscriberOptin', 'subscriberOptout', 'subscriberHelp'], ONLY_TRUE),
    { ...fixed('termsAndConditions', true), required: 'no' },
  ],
};

export const BANDWIDTH: Provider = {
  id: 'bandwidth',
  title: 'Bandwidth',
  asOf: '2026-08-21',
  sources: [
    'https://github.com/Bandwidth/cli@760afb37 (2026-08-21)',
    'https://dev.bandwidth.com/tools/cli/reference/band_tendlc_campaign_create',
    'https://github.com/Bandwidth/api-docs@2fcdf57e (2023-11)',
  ],
  unknown: [
    'The host and the paths of the JSON API.',
    'The lengths of the JSON form. Those of the XML form of 2023 are checked.',
  ],
  contentType: 'application/json',
  calls: [brand, campaign],
  tollFree: {
    asOf: '2023-11',
    calls: TOLL_FREE_CALLS,
    unknown: [
      'Where the registration number, the privacy policy, and the terms go, which carriers ask for since 2026.',
      'The use cases of toll-free numbers. GET /tollFreeVerification/useCases lists them; the mapping is our judgment.',
    ],
  },
  lost: { 'campaign.resellerId': 'Only the XML form of Bandwidth has a field for it.' },
};
