// Which fields of a brand are asked for, by what the business is in law, in which step, and what the schema alone cannot say of them.
import { CreateBrandRequest } from '@tendlc/contract';
import { BRAND_FIELDS, type Field as FieldFacts, isRequired } from '@tendlc/registration';
import type { FieldProblems } from '../../forms/problems.ts';
import type { Shape } from '../../forms/shape.ts';
import type { FormValues } from '../../forms/values.ts';

const whole = CreateBrandRequest as unknown as Shape;

export const ENTITIES = [
  {
    value: 'PRIVATE_PROFIT',
    label: 'Private company',
    words: 'LLC, corporation or partnership with a tax number (EIN).',
  },
  {
    value: 'SOLE_PROPRIETOR',
    label: 'Sole proprietor',
    words: 'One person without a tax number for the business; confirmed by a code on a mobile phone.',
  },
  { value: 'NON_PROFIT', label: 'Nonprofit', words: 'Registered in the US, with a tax number.' },
  { value: 'GOVERNMENT', label: 'Government', words: 'An agency in the US, from a town to the nation.' },
  { value: 'PUBLIC_PROFIT', label: 'Listed company', words: 'Its shares are traded at a stock exchange.' },
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
  brandName: 'The name your customers know. Your messages should begin with it.',
  vertical: 'What the business lives from. When in doubt, what most customers come for.',
  companyName:
    'Exactly as in the letter of the IRS (CP 575 or 147C), with its ending such as LLC or Inc. Left out, the brand name is taken.',
  ein: 'Nine digits, from the same letter. The registry compares number and legal name with the tax office: most refusals come from here.',
  einIssuingCountry: 'Only if the tax number is not from the country of the address, such as CA.',
  altBusinessIdType: 'A DUNS, GIIN or LEI number helps where a tax number alone does not.',
  altBusinessId: 'The number itself.',
  brandRelationship: 'How large a customer you are to your provider. Carriers do not look at it.',
  mock: 'The registry keeps a test brand for 30 days. Nothing is delivered for it.',
  firstName: 'Given name of the owner, as in official papers.',
  lastName: 'Family name of the owner, as in official papers.',
  mobilePhone: 'A mobile number of the owner in the US or Canada. The registry texts a code to it.',
  stockSymbol: 'The ticker under which the shares are traded.',
  stockExchange: 'Where the shares are traded.',
  businessContactEmail:
    'The mailbox of a person at the company, not info@ or support@. The company confirms itself by a mail to it.',
  street: 'Where the business is registered. A post box is refused by some carriers.',
  city: 'Town or city of that address.',
  state: 'Two letters, such as TX.',
  postalCode: 'Five digits in the US.',
  country: 'Two capital letters: US for the United States.',
  phone: 'A number at which the business is reached, such as +15125557123.',
  email:
    'For questions of customers. An address at your own domain is trusted more than one of a free mail service.',
  website:
    'Reviewers open it: it should name the business and work without a login. Leave it out rather than name a page that is not there.',
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

const PHONE_WORDS = 'must be a phone number such as +15125557123';

const RULES: readonly Rule[] = [
  [
    'state',
    'must be the two letters of a state, such as TX',
    (given) => isAmerican(given) && given['state'] !== undefined && !/^[A-Za-z]{2}$/.test(given['state']),
  ],
  [
    'postalCode',
    'must be the five digits of a ZIP code',
    (given) =>
      isAmerican(given) &&
      given['postalCode'] !== undefined &&
      !/^\d{5}(?:-?\d{4})?$/.test(given['postalCode']),
  ],
  [
    'ein',
    'must look like 12-3456789',
    (given) =>
      (given['einIssuingCountry'] ?? given['country']) === 'US' &&
      given['ein'] !== undefined &&
      !/^\d{9}$/.test(given['ein'].replaceAll(/[ .-]/g, '')),
  ],
  ['stockExchange', 'choose the exchange', ({ stockExchange }) => stockExchange === 'NONE'],
  [
    'businessContactEmail',
    'must be the mailbox of a person, not one that many share',
    ({ businessContactEmail = '' }) => SHARED_MAILBOX.test(businessContactEmail),
  ],
  [
    'entityType',
    'choose Private company for an organization outside the United States',
    (given) =>
      ['GOVERNMENT', 'NON_PROFIT'].includes(given['entityType'] ?? '') &&
      given['country'] !== undefined &&
      !isAmerican(given),
  ],
  [
    'country',
    'must be US or CA for a sole proprietor',
    ({ entityType, country = 'US' }) =>
      entityType === 'SOLE_PROPRIETOR' && country !== 'US' && country !== 'CA',
  ],
  [
    'altBusinessId',
    'is needed with the kind of number',
    ({ altBusinessId, altBusinessIdType = 'NONE' }) =>
      altBusinessId === undefined && altBusinessIdType !== 'NONE',
  ],
  [
    'altBusinessIdType',
    'say what number it is',
    ({ altBusinessId, altBusinessIdType = 'NONE' }) =>
      altBusinessId !== undefined && altBusinessIdType === 'NONE',
  ],
  [
    'website',
    'must be the address of a website such as https://example.com',
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
