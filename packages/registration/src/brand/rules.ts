// What the schema of a brand cannot express: rules between fields, and formats that depend on another field.
import { isRequired } from '../condition.ts';
import type { Field } from '../field.ts';
import { problemsOf, type Problems, type Rule } from '../rule.ts';
import { BRAND_FIELDS } from './fields.ts';
import { STOCK_EXCHANGES } from './words.ts';

/** Values of a brand, complete or not. */
export type BrandValues = Readonly<Partial<Record<keyof typeof BRAND_FIELDS, string | boolean>>>;

/** Values as text; blank text counts as absent. */
type Texts = Readonly<Partial<Record<keyof typeof BRAND_FIELDS, string>>>;

/** Not part of a sole proprietor's registration; the registry rejects some of them. */
export const FIELDS_NOT_FOR_SOLE_PROPRIETORS = ['companyName', 'ein', 'einIssuingCountry'] as const;

/** Mailboxes that several people share; the registry requires a person's mailbox. */
const SHARED_MAILBOXES = new Set(
  'admin billing contact hello help info mail marketing no-reply noreply office sales service support team webmaster'.split(
    ' ',
  ),
);

const ALT_ID_FORMS: Readonly<Record<string, { form: RegExp; words: string }>> = {
  DUNS: { form: /^\d{9}$/, words: 'must be the nine digits of a DUNS number' },
  LEI: { form: /^[0-9A-Z]{18}\d{2}$/, words: 'must be the twenty characters of an LEI' },
  GIIN: { form: /^[0-9A-Z]{6}\.[0-9A-Z]{5}\.[A-Z]{2}\.\d{3}$/, words: 'must look like 98Q96B.00000.LE.250' },
};

const EXCHANGES_IN_WORDS = STOCK_EXCHANGES.filter((name) => name !== 'NONE').join(', ');

const mailboxOf = (address = ''): string => address.toLowerCase().split('@')[0] ?? '';
const isAmerican = ({ country }: Texts): boolean => country === 'US';
const isSoleProprietor = ({ entityType }: Texts): boolean => entityType === 'SOLE_PROPRIETOR';

function isWebsite(address: string): boolean {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
}

/** The tax ID without spaces, dots and hyphens. */
export const bareTaxNumber = (given: string): string => given.replaceAll(/[ .-]/g, '');

/** The five digits of a ZIP code, from five or nine; undefined when it is none. */
export const zipCodeOf = (given: string): string | undefined => /^(\d{5})(?:-?\d{4})?$/.exec(given)?.[1];

function formOfAltId({ altBusinessId, altBusinessIdType = 'NONE' }: Texts): string | undefined {
  const rule = ALT_ID_FORMS[altBusinessIdType];
  return rule === undefined || altBusinessId === undefined || rule.form.test(altBusinessId)
    ? undefined
    : rule.words;
}

/** Each rule returns a problem or undefined. If a field has several, the last one is reported. */
const RULES: readonly Rule<Texts>[] = [
  [
    'country',
    (brand) =>
      isSoleProprietor(brand) && brand.country !== undefined && !['US', 'CA'].includes(brand.country)
        ? 'must be US or CA for SOLE_PROPRIETOR'
        : undefined,
  ],
  [
    'entityType',
    (brand) =>
      ['GOVERNMENT', 'NON_PROFIT'].includes(brand.entityType ?? '') &&
      brand.country !== undefined &&
      !isAmerican(brand)
        ? 'must be PRIVATE_PROFIT for an organization outside the United States'
        : undefined,
  ],
  [
    'stockExchange',
    ({ entityType, stockExchange }) =>
      entityType === 'PUBLIC_PROFIT' && stockExchange === 'NONE'
        ? `must be one of ${EXCHANGES_IN_WORDS} for PUBLIC_PROFIT`
        : undefined,
  ],
  [
    'ein',
    ({ ein, einIssuingCountry, country }) =>
      ein !== undefined && (einIssuingCountry ?? country) === 'US' && !/^\d{9}$/.test(bareTaxNumber(ein))
        ? 'must have 9 digits, such as 84-2731906'
        : undefined,
  ],
  [
    'state',
    (brand) =>
      isAmerican(brand) && brand.state !== undefined && !/^[A-Za-z]{2}$/.test(brand.state)
        ? 'must be the two letters of a state, such as TX'
        : undefined,
  ],
  [
    'postalCode',
    (brand) =>
      isAmerican(brand) && brand.postalCode !== undefined && zipCodeOf(brand.postalCode) === undefined
        ? 'must be the five digits of a ZIP code'
        : undefined,
  ],
  [
    'businessContactEmail',
    ({ businessContactEmail }) =>
      SHARED_MAILBOXES.has(mailboxOf(businessContactEmail))
        ? `must be the email address of a person, not ${mailboxOf(businessContactEmail)}@`
        : undefined,
  ],
  ['altBusinessId', formOfAltId],
  [
    'website',
    ({ website }) =>
      website !== undefined && !isWebsite(website)
        ? 'must be a website URL such as https://example.com'
        : undefined,
  ],
];

/** Names the value that makes a field required: “is required for PUBLIC_PROFIT”. */
function absenceInWords({ required }: Field, values: BrandValues): string {
  if (typeof required === 'string') {
    return 'is required';
  }
  const value = values[required.field as keyof BrandValues];
  return required.field === 'entityType'
    ? `is required for ${value}`
    : 'oneOf' in required
      ? `is required with ${required.field} ${value}`
      : `is required with ${required.field}`;
}

/** `altBusinessIdType: NONE` is the same as omitting it. */
const isMissing = (name: string, value: unknown): boolean =>
  value === undefined || value === '' || (name === 'altBusinessIdType' && value === 'NONE');

function missingFields(values: BrandValues): Problems {
  const fields: readonly [string, Field][] = Object.entries(BRAND_FIELDS);
  return new Map(
    fields
      .filter(
        ([name, { required, whenAbsent }]) =>
          whenAbsent === undefined &&
          isRequired(required, values) &&
          isMissing(name, values[name as keyof BrandValues]),
      )
      .map(([name, field]) => [name, absenceInWords(field, values)]),
  );
}

/**
 * Finds what the registry would reject, beyond the form of each field.
 * @returns a problem for each field that has one
 */
export function problemsOfBrand(values: BrandValues): Problems {
  const texts = Object.fromEntries(
    Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== ''),
  ) as Texts;
  return new Map([...missingFields(values), ...problemsOf(RULES, texts)]);
}
