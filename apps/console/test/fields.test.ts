// Forms and record pages follow from the field definitions.
import { MantineProvider } from '@mantine/core';
import { BRAND_FIELDS, CAMPAIGN_FIELDS, define, type Fields, line } from '@tendlc/registration';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { problemSentence } from '../src/format/sentences.ts';
import type { Form } from '../src/forms/use-form.ts';
import { toRequest } from '../src/forms/values.ts';
import { brandPlan, checkBrand, newBrandShape } from '../src/pages/registry/brand-fields.ts';
import { campaignPlan, checkCampaign, newCampaignShape } from '../src/pages/registry/campaign-fields.ts';
import { formShape, stepsFor, textsOf } from '../src/registrations/form-steps.ts';
import { recordRows } from '../src/registrations/record-rows.ts';
import { registrationSteps } from '../src/registrations/registration-fields.tsx';
import { problemsOf } from '../src/schema/problems.ts';
import type { Shape } from '../src/schema/shape.ts';

const madeUp = {
  registryName: 'supportHours',
  required: 'always',
  isChangeable: true,
  label: 'Support hours',
  description: 'When people answer.',
  hint: 'The hours in which your team answers messages.',
  example: 'Monday to Friday, 9 to 5',
} as const;

const withField = (step: string): Fields => ({
  ...CAMPAIGN_FIELDS,
  supportHours: define(line(80), { ...madeUp, step }),
});

const formOf = (shape: Shape): Form => ({
  shape,
  values: {},
  request: {},
  problems: {},
  allProblems: {},
  change: () => undefined,
  replace: () => undefined,
  leave: () => undefined,
  mayBeSent: () => true,
});

test.each(['replies', 'a-step-that-no-plan-has'])(
  'a field that is only defined appears in the wizard and on the record page (step %s)',
  (step) => {
    const fields = withField(step);
    const scope = { values: {}, isNew: true };
    const shape = formShape(fields, scope);
    const steps = registrationSteps(formOf(shape), {
      fields,
      plan: campaignPlan(true),
      texts: textsOf(fields),
      isNew: true,
      // Special controls stay out of the way of other fields.
      parts: [{ names: ['helpMessage', 'optinMessage', 'optoutMessage'], draw: () => 'replies' }],
    });
    const home = steps.find(({ names }) => names.includes('supportHours'));
    const drawn = renderToStaticMarkup(createElement(MantineProvider, null, home?.body));
    expect(drawn).toMatch(/<input[^>]* name="supportHours"/);
    expect(drawn).toContain('Support hours');
    expect(drawn).not.toContain('Support hours (optional)');
    expect(drawn).toContain('The hours in which your team answers messages.');
    expect(drawn).toContain('Monday to Friday, 9 to 5');
    expect(toRequest(shape, { supportHours: 'Always' })).toEqual({ supportHours: 'Always' });
    expect(problemsOf(shape, {})['supportHours']).toBe('is required');
    expect(recordRows(fields, { supportHours: 'Always' })).toEqual([
      { name: 'supportHours', label: 'Support hours', value: 'Always' },
    ]);
  },
);

test('every field of a brand and of a campaign belongs to a step with a title and a purpose', () => {
  for (const [fields, plan] of [
    [BRAND_FIELDS, brandPlan('PRIVATE_PROFIT')],
    [CAMPAIGN_FIELDS, campaignPlan(true)],
  ] as const) {
    const steps = stepsFor(fields, plan, { values: {}, isNew: true });
    expect(steps.map(({ id }) => id)).toEqual(plan.map(({ id }) => id));
  }
});

test('a brand form asks only for what its legal entity type needs, and marks what is required', () => {
  const asked = (entityType: string) => newBrandShape({ entityType });
  const person = asked('SOLE_PROPRIETOR');
  expect(Object.keys(person.properties ?? {})).toEqual(
    expect.arrayContaining(['firstName', 'lastName', 'mobilePhone', 'website', 'mock']),
  );
  expect(Object.keys(person.properties ?? {})).not.toContain('ein');
  expect(person.required).toContain('mobilePhone');
  const company = asked('PRIVATE_PROFIT');
  expect(company.required).toContain('ein');
  // The service fills it in.
  expect(company.required).not.toContain('companyName');
  expect(Object.keys(company.properties ?? {})).not.toContain('stockSymbol');
  expect(asked('PUBLIC_PROFIT').required).toEqual(
    expect.arrayContaining(['stockSymbol', 'stockExchange', 'businessContactEmail', 'website']),
  );
  expect(Object.keys(newCampaignShape({ usecase: '2FA' }).properties ?? {})).not.toContain('subUsecases');
  expect(Object.keys(newCampaignShape({ usecase: 'MIXED' }).properties ?? {})).toContain('subUsecases');
});

test('problems are full sentences with labels instead of codes and field names', () => {
  const sentences = (problems: Readonly<Record<string, string>>) =>
    Object.entries(problems).map(([name, words]) =>
      problemSentence(words, {
        label: textsOf({ ...CAMPAIGN_FIELDS, ...BRAND_FIELDS }).labels[name] ?? name,
      }),
    );
  const brand = sentences(
    checkBrand({ entityType: 'NON_PROFIT', country: 'CA', website: 'ftp://x', altBusinessIdType: 'DUNS' }),
  );
  expect(brand).toEqual(
    expect.arrayContaining([
      'Enter the brand name.',
      'Enter the alternative business ID.',
      'Legal entity type must be Private company for an organization outside the United States.',
      'Website must be a website URL such as https://example.com.',
    ]),
  );
  const campaign = sentences(
    checkCampaign({ usecase: 'MIXED', subUsecases: ['2FA'], subscriberOptin: false }),
  );
  expect(campaign).toEqual([
    'Mixed needs 2 to 5 sub-use cases.',
    'Subscriber opt-in must be selected for Mixed.',
  ]);
  for (const sentence of [...brand, ...campaign]) {
    expect(sentence).toMatch(/^[A-Z][^_]*\.$/);
  }
});
