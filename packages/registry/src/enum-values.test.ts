import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isServiceEnumType, readEnum } from './enum-values.ts';
import { shippedEnumAnswer } from './shipped-enums.ts';
import { SERVICE_ENUM_TYPES, type ServiceEnumType } from './wire/index.ts';

const types = Object.keys(SERVICE_ENUM_TYPES) as ServiceEnumType[];

describe('every response format becomes the same list', () => {
  test('strings', () => {
    expect(readEnum('brand-relationships', ['BASIC_ACCOUNT', 'BRAND_NEW_ACCOUNT'])).toEqual([
      { value: 'BASIC_ACCOUNT', label: 'Basic account' },
      { value: 'BRAND_NEW_ACCOUNT', label: 'Brand new account' },
    ]);
  });

  test('code to object, with further properties', () => {
    const answer = {
      MIXED: { classification: 'STANDARD', displayName: 'Mixed', minSubUsecases: 2, validSubUsecase: false },
    };
    expect(readEnum('usecases', answer)).toEqual([
      {
        value: 'MIXED',
        label: 'Mixed',
        description: 'Two to five standard uses in one campaign.',
        classification: 'STANDARD',
        minSubUsecases: 2,
        validSubUsecase: false,
      },
    ]);
  });

  test('code to name', () => {
    expect(readEnum('verticals', { RETAIL: 'Retail and Consumer Products' })).toEqual([
      { value: 'RETAIL', label: 'Retail and Consumer Products' },
    ]);
  });

  test('objects', () => {
    expect(
      readEnum('entity-types', [{ id: 'NON_PROFIT', displayName: 'Charity', description: 'd' }, 7, null]),
    ).toEqual([
      { value: 'NON_PROFIT', label: 'Charity', description: 'd', id: 'NON_PROFIT' },
      { value: '7', label: '7' },
    ]);
  });

  test('anything else is an empty list', () => {
    for (const answer of [null, undefined, 'x', 7, true, [], {}]) {
      expect(readEnum('verticals', answer)).toEqual([]);
    }
  });

  test('every entry has a value and a label for any input', () => {
    fc.assert(
      fc.property(fc.constantFrom(...types), fc.jsonValue(), (type, answer) => {
        for (const { value, label } of readEnum(type, answer)) {
          expect(value).not.toBe('');
          expect(label).not.toBe('');
        }
      }),
    );
  });
});

describe('the built-in lists', () => {
  test('have the format of a live response, with a text label for every code', () => {
    for (const type of types) {
      const values = readEnum(type, shippedEnumAnswer(SERVICE_ENUM_TYPES[type]));
      expect(values.length).toBeGreaterThan(3);
      expect(values.filter(({ value, label }) => label === value)).toEqual([]);
    }
  });

  test('have the registry’s 5 entity types, 23 verticals, 28 use cases and 6 carriers', () => {
    expect(shippedEnumAnswer('entityType')).toHaveLength(5);
    expect(Object.keys(shippedEnumAnswer('vertical'))).toHaveLength(23);
    expect(Object.keys(shippedEnumAnswer('usecase'))).toHaveLength(28);
    expect(shippedEnumAnswer('mno')).toHaveLength(6);
  });

  test('omit unpublished counts of sub-use cases', () => {
    const usecases = shippedEnumAnswer('usecase');
    expect(usecases['LOW_VOLUME']).toMatchObject({ minSubUsecases: 1, maxSubUsecases: 5 });
    expect(usecases['TRIAL']).not.toHaveProperty('minSubUsecases');
  });
});

test('only the five types of the API are accepted', () => {
  expect(types.every(isServiceEnumType)).toBe(true);
  expect(['usecase', '__proto__', 'toString', ''].some(isServiceEnumType)).toBe(false);
});
