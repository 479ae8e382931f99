// Files of a record: evidence of an appeal, MMS samples, supporting documents.
import { randomBytes } from 'node:crypto';
import { Upload } from '../uploads.ts';
import { refuse } from '../refusals.ts';
import type { AttachmentRecord } from '../store/records.ts';
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

const BYTES_MAX = 10 * 1_048_576;

type Kind = { readonly code: string; readonly extensions: ReadonlySet<string>; readonly filesMax: number };

const DOCUMENTS = 'jpg jpeg png bmp raw tiff pdf docx htm odt rtf txt xml';
const MEDIA =
  'bmp dib gif jpeg jpg m2a m4a m4b m4p m4r m4v mp1 mp2 mp3 mp4 mpa oga ogg ogm ogv ogx png spx txt wav webm';

const EVIDENCE: Kind = { code: 'VA', extensions: new Set(DOCUMENTS.split(' ')), filesMax: 10 };
const MMS: Kind = { code: 'MMS', extensions: new Set(MEDIA.split(' ')), filesMax: 5 };
const SUPPORT: Kind = { code: 'SUPPORT_DOC', extensions: new Set(DOCUMENTS.split(' ')), filesMax: 5 };

const infoOf = ({ uuid, fileName, mimeType }: AttachmentRecord) => ({ uuid, fileName, mimeType });

const filesOf = ({ store }: World, recordId: string, kind: Kind) =>
  [...store.attachments.values()].filter(({ uuid }) => uuid.startsWith(`${recordId}/${kind.code}/`));

function keep(world: World, { account, body }: Call, recordId: string, kind: Kind): Answer {
  if (!(body instanceof Upload)) {
    return refuse(501, 'The body must be multipart/form-data with one part named file.', 'file');
  }
  const extension = body.fileName.split('.').at(-1)?.toLowerCase() ?? '';
  if (!kind.extensions.has(extension)) {
    refuse(546, undefined, 'file');
  }
  if (body.content.length > BYTES_MAX || filesOf(world, recordId, kind).length >= kind.filesMax) {
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
  // An ID contains slashes. Some clients encode them, others do not.
  ['GET', '/attachment/*', readAttachment],
  ['DELETE', '/attachment/*', deleteAttachment],
];
