// Writes a file as multipart/form-data, with one part named `file`. The bytes of the file are never copied.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';

/** A file in memory, in the pieces in which it arrived. */
export type RegistryFile = {
  readonly fileName: string;
  readonly mimeType: string;
  readonly chunks: readonly Uint8Array[];
  readonly bytes: number;
};

export type Multipart = {
  readonly headers: Readonly<Record<string, string>>;
  /** A new stream for each attempt. */
  readonly stream: () => Readable;
};

/** A quotation mark or line break would end the name. Escaped as browsers do it. */
const escapeName = (name: string): string =>
  name
    .toWellFormed()
    .replaceAll('"', '%22')
    .replaceAll(/\p{Cc}/gu, '_');

export function multipartOf({ fileName, mimeType, chunks, bytes }: RegistryFile): Multipart {
  const boundary = `tendlc-${randomBytes(18).toString('hex')}`;
  const head = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${escapeName(fileName)}"\r\ncontent-type: ${mimeType}\r\n\r\n`,
  );
  const end = Buffer.from(`\r\n--${boundary}--\r\n`);
  return {
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(head.length + bytes + end.length),
    },
    stream: () => Readable.from([head, ...chunks, end], { objectMode: true }),
  };
}
