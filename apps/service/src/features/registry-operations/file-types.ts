// Recognizes the type of a file by its content. The registry judges files by their names, so the name must agree with it.
import { ATTACHMENT_LIMITS, type AttachmentKind } from '@tendlc/registry/wire';
import { ServiceError } from '../../errors.ts';
import type { UploadedFile } from '../../http/file-bodies.ts';

type FileType = {
  readonly label: string;
  readonly mimeType: string;
  /** As the registry spells them. */
  readonly extensions: readonly string[];
};

const fileType = (label: string, mimeType: string, extensions: string): FileType => ({
  label,
  mimeType,
  extensions: extensions.split(' '),
});

const TYPES = {
  jpeg: fileType('a JPEG image', 'image/jpeg', 'jpg jpeg'),
  png: fileType('a PNG image', 'image/png', 'png'),
  gif: fileType('a GIF image', 'image/gif', 'gif'),
  bmp: fileType('a BMP image', 'image/bmp', 'bmp dib'),
  tiff: fileType('a TIFF image', 'image/tiff', 'tiff'),
  pdf: fileType('a PDF document', 'application/pdf', 'pdf'),
  rtf: fileType('an RTF document', 'application/rtf', 'rtf'),
  docx: fileType(
    'a Word document',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'docx',
  ),
  odt: fileType('an OpenDocument text', 'application/vnd.oasis.opendocument.text', 'odt'),
  html: fileType('an HTML page', 'text/html', 'htm'),
  xml: fileType('an XML document', 'application/xml', 'xml'),
  text: fileType('plain text', 'text/plain', 'txt'),
  mpegAudio: fileType('MPEG audio', 'audio/mpeg', 'mp3 mp2 mp1 mpa m2a'),
  mp4: fileType('an MPEG-4 file', 'video/mp4', 'mp4 m4v m4a m4b m4p m4r'),
  ogg: fileType('an Ogg file', 'application/ogg', 'ogg oga ogv ogx ogm spx'),
  webm: fileType('a WebM video', 'video/webm', 'webm'),
  wav: fileType('WAV audio', 'audio/wav', 'wav'),
} as const;

type Reader = {
  /** The first bytes as Latin letters. */
  readonly head: string;
  readonly first: Uint8Array;
  readonly file: UploadedFile;
};

const HEAD_BYTES = 1024;
/** Where a ZIP file lists its entries. */
const TAIL_BYTES = 64 * 1024;

/** At most this many bytes from the start or the end, without copying the rest. */
function bytesAt(file: UploadedFile, where: 'start' | 'end', bytesMax: number): Buffer {
  const pieces: Uint8Array[] = [];
  let missing = bytesMax;
  const chunks = where === 'start' ? file.chunks : file.chunks.toReversed();
  for (const chunk of chunks) {
    const piece =
      where === 'start' ? chunk.subarray(0, missing) : chunk.subarray(Math.max(0, chunk.length - missing));
    pieces.push(piece);
    missing -= piece.length;
    if (missing <= 0) {
      break;
    }
  }
  return Buffer.concat(where === 'start' ? pieces : pieces.toReversed());
}

/** Text that people read: valid UTF-8 without control characters. */
function isText({ chunks }: UploadedFile): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const isPlain = (text: string) => !/(?![\t\n\f\r])\p{Cc}/u.test(text);
  try {
    return (
      chunks.every((chunk) => isPlain(decoder.decode(chunk, { stream: true }))) && isPlain(decoder.decode())
    );
  } catch {
    return false;
  }
}

const startsWith =
  (...starts: readonly string[]) =>
  ({ head }: Reader): boolean =>
    starts.some((start) => head.startsWith(start));

const ZIP = 'PK\u0003\u0004';
const ODT_TYPE = 'mimetypeapplication/vnd.oasis.opendocument.text';
/** Of MPEG audio: 11 bits that are set, a version, and a layer. */
const isAudioFrame = ({ first: [one = 0, two = 0] }: Reader): boolean =>
  one === 0xff && (two & 0xe0) === 0xe0 && (two & 0x18) !== 0x08 && (two & 0x06) !== 0;

const startOfText = ({ head }: Reader): string => head.replace(/^\u00EF\u00BB\u00BF/, '').trimStart();

/** The first that fits counts. */
const SIGNS: readonly (readonly [type: keyof typeof TYPES, fits: (reader: Reader) => boolean])[] = [
  ['jpeg', startsWith('\u00FF\u00D8\u00FF')],
  ['png', startsWith('\u0089PNG\r\n\u001A\n')],
  ['gif', startsWith('GIF87a', 'GIF89a')],
  ['tiff', startsWith('II*\0', 'MM\0*')],
  ['pdf', startsWith('%PDF-')],
  ['rtf', startsWith('{\\rtf')],
  ['ogg', startsWith('OggS')],
  ['webm', ({ head }) => head.startsWith('\u001AE\u00DF\u00A3') && head.includes('webm')],
  ['wav', ({ head }) => head.startsWith('RIFF') && head.slice(8, 12) === 'WAVE'],
  ['mp4', ({ head }) => head.slice(4, 8) === 'ftyp'],
  ['odt', ({ head }) => head.startsWith(ZIP) && head.includes(ODT_TYPE)],
  [
    'docx',
    ({ head, file }) =>
      head.startsWith(ZIP) && bytesAt(file, 'end', TAIL_BYTES).includes('word/document.xml', 0, 'latin1'),
  ],
  ['mpegAudio', (reader) => reader.head.startsWith('ID3') || isAudioFrame(reader)],
  [
    'bmp',
    ({ head, first }) => head.startsWith('BM') && first.length > 26 && head.slice(6, 10) === '\0\0\0\0',
  ],
  [
    'html',
    (reader) =>
      /^<(!doctype\s+html|html|head|body|script)\b/i.test(startOfText(reader)) && isText(reader.file),
  ],
  ['xml', (reader) => startOfText(reader).startsWith('<?xml') && isText(reader.file)],
  ['text', ({ file }) => isText(file)],
];

function typeOf(file: UploadedFile): FileType | undefined {
  const first = bytesAt(file, 'start', HEAD_BYTES);
  const reader: Reader = { first, head: first.toString('latin1'), file };
  const [name] = SIGNS.find(([, fits]) => fits(reader)) ?? [];
  return name === undefined ? undefined : TYPES[name];
}

const refuse = (sentence: string) => new ServiceError('validation_failed', `file: ${sentence}`);

/**
 * @returns the media type of the content
 * @throws ServiceError `validation_failed` for a type that the registry does not accept, or a name that does not say the type
 */
export function checkType(kind: AttachmentKind, file: UploadedFile): string {
  const { extensions } = ATTACHMENT_LIMITS[kind];
  const type = typeOf(file);
  const allowed = type?.extensions.filter((extension) => extensions.includes(extension)) ?? [];
  if (type === undefined || allowed.length === 0) {
    const what = type === undefined ? 'has a content that we do not recognize' : `is ${type.label}`;
    throw refuse(`${what}. The registry accepts ${extensions.map((one) => `.${one}`).join(', ')}`);
  }
  const extension = file.fileName.split('.').at(-1)?.toLowerCase() ?? '';
  if (!allowed.includes(extension)) {
    throw refuse(`is ${type.label}, so its name must end in ${allowed.map((one) => `.${one}`).join(' or ')}`);
  }
  return type.mimeType;
}
