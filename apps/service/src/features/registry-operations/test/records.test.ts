// Protects what a customer reaches at the registry: files, appeals, vettings, partner campaigns, resellers, and numbers of its
// own, and nothing of others that share the registry account.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClock } from '../../../../test/support/clock.ts';
import { registerAdmin, startRegistry, type TestRegistry } from '../../../../test/support/registry.ts';
import { verifiedBrand } from '../../../../test/support/registrations.ts';
import { startService, type TestService } from '../../../../test/support/service.ts';
import { type Owner, ownerOf, PDF, PNG, upload } from './support/files.ts';

let registry: TestRegistry;
let service: TestService;
let owner: Owner;
beforeAll(async () => {
  registry = await startRegistry({ clock: createClock() });
  service = await startService({ environment: registry.environment });
  owner = await ownerOf(service, registry);
});
afterAll(async () => {
  await service.close();
  await registry.close();
});

const ask = (method: string, path: string, body?: object, { customer } = owner) =>
  service.call(method, path, body, { token: customer.token });

/** Another customer with credentials of the same registry account. */
async function neighbor() {
  const user = await service.registerWithBalance(50);
  const { sid, authToken } = owner.customer;
  await service.call(
    'POST',
    '/v1/tcr/my-credentials',
    { tcrSid: sid, tcrAuthToken: authToken, tcrWebhookSecret: 'whsec-neighbor' },
    user,
  );
  return user;
}

test('a file is listed, downloaded as an attachment with the very bytes, and deleted', async () => {
  const path = `${owner.campaign}/attachments`;
  const { body } = await upload(service, owner.customer, `${path}?kind=mms`, [PNG, 'früh 1.png']);
  const { uuid } = body.attachment;
  expect(body.attachment.mimeType).toBe('image/png');
  expect((await ask('GET', `${path}?kind=mms`)).body.attachments).toEqual([body.attachment]);
  expect((await ask('GET', `${path}?kind=document`)).body.attachments).toEqual([]);
  const one = `${path}/${encodeURIComponent(uuid)}`;
  const { token } = owner.customer;
  const download = await service.app.inject({ url: one, headers: { authorization: `Bearer ${token}` } });
  expect(download.rawPayload.equals(PNG)).toBe(true);
  expect(download.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''fr%C3%BCh/),
    'x-content-type-options': 'nosniff',
    'x-token-cost': '1',
  });
  expect((await ask('DELETE', one)).status).toBe(200);
  expect((await ask('GET', one)).status).toBe(404);
});

test('a file or evidence of another record of the same registry account does not exist (G-125)', async () => {
  const user = await neighbor();
  const admin = await registerAdmin(service);
  const other = await verifiedBrand({ service, registry, admin }, { ...owner.customer, ...user });
  const mine = await upload(service, owner.customer, `${owner.brand}/appeals/evidence`, [PDF, 'mine.pdf']);
  const appeal = await service.call(
    'POST',
    `/v1/tcr/brands/${other.localId}/appeals`,
    { appealCategories: ['VERIFY_TAX_ID'], attachmentUuids: [mine.body.attachment.uuid] },
    user,
  );
  expect([appeal.status, appeal.body.error]).toEqual([
    400,
    'attachmentUuids: must be evidence of this brand',
  ]);
  const second = await ownerOf(service, registry);
  const sample = await upload(service, owner.customer, `${owner.campaign}/attachments?kind=mms`, [
    PNG,
    'sale.png',
  ]);
  const foreign = `${second.campaign}/attachments/${encodeURIComponent(sample.body.attachment.uuid)}`;
  for (const method of ['GET', 'DELETE']) {
    const answer = await ask(method, foreign, undefined, second);
    expect([method, answer.status, answer.body.error]).toEqual([method, 404, 'This file does not exist.']);
  }
});

test('vettings are listed and imported without their tokens, and the log masks them (G-126)', async () => {
  const token = 'token-that-nobody-may-see';
  const imported = await ask('PUT', `${owner.brand}/vettings`, {
    evpId: 'AEGIS',
    vettingId: 'report-1',
    vettingToken: token,
  });
  expect(imported.body.record).toMatchObject({ vettingId: 'report-1', vettingStatus: 'ACTIVE' });
  const listed = await ask('GET', `${owner.brand}/vettings`);
  expect(listed.body.records).toEqual([expect.objectContaining({ vettingId: 'report-1' })]);
  const admin = await registerAdmin(service);
  const { credentialId } = owner.customer;
  const log = await service.call('GET', `/v1/tcr/api-logs?credentialId=${credentialId}`, undefined, admin);
  expect(log.text).toContain('externalVetting');
  expect(`${imported.text}${listed.text}${log.text}`).not.toContain(token);
  const brand = await ask('GET', owner.brand);
  expect(brand.body.brand.trustScore).toBe(imported.body.record.vettingScore);
  expect((await ask('PUT', `${owner.brand}/vettings`, { evpId: 'AEGIS', vettingId: 'x' })).body.error).toBe(
    'vettingToken: is required for AEGIS',
  );
});

test('a vetting is appealed, and its outcome is listed with the vetting', async () => {
  const [vetting] = (await ask('GET', `${owner.brand}/vettings`)).body.records;
  const filed = await ask('POST', `${owner.brand}/vettings/appeals`, {
    evpId: vetting.evpId,
    vettingId: vetting.vettingId,
    appealCategories: ['LOW_SCORE'],
  });
  expect(filed.body).toEqual({ success: true, message: 'The appeal was filed.' });
  await registry.control.advance(3_600_000);
  const [after] = (await ask('GET', `${owner.brand}/vettings`)).body.records;
  expect(after.vettingScore).toBeGreaterThanOrEqual(vetting.vettingScore);
});

test('the mail to the business contact needs an Authentication+ vetting in progress', async () => {
  const none = await ask('POST', `${owner.brand}/business-contact-mail`, {});
  expect([none.status, none.headers['x-error-code']]).toEqual([400, 'registry_refused']);
  const listed = await ownerOf(service, registry, {
    entityType: 'PRIVATE_PROFIT',
  });
  expect((await ask('GET', `${listed.brand}/vettings/report`, undefined, listed)).body.attachments).toEqual(
    [],
  );
  await ask('POST', `${listed.brand}/vet`, { evpId: 'AEGIS', vettingClass: 'ENHANCED' }, listed);
  registry.control.decideBrand(listed.tcrBrandId, { outcome: 'score', score: 80 });
  expect((await ask('GET', `${listed.brand}/vettings/report`, undefined, listed)).body.attachments).toEqual([
    expect.objectContaining({ mimeType: 'application/pdf' }),
  ]);
});

test('numbers, moves, and use cases of a campaign come from the registry (G-90)', async () => {
  const phoneNumbers = ['15125557001', '15125557002'];
  registry.control.decideCampaign(owner.tcrCampaignId, { outcome: 'phones', phoneNumbers });
  const { body } = await ask('GET', `${owner.campaign}/phone-numbers?limit=10&current=true`);
  expect(body.records.map((one: { phoneNumber: string }) => one.phoneNumber)).toEqual(phoneNumbers);
  expect(body.pagination).toEqual({ page: 1, limit: 10, total: 2, totalPages: 1 });
  const path = `${owner.campaign}/migration`;
  expect((await ask('GET', path)).body).toEqual({ success: true, migration: null });
  expect((await ask('POST', path, { upstreamCnpId: 'SINCH' })).status).toBe(200);
  expect((await ask('GET', path)).body.migration).toMatchObject({ status: 'ACTIVE', toCnpId: 'SINCH' });
  expect((await ask('DELETE', path)).status).toBe(200);
  expect((await ask('DELETE', path)).headers['x-error-code']).toBe('registry_refused');
  const qualified = await ask('GET', `${owner.brand}/qualification?usecase=MARKETING`);
  expect(qualified.body.records).toEqual([expect.objectContaining({ usecase: 'MARKETING' })]);
  expect((await ask('GET', `${owner.brand}/qualification?usecase=FUN`)).body.error).toMatch(/^usecase: /);
});

test('an account decides about campaigns that others share with it, and about no others', async () => {
  const partner = await registry.customer(service);
  const cspId = registry.control.accounts().find(({ sid }) => sid === partner.sid)?.cspId ?? '';
  const profile = await service.call('GET', '/v1/tcr/csp-profile', undefined, partner);
  const partnerId: string = profile.body.profile.cspId ?? cspId;
  const accepted = await ownerOf(service, registry);
  const declined = await ownerOf(service, registry);
  for (const { tcrCampaignId } of [accepted, declined]) {
    registry.control.decideCampaign(tcrCampaignId, { outcome: 'share', cnpId: partnerId });
  }
  const call = (method: string, path: string, body?: object) =>
    service.call(method, `/v1/tcr/partner-campaigns${path}`, body, partner);
  expect((await call('GET', '?sharingStatus=PENDING')).body.pagination.total).toBe(2);
  const one = await call('GET', `/${accepted.tcrCampaignId}`);
  expect(one.body.record).toMatchObject({
    brand: { brandId: accepted.tcrBrandId },
    sharing: { sharingStatus: 'PENDING' },
  });
  expect((await call('GET', `/${owner.tcrCampaignId}`)).status).toBe(404);
  expect((await call('POST', `/${accepted.tcrCampaignId}/accept`, { upstreamCnpId: 'TWILO' })).status).toBe(
    200,
  );
  const refusal = { rejectionCategories: ['CALL_TO_ACTION'], explanation: 'No box & no policy.' };
  expect((await call('POST', `/${declined.tcrCampaignId}/decline`, refusal)).status).toBe(200);
  const after = await call('GET', `/${declined.tcrCampaignId}`);
  expect(after.body.record.sharing).toMatchObject({ sharingStatus: 'DECLINED' });
  expect((await call('POST', `/${declined.tcrCampaignId}/decline`, refusal)).status).toBe(400);
});

test('resellers are created, changed, and deleted; an admin says for which account (G-126)', async () => {
  const reseller = { companyName: 'Bay Texting', phone: '+15125557101', email: 'ops@bay.example' };
  const created = await ask('POST', '/v1/tcr/resellers', reseller);
  const { resellerId } = created.body.record;
  const unclear = await ask('POST', '/v1/tcr/resellers', { ...reseller, phone: '000 0000' });
  expect(unclear.body.error).toBe('phone: must be a phone number such as +15125557123');
  const one = `/v1/tcr/resellers/${resellerId}`;
  expect((await ask('POST', '/v1/tcr/resellers', reseller)).headers['x-error-code']).toBe('registry_refused');
  // As the registry writes it, however a person does.
  await ask('PUT', one, { ...reseller, companyName: 'Bay Texting Inc', phone: '(512) 555-7102' });
  expect((await ask('GET', one)).body.record).toMatchObject({
    companyName: 'Bay Texting Inc',
    phone: '+15125557102',
  });
  const admin = await registerAdmin(service);
  const unchosen = await service.call('GET', '/v1/tcr/resellers', undefined, admin);
  expect(unchosen.body.error).toBe('credentialId: is required for admins, or userId');
  const { credentialId } = owner.customer;
  const chosen = await service.call(
    'GET',
    `/v1/tcr/resellers?credentialId=${credentialId}`,
    undefined,
    admin,
  );
  expect(chosen.body.records).toEqual([expect.objectContaining({ resellerId })]);
  expect((await ask('DELETE', one)).status).toBe(200);
  for (const method of ['GET', 'DELETE']) {
    expect((await ask(method, one)).status).toBe(404);
  }
});

test('a tag is stored in lower case and removed, and removing it again succeeds', async () => {
  // The registry accepts 20 changes in 10 seconds.
  owner = await ownerOf(service, registry);
  for (const path of [owner.brand, owner.campaign]) {
    expect((await ask('PUT', `${path}/tags/Summer`)).status).toBe(200);
    expect((await ask('DELETE', `${path}/tags/summer`)).status).toBe(200);
    expect((await ask('DELETE', `${path}/tags/summer`)).status).toBe(200);
  }
  expect((await ask('PUT', `${owner.brand}/tags/two%20words`)).body.error).toMatch(/^name: /);
});
