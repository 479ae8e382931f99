// Twilio’s toll-free verification: one request for each number.
import { codes, type Conversion, KEYWORDS, TAX_NUMBER } from '../../conversion.ts';
import { ENTITY_TYPE_CODES } from '../../codes.ts';
import { ask, copy, copyFlag, forCompanies, fromAnswer, type ProviderCall } from '../../provider.ts';

const CATEGORIES: Readonly<Record<string, string>> = {
  '2FA': 'TWO_FACTOR_AUTHENTICATION',
  ACCOUNT_NOTIFICATION: 'ACCOUNT_NOTIFICATIONS',
  CUSTOMER_CARE: 'CUSTOMER_CARE',
  CHARITY: 'CHARITY_NONPROFIT',
  DELIVERY_NOTIFICATION: 'DELIVERY_NOTIFICATIONS',
  FRAUD_ALERT: 'FRAUD_ALERT_MESSAGING',
  HIGHER_EDUCATION: 'HIGHER_EDUCATION',
  K12_EDUCATION: 'K12',
  MARKETING: 'MARKETING',
  POLLING_VOTING: 'POLLING_AND_VOTING_NON_POLITICAL',
  POLITICAL: 'POLITICAL_ELECTION_CAMPAIGNS',
  PUBLIC_SERVICE_ANNOUNCEMENT: 'PUBLIC_SERVICE_ANNOUNCEMENT',
  SECURITY_ALERT: 'SECURITY_ALERT',
};

const UMBRELLAS: ReadonlySet<unknown> = new Set(['MIXED', 'LOW_VOLUME']);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** An umbrella use case is the list of its sub-use cases. */
const CATEGORY_LIST: Conversion = {
  write: ([usecase, subUsecases]) => {
    const uses = UMBRELLAS.has(usecase) ? listOf(subUsecases) : [usecase];
    return uses.flatMap((use) => CATEGORIES[String(use)] ?? []);
  },
  read: (value) => {
    const uses = listOf(value).flatMap((category) => codes(CATEGORIES).read?.(category) ?? []);
    return uses.length === 1 ? uses : ['MIXED', uses];
  },
};

const DIFFERENT_NAME: Conversion = {
  write: ([brandName, companyName]) => (brandName === companyName ? undefined : brandName),
  read: (value) => [value],
  isLeftOut: ([brandName, companyName]) => brandName === companyName,
};

export const TOLL_FREE_CALLS: readonly ProviderCall[] = [
  {
    id: 'tollFreeVerification',
    method: 'POST',
    path: 'https://messaging.twilio.com/v1/Tollfree/Verifications',
    about: 'campaign',
    dependsOn: [],
    note: 'Once for each toll-free number.',
    fields: [
      copy('BusinessName', 'yes', 'brand.companyName'),
      copy('BusinessWebsite', 'yes', 'brand.website'),
      ask('NotificationEmail', 'yes', 'Which mailbox of the account owner gets the result?'),
      {
        name: 'UseCaseCategories',
        required: 'yes',
        fromAll: ['campaign.usecase', 'campaign.subUsecases'],
        as: CATEGORY_LIST,
        form: 'list',
        values: [...Object.values(CATEGORIES), 'EVENTS'],
        ask: 'Which use-case categories of Twilio’s list fit?',
      },
      copy('UseCaseSummary', 'yes', 'campaign.description'),
      copy('ProductionMessageSample', 'yes', 'campaign.sample1'),
      ask('OptInImageUrls', 'yes', 'Which public images or pages show the opt-in?', { form: 'list' }),
      ask('OptInType', 'yes', 'How do people opt in?', {
        values: [
          'VERBAL',
          'WEB_FORM',
          'PAPER_FORM',
          'VIA_TEXT',
          'MOBILE_QR_CODE',
          'IMPORT',
          'IMPORT_PLEASE_REPLACE',
        ],
      }),
      ask('MessageVolume', 'yes', 'How many messages will be sent in a month? For example, 1,000.'),
      fromAnswer('TollfreePhoneNumberSid', 'tollFreePhoneNumberSid'),
      { ...fromAnswer('CustomerProfileSid', 'customerProfileSid'), required: 'no' },
      copy('BusinessStreetAddress', 'no', 'brand.street'),
      ask('BusinessStreetAddress2', 'no', 'What is the second line of the street address?'),
      copy('BusinessCity', 'no', 'brand.city'),
      copy('BusinessStateProvinceRegion', 'no', 'brand.state'),
      copy('BusinessPostalCode', 'no', 'brand.postalCode'),
      copy('BusinessCountry', 'no', 'brand.country'),
      copy('AdditionalInformation', 'no', 'campaign.messageFlow'),
      copy('BusinessContactFirstName', 'no', 'brand.firstName'),
      copy('BusinessContactLastName', 'no', 'brand.lastName'),
      copy('BusinessContactEmail', 'no', 'brand.email'),
      copy('BusinessContactPhone', 'no', 'brand.phone'),
      // Required since January 2026.
      copy('BusinessRegistrationNumber', 'sometimes', 'brand.ein', {
        as: TAX_NUMBER,
        requiredWhen: forCompanies,
      }),
      copy('BusinessRegistrationAuthority', 'sometimes', 'brand.einIssuingCountry', {
        orFrom: 'brand.country',
        as: codes({ US: 'EIN', CA: 'CBN' }),
        requiredWhen: forCompanies,
        values: [
          'EIN',
          'CBN',
          'CRN',
          'PROVINCIAL_NUMBER',
          'VAT',
          'ACN',
          'ABN',
          'BRN',
          'SIREN',
          'SIRET',
          'NZBN',
          'USt-IdNr',
          'CIF',
          'NIF',
          'CNPJ',
          'UID',
          'NEQ',
          'OTHER',
        ],
        ask: 'Which authority issued the registration number?',
      }),
      copy('BusinessRegistrationCountry', 'sometimes', 'brand.einIssuingCountry', {
        orFrom: 'brand.country',
        requiredWhen: forCompanies,
      }),
      copy('BusinessType', 'no', 'brand.entityType', { values: ENTITY_TYPE_CODES }),
      copy('BusinessRegistrationPhoneNumber', 'no', 'brand.phone'),
      {
        name: 'DoingBusinessAs',
        required: 'no',
        fromAll: ['brand.brandName', 'brand.companyName'],
        as: DIFFERENT_NAME,
      },
      copy('OptInConfirmationMessage', 'no', 'campaign.optinMessage'),
      copy('HelpMessageSample', 'no', 'campaign.helpMessage'),
      copy('PrivacyPolicyUrl', 'no', 'campaign.privacyPolicyLink'),
      copy('TermsAndConditionsUrl', 'no', 'campaign.termsAndConditionsLink'),
      copyFlag('AgeGatedContent', 'no', 'campaign.ageGated'),
      copy('OptInKeywords', 'no', 'campaign.optinKeywords', { as: KEYWORDS, form: 'list' }),
      ask('VettingProvider', 'no', 'Who vetted the political campaign?', { values: ['CAMPAIGN_VERIFY'] }),
      ask('VettingId', 'no', 'What is the Campaign Verify token?'),
    ],
  },
];
