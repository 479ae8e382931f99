// Protects the OpenAPI document: it is complete, its examples are correct, and each operation has one name.
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Content,
  documentOf,
  examplesOf,
  type OpenApi,
  operationsOf,
} from '../../../test/support/openapi.ts';
import { startService, type TestService } from '../../../test/support/service.ts';

let service: TestService;
let document: OpenApi;
const ajv = new Ajv2020({ strict: false, allErrors: true });
beforeAll(async () => {
  service = await startService();
  document = documentOf(service.app);
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'document', components: document.components });
});
afterAll(() => service.close());

/** The schema with its references pointed into the document. */
const withReferences = (schema: unknown): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components')) as object;

function problemsOf(where: string, content: Content | undefined): string[] {
  if (content === undefined) {
    return [`${where} has no JSON`];
  }
  const examples = examplesOf(content);
  if (examples.length === 0) {
    return [`${where} has no example`];
  }
  const validate = ajv.compile(withReferences(content.schema));
  return examples
    .filter((example) => !validate(example))
    .map((example) => `${where}: ${JSON.stringify(example)} ${ajv.errorsText(validate.errors)}`);
}

test('every operation has request and success examples that match their schemas', () => {
  const problems = operationsOf(document).flatMap(({ method, path, operation }) => {
    const name = `${method} ${path}`;
    const body = operation.requestBody;
    const success = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
    return [
      // A file is no JSON.
      ...(body === undefined
        ? []
        : problemsOf(
            `the request of ${name}`,
            body.content['application/json'] ?? body.content['multipart/form-data'],
          )),
      ...(success.length === 1 ? [] : [`${name} documents ${success.length} successes`]),
      ...success.flatMap(([status, answer]) =>
        problemsOf(`${status} of ${name}`, Object.values(answer.content ?? {})[0]),
      ),
    ];
  });
  expect(problems).toEqual([]);
});

test('every error response has an error example that matches its schema', () => {
  const problems = operationsOf(document).flatMap(({ method, path, operation }) =>
    Object.entries(operation.responses)
      .filter(([status, { description }]) => Number(status) >= 400 && description.startsWith('`'))
      .flatMap(([status, answer]) =>
        problemsOf(`${status} of ${method} ${path}`, answer.content?.['application/json']),
      ),
  );
  expect(problems).toEqual([]);
});

test('every operation has a unique name, a summary and a tag', () => {
  const operations = operationsOf(document);
  const names = operations.map(({ operation }) => operation.operationId);
  expect(new Set(names).size).toBe(operations.length);
  for (const { path, operation } of operations) {
    expect([path, operation.operationId]).toEqual([path, expect.stringMatching(/^[a-z][A-Za-z0-9]+$/)]);
    expect([path, operation.summary]).toEqual([path, expect.stringMatching(/\S/)]);
    expect([path, operation.tags]).toEqual([path, [expect.any(String)]]);
  }
});

test('every tool in the catalog has a paid path that needs a token; every such path has a tool', () => {
  const tools = Object.keys(document.paths).filter((path) => path.startsWith('/v1/tools/'));
  expect(tools.toSorted()).toEqual(
    service.deps.app.catalogue.map(({ name }) => `/v1/tools/${name}`).toSorted(),
  );
  for (const path of tools) {
    const operation = document.paths[path]?.['post'];
    expect(operation?.security).toEqual([{ bearer: [] }, { apiKey: [] }]);
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '401', '402', '429', '500']),
    );
  }
});

test('the operations without a token are exactly those that the specification lists', () => {
  const open = operationsOf(document).filter(({ operation }) => (operation.security ?? []).length === 0);
  expect(open.map(({ path }) => path).toSorted()).toEqual([
    '/unsubscribe/{kind}/{token}', // the link of an email: G-101
    '/v1/account/email/confirmations', // the link of an email: G-95
    '/v1/auth/forgot-password',
    '/v1/auth/login',
    '/v1/auth/login/passkey',
    '/v1/auth/login/passkey/options',
    '/v1/auth/register',
    '/v1/auth/reset-password',
    '/v1/health',
    '/v1/health/ready',
    '/v1/tcr-webhooks/{webhookToken}',
  ]);
});

describe('the example of a tool', () => {
  test('sent to the service, returns the documented example', async () => {
    const user = await service.registerWithBalance(500);
    service.clock.set('2026-11-20T12:00:00.000Z');
    for (const { name } of service.deps.app.catalogue) {
      const operation = document.paths[`/v1/tools/${name}`]?.['post'];
      const [request] = examplesOf(operation?.requestBody?.content['application/json'] as Content);
      const [documented] = examplesOf(operation?.responses['200']?.content?.['application/json'] as Content);
      const answer = await service.call('POST', `/v1/tools/${name}`, request, user);
      expect(answer.status).toBe(200);
      expect({ name, results: answer.body.results }).toEqual({
        name,
        results: (documented as { results: unknown }).results,
      });
    }
  });
});

test('everybody can read the document, and the page shows it', async () => {
  const served = await service.call('GET', '/v1/openapi.json');
  expect(served.body.openapi).toBe('3.1.0');
  const page = await service.call('GET', '/docs');
  expect(page.headers['content-type']).toMatch(/^text\/html/);
});
