// Every field of a brand, each defined once.
import type { Static } from 'typebox';
import { type AnswerProperties, changeableOf, define, type Fields } from '../field.ts';
import { country, emailAddress, flag, line, oneOf, phone, StringEnum, taxNumber } from '../schema.ts';
import {
  ALT_BUSINESS_ID_TYPES,
  BRAND_RELATIONSHIPS,
  ENTITY_TYPES,
  STOCK_EXCHANGES,
  VERTICALS,
} from './words.ts';

const COMPANIES = ['PRIVATE_PROFIT', 'PUBLIC_PROFIT', 'NON_PROFIT', 'GOVERNMENT'] as const;
const forCompanies = { field: 'entityType', oneOf: COMPANIES } as const;
const forPublicCompanies = { field: 'entityType', oneOf: ['PUBLIC_PROFIT'] } as const;
const forSoleProprietors = { field: 'entityType', oneOf: ['SOLE_PROPRIETOR'] } as const;

const PHONE_FORM =
  'Include the country code, such as +15125557123. Without one, the number is read as a number of the brand’s country.';

export const BRAND_FIELDS = {
  entityType: define(oneOf(ENTITY_TYPES), {
    registryName: 'entityType',
    required: 'always',
    registryLength: { max: 20 },
    isChangeable: true,
    isAlwaysAnswered: true,
    label: 'Legal entity type',
    description:
      'The legal form of the business. A business that has an EIN does not register as a sole proprietor.',
    example: 'PRIVATE_PROFIT',
    step: 'business',
    values: ENTITY_TYPES,
  }),
  brandName: define(line(255), {
    registryName: 'displayName',
    required: 'always',
    isChangeable: true,
    isAlwaysAnswered: true,
    label: 'Brand name',
    description: 'The name that customers know: the brand or DBA name. Messages should begin with it.',
    example: 'Copper Kettle',
    step: 'business',
  }),
  companyName: define(line(255), {
    registryName: 'companyName',
    required: forCompanies,
    whenAbsent: 'When omitted, the brand name is used.',
    isChangeable: true,
    label: 'Legal company name',
    description:
      'The name exactly as in the IRS letter (CP 575 or 147C), with its ending, such as LLC or Inc. Not used for sole proprietors.',
    example: 'Copper Kettle LLC',
    hint: 'Exactly as on your IRS letter (CP 575 or 147C), including the suffix, such as LLC or Inc.',
    askedWhen: forCompanies,
    step: 'identity',
  }),
  firstName: define(line(100), {
    registryName: 'firstName',
    required: forSoleProprietors,
    isChangeable: true,
    label: 'First name',
    description: 'Sole proprietors only: first name of the owner, as in official documents.',
    example: 'Robin',
    hint: 'First name of the owner, as on official documents.',
    askedWhen: forSoleProprietors,
    step: 'identity',
  }),
  lastName: define(line(100), {
    registryName: 'lastName',
    required: forSoleProprietors,
    isChangeable: true,
    label: 'Last name',
    description: 'Sole proprietors only: last name of the owner, as in official documents.',
    example: 'Alder',
    hint: 'Last name of the owner, as on official documents.',
    askedWhen: forSoleProprietors,
    step: 'identity',
  }),
  ein: define(taxNumber, {
    registryName: 'ein',
    required: forCompanies,
    isChangeable: true,
    label: 'EIN',
    description:
      'The tax ID. In the US, the nine digits of the EIN, with or without the hyphen; the registry compares EIN and legal company name with IRS records. Not used for sole proprietors.',
    example: '84-2731906',
    hint: 'Employer Identification Number: 9 digits, on your IRS letter. The registry checks the EIN and legal company name against IRS records. Most rejections come from a mismatch.',
    askedWhen: forCompanies,
    step: 'identity',
  }),
  einIssuingCountry: define(country, {
    registryName: 'einIssuingCountry',
    required: 'never',
    registryLength: { max: 2 },
    isChangeable: true,
    label: 'Country of the tax ID',
    description: 'The country that issued the tax ID. When omitted, `country` is used.',
    example: 'US',
    hint: 'Only if the EIN (or other tax ID) was issued outside the country of the address. Use a two-letter code, such as CA.',
    askedWhen: forCompanies,
    isAdvanced: true,
    step: 'identity',
  }),
  phone: define(phone, {
    registryName: 'phone',
    required: 'always',
    registryLength: { max: 20 },
    isChangeable: true,
    label: 'Support phone number',
    description: `Phone number of the business. ${PHONE_FORM}`,
    example: '+15125557123',
    hint: 'A phone number of the business, such as +15125557123.',
    step: 'contact',
  }),
  mobilePhone: define(phone, {
    registryName: 'mobilePhone',
    required: forSoleProprietors,
    registryLength: { max: 20 },
    isChangeable: true,
    label: 'Mobile phone number',
    description: `Sole proprietors only: the owner’s mobile number in the US or Canada. The registry texts a one-time PIN to it. ${PHONE_FORM}`,
    example: '+15125557124',
    hint: 'The owner’s US or Canadian mobile number. The registry texts a one-time PIN to it.',
    askedWhen: forSoleProprietors,
    step: 'identity',
  }),
  street: define(line(255), {
    registryName: 'street',
    required: 'always',
    isChangeable: true,
    label: 'Street address',
    description: 'Street and number of the registered address. Some carriers reject a PO box.',
    example: '48 Juniper Lane',
    hint: 'The registered street address. Some carriers reject PO boxes.',
    step: 'address',
  }),
  city: define(line(100), {
    registryName: 'city',
    required: 'always',
    isChangeable: true,
    label: 'City',
    description: 'City of the registered address.',
    example: 'Austin',
    step: 'address',
  }),
  state: define(line(20), {
    registryName: 'state',
    required: 'always',
    isChangeable: true,
    label: 'State',
    description: 'State or region. In the US, its two letters, such as TX.',
    example: 'TX',
    step: 'address',
  }),
  postalCode: define(line(10), {
    registryName: 'postalCode',
    required: 'always',
    isChangeable: true,
    label: 'Postal code',
    description: 'Postal code. In the US, the ZIP code; only its first five digits are sent.',
    example: '78701',
    step: 'address',
  }),
  country: define(country, {
    registryName: 'country',
    required: 'always',
    registryLength: { max: 2 },
    isChangeable: true,
    label: 'Country',
    description: 'Country of the address, as two capital letters.',
    example: 'US',
    hint: 'Two-letter country code, such as US.',
    step: 'address',
  }),
  email: define(emailAddress(100), {
    registryName: 'email',
    required: 'always',
    isChangeable: true,
    label: 'Support email',
    description:
      'Email address where customers get support. An address at the business’s own domain is more credible than a free one.',
    example: 'help@copperkettle.example',
    step: 'contact',
  }),
  businessContactEmail: define(emailAddress(255), {
    registryName: 'businessContactEmail',
    required: forPublicCompanies,
    isChangeable: true,
    label: 'Business contact email',
    description:
      'Email address of a person at the company, not a shared mailbox such as info@. Publicly traded companies confirm their identity through it (Auth+).',
    example: 'robin.alder@copperkettle.example',
    hint: 'The work email of a person at the company, not info@ or support@. A verification email goes to this address.',
    askedWhen: forPublicCompanies,
    step: 'identity',
  }),
  stockSymbol: define(line(10), {
    registryName: 'stockSymbol',
    required: forPublicCompanies,
    isChangeable: true,
    label: 'Stock symbol',
    description: 'Publicly traded companies only: the ticker symbol.',
    example: 'CPRK',
    hint: 'The ticker symbol of the shares.',
    askedWhen: forPublicCompanies,
    step: 'identity',
  }),
  stockExchange: define((notes) => StringEnum(STOCK_EXCHANGES, notes), {
    registryName: 'stockExchange',
    required: forPublicCompanies,
    isChangeable: true,
    label: 'Stock exchange',
    description: 'Publicly traded companies only: the exchange that lists the shares.',
    example: 'NASDAQ',
    hint: 'The exchange where the shares trade.',
    askedWhen: forPublicCompanies,
    step: 'identity',
    values: STOCK_EXCHANGES.map((value) => ({ value, label: value })),
  }),
  website: define(line(255), {
    registryName: 'website',
    required: forPublicCompanies,
    isChangeable: true,
    label: 'Website',
    description:
      'Web address of the business. Reviewers open it: it must name the business and work without a login.',
    example: 'https://copperkettle.example',
    hint: 'Reviewers open this website. It must name the business and work without a login. Leave the field empty if the website is not live.',
    step: 'contact',
  }),
  vertical: define(oneOf(VERTICALS), {
    registryName: 'vertical',
    required: 'always',
    registryLength: { max: 50 },
    registryRequires: forCompanies,
    isChangeable: true,
    label: 'Vertical',
    description: 'The industry of the business.',
    example: 'HOSPITALITY',
    hint: 'The industry of the business. If unsure, select the one that best describes the business.',
    step: 'business',
    values: VERTICALS,
  }),
  altBusinessId: define(line(50), {
    registryName: 'altBusinessId',
    required: { field: 'altBusinessIdType', oneOf: ['DUNS', 'GIIN', 'LEI'] },
    isChangeable: true,
    label: 'Alternative business ID',
    description: 'A DUNS, GIIN or LEI number. It helps where the tax ID alone does not verify the business.',
    example: '123456789',
    hint: 'The number, as the issuer shows it.',
    askedWhen: forCompanies,
    isAdvanced: true,
    step: 'identity',
  }),
  altBusinessIdType: define(oneOf(ALT_BUSINESS_ID_TYPES), {
    registryName: 'altBusinessIdType',
    required: { field: 'altBusinessId', isGiven: true },
    isChangeable: true,
    label: 'Alternative business ID type',
    description: 'Which kind of number `altBusinessId` is.',
    example: 'DUNS',
    hint: 'A DUNS, GIIN, or LEI number can help when the EIN alone is not enough.',
    askedWhen: forCompanies,
    isAdvanced: true,
    step: 'identity',
    values: ALT_BUSINESS_ID_TYPES,
  }),
  brandRelationship: define((notes) => oneOf(BRAND_RELATIONSHIPS)({ ...notes, default: 'BASIC_ACCOUNT' }), {
    registryName: 'brandRelationship',
    required: 'never',
    registryRequires: 'always',
    isChangeable: true,
    label: 'Brand relationship',
    description: 'How large an account the brand is at its provider. It does not affect carrier terms.',
    example: 'BASIC_ACCOUNT',
    hint: 'Your account size at your provider. Carriers do not review this.',
    askedWhen: forCompanies,
    isAdvanced: true,
    step: 'identity',
    values: BRAND_RELATIONSHIPS,
  }),
  mock: define(flag(false), {
    registryName: 'mock',
    required: 'never',
    isChangeable: false,
    label: 'Test brand',
    description: 'A test brand. The registry deletes it after 30 days, and no messages are delivered for it.',
    example: false,
    isAdvanced: true,
    step: 'identity',
  }),
} as const satisfies Fields;

export const CHANGEABLE_BRAND_FIELDS = changeableOf(BRAND_FIELDS);

type Defined = typeof BRAND_FIELDS;
type Required = {
  [Name in keyof Defined]: Defined[Name]['required'] extends 'always' ? Name : never;
}[keyof Defined];
type ValueOf<Name extends keyof Defined> = Static<Defined[Name]['schema']>;

/** A brand's values as they are kept: normalized, and what is absent is absent. */
export type BrandProfile = { [Name in Required]: ValueOf<Name> } & {
  [Name in Exclude<keyof Defined, Required>]?: ValueOf<Name>;
};
export type BrandAnswerProperties = AnswerProperties<Defined>;
