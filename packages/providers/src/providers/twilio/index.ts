// Twilio: a customer profile, a trust product, a brand, a messaging service, and a campaign.
import { KEYWORDS, ONE_WAY, SAMPLES } from '../../conversion.ts';
import {
  ask,
  copy,
  copyFlag,
  fixed,
  forCompanies,
  forPublicCompanies,
  forSoleProprietors,
  fromAnswer,
  type Provider,
  type ProviderCall,
} from '../../provider.ts';
import { BRAND_TYPE, COMPANY_TYPE, COMPANY_TYPES, USE_CASES } from './codes.ts';
import { CUSTOMER_PROFILE_CALLS, LABEL, STATUS_EMAIL, TRUST_HUB } from './customer-profile.ts';
import { TOLL_FREE_CALLS } from './toll-free.ts';

const MESSAGING = 'https://messaging.twilio.com/v1';
const product = `${TRUST_HUB}/TrustProducts/{trustProductSid}`;
const service = `${MESSAGING}/Services/{messagingServiceSid}`;

const trustProduct: readonly ProviderCall[] = [
  {
    id: 'trustProduct',
    method: 'POST',
    path: `${TRUST_HUB}/TrustProducts`,
    about: 'brand',
    dependsOn: ['policies'],
    fields: [
      copy('FriendlyName', 'yes', 'brand.companyName', LABEL),
      ask('Email', 'yes', STATUS_EMAIL),
      fromAnswer('PolicySid', 'trustProductPolicySid'),
    ],
  },
  {
    id: 'messagingProfile',
    method: 'POST',
    path: `${TRUST_HUB}/EndUsers`,
    about: 'brand',
    dependsOn: [],
    when: forCompanies,
    style: 'attributes',
    parameters: [
      copy('FriendlyName', 'yes', 'brand.companyName', LABEL),
      fixed('Type', 'us_a2p_messaging_profile_information'),
    ],
    fields: [
      copy('company_type', 'yes', 'brand.entityType', { as: COMPANY_TYPE, values: COMPANY_TYPES }),
      copy('stock_exchange', 'sometimes', 'brand.stockExchange', { requiredWhen: forPublicCompanies }),
      copy('stock_ticker', 'sometimes', 'brand.stockSymbol', { requiredWhen: forPublicCompanies }),
      copy('brand_contact_email', 'sometimes', 'brand.businessContactEmail', {
        requiredWhen: forPublicCompanies,
      }),
    ],
  },
  {
    id: 'soleProprietorProfile',
    method: 'POST',
    path: `${TRUST_HUB}/EndUsers`,
    about: 'brand',
    dependsOn: [],
    when: forSoleProprietors,
    style: 'attributes',
    parameters: [
      copy('FriendlyName', 'yes', 'brand.brandName', { as: ONE_WAY }),
      fixed('Type', 'sole_proprietor_information'),
    ],
    fields: [
      copy('brand_name', 'yes', 'brand.brandName'),
      copy('mobile_phone_number', 'yes', 'brand.mobilePhone'),
      copy('vertical', 'yes', 'brand.vertical'),
    ],
  },
  {
    id: 'assignMessagingProfile',
    method: 'POST',
    path: `${product}/EntityAssignments`,
    about: 'account',
    dependsOn: ['trustProduct', 'messagingProfile', 'soleProprietorProfile'],
    fields: [fromAnswer('ObjectSid', 'messagingProfileEndUserSid')],
  },
  {
    id: 'assignCustomerProfile',
    method: 'POST',
    path: `${product}/EntityAssignments`,
    about: 'account',
    dependsOn: ['trustProduct', 'customerProfile'],
    fields: [fromAnswer('ObjectSid', 'customerProfileSid')],
  },
  {
    id: 'evaluateTrustProduct',
    method: 'POST',
    path: `${product}/Evaluations`,
    about: 'account',
    dependsOn: ['trustProduct', 'assignMessagingProfile', 'assignCustomerProfile'],
    note: 'The answer must be compliant.',
    fields: [fromAnswer('PolicySid', 'trustProductPolicySid')],
  },
  {
    id: 'submitTrustProduct',
    method: 'POST',
    path: product,
    about: 'account',
    dependsOn: ['trustProduct', 'evaluateTrustProduct'],
    fields: [fixed('Status', 'pending-review')],
  },
];

const campaign: ProviderCall = {
  id: 'campaign',
  method: 'POST',
  path: `${service}/Compliance/Usa2p`,
  about: 'campaign',
  dependsOn: ['brandRegistration', 'messagingService', 'useCases'],
  fields: [
    fromAnswer('BrandRegistrationSid', 'brandRegistrationSid'),
    copy('Description', 'yes', 'campaign.description', { min: 40, max: 4096 }),
    copy('MessageFlow', 'yes', 'campaign.messageFlow', { min: 40, max: 2048 }),
    {
      name: 'MessageSamples',
      required: 'yes',
      fromAll: [
        'campaign.sample1',
        'campaign.sample2',
        'campaign.sample3',
        'campaign.sample4',
        'campaign.sample5',
      ],
      as: SAMPLES,
      form: 'list',
      min: 20,
      max: 1024,
      minItems: 2,
      ask: 'Twilio requires at least two sample messages. What else will subscribers receive?',
    },
    copy('UsAppToPersonUsecase', 'yes', 'campaign.usecase', { as: USE_CASES }),
    copyFlag('HasEmbeddedLinks', 'yes', 'campaign.embeddedLink'),
    copyFlag('HasEmbeddedPhone', 'yes', 'campaign.embeddedPhone'),
    copy('OptInMessage', 'sometimes', 'campaign.optinMessage', {
      min: 20,
      max: 320,
      requiredWhen: { path: 'campaign.optinKeywords' },
    }),
    copy('OptOutMessage', 'sometimes', 'campaign.optoutMessage', { min: 20, max: 320 }),
    copy('HelpMessage', 'sometimes', 'campaign.helpMessage', { min: 20, max: 320 }),
    copy('OptInKeywords', 'no', 'campaign.optinKeywords', { as: KEYWORDS, form: 'list', max: 255 }),
    copy('OptOutKeywords', 'no', 'campaign.optoutKeywords', { as: KEYWORDS, form: 'list', max: 255 }),
    copy('HelpKeywords', 'no', 'campaign.helpKeywords', { as: KEYWORDS, form: 'list', max: 255 }),
    copyFlag('SubscriberOptIn', 'no', 'campaign.subscriberOptin'),
    copyFlag('AgeGated', 'no', 'campaign.ageGated'),
    copyFlag('DirectLending', 'no', 'campaign.directLending'),
    // Required since June 30, 2026 (errors 30933 and 30934).
    copy('PrivacyPolicyUrl', 'yes', 'campaign.privacyPolicyLink'),
    copy('TermsAndConditionsUrl', 'yes', 'campaign.termsAndConditionsLink'),
  ],
};

const NO_PARAMETER = 'Twilio has no parameter for it.';

export const TWILIO: Provider = {
  id: 'twilio',
  title: 'Twilio',
  asOf: '2026-04-14',
  sources: [
    'https://github.com/twilio/twilio-oai@d50069b4 (2026-04-14)',
    'https://www.twilio.com/docs/trust-hub/trusthub-rest-api (2026-07-06)',
    'https://www.twilio.com/docs/messaging/compliance/a2p-10dlc/onboarding-isv-api',
    'https://www.twilio.com/docs/api/errors/30933',
  ],
  unknown: [
    'The lengths of the attributes of TrustHub.',
    'The full list of verticals for sole proprietors.',
    'The use cases that are open to a brand. The call before the campaign lists them.',
    'A table of industries. The mapping from verticals is our judgment.',
  ],
  contentType: 'application/x-www-form-urlencoded',
  calls: [
    ...CUSTOMER_PROFILE_CALLS,
    ...trustProduct,
    {
      id: 'brandRegistration',
      method: 'POST',
      path: `${MESSAGING}/a2p/BrandRegistrations`,
      about: 'brand',
      dependsOn: ['submitProfile', 'submitTrustProduct'],
      note: 'Read it until its status is APPROVED.',
      fields: [
        fromAnswer('CustomerProfileBundleSid', 'customerProfileSid'),
        fromAnswer('A2PProfileBundleSid', 'trustProductSid'),
        copy('BrandType', 'no', 'brand.entityType', { as: BRAND_TYPE }),
        copyFlag('Mock', 'no', 'brand.mock'),
        ask('SkipAutomaticSecVet', 'no', 'Shall the brand be a low-volume standard brand without a score?', {
          form: 'flag',
        }),
      ],
    },
    {
      id: 'messagingService',
      method: 'POST',
      path: `${MESSAGING}/Services`,
      about: 'campaign',
      dependsOn: [],
      fields: [copy('FriendlyName', 'yes', 'brand.brandName')],
    },
    {
      id: 'useCases',
      method: 'GET',
      path: `${service}/Compliance/Usa2p/Usecases?BrandRegistrationSid={brandRegistrationSid}`,
      about: 'account',
      dependsOn: ['brandRegistration', 'messagingService'],
      note: 'The use cases that are open to this brand.',
      fields: [],
    },
    campaign,
    {
      id: 'number',
      method: 'POST',
      path: `${service}/PhoneNumbers`,
      about: 'account',
      dependsOn: ['messagingService', 'campaign'],
      note: 'Once for each number that sends.',
      fields: [fromAnswer('PhoneNumberSid', 'phoneNumberSid')],
    },
  ],
  tollFree: { calls: TOLL_FREE_CALLS, unknown: ['The lengths of the texts of a toll-free verification.'] },
  lost: {
    'campaign.subUsecases':
      'Twilio has no parameter for sub-use cases. The description and the samples must show them.',
    'campaign.numberPool': NO_PARAMETER,
    'campaign.autoRenewal': NO_PARAMETER,
    'campaign.embeddedLinkSample': NO_PARAMETER,
    'brand.altBusinessId': NO_PARAMETER,
    'brand.brandRelationship': NO_PARAMETER,
    'campaign.upstreamCnpId': 'Twilio is the connectivity partner itself.',
  },
};
