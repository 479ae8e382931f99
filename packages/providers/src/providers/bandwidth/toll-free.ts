// Bandwidth’s toll-free verification, as documented in 2023.
import { ask, copy, listFromAnswer, type ProviderCall } from '../../provider.ts';
import { FORM_USE_CASE } from '../../toll-free-forms.ts';

const TEXT = { max: 500 };

export const TOLL_FREE_CALLS: readonly ProviderCall[] = [
  {
    id: 'tollFreeVerification',
    method: 'POST',
    path: 'https://dashboard.bandwidth.com/api/v1/accounts/{accountId}/tollFreeVerification',
    about: 'campaign',
    dependsOn: [],
    fields: [
      copy('businessAddress.name', 'yes', 'brand.companyName', TEXT),
      copy('businessAddress.addr1', 'yes', 'brand.street', TEXT),
      ask('businessAddress.addr2', 'no', 'What is the second line of the street address?', TEXT),
      copy('businessAddress.city', 'yes', 'brand.city', TEXT),
      copy('businessAddress.state', 'yes', 'brand.state', TEXT),
      copy('businessAddress.zip', 'yes', 'brand.postalCode', { min: 5, max: 10 }),
      copy('businessAddress.url', 'yes', 'brand.website', TEXT),
      copy('businessContact.firstName', 'yes', 'brand.firstName', {
        ...TEXT,
        ask: 'What is the first name of the contact at the business?',
      }),
      copy('businessContact.lastName', 'yes', 'brand.lastName', {
        ...TEXT,
        ask: 'What is the last name of the contact at the business?',
      }),
      copy('businessContact.email', 'yes', 'brand.email', TEXT),
      copy('businessContact.phoneNumber', 'yes', 'brand.phone', { max: 17 }),
      ask('messageVolume', 'yes', 'How many messages will be sent in a month?', { form: 'integer' }),
      listFromAnswer('phoneNumbers', 'phoneNumber'),
      copy('useCase', 'yes', 'campaign.usecase', {
        as: FORM_USE_CASE,
        ask: 'Which use case of Bandwidth’s list fits?',
      }),
      copy('useCaseSummary', 'yes', 'campaign.description', TEXT),
      copy('productionMessageContent', 'yes', 'campaign.sample1', TEXT),
      copy('optInWorkflow.description', 'yes', 'campaign.messageFlow', TEXT),
      ask('optInWorkflow.imageUrls', 'yes', 'Which public images show the opt-in?', {
        form: 'list',
        ...TEXT,
      }),
      ask('additionalInformation', 'no', 'What else should reviewers know?', TEXT),
      ask('isvReseller', 'no', 'Which reseller or ISV is between you and the business?', TEXT),
      ask('webhookUrl', 'no', 'Which URL gets webhooks?', TEXT),
    ],
  },
];
