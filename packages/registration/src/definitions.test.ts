// Protects the definitions: every field is complete, and its example matches its definition.
import { Check } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { BRAND_FIELDS } from './brand/fields.ts';
import { CAMPAIGN_FIELDS } from './campaign/fields.ts';
import { isRequired, resolveRequirement } from './condition.ts';
import { fieldDefinitions, FIELDS_OF, SUBJECTS } from './definitions.ts';
import { changeableOf, fromRegistryNames, registryNamesOf, toRegistryNames } from './field.ts';

const every = SUBJECTS.flatMap((subject) =>
  Object.entries(FIELDS_OF[subject]).map(([name, field]) => ({ subject, name, field })),
);

describe.each(every)('$subject.$name', ({ subject, field }) => {
  test('its example matches its schema', () => {
    expect(Check(field.schema, field.example)).toBe(true);
  });

  test('its label and description are sentences for people', () => {
    expect(field.label).toMatch(/^[A-Z]/);
    expect(field.description).toMatch(/^[A-Z].*\.$/);
  });

  test('its condition names a field of the same subject and values that this field accepts', () => {
    if (typeof field.required !== 'string') {
      const other = FIELDS_OF[subject][field.required.field];
      expect(other).toBeDefined();
      for (const word of 'oneOf' in field.required ? field.required.oneOf : []) {
        expect(other && Check(other.schema, word)).toBe(true);
      }
    }
  });

  test('its labels cover the values of its schema', () => {
    const { enum: words } = field.schema as { enum?: string[] };
    if (words !== undefined) {
      expect(field.values?.map(({ value }) => value)).toEqual(words);
    }
  });
});

test('every registry name belongs to one field', () => {
  for (const fields of [BRAND_FIELDS, CAMPAIGN_FIELDS]) {
    const names = [...registryNamesOf(fields).values()];
    expect(new Set(names).size).toBe(names.length);
  }
});

test('values map to the registry’s names and back unchanged', () => {
  const ours = { brandName: 'Copper Kettle', ein: '842731906', mock: true };
  const theirs = toRegistryNames(BRAND_FIELDS, { ...ours, city: undefined, notAField: 1 });
  expect(theirs).toEqual({ displayName: 'Copper Kettle', ein: '842731906', mock: true });
  expect(fromRegistryNames(BRAND_FIELDS, { ...theirs, universalEin: 'US_842731906' })).toEqual(ours);
});

test('the registry never sees the partner as a campaign field', () => {
  expect(toRegistryNames(CAMPAIGN_FIELDS, { usecase: '2FA', upstreamCnpId: 'TWILO' })).toEqual({
    usecase: '2FA',
  });
});

test('use case, brand flags and test mode cannot change later', () => {
  expect(Object.keys(changeableOf(BRAND_FIELDS))).not.toContain('mock');
  expect(Object.keys(changeableOf(CAMPAIGN_FIELDS))).not.toContain('usecase');
});

describe('conditions', () => {
  const forTwo = { field: 'usecase', oneOf: ['MARKETING', 'MIXED'] } as const;

  test('are evaluated with the values of a registration', () => {
    expect(isRequired(forTwo, { usecase: 'MIXED' })).toBe(true);
    expect(isRequired(forTwo, { usecase: '2FA' })).toBe(false);
    expect(isRequired({ field: 'altBusinessId', isGiven: true }, { altBusinessId: '' })).toBe(false);
    expect(isRequired({ field: 'altBusinessId', isGiven: true }, { altBusinessId: '1' })).toBe(true);
  });

  test('are resolved only if the field that they depend on is known', () => {
    expect(resolveRequirement(forTwo, {})).toBe(forTwo);
    expect(resolveRequirement(forTwo, { usecase: 'MARKETING' })).toBe('always');
    expect(resolveRequirement(forTwo, { usecase: '2FA' })).toBe('never');
  });

  test('are shown as text', () => {
    const sample2 = fieldDefinitions('campaign').find(({ path }) => path === 'campaign.sample2');
    expect(sample2).toMatchObject({ required: 'conditional', requiredWhen: { path: 'campaign.usecase' } });
    expect(sample2?.requiredWhen?.words).toMatch(/^usecase is MARKETING, .* or TRIAL$/);
  });
});
