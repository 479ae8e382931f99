// Forms from schemas: every tool's examples pass through them unchanged, and problems belong to the right field.
import { catalogue } from '@tendlc/compliance';
import { CreateBrandRequest, RegisterRequest } from '@tendlc/contract';
import { expect, test } from 'vitest';
import { fieldProblems } from '../src/api/problems.ts';
import { problemsOf } from '../src/schema/problems.ts';
import { kindOf, type Shape } from '../src/schema/shape.ts';
import { emptyValues, toRequest, valuesFrom } from '../src/forms/values.ts';
import { PASSWORD_RULES, isGoodPassword } from '../src/parts/password-rules.ts';
import { TendlcError } from '@tendlc/client';

const shapeOf = (schema: unknown) => schema as Shape;

/** Defaults of the service may be left out. */
function withoutDefaults(shape: Shape, request: Record<string, unknown>) {
  const required = new Set(shape.required);
  return Object.fromEntries(
    Object.entries(request).filter(
      ([name, value]) =>
        required.has(name) ||
        shape.properties?.[name]?.type !== 'boolean' ||
        value !== (shape.properties[name].default === true),
    ),
  );
}

test.each(
  catalogue.flatMap((tool) =>
    tool.examples.map((example) => [tool.name, example.title, tool, example] as const),
  ),
)('%s: the example “%s” fills the form and comes out unchanged', (_name, _title, tool, { request }) => {
  const shape = shapeOf(tool.request);
  const sent = toRequest(shape, valuesFrom(shape, request));
  expect(problemsOf(shape, sent)).toEqual({});
  const defaults = Object.fromEntries(
    Object.entries(shape.properties ?? {}).flatMap(([name, field]) =>
      field.enum !== undefined && field.default !== undefined ? [[name, field.default]] : [],
    ),
  );
  expect(sent).toEqual({ ...defaults, ...withoutDefaults(shape, request) });
});

test('a field that takes a list or one text is a list in the form, whichever the request had', () => {
  const generator = catalogue.find(({ name }) => name === 'document-generator');
  const shape = shapeOf(generator?.request);
  const request = { documentType: 'consent_form', companyName: 'Copper Kettle LLC' };
  const sent = (messageTypes: unknown) =>
    toRequest(shape, valuesFrom(shape, { ...request, additionalInfo: { messageTypes } }));
  expect(sent('offers, closures')).toEqual(sent(['offers', 'closures']));
  expect(sent(['offers'])).toMatchObject({ additionalInfo: { messageTypes: ['offers'] } });
});

test('an empty form sends only defaults, and names every required field', () => {
  for (const tool of catalogue) {
    const shape = shapeOf(tool.request);
    const sent = toRequest(shape, emptyValues(shape));
    const asked = (shape.required ?? []).filter(
      (name) => kindOf(shape.properties?.[name] ?? {}) !== 'yes-no',
    );
    expect(Object.keys(problemsOf(shape, sent)).toSorted(), tool.name).toEqual(asked.toSorted());
  }
});

test('problems use the message of the schema and belong to the field', () => {
  const problems = problemsOf(shapeOf(CreateBrandRequest), {
    ein: '!',
    brandName: 'x',
    email: 'no',
    country: 'usa',
  });
  expect(problems).toMatchObject({
    ein: 'must have 1 to 21 letters and digits, such as 84-2731906',
    country: 'must be the two capital letters of a country, such as US',
    street: 'is required',
  });
  expect(problems['email']).toContain('email');
});

test('text in a number field is rejected, and commas in numbers are accepted', () => {
  const shape: Shape = { type: 'object', properties: { count: { type: 'integer', maximum: 5000 } } };
  expect(toRequest(shape, { count: '1,200' })).toEqual({ count: 1200 });
  expect(problemsOf(shape, toRequest(shape, { count: 'many' }))).toEqual({ count: 'Enter a whole number.' });
  expect(problemsOf(shape, toRequest(shape, { count: '9999' }))).toEqual({
    count: 'Enter a number that is at most 5000.',
  });
});

test('the password rules on screen are those of the contract', () => {
  const { pattern = '', minLength = 0, maxLength = 0 } = shapeOf(RegisterRequest.properties.password);
  const isAccepted = (password: string) =>
    new RegExp(pattern, 'u').test(password) && password.length >= minLength && password.length <= maxLength;
  const passwords = [
    '',
    'Harbor7!light',
    'harbor7!light',
    'HARBOR7!LIGHT',
    'Harbor!light',
    'Harbor7light',
    'Ha7!',
    `Ha7!${'x'.repeat(68)}`,
    `Ha7!${'x'.repeat(69)}`,
    'Ab1^aaaa',
    'Ab1-aaaa',
  ];
  expect(passwords.map(isGoodPassword)).toEqual(passwords.map(isAccepted));
  expect(PASSWORD_RULES).toHaveLength(5);
});

test('an error of the service is assigned to its fields', () => {
  const refusal = new TendlcError(
    'ein: must have 9 digits, such as 84-2731906; additionalInfo.email: is required',
    {
      status: 400,
      code: 'validation_failed',
      attempts: 1,
    },
  );
  expect(fieldProblems(refusal)).toEqual({
    ein: 'must have 9 digits, such as 84-2731906',
    'additionalInfo.email': 'is required',
  });
  expect(fieldProblems(new Error('other'))).toEqual({});
});
