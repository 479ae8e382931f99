// Protects the panel of the built-in sandbox: customers control their own records, admins all records, and other
// registries have no panel.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  brandRequest,
  campaignRequest,
  createBrand,
  createCampaign,
  expectCreated,
  sync,
} from '../../../../test/support/registrations.ts';
import { registerAdmin, startRegistry, type TestRegistry } from '../../../../test/support/registry.ts';
import { startService, type TestService, type TestUser } from '../../../../test/support/service.ts';

const HOUR_MS = 3_600_000;

let registry: TestRegistry;
let service: TestService;
beforeAll(async () => {
  registry = await startRegistry({ delays: { identityMs: HOUR_MS } });
  service = await startService({ environment: registry.environment, sandbox: registry.sandbox });
});
afterAll(async () => {
  await service.close();
  await registry.close();
});

const read = (user: TestUser) => service.call('GET', '/v1/sandbox', undefined, { token: user.token });
const post = (user: TestUser, path: string, body: object) =>
  service.call('POST', `/v1/sandbox/${path}`, body, { token: user.token });

test('a customer sees the next event, advances the clock, and the event happens', async () => {
  const user = await registry.customer(service);
  const { tcrBrandId } = expectCreated(await createBrand(service, user)).body;
  const before = (await read(user)).body.sandbox;
  expect(before.brands).toMatchObject([
    { tcrBrandId, isJudged: false, next: { what: 'the registry finishes the identity check' } },
  ]);
  expect(before.scenarios.length).toBeGreaterThan(50);
  const balance = (await service.deps.app.ledger.readBalance(user.id)).balance;
  const after = (await post(user, 'advance', { seconds: 3_600 })).body.sandbox;
  expect(Date.parse(after.now) - Date.parse(before.now)).toBeGreaterThanOrEqual(HOUR_MS);
  expect(after.brands).toMatchObject([
    { tcrBrandId, isJudged: true, identityStatus: 'VERIFIED', next: null },
  ]);
  expect((await service.deps.app.ledger.readBalance(user.id)).balance).toBe(balance);
});

test('without a duration the clock advances to the next event', async () => {
  const user = await registry.customer(service);
  expectCreated(await createBrand(service, user));
  const before = (await read(user)).body.sandbox;
  expect(before.nextAt).not.toBeNull();
  const after = (await post(user, 'advance', {})).body.sandbox;
  expect(Date.parse(after.now)).toBeGreaterThanOrEqual(Date.parse(before.nextAt));
});

test('decisions apply immediately, and a rejection has its reason', async () => {
  const user = await registry.customer(service);
  const { tcrBrandId, localId } = expectCreated(await createBrand(service, user)).body;
  const refused = await post(user, `brands/${tcrBrandId}`, { outcome: 'refuse', category: 'TAX_ID' });
  expect(refused.body.sandbox.brands).toMatchObject([{ identityStatus: 'UNVERIFIED', isJudged: true }]);
  const verified = await post(user, `brands/${tcrBrandId}`, { outcome: 'verify' });
  expect(verified.body.sandbox.brands).toMatchObject([{ identityStatus: 'VERIFIED' }]);
  const created = expectCreated(await createCampaign(service, user, campaignRequest(localId)));
  const campaign = `campaigns/${created.body.tcrCampaignId}`;
  await post(user, campaign, { outcome: 'accept' });
  const rejected = await post(user, campaign, { outcome: 'carrier', status: 'REJECTED' });
  const { carriers } = rejected.body.sandbox.campaigns[0];
  expect(carriers.length).toBeGreaterThan(2);
  expect(new Set(carriers.map(({ status }: { status: string }) => status))).toEqual(new Set(['REJECTED']));
});

test('a strict account sees what its reviewer said, the campaign has the same words, and they can be decoded', async () => {
  const [user, admin] = [await registry.customer(service, { isStrict: true }), await registerAdmin(service)];
  const { localId, tcrBrandId } = expectCreated(
    await createBrand(service, user, brandRequest({ website: 'http://127.0.0.1:1/' })),
  ).body;
  await post(user, `brands/${tcrBrandId}`, { outcome: 'verify' });
  const vague = { messageFlow: 'Guests sign up at the front desk. Msg & data rates may apply. Reply STOP.' };
  const campaign = expectCreated(await createCampaign(service, user, campaignRequest(localId, vague))).body;
  const { sandbox } = (await post(user, 'advance', { seconds: 60 })).body;
  const [{ reviews }] = sandbox.campaigns;
  expect(reviews).toHaveLength(1);
  const [{ reviewer, isAccepted, explanation, problems }] = reviews;
  expect([reviewer, isAccepted]).toEqual(['TWILO', false]);
  expect(explanation.split(';').map((reason: string) => reason.slice(0, 5))).toEqual(
    expect.arrayContaining(['30891', '30545', '30570', '30933']),
  );
  expect(problems).toContainEqual({
    category: 'BRAND_INCONSISTENCIES',
    words: 'the website cannot be reached',
    where: 'http://127.0.0.1:1/ (ECONNREFUSED)',
  });
  await sync(service, admin, 'campaign', campaign.localId);
  const { body } = await service.call('GET', `/v1/tcr/campaigns/${campaign.localId}`, undefined, user);
  expect(body.campaign.refusal).toMatchObject({ by: 'TWILO', explanation });
  const decoded = await service.call(
    'POST',
    '/v1/tools/rejection-decoder',
    { rejectionReason: explanation, provider: 'twilio' },
    user,
  );
  expect(decoded.body.results.matches.map(({ code }: { code?: string }) => code)).toEqual(
    expect.arrayContaining(['30891', '30545', '30570', '30933']),
  );
});

test('an impossible action returns the sandbox’s error', async () => {
  const user = await registry.customer(service);
  const { tcrBrandId } = expectCreated(await createBrand(service, user)).body;
  const answer = await post(user, `brands/${tcrBrandId}`, { outcome: 'refuse', category: 'NO_SUCH_THING' });
  expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining('TAX_ID')]);
});

test('another user’s brand returns the same error as none, and admins see and decide everything', async () => {
  const [owner, other] = [await registry.customer(service), await registry.customer(service)];
  const { tcrBrandId } = expectCreated(await createBrand(service, owner)).body;
  const foreign = await post(other, `brands/${tcrBrandId}`, { outcome: 'refuse' });
  const absent = await post(other, 'brands/BNOSUCH', { outcome: 'refuse' });
  expect([foreign.status, foreign.body]).toEqual([404, absent.body]);
  expect((await read(other)).body.sandbox.brands).toEqual([]);
  expect((await read(await service.register())).body.sandbox.brands).toEqual([]);
  expect((await read(owner)).body.sandbox.brands).toMatchObject([{ tcrBrandId, isJudged: false }]);
  const admin = await registerAdmin(service);
  expect((await post(admin, `brands/${tcrBrandId}`, { outcome: 'verify' })).status).toBe(200);
  expect((await read(owner)).body.sandbox.brands).toMatchObject([{ identityStatus: 'VERIFIED' }]);
});

test('it needs a login, and the health response shows that the registry is a sandbox', async () => {
  expect((await service.call('GET', '/v1/sandbox')).status).toBe(401);
  expect((await service.call('GET', '/v1/health')).body.sandbox).toBe(true);
});

test('with another registry there is no panel', async () => {
  const real = await startService({ environment: registry.environment });
  try {
    const { token } = await real.register();
    expect((await real.call('GET', '/v1/sandbox', undefined, { token })).status).toBe(404);
    expect((await real.call('POST', '/v1/sandbox/advance', {}, { token })).status).toBe(404);
    expect((await real.call('GET', '/v1/health')).body).not.toHaveProperty('sandbox');
  } finally {
    await real.close();
  }
});
