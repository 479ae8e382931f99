// Protects G-03 and the access model: every operation returns the same bytes for another user's record and for a
// nonexistent one. The request is free and makes no call to the registry.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentOf, operationsOf } from '../../../../test/support/openapi.ts';
import {
  campaignRequest,
  createCampaign,
  expectCreated,
  verifiedBrand,
} from '../../../../test/support/registrations.ts';
import {
  type Customer,
  registerAdmin,
  startRegistry,
  type TestRegistry,
} from '../../../../test/support/registry.ts';
import { PDF, upload } from '../../registry-operations/test/support/files.ts';
import {
  type Answer,
  startService,
  type TestService,
  type TestUser,
} from '../../../../test/support/service.ts';

let registry: TestRegistry;
let service: TestService;
let owner: Customer;
let withCredentials: Customer;
let without: TestUser;
let ids: Record<'brandId' | 'campaignId', { others: string[]; missing: string[] }>;
beforeAll(async () => {
  registry = await startRegistry();
  service = await startService({ environment: registry.environment });
  const admin = await registerAdmin(service);
  owner = await registry.customer(service);
  withCredentials = await registry.customer(service);
  without = await service.registerWithBalance(20);
  const brand = await verifiedBrand({ service, registry, admin }, owner);
  const campaign = expectCreated(await createCampaign(service, owner, campaignRequest(brand.localId))).body;
  ids = {
    brandId: { others: [String(brand.localId), brand.registryId], missing: ['987654', 'BNOBODY'] },
    campaignId: {
      others: [String(campaign.localId), campaign.tcrCampaignId],
      missing: ['987654', 'CNOBODY'],
    },
  };
});
afterAll(async () => {
  await service.close();
  await registry.close();
});

/** A valid body for the operation. */
const BODIES: Readonly<Record<string, object>> = {
  updateBrand: { website: 'https://copperkettle.example/visit' },
  vetBrand: { evpId: 'AEGIS' },
  confirmBrandCode: { pin: '123456' },
  updateCampaign: { sample1: 'Copper Kettle: your table is ready at 8. Reply STOP to opt out.' },
  shareCampaign: { upstreamCnpId: 'TWILO' },
  nudgeCampaign: { intent: 'REVIEW' },
  resubmitCampaign: { mnoIds: [10_017] },
  appealBrand: { appealCategories: ['VERIFY_TAX_ID'], explanation: 'The letter of the IRS is attached.' },
  sendBusinessContactMail: { vettingClass: 'AUTHPLUS' },
  importVetting: { evpId: 'WMC', vettingId: 'report-77' },
  appealVetting: { evpId: 'AEGIS', vettingId: 'report-77', appealCategories: ['LOW_SCORE'] },
  startMigration: { upstreamCnpId: 'TWILO' },
};

/** Operations that take a file. */
const UPLOADS: ReadonlySet<string> = new Set(['uploadEvidence', 'uploadAttachment']);

/** Values for the other parameters of a path. */
const NAMES: Readonly<Record<string, string>> = { name: 'spring', attachmentId: 'CEXMPL1%2FMMS%2F5f1c' };

/** The parts of a response that are the same for any two requests. */
function visible({ status, text, headers }: Answer) {
  const { 'x-request-id': _id, date: _date, ...rest } = headers;
  const kept = Object.entries(rest).filter(([name]) => !name.startsWith('ratelimit-'));
  return { status, text, headers: kept };
}

const OPERATIONS = [
  'getBrand',
  'updateBrand',
  'deleteBrand',
  'vetBrand',
  'getBrandFeedback',
  'revetBrand',
  'sendBrandCode',
  'confirmBrandCode',
  'getCampaign',
  'updateCampaign',
  'deactivateCampaign',
  'getCampaignSharing',
  'getCampaignOperationStatus',
  'shareCampaign',
  'nudgeCampaign',
  'resubmitCampaign',
  'appealBrand',
  'listBrandAppeals',
  'listEvidence',
  'uploadEvidence',
  'sendBusinessContactMail',
  'listVettings',
  'importVetting',
  'appealVetting',
  'listVettingReports',
  'getQualification',
  'tagBrand',
  'untagBrand',
  'listAttachments',
  'uploadAttachment',
  'getAttachment',
  'deleteAttachment',
  'listCampaignNumbers',
  'getMigration',
  'startMigration',
  'cancelMigration',
  'tagCampaign',
  'untagCampaign',
];

test('the list of operations below is complete', () => {
  const found = operationsOf(documentOf(service.app))
    .filter(({ path }) => /\{(brand|campaign)Id\}/.test(path) && !path.startsWith('/v1/tcr/sync/'))
    .map(({ operation }) => operation.operationId);
  expect(new Set(found)).toEqual(new Set(OPERATIONS));
  expect(found).toHaveLength(OPERATIONS.length);
});

describe.each(OPERATIONS)('%s', (operationId) => {
  test.each(['with credentials', 'without credentials'])(
    'G-03 a user %s cannot tell another user’s record from a nonexistent one',
    async (who) => {
      const user = who === 'with credentials' ? withCredentials : without;
      const found = operationsOf(documentOf(service.app)).find(
        ({ operation }) => operation.operationId === operationId,
      );
      const kind = found?.path.includes('{brandId}') === true ? 'brandId' : 'campaignId';
      const ledgerBefore = await service.ledgerOf(user.id);
      const callsBefore = registry.callsOf().length;
      const ask = (id: string) => {
        const path = (found?.path ?? '')
          .replace(`{${kind}}`, id)
          .replace(/\{(\w+)\}/, (_, name: string) => NAMES[name] ?? '');
        const query = /Attachments?$/.test(operationId) && !path.includes('MMS') ? '?kind=document' : '';
        return UPLOADS.has(operationId)
          ? upload(service, user, path + query, [PDF, 'letter.pdf'])
          : service.call(found?.method ?? '', path + query, BODIES[operationId], { token: user.token });
      };
      const missing = await ask(ids[kind].missing[0] ?? '');
      expect(missing.status).toBe(404);
      for (const id of [...ids[kind].missing, ...ids[kind].others]) {
        expect(visible(await ask(id)), id).toEqual(visible(missing));
      }
      expect(await service.ledgerOf(user.id)).toEqual(ledgerBefore);
      expect(registry.callsOf()).toHaveLength(callsBefore);
    },
  );
});

test('G-03 a campaign for another user’s brand gets the same error as one for a nonexistent brand', async () => {
  const answers: Answer[] = [];
  for (const id of [...ids.brandId.others, ...ids.brandId.missing]) {
    answers.push(await createCampaign(service, withCredentials, campaignRequest(id)));
  }
  expect(answers[0]?.status).toBe(404);
  const [first = {}, ...rest] = answers.map(visible);
  expect(rest).toEqual(rest.map(() => first));
  expect(registry.callsOf(withCredentials.sid)).toEqual([]);
});

test('G-03 a list filtered by another user’s brand is as empty as one filtered by a nonexistent brand', async () => {
  const lists: unknown[] = [];
  for (const id of [...ids.brandId.others, ...ids.brandId.missing]) {
    const answer = await service.call('GET', `/v1/tcr/campaigns?brandId=${id}`, undefined, withCredentials);
    lists.push(answer.body);
  }
  const empty = {
    success: true,
    campaigns: [],
    pagination: { page: 1, limit: 25, total: 0, totalPages: 0 },
  };
  expect(lists).toEqual([empty, empty, empty, empty]);
});

test('the owner gets the record by either id', async () => {
  for (const id of ids.brandId.others) {
    expect((await service.call('GET', `/v1/tcr/brands/${id}`, undefined, owner)).status).toBe(200);
  }
});
