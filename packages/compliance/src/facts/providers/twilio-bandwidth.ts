// Registration at Twilio and at Bandwidth.
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
      details: 'Business data and an authorized representative, who can be reached at a business address.',
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
      details: 'Standard, low-volume standard (EIN, under 6,000 segments a day) or sole proprietor (no EIN).',
      fields: ['brand type', 'customer profile'],
      source: 'twilioBrand',
      basis: 'published',
    },
    {
      phase: 'vetting',
      title: 'Let the secondary vetting run',
      required: true,
      details: 'It is part of a standard brand; low-volume brands and sole proprietors get no score.',
      fields: [],
      except: UNSCORED_USE_CASES,
      source: 'twilioFees',
      basis: 'published',
    },
    {
      ...twilio,
      phase: 'campaign',
      title: 'Choose or create the messaging service',
      required: true,
      details: 'The campaign is registered for a messaging service, and for all numbers in it.',
      fields: ['messaging service'],
    },
    {
      ...twilio,
      phase: 'campaign',
      title: 'Submit the campaign',
      required: true,
      details:
        'Links to privacy policy and terms are required for new campaigns since 2026-06-30. Put what varies in samples into brackets.',
      fields: ['description', 'messageFlow', 'PrivacyPolicyUrl', 'TermsAndConditionsUrl', 'samples'],
      source: 'twilioOnboarding',
    },
    {
      ...twilio,
      phase: 'numbers',
      title: 'Add the numbers to the messaging service',
      required: true,
      details: 'They are registered with the carriers once the campaign is approved.',
      fields: ['phone numbers'],
    },
    {
      phase: 'launch',
      title: 'Set up Advanced Opt-Out',
      required: false,
      details: 'Keywords and answers per messaging service; REVOKE and OPTOUT are recognised by default.',
      fields: ['optoutKeywords', 'optoutMessage', 'helpMessage'],
      source: 'twilioOptOut',
      basis: 'published',
    },
  ],
  fees: [
    { ...registrationFees.brand, required: true, source: 'twilioFees' },
    {
      ...registrationFees.standardVetting,
      item: 'Secondary vetting, part of a standard brand (46 US dollars together)',
      required: true,
      except: UNSCORED_USE_CASES,
      source: 'twilioFees',
    },
    { ...registrationFees.campaignReview, required: true, source: 'twilioFees' },
  ],
  limits: [
    {
      note: 'Fireworks and the usual forbidden categories are refused.',
      source: 'twilioGuidelines',
      basis: 'published',
    },
  ],
  afterRejection: {
    note: 'Edit the same campaign and submit it again; the review fee may be charged again.',
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
        'Direct registration, or import of a brand that was registered at the registry itself. The country is written in three letters.',
      fields: ['entityType', 'displayName', 'companyName', 'ein', 'vertical', 'country'],
      source: 'bandwidthBrands',
      basis: 'published',
    },
    {
      phase: 'vetting',
      title: 'Order external vetting',
      required: false,
      details: 'Needed for a score of 50 and more, and for some special use cases.',
      fields: ['evpId', 'vettingClass'],
      except: UNSCORED_USE_CASES,
      source: 'bandwidthBrands',
      basis: 'published',
    },
    {
      phase: 'campaign',
      title: 'Submit the campaign to Bandwidth’s own review',
      required: true,
      details: 'Rejections come on the same day; accepted campaigns go on to the downstream reviewer.',
      fields: ['usecase', 'subUsecases', 'description', 'messageFlow', 'samples'],
      source: 'bandwidthInHouse',
      basis: 'published',
    },
    {
      phase: 'campaign',
      title: 'Check the texts against the vetting guide',
      required: true,
      details:
        'The opt-in text carries brand, frequency, rates, HELP and STOP; the help text has a contact and no placeholders.',
      fields: ['optinMessage', 'optoutMessage', 'helpMessage'],
      source: 'bandwidthGuide',
      basis: 'published',
    },
    {
      ...bandwidth,
      phase: 'numbers',
      title: 'Assign the numbers once the campaign is approved',
      required: true,
      details: 'Numbers cannot be associated while the campaign is pending.',
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
      note: 'Three months are committed, except for political campaigns.',
    },
    {
      note: 'The review fee is charged when Bandwidth rejects or the campaign is finally approved, not when a reviewer downstream rejects.',
      source: 'bandwidthInHouse',
      basis: 'published',
    },
    {
      note: 'An online presence is mandatory, although the registry calls the website optional.',
      source: 'bandwidthGuide',
      basis: 'published',
    },
  ],
  afterRejection: {
    note: 'Correct and resubmit; a denial that is successfully appealed is not charged.',
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
