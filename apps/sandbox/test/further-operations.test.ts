// Protects the rules of appeals with evidence, enhanced reports, moves to another partner, and phone numbers.
import { expect, test } from 'vitest';
import {
  accountIn,
  campaignFor,
  codesOf,
  DAY_MS,
  judgedBrand,
  MINUTE_MS,
  parse,
  startTestSandbox,
} from './support/sandbox.ts';

const authorization = `Basic ${Buffer.from('sandbox-demo:sandbox').toString('base64')}`;

async function evidence(url: string, brandId: string, bytes = 100): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'letter.pdf');
  const path = `${url}/brand/${brandId}/appeal/evidence`;
  const answer = await fetch(path, { method: 'POST', headers: { authorization }, body: form });
  return parse(await answer.text()).uuid;
}

test('an appeal takes evidence of its own brand only, up to 30 MiB', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const refused = { displayName: 'Copper unverified', companyName: 'Copper unverified LLC' };
  const [brandId, other] = [
    await judgedBrand(sandbox, account, refused),
    await judgedBrand(sandbox, account),
  ];
  sandbox.control.decideBrand(brandId, { outcome: 'refuse' });
  const appeal = (attachmentUuids: string[]) =>
    account.call('POST', `/brand/${brandId}/appeal`, {
      appealCategories: ['VERIFY_TAX_ID'],
      attachmentUuids,
    });
  const foreign = await evidence(sandbox.url, other);
  expect(codesOf(await appeal([foreign]))).toEqual([502]);
  const big: string[] = [];
  for (let times = 0; times < 4; times += 1) {
    big.push(await evidence(sandbox.url, brandId, 8 * 1_048_576));
  }
  expect(codesOf(await appeal(big))).toEqual([544]);
  expect((await appeal(big.slice(0, 3))).status).toBe(204);
});

test('an enhanced vetting leaves a report that can be read', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const brandId = await judgedBrand(sandbox, account);
  const path = `/brand/${brandId}/externalVetting`;
  expect((await account.call('GET', `${path}/enhancedVettingReport`)).body).toEqual([]);
  await account.call('POST', path, { evpId: 'AEGIS', vettingClass: 'ENHANCED' });
  await sandbox.control.advance(MINUTE_MS);
  const [report] = (await account.call('GET', `${path}/enhancedVettingReport`)).body;
  expect(report).toMatchObject({ mimeType: 'application/pdf', uuid: expect.stringContaining('/EVR/') });
  expect((await account.call('GET', `/attachment/${report.uuid}`)).body).toContain('%PDF-1.4');
});

test('a campaign that a partner has accepted moves to another one, once at a time, and the move can be cancelled', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const campaignId = await campaignFor(account, await judgedBrand(sandbox, account));
  const path = `/campaign/${campaignId}/migrateCnp`;
  expect((await account.call('GET', path)).body).toBeNull();
  expect(codesOf(await account.call('POST', `${path}/SINCH`))).toEqual([592]);
  await account.call('PUT', `/campaign/${campaignId}/sharing/TWILO`);
  await sandbox.control.advance(DAY_MS);
  expect(codesOf(await account.call('POST', `${path}/TWILO`))).toEqual([592]);
  expect(codesOf(await account.call('POST', `${path}/SNOBODY`))).toEqual([502]);
  expect((await account.call('POST', `${path}/SINCH`)).status).toBe(204);
  expect(codesOf(await account.call('POST', `${path}/BANDW`))).toEqual([592]);
  expect((await account.call('GET', path)).body).toMatchObject({ status: 'ACTIVE', toCnpId: 'SINCH' });
  expect((await account.call('DELETE', path)).status).toBe(204);
  expect(codesOf(await account.call('DELETE', path))).toEqual([592]);
  await account.call('POST', `${path}/SINCH`);
  await sandbox.control.advance(MINUTE_MS);
  expect((await account.call('GET', path)).body).toMatchObject({ status: 'COMPLETED' });
  const { body } = await account.call('GET', `/campaign/${campaignId}/sharing`);
  expect(body.sharedByMe).toMatchObject({ upstreamCnpId: 'SINCH', sharingStatus: 'ACCEPTED' });
});

test('a campaign has the numbers that the control assigns, and remembers the earlier ones', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const campaignId = await campaignFor(account, await judgedBrand(sandbox, account));
  const path = `/campaign/${campaignId}/osr/phones`;
  expect((await account.call('GET', path)).body).toMatchObject({ records: [], totalRecords: 0 });
  sandbox.control.decideCampaign(campaignId, { outcome: 'phones', phoneNumbers: ['15125557001'] });
  sandbox.control.decideCampaign(campaignId, { outcome: 'phones', phoneNumbers: ['15125557002'] });
  const { body } = await account.call('GET', `${path}?current=true`);
  expect(body.records).toEqual([expect.objectContaining({ phoneNumber: '15125557002', current: true })]);
  expect((await account.call('GET', path)).body.totalRecords).toBe(2);
  const wrong = { outcome: 'phones', phoneNumbers: ['none'] } as const;
  expect(() => sandbox.control.decideCampaign(campaignId, wrong)).toThrow('11 digits');
});
