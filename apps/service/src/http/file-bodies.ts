// Uploaded files: one part named `file` of a multipart body. The bytes stay in the pieces in which they arrive, and are held
// once.
import { createHash } from 'node:crypto';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ServiceError } from '../errors.ts';
import { payerOf } from './authentication.ts';
import { acceptAnyBody, arriving } from './streamed-bodies.ts';

const MULTIPART = 'multipart/form-data';
const PART = 'file';
const NAME_CHARACTERS_MAX = 200;
/** The lines around the file. */
const ENVELOPE_BYTES_MAX = 64 * 1024;
/** Limits of the parts around the file, of which nothing is read. */
const OTHER_PARTS = { fields: 10, fieldSize: 1024, parts: 12, headerPairs: 20, headerSize: 8 * 1024 };

/** Files that are held in memory at the same time, by this process and for one account. */
const FILES_AT_ONCE_MAX = 16;
const FILES_OF_ACCOUNT_MAX = 4;

export class UploadedFile {
  /** Without a folder. */
  readonly fileName: string;
  readonly chunks: readonly Uint8Array[];
  readonly bytes: number;
  readonly #sha256: string;

  constructor(fileName: string, chunks: readonly Uint8Array[]) {
    this.fileName = fileName;
    this.chunks = chunks;
    this.bytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    const hash = createHash('sha256');
    chunks.forEach((chunk) => hash.update(chunk));
    this.#sha256 = hash.digest('hex');
  }

  /** For the comparison of repeated requests. */
  toJSON(): object {
    return { fileName: this.fileName, bytes: this.bytes, sha256: this.#sha256 };
  }
}

const refuse = (sentence: string) => new ServiceError('validation_failed', `file: ${sentence}`);
const malformed = (cause?: unknown) =>
  new ServiceError('malformed_body', 'The body is not valid multipart/form-data.', { cause });

/** A name and nothing else: no folder, no control character. */
const plainName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(-NAME_CHARACTERS_MAX);

const MEBIBYTE = 1_048_576;
const tooLarge = (bytesMax: number) =>
  new ServiceError('body_too_large', `file: is larger than ${Math.floor(bytesMax / MEBIBYTE)} MiB`);

function openParser(contentType: string, bytesMax: number): BusboyInstance {
  try {
    const headers = { 'content-type': contentType };
    return new Busboy({ headers, limits: { ...OTHER_PARTS, fileSize: bytesMax, files: 2 } });
  } catch (error) {
    throw malformed(error);
  }
}

/** @throws ServiceError `malformed_body`, `validation_failed`, `body_too_large` */
async function readFile(
  contentType: string,
  body: AsyncIterable<Uint8Array>,
  bytesMax: number,
): Promise<UploadedFile> {
  const parser = openParser(contentType, bytesMax);
  const chunks: Uint8Array[] = [];
  let name: string | undefined;
  let problem: ServiceError | undefined;
  parser.on('file', (part: string, stream: BusboyFileStream, fileName: string) => {
    // A part that breaks off: the parser reports it, too. Without a listener, the process would end.
    stream.on('error', () => undefined);
    if (part !== PART || name !== undefined) {
      problem ??= name === undefined ? undefined : refuse('send one file only');
      stream.resume();
      return;
    }
    name = fileName ?? '';
    stream.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    stream.on('limit', () => {
      problem ??= tooLarge(bytesMax);
    });
  });
  const parsed = new Promise<void>((resolve, reject) => {
    parser.on('finish', () => resolve());
    parser.on('error', (error: unknown) => reject(malformed(error)));
  });
  // Awaited below, unless the body breaks off first.
  parsed.catch(() => undefined);
  let received = 0;
  for await (const chunk of body) {
    received += chunk.length;
    if (received > bytesMax + ENVELOPE_BYTES_MAX) {
      throw tooLarge(bytesMax);
    }
    await Promise.race([new Promise((done) => parser.write(chunk, done)), parsed]);
    if (problem !== undefined) {
      throw problem;
    }
  }
  parser.end();
  await parsed;
  return finish(problem, name, chunks);
}

function finish(
  problem: ServiceError | undefined,
  name: string | undefined,
  chunks: readonly Uint8Array[],
): UploadedFile {
  if (problem !== undefined) {
    throw problem;
  }
  if (name === undefined) {
    throw refuse(`is required, as a file in the part named ${PART}`);
  }
  const file = new UploadedFile(plainName(name), chunks);
  if (file.bytes === 0) {
    throw refuse('is empty');
  }
  if (file.fileName === '') {
    throw refuse('must have a name');
  }
  return file;
}

/** Places for files. One account cannot take them all with bodies that arrive slowly. */
class Places {
  readonly #byAccount = new Map<number, number>();
  #taken = 0;

  /** @throws ServiceError `overloaded` */
  take(userId: number): void {
    const own = this.#byAccount.get(userId) ?? 0;
    if (this.#taken >= FILES_AT_ONCE_MAX || own >= FILES_OF_ACCOUNT_MAX) {
      throw new ServiceError('overloaded', 'Too many files are arriving. Try again shortly.');
    }
    this.#taken += 1;
    this.#byAccount.set(userId, own + 1);
  }

  free(userId: number): void {
    const own = (this.#byAccount.get(userId) ?? 1) - 1;
    this.#taken -= 1;
    if (own === 0) {
      this.#byAccount.delete(userId);
    } else {
      this.#byAccount.set(userId, own);
    }
  }
}

/** Routes in this scope have an `UploadedFile` as body. */
export function useFileBodies(scope: FastifyInstance, { bytesMax }: { readonly bytesMax: number }): void {
  const places = new Places();
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _body, done) =>
    done(
      new ServiceError('unsupported_media_type', `Send the file as ${MULTIPART}, in a part named ${PART}.`),
    ),
  );
  scope.addContentTypeParser(MULTIPART, async (request: FastifyRequest, body: Readable) => {
    if (Number(request.headers['content-length']) > bytesMax + ENVELOPE_BYTES_MAX) {
      throw tooLarge(bytesMax);
    }
    const { userId } = payerOf(request);
    places.take(userId);
    try {
      return await readFile(request.headers['content-type'] ?? '', arriving(body), bytesMax);
    } catch (error) {
      places.free(userId);
      throw error;
    }
  });
  scope.addHook('onResponse', async (request) => {
    if (request.body instanceof UploadedFile) {
      places.free(payerOf(request).userId);
    }
  });
  acceptAnyBody(scope);
}
