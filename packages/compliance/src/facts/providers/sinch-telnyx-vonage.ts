// Registration processes of Sinch, Telnyx, and Vonage.
import { registrationFees } from '../registration-fees.ts';
import { type Provider, UNSCORED_USE_CASES } from './provider.ts';

const sinch = { source: 'sinchRegistration', basis: 'published' } as const;
const telnyx = { source: 'telnyxQuickstart', basis: 'published' } as const;
const vonage = { source: 'vonageGuides', basis: 'published' } as const;

export const sinchProvider: Provider = {
  ...sinch,
  code: 'sinch',
  displayName: 'Sinch',
  timeline: 'minutes to several days',
  steps: [
    {
      ...sinch,
      phase: 'brand',
      title: 'Register the brand, simplified or full',
      required: true,
      details:
        'Simplified registration is cheaper but has lower throughput. Full registration includes vetting. Sinch has no webhooks, so poll the status every hour.',
      fields: ['brandRegistrationType', 'companyName', 'ein', 'entityType', 'vertical'],
    },
    {
      ...sinch,
      phase: 'campaign',
      title: 'Qualify the use case',
      required: true,
      details: 'The response shows whether the brand may register the use case, and its limits.',
      fields: ['brandId', 'usecase'],
    },
    {
      phase: 'campaign',
      title: 'Submit the campaign',
      required: true,
      details:
        'Declare affiliate marketing explicitly, even if you have none. Use example values in sample messages, not placeholders in brackets.',
      fields: [
        'description',
        'messageFlow',
        'samples',
        'affiliateMarketing',
        'privacyPolicyLink',
        'termsAndConditionsLink',
      ],
      source: 'sinchCampaignFields',
      basis: 'published',
    },
    {
      ...sinch,
      phase: 'campaign',
      title: 'Poll the status until the campaign is approved or rejected',
      required: true,
      details: 'Sinch recommends once an hour.',
      fields: ['campaignRegistrationId'],
    },
    {
      phase: 'numbers',
      title: 'Link the numbers to the campaign',
      required: true,
      details: 'A phone number can belong to one campaign only.',
      fields: ['phone numbers', 'campaignId'],
      source: 'sinchCampaignFields',
      basis: 'published',
    },
  ],
  fees: [
    {
      item: 'Simplified brand registration',
      usd: 10,
      required: true,
      only: UNSCORED_USE_CASES,
      source: 'sinchCampaignFields',
      basis: 'published',
    },
    {
      item: 'Full brand registration with vetting',
      usd: 50,
      required: true,
      except: UNSCORED_USE_CASES,
      source: 'sinchCampaignFields',
      basis: 'published',
    },
    { ...registrationFees.campaignReview, required: true },
  ],
  limits: [
    {
      note: 'Sinch does not accept public link shorteners.',
      source: 'sinchCampaignFields',
      basis: 'published',
    },
    {
      note: 'Opt-in, opt-out, and HELP messages must have 20 to 255 characters.',
      source: 'sinchCampaignFields',
      basis: 'published',
    },
  ],
  afterRejection: {
    note: 'A code gives the reason. In most cases, you can correct and resubmit the campaign.',
    source: 'sinchTopReasons',
    basis: 'published',
  },
  refuses: [],
};

export const telnyxProvider: Provider = {
  ...telnyx,
  code: 'telnyx',
  displayName: 'Telnyx',
  timeline: '3-10 business days',
  steps: [
    {
      phase: 'brand',
      title: 'Register the brand',
      required: true,
      details: 'The brand must be verified before you can create a campaign.',
      fields: ['entityType', 'displayName', 'companyName', 'ein', 'vertical'],
      except: ['SOLE_PROPRIETOR'],
      source: 'telnyxBrands',
      basis: 'published',
    },
    {
      phase: 'brand',
      title: 'Register the brand and confirm the one-time code',
      required: true,
      details:
        'Telnyx sends the code to the owner’s mobile phone. The brand is verified after you enter the code.',
      fields: ['firstName', 'lastName', 'mobilePhone'],
      only: ['SOLE_PROPRIETOR'],
      source: 'telnyxSoleProprietor',
      basis: 'published',
    },
    {
      ...telnyx,
      phase: 'vetting',
      title: 'Order external vetting',
      required: false,
      details:
        'It takes one to seven business days. It is optional, but without it the brand has the lowest limits.',
      fields: ['evpId', 'vettingClass'],
      except: UNSCORED_USE_CASES,
    },
    {
      phase: 'campaign',
      title: 'Create the campaign',
      required: true,
      details:
        'Set opt-in, opt-out, and HELP to true; otherwise, the registry rejects the campaign. The description has 40 to 4,096 characters, and the message flow has 40 to 2,048.',
      fields: ['usecase', 'subUsecases', 'description', 'messageFlow', 'samples'],
      source: 'telnyxProcess',
      basis: 'published',
    },
    {
      phase: 'campaign',
      title: 'Respond to the email from Telnyx’s own review',
      required: true,
      details:
        'It arrives by the next business day. It says that the campaign went to the carriers, or what to change.',
      fields: [],
      source: 'telnyxProcess',
      basis: 'published',
    },
    {
      ...telnyx,
      phase: 'numbers',
      title: 'Assign the numbers',
      required: true,
      details: 'A campaign can have up to 49 numbers. More numbers require a number pool.',
      fields: ['phone numbers', 'campaignId'],
      except: ['SOLE_PROPRIETOR'],
    },
    {
      phase: 'numbers',
      title: 'Assign the number',
      required: true,
      details: 'A sole proprietor can have one phone number.',
      fields: ['phone number', 'campaignId'],
      only: ['SOLE_PROPRIETOR'],
      source: 'telnyxSoleProprietor',
      basis: 'published',
    },
  ],
  fees: [
    { ...registrationFees.brand, required: true },
    { ...registrationFees.standardVetting, required: false, except: UNSCORED_USE_CASES },
    { ...registrationFees.campaignReview, required: true },
  ],
  limits: [
    {
      note: 'Telnyx passes on registry and carrier fees at cost.',
      source: 'telnyxFees',
      basis: 'published',
    },
    {
      note: 'In addition to the common prohibited content, Telnyx prohibits SEO outreach and stock alerts.',
      source: 'telnyxForbidden',
      basis: 'published',
    },
  ],
  afterRejection: {
    note: 'Reply to the email with your changes to request another review. The review fee is due when the campaign goes downstream.',
    source: 'telnyxProcess',
    basis: 'published',
  },
  refuses: [],
};

export const vonageProvider: Provider = {
  ...vonage,
  code: 'vonage',
  displayName: 'Vonage',
  timeline: 'several weeks',
  steps: [
    {
      ...vonage,
      phase: 'preparation',
      title: 'Register as a reseller and get the reseller ID',
      required: false,
      details: 'Required only if you register brands of other companies.',
      fields: ['resellerId'],
    },
    {
      ...vonage,
      phase: 'brand',
      title: 'Register the brand',
      required: true,
      details: 'Use the dashboard or the API.',
      fields: ['entityType', 'companyName', 'ein', 'vertical'],
    },
    {
      phase: 'vetting',
      title: 'Order standard vetting',
      required: true,
      details: 'Required for all use cases except low volume, political, and sole proprietor.',
      fields: ['vettingPartner'],
      except: [...UNSCORED_USE_CASES, 'POLITICAL'],
      source: 'vonageVetting',
      basis: 'published',
    },
    {
      phase: 'campaign',
      title: 'Adapt the opt-in to Vonage’s legal wording',
      required: true,
      details: 'Vonage requires additional wording in every call to action. Provide screenshots as proof.',
      fields: ['messageFlow', 'screenshots'],
      source: 'vonageCampaigns',
      basis: 'published',
    },
    {
      phase: 'campaign',
      title: 'Qualify the brand for the use case, then submit the campaign',
      required: true,
      details:
        'In the API, the qualification is a separate request. The dashboard offers only eligible use cases.',
      fields: ['usecase', 'subUsecases', 'description', 'samples'],
      source: 'vonageCampaigns',
      basis: 'published',
    },
    {
      ...vonage,
      phase: 'numbers',
      title: 'Link the numbers',
      required: true,
      details: 'Link them after all carriers approve the campaign.',
      fields: ['phone numbers'],
    },
  ],
  fees: [
    { ...registrationFees.brand, required: true },
    {
      ...registrationFees.standardVetting,
      required: true,
      except: [...UNSCORED_USE_CASES, 'POLITICAL'],
    },
    { ...registrationFees.campaignReview, required: true },
  ],
  limits: [
    {
      note: 'Campaigns run for at least three months. Fees are not refunded.',
      source: 'vonageCampaigns',
      basis: 'published',
    },
  ],
  afterRejection: {
    note: 'Correct the problems that the review names. Vonage charges fees only after its own review finds the campaign compliant.',
    source: 'vonageCampaigns',
    basis: 'published',
  },
  refuses: [],
};
