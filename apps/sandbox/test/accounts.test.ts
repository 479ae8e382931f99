// Protects the accounts: each SID in the documented format is an account, and no account sees another's records.
import { expect, test } from 'vitest';
import {
  accountIn,
  brandOf,
  campaignFor,
  codesOf,
  judgedBrand,
  startTestSandbox,
} from './support/sandbox.ts';

test.each([
  ['another token', 'sandbox-demo', 'guess'],
  ['no name', 'sandbox-', 'sandbox'],
  ['a name with other characters', 'sandbox-a b', 'sandbox'],
  ['a name that is too long', `sandbox-${'a'.repeat(65)}`, 'sandbox'],
  ['a SID of the real registry', 'ABCDEF', 'sandbox'],
])('%s returns 401 with an empty body', async (_what, sid, token) => {
  const sandbox = await startTestSandbox();
  const { status, body } = await accountIn(sandbox, sid, token).call('GET', '/csp/profile');
  expect([status, body]).toEqual([401, '']);
});

test('a call without credentials is rejected in the same way', async () => {
  const { url } = await startTestSandbox();
  const answer = await fetch(`${url}/brand`);
  expect([answer.status, await answer.text()]).toEqual([401, '']);
});

test('each SID has a unique id, which stays the same after a restart and resolves to its name', async () => {
  const ids = [];
  for (const sid of ['sandbox-one', 'sandbox-one', 'sandbox-two']) {
    const sandbox = await startTestSandbox();
    const account = accountIn(sandbox, sid);
    const { cspId } = (await account.call('GET', '/csp/profile')).body;
    expect(cspId).toMatch(/^S[A-Z0-9]{6}$/);
    const names = (await account.call('GET', '/enum/cnp')).body;
    expect(names[cspId]).toBe(`Sandbox ${sid.slice('sandbox-'.length)}`);
    ids.push(cspId);
  }
  expect(ids[0]).toBe(ids[1]);
  expect(ids[0]).not.toBe(ids[2]);
});

test('another account cannot see an account’s records, and can use the same references', async () => {
  const sandbox = await startTestSandbox();
  const [mine, other] = [accountIn(sandbox, 'sandbox-mine'), accountIn(sandbox, 'sandbox-other')];
  const brandId = await judgedBrand(sandbox, mine, { referenceId: 'same' });
  const campaignId = await campaignFor(mine, brandId);
  const paths = [
    ['GET', `/brand/${brandId}`],
    ['PUT', `/brand/${brandId}`],
    ['DELETE', `/brand/${brandId}`],
    ['GET', `/brand/feedback/${brandId}`],
    ['GET', `/campaignBuilder/brand/${brandId}`],
    ['GET', `/campaign/${campaignId}`],
    ['DELETE', `/campaign/${campaignId}`],
    ['GET', `/campaign/${campaignId}/operationStatus`],
    ['PUT', `/campaign/${campaignId}/sharing/TWILO`],
    ['GET', `/partnerCampaign/${campaignId}`],
  ];
  for (const [method = '', path = ''] of paths) {
    expect([path, codesOf(await other.call(method, path, method === 'PUT' ? {} : undefined))]).toEqual([
      path,
      [502],
    ]);
  }
  for (const path of ['/brand', '/campaign', '/partnerCampaign/sharedWithMe']) {
    expect((await other.call('GET', path)).body.totalRecords).toBe(0);
  }
  expect((await other.call('POST', '/brand/nonBlocking', brandOf({ referenceId: 'same' }))).status).toBe(200);
  expect((await mine.call('GET', `/campaign/${campaignId}`)).body.status).toBe('ACTIVE');
});

test('another account sees a campaign shared with it without the owner’s private fields', async () => {
  const sandbox = await startTestSandbox();
  const [mine, upstream] = [accountIn(sandbox, 'sandbox-mine'), accountIn(sandbox, 'sandbox-upstream')];
  const { cspId } = (await upstream.call('GET', '/csp/profile')).body;
  const brandId = await judgedBrand(sandbox, mine);
  const campaignId = await campaignFor(mine, brandId);
  expect((await mine.call('PUT', `/campaign/${campaignId}/sharing/${cspId}`)).body.sharingStatus).toBe(
    'PENDING',
  );
  await sandbox.control.advance(60_000);
  const { records } = (await upstream.call('GET', '/partnerCampaign/sharedWithMe')).body;
  expect(records).toHaveLength(1);
  expect(records[0]).not.toHaveProperty('referenceId');
  const accept = (upstreamCnpId: string) =>
    upstream.call('PUT', `/partnerCampaign/${campaignId}/sharing/${upstreamCnpId}`);
  // A partner accepts by sharing the campaign with the next one: another account, and not the owner.
  const owner = (await mine.call('GET', '/csp/profile')).body.cspId;
  for (const [cnpId, code] of [
    [cspId, 523],
    [owner, 523],
    ['NOBODY', 502],
  ] as const) {
    const { status, body } = await accept(cnpId);
    expect([status, body[0].code]).toEqual([400, code]);
  }
  const query = 'explanation=CR4015&rejectionCategory=CALL_TO_ACTION';
  await upstream.call('DELETE', `/partnerCampaign/${campaignId}/sharing?${query}`);
  const { sharedByMe } = (await mine.call('GET', `/campaign/${campaignId}/sharing`)).body;
  expect(sharedByMe).toMatchObject({ sharingStatus: 'DECLINED', rejectionCategory: ['CALL_TO_ACTION'] });
});

test('a reset deletes everything of one account and nothing of another', async () => {
  const sandbox = await startTestSandbox();
  const [mine, other] = [accountIn(sandbox, 'sandbox-mine'), accountIn(sandbox, 'sandbox-other')];
  for (const account of [mine, other]) {
    await campaignFor(account, await judgedBrand(sandbox, account, { referenceId: 'kept' }));
  }
  sandbox.control.reset('sandbox-mine');
  const totals = async (path: string) => [
    (await mine.call('GET', path)).body.totalRecords,
    (await other.call('GET', path)).body.totalRecords,
  ];
  expect(await totals('/brand')).toEqual([0, 1]);
  expect(await totals('/campaign')).toEqual([0, 1]);
  expect(sandbox.control.steps('sandbox-mine')).toEqual([]);
  expect((await mine.call('POST', '/brand/nonBlocking', brandOf({ referenceId: 'kept' }))).status).toBe(200);
});
