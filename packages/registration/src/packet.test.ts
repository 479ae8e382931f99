// Protects G-81 and G-82: merge patches over packets, what a packet lacks, and what differs between two packets.
import { describe, expect, test } from 'vitest';
import { fieldDefinitions } from './definitions.ts';
import { changesBetweenPackets, completenessOf, mergePacket, type Packet } from './packet.ts';

describe('a merge patch', () => {
  const before: Packet = {
    brand: { brandName: 'Copper Kettle', ein: '84-2731906' },
    campaign: { subUsecases: ['MARKETING', '2FA'] },
  };

  test.each([
    [
      'merges members',
      { brand: { city: 'Austin' } },
      { ...before, brand: { ...before.brand, city: 'Austin' } },
    ],
    ['removes with null', { brand: { ein: null } }, { ...before, brand: { brandName: 'Copper Kettle' } }],
    [
      'replaces arrays',
      { campaign: { subUsecases: ['2FA'] } },
      { ...before, campaign: { subUsecases: ['2FA'] } },
    ],
    ['removes a subject', { campaign: null }, { brand: before.brand }],
    ['leaves a subject without values absent', { campaign: { subUsecases: null } }, { brand: before.brand }],
    ['drops what is no field', { brand: { wallet: 9, __proto__: { city: 'x' } } }, before],
    ['takes a brand that exists', { brand: null, brandId: 7 }, { brandId: 7, campaign: before.campaign }],
    ['changes nothing', {}, before],
  ])('%s', (_name, patch, after) => {
    expect(mergePacket(before, patch)).toEqual(after);
  });
});

describe('completeness', () => {
  test('a packet without a campaign lacks only fields of the brand', () => {
    const { missing, filled, required } = completenessOf({ brand: { entityType: 'PRIVATE_PROFIT' } });
    expect(missing).toContain('brand.ein');
    expect(missing.filter((path) => !path.startsWith('brand.'))).toEqual([]);
    expect(filled + missing.length).toBe(required);
  });

  test('a brand that exists lacks nothing', () => {
    const { missing } = completenessOf({ brandId: 7, campaign: { usecase: 'MARKETING' } });
    expect(missing).toContain('campaign.description');
    expect(missing.filter((path) => path.startsWith('brand.'))).toEqual([]);
  });

  test('blank text is missing', () => {
    expect(completenessOf({ brand: { brandName: '  ' } }).missing).toContain('brand.brandName');
  });

  test.each(['PRIVATE_PROFIT', 'PUBLIC_PROFIT', 'SOLE_PROPRIETOR'])(
    'the fields that the definitions require of %s are those that are missing',
    (entityType) => {
      const required = fieldDefinitions('brand', { entityType })
        .filter((field) => field.required === 'always' && field.path !== 'brand.entityType')
        .map(({ path }) => path);
      expect(completenessOf({ brand: { entityType } }).missing).toEqual(required);
    },
  );
});

test('changes are named field by field, with null for a value that is absent', () => {
  expect(
    changesBetweenPackets(
      { brand: { brandName: 'Copper Kettle', city: 'Austin' } },
      { brand: { brandName: 'Copper Kettle' }, pages: { optIn: ['https://copperkettle.example/book'] } },
    ),
  ).toEqual([
    { path: 'brand.city', before: 'Austin', after: null },
    { path: 'pages.optIn', before: null, after: ['https://copperkettle.example/book'] },
  ]);
});
