// Protects brand-checker: every case, the format of the EIN, and any brand.
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import {
  anyMessage,
  DURATION_MAX_MS,
  measureMs,
  hostileMessages,
  testToolProperties,
} from '../../../test/tool-properties.ts';
import { BUSINESS_TYPES } from '../../facts/company-names.ts';
import { einPrefixGroups, findEinPrefix } from '../../facts/employer-numbers.ts';
import type { BrandInput } from '../../rules/brand-context.ts';
import { brandCases, goodBrand } from './cases.ts';
import { brandChecker } from './index.ts';

const CONTEXT = { today: '2026-11-20' };
const check = (brand: BrandInput) =>
  brandChecker.run(brand as Parameters<typeof brandChecker.run>[0], CONTEXT);

describe('cases', () => {
  test.each(brandCases.map((row) => [row.probes, row] as const))('%s', (_probes, row) => {
    const results = check({ ...goodBrand, ...row.brand });
    const found = results.checks.map((item) => `${item.ruleId} ${item.status}`);
    for (const wanted of row.finds) {
      if (wanted.startsWith('!')) {
        expect(found).not.toContain(wanted.slice(1));
      } else {
        expect(found).toContain(wanted);
      }
    }
    if (row.score !== undefined) {
      expect(results.score).toBe(row.score);
    }
  });

  test('without a type, the suffix of the name determines it', () => {
    const { businessType: _said, ...rest } = goodBrand;
    expect(check(rest).businessTypeAssumed).toBe('llc');
    expect(check({ ...rest, legalName: 'Kettle' }).businessTypeAssumed).toBeUndefined();
  });

  test.each([
    [{ businessType: 'non_profit' }, 'NON_PROFIT'],
    [{ businessType: 'sole_proprietor' }, 'PRIVATE_PROFIT'],
    [{ legalName: 'City of Salem' }, 'GOVERNMENT'],
    [{ businessType: 'corporation' }, 'PRIVATE_PROFIT'],
  ] as const)('%o registers as %s', (brand, entityType) => {
    expect(check({ ...goodBrand, ...brand }).suggestedEntityType).toBe(entityType);
  });
});

test('advice that fits every brand is one finding', () => {
  const { checks } = check(goodBrand);
  expect(checks.filter(({ ruleId }) => ruleId.startsWith('readiness.')).map(({ ruleId }) => ruleId)).toEqual([
    'readiness.checklist',
  ]);
});

test('a free subdomain is quoted in full', () => {
  const { checks } = check({ ...goodBrand, websiteDomain: 'copperkettlecafe.pages.dev' });
  const found = checks.find(({ ruleId }) => ruleId === 'domain.matches-name');
  expect(found?.details).toBe('“copperkettlecafe.pages.dev”');
});

describe('the example email address', () => {
  const advice = (websiteDomain: string) =>
    check({ ...goodBrand, websiteDomain }).checks.find(({ ruleId }) => ruleId === 'readiness.checklist')
      ?.message;

  test.each([
    'kettle.wixsite.com/home',
    'instagram.com/kettle',
    'gmail.com',
    'example.com',
    'bit.ly/k',
    'co.uk',
    'courtnotices.org',
  ])('is omitted if the domain does not belong to the brand: %s', (domain) =>
    expect(advice(domain)).not.toContain('@'),
  );
  test('uses the brand’s own domain', () =>
    expect(advice('www.copperkettlecafe.com')).toContain('support@copperkettlecafe.com'));
});

test('a Canadian province is named, with the way to register a Canadian company', () => {
  const found = check({ ...goodBrand, state: 'on' }).checks.find(({ ruleId }) => ruleId === 'state.known');
  expect(found?.message).toContain('Ontario');
  expect(found?.remedy).toContain('country CA');
});

describe('the format of the request (G-27)', () => {
  test.each([
    ['84-2731906', true],
    ['842731906', true],
    ['123-45-6789', false],
    ['84-273190', false],
    ['8-42731906', false],
    ['84-27319061', false],
    ['84 2731906', false],
    ['٨٤-٢٧٣١٩٠٦', false],
    ['84-2731906\n', false],
  ])('EIN %j: %s', (ein, isTaken) =>
    expect(Value.Check(brandChecker.request, { ...goodBrand, ein })).toBe(isTaken),
  );

  test.each([
    ['OR', true],
    ['or', true],
    ['ZZ', true],
    ['Oregon', false],
    ['O', false],
    ['4A', false],
  ])('state %s: %s', (state, isTaken) =>
    expect(Value.Check(brandChecker.request, { ...goodBrand, state })).toBe(isTaken),
  );
});

test('83 prefixes are issued, without duplicates', () => {
  const all = einPrefixGroups.flatMap((row) => row.prefixes);
  expect(all).toHaveLength(83);
  expect(new Set(all).size).toBe(83);
  const never = '00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97'.split(' ');
  expect(never.filter((prefix) => findEinPrefix(prefix))).toEqual([]);
});

describe('any brand', () => {
  const digits = fc.stringMatching(/^[0-9]{9}$/);
  const requests = fc.record(
    {
      ein: fc.oneof(
        digits,
        digits.map((text) => `${text.slice(0, 2)}-${text.slice(2)}`),
      ),
      legalName: anyMessage,
      websiteDomain: fc.oneof(anyMessage, fc.domain(), fc.webUrl()),
      state: fc.stringMatching(/^[A-Za-z]{2}$/),
      dbaName: anyMessage,
      businessType: fc.constantFrom(...BUSINESS_TYPES),
    },
    { requiredKeys: ['ein', 'legalName', 'websiteDomain', 'state'] },
  );
  testToolProperties(brandChecker, requests);

  test('the score is calculated from the counts', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { score, errorCount, warningCount, status } = brandChecker.run(request, CONTEXT);
        expect(score).toBe(Math.max(0, 100 - 20 * errorCount - 7 * warningCount));
        expect(status === 'pass').toBe(errorCount + warningCount === 0);
      }),
    );
  });

  test.each(hostileMessages)('a hostile text does not backtrack: %s', (_name, text) => {
    const long = text.repeat(3).slice(0, 4096);
    const brand = { ...goodBrand, legalName: long, websiteDomain: long, dbaName: long };
    expect(measureMs(() => void check(brand))).toBeLessThan(DURATION_MAX_MS);
  });
});

describe('well-known brands', () => {
  const checkName = (legalName: string, websiteDomain: string, dbaName?: string) =>
    brandChecker.run(
      {
        ein: '74-6000203',
        legalName,
        websiteDomain,
        state: 'TX',
        ...(dbaName === undefined ? {} : { dbaName }),
      },
      { today: '2026-11-20' },
    );
  const statusOf = ({ checks }: ReturnType<typeof checkName>, ruleId: string) =>
    checks.find((item) => item.ruleId === ruleId)?.status;

  test('a university at a .edu domain is never advised to register for profit', () => {
    const results = checkName('The University of Texas at Austin', 'utexas.edu');
    expect(results.suggestedEntityType).toBe('NON_PROFIT');
    expect(results.checks.find(({ ruleId }) => ruleId === 'entity.type-likely')?.message).toContain(
      'GOVERNMENT',
    );
  });

  test('the website of a platform is its own, and no other brand’s', () => {
    expect(statusOf(checkName('Meta Platforms, Inc.', 'facebook.com', 'Facebook'), 'domain.own')).toBe(
      'pass',
    );
    expect(statusOf(checkName('Copper Kettle, Inc.', 'facebook.com'), 'domain.own')).toBe('error');
  });

  test.each([
    ['Southeast Christian Church of Jefferson County, Kentucky Inc', 'southeastchristian.org'],
    ['Grace Baptist Church, Inc.', 'gracebaptist.org'],
    ['Helping Hands Foundation, Inc.', 'helpinghands.org'],
    ['Habitat for Humanity of Wake County, Inc.', 'habitatwake.org'],
  ])('a charity that is incorporated, %s, is a charity', (name, domain) => {
    const results = checkName(name, domain);
    expect(results.suggestedEntityType).toBe('NON_PROFIT');
    expect(statusOf(results, 'readiness.authentication-plus')).toBeUndefined();
  });

  test.each([
    ['Church & Dwight Co., Inc.', 'churchdwight.com'],
    ['Foundation Medicine, Inc.', 'foundationmedicine.com'],
    ['Church Supply LLC', 'churchsupply.com'],
    ['City of Hope Roofing LLC', 'hoperoofing.com'],
    ['Design District Dental Inc.', 'designdistrictdental.com'],
    ['Rapid Transit Couriers Corp', 'rapidtransitcouriers.com'],
  ])('a business with such words, %s, is a business', (name, domain) =>
    expect(checkName(name, domain).suggestedEntityType).toBe('PRIVATE_PROFIT'),
  );

  test.each([
    ['Hemp Hill Elementary School', 'hemphill.k12.nc.us'],
    ['Dallas Area Rapid Transit', 'dart.org'],
    ['Port Authority of Allegheny County', 'portauthority.org'],
    ['Elm County Library', 'elmlibrary.org'],
    ['Elm Port Authority', 'elmport.org'],
    ['Department of Human Services', 'dhs.example.gov'],
    ['Travis County Emergency Services District No. 2', 'pflugervillefire.org'],
    ['Austin Community College District', 'austincc.edu'],
    ['Wake County Public Libraries', 'wake.gov'],
    ['Board of Education of the City of Chicago', 'cps.edu'],
    ['Salem Parks', 'ci.salem.or.us'],
  ])('a public body, %s, is one, and needs no suffix', (name, domain) => {
    const results = checkName(name, domain);
    expect(results.suggestedEntityType).toBe('GOVERNMENT');
    expect(statusOf(results, 'legal-name.suffix')).toBeUndefined();
    expect(results.checks.find(({ ruleId }) => ruleId === 'entity.type-likely')?.message).not.toContain(
      'university',
    );
  });

  test.each([
    ['County Library Cafe', 'countylibrarycafe.com'],
    ['Elm Port Authority Diner', 'portauthoritydiner.com'],
  ])('a business named after a public place, %s, needs a suffix', (name, domain) => {
    const results = checkName(name, domain);
    expect(results.suggestedEntityType).not.toBe('GOVERNMENT');
    expect(statusOf(results, 'legal-name.suffix')).toBe('warning');
  });

  test('a private school below .us is no public body', () =>
    expect(checkName('Trinity Academy', 'trinity.pvt.k12.nc.us').suggestedEntityType).not.toBe('GOVERNMENT'));

  test.each([
    ['People’s Energy Cooperative', 'peoplesenergy.coop'],
    ['Hale Law Group, P.C.', 'halelaw.com'],
  ])('%s has no stock on an exchange', (name, domain) =>
    expect(statusOf(checkName(name, domain), 'readiness.authentication-plus')).toBeUndefined(),
  );

  test('a corporation learns of PUBLIC_PROFIT, also if only its name says what it is', () => {
    expect(statusOf(checkName('Walmart Inc.', 'walmart.com'), 'readiness.authentication-plus')).toBe('info');
  });
});
