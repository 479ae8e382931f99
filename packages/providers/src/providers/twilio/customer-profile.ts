// Twilio’s customer profile: who the business is, and who represents it.
import { ONE_WAY, TAX_NUMBER } from '../../conversion.ts';
import {
  ask,
  copy,
  fixed,
  forCompanies,
  forSoleProprietors,
  fromAnswer,
  type ProviderCall,
} from '../../provider.ts';
import { BUSINESS_TYPE, BUSINESS_TYPES, IDENTIFIER, IDENTIFIERS, INDUSTRIES, INDUSTRY } from './codes.ts';

export const TRUST_HUB = 'https://trusthub.twilio.com/v1';
export const STATUS_EMAIL = 'Which email address gets Twilio’s messages about the status?';

/** A name for people, which repeats what another field has. */
export const LABEL = { orFrom: 'brand.brandName', as: ONE_WAY } as const;

const profile = `${TRUST_HUB}/CustomerProfiles`;
const one = `${profile}/{customerProfileSid}`;

const assign = (id: string, object: string, dependsOn: readonly string[], when = {}): ProviderCall => ({
  id,
  method: 'POST',
  path: `${one}/EntityAssignments`,
  about: 'account',
  dependsOn: ['customerProfile', ...dependsOn],
  ...when,
  fields: [fromAnswer('ObjectSid', object)],
});

const endUsers: readonly ProviderCall[] = [
  {
    id: 'business',
    method: 'POST',
    path: `${TRUST_HUB}/EndUsers`,
    about: 'brand',
    dependsOn: [],
    when: forCompanies,
    style: 'attributes',
    parameters: [
      copy('FriendlyName', 'yes', 'brand.companyName', LABEL),
      fixed('Type', 'customer_profile_business_information'),
    ],
    fields: [
      copy('business_name', 'yes', 'brand.companyName'),
      ask(
        'business_identity',
        'yes',
        'Is the business your direct customer? Choose direct_customer for the brand itself.',
        {
          values: ['direct_customer', 'isv_reseller_or_partner', 'unknown'],
        },
      ),
      copy('business_type', 'yes', 'brand.entityType', {
        as: BUSINESS_TYPE,
        values: BUSINESS_TYPES,
        ask: 'What form does the company have?',
      }),
      {
        name: 'business_industry',
        required: 'yes',
        fromAll: ['brand.vertical', 'brand.entityType'],
        as: INDUSTRY,
        values: INDUSTRIES,
        ask: 'Which industry of Twilio’s list is closest?',
      },
      copy('business_registration_identifier', 'yes', 'brand.einIssuingCountry', {
        orFrom: 'brand.country',
        as: IDENTIFIER,
        values: IDENTIFIERS,
        ask: 'What kind of number identifies the company?',
      }),
      copy('business_registration_number', 'yes', 'brand.ein', { as: TAX_NUMBER }),
      fixed('business_regions_of_operation', 'USA_AND_CANADA'),
      copy('website_url', 'yes', 'brand.website'),
      ask('social_media_profile_urls', 'no', 'Which social media pages does the business have?'),
    ],
  },
  {
    id: 'representative',
    method: 'POST',
    path: `${TRUST_HUB}/EndUsers`,
    about: 'brand',
    dependsOn: [],
    when: forCompanies,
    style: 'attributes',
    parameters: [
      copy('FriendlyName', 'yes', 'brand.companyName', LABEL),
      fixed('Type', 'authorized_representative_1'),
    ],
    note: 'The policy lists a second representative. One is enough in practice.',
    fields: [
      copy('first_name', 'yes', 'brand.firstName', {
        ask: 'What is the first name of the authorized representative?',
      }),
      copy('last_name', 'yes', 'brand.lastName', {
        ask: 'What is the last name of the authorized representative?',
      }),
      copy('email', 'yes', 'brand.businessContactEmail', {
        ask: 'What is the email address of the authorized representative at the business?',
      }),
      copy('phone_number', 'yes', 'brand.phone'),
      ask('business_title', 'yes', 'What is the title of the authorized representative?'),
      ask('job_position', 'yes', 'What is the position of the authorized representative?', {
        values: ['Director', 'GM', 'VP', 'CEO', 'CFO', 'General Counsel', 'Other'],
      }),
    ],
  },
  {
    id: 'soleProprietor',
    method: 'POST',
    path: `${TRUST_HUB}/EndUsers`,
    about: 'brand',
    dependsOn: [],
    when: forSoleProprietors,
    style: 'attributes',
    parameters: [
      copy('FriendlyName', 'yes', 'brand.brandName', { as: ONE_WAY }),
      fixed('Type', 'starter_customer_profile_information'),
    ],
    fields: [
      copy('first_name', 'yes', 'brand.firstName'),
      copy('last_name', 'yes', 'brand.lastName'),
      copy('email', 'yes', 'brand.email'),
      copy('phone_number', 'yes', 'brand.phone'),
    ],
  },
];

export const CUSTOMER_PROFILE_CALLS: readonly ProviderCall[] = [
  {
    id: 'policies',
    method: 'GET',
    path: `${TRUST_HUB}/Policies`,
    about: 'account',
    dependsOn: [],
    note: 'Choose the policies by their friendly names. Twilio asks not to hard-code their SIDs.',
    fields: [],
  },
  {
    id: 'customerProfile',
    method: 'POST',
    path: profile,
    about: 'brand',
    dependsOn: ['policies'],
    fields: [
      copy('FriendlyName', 'yes', 'brand.companyName', LABEL),
      ask('Email', 'yes', STATUS_EMAIL),
      fromAnswer('PolicySid', 'customerProfilePolicySid'),
      ask('StatusCallback', 'no', 'Which URL gets status callbacks?'),
    ],
  },
  ...endUsers,
  {
    id: 'address',
    method: 'POST',
    path: 'https://api.twilio.com/2010-04-01/Accounts/{accountSid}/Addresses.json',
    about: 'brand',
    dependsOn: [],
    fields: [
      copy('CustomerName', 'yes', 'brand.companyName', LABEL),
      copy('Street', 'yes', 'brand.street'),
      copy('City', 'yes', 'brand.city'),
      copy('Region', 'yes', 'brand.state'),
      copy('PostalCode', 'yes', 'brand.postalCode'),
      copy('IsoCountry', 'yes', 'brand.country'),
      ask('StreetSecondary', 'no', 'What is the second line of the street address?'),
    ],
  },
  {
    id: 'addressDocument',
    method: 'POST',
    path: `${TRUST_HUB}/SupportingDocuments`,
    about: 'account',
    dependsOn: ['address'],
    style: 'attributes',
    parameters: [
      copy('FriendlyName', 'yes', 'brand.companyName', LABEL),
      fixed('Type', 'customer_profile_address'),
    ],
    fields: [fromAnswer('address_sids', 'addressSid')],
  },
  assign('assignBusiness', 'businessEndUserSid', ['business'], { when: forCompanies }),
  assign('assignRepresentative', 'representativeEndUserSid', ['representative'], { when: forCompanies }),
  assign('assignSoleProprietor', 'soleProprietorEndUserSid', ['soleProprietor'], {
    when: forSoleProprietors,
  }),
  assign('assignAddress', 'addressDocumentSid', ['addressDocument']),
  assign('assignPrimaryProfile', 'primaryCustomerProfileSid', []),
  {
    id: 'evaluateProfile',
    method: 'POST',
    path: `${one}/Evaluations`,
    about: 'account',
    dependsOn: [
      'customerProfile',
      'assignBusiness',
      'assignRepresentative',
      'assignSoleProprietor',
      'assignAddress',
      'assignPrimaryProfile',
    ],
    note: 'The answer must be compliant.',
    fields: [fromAnswer('PolicySid', 'customerProfilePolicySid')],
  },
  {
    id: 'submitProfile',
    method: 'POST',
    path: one,
    about: 'account',
    dependsOn: ['customerProfile', 'evaluateProfile'],
    note: 'Continue when its status is twilio-approved.',
    fields: [fixed('Status', 'pending-review')],
  },
];
