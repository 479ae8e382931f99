// Protects every operation: its request, and the result that is read from its response.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { REGISTRY_OPERATIONS } from '../src/wire/index.ts';
import { API_KEY, API_SECRET, brand, campaign, type Watched, watchedClient } from './support/client.ts';
import { FURTHER_ROWS, type Row } from './support/further-rows.ts';
import { answer, type RegistryServer, startRegistryServer } from './support/registry-server.ts';

let server: RegistryServer;
let watched: Watched;

beforeAll(async () => {
  server = await startRegistryServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
  watched = watchedClient(server.baseUrl);
  return () => watched.client.close();
});

const lastRequest = () => {
  const request = server.seen.at(-1);
  return `${request?.method} ${request?.url}`;
};

const brandAnswer = { brandId: 'BEXMPL1', displayName: 'Example Brand', optionalAttributes: {}, mock: false };
const campaignAnswer = { campaignId: 'CEXMPL1', sample1: null, termsAndConditions: true };
const mnoMetadata = { '10017': { mno: 'AT&T', qualify: true, minMsgSamples: 2 } };
const created = { campaignId: 'CEXMPL1', mnoMetadata };
const usecase = { usecase: '2FA', monthlyFee: 10, mnoMetadata };
const profile = { cspId: 'SEXMPL1', soleProprietorEnabled: true };
const vetting = { evpId: 'AEGIS', vettingStatus: 'PENDING', vettingScore: null };
const sharing = { upstreamCnpId: 'TWILO', sharingStatus: 'ACCEPTED', explanation: null };
const reseller = { resellerId: 'REXMPL1' };
const subscription = { eventCategory: 'BRAND', webhookEndpoint: 'https://hooks.example.test/x' };
const otpSent = { brandId: 'BEXMPL1', referenceId: 'OTP0000001' };
const page = (record: object) => ({ records: [record], page: 1, totalRecords: 1 });

const update = {
  entityType: 'PRIVATE_PROFIT',
  displayName: 'Example',
  country: 'US',
  email: 'a@example.test',
};
const everyVettingStatus = ['PENDING', 'UNSCORE', 'ACTIVE', 'FAILED', 'EXPIRED']
  .map((status) => `vettingStatus=${status}`)
  .join('&');

const rows: readonly Row[] = [
  ...FURTHER_ROWS,
  ['readVersion', (client) => client.readVersion(), 'GET /v2/version', '5.23.0', '5.23.0'],
  ['readProfile', (client) => client.profile.read(), 'GET /v2/csp/profile', profile, profile],
  [
    'updateProfile',
    (client) => client.profile.update({ email: 'events@example.test' }),
    'PUT /v2/csp/profile',
    profile,
    profile,
  ],
  [
    'readEnum',
    (client) => client.enums.read('cnp'),
    'GET /v2/enum/cnp',
    { TWILO: 'Twilio' },
    { TWILO: 'Twilio' },
  ],
  [
    'createBrand',
    (client) => client.brands.create(brand),
    'POST /v2/brand/nonBlocking',
    brandAnswer,
    brandAnswer,
  ],
  [
    'listBrands',
    (client) => client.brands.list({ tag: ['a', 'b'], mock: false, recordsPerPage: 50 }),
    'GET /v2/brand?tag=a&tag=b&mock=false&recordsPerPage=50',
    page(brandAnswer),
    page(brandAnswer),
  ],
  ['readBrand', (client) => client.brands.read('BEXMPL1'), 'GET /v2/brand/BEXMPL1', brandAnswer, brandAnswer],
  [
    'updateBrand',
    (client) => client.brands.update('BEXMPL1', { ...update, brandRelationship: 'BASIC_ACCOUNT' }),
    'PUT /v2/brand/BEXMPL1',
    brandAnswer,
    brandAnswer,
  ],
  [
    'deleteBrand',
    (client) => client.brands.delete('BEXMPL1'),
    'DELETE /v2/brand/BEXMPL1',
    undefined,
    undefined,
  ],
  [
    'readBrandFeedback',
    (client) => client.brands.readFeedback('BEXMPL1'),
    'GET /v2/brand/feedback/BEXMPL1',
    { brandUid: 'BEXMPL1', category: [{ id: 'TAX_ID', displayName: 'Tax id', fields: ['ein'] }, 7] },
    {
      brandUid: 'BEXMPL1',
      category: [{ id: 'TAX_ID', displayName: 'Tax id', description: '', fields: ['ein'], errors: [] }],
    },
  ],
  [
    'revetBrand',
    (client) => client.brands.revet('BEXMPL1'),
    'PUT /v2/brand/BEXMPL1/revet',
    brandAnswer,
    brandAnswer,
  ],
  [
    'sendSmsOtp',
    (client) => client.otp.send('BEXMPL1', { pinSms: 'Your code: @OTP_PIN@' }),
    'POST /v2/brand/BEXMPL1/smsOtp',
    otpSent,
    otpSent,
  ],
  [
    'verifySmsOtp',
    (client) => client.otp.verify('BEXMPL1', { otpPin: '123456' }),
    'PUT /v2/brand/BEXMPL1/smsOtp',
    undefined,
    undefined,
  ],
  [
    'readSmsOtp',
    (client) => client.otp.readStatus('OTP0000001'),
    'GET /v2/brand/smsOtp/OTP0000001',
    { ...otpSent, verifyDate: null },
    { ...otpSent, verifyDate: null },
  ],
  [
    'listVettings',
    (client) => client.vettings.list('BEXMPL1', { evpId: 'AEGIS' }),
    `GET /v2/brand/BEXMPL1/externalVetting?${everyVettingStatus}&evpId=AEGIS`,
    [vetting],
    [vetting],
  ],
  [
    'orderVetting',
    (client) => client.vettings.order('BEXMPL1', { evpId: 'AEGIS', vettingClass: 'STANDARD' }),
    'POST /v2/brand/BEXMPL1/externalVetting',
    { vettingStatus: 'PENDING' },
    { evpId: 'AEGIS', vettingStatus: 'PENDING' },
  ],
  [
    'importVetting',
    (client) => client.vettings.import('BEXMPL1', { evpId: 'WMC', vettingId: 'vet-1' }),
    'PUT /v2/brand/BEXMPL1/externalVetting',
    vetting,
    vetting,
  ],
  [
    'qualifyBrand',
    (client) => client.campaigns.qualify('BEXMPL1'),
    'GET /v2/campaignBuilder/brand/BEXMPL1',
    [usecase],
    [usecase],
  ],
  [
    'qualifyUsecase',
    (client) => client.campaigns.qualifyUsecase('BEXMPL1', '2FA'),
    'GET /v2/campaignBuilder/brand/BEXMPL1/usecase/2FA',
    usecase,
    usecase,
  ],
  [
    'createCampaign',
    (client) => client.campaigns.create(campaign),
    'POST /v2/campaignBuilder',
    created,
    created,
  ],
  [
    'listCampaigns',
    (client) => client.campaigns.list({ brandId: 'BEXMPL1', page: 3 }),
    'GET /v2/campaign?brandId=BEXMPL1&page=3',
    [campaignAnswer],
    { records: [campaignAnswer], page: 3, totalRecords: 1 },
  ],
  [
    'readCampaign',
    (client) => client.campaigns.read('CEXMPL1'),
    'GET /v2/campaign/CEXMPL1',
    campaignAnswer,
    campaignAnswer,
  ],
  [
    'updateCampaign',
    (client) => client.campaigns.update('CEXMPL1', { privacyPolicyLink: '' }),
    'PUT /v2/campaign/CEXMPL1',
    campaignAnswer,
    campaignAnswer,
  ],
  [
    'deleteCampaign',
    (client) => client.campaigns.deactivate('CEXMPL1'),
    'DELETE /v2/campaign/CEXMPL1',
    undefined,
    undefined,
  ],
  [
    'readMnoMetadata',
    (client) => client.campaigns.readMnoMetadata('CEXMPL1'),
    'GET /v2/campaign/CEXMPL1/mnoMetadata',
    mnoMetadata,
    mnoMetadata,
  ],
  [
    'readOperationStatus',
    (client) => client.campaigns.readOperationStatus('CEXMPL1'),
    'GET /v2/campaign/CEXMPL1/operationStatus',
    { '10017': 'REGISTERED', '10035': 'SOMETHING_NEW', '10038': null },
    { '10017': 'REGISTERED', '10035': 'SOMETHING_NEW' },
  ],
  [
    'readSharing',
    (client) => client.campaigns.readSharing('CEXMPL1'),
    'GET /v2/campaign/CEXMPL1/sharing',
    { sharedByMe: sharing },
    { sharedByMe: sharing, sharedWithMe: null },
  ],
  [
    'shareCampaign',
    (client) => client.campaigns.share('CEXMPL1', 'TWILO'),
    'PUT /v2/campaign/CEXMPL1/sharing/TWILO',
    sharing,
    sharing,
  ],
  [
    'resubmitCampaign',
    (client) => client.campaigns.resubmit('CEXMPL1', { mnoIds: [10017] }),
    'PUT /v2/campaign/CEXMPL1/resubmit',
    created,
    created,
  ],
  [
    'nudgeCampaign',
    (client) => client.campaigns.nudge('CEXMPL1', { nudgeIntent: 'REVIEW' }),
    'POST /v2/campaign/CEXMPL1/nudge',
    { message: 'done' },
    { message: 'done' },
  ],
  ['listResellers', (client) => client.resellers.list(), 'GET /v2/reseller', page(reseller), page(reseller)],
  [
    'createReseller',
    (client) => client.resellers.create({ companyName: 'R', phone: '+15555550100', email: 'r@example.test' }),
    'POST /v2/reseller',
    reseller,
    reseller,
  ],
  [
    'listWebhookSubscriptions',
    (client) => client.webhooks.listSubscriptions(),
    'GET /v2/webhook/subscription',
    [subscription],
    [subscription],
  ],
  [
    'putWebhookSubscription',
    (client) => client.webhooks.subscribe(subscription),
    'PUT /v2/webhook/subscription',
    subscription,
    subscription,
  ],
  [
    'deleteWebhookSubscription',
    (client) => client.webhooks.unsubscribe('BRAND'),
    'DELETE /v2/webhook/subscription/BRAND',
    undefined,
    undefined,
  ],
  [
    'sendMockEvent',
    (client) => client.webhooks.sendMockEvent('BRAND_ADD'),
    'GET /v2/webhook/subscription/eventType/BRAND_ADD/mock',
    { endpoint: 'https://hooks.example.test/x', status: 200 },
    { endpoint: 'https://hooks.example.test/x', status: '200' },
  ],
];

test('every operation of the table has a function', () => {
  expect([...new Set(rows.map(([operation]) => operation))].toSorted()).toEqual(
    Object.keys(REGISTRY_OPERATIONS).toSorted(),
  );
});

test.each(rows)('%s calls its path and reads the response', async (_, work, request, answered, result) => {
  server.behave(answer(answered === undefined ? 204 : 200, answered));
  expect(await work(watched.client)).toEqual(result);
  expect(lastRequest()).toBe(request);
  const headers = server.seen.at(-1)?.headers;
  expect(headers?.authorization).toBe(`Basic ${Buffer.from(`${API_KEY}:${API_SECRET}`).toString('base64')}`);
});
