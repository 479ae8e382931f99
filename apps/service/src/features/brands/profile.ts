// A brand's profile: normalized, checked against the rules of the registry, and translated to the registry's names.
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

/** In E.164, or undefined if the text is not a phone number. */
export function normalizePhone(text: string, country: string): string | undefined {
  const number = parsePhoneNumberFromString(text, country as CountryCode);
  return number?.isPossible() === true ? number.number : undefined;
}

function normalizePhones(profile: BrandProfile, problems: Problems): void {
  for (const field of ['phone', 'mobilePhone'] as const) {
    const given = profile[field];
    if (given !== undefined) {
      const number = normalizePhone(given, profile.country);
      if (number === undefined) {
        problems.set(field, 'must be a phone number such as +15125557123');
      } else {
        profile[field] = number;
      }
    }
  }
}

function normalizeAddress(profile: BrandProfile): void {
  // A brand that was registered elsewhere may lack a part of its address.
  const { state, postalCode }: Partial<BrandProfile> = profile;
  if (profile.country === 'US' && state !== undefined) {
    profile.state = state.toUpperCase();
  }
  if (profile.country === 'US' && postalCode !== undefined) {
    // The registry takes five digits, people have nine.
    profile.postalCode = zipCodeOf(postalCode) ?? postalCode;
  }
}

/**
 * Normalizes a profile as it is stored and sent, and checks it against the registry's rules for its legal entity type
 * (G-44). The rules are in `packages/registration/src/brand/rules.ts`.
 * @returns the profile, and its problems: a sentence for each field, or undefined
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
  normalizeAddress(profile);
  normalizePhones(profile, problems);
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

/** What a creation sends. Its reference is added right before. */
export function brandPayloadOf(profile: BrandProfile): BrandCreate {
  const { mock } = profile;
  return { ...toRegistryBrand(profile), ...(mock === undefined ? {} : { mock }) };
}

/** Values of the registry replace ours; what it omits stays. */
export function mergeRegistryProfile(profile: BrandProfile, brand: RegistryBrand): BrandProfile {
  const received = fromRegistryNames(BRAND_FIELDS, brand);
  const entries = BRAND_PROFILE_FIELDS.map((field) => {
    const value = received[field];
    const isPresent = value !== undefined && value !== null && value !== '';
    return [field, isPresent ? value : profile[field]] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as BrandProfile;
}
