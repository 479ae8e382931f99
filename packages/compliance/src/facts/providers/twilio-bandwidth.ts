// Registration processes of Twilio and Bandwidth.
import { registrationFees } from '../registration-fees.ts';
import { type Provider, UNSCORED_USE_CASES } from './provider.ts';

const twilio = { source: 'twilioCampaign', basis: 'published' } as const;
const bandwidth = { source: 'bandwidthVetting', basis: 'published' } as const;

export const twilioProvider: Provider = {
  ...twilio,
  code: 'twilio',
  displayName: 'Twilio',
  timeline: '5-10 business days',
  steps: [
    {
      phase: 'brand',
      title: 'Create a customer profile in the Trust Hub',
      required: true,
      details: 'Enter the business data and an authorized representative with a business contact.',
      fields: [
        'business name',
        'registration number',
        'business type',
        'industry',
        'authorized representative',
      ],
      source: 'twilioBrand',
      basis: 'published',
    },
    {
      phase: 'brand',
      title: 'Register the brand',
      required: true,
      details:
        'Choose standard. Low-volume standard (under 6,000 segments per day) is cheaper, but gets no trust score.',
      fields: ['brand type', 'customer profile'],
      except: UNSCORED_USE_CASES,
      source: 'twilioBrand',
      basis: 'published',
    },
    {
      phase: 'brand',
      title: 'Register the brand as low-volume standard',
      required: true,
      details: 'It is for businesses with an EIN that send under 6,000 segments per day.',
      fields: ['brand type', 'customer profile'],
      only: ['LOW_VOLUME'],
      source: 'twilioBrand',
      basis: 'published',
    },
    {
      phase: 'brand',
      title: 'Register the brand as a sole proprietor',
      required: true,
      details: 'It is for businesses without an EIN.',
      fields: ['brand type', 'customer profile'],
      only: ['SOLE_PROPRIETOR'],
      source: 'twilioBrand',
      basis: 'published',
    },
    {
      phase: 'vetting',
      title: 'Wait for secondary vetting',
      required: true,
      details:
        'It is part of a standard brand registration. Low-volume brands and sole proprietors get no score.',
      fields: [],
      except: UNSCORED_USE_CASES,
      source: 'twilioFees',
      basis: 'published',
    },
    {
      ...twilio,
      phase: 'campaign',
      title: 'Choose or create a messaging service',
      required: true,
      details: 'The campaign applies to one messaging service and all its numbers.',
      fields: ['messaging service'],
    },
    {
      ...twilio,
      phase: 'campaign',
      title: 'Submit the campaign',
      required: true,
      details:
        'New campaigns require links to the privacy policy and terms since 2026-06-30. Use placeholders in brackets in sample messages.',
      fields: ['description', 'messageFlow', 'PrivacyPolicyUrl', 'TermsAndConditionsUrl', 'samples'],
      source: 'twilioOnboarding',
    },
    {
      ...twilio,
      phase: 'numbers',
      title: 'Add the numbers to the messaging service',
      required: true,
      details: 'Twilio registers them with the carriers after the campaign is approved.',
      fields: ['phone numbers'],
    },
    {
      phase: 'launch',
      title: 'Set up Advanced Opt-Out',
      required: false,
      details:
        'Configure keywords and replies for each messaging service. REVOKE and OPTOUT are recognized by default.',
      fields: ['optoutKeywords', 'optoutMessage', 'helpMessage'],
      source: 'twilioOptOut',
      basis: 'published',
    },
  ],
  fees: [
    { ...registrationFees.brand, required: true, source: 'twilioFees' },
    {
      ...registrationFees.standardVetting,
      item: 'Secondary vetting, part of a standard brand registration (46 US dollars in total)',
      required: true,
      except: UNSCORED_USE_CASES,
      source: 'twilioFees',
    },
    { ...registrationFees.campaignReview, required: true, source: 'twilioFees' },
  ],
  limits: [
    {
      note: 'Twilio prohibits fireworks and the common prohibited categories.',
      source: 'twilioGuidelines',
      basis: 'published',
    },
  ],
  afterRejection: {
    note: 'Edit and resubmit the same campaign. The review fee may be charged again.',
    source: 'twilioOnboarding',
    basis: 'published',
  },
  refuses: [],
};

export const bandwidthProvider: Provider = {
  ...bandwidth,
  code: 'bandwidth',
  displayName: 'Bandwidth',
  timeline: '3-5 business days',
  steps: [
    {
      phase: 'brand',
      title: 'Register the brand, or import it from the registry',
      required: true,
      details:
        'Register directly, or import a brand that is registered at the registry. Use the three-letter country code.',
      fields: ['entityType', 'displayName', 'companyName', 'ein', 'vertical', 'country'],
      source: 'bandwidthBrands',
      basis: 'published',
    },
    {
      phase: 'vetting',
      title: 'Order external vetting',
      required: false,
      details: 'Required for a score of 50 or more, and for some special use cases.',
      fields: ['evpId', 'vettingClass'],
      except: UNSCORED_USE_CASES,
      source: 'bandwidthBrands',
      basis: 'published',
    },
    {
      phase: 'campaign',
      title: 'Submit the campaign to Bandwidth’s own review',
      required: true,
      details: 'Rejections arrive on the same day. Accepted campaigns go to the downstream reviewer.',
      fields: ['usecase', 'subUsecases', 'description', 'messageFlow', 'samples'],
      source: 'bandwidthInHouse',
      basis: 'published',
    },
    {
      phase: 'campaign',
      title: 'Compare the texts with the vetting guide',
      required: true,
      details:
        'The opt-in message needs the brand, frequency, rates, HELP, and STOP. The HELP message needs a contact and no placeholders.',
      fields: ['optinMessage', 'optoutMessage', 'helpMessage'],
      source: 'bandwidthGuide',
      basis: 'published',
    },
    {
      ...bandwidth,
      phase: 'numbers',
      title: 'Assign the numbers after the campaign is approved',
      required: true,
      details: 'You cannot assign numbers while the campaign is pending.',
      fields: ['phone numbers'],
    },
  ],
  fees: [
    { ...registrationFees.brand, required: true },
    { ...registrationFees.standardVetting, required: false, except: UNSCORED_USE_CASES },
    { ...registrationFees.campaignReview, required: true, source: 'bandwidthVetting' },
  ],
  limits: [
    {
      ...bandwidth,
      note: 'The minimum commitment is three months, except for political campaigns.',
    },
    {
      note: 'Bandwidth charges the review fee when it rejects the campaign or when the campaign is finally approved, but not when a downstream reviewer rejects it.',
      source: 'bandwidthInHouse',
      basis: 'published',
    },
    {
      note: 'An online presence is required, although the website is optional at the registry.',
      source: 'bandwidthGuide',
      basis: 'published',
    },
  ],
  afterRejection: {
    note: 'Correct and resubmit the campaign. A successfully appealed rejection is free.',
    source: 'bandwidthInHouse',
    basis: 'published',
  },
  refuses: [
    {
      useCase: 'SOLE_PROPRIETOR',
      reason: 'Bandwidth rejects sole proprietor campaigns automatically.',
      source: 'bandwidthInHouse',
      basis: 'published',
    },
  ],
};
