// Unpacks the files of a new embedded database. The database's own function holds all 40 MB of them in memory, and half of that stays
// with the process.
import { closeSync, createReadStream, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/** Of a tar archive: each file begins with a block that describes it, and fills whole blocks. */
const BLOCK_BYTES = 512;
const FOLDER = '5';

type Header = { readonly name: string; readonly sizeBytes: number; readonly isFolder: boolean };

const textOf = (block: Buffer, start: number, length: number): string =>
  block.toString('latin1', start, start + length).replace(/\0.*$/s, '');

/** @returns undefined for the empty blocks at the end */
function readHeader(block: Buffer): Header | undefined {
  const name = textOf(block, 0, 100);
  return name === ''
    ? undefined
    : {
        name,
        sizeBytes: Number.parseInt(textOf(block, 124, 12), 8),
        isFolder: textOf(block, 156, 1) === FOLDER,
      };
}

/** Writes what it is given, piece by piece, whatever the pieces are. */
class Unpacking {
  readonly #folder: string;
  #block = Buffer.alloc(0);
  #file: number | undefined;
  #bytesLeft = 0;
  #paddingBytesLeft = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  write(piece: Buffer): void {
    let rest = piece;
    while (rest.length > 0) {
      if (this.#bytesLeft > 0) {
        rest = this.#writeContent(rest);
      } else if (this.#paddingBytesLeft > 0) {
        const skipped = Math.min(rest.length, this.#paddingBytesLeft);
        this.#paddingBytesLeft -= skipped;
        rest = rest.subarray(skipped);
      } else {
        rest = this.#collectHeader(rest);
      }
    }
  }

  /** @throws if the archive ends in the middle of a file */
  finish(): void {
    if (this.#file !== undefined || this.#block.length > 0) {
      this.close();
      throw new Error('the files of a new database are incomplete: install the service again');
    }
  }

  close(): void {
    if (this.#file !== undefined) {
      closeSync(this.#file);
      this.#file = undefined;
    }
  }

  #writeContent(piece: Buffer): Buffer {
    const content = piece.subarray(0, this.#bytesLeft);
    // All of it: one write takes less when the disk is almost full.
    writeFileSync(this.#file as number, content);
    this.#bytesLeft -= content.length;
    if (this.#bytesLeft === 0) {
      this.close();
    }
    return piece.subarray(content.length);
  }

  #collectHeader(piece: Buffer): Buffer {
    const missingBytes = BLOCK_BYTES - this.#block.length;
    this.#block = Buffer.concat([this.#block, piece.subarray(0, missingBytes)]);
    if (this.#block.length === BLOCK_BYTES) {
      const header = readHeader(this.#block);
      this.#block = Buffer.alloc(0);
      if (header !== undefined) {
        this.#begin(header);
      }
    }
    return piece.subarray(missingBytes);
  }

  #begin({ name, sizeBytes, isFolder }: Header): void {
    const path = join(this.#folder, name);
    if (isFolder) {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      return;
    }
    this.#file = openSync(path, 'w', 0o600);
    this.#bytesLeft = sizeBytes;
    this.#paddingBytesLeft = -sizeBytes & (BLOCK_BYTES - 1);
    if (sizeBytes === 0) {
      this.close();
    }
  }
}

/**
 * @param archive compressed, from `npm run new-database`
 * @param folder exists, and is empty
 */
export async function unpackDatabase(archive: string, folder: string): Promise<void> {
  const unpacking = new Unpacking(folder);
  try {
    await pipeline(
      createReadStream(archive),
      createBrotliDecompress(),
      async (pieces: AsyncIterable<Buffer>) => {
        for await (const piece of pieces) {
          unpacking.write(piece);
        }
      },
    );
    unpacking.finish();
  } finally {
    unpacking.close();
  }
}
