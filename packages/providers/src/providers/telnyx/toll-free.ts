// Telnyx’s toll-free verification: one request for a group of numbers.
import { type Conversion, listOfObjects, TAX_NUMBER } from '../../conversion.ts';
import { ask, copy, copyFlag, type ProviderCall } from '../../provider.ts';
import { FORM_USE_CASE } from '../../toll-free-forms.ts';
import { MESSAGE_VOLUMES, STATE_NAME_OF, TOLL_FREE_USE_CASES } from './codes.ts';

const STATE_NAME: Conversion = {
  write: ([state]) => STATE_NAME_OF[String(state).toUpperCase()],
  read: (name) => [Object.keys(STATE_NAME_OF).find((state) => STATE_NAME_OF[state] === name)],
};

export const TOLL_FREE_CALLS: readonly ProviderCall[] = [
  {
    id: 'tollFreeVerification',
    method: 'POST',
    path: 'https://api.telnyx.com/v2/messaging_tollfree/verification/requests',
    about: 'campaign',
    dependsOn: [],
    fields: [
      copy('businessName', 'yes', 'brand.companyName'),
      copy('corporateWebsite', 'yes', 'brand.website'),
      copy('businessAddr1', 'yes', 'brand.street'),
      ask('businessAddr2', 'no', 'What is the second line of the street address?'),
      copy('businessCity', 'yes', 'brand.city'),
      copy('businessState', 'yes', 'brand.state', { as: STATE_NAME }),
      copy('businessZip', 'yes', 'brand.postalCode'),
      copy('businessContactFirstName', 'yes', 'brand.firstName', {
        ask: 'What is the first name of the contact at the business?',
      }),
      copy('businessContactLastName', 'yes', 'brand.lastName', {
        ask: 'What is the last name of the contact at the business?',
      }),
      copy('businessContactEmail', 'yes', 'brand.email'),
      copy('businessContactPhone', 'yes', 'brand.phone'),
      ask('messageVolume', 'yes', 'How many messages will be sent in a month?', { values: MESSAGE_VOLUMES }),
      ask('phoneNumbers', 'yes', 'Which toll-free numbers will send? Use the E.164 form.', {
        form: 'list',
        as: listOfObjects('phoneNumber'),
      }),
      copy('useCase', 'yes', 'campaign.usecase', {
        as: FORM_USE_CASE,
        values: TOLL_FREE_USE_CASES,
        ask: 'Which use case of the carriers’ form fits?',
      }),
      copy('useCaseSummary', 'yes', 'campaign.description'),
      copy('productionMessageContent', 'yes', 'campaign.sample1'),
      copy('optInWorkflow', 'yes', 'campaign.messageFlow'),
      ask('optInWorkflowImageURLs', 'yes', 'Which public images show the opt-in?', {
        form: 'list',
        as: listOfObjects('url'),
      }),
      ask('additionalInformation', 'yes', 'What else should reviewers know? Add the links of your pages.'),
      // Required since February 17, 2026.
      copy('businessRegistrationNumber', 'yes', 'brand.ein', { as: TAX_NUMBER, max: 500 }),
      ask(
        'businessRegistrationType',
        'yes',
        'What kind of number is the business registration number? For example, EIN.',
      ),
      copy('businessRegistrationCountry', 'yes', 'brand.einIssuingCountry', { orFrom: 'brand.country' }),
      copy('entityType', 'no', 'brand.entityType'),
      copy('doingBusinessAs', 'no', 'brand.brandName'),
      copy('helpMessageResponse', 'no', 'campaign.helpMessage'),
      copy('optInConfirmationResponse', 'no', 'campaign.optinMessage'),
      copy('optInKeywords', 'no', 'campaign.optinKeywords'),
      copy('privacyPolicyURL', 'no', 'campaign.privacyPolicyLink'),
      copy('termsAndConditionURL', 'no', 'campaign.termsAndConditionsLink'),
      copyFlag('ageGatedContent', 'no', 'campaign.ageGated'),
      ask('isvReseller', 'no', 'Which reseller or ISV is between you and the business?'),
      ask(
        'campaignVerifyAuthorizationToken',
        'no',
        'What is the Campaign Verify token of a political campaign?',
      ),
      ask('webhookUrl', 'no', 'Which URL gets webhooks?'),
    ],
  },
];
