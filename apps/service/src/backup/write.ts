// Writes a backup: all tables at one moment, to a file that gets its name only after it has been read back.
import { closeSync, constants, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database, DatabaseTransaction } from '../db/tables.ts';
import { version } from '../version.ts';
import {
  BackupRefused,
  FORMAT,
  FORMAT_VERSION,
  type Header,
  type Manifest,
  readBackup,
  TableSum,
} from './format.ts';
import {
  appliedMigrations,
  listTables,
  readAuditHead,
  readRows,
  readSequences,
  type Table,
  useExactText,
} from './queries.ts';

/** Rows compress well at any level, and the lowest level is fast enough not to slow the backup. */
const GZIP_LEVEL = 1;

export type BackupResult = {
  readonly rows: number;
  readonly sizeBytes: number;
  readonly manifest: Manifest;
  readonly header: Header;
};

async function makeHeader(
  transaction: DatabaseTransaction,
  tables: readonly Table[],
  takenAt: Date,
): Promise<Header> {
  const migrations = await appliedMigrations(transaction);
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    productVersion: version,
    schemaVersion: migrations.at(-1) ?? '',
    createdAt: takenAt.toISOString(),
    tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
  };
}

async function* linesOf(transaction: DatabaseTransaction, takenAt: Date): AsyncGenerator<string> {
  await useExactText(transaction);
  const tables = await listTables(transaction);
  yield `${JSON.stringify(await makeHeader(transaction, tables, takenAt))}\n`;
  const sums: { name: string; rows: number; sha256: string }[] = [];
  for (const table of tables) {
    yield `${JSON.stringify({ table: table.name })}\n`;
    const sum = new TableSum();
    for await (const page of readRows(transaction, table)) {
      for (const line of page) {
        sum.add(line);
      }
      yield `${page.join('\n')}\n`;
    }
    sums.push({ name: table.name, ...sum.result() });
  }
  const end: Manifest = {
    tables: sums,
    sequences: await readSequences(transaction),
    auditHead: await readAuditHead(transaction),
  };
  yield `${JSON.stringify({ end })}\n`;
}

/** Without this, a power failure could undo the rename, and the backup would be missing. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, constants.O_RDONLY);
  fsyncSync(handle);
  closeSync(handle);
}

function refusalOf(file: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const reasons: Record<string, string> = {
    ENOSPC: 'the disk is full',
    EDQUOT: 'the quota of the disk is used up',
    ENOENT: 'its folder does not exist',
    EACCES: 'its folder may not be written to by this user',
    EEXIST: `${file}.part exists: another backup is writing it, or one was interrupted; delete it if none is running`,
  };
  const reason = reasons[code ?? ''];
  return reason === undefined
    ? error
    : new BackupRefused(`${file} was not written: ${reason}`, { cause: error });
}

/** @throws BackupRefused before anything is read if the file cannot be written */
export function checkTarget(file: string): void {
  if (existsSync(file)) {
    throw new BackupRefused(`${file} exists already: name another file`);
  }
}

/**
 * @param takenAt the time of the state, if the database is a copy
 * @param db a database that can change meanwhile, because it is read in one snapshot
 * @throws BackupRefused if the file cannot be written; then no file has its name
 */
export async function writeBackup(db: Database, file: string, takenAt = new Date()): Promise<BackupResult> {
  checkTarget(file);
  const part = `${file}.part`;
  let isOurs = false;
  try {
    const opened = await open(part, 'wx', 0o600);
    isOurs = true;
    // `flush` forces the file to the disk before it is closed.
    const target = opened.createWriteStream({ flush: true });
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((transaction) =>
        pipeline(Readable.from(linesOf(transaction, takenAt)), createGzip({ level: GZIP_LEVEL }), target),
      );
    const { header, manifest } = await readBackup(part);
    checkTarget(file);
    renameSync(part, file);
    syncFolder(dirname(file));
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { header, manifest, rows, sizeBytes: statSync(file).size };
  } catch (error) {
    if (isOurs) {
      rmSync(part, { force: true });
    }
    throw refusalOf(file, error);
  }
}
