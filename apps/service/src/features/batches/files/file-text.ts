// The text of an uploaded file: its bytes are counted and decoded as they arrive, and never held as a whole.
import { BATCH_BYTES_MAX } from '@tendlc/contract';
import { ServiceError } from '../../../errors.ts';

const UTF_16_MARK = [0xff, 0xfe] as const;
/** Excel workbooks are ZIP archives; those before 2007 are OLE files. */
const ZIP_MARK = [0x50, 0x4b, 0x03, 0x04] as const;
const OLE_MARK = [0xd0, 0xcf, 0x11, 0xe0] as const;
const MARK_BYTES_MAX = 4;

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

const wrongFile = (problem: string) => new ServiceError('validation_failed', `file: ${problem}`);

/** @throws ServiceError `validation_failed` if the bytes are not text, whatever the content type says */
function decoderOf(first: Uint8Array): TextDecoder {
  if (startsWith(first, ZIP_MARK) || startsWith(first, OLE_MARK)) {
    throw wrongFile('is a workbook, not text. In the spreadsheet, save it as “CSV UTF-8”');
  }
  return new TextDecoder(startsWith(first, UTF_16_MARK) ? 'utf-16le' : 'utf-8', { fatal: true });
}

function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
  } catch (error) {
    throw new ServiceError(
      'validation_failed',
      'file: has characters that are not UTF-8. In the spreadsheet, save it as “CSV UTF-8”',
      { cause: error },
    );
  }
}

/**
 * Without the byte order mark.
 * @throws ServiceError `body_too_large` as soon as there are too many bytes; `validation_failed` if it is not text
 */
export async function* readText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let begun: Uint8Array = new Uint8Array();
  let total = 0;
  for await (const chunk of bytes) {
    total += chunk.length;
    if (total > BATCH_BYTES_MAX) {
      throw new ServiceError('body_too_large');
    }
    const next: Uint8Array = decoder === undefined ? Buffer.concat([begun, chunk]) : chunk;
    if (decoder === undefined && next.length < MARK_BYTES_MAX) {
      begun = next;
      continue;
    }
    decoder ??= decoderOf(next);
    yield decode(decoder, next);
  }
  if (decoder === undefined) {
    decoder = decoderOf(begun);
    yield decode(decoder, begun);
  }
  yield decode(decoder);
}
