// A brand's profile: brought into one form, held against the registry's rules, translated to the registry's names.
import { BRAND_PROFILE_FIELDS, type BrandProfile, type CreateBrandRequest } from '@tendlc/contract';
import {
  bareTaxNumber,
  BRAND_FIELDS,
  FIELDS_NOT_FOR_SOLE_PROPRIETORS,
  fromRegistryNames,
  type Problems,
  problemsInWords,
  problemsOfBrand,
  toRegistryNames,
  zipCodeOf,
} from '@tendlc/registration';
import type { Brand as RegistryBrand, BrandCreate, BrandUpdate } from '@tendlc/registry/wire';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';

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

function normaliseAddress(profile: BrandProfile): void {
  if (profile.country === 'US') {
    profile.state = profile.state.toUpperCase();
    // The registry takes five digits, people have nine.
    profile.postalCode = zipCodeOf(profile.postalCode) ?? profile.postalCode;
  }
}

/**
 * Brings a profile into the form in which it is kept and sent, and holds it against the registry's rules for its kind of
 * entity (G-44; registry-api 5.3).
 * @returns the profile, and what is wrong with it: a sentence a field, undefined when nothing is
 */
export function prepareProfile(given: BrandProfile): { profile: BrandProfile; problem: string | undefined } {
  const profile: BrandProfile = { ...given };
  if (profile.entityType === 'SOLE_PROPRIETOR') {
    for (const field of FIELDS_NOT_FOR_SOLE_PROPRIETORS) {
      delete profile[field];
    }
  } else {
    profile.companyName ??= profile.brandName;
  }
  profile.brandRelationship ??= 'BASIC_ACCOUNT';
  const problems = problemsOfBrand(profile);
  if (profile.ein !== undefined) {
    profile.ein = bareTaxNumber(profile.ein);
  }
  normaliseAddress(profile);
  normalisePhones(profile, problems);
  return { profile, problem: problemsInWords(problems) };
}

/** Only what belongs to a profile, and of that only what is there. */
export function profileOf(request: CreateBrandRequest | BrandProfile): BrandProfile {
  const entries = BRAND_PROFILE_FIELDS.map((field) => [field, request[field]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as BrandProfile;
}

/** In the registry's names; absent fields are absent, because the registry refuses blank ones. `mock` is for a creation only. */
export function toRegistryBrand(profile: BrandProfile): BrandUpdate & BrandCreate {
  const { mock: _mock, ...sent } = profile;
  return toRegistryNames(BRAND_FIELDS, { brandRelationship: 'BASIC_ACCOUNT', ...sent }) as BrandUpdate &
    BrandCreate;
}

/** What the registry says of the profile wins over what we have; what it leaves out stays. */
export function mergeRegistryProfile(profile: BrandProfile, brand: RegistryBrand): BrandProfile {
  const told = fromRegistryNames(BRAND_FIELDS, brand);
  const entries = BRAND_PROFILE_FIELDS.map((field) => {
    const value = told[field];
    const isTold = value !== undefined && value !== null && value !== '';
    return [field, isTold ? value : profile[field]] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as BrandProfile;
}
