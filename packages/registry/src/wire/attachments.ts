// Files at the registry: evidence of an appeal, MMS samples, and supporting documents.
import type { Loose } from './loose.ts';

export type AttachmentInfo = { uuid: string } & Loose<{ fileName: string; mimeType: string }>;

const MEBIBYTE = 1_048_576;
const DOCUMENTS = [
  'jpg',
  'jpeg',
  'png',
  'bmp',
  'raw',
  'tiff',
  'pdf',
  'docx',
  'htm',
  'odt',
  'rtf',
  'txt',
  'xml',
] as const;

const MEDIA =
  'bmp dib gif jpeg jpg m2a m4a m4b m4p m4r m4v mp1 mp2 mp3 mp4 mpa oga ogg ogm ogv ogx png spx txt wav webm';

/** Extensions, number of files for a record, and size of each file, as the registry limits them. */
export const ATTACHMENT_LIMITS = {
  evidence: { extensions: DOCUMENTS as readonly string[], filesMax: 10, bytesMax: 10 * MEBIBYTE },
  mms: { extensions: MEDIA.split(' ') as readonly string[], filesMax: 5, bytesMax: 10 * MEBIBYTE },
  document: { extensions: DOCUMENTS as readonly string[], filesMax: 5, bytesMax: 10 * MEBIBYTE },
} as const;
export type AttachmentKind = keyof typeof ATTACHMENT_LIMITS;

/** Of all files that one appeal names. */
export const APPEAL_BYTES_MAX = 30 * MEBIBYTE;
