// Protects that our API accepts what the registry accepts: common wrong codes are rejected, and fields have the
// registry's limits.
import * as contract from '@tendlc/contract';
import { BRAND_FIELDS, CAMPAIGN_FIELDS, registryNamesOf } from '@tendlc/registration';
import * as wire from '@tendlc/registry/wire';
import { describe, expect, test } from 'vitest';

const valuesOf = (table: readonly { readonly value: string }[]) => table.map(({ value }) => value).toSorted();

describe('lists', () => {
  test('the intents of a nudge are the registry’s', () => {
    const theirs: readonly string[] = valuesOf(wire.NUDGE_INTENTS);
    expect(contract.NUDGE_INTENTS.toSorted()).toEqual(theirs);
  });

  test('common wrong codes are not use cases', () => {
    const ours: readonly string[] = contract.USE_CASES;
    expect(Object.keys(wire.WRONG_USECASE_CODES).filter((code) => ours.includes(code))).toEqual([]);
  });
});

const ourNames = new Map(
  [BRAND_FIELDS, CAMPAIGN_FIELDS].flatMap((fields) =>
    [...registryNamesOf(fields)].map(([ours, theirs]) => [theirs, ours] as const),
  ),
);
const ourName = (field: string) => ourNames.get(field) ?? field;

type Schema = { readonly minLength?: number; readonly maxLength?: number; readonly format?: string };
type Limit = { readonly min?: number; readonly max: number };

/** Fields that are shortened before they are sent, or that have a fixed length. */
const OTHERWISE_BOUND = new Set([
  'phone',
  'mobilePhone',
  'country',
  'einIssuingCountry',
  'entityType',
  'vertical',
  'usecase',
  'resellerId',
]);
const NOT_TAKEN = new Set(['ipAddress', 'referenceId']);
/** A campaign also accepts our own brand id. */
const WIDER = new Set(['brandId']);

describe.each<[string, Readonly<Record<string, unknown>>, Readonly<Record<string, Limit>>]>([
  ['a brand', contract.CreateBrandRequest.properties, wire.BRAND_FIELD_LIMITS],
  ['a campaign', contract.CreateCampaignRequest.properties, wire.CAMPAIGN_FIELD_LIMITS],
])('limits of %s', (_, properties, limits) => {
  const fields = Object.keys(limits).filter((field) => !NOT_TAKEN.has(field));

  test.each(fields.filter((field) => !OTHERWISE_BOUND.has(field) && !WIDER.has(field)))(
    '%s has the maximum and the minimum length of the registry',
    (field) => {
      const { minLength, maxLength, format } = properties[ourName(field)] as Schema;
      const limit = limits[field];
      expect(maxLength).toBe(limit?.max);
      // A field with a format is never empty, so it needs no minimum.
      expect(minLength ?? (format === undefined ? 0 : 1)).toBe(limit?.min ?? 1);
    },
  );

  test('every field with a limit is one of our fields', () => {
    expect(fields.filter((field) => properties[ourName(field)] === undefined)).toEqual([]);
  });
});

test('a campaign accepts as many samples as the registry', () => {
  const samples = Object.keys(contract.CreateCampaignRequest.properties).filter((name) =>
    /^sample\d$/.test(name),
  );
  expect(samples).toHaveLength(wire.CAMPAIGN_SAMPLES_MAX);
});

test('the changeable campaign fields are those that the registry allows to change', () => {
  const ours: ReadonlySet<string> = new Set(contract.CHANGEABLE_CAMPAIGN_FIELDS);
  const fixed = [
    'brandId',
    'usecase',
    'subUsecases',
    'subscriberOptin',
    'subscriberOptout',
    'subscriberHelp',
  ];
  expect(fixed.filter((field) => ours.has(field))).toEqual([]);
});
