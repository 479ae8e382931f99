// The text of an uploaded file: its bytes are counted and decoded as they arrive, and never held as a whole.
import { isUtf8 } from 'node:buffer';
import { BATCH_BYTES_MAX } from '@tendlc/contract';
import { ServiceError } from '../../../errors.ts';

const UTF_16_MARK = [0xff, 0xfe] as const;
/** Excel workbooks are ZIP archives; those before 2007 are OLE files. */
const ZIP_MARK = [0x50, 0x4b, 0x03, 0x04] as const;
const OLE_MARK = [0xd0, 0xcf, 0x11, 0xe0] as const;
const MARK_BYTES_MAX = 4;
const ASCII_END = 0x80;
const LEAD_BYTE = 0xc0;

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

const wrongFile = (problem: string) => new ServiceError('validation_failed', `file: ${problem}`);

const FILE_TOO_LARGE = `file: is larger than ${BATCH_BYTES_MAX / 1_048_576} MiB`;
const UTF_8_AS = 'In the spreadsheet, save it as “CSV UTF-8”';

/** @throws ServiceError `validation_failed` if the bytes are not text, whatever the content type says */
function checkText(first: Uint8Array): void {
  if (startsWith(first, ZIP_MARK) || startsWith(first, OLE_MARK)) {
    throw wrongFile(`is a workbook, not text. ${UTF_8_AS}`);
  }
}

const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < ASCII_END);

/** Where a character of several bytes begins that the chunk does not finish; the length of the chunk if it has none. */
function unfinishedAt(bytes: Uint8Array): number {
  for (let back = 1; back < MARK_BYTES_MAX && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= LEAD_BYTE) {
      return back < lengthOfCharacter(byte) ? bytes.length - back : bytes.length;
    }
  }
  return bytes.length;
}

const lengthOfCharacter = (lead: number): number => (lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2);

/** In a text of Windows-1252, bytes hardly ever form a character of UTF-8 by chance. */
const UTF_8_CHARACTER = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/;

/**
 * Excel in the United States writes CSV files in Windows-1252, without a mark. Such a file is not UTF-8 from its first accented letter or
 * curly quotation mark on, and everything before it is the same in both. UTF-8 that is broken is not taken for it.
 */
function decoderAfterAscii(bytes: Uint8Array, isWindowsPossible: boolean): TextDecoder {
  const isWindows =
    isWindowsPossible && !isUtf8(bytes) && !UTF_8_CHARACTER.test(Buffer.from(bytes).toString('latin1'));
  return new TextDecoder(isWindows ? 'windows-1252' : 'utf-8', { fatal: true });
}

/** Signs that the bytes are another old encoding, such as that of Excel for Mac: “CafŽ”, “DonÕs”, and characters that no text has. */
const OTHER_ENCODING = /\p{Ll}[ŽÕ‡]|[\u0080-\u009f]/u;

const notUtf8 = (cause?: unknown) =>
  new ServiceError('validation_failed', `file: has characters that are not UTF-8. ${UTF_8_AS}`, { cause });

/** @param before the last character before these bytes */
function decode(decoder: TextDecoder, before: string, bytes?: Uint8Array): string {
  let text: string;
  try {
    text = bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
  } catch (error) {
    throw notUtf8(error);
  }
  if (decoder.encoding === 'windows-1252' && OTHER_ENCODING.test(`${before}${text}`)) {
    throw notUtf8();
  }
  return text;
}

/** The first bytes together, so that the mark is in one piece; then the chunks as they arrive. */
async function* withWholeMark(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let begun: Uint8Array | undefined = new Uint8Array();
  let total = 0;
  for await (const chunk of bytes) {
    total += chunk.length;
    if (total > BATCH_BYTES_MAX) {
      throw new ServiceError('body_too_large', FILE_TOO_LARGE);
    }
    if (begun === undefined) {
      yield chunk;
      continue;
    }
    begun = Buffer.concat([begun, chunk]);
    if (begun.length >= MARK_BYTES_MAX) {
      yield begun;
      begun = undefined;
    }
  }
  if (begun !== undefined) {
    yield begun;
  }
}

/**
 * Without the byte order mark.
 * @param isWindowsPossible whether text that is not UTF-8 is read as Windows-1252
 * @throws ServiceError `body_too_large` as soon as there are too many bytes; `validation_failed` if it is not text
 */
export async function* readText(
  bytes: AsyncIterable<Uint8Array>,
  isWindowsPossible: boolean,
): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let isFirst = true;
  /** The beginning of a character, as long as everything before it is ASCII. */
  let held: Uint8Array = new Uint8Array();
  let before = '';
  for await (const chunk of withWholeMark(bytes)) {
    if (isFirst) {
      checkText(chunk);
      isFirst = false;
      decoder = startsWith(chunk, UTF_16_MARK) ? new TextDecoder('utf-16le', { fatal: true }) : undefined;
    }
    const next: Uint8Array = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    held = new Uint8Array();
    if (decoder === undefined) {
      const whole = next.subarray(0, unfinishedAt(next));
      if (isAscii(whole)) {
        held = next.subarray(whole.length);
        const text = Buffer.from(whole).toString('latin1');
        before = text.at(-1) ?? before;
        yield text;
        continue;
      }
      decoder = decoderAfterAscii(whole, isWindowsPossible);
    }
    const text = decode(decoder, before, next);
    before = text.at(-1) ?? before;
    yield text;
  }
  decoder ??= decoderAfterAscii(held, isWindowsPossible);
  yield decode(decoder, before, held);
  yield decode(decoder, '');
}
