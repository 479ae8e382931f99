// Protects the coverage of the API: every operation of a registry client exists, in the registry's formats.
import { REGISTRY_OPERATIONS } from '@tendlc/registry/wire';
import { expect, test } from 'vitest';
import { createEndpointRouter } from '../src/rest/router.ts';
import { accountIn, campaignFor, codesOf, judgedBrand, startTestSandbox } from './support/sandbox.ts';

test.each(Object.entries(REGISTRY_OPERATIONS))(
  'the client’s operation %s has an endpoint',
  (_name, { method, path }) => {
    const find = createEndpointRouter();
    const concrete = path.replace(':name', 'usecase').replaceAll(/:\w+/g, 'X');
    expect(find(method, concrete)).toBeTypeOf('object');
  },
);

const ENUM_SHAPES = {
  texts:
    'entityType altBusinessIdType brandIdentityStatus brandRelationship brandStatus campaignStatus operationStatus stockExchange vettingStatus nudgeIntent rejectionCategory suspensionCategory',
  names: 'country usState cnp',
  maps: 'vertical usecase',
  rows: 'mno dca extVettingProvider vettingClass optionalAttributeNames brandAppealCategory extVettingAppealCategory vettingFeedbackCode',
};

test('each enumeration has the registry’s format', async () => {
  const account = accountIn(await startTestSandbox());
  const read = async (name: string) => (await account.call('GET', `/enum/${name}`)).body;
  for (const name of ENUM_SHAPES.texts.split(' ')) {
    const list = await read(name);
    expect([name, list.length > 0 && list.every((item: unknown) => typeof item === 'string')]).toEqual([
      name,
      true,
    ]);
  }
  for (const name of ENUM_SHAPES.names.split(' ')) {
    const values = Object.values(await read(name));
    expect([name, values.length > 0 && values.every((item) => typeof item === 'string')]).toEqual([
      name,
      true,
    ]);
  }
  for (const name of ENUM_SHAPES.maps.split(' ')) {
    const [first] = Object.values(await read(name));
    expect([name, first]).toEqual([name, expect.objectContaining({ displayName: expect.any(String) })]);
  }
  for (const name of ENUM_SHAPES.rows.split(' ')) {
    const [first] = await read(name);
    expect([name, typeof first]).toEqual([name, 'object']);
  }
  expect(await read('mno')).toContainEqual(
    expect.objectContaining({ networkId: 10017, displayName: 'AT&T' }),
  );
  expect(await read('stockExchange')).toHaveLength(25);
  expect(Object.keys(await read('usecase?validSubUsecase=true'))).toHaveLength(10);
  const [provider] = await read('extVettingProvider');
  expect(JSON.parse(provider.vettingInstruction).newVet.supported).toBe(true);
});

test('the platform returns its release as text and its codes as a map', async () => {
  const account = accountIn(await startTestSandbox());
  const { body, headers } = await account.call('GET', '/version');
  expect([headers.get('content-type'), String(body)]).toEqual([
    expect.stringContaining('text/plain'),
    expect.stringMatching(/^\d+\.\d+\.\d+$/),
  ]);
  expect((await account.call('GET', '/error')).body['501']).toBeTypeOf('string');
});

test('only the four email addresses of the profile can change', async () => {
  const account = accountIn(await startTestSandbox());
  const { body } = await account.call('PUT', '/csp/profile', {
    email: 'new@csp.example',
    ucaasEnabled: true,
  });
  expect(body).toMatchObject({ email: 'new@csp.example', ucaasEnabled: false });
});

test('resellers have unique names, and cannot be deleted while a campaign uses them', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const input = { companyName: 'Resale Ltd', phone: '+15125550100', email: 'resale@example.test' };
  const { resellerId } = (await account.call('POST', '/reseller', input)).body;
  expect(resellerId).toMatch(/^R[A-Z0-9]{6}$/);
  expect(codesOf(await account.call('POST', '/reseller', { ...input, companyName: 'RESALE LTD' }))).toEqual([
    503,
  ]);
  const campaignId = await campaignFor(account, await judgedBrand(sandbox, account), { resellerId });
  expect(codesOf(await account.call('DELETE', `/reseller/${resellerId}`))).toEqual([592]);
  expect((await account.call('PUT', `/campaign/${campaignId}`, { resellerId: 'R000000' })).status).toBe(200);
  expect((await account.call('DELETE', `/reseller/${resellerId}`)).status).toBe(204);
  expect((await account.call('GET', '/reseller')).body.totalRecords).toBe(0);
});

test('tags can be added, searched and removed', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const brandId = await judgedBrand(sandbox, account);
  await account.call('PUT', '/tag', { name: 'VIP', recordType: 'BRAND', recordId: brandId });
  expect((await account.call('GET', '/tag')).body).toEqual([
    { name: 'vip', recordType: 'BRAND', recordId: brandId },
  ]);
  expect((await account.call('GET', '/brand?tag=vip')).body.totalRecords).toBe(1);
  expect((await account.call('DELETE', `/tag/name/vip/recordType/BRAND/recordId/${brandId}`)).status).toBe(
    204,
  );
  expect((await account.call('GET', '/tag')).body).toEqual([]);
  const foreign = accountIn(sandbox, 'sandbox-other');
  const put = foreign.call('PUT', '/tag', { name: 'mine', recordType: 'BRAND', recordId: brandId });
  expect(codesOf(await put)).toEqual([531]);
});

test('a boolean filter is understood as clients write it, or refused, and never silently finds nothing', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const brandId = await judgedBrand(sandbox, account, { mock: true });
  await campaignFor(account, brandId);
  const count = async (query: string) => (await account.call('GET', query)).body.totalRecords;
  for (const word of ['true', 'True', 'TRUE', '1']) {
    expect([word, await count(`/brand?mock=${word}`), await count(`/campaign?mock=${word}`)]).toEqual([
      word,
      1,
      1,
    ]);
  }
  for (const word of ['false', 'False', '0']) {
    expect([word, await count(`/brand?mock=${word}`)]).toEqual([word, 0]);
  }
  expect(await count('/brand?mock=')).toBe(1);
  for (const query of [
    '/brand?mock=yes',
    '/brand?authenticationPlusCompliant=on',
    '/campaign?autoRenewal=x',
  ]) {
    expect([query, codesOf(await account.call('GET', query))]).toEqual([query, [501]]);
  }
});
