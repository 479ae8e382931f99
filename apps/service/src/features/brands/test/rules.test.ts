// Protects the checks of a brand before anything is charged (G-44): the rules for each legal entity type, and the
// format in which a profile is stored and sent.
import type { BrandProfile } from '@tendlc/contract';
import { describe, expect, test } from 'vitest';
import { prepareProfile } from '../profile.ts';

const COMPANY: BrandProfile = {
  entityType: 'PRIVATE_PROFIT',
  brandName: 'Copper Kettle',
  ein: '84-2731906',
  phone: '+15125557123',
  street: '48 Juniper Lane',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  country: 'US',
  email: 'help@copperkettle.example',
  vertical: 'HOSPITALITY',
};
const LISTED: BrandProfile = {
  ...COMPANY,
  entityType: 'PUBLIC_PROFIT',
  stockSymbol: 'CPRK',
  stockExchange: 'NASDAQ',
  website: 'https://copperkettle.example',
  businessContactEmail: 'robin.alder@copperkettle.example',
};
const { ein: _, ...WITHOUT_EIN } = COMPANY;
const PERSON: BrandProfile = {
  ...WITHOUT_EIN,
  entityType: 'SOLE_PROPRIETOR',
  firstName: 'Robin',
  lastName: 'Alder',
  mobilePhone: '+15125557124',
};

describe('taken', () => {
  test.each<[string, BrandProfile]>([
    ['a private company', COMPANY],
    ['a publicly traded company', LISTED],
    ['a nonprofit', { ...COMPANY, entityType: 'NON_PROFIT' }],
    ['a government body', { ...COMPANY, entityType: 'GOVERNMENT' }],
    ['a sole proprietor without an EIN', PERSON],
    [
      'a company outside the United States',
      {
        ...COMPANY,
        country: 'DE',
        state: 'BY',
        postalCode: '80331',
        ein: 'DE 123456789',
        phone: '+49891234567',
      },
    ],
    ['a sole proprietor in Canada', { ...PERSON, country: 'CA', state: 'ON', postalCode: 'M5V 2T6' }],
  ])('G-44 %s', (_name, profile) => {
    expect(prepareProfile(profile).problem).toBeUndefined();
  });
});

describe('rejected with the field name', () => {
  test.each<[BrandProfile, string]>([
    [WITHOUT_EIN, 'ein: is required for PRIVATE_PROFIT'],
    [{ ...COMPANY, ein: '84-27319' }, 'ein: must have 9 digits, such as 84-2731906'],
    [{ ...COMPANY, ein: '84273190X' }, 'ein: must have 9 digits, such as 84-2731906'],
    [{ ...COMPANY, state: 'Texas' }, 'state: must be the two letters of a state, such as TX'],
    [{ ...COMPANY, postalCode: '7870' }, 'postalCode: must be the five digits of a ZIP code'],
    [{ ...COMPANY, phone: '12' }, 'phone: must be a phone number such as +15125557123'],
    [{ ...COMPANY, website: 'copper kettle' }, 'website: must be a website URL such as https://example.com'],
    [
      { ...COMPANY, website: 'ftp://copperkettle.example' },
      'website: must be a website URL such as https://example.com',
    ],
    [{ ...COMPANY, website: 'localhost' }, 'website: must be a website URL such as https://example.com'],
    [
      { ...COMPANY, businessContactEmail: 'Info@copperkettle.example' },
      'businessContactEmail: must be the email address of a person, not info@',
    ],
    [{ ...COMPANY, altBusinessId: '123456789' }, 'altBusinessIdType: is required with altBusinessId'],
    [{ ...COMPANY, altBusinessIdType: 'DUNS' }, 'altBusinessId: is required with altBusinessIdType DUNS'],
    [
      { ...COMPANY, altBusinessIdType: 'DUNS', altBusinessId: '12345' },
      'altBusinessId: must be the nine digits of a DUNS number',
    ],
    [
      { ...COMPANY, altBusinessIdType: 'LEI', altBusinessId: '12345' },
      'altBusinessId: must be the twenty characters of an LEI',
    ],
    [
      { ...COMPANY, altBusinessIdType: 'GIIN', altBusinessId: '12345' },
      'altBusinessId: must look like 98Q96B.00000.LE.250',
    ],
    [
      { ...COMPANY, entityType: 'NON_PROFIT', country: 'DE', ein: 'DE1' },
      'entityType: must be PRIVATE_PROFIT for an organization outside the United States',
    ],
    [
      { ...COMPANY, entityType: 'GOVERNMENT', country: 'CA', ein: 'CA1' },
      'entityType: must be PRIVATE_PROFIT for an organization outside the United States',
    ],
    [
      { ...COMPANY, entityType: 'PUBLIC_PROFIT' },
      'businessContactEmail: is required for PUBLIC_PROFIT; stockSymbol: is required for PUBLIC_PROFIT; stockExchange: is required for PUBLIC_PROFIT; website: is required for PUBLIC_PROFIT',
    ],
    [
      { ...WITHOUT_EIN, entityType: 'SOLE_PROPRIETOR' },
      'firstName: is required for SOLE_PROPRIETOR; lastName: is required for SOLE_PROPRIETOR; mobilePhone: is required for SOLE_PROPRIETOR',
    ],
    [{ ...PERSON, country: 'DE' }, 'country: must be US or CA for SOLE_PROPRIETOR'],
  ])('G-44 %#: %s', (profile, sentence) => {
    expect(prepareProfile(profile).problem).toBe(sentence);
  });

  test('G-44 a publicly traded company names a real exchange', () => {
    const { problem } = prepareProfile({ ...LISTED, stockExchange: 'NONE' });
    expect(problem).toMatch(/^stockExchange: must be one of NASDAQ, NYSE, .+ for PUBLIC_PROFIT$/);
  });
});

describe('one format', () => {
  test.each<[Partial<BrandProfile>, Partial<BrandProfile>]>([
    [{ ein: '84-2731906' }, { ein: '842731906' }],
    [{ ein: '84 273 1906' }, { ein: '842731906' }],
    [{ phone: '(512) 555-7123' }, { phone: '+15125557123' }],
    [{ phone: '512.555.7123' }, { phone: '+15125557123' }],
    [{ state: 'tx' }, { state: 'TX' }],
    [{ postalCode: '78701-1234' }, { postalCode: '78701' }],
    [{ postalCode: '787011234' }, { postalCode: '78701' }],
    [{}, { companyName: 'Copper Kettle', brandRelationship: 'BASIC_ACCOUNT' }],
    [{ companyName: 'Copper Kettle LLC' }, { companyName: 'Copper Kettle LLC' }],
    [{ brandRelationship: 'KEY_ACCOUNT' }, { brandRelationship: 'KEY_ACCOUNT' }],
  ])('G-44 %j is stored as %j', (given, kept) => {
    expect(prepareProfile({ ...COMPANY, ...given }).profile).toMatchObject(kept);
  });

  test('G-44 fields that do not apply to sole proprietors are left out', () => {
    const { profile } = prepareProfile({
      ...PERSON,
      companyName: 'X',
      ein: '84-2731906',
      einIssuingCountry: 'US',
    });
    expect(Object.keys(profile)).not.toEqual(expect.arrayContaining(['companyName']));
    expect([profile.companyName, profile.ein, profile.einIssuingCountry]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('G-44 preparing a profile twice changes nothing', () => {
    for (const given of [COMPANY, LISTED, PERSON]) {
      const { profile } = prepareProfile(given);
      expect(prepareProfile(profile)).toEqual({ profile, problem: undefined });
    }
  });
});
