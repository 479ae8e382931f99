// Protects the errors: HTTP 400 with a list of coded problems that name the fields, by the rules of each entity type.
import { BRAND_FIELDS_REQUIRED } from '@tendlc/registry/wire';
import { describe, expect, test } from 'vitest';
import {
  accountIn,
  brandOf,
  campaignOf,
  codesOf,
  fieldsOf,
  judgedBrand,
  publicCompany,
  soleProprietor,
  startTestSandbox,
} from './support/sandbox.ts';

const completeOf = (entityType: string) => {
  const by: Record<string, () => Record<string, unknown>> = {
    SOLE_PROPRIETOR: soleProprietor,
    PUBLIC_PROFIT: publicCompany,
  };
  return by[entityType]?.() ?? brandOf({ entityType });
};

describe.each(Object.entries(BRAND_FIELDS_REQUIRED))('a brand of the type %s', (entityType, required) => {
  test('is created if it is complete', async () => {
    const account = accountIn(await startTestSandbox());
    const { status, body } = await account.call('POST', '/brand/nonBlocking', completeOf(entityType));
    expect(status).toBe(200);
    expect(body.brandId).toMatch(/^B[A-Z0-9]{6}$/);
    expect(body).not.toHaveProperty('identityStatus');
  });

  test.each(required.map((field) => [field]))('returns 501 without %s', async (field) => {
    const account = accountIn(await startTestSandbox());
    const reply = await account.call('POST', '/brand/nonBlocking', {
      ...completeOf(entityType),
      [field]: undefined,
    });
    expect(codesOf(reply)).toEqual([501]);
    expect(fieldsOf(reply)).toContain(field);
    expect(reply.body[0].description).toContain(`${field} is required`);
  });
});

test.each([
  [{ phone: '5125557123' }, 501, 'phone'],
  [{ ein: '12-3456789' }, 501, 'ein'],
  [{ ein: '1234' }, 501, 'ein'],
  [{ state: 'XX' }, 501, 'state'],
  [{ postalCode: '787' }, 501, 'postalCode'],
  [{ country: 'ZZ' }, 501, 'country'],
  [{ vertical: 'SHOPS' }, 501, 'vertical'],
  [{ entityType: 'PARTNERSHIP' }, 501, 'entityType'],
  [{ brandRelationship: 'FRIEND' }, 501, 'brandRelationship'],
  [{ displayName: 'x'.repeat(256) }, 501, 'displayName'],
  [{ stockSymbol: '' }, 501, 'stockSymbol'],
  [{ altBusinessId: '' }, 501, 'altBusinessId'],
  [{ email: 'nobody' }, 501, 'email'],
  [{ businessContactEmail: 'sales@copperkettle.example' }, 501, 'businessContactEmail'],
  [{ businessContactEmail: 'dana@gmail.com' }, 501, 'businessContactEmail'],
  [{ entityType: 'GOVERNMENT', country: 'CA' }, 501, 'entityType'],
  [{ email: 'dana@mailinator.com' }, 553, 'email'],
  [{ country: 'KP' }, 529, 'country'],
  [{ tag: ['with blank'] }, 501, 'tag'],
  [{ tag: Array.from({ length: 11 }, (_, index) => `tag${index}`) }, 530, 'tag'],
])('a brand with %o returns %i', async (changes, code, field) => {
  const account = accountIn(await startTestSandbox());
  const reply = await account.call('POST', '/brand/nonBlocking', brandOf(changes));
  expect(codesOf(reply)).toEqual([code]);
  expect(fieldsOf(reply)).toContain(field);
});

test('one response lists all problems', async () => {
  const account = accountIn(await startTestSandbox());
  const reply = await account.call(
    'POST',
    '/brand/nonBlocking',
    brandOf({ phone: '1', ein: '2', city: undefined }),
  );
  expect(fieldsOf(reply).toSorted()).toEqual(['city', 'ein', 'phone']);
});

test('sole proprietors are in the United States or Canada, with a wireless number there and a valid name', async () => {
  const account = accountIn(await startTestSandbox());
  const codes = async (changes: Record<string, unknown>) =>
    codesOf(await account.call('POST', '/brand/nonBlocking', soleProprietor(changes)));
  expect(await codes({ country: 'DE', state: 'BE', postalCode: '10115' })).toEqual([555]);
  expect(await codes({ mobilePhone: '+4915112345678' })).toEqual([551]);
  expect(await codes({ firstName: 'aaaa' })).toEqual([556]);
});

test('a reference is unique in any case, and an empty reference counts as none', async () => {
  const account = accountIn(await startTestSandbox());
  const create = (referenceId: string | undefined) =>
    account.call('POST', '/brand/nonBlocking', brandOf({ referenceId }));
  expect((await create('Shop-1')).status).toBe(200);
  expect(codesOf(await create('SHOP-1'))).toEqual([503]);
  expect((await create('')).status).toBe(200);
  expect((await create(undefined)).status).toBe(200);
  expect((await account.call('GET', '/brand?referenceId=shop-1')).body.totalRecords).toBe(1);
});

test('accounts have a limit of brands, and brands a limit of campaigns', async () => {
  const sandbox = await startTestSandbox({ brandsPerAccountMax: 1, campaignsPerBrandMax: 1 });
  const account = accountIn(sandbox);
  const brandId = await judgedBrand(sandbox, account);
  expect(codesOf(await account.call('POST', '/brand/nonBlocking', brandOf()))).toEqual([512]);
  expect((await account.call('POST', '/campaignBuilder', campaignOf(brandId))).status).toBe(200);
  expect(codesOf(await account.call('POST', '/campaignBuilder', campaignOf(brandId)))).toEqual([511]);
});

test.each([
  [{ description: 'short' }, 501, 'description'],
  [{ messageFlow: undefined }, 501, 'messageFlow'],
  [{ usecase: 'SWEEPSTAKES' }, 501, 'usecase'],
  [{ usecase: 'MIXED', subUsecases: ['MARKETING'] }, 501, 'subUsecases'],
  [{ usecase: 'MIXED', subUsecases: ['MIXED', 'MARKETING'] }, 501, 'subUsecases'],
  [{ usecase: 'CUSTOMER_CARE', subUsecases: ['MARKETING'] }, 501, 'subUsecases'],
  [{ resellerId: undefined }, 501, 'resellerId'],
  [{ resellerId: 'RNOBODY' }, 502, 'resellerId'],
  [{ brandId: 'BNOBODY' }, 502, 'brandId'],
  [{ optinMessage: undefined }, 501, 'optinMessage'],
  [{ optoutMessage: undefined }, 501, 'optoutMessage'],
  [{ helpMessage: 'too short' }, 501, 'helpMessage'],
  [{ optinKeywords: 'START, YES' }, 501, 'optinKeywords'],
  [{ embeddedLinkSample: 'https://bit.ly/abc' }, 501, 'embeddedLinkSample'],
  [{ mnoIds: [10036] }, 501, 'mnoIds'],
  [{ sample1: undefined }, 509, 'sample1'],
  [{ usecase: 'MARKETING' }, 509, 'sample2'],
  [{ subscriberOptin: false }, 509, 'subscriberOptin'],
  [{ subscriberOptout: false }, 509, 'subscriberOptout'],
  [{ usecase: 'POLITICAL', sample2: 'x'.repeat(30) }, 509, 'usecase'],
  [{ usecase: 'CHARITY', sample2: 'x'.repeat(30) }, 509, 'usecase'],
  [{ usecase: 'SOLE_PROPRIETOR', subUsecases: ['MARKETING'], sample2: 'x'.repeat(30) }, 509, 'usecase'],
  [{ usecase: 'SOCIAL', sample2: 'x'.repeat(30) }, 509, 'usecase'],
])('a campaign with %o returns %i', async (changes, code, field) => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const brandId = await judgedBrand(sandbox, account);
  const reply = await account.call('POST', '/campaignBuilder', campaignOf(brandId, changes));
  expect(codesOf(reply)).toEqual([code]);
  expect(fieldsOf(reply)).toContain(field);
});

test('only 2FA and M2M need no opt-out, and only M2M needs no opt-in', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const brandId = await judgedBrand(sandbox, account);
  const create = (changes: Record<string, unknown>) =>
    account.call('POST', '/campaignBuilder', campaignOf(brandId, changes));
  expect((await create({ usecase: '2FA', subscriberOptout: false })).status).toBe(200);
  const none = { subscriberOptin: false, subscriberOptout: false, subscriberHelp: false };
  expect((await create({ usecase: 'M2M', ...none })).status).toBe(200);
});

test('unknown URLs return 404, wrong methods 405, broken JSON 400', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  expect((await account.call('GET', '/nothing')).status).toBe(404);
  expect((await account.call('PATCH', '/campaign/C000000', {})).status).toBe(405);
  expect((await account.call('POST', '/brand', {})).status).toBe(405);
  const authorization = `Basic ${Buffer.from('sandbox-demo:sandbox').toString('base64')}`;
  const answer = await fetch(`${sandbox.url}/brand/nonBlocking`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: '{"displayName":',
  });
  expect([answer.status, Array.isArray(await answer.json())]).toEqual([400, true]);
});

test('with limits enabled, the 21st read in a second and the 21st write in ten seconds return 429', async () => {
  const sandbox = await startTestSandbox({ rateLimits: true });
  const account = accountIn(sandbox);
  const statuses = async (method: string, path: string) => {
    const replies = [];
    for (let times = 0; times < 21; times += 1) {
      replies.push((await account.call(method, path)).status);
    }
    return [new Set(replies.slice(0, 20)), replies[20]];
  };
  expect(await statuses('GET', '/brand')).toEqual([new Set([200]), 429]);
  expect(await statuses('DELETE', '/webhook/subscription/BRAND')).toEqual([new Set([204]), 429]);
  await sandbox.control.advance(1_000);
  expect((await account.call('GET', '/brand')).status).toBe(200);
  expect((await accountIn(sandbox, 'sandbox-other').call('GET', '/brand')).status).toBe(200);
});
