// Readers for appeals, files, partner campaigns, migrations, and phone numbers.
import type { DownloadedFile } from '../call/attempt.ts';
import {
  type Appeal,
  type AttachmentInfo,
  type CampaignPhone,
  type CnpMigration,
  type PartnerCampaign,
} from '../wire/index.ts';
import { asPlain, type Reader, record, UnreadableAnswer } from './fields.ts';
import { readCampaign } from './shapes.ts';

export const readAppeal = record<Appeal>({
  brandId: 'text',
  appealStatus: 'text',
  categoryList: 'texts',
  attachmentUuidList: 'texts',
  explanation: 'text',
  appealStatusUpdateDate: 'text',
  createDate: 'text',
  appealOutcome: 'map',
  evpId: 'text',
  vettingId: 'text',
  vettingClass: 'text',
});

export const readAttachmentInfo = record<AttachmentInfo>(
  { uuid: 'text', fileName: 'text', mimeType: 'text' },
  ['uuid'],
);

export const readPhone = record<CampaignPhone>(
  { phoneNumber: 'text', nnid: 'text', provisionedDate: 'text', current: 'flag' },
  ['phoneNumber'],
);

const readMigrationFields = record<CnpMigration>({
  status: 'text',
  fromCnpId: 'text',
  toCnpId: 'text',
  upstreamCnpId: 'text',
  createDate: 'text',
});

/** Null for a campaign that was never migrated: the registry answers with nothing, null, or an empty list. */
export const readMigration: Reader<CnpMigration | null> = (answer) => {
  const newest: unknown = Array.isArray(answer) ? answer.at(-1) : answer;
  if (newest === undefined || newest === null || newest === '' || newest === 'null') {
    return null;
  }
  const migration = readMigrationFields(newest);
  return Object.keys(migration).length === 0 ? null : migration;
};

export const readPartnerCampaign: Reader<PartnerCampaign> = (answer) => {
  const { brand, ...campaign } = asPlain(answer);
  const read = readCampaign(campaign);
  return brand === undefined ? read : { ...read, brand: brand === null ? null : asPlain(brand) };
};

export const readFile: Reader<DownloadedFile> = (answer) => {
  const { chunks } = asPlain(answer);
  if (!Array.isArray(chunks)) {
    throw new UnreadableAnswer('not a file');
  }
  return answer as DownloadedFile;
};
