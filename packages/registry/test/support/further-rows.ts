// The rows of `operations.test.ts` for appeals, files, partners, numbers, resellers, and tags.
import type { RegistryOperation } from '../../src/wire/index.ts';
import type { Watched } from './client.ts';

export type Row = [
  operation: RegistryOperation,
  work: (client: Watched['client']) => Promise<unknown>,
  request: string,
  answered: unknown,
  result: unknown,
];

const appeal = { appealStatus: 'PENDING', categoryList: ['VERIFY_TAX_ID'], explanation: null };
const file = { uuid: 'BEXMPL1/VA/0123', fileName: 'letter.pdf', mimeType: 'application/pdf' };
const upload = {
  fileName: 'letter.pdf',
  mimeType: 'application/pdf',
  chunks: [Buffer.from('%PDF-')],
  bytes: 5,
};
const campaign = { campaignId: 'CEXMPL1', brand: { displayName: 'Copper Kettle' } };
const phone = { phoneNumber: '15125557001', nnid: '103412', current: true };
const sharing = { upstreamCnpId: 'SEXMPL1', sharingStatus: 'DECLINED', explanation: 'No opt-in.' };
const reseller = { companyName: 'Harbor Texting', phone: '+15125557100', email: 'ops@harbor.example' };
const known = { resellerId: 'REXMPL1', ...reseller };
const migration = { status: 'ACTIVE', toCnpId: 'SINCH' };
const page = (record: object) => ({ records: [record], page: 1, totalRecords: 1 });
const tagged = { recordType: 'BRAND', recordId: 'BEXMPL1' } as const;

/** A read whose result is the response. */
const read = (
  operation: RegistryOperation,
  work: Row[1],
  path: string,
  answered: unknown,
  result = answered,
): Row => [operation, work, `GET /v2${path}`, answered, result];

/** A change whose response has no body. */
const change = (operation: RegistryOperation, work: Row[1], request: string): Row => [
  operation,
  work,
  request,
  undefined,
  undefined,
];

const filed = { appealCategories: ['VERIFY_TAX_ID'] };

export const FURTHER_ROWS: readonly Row[] = [
  read('listBrandAppeals', (client) => client.appeals.list('B1'), '/brand/B1/appeal', [appeal]),
  change('appealBrand', (client) => client.appeals.file('B1', filed), 'POST /v2/brand/B1/appeal'),
  read(
    'listVettingAppeals',
    (client) => client.appeals.listOfVettings('B1'),
    '/brand/B1/externalVetting/appeal',
    [appeal],
  ),
  change(
    'appealVetting',
    (client) => client.appeals.fileOfVetting('B1', { ...filed, evpId: 'AEGIS', vettingId: 'v1' }),
    'POST /v2/brand/B1/externalVetting/appeal',
  ),
  change(
    'sendContactMail',
    (client) => client.appeals.sendContactMail('B1', 'AUTHPLUS'),
    'POST /v2/brand/B1/2faEmail?vettingClass=AUTHPLUS',
  ),
  read(
    'readVettingReport',
    (client) => client.attachments.listReports('B1'),
    '/brand/B1/externalVetting/enhancedVettingReport',
    [file],
  ),
  read('listEvidence', (client) => client.attachments.list('evidence', 'B1'), '/brand/B1/appeal/evidence', [
    file,
  ]),
  [
    'uploadEvidence',
    (client) => client.attachments.upload('evidence', 'B1', upload),
    'POST /v2/brand/B1/appeal/evidence',
    file,
    file,
  ],
  read('listMms', (client) => client.attachments.list('mms', 'C1'), '/campaign/C1/mms', [file]),
  [
    'uploadMms',
    (client) => client.attachments.upload('mms', 'C1', upload),
    'POST /v2/campaign/C1/mms',
    file,
    file,
  ],
  read(
    'listDocuments',
    (client) => client.attachments.list('document', 'C1'),
    '/campaign/C1/supportingDocument',
    [file],
  ),
  [
    'uploadDocument',
    (client) => client.attachments.upload('document', 'C1', upload),
    'POST /v2/campaign/C1/supportingDocument',
    file,
    file,
  ],
  [
    'readAttachment',
    async (client) => Buffer.concat((await client.attachments.read('C1/MMS/01')).chunks).toString(),
    'GET /v2/attachment/C1%2FMMS%2F01',
    'GIF89a',
    'GIF89a',
  ],
  change(
    'deleteAttachment',
    (client) => client.attachments.delete('C1/MMS/01'),
    'DELETE /v2/attachment/C1%2FMMS%2F01',
  ),
  read(
    'listPhones',
    (client) => client.phones.list('C1', { current: true, page: 1 }),
    '/campaign/C1/osr/phones?current=true&page=1',
    page({ ...phone, nnid: 103_412 }),
    page(phone),
  ),
  read('readMigration', (client) => client.migrations.read('C1'), '/campaign/C1/migrateCnp', migration),
  read('readMigration', (client) => client.migrations.read('C1'), '/campaign/C1/migrateCnp', 'null', null),
  change(
    'startMigration',
    (client) => client.migrations.start('C1', 'SINCH'),
    'POST /v2/campaign/C1/migrateCnp/SINCH',
  ),
  change('cancelMigration', (client) => client.migrations.cancel('C1'), 'DELETE /v2/campaign/C1/migrateCnp'),
  read(
    'listPartnerCampaigns',
    (client) => client.partnerCampaigns.list({ sharingStatus: 'PENDING' }),
    '/partnerCampaign/sharedWithMe?sharingStatus=PENDING',
    page(campaign),
  ),
  read(
    'readPartnerCampaign',
    (client) => client.partnerCampaigns.read('C1'),
    '/partnerCampaign/C1',
    campaign,
  ),
  read(
    'readPartnerSharing',
    (client) => client.partnerCampaigns.readSharing('C1'),
    '/partnerCampaign/C1/sharing',
    { sharedWithMe: sharing },
    { sharedWithMe: sharing, sharedByMe: null },
  ),
  [
    'acceptPartnerCampaign',
    (client) => client.partnerCampaigns.accept('C1', 'TWILO'),
    'PUT /v2/partnerCampaign/C1/sharing/TWILO',
    sharing,
    sharing,
  ],
  [
    'declinePartnerCampaign',
    (client) =>
      client.partnerCampaigns.decline('C1', {
        explanation: 'No box & no policy',
        rejectionCategory: ['CALL_TO_ACTION', 'OTHER'],
      }),
    'DELETE /v2/partnerCampaign/C1/sharing?explanation=No+box+%26+no+policy&rejectionCategory=CALL_TO_ACTION&rejectionCategory=OTHER',
    sharing,
    sharing,
  ],
  read('readReseller', (client) => client.resellers.read('R1'), '/reseller/R1', known),
  [
    'updateReseller',
    (client) => client.resellers.update('R1', reseller),
    'PUT /v2/reseller/R1',
    known,
    known,
  ],
  change('deleteReseller', (client) => client.resellers.delete('R1'), 'DELETE /v2/reseller/R1'),
  change('putTag', (client) => client.tags.put(tagged, 'spring'), 'PUT /v2/tag'),
  change(
    'deleteTag',
    (client) => client.tags.delete(tagged, 'spring'),
    'DELETE /v2/tag/name/spring/recordType/BRAND/recordId/BEXMPL1',
  ),
];
