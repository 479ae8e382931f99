// Takes a file in: its rows are stored as they arrive, and are read by a job afterwards (G-88).
import { BATCH_RATE_DEFAULT, BATCH_ROWS_MAX } from '@tendlc/contract';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import { readCsv } from './files/csv.ts';
import { type FileRow, ROW_CHARACTERS_MAX } from './files/file-row.ts';
import { readText } from './files/file-text.ts';
import { readLines, readRows } from './files/objects.ts';
import { deleteBatch, insertBatch, openBatch } from './queries.ts';
import { insertRows, type NewRow } from './rows/queries.ts';

/** Rows of one statement, and their characters: what an upload holds in memory. */
const ROWS_AT_ONCE = 200;
const CHARACTERS_AT_ONCE = 512 * 1024;

export const FILE_TYPES = ['text/csv', 'application/x-ndjson', 'application/json'] as const;
export type FileType = (typeof FILE_TYPES)[number];

type OpenFile = { readonly columns: string[] | null; readonly rows: AsyncIterable<FileRow> };

async function openFile(type: FileType, bytes: AsyncIterable<Uint8Array>): Promise<OpenFile> {
  // JSON is UTF-8 by its standard.
  const text = readText(bytes, type === 'text/csv');
  if (type === 'text/csv') {
    return readCsv(text);
  }
  return { columns: null, rows: type === 'application/json' ? readRows(text) : readLines(text) };
}

function toNewRow({ number, content }: FileRow): NewRow {
  const text = JSON.stringify(content);
  if (text.length > ROW_CHARACTERS_MAX) {
    throw new ServiceError('validation_failed', `file: row ${number} has more than 1 MiB`);
  }
  return { number, content: text };
}

/** @returns how many rows there are */
async function storeRows(db: Database, batchId: number, rows: AsyncIterable<FileRow>): Promise<number> {
  let waiting: NewRow[] = [];
  let characters = 0;
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count > BATCH_ROWS_MAX) {
      throw new ServiceError(
        'validation_failed',
        `file: has more than ${BATCH_ROWS_MAX.toLocaleString('en-US')} rows. Send it in parts`,
      );
    }
    const next = toNewRow(row);
    waiting.push(next);
    characters += next.content.length;
    if (waiting.length >= ROWS_AT_ONCE || characters >= CHARACTERS_AT_ONCE) {
      await insertRows(db, batchId, waiting);
      waiting = [];
      characters = 0;
    }
  }
  if (count === 0) {
    throw new ServiceError('validation_failed', 'file: has no rows');
  }
  if (waiting.length > 0) {
    await insertRows(db, batchId, waiting);
  }
  return count;
}

export type UploadDeps = { readonly db: Database; readonly clock: Clock };

/**
 * The batch is invisible until the whole file is stored. A broken file leaves nothing behind.
 * @returns the ID of the batch
 * @throws ServiceError `batches_full`, `validation_failed`, `malformed_body`, `body_too_large`
 */
export async function storeFile(
  { db, clock }: UploadDeps,
  owner: Pick<Caller, 'userId'>,
  type: FileType,
  bytes: AsyncIterable<Uint8Array>,
  isDryRun: boolean,
): Promise<number> {
  const file = await openFile(type, bytes);
  const batch = { userId: owner.userId, isDryRun, ratePerMinute: BATCH_RATE_DEFAULT };
  const id = await insertBatch(db, batch, clock.now());
  if (id === undefined) {
    throw new ServiceError('batches_full');
  }
  try {
    const rowCount = await storeRows(db, id, file.rows);
    await openBatch(db, id, { columns: file.columns, rowCount }, clock.now());
    return id;
  } catch (error) {
    await deleteBatch(db, id);
    throw error;
  }
}
