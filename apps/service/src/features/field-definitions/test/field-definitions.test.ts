// Protects G-80: the API returns the definitions that validate requests, for free, with resolved conditions.
import { CreateBrandRequest, CreateCampaignRequest, type FieldDefinition } from '@tendlc/contract';
import { FIELDS_OF, type Subject, SUBJECTS } from '@tendlc/registration';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService, type TestUser } from '../../../../test/support/service.ts';

let service: TestService;
let user: TestUser;
beforeAll(async () => {
  service = await startService();
  user = await service.register();
});
afterAll(() => service.close());

const ask = (query: string, token: string = user.token) =>
  service.call('GET', `/v1/field-definitions${query}`, undefined, { token });

async function definitions(query: string): Promise<Map<string, FieldDefinition>> {
  const { status, body } = await ask(query);
  expect([status, body.success]).toEqual([200, true]);
  return new Map(body.fields.map((field: FieldDefinition) => [field.path, field]));
}

const requirements = async (query: string, paths: readonly string[]) => {
  const fields = await definitions(query);
  return Object.fromEntries(paths.map((path) => [path, fields.get(path)?.required]));
};

test.each(SUBJECTS)('G-80 every field of %s is returned as defined', async (subject: Subject) => {
  const fields = await definitions(`?subject=${subject}`);
  const defined = Object.entries(FIELDS_OF[subject]);
  expect([...fields.keys()]).toEqual(defined.map(([name]) => `${subject}.${name}`));
  for (const [name, field] of defined) {
    const { maxLength, minLength, pattern } = field.schema as Partial<FieldDefinition>;
    const answered = fields.get(`${subject}.${name}`);
    expect(answered).toMatchObject({
      label: field.label,
      example: field.example,
      changeableAfterSubmission: field.isChangeable,
      registryName: field.registryName,
      step: field.step,
    });
    expect([answered?.maxLength, answered?.minLength, answered?.pattern]).toEqual([
      maxLength,
      minLength,
      pattern,
    ]);
    expect(answered?.values?.map(({ value }) => value)).toEqual(field.values?.map(({ value }) => value));
    expect(answered?.requiredWhen !== undefined).toBe(answered?.required === 'conditional');
  }
});

describe.each([
  ['brand', CreateBrandRequest],
  ['campaign', CreateCampaignRequest],
] as const)('the request that creates a %s', (subject, { properties, required }) => {
  test('G-80 the schema has the defined fields and limits, and requires those that are always required', async () => {
    const fields = await definitions(`?subject=${subject}`);
    for (const [path, { maxLength, minLength }] of fields) {
      const name = path.slice(subject.length + 1);
      expect((properties as Readonly<Record<string, unknown>>)[name]).toMatchObject({
        ...(maxLength !== undefined && { maxLength }),
        ...(minLength !== undefined && { minLength }),
      });
    }
    const always = [...fields].filter(([, field]) => field.required === 'always').map(([path]) => path);
    const requested: readonly string[] = required;
    expect(always.toSorted()).toEqual(
      requested
        .filter((name) => name !== 'brandId')
        .map((name) => `${subject}.${name}`)
        .toSorted(),
    );
  });
});

test('G-80 the legal entity type resolves its conditions', async () => {
  const paths = ['brand.ein', 'brand.stockSymbol', 'brand.firstName', 'brand.altBusinessId'];
  expect(await requirements('?subject=brand', paths)).toEqual(
    Object.fromEntries(paths.map((path) => [path, 'conditional'])),
  );
  expect(await requirements('?subject=brand&entityType=PUBLIC_PROFIT', paths)).toEqual({
    'brand.ein': 'always',
    'brand.stockSymbol': 'always',
    'brand.firstName': 'never',
    'brand.altBusinessId': 'conditional',
  });
  expect(await requirements('?subject=brand&entityType=SOLE_PROPRIETOR', paths)).toEqual({
    'brand.ein': 'never',
    'brand.stockSymbol': 'never',
    'brand.firstName': 'always',
    'brand.altBusinessId': 'conditional',
  });
});

test('G-80 the use case resolves its conditions', async () => {
  const paths = ['campaign.sample1', 'campaign.sample2', 'campaign.subUsecases'];
  const of = (usecase: string) => requirements(`?subject=campaign&usecase=${usecase}`, paths);
  expect(Object.values(await of('MARKETING'))).toEqual(['always', 'always', 'never']);
  expect(Object.values(await of('LOW_VOLUME'))).toEqual(['always', 'never', 'always']);
  expect(Object.values(await of('2FA'))).toEqual(['always', 'never', 'never']);
  expect(Object.values(await of('MIXED'))).toEqual(['always', 'always', 'always']);
});

test.each([
  ['', 'subject'],
  ['?subject=wallet', 'subject'],
  ['?subject=brand&entityType=LLC', 'entityType'],
  ['?subject=campaign&usecase=SWEEPSTAKES', 'usecase'],
])('G-80 the query %j is rejected, and the error names %s', async (query, name) => {
  const { status, body } = await ask(query);
  expect([status, body.error]).toEqual([400, expect.stringContaining(name)]);
});

test('G-80 reading definitions is free, and needs a session or a key with registry:read', async () => {
  const rows = await service.ledgerOf(user.id);
  const keyFor = async (scope: string) => {
    const { body } = await service.call('POST', '/v1/api-keys', { name: scope, scopes: [scope] }, user);
    return body.key as string;
  };
  expect((await ask('?subject=pages', await keyFor('registry:read'))).status).toBe(200);
  expect((await ask('?subject=pages', await keyFor('tools'))).status).toBe(403);
  expect((await service.call('GET', '/v1/field-definitions?subject=pages')).status).toBe(401);
  expect(await service.ledgerOf(user.id)).toEqual(rows);
});
