// Registration at Sinch, at Telnyx and at Vonage.
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
        'Simplified is cheaper and slower to send with; full comes with vetting. There are no webhooks: ask for the status every hour.',
      fields: ['brandRegistrationType', 'companyName', 'ein', 'entityType', 'vertical'],
    },
    {
      ...sinch,
      phase: 'campaign',
      title: 'Qualify the use case',
      required: true,
      details: 'The answer tells whether the brand may register the use case, and at what limits.',
      fields: ['brandId', 'usecase'],
    },
    {
      phase: 'campaign',
      title: 'Submit the campaign',
      required: true,
      details:
        'Affiliate marketing is declared explicitly, also when there is none. Samples have concrete values, not brackets.',
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
      title: 'Ask for the status until it is approved or rejected',
      required: true,
      details: 'Once an hour is what Sinch suggests.',
      fields: ['campaignRegistrationId'],
    },
    {
      phase: 'numbers',
      title: 'Link the numbers to the campaign',
      required: true,
      details: 'A number belongs to one campaign.',
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
    { note: 'Public link shorteners are refused.', source: 'sinchCampaignFields', basis: 'published' },
    {
      note: 'Opt-in, opt-out and help texts have 20 to 255 characters.',
      source: 'sinchCampaignFields',
      basis: 'published',
    },
  ],
  afterRejection: {
    note: 'A code tells the reason; in most cases the campaign can be submitted again once it is corrected.',
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
      details: 'It must be verified before a campaign can be created.',
      fields: ['entityType', 'displayName', 'companyName', 'ein', 'vertical'],
      except: ['SOLE_PROPRIETOR'],
      source: 'telnyxBrands',
      basis: 'published',
    },
    {
      phase: 'brand',
      title: 'Register the brand and answer the one-time code',
      required: true,
      details: 'The code goes to the owner’s mobile; the brand is verified once it has been entered.',
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
      details: 'One to seven business days. Optional, but limits stay at the lowest without it.',
      fields: ['evpId', 'vettingClass'],
      except: UNSCORED_USE_CASES,
    },
    {
      phase: 'campaign',
      title: 'Create the campaign',
      required: true,
      details:
        'Opt-in, opt-out and help are all set to true, or the registry refuses. Description 40 to 4,096 characters, message flow 40 to 2,048.',
      fields: ['usecase', 'subUsecases', 'description', 'messageFlow', 'samples'],
      source: 'telnyxProcess',
      basis: 'published',
    },
    {
      phase: 'campaign',
      title: 'Answer the e-mail of Telnyx’s own review',
      required: true,
      details: 'It comes by the next business day: sent on to the carriers, or what to change.',
      fields: [],
      source: 'telnyxProcess',
      basis: 'published',
    },
    {
      ...telnyx,
      phase: 'numbers',
      title: 'Assign the numbers',
      required: true,
      details: 'Up to 49 numbers a campaign; more need a number pool.',
      fields: ['phone numbers', 'campaignId'],
    },
  ],
  fees: [
    { ...registrationFees.brand, required: true },
    { ...registrationFees.standardVetting, required: false, except: UNSCORED_USE_CASES },
    { ...registrationFees.campaignReview, required: true },
  ],
  limits: [
    {
      note: 'Fees of the registry and carriers are passed on at cost.',
      source: 'telnyxFees',
      basis: 'published',
    },
    {
      note: 'SEO outreach and stock alerts are refused besides the usual.',
      source: 'telnyxForbidden',
      basis: 'published',
    },
  ],
  afterRejection: {
    note: 'Answer the e-mail with what was changed, and it is reviewed again; the review fee falls due when it goes downstream.',
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
      details: 'Only for those who register brands of others.',
      fields: ['resellerId'],
    },
    {
      ...vonage,
      phase: 'brand',
      title: 'Register the brand',
      required: true,
      details: 'In the dashboard or by API.',
      fields: ['entityType', 'companyName', 'ein', 'vertical'],
    },
    {
      phase: 'vetting',
      title: 'Order standard vetting',
      required: true,
      details: 'Needed for every use case but low volume, political and sole proprietor.',
      fields: ['vettingPartner'],
      except: [...UNSCORED_USE_CASES, 'POLITICAL'],
      source: 'vonageVetting',
      basis: 'published',
    },
    {
      phase: 'campaign',
      title: 'Match the opt-in to Vonage’s legal wording',
      required: true,
      details: 'Vonage adds wording of its own; every call to action must show it, proved by screenshots.',
      fields: ['messageFlow', 'screenshots'],
      source: 'vonageCampaigns',
      basis: 'published',
    },
    {
      phase: 'campaign',
      title: 'Qualify the brand for the use case, then submit the campaign',
      required: true,
      details: 'By API the qualification is a call of its own; the dashboard offers only eligible use cases.',
      fields: ['usecase', 'subUsecases', 'description', 'samples'],
      source: 'vonageCampaigns',
      basis: 'published',
    },
    {
      ...vonage,
      phase: 'numbers',
      title: 'Link the numbers',
      required: true,
      details: 'Once all carriers have approved.',
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
      note: 'Campaigns run for three months at least; nothing is refunded.',
      source: 'vonageCampaigns',
      basis: 'published',
    },
  ],
  afterRejection: {
    note: 'Correct what the review names; charging begins only when Vonage’s own review has found the campaign compliant.',
    source: 'vonageCampaigns',
    basis: 'published',
  },
  refuses: [],
};
