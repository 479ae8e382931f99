// Which fields of a brand are asked for, by what the business is in law, in which step, and what the schema alone cannot say of them.
import { CreateBrandRequest } from '@tendlc/contract';
import { BRAND_FIELDS, type Field as FieldFacts, isRequired } from '@tendlc/registration';
import type { FieldProblems } from '../../schema/problems.ts';
import type { Shape } from '../../schema/shape.ts';
import type { FormValues } from '../../forms/values.ts';

const whole = CreateBrandRequest as unknown as Shape;

export const ENTITIES = [
  {
    value: 'PRIVATE_PROFIT',
    label: 'Private company',
    words: 'An LLC, corporation, or partnership with an EIN (federal tax ID).',
  },
  {
    value: 'SOLE_PROPRIETOR',
    label: 'Sole proprietor',
    words: 'One owner without an EIN. Verified with a code sent to a mobile phone.',
  },
  { value: 'NON_PROFIT', label: 'Nonprofit', words: 'Registered in the US, with an EIN.' },
  { value: 'GOVERNMENT', label: 'Government', words: 'A US local, state, or federal agency.' },
  {
    value: 'PUBLIC_PROFIT',
    label: 'Publicly traded company',
    words: 'Its shares trade on a stock exchange.',
  },
] as const;

export const entityOf = ({ entityType }: FormValues): string =>
  typeof entityType === 'string' ? entityType : '';

const COMPANY = ['companyName', 'ein'];
const PERSON = ['firstName', 'lastName', 'mobilePhone'];
const LISTED = ['stockSymbol', 'stockExchange', 'businessContactEmail'];
const RARELY = ['einIssuingCountry', 'altBusinessIdType', 'altBusinessId', 'brandRelationship'];

/** The fields of each step; those of `rare` are seldom needed. */
export function brandStepsFor(entityType: string) {
  const isPerson = entityType === 'SOLE_PROPRIETOR';
  const listed = entityType === 'PUBLIC_PROFIT' ? LISTED : [];
  return {
    who: ['entityType', 'brandName', 'vertical'],
    identifiers: isPerson ? PERSON : [...COMPANY, ...listed],
    rare: isPerson ? ['mock'] : [...RARELY, 'mock'],
    address: ['country', 'street', 'city', 'state', 'postalCode'],
    contact: ['phone', 'email', 'website'],
  } as const satisfies Readonly<Record<string, readonly string[]>>;
}

/** In the words of people who fill in a form. */
export const BRAND_HINTS: Readonly<Record<string, string>> = {
  brandName: 'The name your customers know. Start your messages with it.',
  vertical: 'The industry of the business. If unsure, select the one that best describes the business.',
  companyName:
    'Exactly as on your IRS letter (CP 575 or 147C), including the suffix, such as LLC or Inc. If empty, we use the brand name.',
  ein: 'Employer Identification Number: 9 digits, on the same letter. The registry checks the EIN and legal company name against IRS records. Most rejections come from a mismatch.',
  einIssuingCountry:
    'Only if the EIN (or other tax ID) was issued outside the country of the address. Use a two-letter code, such as CA.',
  altBusinessIdType: 'A D-U-N-S, GIIN, or LEI number can help when the EIN alone is not enough.',
  altBusinessId: 'The ID number.',
  brandRelationship: 'Your account size at your provider. Carriers do not review this.',
  mock: 'The registry keeps a test brand for 30 days. Carriers do not deliver messages for it.',
  firstName: 'First name of the owner, as on official documents.',
  lastName: 'Last name of the owner, as on official documents.',
  mobilePhone: 'The owner’s US or Canadian mobile number. The registry texts a code to it.',
  stockSymbol: 'The stock ticker, such as AAPL.',
  stockExchange: 'The exchange where the shares trade.',
  businessContactEmail:
    'The work email of a person at the company, not info@ or support@. A verification email goes to this address.',
  street: 'The registered street address. Some carriers reject P.O. boxes.',
  city: 'City of this address.',
  state: 'Two-letter state code, such as TX.',
  postalCode: '5 digits in the US.',
  country: 'Two-letter country code, such as US.',
  phone: 'A business phone number, such as +15125557123.',
  email:
    'Support email for customers. Use your own domain; reviewers trust it more than a free email service.',
  website:
    'Reviewers open this website. It must name the business and work without a login. Leave the field empty if the website is not live.',
};

const DEFINED: readonly [string, FieldFacts][] = Object.entries(BRAND_FIELDS);

/** What a request must have for this legal entity type. */
const requiredFor = (entityType: string): readonly string[] =>
  DEFINED.filter(
    ([, { required, whenAbsent }]) => whenAbsent === undefined && isRequired(required, { entityType }),
  ).map(([name]) => name);

/** The schema with only what applies: what was typed for another kind of business is not sent. */
export function brandShape(values: FormValues): Shape {
  const entityType = entityOf(values);
  const names = new Set<string>(Object.values(brandStepsFor(entityType)).flat());
  const properties = Object.entries(whole.properties ?? {}).filter(([name]) => names.has(name));
  return {
    ...whole,
    properties: Object.fromEntries(properties),
    required: [...new Set([...(whole.required ?? []), ...requiredFor(entityType)])],
  };
}

type Request = Readonly<Record<string, string | undefined>>;
type Rule = readonly [field: string, words: string, isBroken: (request: Request) => boolean];

const isAmerican = ({ country }: Request) => country === 'US';
const SHARED_MAILBOX =
  /^(?:admin|billing|contact|hello|help|info|mail|marketing|no-?reply|office|sales|service|support|team|webmaster)@/i;
const digitsOf = (text: string) => text.replaceAll(/\D/g, '').length;
const isPhone = (text: string) => digitsOf(text) >= 7 && digitsOf(text) <= 15;

function isWebsite(text: string): boolean {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
}

const PHONE_WORDS = 'Enter a phone number, such as +15125557123.';

const RULES: readonly Rule[] = [
  [
    'state',
    'Enter a two-letter state code, such as TX.',
    (given) => isAmerican(given) && given['state'] !== undefined && !/^[A-Za-z]{2}$/.test(given['state']),
  ],
  [
    'postalCode',
    'Enter a 5-digit ZIP code.',
    (given) =>
      isAmerican(given) &&
      given['postalCode'] !== undefined &&
      !/^\d{5}(?:-?\d{4})?$/.test(given['postalCode']),
  ],
  [
    'ein',
    'EIN must have 9 digits, such as 84-2731906.',
    (given) =>
      (given['einIssuingCountry'] ?? given['country']) === 'US' &&
      given['ein'] !== undefined &&
      !/^\d{9}$/.test(given['ein'].replaceAll(/[ .-]/g, '')),
  ],
  ['stockExchange', 'Select a stock exchange.', ({ stockExchange }) => stockExchange === 'NONE'],
  [
    'businessContactEmail',
    'Enter the work email of a person, not a shared mailbox.',
    ({ businessContactEmail = '' }) => SHARED_MAILBOX.test(businessContactEmail),
  ],
  [
    'entityType',
    'Select Private company for an organization outside the United States.',
    (given) =>
      ['GOVERNMENT', 'NON_PROFIT'].includes(given['entityType'] ?? '') &&
      given['country'] !== undefined &&
      !isAmerican(given),
  ],
  [
    'country',
    'Sole proprietors must be in the US or Canada. Enter US or CA.',
    ({ entityType, country = 'US' }) =>
      entityType === 'SOLE_PROPRIETOR' && country !== 'US' && country !== 'CA',
  ],
  [
    'altBusinessId',
    'Enter the ID number.',
    ({ altBusinessId, altBusinessIdType = 'NONE' }) =>
      altBusinessId === undefined && altBusinessIdType !== 'NONE',
  ],
  [
    'altBusinessIdType',
    'Select the ID type.',
    ({ altBusinessId, altBusinessIdType = 'NONE' }) =>
      altBusinessId !== undefined && altBusinessIdType === 'NONE',
  ],
  [
    'website',
    'Enter a website URL, such as https://example.com.',
    ({ website }) => website !== undefined && !isWebsite(website),
  ],
  ['phone', PHONE_WORDS, ({ phone }) => phone !== undefined && !isPhone(phone)],
  ['mobilePhone', PHONE_WORDS, ({ mobilePhone }) => mobilePhone !== undefined && !isPhone(mobilePhone)],
];

/** What the registry asks beyond the form of each field; the service checks the same again. */
export const checkBrand = (request: Readonly<Record<string, unknown>>): FieldProblems =>
  Object.fromEntries(
    RULES.filter(([, , isBroken]) => isBroken(request as Request)).map(([field, words]) => [field, words]),
  );

export const FIRST_VALUES = { entityType: 'PRIVATE_PROFIT', country: 'US' };
