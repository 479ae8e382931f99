// Reads the body of a response: at most so many bytes on the wire, and at most as many after content decoding.
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, constants, gunzip, inflate, inflateRaw, zstdDecompress } from 'node:zlib';

class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
  readonly code = 'BODY_TOO_LARGE';
}

class UnknownEncoding extends Error {
  override readonly name = 'UnknownEncoding';
  readonly code = 'UNKNOWN_ENCODING';
}

/** What the request asks for. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br, zstd';

/** 8 MiB, which RFC 9659 sets for the web. A frame may ask for 2 GiB otherwise. */
const ZSTANDARD_WINDOW_LOG_MAX = 23;

type Decode = (bytes: Buffer, limits: { readonly maxOutputLength: number }) => Promise<Buffer>;

const decodeZlib: Decode = promisify(inflate);
const decodeRaw: Decode = promisify(inflateRaw);
const decodeGzip: Decode = promisify(gunzip);
const decodeBrotli: Decode = promisify(brotliDecompress);
const decodeZstandard = promisify(zstdDecompress);

const DEFLATE_METHOD = 8;

/** Servers send `deflate` with and without the header of zlib; browsers read both. */
const decodeDeflate: Decode = (bytes, limits) =>
  ((bytes[0] ?? 0) & 0x0f) === DEFLATE_METHOD ? decodeZlib(bytes, limits) : decodeRaw(bytes, limits);

const DECODERS: ReadonlyMap<string, Decode> = new Map<string, Decode>([
  ['gzip', decodeGzip],
  ['x-gzip', decodeGzip],
  ['deflate', decodeDeflate],
  ['br', decodeBrotli],
  [
    'zstd',
    (bytes, limits) =>
      decodeZstandard(bytes, {
        ...limits,
        params: { [constants.ZSTD_d_windowLogMax]: ZSTANDARD_WINDOW_LOG_MAX },
      }),
  ],
]);

const encodingsOf = (header: string): string[] =>
  header
    .toLowerCase()
    .split(',')
    .map((encoding) => encoding.trim())
    .filter((encoding) => encoding !== '' && encoding !== 'identity');

async function collect(body: Readable, bytesMax: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > bytesMax) {
      throw new BodyTooLarge();
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, bytes);
}

/**
 * @param contentEncoding the header of the response; a body that is encoded more than once is not read
 * @throws BodyTooLarge, UnknownEncoding, or the error of the connection or of the decoder. A small body that decodes to a
 *   large one is given up at the limit.
 */
export async function readBody(
  body: Readable,
  contentEncoding: string | undefined,
  bytesMax: number,
): Promise<Buffer> {
  const [encoding, another] = encodingsOf(contentEncoding ?? '');
  const decode = encoding === undefined ? undefined : DECODERS.get(encoding);
  if (another !== undefined || (encoding !== undefined && decode === undefined)) {
    throw new UnknownEncoding();
  }
  const bytes = await collect(body, bytesMax);
  // A response without content may name an encoding.
  return decode === undefined || bytes.length === 0 ? bytes : decode(bytes, { maxOutputLength: bytesMax });
}
