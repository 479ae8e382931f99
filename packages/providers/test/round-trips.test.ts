// Protects G-87: what goes out and comes back in keeps every field that both have, or names what it could not read.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exportPacket, importPacket, PROVIDERS, type Provider } from '../src/index.ts';
import { fieldsOf, pathsOf, valueAt } from '../src/values.ts';
import { anyPacket, COMPLETE } from './packets.ts';

const TODAY = '2026-11-23';
const plain = (value: unknown): string => JSON.stringify(value).replaceAll(/[ .-]/g, '');

describe.each(PROVIDERS.map((provider) => [provider.id, provider] as const))('%s', (_, provider) => {
  const fields = fieldsOf(provider.calls);

  test('G-87 import(export(x)) keeps every field that both have', () => {
    fc.assert(
      fc.property(anyPacket, (values) => {
        const { calls, lost } = exportPacket({ provider, product: '10dlc', values, fill: {}, today: TODAY });
        const back = importPacket(provider, { calls });
        for (const path of ['brand', 'campaign'].flatMap((subject) =>
          Object.keys(values[subject as 'brand'] ?? {}).map((name) => `${subject}.${name}`),
        )) {
          const given = valueAt(values, path);
          const returned = valueAt(back, path);
          const own = fields.filter((field) => pathsOf(field).includes(path as 'brand.'));
          const isNamed = back.lost.some((one) => own.some(({ name }) => name === one.path));
          const isLost =
            lost.some((one) => one.path === path) || own.every(({ isInPath }) => isInPath === true);
          expect(
            given === undefined || isLost || isNamed || plain(returned) === plain(given),
            `${path}: ${JSON.stringify(given)} → ${JSON.stringify(returned)}`,
          ).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a complete registration loses nothing that the provider takes', () => {
    const { calls } = exportPacket({ provider, product: '10dlc', values: COMPLETE, fill: {}, today: TODAY });
    const back = importPacket(provider, { calls });
    expect(back.brand).toMatchObject({ brandName: 'Copper Kettle', companyName: 'Copper Kettle LLC' });
    expect(back.campaign).toMatchObject({
      usecase: 'CUSTOMER_CARE',
      messageFlow: COMPLETE.campaign?.['messageFlow'],
      sample1: COMPLETE.campaign?.['sample1'],
      sample2: COMPLETE.campaign?.['sample2'],
    });
  });
});

test('an answer of a provider, with its names in another case, is read as its request', () => {
  const twilio = PROVIDERS.find(({ id }) => id === 'twilio') as Provider;
  const { campaign, lost } = importPacket(twilio, {
    campaign: {
      sid: 'QE2c6890da8086d771620e9b13fadeba0b',
      us_app_to_person_usecase: 'MARKETING',
      message_samples: ['Copper Kettle: soup today.', 'Copper Kettle: pie today.'],
      has_embedded_links: true,
      opt_in_keywords: ['START'],
    },
  });
  expect(campaign).toEqual({
    usecase: 'MARKETING',
    sample1: 'Copper Kettle: soup today.',
    sample2: 'Copper Kettle: pie today.',
    embeddedLink: true,
    optinKeywords: 'START',
  });
  expect(lost).toEqual([{ path: 'campaign.sid', why: 'We have no such field.' }]);
});

test('names of the registry become ours, and what has no place here is named', () => {
  const tcr = PROVIDERS.find(({ id }) => id === 'tcr') as Provider;
  const { brand, campaign, lost } = importPacket(tcr, {
    brand: { displayName: 'Copper Kettle', state: 'TX', optionalAttributes: { x: 1 } },
    campaign: { usecase: 'MARKETING', embeddedLink: false, sample1: 5 },
  });
  expect({ brand, campaign }).toEqual({
    brand: { brandName: 'Copper Kettle', state: 'TX' },
    campaign: { usecase: 'MARKETING', embeddedLink: false },
  });
  expect(lost.map(({ path }) => path)).toEqual(['brand.optionalAttributes.x', 'sample1']);
});

test('hostile requests are read in bounds: depth, size, names, and types', () => {
  const telnyx = PROVIDERS.find(({ id }) => id === 'telnyx') as Provider;
  let deep: unknown = 'x';
  for (let level = 0; level < 5_000; level += 1) {
    deep = { a: deep };
  }
  const many = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, index) => [`field${index}`, 'x'.repeat(200)]),
  );
  const { brand, lost } = importPacket(telnyx, {
    brand: {
      ...many,
      deep,
      displayName: 'a\u0000b',
      city: ['Austin', 'Dallas'],
      __proto__: { country: 'XX' },
    },
  });
  expect(brand).toEqual({});
  expect(lost).toHaveLength(200);
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (body, path) => {
      for (const provider of PROVIDERS) {
        importPacket(provider, { calls: [{ method: 'POST', path: String(path), body }] });
        importPacket(provider, { brand: body, campaign: body });
      }
    }),
    { numRuns: 50 },
  );
});
