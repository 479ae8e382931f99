// Telnyx: the registry’s names and codes.
import { ENTITY_TYPE_CODES, SUB_USE_CASE_CODES, USE_CASE_CODES, VERTICAL_CODES } from '../../codes.ts';
import { TAX_NUMBER } from '../../conversion.ts';
import {
  ask,
  copy,
  FLAG,
  fixed,
  forCompanies,
  forPublicCompanies,
  forSoleProprietors,
  fromAnswer,
  ONLY_TRUE,
  type Provider,
  type ProviderCall,
  same,
} from '../../provider.ts';
import { STOCK_EXCHANGE_CODES } from './codes.ts';
import { TOLL_FREE_CALLS } from './toll-free.ts';

const BASE = 'https://api.telnyx.com/v2';
const otp = {
  path: `${BASE}/10dlc/brand/{brandId}/smsOtp`,
  about: 'brand',
  when: forSoleProprietors,
} as const;

const brand: ProviderCall = {
  id: 'brand',
  method: 'POST',
  path: `${BASE}/10dlc/brand`,
  about: 'brand',
  dependsOn: [],
  fields: [
    copy('displayName', 'yes', 'brand.brandName'),
    copy('entityType', 'yes', 'brand.entityType', { values: ENTITY_TYPE_CODES }),
    copy('vertical', 'yes', 'brand.vertical', { values: VERTICAL_CODES }),
    // The SDK has the address as optional; the registry needs it.
    ...same('brand', 'yes', ['country', 'email', 'street', 'city', 'state', 'postalCode', 'phone']),
    ...same('brand', 'sometimes', ['companyName'], { requiredWhen: forCompanies }),
    copy('ein', 'sometimes', 'brand.ein', { as: TAX_NUMBER, requiredWhen: forCompanies }),
    ...same('brand', 'sometimes', ['firstName', 'lastName', 'mobilePhone'], {
      requiredWhen: forSoleProprietors,
    }),
    ...same('brand', 'sometimes', ['businessContactEmail', 'stockSymbol'], {
      requiredWhen: forPublicCompanies,
    }),
    copy('stockExchange', 'sometimes', 'brand.stockExchange', {
      requiredWhen: forPublicCompanies,
      values: STOCK_EXCHANGE_CODES,
    }),
    ...same('brand', 'no', ['website']),
    ...same('brand', 'no', ['mock'], FLAG),
    ask('ipAddress', 'no', 'From which IP address was the brand entered?'),
    ask('webhookURL', 'no', 'Which URL gets webhooks?'),
    ask('webhookFailoverURL', 'no', 'Which URL gets webhooks if the first one fails?'),
  ],
};

const campaign: ProviderCall = {
  id: 'campaign',
  method: 'POST',
  path: `${BASE}/10dlc/campaignBuilder`,
  about: 'campaign',
  dependsOn: ['brand', 'qualify'],
  fields: [
    fromAnswer('brandId'),
    copy('usecase', 'yes', 'campaign.usecase', { values: USE_CASE_CODES }),
    copy('subUsecases', 'no', 'campaign.subUsecases', { form: 'list', values: SUB_USE_CASE_CODES }),
    ...same('campaign', 'yes', ['description'], { min: 40, max: 4096 }),
    ...same('campaign', 'no', ['messageFlow'], { min: 40, max: 2048 }),
    ...same('campaign', 'no', ['sample1', 'sample2', 'sample3', 'sample4', 'sample5'], {
      min: 20,
      max: 1024,
    }),
    ...same('campaign', 'sometimes', ['optinMessage', 'optoutMessage', 'helpMessage'], { min: 20, max: 320 }),
    ...same('campaign', 'no', ['optinKeywords', 'optoutKeywords', 'helpKeywords']),
    // The SDK has these as optional; the registry refuses anything but true.
    ...same('campaign', 'yes', ['subscriberOptin', 'subscriberOptout', 'subscriberHelp'], ONLY_TRUE),
    ...same(
      'campaign',
      'no',
      ['embeddedLink', 'embeddedPhone', 'numberPool', 'ageGated', 'directLending', 'autoRenewal'],
      FLAG,
    ),
    ...same('campaign', 'no', ['privacyPolicyLink', 'termsAndConditionsLink', 'embeddedLinkSample'], {
      max: 255,
    }),
    ...same('campaign', 'no', ['resellerId']),
    { ...fixed('termsAndConditions', true), required: 'no' },
    ask('referenceId', 'no', 'Which unique reference prevents a second campaign if the request is repeated?'),
    ask('tag', 'no', 'Which tags does the campaign get?', { form: 'list' }),
  ],
};

export const TELNYX: Provider = {
  id: 'telnyx',
  title: 'Telnyx',
  asOf: '2026-08-21',
  sources: [
    'https://github.com/team-telnyx/telnyx-node@b9b12ca7 (2026-08-21)',
    'https://developers.telnyx.com/docs/messaging/10dlc/campaign-registration',
    'https://developers.telnyx.com/docs/messaging/toll-free-verification',
  ],
  unknown: ['The lengths of names and addresses. Those of messages are from help pages.'],
  contentType: 'application/json',
  calls: [
    brand,
    {
      id: 'readBrand',
      method: 'GET',
      path: `${BASE}/10dlc/brand/{brandId}`,
      about: 'brand',
      dependsOn: ['brand'],
      note: 'Read it until the brand is verified.',
      fields: [],
    },
    {
      ...otp,
      id: 'sendCode',
      method: 'POST',
      dependsOn: ['brand'],
      note: 'Texts a code to the owner.',
      fields: [
        ask('pinSms', 'yes', 'What does the text with the code say? It must contain @OTP_PIN@.', {
          check: (text) =>
            typeof text === 'string' && text.includes('@OTP_PIN@') ? undefined : 'must contain @OTP_PIN@',
        }),
        ask('successSms', 'no', 'What does the text after the confirmation say?'),
      ],
    },
    {
      ...otp,
      id: 'confirmCode',
      method: 'PUT',
      dependsOn: ['brand', 'sendCode'],
      fields: [fromAnswer('otpPin')],
    },
    {
      id: 'qualify',
      method: 'GET',
      path: `${BASE}/10dlc/campaignBuilder/brand/{brandId}/usecase/{usecase}`,
      about: 'campaign',
      dependsOn: ['brand', 'readBrand', 'confirmCode'],
      fields: [copy('usecase', 'yes', 'campaign.usecase', { values: USE_CASE_CODES, isInPath: true })],
    },
    campaign,
    {
      id: 'number',
      method: 'POST',
      path: `${BASE}/10dlc/phone_number_campaigns`,
      about: 'account',
      dependsOn: ['campaign'],
      note: 'Once for each number that sends.',
      fields: [fromAnswer('campaignId'), fromAnswer('phoneNumber')],
    },
  ],
  tollFree: {
    calls: TOLL_FREE_CALLS,
    unknown: [
      'The lengths of most texts of a toll-free verification.',
      'A table of toll-free use cases. The mapping is our judgment.',
    ],
  },
  lost: { 'brand.einIssuingCountry': 'Telnyx has no field for the country of the tax ID.' },
};
