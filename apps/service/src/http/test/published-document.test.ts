// Protects the published OpenAPI document: complete, small, cached by clients, and with patterns for every language.
import { execFileSync } from 'node:child_process';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { RE2JS } from 're2js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expandDocument } from '../../../../../packages/client/scripts/document.ts';
import { documentOf } from '../../../test/support/openapi.ts';
import { startService, type TestService } from '../../../test/support/service.ts';
import { SCALARS, STRUCTURES, withNullAsType } from '../docs/nullable.ts';
import { publishPattern } from '../docs/patterns.ts';
import { publishDocument } from '../docs/published.ts';

const BYTES_MAX = 500 * 1024;

type Node = { readonly [key: string]: unknown };

let service: TestService;
let published: Node;
beforeAll(async () => {
  service = await startService();
  published = publishDocument(documentOf(service.app));
});
afterAll(() => service.close());

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every object in a value, with the keys that lead to it. */
function nodesOf(
  value: unknown,
  path: readonly string[] = [],
): { readonly node: Node; readonly path: readonly string[] }[] {
  if (!isNode(value)) {
    return [];
  }
  const inner = Object.entries(value).flatMap(([key, part]) => nodesOf(part, [...path, key]));
  return Array.isArray(value) ? inner : [{ node: value, path }, ...inner];
}

const patternsOf = (document: unknown): string[] => [
  ...new Set(
    nodesOf(document).flatMap(({ node }) => (typeof node['pattern'] === 'string' ? [node['pattern']] : [])),
  ),
];

const FOR_READERS = new Set(['x-message', 'pattern', 'example', 'examples', 'default', 'description']);

const EVERY_TYPE = new Set([...SCALARS, ...STRUCTURES]);

/** What a caller must send and what the service answers, without what differs between the two forms. */
function contractOf(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(contractOf);
  }
  return isNode(value)
    ? Object.fromEntries(
        Object.entries(withNullAsType(value, EVERY_TYPE))
          .filter(([key, part]) => isNode(part) || !FOR_READERS.has(key))
          .filter(([key]) => !/^examples?$/.test(key))
          .map(([key, part]) => [key, contractOf(part)]),
      )
    : value;
}

type Documented = {
  readonly [path: string]: { readonly [method: string]: Node & { readonly responses: Node } };
};

/** Without what the published document says once for all operations: their security, headers of successes, and usual failures. */
const ownOf = (paths: unknown) =>
  Object.entries(paths as Documented).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, responses, ...rest }]) => {
      const own = Object.entries(responses as Readonly<Record<string, Node>>).filter(
        ([status]) => !/^(?:413|415|4XX|500|503|5XX)$/.test(status),
      );
      return {
        path,
        method,
        ...rest,
        security: security ?? published['security'],
        responses: own.map(([status, { headers, ...response }]) => ({
          status,
          ...response,
          headers: status.startsWith('2') ? undefined : headers,
        })),
      };
    }),
  );

test('the published document says the same as the routes (G-113)', () => {
  const expanded = expandDocument(published as never);
  const { paths, webhooks, components } = documentOf(service.app) as unknown as Node;
  const { schemas } = components as Node;
  const routes = ownOf(paths).map(({ security, ...route }) => ({ ...route, security: security ?? [] }));
  expect(contractOf(ownOf(expanded.paths))).toEqual(contractOf(routes));
  expect(contractOf(expanded.webhooks)).toEqual(contractOf(webhooks));
  expect(contractOf(expanded.components.schemas)).toEqual(contractOf(schemas));
});

test('every request, response, and event has a named schema, and errors are shared', () => {
  const inPaths = nodesOf({ paths: published['paths'], webhooks: published['webhooks'] });
  const unnamed = inPaths.filter(
    ({ node, path }) => path.at(-1) === 'application/json' && !('$ref' in (node['schema'] as Node)),
  );
  expect(unnamed.map(({ path }) => path.join(' '))).toEqual([]);
  const errors = inPaths.filter(({ path }) => path.at(-2) === 'responses' && /^[45]/.test(path.at(-1) ?? ''));
  const own = errors.filter(({ node, path }) => path[0] === 'paths' && !('$ref' in node));
  expect(own.map(({ path }) => path.join(' '))).toEqual([]);
  expect(errors.length).toBeGreaterThan(1_000);
});

test('a value or null has one schema, and only a reference to a record or structure is an alternative to null', () => {
  const alternatives = nodesOf(published).flatMap(({ node }) =>
    Array.isArray(node['anyOf']) && node['anyOf'].some(({ type }) => type === 'null') ? [node['anyOf']] : [],
  );
  expect(alternatives.filter(([value]) => !('$ref' in value))).toEqual([]);
  const schemas = (published['components'] as Node)['schemas'] as Record<string, Node>;
  const referred = alternatives.map(([value]) => schemas[value['$ref'].split('/').at(-1)]);
  expect(new Set(referred.map((schema) => schema?.['type']))).toEqual(STRUCTURES);

  const types = nodesOf(published).flatMap(({ node }) => (Array.isArray(node['type']) ? [node] : []));
  expect(types.length).toBeGreaterThan(200);
  const words = types.filter((node) => Array.isArray(node['enum']));
  expect(words.length).toBeGreaterThan(0);
  for (const node of words) {
    expect(node['enum']).toContain(null);
  }
});

test('a value that can be null is accepted as before', () => {
  const anyOf = [{ type: 'string', enum: ['a', 'b'] }, { type: 'null' }];
  expect(withNullAsType({ anyOf, description: 'One.' }, SCALARS)).toEqual({
    type: ['string', 'null'],
    enum: ['a', 'b', null],
    description: 'One.',
  });
  for (const stays of [
    { anyOf: [{ $ref: '#/components/schemas/Brand' }, { type: 'null' }] },
    { anyOf: [{ type: 'string', const: 'a' }, { type: 'null' }] },
    { anyOf: [{ type: 'string' }, { type: 'integer' }] },
    { anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }] },
    { type: 'string' },
  ]) {
    expect(withNullAsType(stays, EVERY_TYPE)).toBe(stays);
  }
});

test('every tag that an operation has is described', () => {
  const described = new Set((published['tags'] as { name: string }[]).map(({ name }) => name));
  const used = nodesOf(published['paths']).flatMap(({ node }) =>
    'operationId' in node ? (node['tags'] as string[]) : [],
  );
  expect([...new Set(used)].filter((tag) => !described.has(tag))).toEqual([]);
});

test('an operation that an API key can call names its scheme', () => {
  const operations = nodesOf(published['paths']).filter(({ node }) => 'operationId' in node);
  const keyed = operations.filter(({ node }) => /API key scope:/.test(String(node['description'])));
  expect(keyed.length).toBeGreaterThan(20);
  for (const { node } of keyed) {
    expect(node['security'] ?? published['security']).toEqual([{ bearer: [] }, { apiKey: [] }]);
  }
  const others = operations.filter(({ node }) => !keyed.some((one) => one.node === node));
  for (const { node } of others) {
    expect(JSON.stringify(node['security'])).not.toContain('apiKey');
  }
});

test('every operation documents the failures of the service and of a body, alone or as a range', () => {
  for (const { node, path } of nodesOf(published['paths']).filter(({ node: one }) => 'operationId' in one)) {
    const statuses = Object.keys(node['responses'] as Node);
    const has = (range: string, ...each: string[]) =>
      statuses.includes(range) || each.every((status) => statuses.includes(status));
    expect(has('5XX', '500', '503'), path.join(' ')).toBe(true);
    expect(!('requestBody' in node) || has('4XX', '413', '415'), path.join(' ')).toBe(true);
  }
});

test('every pattern compiles in ECMA-262, RE2, and Python', () => {
  const patterns = patternsOf(published);
  expect(patterns.length).toBeGreaterThan(10);
  for (const pattern of patterns) {
    expect(() => new RegExp(pattern), pattern).not.toThrow();
    expect(() => new RegExp(pattern, 'u'), pattern).not.toThrow();
    expect(() => RE2JS.compile(pattern), pattern).not.toThrow();
  }
  const script = 'import json, re, sys\nfor pattern in json.load(sys.stdin): re.compile(pattern)';
  execFileSync('python3', ['-c', script], {
    input: JSON.stringify(patterns),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
});

test('a published pattern accepts everything that the service accepts', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.webUrl(),
    fc.emailAddress(),
  );
  for (const internal of patternsOf(documentOf(service.app))) {
    const shown = publishPattern(internal);
    if (shown === undefined || shown === internal) {
      continue;
    }
    const [own, theirs, other] = [new RegExp(internal, 'u'), new RegExp(shown, 'u'), RE2JS.compile(shown)];
    const accepted = fc.oneof(text, fc.constantFrom('', ' ', 'a\u00a0b', 'https://copperkettle.example/Ünï'));
    fc.assert(
      fc.property(accepted, (value) => {
        expect(!own.test(value) || (theirs.test(value) && other.matcher(value).find())).toBe(true);
      }),
    );
  }
});

test('a pattern that only JavaScript knows needs a published form', () => {
  expect(() => publishPattern(String.raw`^\p{L}+$`)).toThrow('add a pattern');
  expect(() => publishPattern('^(?!no)')).toThrow('add a pattern');
});

const get = (headers: Readonly<Record<string, string>> = {}) =>
  service.app.inject({ method: 'GET', url: '/v1/openapi.json', headers });

test('the document is small, compressed, and sent once to a client that keeps it', async () => {
  const plain = await get();
  expect(plain.json()).toEqual(JSON.parse(JSON.stringify(published)));
  expect(plain.rawPayload.byteLength).toBeLessThan(BYTES_MAX);
  const [br, zipped] = await Promise.all([
    get({ 'accept-encoding': 'gzip, br' }),
    get({ 'accept-encoding': 'gzip, br;q=0' }),
  ]);
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(br.headers.vary).toMatch(/accept-encoding/);
  const etag = String(plain.headers.etag);
  for (const tags of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
    const known = await get({ 'if-none-match': tags, 'accept-encoding': 'br' });
    expect([tags, known.statusCode, known.rawPayload.byteLength, known.headers.etag]).toEqual([
      tags,
      304,
      0,
      etag,
    ]);
  }
  expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
});
