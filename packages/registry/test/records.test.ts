// Protects call records: one record per attempt, and no secret in a record or an error, whatever the registry does.
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { API_KEY, API_SECRET, brand, failureOf, watchedClient } from './support/client.ts';
import {
  answer,
  breakOffMidBody,
  echo,
  loseAnswer,
  type RegistryServer,
  speakNonsense,
  startRegistryServer,
} from './support/registry-server.ts';

let server: RegistryServer;

beforeAll(async () => {
  server = await startRegistryServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
});

const basic = Buffer.from(`${API_KEY}:${API_SECRET}`).toString('base64');

test('each attempt has one record with its status, its number and masked bodies', async () => {
  const { client, calls } = watchedClient(server.baseUrl);
  server.behave(
    answer(429),
    answer(400, [{ code: 501, description: 'bad email help@example.test', fields: ['email'] }]),
  );
  await failureOf(client.brands.create(brand));
  expect(calls).toEqual([
    {
      operation: 'createBrand',
      method: 'POST',
      endpoint: '/brand/nonBlocking',
      statusCode: 429,
      durationMs: expect.any(Number),
      attempt: 1,
      error: 'The registry asks for fewer calls (429).',
      errorKind: 'rate_limited',
      requestBody: {
        entityType: 'PRIVATE_PROFIT',
        displayName: 'Example Brand',
        companyName: 'Example Brand LLC',
        ein: '***11',
        phone: '***0100',
        country: 'US',
        email: '***@example.test',
        brandRelationship: 'BASIC_ACCOUNT',
        referenceId: 'brand-42',
      },
      responseBody: null,
    },
    expect.objectContaining({
      statusCode: 400,
      attempt: 2,
      error: 'The registry refused createBrand (501).',
      errorKind: 'refused',
      responseBody: [{ code: 501, description: 'bad email ***@example.test', fields: ['email'] }],
    }),
  ]);
  await client.close();
});

test('a successful call has no error, and the personal part of its query is masked', async () => {
  const { client, calls } = watchedClient(server.baseUrl);
  server.behave(answer(200, []));
  await client.brands.list({ ein: '123456789', displayName: 'Example' });
  expect(calls).toEqual([
    expect.objectContaining({
      endpoint: '/brand?ein=***89&displayName=Example',
      statusCode: 200,
      error: null,
      requestBody: null,
      responseBody: [],
    }),
  ]);
  expect(server.seen[0]?.url).toContain('ein=123456789');
  await client.close();
});

test('a failing log does not turn a success into a failure', async () => {
  const { client } = watchedClient(server.baseUrl, {
    onCall: () => {
      throw new Error('log is full');
    },
  });
  server.behave(answer(200, { brandId: 'BEXMPL1' }));
  expect(await client.brands.create(brand)).toEqual({ brandId: 'BEXMPL1' });
  await client.close();
});

test.each([
  ['refuses', echo(400)],
  ['rejects the credentials', echo(401)],
  ['fails', echo(500)],
  ['succeeds with something else', echo(200)],
  ['responds with text', answer(502, `you sent ${basic} which is ${API_KEY}:${API_SECRET}`)],
  ['responds with problems', answer(400, [{ code: 202, description: `unknown user ${API_KEY}` }])],
  ['loses the response', loseAnswer],
  ['drops the connection', breakOffMidBody],
  ['sends nonsense', speakNonsense],
])('no secret is in the record or the error when a registry %s', async (_, behaviour) => {
  const { client, calls } = watchedClient(server.baseUrl);
  server.behave(behaviour);
  const error = await failureOf(
    client.brands.create({ ...brand, firstName: 'Marguerite', ein: '987654321' }),
  );
  const records = JSON.stringify(calls);
  const told = inspect(error, { depth: 12, showHidden: true });
  for (const secret of [API_SECRET, basic]) {
    expect(records).not.toContain(secret);
    expect(told).not.toContain(secret);
  }
  for (const personal of ['Marguerite', '987654321', '+15555550100', 'help@']) {
    expect(records).not.toContain(personal);
    expect(told).not.toContain(personal);
  }
  expect(error.message).not.toContain(API_KEY);
  await client.close();
});
