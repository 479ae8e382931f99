// Registration steps that all providers share.
import type { ProviderStep } from './provider.ts';

const published = { basis: 'published' } as const;

export const commonSteps: readonly ProviderStep[] = [
  {
    ...published,
    phase: 'preparation',
    title: 'Copy the legal name and EIN from the IRS letter',
    required: true,
    details:
      'The registry compares both with the IRS record: letter CP 575, or 147C if it was reissued. A W-9 form may differ.',
    fields: ['companyName', 'ein'],
    except: ['SOLE_PROPRIETOR'],
    source: 'telnyxBrands',
  },
  {
    ...published,
    phase: 'preparation',
    title: 'Prepare an email address at your domain and a deliverable street address',
    required: true,
    details: 'Free email domains and addresses without public records are reasons for rejection.',
    fields: ['email', 'phone', 'street', 'city', 'state', 'postalCode', 'country'],
    except: ['SOLE_PROPRIETOR'],
    source: 'sinchRejections',
  },
  {
    ...published,
    phase: 'preparation',
    title: 'Prepare an email address, a mobile number, and a deliverable street address',
    required: true,
    details:
      'The mobile number receives the one-time code. Addresses without public records are reasons for rejection.',
    fields: ['email', 'mobilePhone', 'street', 'city', 'state', 'postalCode', 'country'],
    only: ['SOLE_PROPRIETOR'],
    source: 'telnyxSoleProprietor',
  },
  {
    ...published,
    phase: 'preparation',
    title: 'Publish a website that names the business',
    required: true,
    details: 'It must be public without a login, and show the name, address, and services of the business.',
    fields: ['website'],
    source: 'telnyxDeclines',
  },
  {
    ...published,
    phase: 'preparation',
    title: 'Publish a privacy policy with a no-sharing statement',
    required: true,
    details: 'It must state that mobile numbers and consent are neither sold nor shared for marketing.',
    fields: ['privacyPolicyLink'],
    source: 'telnyxDeclines',
  },
  {
    ...published,
    phase: 'preparation',
    title: 'Publish the terms of the messaging program',
    required: true,
    details: 'Include the program, frequency, rates, STOP, HELP, and a contact.',
    fields: ['termsAndConditionsLink'],
    source: 'telnyxCompliance',
  },
  {
    ...published,
    phase: 'preparation',
    title: 'Create the opt-in and take screenshots',
    required: true,
    details:
      'Use an unchecked, optional box that is separate from other consents, with frequency, rates, STOP, HELP, and both links.',
    fields: ['messageFlow'],
    except: ['M2M'],
    source: 'telnyxDeclines',
  },
  {
    ...published,
    phase: 'preparation',
    title: 'Write two to five sample messages',
    required: true,
    details: 'Each must fit the use case. At least one must have the brand name and “Reply STOP to opt out”.',
    fields: ['sample1', 'sample2', 'sample3', 'sample4', 'sample5'],
    source: 'telnyxCompliance',
  },
  {
    ...published,
    phase: 'preparation',
    title: 'Write the opt-in, opt-out, and HELP messages',
    required: true,
    details:
      'Opt-in message: brand, program, frequency, rates, HELP, and STOP. Opt-out message: brand, and that no more messages follow. HELP message: brand and contact.',
    fields: [
      'optinMessage',
      'optoutMessage',
      'helpMessage',
      'optinKeywords',
      'optoutKeywords',
      'helpKeywords',
    ],
    except: ['M2M'],
    source: 'telnyxKeywords',
  },
  {
    ...published,
    phase: 'campaign',
    title: 'Declare the attributes that match the sample messages and the website',
    required: true,
    details:
      'Declare embedded links, embedded phone numbers, age-gated content, and direct lending. Otherwise, the campaign is declined (601).',
    fields: ['embeddedLink', 'embeddedPhone', 'ageGated', 'directLending', 'numberPool'],
    source: 'telnyxDeclines',
  },
  {
    phase: 'launch',
    title: 'Test with handsets on all carriers, then increase the volume',
    required: false,
    details: 'Test START, STOP, and HELP from a handset before you send the first message.',
    fields: [],
    source: 'house',
    basis: 'estimate',
  },
];
