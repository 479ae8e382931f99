// Protects the lifecycle of a brand: identity check by the sandbox clock, lock, recheck, vetting, text code, deletion.
import { describe, expect, test } from 'vitest';
import { startReceiver, subscribe } from './support/receiver.ts';
import {
  accountIn,
  brandOf,
  campaignFor,
  campaignOf,
  type Caller,
  codesOf,
  DAY_MS,
  fieldsOf,
  judgedBrand,
  MINUTE_MS,
  publicCompany,
  soleProprietor,
  startTestSandbox,
} from './support/sandbox.ts';

const ALL_STATUSES =
  'vettingStatus=PENDING&vettingStatus=UNSCORE&vettingStatus=ACTIVE&vettingStatus=FAILED&vettingStatus=EXPIRED';

const read = async (account: Caller, brandId: string) =>
  (await account.call('GET', `/brand/${brandId}`)).body;
const vetsOf = async (account: Caller, brandId: string) =>
  (await account.call('GET', `/brand/${brandId}/externalVetting?${ALL_STATUSES}`)).body;
const orderVet = (account: Caller, brandId: string, vettingClass = 'STANDARD', evpId = 'AEGIS') =>
  account.call('POST', `/brand/${brandId}/externalVetting`, { evpId, vettingClass });

describe('the identity check', () => {
  test('ends on time; until then the brand is UNVERIFIED and cannot have campaigns', async () => {
    const sandbox = await startTestSandbox();
    const account = accountIn(sandbox);
    const { brandId } = (await account.call('POST', '/brand/nonBlocking', brandOf())).body;
    await sandbox.control.advance(2_999);
    expect((await read(account, brandId)).identityStatus).toBe('UNVERIFIED');
    expect(codesOf(await account.call('GET', `/brand/feedback/${brandId}`))).toEqual([535]);
    expect(codesOf(await account.call('GET', `/campaignBuilder/brand/${brandId}`))).toEqual([527]);
    expect(codesOf(await account.call('POST', '/campaignBuilder', campaignOf(brandId)))).toEqual([527]);
    await sandbox.control.advance(1);
    expect((await read(account, brandId)).identityStatus).toBe('VERIFIED');
    expect((await account.call('GET', `/brand/feedback/${brandId}`)).body).toEqual({ brandId, category: [] });
  });

  test('can leave the brand SELF_DECLARED until it ends', async () => {
    const sandbox = await startTestSandbox({ identityBeforeScoring: 'SELF_DECLARED' });
    const account = accountIn(sandbox);
    const { brandId } = (await account.call('POST', '/brand/nonBlocking', brandOf())).body;
    expect((await read(account, brandId)).identityStatus).toBe('SELF_DECLARED');
  });

  test('that fails has feedback, and the brand qualifies for no use case', async () => {
    const sandbox = await startTestSandbox();
    const account = accountIn(sandbox);
    const brandId = await judgedBrand(sandbox, account, { ein: '000000101' });
    expect((await read(account, brandId)).identityStatus).toBe('UNVERIFIED');
    const { category } = (await account.call('GET', `/brand/feedback/${brandId}`)).body;
    expect(category[0]).toMatchObject({ id: 'TAX_ID', fields: ['ein', 'companyName', 'entityType'] });
    const usecases = (await account.call('GET', `/campaignBuilder/brand/${brandId}`)).body;
    expect(usecases).toHaveLength(28);
    const verdicts = usecases.flatMap(
      ({ mnoMetadata }: { mnoMetadata: Record<string, { qualify: boolean }> }) =>
        Object.values(mnoMetadata).map(({ qualify }) => qualify),
    );
    expect(new Set(verdicts)).toEqual(new Set([false]));
    const reply = await account.call('POST', '/campaignBuilder', campaignOf(brandId));
    expect([codesOf(reply), fieldsOf(reply)]).toEqual([[509], ['usecase']]);
  });

  test('runs again after a change and a revet, but not without a change', async () => {
    const sandbox = await startTestSandbox();
    const account = accountIn(sandbox);
    const brand = brandOf({ displayName: 'Kettle, unverified tax id' });
    const { brandId } = (await account.call('POST', '/brand/nonBlocking', brand)).body;
    expect(codesOf(await account.call('PUT', `/brand/${brandId}/revet`))).toEqual([527]);
    await sandbox.control.advance(MINUTE_MS);
    expect(codesOf(await account.call('PUT', `/brand/${brandId}/revet`))).toEqual([525]);
    await account.call('PUT', `/brand/${brandId}`, { ...brand, displayName: 'Kettle' });
    expect((await account.call('PUT', `/brand/${brandId}/revet`)).status).toBe(202);
    expect(codesOf(await account.call('GET', `/brand/feedback/${brandId}`))).toEqual([535]);
    await sandbox.control.advance(MINUTE_MS);
    expect((await read(account, brandId)).identityStatus).toBe('VERIFIED');
  });

  test('can be appealed in its category, and the brand is locked until then', async () => {
    const sandbox = await startTestSandbox();
    const account = accountIn(sandbox);
    const brand = brandOf({ displayName: 'Kettle, unverified tax id' });
    const { brandId } = (await account.call('POST', '/brand/nonBlocking', brand)).body;
    await sandbox.control.advance(MINUTE_MS);
    const appeal = (category: string) =>
      account.call('POST', `/brand/${brandId}/appeal`, { appealCategories: [category] });
    expect(codesOf(await appeal('VERIFY_GOVERNMENT'))).toEqual([559]);
    expect((await appeal('VERIFY_TAX_ID')).status).toBe(204);
    expect(codesOf(await appeal('VERIFY_TAX_ID'))).toEqual([592]);
    expect(codesOf(await account.call('PUT', `/brand/${brandId}`, { ...brand, city: 'Dallas' }))).toEqual([
      537,
    ]);
    await sandbox.control.advance(MINUTE_MS);
    expect((await read(account, brandId)).identityStatus).toBe('VERIFIED');
    const [filed] = (await account.call('GET', `/brand/${brandId}/appeal?appealStatus=COMPLETE`)).body;
    expect(filed.appealOutcome.vetStatus).toBe('VERIFIED');
  });
});

describe('an update', () => {
  test('of core fields makes the brand UNVERIFIED, and returns 537 if it has campaigns or vettings', async () => {
    const sandbox = await startTestSandbox();
    const account = accountIn(sandbox);
    const brand = brandOf();
    const { brandId } = (await account.call('POST', '/brand/nonBlocking', brand)).body;
    await sandbox.control.advance(MINUTE_MS);
    const renamed = { ...brand, companyName: 'Kettle Works Inc' };
    expect((await account.call('PUT', `/brand/${brandId}`, renamed)).body.identityStatus).toBe('UNVERIFIED');
    await account.call('PUT', `/brand/${brandId}/revet`);
    await sandbox.control.advance(MINUTE_MS);
    const campaignId = await campaignFor(account, brandId);
    const reply = await account.call('PUT', `/brand/${brandId}`, {
      ...renamed,
      ein: '987654321',
      city: 'Dallas',
    });
    expect([codesOf(reply), fieldsOf(reply)]).toEqual([[537], ['ein']]);
    expect((await read(account, brandId)).city).toBe('Austin');
    await account.call('DELETE', `/campaign/${campaignId}`);
    await orderVet(account, brandId);
    expect(codesOf(await account.call('PUT', `/brand/${brandId}`, brand))).toEqual([537]);
    expect((await account.call('PUT', `/brand/${brandId}`, { ...renamed, city: 'Dallas' })).body.city).toBe(
      'Dallas',
    );
  });

  test('of the relationship is accepted once in three months', async () => {
    const sandbox = await startTestSandbox();
    const account = accountIn(sandbox);
    const brand = brandOf();
    const { brandId } = (await account.call('POST', '/brand/nonBlocking', brand)).body;
    const become = (brandRelationship: string) =>
      account.call('PUT', `/brand/${brandId}`, { ...brand, brandRelationship });
    expect((await become('SMALL_ACCOUNT')).status).toBe(200);
    expect(codesOf(await become('KEY_ACCOUNT'))).toEqual([528]);
    await sandbox.control.advance(91 * DAY_MS);
    expect((await become('KEY_ACCOUNT')).status).toBe(200);
  });

  test('needs the five fields that the registry requires in every update', async () => {
    const sandbox = await startTestSandbox();
    const account = accountIn(sandbox);
    const brandId = await judgedBrand(sandbox, account);
    const reply = await account.call('PUT', `/brand/${brandId}`, { city: 'Dallas' });
    expect(fieldsOf(reply).toSorted()).toEqual([
      'brandRelationship',
      'country',
      'displayName',
      'email',
      'entityType',
    ]);
  });

  test('of the reference fails if another brand has it, and succeeds if it is free', async () => {
    const sandbox = await startTestSandbox();
    const account = accountIn(sandbox);
    const brand = brandOf({ referenceId: 'first' });
    const { brandId } = (await account.call('POST', '/brand/nonBlocking', brand)).body;
    await account.call('POST', '/brand/nonBlocking', brandOf({ referenceId: 'second' }));
    const refer = (referenceId: string) =>
      account.call('PUT', `/brand/${brandId}`, { ...brand, referenceId });
    expect(codesOf(await refer('SECOND'))).toEqual([503]);
    expect((await refer('third')).status).toBe(200);
    expect((await account.call('GET', '/brand?referenceId=first')).body.totalRecords).toBe(0);
    expect((await account.call('GET', '/brand?referenceId=third')).body.records[0].brandId).toBe(brandId);
  });
});

describe('a vetting', () => {
  test('scores the brand, makes it VETTED_VERIFIED, and improves the terms of campaigns', async () => {
    const sandbox = await startTestSandbox();
    const account = accountIn(sandbox);
    const brandId = await judgedBrand(sandbox, account, { displayName: 'Kettle score 82' });
    const terms = async () => {
      const { mnoMetadata } = (
        await account.call('GET', `/campaignBuilder/brand/${brandId}/usecase/MARKETING`)
      ).body;
      const [att, tMobile] = [mnoMetadata[10017], mnoMetadata[10035]];
      return [att.msgClass, att.tpm, tMobile.brandTier, tMobile.brandDailyCap];
    };
    expect(await terms()).toEqual(['F', 240, 'LOW', 2_000]);
    expect((await orderVet(account, brandId)).body).toMatchObject({
      vettingStatus: 'PENDING',
      vettingScore: null,
    });
    expect(codesOf(await orderVet(account, brandId))).toEqual([525]);
    await sandbox.control.advance(MINUTE_MS);
    expect(await vetsOf(account, brandId)).toMatchObject([{ vettingStatus: 'ACTIVE', vettingScore: 82 }]);
    expect((await read(account, brandId)).identityStatus).toBe('VETTED_VERIFIED');
    expect(await terms()).toEqual(['B', 4_500, 'TOP', 200_000]);
  });

  test('is listed only when the query includes its status', async () => {
    const sandbox = await startTestSandbox();
    const account = accountIn(sandbox);
    const brandId = await judgedBrand(sandbox, account);
    expect(codesOf(await account.call('GET', `/brand/${brandId}/externalVetting`))).toEqual([501]);
  });

  test('replaces the older one of the same provider and class', async () => {
    const sandbox = await startTestSandbox();
    const account = accountIn(sandbox);
    const brandId = await judgedBrand(sandbox, account);
    for (let times = 0; times < 2; times += 1) {
      await orderVet(account, brandId);
      await sandbox.control.advance(MINUTE_MS);
    }
    const statuses = (await vetsOf(account, brandId)).map(
      ({ vettingStatus }: { vettingStatus: string }) => vettingStatus,
    );
    expect(statuses).toEqual(['EXPIRED', 'ACTIVE']);
  });

  test.each([
    ['of a provider that accepts no orders', 'STANDARD', 'CV', 501],
    ['of a class that the provider does not offer', 'ENHANCED', 'WMC', 501],
    ['of a class that is not for the entity type', 'AUTHPLUS', 'AEGIS', 592],
    ['of a class that the account cannot order', 'RBM', 'AEGIS', 568],
    ['that is political without its payload', 'POLITICAL', 'AEGIS', 501],
  ])('%s is rejected', async (_what, vettingClass, evpId, code) => {
    const sandbox = await startTestSandbox();
    const account = accountIn(sandbox);
    const brandId = await judgedBrand(sandbox, account);
    expect(codesOf(await orderVet(account, brandId, vettingClass, evpId))).toEqual([code]);
  });

  test('can be imported once, with the token from its provider', async () => {
    const sandbox = await startTestSandbox();
    const account = accountIn(sandbox);
    const [first, second] = [await judgedBrand(sandbox, account), await judgedBrand(sandbox, account)];
    const take = (brandId: string, body: Record<string, string>) =>
      account.call('PUT', `/brand/${brandId}/externalVetting`, body);
    expect(codesOf(await take(first, { evpId: 'AEGIS', vettingId: 'v1' }))).toEqual([501]);
    const imported = await take(first, { evpId: 'AEGIS', vettingId: 'v1', vettingToken: 't' });
    expect(imported.body).toMatchObject({ vettingStatus: 'ACTIVE', vettingClass: 'STANDARD' });
    expect(codesOf(await take(second, { evpId: 'AEGIS', vettingId: 'v1', vettingToken: 't' }))).toEqual([
      543,
    ]);
    expect(codesOf(await take(second, { evpId: 'WMC', vettingId: 'vet-expired' }))).toEqual([508]);
    expect(codesOf(await take(second, { evpId: 'CV', vettingId: 'v2' }))).toEqual([541]);
  });
});

test('a publicly traded company needs active Authentication+ for campaigns; a new contact voids it', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const brand = publicCompany();
  const { brandId } = (await account.call('POST', '/brand/nonBlocking', brand)).body;
  await sandbox.control.advance(MINUTE_MS);
  const create = () => account.call('POST', '/campaignBuilder', campaignOf(brandId));
  expect(codesOf(await create())).toEqual([509]);
  expect((await orderVet(account, brandId, 'AUTHPLUS')).status).toBe(200);
  expect(codesOf(await account.call('PUT', `/brand/${brandId}`, { ...brand, city: 'Dallas' }))).toEqual([
    537,
  ]);
  expect(codesOf(await create())).toEqual([509]);
  await sandbox.control.advance(MINUTE_MS);
  expect((await create()).status).toBe(200);
  await account.call('PUT', `/brand/${brandId}`, {
    ...brand,
    businessContactEmail: 'lee.fox@copperkettle.example',
  });
  expect(codesOf(await create())).toEqual([509]);
  expect((await read(account, brandId)).identityStatus).toBe('VERIFIED');
});

describe('a sole proprietor', () => {
  test('is SELF_DECLARED until it enters the text code, and can then have one campaign', async () => {
    const sandbox = await startTestSandbox();
    const account = accountIn(sandbox);
    const receiver = await startReceiver();
    await subscribe(account, receiver.url);
    const { brandId } = (await account.call('POST', '/brand/nonBlocking', soleProprietor({ mock: true })))
      .body;
    await sandbox.control.advance(MINUTE_MS);
    expect((await read(account, brandId)).identityStatus).toBe('SELF_DECLARED');
    const campaign = () =>
      campaignOf(brandId, {
        usecase: 'SOLE_PROPRIETOR',
        subUsecases: ['MARKETING'],
        sample2: 'x'.repeat(30),
      });
    expect(codesOf(await account.call('POST', '/campaignBuilder', campaign()))).toEqual([509]);
    const pinSms = 'Your code is @OTP_PIN@';
    const { referenceId } = (await account.call('POST', `/brand/${brandId}/smsOtp`, { pinSms })).body;
    await sandbox.control.callbacksSent();
    const sent = receiver.arrivals.find(({ payload }) => payload.eventType === 'BRAND_MOCK_OTP');
    const otpPin = sent?.payload.otpPin;
    const wrong = otpPin === '000000' ? '111111' : '000000';
    expect(codesOf(await account.call('PUT', `/brand/${brandId}/smsOtp`, { otpPin: wrong }))).toEqual([552]);
    expect((await account.call('PUT', `/brand/${brandId}/smsOtp`, { otpPin })).status).toBe(204);
    expect((await account.call('GET', `/brand/smsOtp/${referenceId}`)).body.verifyDate).toBeDefined();
    expect((await read(account, brandId)).identityStatus).toBe('VERIFIED');
    expect(codesOf(await account.call('PUT', `/brand/${brandId}/smsOtp`, { otpPin }))).toEqual([506]);
    expect((await account.call('POST', '/campaignBuilder', campaign())).status).toBe(200);
    expect(codesOf(await account.call('POST', '/campaignBuilder', campaign()))).toEqual([511]);
  });

  test('has five attempts, which count even if rejected, and one day', async () => {
    const sandbox = await startTestSandbox();
    const account = accountIn(sandbox);
    const { brandId } = (await account.call('POST', '/brand/nonBlocking', soleProprietor())).body;
    await account.call('POST', `/brand/${brandId}/smsOtp`, { pinSms: '@OTP_PIN@' });
    const verify = async () =>
      codesOf(await account.call('PUT', `/brand/${brandId}/smsOtp`, { otpPin: 'wrong' }));
    const answers = [];
    for (let times = 0; times < 6; times += 1) {
      answers.push(...(await verify()));
    }
    expect(answers).toEqual([552, 552, 552, 552, 552, 557]);
    await sandbox.control.advance(DAY_MS + 1);
    expect(await verify()).toEqual([552]);
  });

  test('is the only brand type that gets a text', async () => {
    const sandbox = await startTestSandbox();
    const account = accountIn(sandbox);
    const brandId = await judgedBrand(sandbox, account);
    expect(codesOf(await account.call('POST', `/brand/${brandId}/smsOtp`, { pinSms: '@OTP_PIN@' }))).toEqual([
      592,
    ]);
  });
});

test('a brand with active campaigns cannot be deleted; a deleted one can be read but is not listed', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const brandId = await judgedBrand(sandbox, account, { referenceId: 'gone' });
  const campaignId = await campaignFor(account, brandId);
  expect(codesOf(await account.call('DELETE', `/brand/${brandId}`))).toEqual([542]);
  await account.call('DELETE', `/campaign/${campaignId}`);
  expect((await account.call('DELETE', `/brand/${brandId}`)).status).toBe(204);
  expect((await read(account, brandId)).status).toBe('DELETED');
  expect((await account.call('GET', '/brand')).body.totalRecords).toBe(0);
  expect((await account.call('GET', '/brand?status=DELETED')).body.totalRecords).toBe(1);
  expect(codesOf(await account.call('DELETE', `/brand/${brandId}`))).toEqual([502]);
  expect(codesOf(await account.call('POST', '/brand/nonBlocking', brandOf({ referenceId: 'gone' })))).toEqual(
    [503],
  );
});

test('lists have pages and filters', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  for (let index = 0; index < 12; index += 1) {
    await account.call(
      'POST',
      '/brand/nonBlocking',
      brandOf({ displayName: `Kettle ${index}`, tag: ['Blue'] }),
    );
  }
  await account.call(
    'POST',
    '/brand/nonBlocking',
    brandOf({ displayName: 'Anvil', state: 'NY', postalCode: '10001' }),
  );
  const list = async (query: string) => (await account.call('GET', `/brand?${query}`)).body;
  expect(await list('')).toMatchObject({ page: 1, totalRecords: 13 });
  expect((await list('')).records).toHaveLength(10);
  expect((await list('page=2')).records).toHaveLength(3);
  expect((await list('displayName=kettle')).totalRecords).toBe(12);
  expect((await list('displayName=kettle&state=NY')).totalRecords).toBe(0);
  expect((await list('state=NY')).records[0].displayName).toBe('Anvil');
  expect((await list('tag=blue&tag=red')).totalRecords).toBe(12);
  expect((await list('recordsPerPage=500')).records).toHaveLength(13);
  expect(codesOf(await account.call('GET', '/brand?recordsPerPage=501'))).toEqual([501]);
});
