// Protects the lifecycle of a campaign: sharing, election, carrier decisions, suspension, expiry, and their events.
import { MNOS } from '@tendlc/registry/wire';
import { expect, test } from 'vitest';
import { startReceiver, subscribe } from './support/receiver.ts';
import {
  accountIn,
  campaignFor,
  campaignOf,
  codesOf,
  judgedBrand,
  MINUTE_MS,
  startTestSandbox,
} from './support/sandbox.ts';

const everyCarrier = (status: string) =>
  Object.fromEntries(MNOS.map(({ networkId }) => [String(networkId), status]));

test('the full lifecycle by the sandbox clock, with an event for each step and no step early', async () => {
  const sandbox = await startTestSandbox({ autoShare: false });
  const account = accountIn(sandbox);
  const receiver = await startReceiver();
  await subscribe(account, receiver.url);
  const brandId = await judgedBrand(sandbox, account);
  const campaignId = await campaignFor(account, brandId);
  const statuses = async () => (await account.call('GET', `/campaign/${campaignId}/operationStatus`)).body;
  await sandbox.control.advance(MINUTE_MS);
  expect(await statuses()).toEqual({});
  const shared = (await account.call('PUT', `/campaign/${campaignId}/sharing/BANDW`)).body;
  expect(shared).toMatchObject({ upstreamCnpId: 'BANDW', sharingStatus: 'PENDING', explanation: null });
  await sandbox.control.advance(2_000);
  const { sharedByMe } = (await account.call('GET', `/campaign/${campaignId}/sharing`)).body;
  expect(sharedByMe.sharingStatus).toBe('ACCEPTED');
  expect(await statuses()).toEqual({});
  await sandbox.control.advance(2_000);
  expect(await statuses()).toEqual(everyCarrier('REVIEW'));
  await sandbox.control.advance(3_000);
  expect(await statuses()).toEqual({ ...everyCarrier('REVIEW'), 10017: 'REGISTERED' });
  await sandbox.control.advance(3_000);
  expect(await statuses()).toEqual(everyCarrier('REGISTERED'));
  expect(receiver.types().filter((type) => !type.startsWith('BRAND'))).toEqual([
    'CAMPAIGN_ADD',
    'CAMPAIGN_BILLED',
    'CAMPAIGN_SHARE_ADD',
    'CAMPAIGN_SHARE_ACCEPT',
    'CAMPAIGN_DCA_COMPLETE',
    ...MNOS.map(() => 'MNO_CAMPAIGN_OPERATION_APPROVED'),
  ]);
  expect((await account.call('GET', `/campaign/${campaignId}/mnoIdsWithDcaElected`)).body).toContain(10035);
});

test('the sandbox shares a campaign that its owner does not share; the owner’s later choice applies', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const brandId = await judgedBrand(sandbox, account);
  const [left, chosen] = [await campaignFor(account, brandId), await campaignFor(account, brandId)];
  await account.call('PUT', `/campaign/${chosen}/sharing/SINCH`);
  await sandbox.control.advance(MINUTE_MS);
  const upstream = async (id: string) =>
    (await account.call('GET', `/campaign/${id}/sharing`)).body.sharedByMe.upstreamCnpId;
  expect([await upstream(left), await upstream(chosen)]).toEqual(['TWILO', 'SINCH']);
  expect((await account.call('PUT', `/campaign/${left}/sharing/BANDW`)).body.sharingStatus).toBe('ACCEPTED');
  expect(await upstream(left)).toBe('BANDW');
  expect(codesOf(await account.call('PUT', `/campaign/${chosen}/sharing/BANDW`))).toEqual([592]);
});

test('without a delay a DCA accepts immediately', async () => {
  const sandbox = await startTestSandbox({ delays: { sharingMs: 0 } });
  const account = accountIn(sandbox);
  const campaignId = await campaignFor(account, await judgedBrand(sandbox, account));
  expect((await account.call('PUT', `/campaign/${campaignId}/sharing/TWILO`)).body.sharingStatus).toBe(
    'ACCEPTED',
  );
  expect(codesOf(await account.call('PUT', `/campaign/${campaignId}/sharing/NOBODY`))).toEqual([502]);
});

test('the event of a declined campaign has the reason; it can go to another CNP or be appealed', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const receiver = await startReceiver();
  await subscribe(account, receiver.url);
  const brandId = await judgedBrand(sandbox, account, { displayName: 'Kettle declined for privacy policy' });
  const campaignId = await campaignFor(account, brandId);
  const nudge = (nudgeIntent: string) =>
    account.call('POST', `/campaign/${campaignId}/nudge`, { nudgeIntent });
  expect(codesOf(await nudge('APPEAL_REJECTION'))).toEqual([592]);
  await sandbox.control.advance(MINUTE_MS);
  const sharing = async () => (await account.call('GET', `/campaign/${campaignId}/sharing`)).body.sharedByMe;
  expect(await sharing()).toMatchObject({ sharingStatus: 'DECLINED', rejectionCategory: ['PRIVACY_POLICY'] });
  const event = receiver.arrivals.find(({ payload }) => payload.eventType === 'CAMPAIGN_SHARE_DELETE');
  expect(event?.payload.description).toMatch(/^Rejection Category: PRIVACY_POLICY\. Explanation: CR4015 - /);
  expect((await account.call('PUT', `/campaign/${campaignId}/sharing/BANDW`)).status).toBe(200);
  await sandbox.control.advance(MINUTE_MS);
  expect((await sharing()).sharingStatus).toBe('DECLINED');
  expect((await nudge('APPEAL_REJECTION')).status).toBe(200);
  await sandbox.control.advance(MINUTE_MS);
  expect((await sharing()).sharingStatus).toBe('ACCEPTED');
});

test('the description of one campaign does not affect another', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const brandId = await judgedBrand(sandbox, account);
  const description =
    'Answers to questions about orders. For the trial: T-Mobile rejects, and AT&T keeps reviewing it.';
  const [told, other] = [
    await campaignFor(account, brandId, { description }),
    await campaignFor(account, brandId),
  ];
  await sandbox.control.advance(MINUTE_MS);
  const statuses = async (id: string) => (await account.call('GET', `/campaign/${id}/operationStatus`)).body;
  expect(await statuses(told)).toEqual({ ...everyCarrier('REGISTERED'), 10017: 'REVIEW', 10035: 'REJECTED' });
  expect(await statuses(other)).toEqual(everyCarrier('REGISTERED'));
  await account.call('PUT', `/campaign/${told}/resubmit`, { mnoIds: [10035] });
  await sandbox.control.advance(MINUTE_MS);
  expect((await statuses(told))[10035]).toBe('REGISTERED');
  expect(codesOf(await account.call('PUT', `/campaign/${told}/resubmit`, { mnoIds: [] }))).toEqual([501]);
});

test('deactivation is final and idempotent, sends one event, and cancels planned steps', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const receiver = await startReceiver();
  await subscribe(account, receiver.url);
  const brandId = await judgedBrand(sandbox, account);
  const campaignId = await campaignFor(account, brandId);
  expect((await account.call('DELETE', `/campaign/${campaignId}`)).status).toBe(204);
  expect((await account.call('DELETE', `/campaign/${campaignId}`)).status).toBe(204);
  await sandbox.control.advance(MINUTE_MS);
  expect(receiver.types().filter((type) => type === 'CAMPAIGN_EXPIRED')).toHaveLength(1);
  expect(receiver.types()).not.toContain('CAMPAIGN_SHARE_ADD');
  expect(codesOf(await account.call('PUT', `/campaign/${campaignId}`, { autoRenewal: false }))).toEqual([
    518,
  ]);
  expect(codesOf(await account.call('GET', `/campaign/${campaignId}/operationStatus`))).toEqual([518]);
  expect((await account.call('GET', `/campaign/${campaignId}`)).body.status).toBe('EXPIRED');
});

test('an update changes the changeable fields and ignores the rest', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const campaignId = await campaignFor(account, await judgedBrand(sandbox, account));
  const { body } = await account.call('PUT', `/campaign/${campaignId}`, {
    sample2: 'Copper Kettle: a second sample message.',
    ageGated: true,
    usecase: 'MARKETING',
    referenceId: 'another',
  });
  expect(body).toMatchObject({ ageGated: true, usecase: 'CUSTOMER_CARE', sample3: null });
  expect(body.referenceId).not.toBe('another');
  expect(body).not.toHaveProperty('monthlyFee');
  expect(codesOf(await account.call('PUT', `/campaign/${campaignId}`, { sample2: 'short' }))).toEqual([501]);
});

test('a mock campaign is not shared, but carriers approve it', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const campaignId = await campaignFor(account, await judgedBrand(sandbox, account, { mock: true }));
  expect(codesOf(await account.call('PUT', `/campaign/${campaignId}/sharing/TWILO`))).toEqual([536]);
  await sandbox.control.advance(MINUTE_MS);
  const { body } = await account.call('GET', `/campaign/${campaignId}/operationStatus`);
  expect(body).toEqual(everyCarrier('REGISTERED'));
});

test('carriers review some use cases, and approve only those that they support', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const receiver = await startReceiver();
  await subscribe(account, receiver.url);
  const brandId = await judgedBrand(sandbox, account);
  const changes = { usecase: 'CARRIER_EXEMPT', subUsecases: ['MARKETING'], sample2: 'x'.repeat(30) };
  const { body } = await account.call('POST', '/campaignBuilder', campaignOf(brandId, changes));
  expect(body.mnoMetadata[10017]).toMatchObject({ mnoReview: true, msgClass: 'Y', tpmScope: 'PHONE_NUMBER' });
  expect(body.mnoMetadata[10035]).toMatchObject({ mnoSupport: false, qualify: false });
  await sandbox.control.advance(MINUTE_MS);
  const { body: statuses } = await account.call('GET', `/campaign/${body.campaignId}/operationStatus`);
  expect(statuses).not.toHaveProperty('10035');
  const reviews = receiver.arrivals.filter(
    ({ payload }) => payload.eventType === 'MNO_CAMPAIGN_OPERATION_REVIEW',
  );
  expect(reviews.map(({ payload }) => payload.mnoId)).toEqual([10017]);
});

test.each([
  ['501(c)(3)', {}, ['CHARITY', 'POLITICAL'], ['PROXY', 'SWEEPSTAKE']],
  ['501(c)(4)', { displayName: 'Helpers tax exempt 501c4' }, ['POLITICAL', 'PROXY'], ['CHARITY']],
  ['no tax exemption', { displayName: 'Helpers not tax exempt' }, ['PROXY'], ['CHARITY', 'POLITICAL']],
])('a nonprofit with %s qualifies only for its use cases', async (_what, changes, qualified, refused) => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const brandId = await judgedBrand(sandbox, account, { entityType: 'NON_PROFIT', ...changes });
  const qualifies = async (usecase: string) =>
    (await account.call('GET', `/campaignBuilder/brand/${brandId}/usecase/${usecase}`)).body
      .mnoMetadata[10017].qualify;
  for (const usecase of qualified) {
    expect([usecase, await qualifies(usecase)]).toEqual([usecase, true]);
  }
  for (const usecase of refused) {
    expect([usecase, await qualifies(usecase)]).toEqual([usecase, false]);
  }
});
