// Which fields of a brand are asked for, by what the business is in law, and what the schema alone cannot say of them.
import { CreateBrandRequest } from '@tendlc/contract';
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

const COMPANY = ['companyName', 'ein'];
const PERSON = ['firstName', 'lastName', 'mobilePhone'];
const LISTED = ['stockSymbol', 'stockExchange', 'businessContactEmail'];
const ALWAYS = [
  'brandName',
  'phone',
  'email',
  'website',
  'vertical',
  'street',
  'city',
  'state',
  'postalCode',
  'country',
];
const RARELY = ['einIssuingCountry', 'altBusinessIdType', 'altBusinessId', 'brandRelationship', 'mock'];

/** In groups, as they stand on the form. */
export function groupsFor(entityType: string): { title: string; names: readonly string[] }[] {
  const isPerson = entityType === 'SOLE_PROPRIETOR';
  return [
    { title: 'Name', names: isPerson ? ['brandName', 'firstName', 'lastName'] : ['brandName', ...COMPANY] },
    {
      title: 'Reached at',
      names: isPerson ? ['phone', 'mobilePhone', 'email', 'website'] : ['phone', 'email', 'website'],
    },
    ...(entityType === 'PUBLIC_PROFIT' ? [{ title: 'At the stock exchange', names: LISTED }] : []),
    { title: 'Address', names: ['street', 'city', 'state', 'postalCode', 'country'] },
    { title: 'Line of business', names: ['vertical'] },
  ];
}

export const rareFieldsFor = (entityType: string): readonly string[] =>
  entityType === 'SOLE_PROPRIETOR' ? ['mock'] : RARELY;

function requiredFor(entityType: string): readonly string[] {
  switch (entityType) {
    case 'SOLE_PROPRIETOR':
      return PERSON;
    case 'PUBLIC_PROFIT':
      return ['ein', 'website', ...LISTED];
    default:
      return ['ein'];
  }
}

/** The schema with only what applies: what was typed for another kind of business is not sent. */
export function brandShape({ entityType }: FormValues): Shape {
  const kind = typeof entityType === 'string' ? entityType : '';
  const special =
    kind === 'SOLE_PROPRIETOR' ? PERSON : kind === 'PUBLIC_PROFIT' ? [...COMPANY, ...LISTED] : COMPANY;
  const names = new Set(['entityType', ...ALWAYS, ...special, ...rareFieldsFor(kind)]);
  const properties = Object.entries(whole.properties ?? {}).filter(([name]) => names.has(name));
  return {
    ...whole,
    properties: Object.fromEntries(properties),
    required: [...new Set([...(whole.required ?? []), ...requiredFor(kind)])],
  };
}

/** What the registry asks beyond the form of each field; the service checks the same again. */
export function checkBrand(request: Readonly<Record<string, unknown>>): FieldProblems {
  const { country, state, postalCode, ein, stockExchange } = request as Readonly<
    Record<string, string | undefined>
  >;
  const isAmerican = country === 'US';
  return {
    ...(isAmerican && state !== undefined && !/^[A-Za-z]{2}$/.test(state)
      ? { state: 'must be the two letters of a state, such as TX' }
      : {}),
    ...(isAmerican && postalCode !== undefined && !/^\d{5}(?:-?\d{4})?$/.test(postalCode)
      ? { postalCode: 'must be the five digits of a ZIP code' }
      : {}),
    ...(isAmerican && ein !== undefined && !/^\d{9}$/.test(ein.replaceAll(/[ .-]/g, ''))
      ? { ein: 'must look like 12-3456789' }
      : {}),
    ...(stockExchange === 'NONE' ? { stockExchange: 'choose the exchange' } : {}),
  };
}

export const FIRST_VALUES = { entityType: 'PRIVATE_PROFIT', country: 'US' };
