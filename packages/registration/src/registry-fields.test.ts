// Protects requests to the registry: names, limits and requirements match its documentation.
import { expect, test } from 'vitest';
import { BRAND_FIELDS } from './brand/fields.ts';
import { CAMPAIGN_FIELDS } from './campaign/fields.ts';
import {
  changeableAtRegistry,
  registryKindsOf,
  registryLengthsOf,
  requiredAtRegistry,
} from './registry-fields.ts';

const everyone = 'displayName phone email street city state postalCode country entityType brandRelationship';
const companies = `${everyone} companyName ein vertical`;

test.each([
  ['SOLE_PROPRIETOR', `${everyone} firstName lastName mobilePhone`],
  ['PRIVATE_PROFIT', companies],
  ['NON_PROFIT', companies],
  ['GOVERNMENT', companies],
  ['PUBLIC_PROFIT', `${companies} stockSymbol stockExchange website businessContactEmail`],
])('the required fields of %s match the registry’s documentation', (entityType, names) => {
  const required = requiredAtRegistry(BRAND_FIELDS, { entityType }) as string[];
  expect(required.toSorted()).toEqual(names.split(' ').toSorted());
});

test('a value that is shortened before it is sent has the registry’s limit, not the request’s', () => {
  expect(registryLengthsOf(BRAND_FIELDS)).toMatchObject({ phone: { max: 20 }, ein: { max: 21 } });
  expect(registryLengthsOf(CAMPAIGN_FIELDS)).toMatchObject({ description: { min: 40, max: 4096 } });
});

test('kinds follow the schemas, with the registry’s names', () => {
  expect(registryKindsOf(BRAND_FIELDS)).toMatchObject({ displayName: 'text', mock: 'flag' });
  expect(registryKindsOf(CAMPAIGN_FIELDS)).toMatchObject({ subUsecases: 'texts', ageGated: 'flag' });
  expect(registryKindsOf(CAMPAIGN_FIELDS)).not.toHaveProperty('upstreamCnpId');
});

test('the use case of a campaign cannot be changed at the registry', () => {
  expect(changeableAtRegistry(CAMPAIGN_FIELDS).has('sample1')).toBe(true);
  expect(changeableAtRegistry(CAMPAIGN_FIELDS).has('usecase')).toBe(false);
});
