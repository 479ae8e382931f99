// The backup file: gzipped lines with a header, the name and rows of each table, and the checksums.
import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/** A backup that cannot be created, read or restored, with the message for the operator. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

export const FORMAT = 'tendlc-backup';
export const FORMAT_VERSION = 1;

export type Header = {
  readonly format: typeof FORMAT;
  readonly formatVersion: number;
  readonly productVersion: string;
  /** The last migration. */
  readonly schemaVersion: string;
  readonly createdAt: string;
  readonly tables: readonly { readonly name: string; readonly columns: readonly string[] }[];
};

/** The last line. Without it, the file is truncated. */
export type Manifest = {
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly sha256: string }[];
  readonly sequences: Readonly<Record<string, number>>;
  readonly auditHead: { readonly sequence: number; readonly hash: string } | null;
};

/** Counts and hashes the rows of one table. */
export class TableSum {
  readonly #hash: Hash = createHash('sha256');
  #rows = 0;

  add(line: string): void {
    this.#hash.update(line).update('\n');
    this.#rows += 1;
  }

  result(): { rows: number; sha256: string } {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}

/** Larger than any row of the service. A file with a longer line is not a backup. */
const LINE_CHARACTERS_MAX = 64 * 1024 * 1024;

/** Complete lines only. Text after the last line feed was truncated. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LINE_CHARACTERS_MAX) {
      throw new BackupRefused('it has a line that is too long');
    }
    yield* lines;
  }
  if (rest !== '') {
    throw new BackupRefused('it is cut off');
  }
}

export type BackupReader = {
  onHeader(header: Header): Promise<void>;
  /** A page of rows of one table, in the order of the file. */
  onRows(table: string, lines: readonly string[]): Promise<void>;
};

const PAGE_ROWS = 1_000;
const PAGE_CHARACTERS = 2 * 1024 * 1024;

function parseHeader(line: string): Header {
  const header = JSON.parse(line) as Partial<Header>;
  if (header.format !== FORMAT) {
    throw new BackupRefused('it is not a backup of this service');
  }
  if (header.formatVersion !== FORMAT_VERSION) {
    throw new BackupRefused(
      `it has format version ${String(header.formatVersion)}; this version of the service reads ${FORMAT_VERSION}`,
    );
  }
  return header as Header;
}

class Reading {
  readonly #reader: BackupReader;
  readonly #sums = new Map<string, TableSum>();
  #page: string[] = [];
  #pageCharacters = 0;
  #table = '';
  header: Header | undefined;
  manifest: Manifest | undefined;

  constructor(reader: BackupReader) {
    this.#reader = reader;
  }

  async take(line: string): Promise<void> {
    if (this.manifest !== undefined) {
      throw new BackupRefused('it has data after its end');
    }
    if (this.header === undefined) {
      this.header = parseHeader(line);
      await this.#reader.onHeader(this.header);
    } else if (line.startsWith('[')) {
      await this.#takeRow(line);
    } else {
      await this.#takeControl(JSON.parse(line) as { table?: string; end?: Manifest });
    }
  }

  async #takeRow(line: string): Promise<void> {
    this.#sums.get(this.#table)?.add(line);
    this.#page.push(line);
    this.#pageCharacters += line.length;
    if (this.#page.length >= PAGE_ROWS || this.#pageCharacters >= PAGE_CHARACTERS) {
      await this.#flush();
    }
  }

  async #takeControl({ table, end }: { table?: string; end?: Manifest }): Promise<void> {
    await this.#flush();
    if (table !== undefined) {
      this.#table = table;
      this.#sums.set(table, new TableSum());
    } else if (end !== undefined) {
      this.manifest = end;
      this.#compare(end);
    }
  }

  async #flush(): Promise<void> {
    if (this.#page.length > 0) {
      const page = this.#page;
      this.#page = [];
      this.#pageCharacters = 0;
      await this.#reader.onRows(this.#table, page);
    }
  }

  #compare(manifest: Manifest): void {
    const names = [...this.#sums.keys()];
    const expected = this.header?.tables.map(({ name }) => name) ?? [];
    if (JSON.stringify(names) !== JSON.stringify(expected) || manifest.tables.length !== names.length) {
      throw new BackupRefused('it does not hold the tables that its header names');
    }
    for (const { name, rows, sha256 } of manifest.tables) {
      const read = this.#sums.get(name)?.result();
      if (read?.rows !== rows || read.sha256 !== sha256) {
        throw new BackupRefused(`the rows of ${name} do not match their checksum`);
      }
    }
  }
}

const NO_READER: BackupReader = { onHeader: async () => {}, onRows: async () => {} };

function refusalOf(file: string, error: unknown): BackupRefused {
  if (error instanceof BackupRefused) {
    return new BackupRefused(`${file} cannot be used: ${error.message}`);
  }
  const { code, message } = error as NodeJS.ErrnoException;
  const reasons: Record<string, string> = {
    ENOENT: 'there is no such file',
    EACCES: 'it may not be read by this user',
    EISDIR: 'it is a folder',
    Z_BUF_ERROR: 'it is cut off',
  };
  const isDamage =
    error instanceof SyntaxError || error instanceof TypeError || code?.startsWith('Z_') === true;
  const reason = reasons[code ?? ''] ?? (isDamage ? 'it is damaged' : message);
  return new BackupRefused(`${file} cannot be used: ${reason}`, { cause: error });
}

/**
 * Reads a backup from its first line to its checksums.
 * @throws BackupRefused if it is damaged, truncated, or not a backup; and all errors of the reader
 */
export async function readBackup(
  file: string,
  reader: BackupReader = NO_READER,
): Promise<{ header: Header; manifest: Manifest }> {
  const reading = new Reading({
    onHeader: (header) => asReaders(reader.onHeader(header)),
    onRows: (table, lines) => asReaders(reader.onRows(table, lines)),
  });
  try {
    await pipeline(createReadStream(file), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
      for await (const line of linesOf(chunks)) {
        await reading.take(line);
      }
    });
    if (reading.header === undefined || reading.manifest === undefined) {
      throw new BackupRefused('it is cut off');
    }
    return { header: reading.header, manifest: reading.manifest };
  } catch (error) {
    throw error instanceof ReaderFailed ? error.cause : refusalOf(file, error);
  }
}

/** Distinguishes errors of the reader from errors in the file. */
class ReaderFailed extends Error {}

const asReaders = (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => {
    throw new ReaderFailed('the reader failed', { cause: error });
  });
