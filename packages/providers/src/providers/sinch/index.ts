// Sinch: a brand in three parts, and a campaign that cannot be changed after it is submitted.
import { SUB_USE_CASE_CODES, USE_CASE_CODES, VERTICAL_CODES, without } from '../../codes.ts';
import { codes, TAX_NUMBER } from '../../conversion.ts';
import {
  ask,
  copy,
  copyFlag,
  FLAG,
  fixed,
  forPublicCompanies,
  forSeveralUses,
  fromAnswer,
  type Provider,
  type ProviderCall,
  same,
} from '../../provider.ts';

const BASE = 'https://us10dlc.numbers.api.sinch.com/v1/projects/{projectId}';

const USE_CASES = without(
  USE_CASE_CODES,
  'M2M',
  'CONVERSATIONAL',
  'PUBLIC_SAFETY_RESTRICTED',
  'SOLE_PROPRIETOR',
  'TRIAL',
  'UCAAS_HIGH',
  'UCAAS_LOW',
);

const ENTITY_TYPE = codes({
  PRIVATE_PROFIT: 'PRIVATE',
  PUBLIC_PROFIT: 'PUBLIC',
  NON_PROFIT: 'CHARITY_NON_PROFIT',
});

const brand: ProviderCall = {
  id: 'brand',
  method: 'POST',
  path: `${BASE}/brandRegistrations:submit`,
  about: 'brand',
  dependsOn: [],
  fields: [
    ask('brandRegistrationType', 'yes', 'Which registration does the brand get? FULL brings vetting.', {
      values: ['SIMPLIFIED', 'FULL'],
    }),
    copy('displayName', 'yes', 'brand.brandName'),
    copy('companyDetails.companyName', 'yes', 'brand.companyName'),
    copy('companyDetails.brandName', 'yes', 'brand.brandName'),
    copy('companyDetails.companyEmail', 'yes', 'brand.email'),
    copy('companyDetails.country', 'yes', 'brand.country'),
    copy('companyDetails.state', 'yes', 'brand.state'),
    copy('companyDetails.city', 'yes', 'brand.city'),
    copy('companyDetails.streetAddress', 'yes', 'brand.street'),
    copy('companyDetails.postalCode', 'yes', 'brand.postalCode'),
    copy('companyDetails.webAddress', 'yes', 'brand.website'),
    copy('financialDetails.brandEntityType', 'yes', 'brand.entityType', {
      as: ENTITY_TYPE,
      values: ['PUBLIC', 'PRIVATE', 'CHARITY_NON_PROFIT'],
    }),
    copy('financialDetails.brandVerticalType', 'yes', 'brand.vertical', { values: VERTICAL_CODES }),
    copy('financialDetails.taxIdCountry', 'yes', 'brand.einIssuingCountry', { orFrom: 'brand.country' }),
    copy('financialDetails.taxIdCorporate', 'yes', 'brand.ein', { as: TAX_NUMBER }),
    copy('financialDetails.stockSymbol', 'sometimes', 'brand.stockSymbol', {
      requiredWhen: forPublicCompanies,
    }),
    copy('financialDetails.exchange', 'sometimes', 'brand.stockExchange', {
      requiredWhen: forPublicCompanies,
    }),
    copy('contactDetails.firstName', 'yes', 'brand.firstName', {
      ask: 'What is the first name of the contact at the business?',
    }),
    copy('contactDetails.lastName', 'yes', 'brand.lastName', {
      ask: 'What is the last name of the contact at the business?',
    }),
    copy('contactDetails.phoneNumber', 'yes', 'brand.phone'),
    copy('contactDetails.email', 'yes', 'brand.businessContactEmail', {
      ask: 'What is the email address of the contact at the business?',
    }),
    copyFlag('mock', 'no', 'brand.mock'),
  ],
};

const campaign: ProviderCall = {
  id: 'campaign',
  method: 'POST',
  path: `${BASE}/campaignRegistrations:submit`,
  about: 'campaign',
  dependsOn: ['brand', 'qualify'],
  note: 'A campaign cannot be changed after it is submitted. A declined one needs a new campaign.',
  fields: [
    fromAnswer('brandId'),
    copy('useCase', 'yes', 'campaign.usecase', { values: USE_CASES }),
    ask('campaignName', 'yes', 'What is your own name for the campaign?', { max: 128 }),
    ...same('campaign', 'yes', ['description'], { min: 40, max: 4096 }),
    ...same('campaign', 'yes', ['messageFlow'], { min: 40, max: 2048 }),
    copy('optInMessage', 'yes', 'campaign.optinMessage', { min: 20, max: 255 }),
    ...same('campaign', 'yes', ['sample1'], { min: 20, max: 1024 }),
    ...same('campaign', 'yes', ['sample2', 'sample3'], { max: 1024 }),
    ...same('campaign', 'no', ['sample4'], { max: 1024 }),
    ...same('campaign', 'yes', ['helpMessage'], { min: 20, max: 255 }),
    copy('stopMessage', 'yes', 'campaign.optoutMessage', { min: 20, max: 255 }),
    ...same('campaign', 'yes', ['optinKeywords', 'optoutKeywords', 'helpKeywords'], { max: 255 }),
    copyFlag('subscriberOptIn', 'yes', 'campaign.subscriberOptin'),
    copyFlag('subscriberOptOut', 'yes', 'campaign.subscriberOptout'),
    ...same(
      'campaign',
      'yes',
      [
        'subscriberHelp',
        'autoRenewal',
        'embeddedLink',
        'embeddedPhone',
        'numberPool',
        'ageGated',
        'directLending',
      ],
      FLAG,
    ),
    fixed('affiliateMarketing', false),
    copy('subUseCases', 'sometimes', 'campaign.subUsecases', {
      form: 'list',
      requiredWhen: forSeveralUses,
      values: SUB_USE_CASE_CODES,
    }),
    copy('terms_and_conditions_link', 'no', 'campaign.termsAndConditionsLink', { max: 255 }),
    copy('privacy_policy_link', 'no', 'campaign.privacyPolicyLink', { max: 255 }),
    ask('attachments', 'no', 'Shall the submission wait until files are uploaded?', { form: 'flag' }),
  ],
};

export const SINCH: Provider = {
  id: 'sinch',
  title: 'Sinch',
  asOf: '2026',
  sources: [
    'https://github.com/sinch/skills@474538da (2026)',
    'https://developers.sinch.com/docs/10dlc-registration/api-reference/10dlc-registration',
  ],
  unknown: [
    'The lengths of the fields of a brand, and which of them are required.',
    'How a government body is registered.',
    'The fields of a toll-free verification.',
  ],
  contentType: 'application/json',
  calls: [
    brand,
    {
      id: 'readBrand',
      method: 'GET',
      path: `${BASE}/brandRegistrations/{brandRegistrationId}`,
      about: 'brand',
      dependsOn: ['brand'],
      note: 'Sinch sends no callbacks. Read it once an hour.',
      fields: [],
    },
    {
      id: 'qualify',
      method: 'GET',
      path: `${BASE}/campaignRegistrations:qualify?brandId={brandId}&useCase={useCase}`,
      about: 'campaign',
      dependsOn: ['brand', 'readBrand'],
      fields: [copy('useCase', 'yes', 'campaign.usecase', { values: USE_CASES, isInPath: true })],
    },
    campaign,
    {
      id: 'files',
      method: 'POST',
      path: `${BASE}/uploadCampaignFiles:submit`,
      about: 'campaign',
      dependsOn: ['campaign'],
      isOptional: true,
      note: 'Up to 5 files of each category, 10 MB each. submitCampaign is true with the last file.',
      fields: [
        fromAnswer('campaignInternalId'),
        ask(
          'submitCampaign',
          'yes',
          'If you attach a file: is it the last one? The campaign is submitted with it.',
          {
            form: 'flag',
          },
        ),
        ask('fileName', 'yes', 'If you attach a file: what is its name?'),
        ask('fileContent', 'yes', 'If you attach a file: what is its content in Base64?'),
        ask(
          'fileCategory',
          'yes',
          'If you attach a file: what does it show? 1 privacy policy, 2 terms, 3 call to action, 4 opt-in, 5 MMS.',
          { form: 'integer', values: [1, 2, 3, 4, 5] },
        ),
      ],
    },
  ],
  lost: { 'campaign.sample5': 'Sinch takes four sample messages.' },
};
