// A brand's profile: brought into one form, held against the registry's rules, translated to the registry's names.
import {
  BRAND_PROFILE_FIELDS,
  type BrandProfile,
  type CreateBrandRequest,
  STOCK_EXCHANGES,
} from '@tendlc/contract';
import type { Brand as RegistryBrand, BrandCreate, BrandUpdate } from '@tendlc/registry/wire';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';

/** Words that stand for nobody in particular; the registry wants a person's mailbox (registry-api 5.3). */
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

/** Not for this kind of entity; left out, so that the registry does not trip over them. */
const NOT_FOR_SOLE_PROPRIETORS = ['companyName', 'ein', 'einIssuingCountry'] as const;
const ONLY_FOR_SOLE_PROPRIETORS = ['firstName', 'lastName', 'mobilePhone'] as const;

type Problems = Map<string, string>;

const isSoleProprietor = ({ entityType }: Pick<BrandProfile, 'entityType'>) =>
  entityType === 'SOLE_PROPRIETOR';

/** E.164, or undefined when no number can be made of it. */
function normalisePhone(text: string, country: string): string | undefined {
  const number = parsePhoneNumberFromString(text, country as CountryCode);
  return number?.isPossible() === true ? number.number : undefined;
}

function normalisePhones(profile: BrandProfile, problems: Problems): void {
  for (const field of ['phone', 'mobilePhone'] as const) {
    const given = profile[field];
    if (given !== undefined) {
      const number = normalisePhone(given, profile.country);
      if (number === undefined) {
        problems.set(field, 'must be a phone number such as +15125557123');
      } else {
        profile[field] = number;
      }
    }
  }
}

function normaliseTaxNumber(profile: BrandProfile, problems: Problems): void {
  if (profile.ein === undefined) {
    return;
  }
  const bare = profile.ein.replaceAll(/[ .-]/g, '');
  if ((profile.einIssuingCountry ?? profile.country) === 'US' && !/^\d{9}$/.test(bare)) {
    problems.set('ein', 'must look like 12-3456789');
  }
  profile.ein = bare;
}

function normaliseAddress(profile: BrandProfile, problems: Problems): void {
  if (profile.country !== 'US') {
    return;
  }
  profile.state = profile.state.toUpperCase();
  if (!/^[A-Z]{2}$/.test(profile.state)) {
    problems.set('state', 'must be the two letters of a state, such as TX');
  }
  // The registry takes five digits, people have nine.
  const zip = /^(\d{5})(?:-?\d{4})?$/.exec(profile.postalCode)?.[1];
  if (zip === undefined) {
    problems.set('postalCode', 'must be the five digits of a ZIP code');
  } else {
    profile.postalCode = zip;
  }
}

function checkCompany(profile: BrandProfile, problems: Problems): void {
  if (profile.ein === undefined) {
    problems.set('ein', 'is required');
  }
  const isAmericanKind = profile.entityType === 'GOVERNMENT' || profile.entityType === 'NON_PROFIT';
  if (isAmericanKind && profile.country !== 'US') {
    problems.set('entityType', 'must be PRIVATE_PROFIT for an organization outside the United States');
  }
}

function checkListedCompany(profile: BrandProfile, problems: Problems): void {
  for (const field of ['stockSymbol', 'stockExchange', 'website', 'businessContactEmail'] as const) {
    if (profile[field] === undefined) {
      problems.set(field, 'is required for PUBLIC_PROFIT');
    }
  }
  if (profile.stockExchange === 'NONE') {
    const exchanges = STOCK_EXCHANGES.filter((name) => name !== 'NONE').join(', ');
    problems.set('stockExchange', `must be one of ${exchanges} for PUBLIC_PROFIT`);
  }
}

function checkSoleProprietor(profile: BrandProfile, problems: Problems): void {
  for (const field of ONLY_FOR_SOLE_PROPRIETORS) {
    if (profile[field] === undefined) {
      problems.set(field, 'is required for SOLE_PROPRIETOR');
    }
  }
  if (profile.country !== 'US' && profile.country !== 'CA') {
    problems.set('country', 'must be US or CA for SOLE_PROPRIETOR');
  }
}

function checkContact({ businessContactEmail }: BrandProfile, problems: Problems): void {
  const [mailbox = ''] = businessContactEmail?.toLowerCase().split('@') ?? [];
  if (SHARED_MAILBOXES.has(mailbox)) {
    problems.set('businessContactEmail', `must be the email address of a person, not ${mailbox}@`);
  }
}

function checkAlternativeId(
  { altBusinessId, altBusinessIdType = 'NONE' }: BrandProfile,
  problems: Problems,
): void {
  if (altBusinessId === undefined) {
    if (altBusinessIdType !== 'NONE') {
      problems.set('altBusinessId', `is required with altBusinessIdType ${altBusinessIdType}`);
    }
    return;
  }
  if (altBusinessIdType === 'NONE') {
    problems.set('altBusinessIdType', 'is required with altBusinessId');
    return;
  }
  const rule = ALT_ID_FORMS[altBusinessIdType];
  if (rule !== undefined && !rule.form.test(altBusinessId)) {
    problems.set('altBusinessId', rule.words);
  }
}

function checkWebsite({ website }: BrandProfile, problems: Problems): void {
  if (website !== undefined) {
    const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(website) ? website : `https://${website}`);
    if (url === null || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) {
      problems.set('website', 'must be a website URL such as https://example.com');
    }
  }
}

/**
 * Brings a profile into the form in which it is kept and sent, and holds it against the registry's rules for its kind of
 * entity (G-44; registry-api 5.3).
 * @returns the profile, and what is wrong with it: a sentence a field, undefined when nothing is
 */
export function prepareProfile(given: BrandProfile): { profile: BrandProfile; problem: string | undefined } {
  const problems: Problems = new Map();
  const profile: BrandProfile = { ...given };
  if (isSoleProprietor(profile)) {
    for (const field of NOT_FOR_SOLE_PROPRIETORS) {
      delete profile[field];
    }
    checkSoleProprietor(profile, problems);
  } else {
    profile.companyName ??= profile.brandName;
    checkCompany(profile, problems);
  }
  if (profile.entityType === 'PUBLIC_PROFIT') {
    checkListedCompany(profile, problems);
  }
  profile.brandRelationship ??= 'BASIC_ACCOUNT';
  normaliseTaxNumber(profile, problems);
  normaliseAddress(profile, problems);
  normalisePhones(profile, problems);
  checkContact(profile, problems);
  checkAlternativeId(profile, problems);
  checkWebsite(profile, problems);
  const sentences = [...problems].map(([field, words]) => `${field}: ${words}`);
  return { profile, problem: sentences.length === 0 ? undefined : sentences.join('; ') };
}

/** Only what belongs to a profile, and of that only what is there. */
export function profileOf(request: CreateBrandRequest | BrandProfile): BrandProfile {
  const entries = BRAND_PROFILE_FIELDS.map((field) => [field, request[field]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as BrandProfile;
}

/** In the registry's names; absent fields are absent, because the registry refuses blank ones. */
export function toRegistryBrand(profile: BrandProfile): BrandUpdate & BrandCreate {
  const { brandName, mock: _mock, ...rest } = profile;
  return { ...rest, displayName: brandName, brandRelationship: profile.brandRelationship ?? 'BASIC_ACCOUNT' };
}

/** What the registry says of the profile wins over what we have; what it leaves out stays. */
export function mergeRegistryProfile(profile: BrandProfile, brand: RegistryBrand): BrandProfile {
  const { displayName, ...rest } = brand;
  const told: Readonly<Record<string, unknown>> = { ...rest, brandName: displayName };
  const entries = BRAND_PROFILE_FIELDS.map((field) => {
    const value = told[field];
    const isTold = value !== undefined && value !== null && value !== '';
    return [field, isTold ? value : profile[field]] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as BrandProfile;
}
