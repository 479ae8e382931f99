// Files of a record: evidence of an appeal, MMS samples, supporting documents.
import { randomBytes } from 'node:crypto';
import { APPEAL_BYTES_MAX, ATTACHMENT_LIMITS, type AttachmentKind } from '@tendlc/registry/wire';
import { Upload } from '../uploads.ts';
import { refuse } from '../refusals.ts';
import type { AttachmentRecord } from '../store/records.ts';
import { REPORT_CODE } from '../lifecycle/vetting-report.ts';
import type { World } from '../world.ts';
import {
  type Answer,
  type Call,
  type Endpoint,
  livingBrand,
  livingCampaign,
  noContent,
  ok,
  ownBrand,
  ownCampaign,
} from './call.ts';

type Kind = { readonly code: string } & (typeof ATTACHMENT_LIMITS)[AttachmentKind];

const EVIDENCE: Kind = { code: 'VA', ...ATTACHMENT_LIMITS.evidence };
const MMS: Kind = { code: 'MMS', ...ATTACHMENT_LIMITS.mms };
const SUPPORT: Kind = { code: 'SUPPORT_DOC', ...ATTACHMENT_LIMITS.document };

const infoOf = ({ uuid, fileName, mimeType }: AttachmentRecord) => ({ uuid, fileName, mimeType });

const filesOf = ({ store }: World, recordId: string, kind: { readonly code: string }) =>
  [...store.attachments.values()].filter(({ uuid }) => uuid.startsWith(`${recordId}/${kind.code}/`));

function keep(world: World, { account, body }: Call, recordId: string, kind: Kind): Answer {
  if (!(body instanceof Upload)) {
    return refuse(501, 'The body must be multipart/form-data with one part named file.', 'file');
  }
  const extension = body.fileName.split('.').at(-1)?.toLowerCase() ?? '';
  if (!kind.extensions.includes(extension)) {
    refuse(546, undefined, 'file');
  }
  if (body.content.length > kind.bytesMax || filesOf(world, recordId, kind).length >= kind.filesMax) {
    refuse(544, undefined, 'file');
  }
  const attachment: AttachmentRecord = {
    uuid: `${recordId}/${kind.code}/${randomBytes(16).toString('hex')}`,
    sid: account.sid,
    fileName: body.fileName,
    mimeType: body.mimeType,
    content: body.content.toString('base64'),
  };
  world.store.addAttachment(attachment);
  return ok(infoOf(attachment));
}

/** @throws Refusal 502 for a file that is no evidence of this brand, 544 for too many bytes */
export function checkEvidence(world: World, brandId: string, uuids: readonly string[]): void {
  const evidence = new Map(filesOf(world, brandId, EVIDENCE).map((file) => [file.uuid, file]));
  let bytes = 0;
  for (const uuid of uuids) {
    const file = evidence.get(uuid) ?? refuse(502, 'The attachment was not found.', 'attachmentUuids');
    bytes += Buffer.byteLength(file.content, 'base64');
  }
  if (bytes > APPEAL_BYTES_MAX) {
    refuse(544, undefined, 'attachmentUuids');
  }
}

/** @throws Refusal 502 */
function ownAttachment({ store }: World, { account, params }: Call): AttachmentRecord {
  const attachment = store.attachments.get(params['*'] ?? '');
  return attachment?.sid === account.sid ? attachment : refuse(502, undefined, 'attachmentId');
}

function readAttachment(world: World, call: Call): Answer {
  const { mimeType, content } = ownAttachment(world, call);
  return { status: 200, file: { mimeType, content: Buffer.from(content, 'base64') } };
}

function deleteAttachment(world: World, call: Call): Answer {
  world.store.removeAttachment(ownAttachment(world, call).uuid);
  return noContent;
}

const brandPair = (path: string, kind: Kind): readonly Endpoint[] => [
  ['GET', path, (world, call) => ok(filesOf(world, ownBrand(world, call).brand.brandId, kind).map(infoOf))],
  ['POST', path, (world, call) => keep(world, call, livingBrand(world, call).brand.brandId, kind)],
];

const campaignPair = (path: string, kind: Kind): readonly Endpoint[] => [
  [
    'GET',
    path,
    (world, call) => ok(filesOf(world, ownCampaign(world, call).campaign.campaignId, kind).map(infoOf)),
  ],
  ['POST', path, (world, call) => keep(world, call, livingCampaign(world, call).campaign.campaignId, kind)],
];

export const ATTACHMENT_ENDPOINTS: readonly Endpoint[] = [
  ...brandPair('/brand/:brandId/appeal/evidence', EVIDENCE),
  ...campaignPair('/campaign/:campaignId/mms', MMS),
  ...campaignPair('/campaign/:campaignId/supportingDocument', SUPPORT),
  [
    'GET',
    '/brand/:brandId/externalVetting/enhancedVettingReport',
    (world, call) =>
      ok(filesOf(world, ownBrand(world, call).brand.brandId, { code: REPORT_CODE }).map(infoOf)),
  ],
  // An ID contains slashes. Some clients encode them, others do not.
  ['GET', '/attachment/*', readAttachment],
  ['DELETE', '/attachment/*', deleteAttachment],
];
