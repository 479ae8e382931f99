// Generates requests for fuzzing from the schemas of the OpenAPI document: valid, almost valid, and hostile.
import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema, OpenApi, Operation } from './openapi.ts';
import { operationsOf } from './openapi.ts';

export type FuzzRequest = { readonly method: string; readonly path: string; readonly body: unknown };

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u{1F600}'.repeat(2_000),
  'x'.repeat(70_000),
  "'; drop table users; --",
  '${jndi:ldap://x}',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '%00%ff%',
  '{{7*7}}',
  '\r\nX-Injected: 1',
  '\u202etxt',
  'İ',
  'ß'.repeat(50),
  '__proto__',
  'constructor',
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '+275760-09-13',
  '(a+)+$',
  `${'a'.repeat(3_000)}!`,
  '\u0301'.repeat(3_000),
];
const HOSTILE_VALUES: readonly unknown[] = [
  ...HOSTILE_TEXTS,
  null,
  true,
  false,
  0,
  -1,
  0.1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e308,
  -1e308,
  5e-324,
  [],
  [[]],
  {},
  { length: 5 },
  { toString: null },
  { toJSON: 1 },
];

const hostile = fc.oneof(
  fc.constantFrom(...HOSTILE_VALUES),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary' }),
);

function resolve(schema: JsonSchema, document: OpenApi): JsonSchema {
  const name = /^#\/components\/schemas\/(.+)$/.exec(String(schema['$ref']))?.[1];
  return name === undefined ? schema : (document.components.schemas[name] ?? {});
}

const numberOf = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback);

function text(schema: JsonSchema): Arbitrary<unknown> {
  const max = Math.min(numberOf(schema['maxLength'], 200), 300);
  const min = Math.min(numberOf(schema['minLength'], 0), max);
  const examples = (schema['examples'] as unknown[] | undefined) ?? [];
  const given = schema['enum'] === undefined ? examples : (schema['enum'] as unknown[]);
  const any = fc.string({ minLength: min, maxLength: max, unit: 'grapheme' });
  return given.length === 0 ? any : fc.oneof({ arbitrary: fc.constantFrom(...given), weight: 3 }, any);
}

/** Values that the schema almost always accepts. */
function accepted(schema: JsonSchema, document: OpenApi): Arbitrary<unknown> {
  const resolved = resolve(schema, document);
  const [low, high] = [numberOf(resolved['minimum'], -10), numberOf(resolved['maximum'], 1_000_000)];
  switch (resolved['type']) {
    case 'string':
      return text(resolved);
    case 'integer':
      return fc.integer({ min: Math.ceil(low), max: Math.max(Math.ceil(low), Math.min(high, 2 ** 31 - 1)) });
    case 'number':
      return fc.double({ min: low, max: Math.max(low, high), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fieldOf((resolved['items'] as JsonSchema | undefined) ?? {}, document), {
        maxLength: 6,
      });
    case 'object':
      return objectOf(resolved, document);
    default:
      return hostile;
  }
}

const fieldOf = (schema: JsonSchema, document: OpenApi): Arbitrary<unknown> =>
  fc.oneof({ arbitrary: accepted(schema, document), weight: 7 }, { arbitrary: hostile, weight: 1 });

function objectOf(schema: JsonSchema, document: OpenApi): Arbitrary<unknown> {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  const required = (schema['required'] ?? []) as string[];
  const fields = Object.fromEntries(properties.map(([name, part]) => [name, fieldOf(part, document)]));
  return fc.oneof(
    { arbitrary: fc.record(fields, { requiredKeys: required.filter((name) => name in fields) }), weight: 8 },
    { arbitrary: fc.record(fields, { requiredKeys: [] }), weight: 1 },
    { arbitrary: hostile, weight: 1 },
  );
}

/** The path with values for its parameters: usually the number of a record, otherwise anything. */
function pathsOf(path: string): Arbitrary<string> {
  const value = fc.oneof(
    { arbitrary: fc.constantFrom('1', '2'), weight: 3 },
    { arbitrary: hostile.map((given) => JSON.stringify(given).slice(0, 300)), weight: 1 },
  );
  return fc
    .infiniteStream(value)
    .map((values) =>
      path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(String(values.next().value).toWellFormed())),
    );
}

/** Whether the response of an operation is an endless stream. */
const isStream = ({ responses }: Operation) => responses['200']?.content?.['text/event-stream'] !== undefined;

/** Any operation without an endless response, with a generated path, body, and query. */
export function requestsOf(document: OpenApi): Arbitrary<FuzzRequest> {
  const ending = operationsOf(document).filter(({ operation }) => !isStream(operation));
  const operations = ending.map(({ method, path, operation }): Arbitrary<FuzzRequest> => {
    const schema = operation.requestBody?.content['application/json']?.schema;
    const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
    const fields = Object.fromEntries(
      query.map((parameter) => [parameter.name, fieldOf(parameter.schema, document)]),
    );
    const body = schema === undefined ? fc.constant(undefined) : objectOf(schema, document);
    const queries = fc.record(fields, { requiredKeys: [] });
    return fc.tuple(pathsOf(path), body, queries).map(([filled, given, parameters]) => {
      const search = Object.entries(parameters).map(
        ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value).toWellFormed())}`,
      );
      return { method, path: search.length === 0 ? filled : `${filled}?${search.join('&')}`, body: given };
    });
  });
  return fc.oneof(...operations);
}
