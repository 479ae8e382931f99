// The embedded PostgreSQL in a separate thread. In the main thread every statement would block the event loop.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { collectGarbage } from '../garbage.ts';
import { type CopiedFiles, copyChanged } from './folder-copy.ts';
import { unpackDatabase } from './new-database.ts';
import { PreparedStatements, parsers } from './embedded-statements.ts';

export type EmbeddedStart = {
  readonly folder: string;
  /** Whether a complete database was there before. Then none is created, whatever the folder shows. */
  readonly isMade: boolean;
  /** Whether a new database gets its tables before it is open. */
  readonly withTables: boolean;
  /** Whether it is closed again soon, so that no memory has to be freed. */
  readonly isBrief: boolean;
};

export type EmbeddedRequest =
  | { readonly id: number; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly id: number; readonly copyTo: string; readonly copied: CopiedFiles }
  | { readonly id: number; readonly close: true };

export type EmbeddedError = {
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly severity?: string;
  /** The WebAssembly program failed and responds to nothing. */
  readonly isFatal?: boolean;
};

export type EmbeddedAnswer =
  | { readonly id: number; readonly rows: readonly unknown[]; readonly affectedRows: number }
  | { readonly id: number; readonly error: EmbeddedError };

const port = parentPort;
if (port === null) {
  throw new Error('embedded-worker.ts runs only as a worker thread');
}

/**
 * The database writes to all of its buffers when it opens, so they are resident memory from then on. The operating system
 * caches its files, too.
 */
const SHARED_BUFFERS = '16MB';

/** Nothing else runs while a table is looked at once an hour: with the usual 100, 30,000 rows of it, which takes seconds. */
const STATISTICS_TARGET = '10';

/** The files of a new database. Making them here would take seconds. */
const NEW_DATABASE = fileURLToPath(new URL('./new-database.tar.br', import.meta.url));

// Compiling the database in as many threads as the machine has leaves gaps in the memory of the C library, 10 to 40 MB.
setFlagsFromString('--wasm-num-compilation-tasks=1');

const { folder, isMade, withTables, isBrief } = workerData as EmbeddedStart;
const startParams = [
  ...PGlite.defaultStartParams,
  '-c',
  `shared_buffers=${SHARED_BUFFERS}`,
  '-c',
  `default_statistics_target=${STATISTICS_TARGET}`,
];
const isNew = !existsSync(join(folder, 'PG_VERSION'));
const database = await openOrCreate();

async function openOrCreate(): Promise<PGlite> {
  if (isNew && isMade) {
    throw new Error(`the files of the database in ${folder} are missing`);
  }
  if (isNew) {
    await unpackDatabase(NEW_DATABASE, folder);
  }
  return PGlite.create(folder, { parsers, startParams });
}

const statements = new PreparedStatements(database);

async function execute(sql: string, parameters: readonly unknown[]) {
  if (parameters.length > 0) {
    return statements.run(sql, parameters);
  }
  // Only the simple protocol accepts several statements in one text, which migrations need.
  const results = await database.exec(sql);
  return results.at(-1) ?? { rows: [], affectedRows: 0 };
}

/** The borrower has the only connection: no other statement runs until the copy is complete. */
async function finishCopy(to: string, copied: CopiedFiles) {
  await database.exec('checkpoint');
  const { rows } = await database.query<{ segment: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as segment',
  );
  return copyChanged(folder, to, copied, rows[0]?.segment ?? '');
}

function describeError(error: unknown): EmbeddedError {
  const { message, code, constraint, severity } = error as Partial<EmbeddedError>;
  return {
    message: message ?? String(error),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(severity === undefined ? {} : { severity }),
    ...(error instanceof WebAssembly.RuntimeError ? { isFatal: true } : {}),
  };
}

port.on('message', (request: EmbeddedRequest) => {
  void answer(request).then((message) => {
    port.postMessage(message);
    if ('close' in request) {
      port.close();
    }
  });
});

async function answer(request: EmbeddedRequest): Promise<EmbeddedAnswer> {
  try {
    if ('close' in request) {
      await database.close();
      return { id: request.id, rows: [], affectedRows: 0 };
    }
    if ('copyTo' in request) {
      const rows = [await finishCopy(request.copyTo, request.copied)];
      return { id: request.id, rows, affectedRows: 0 };
    }
    const { rows, affectedRows } = await execute(request.sql, request.parameters);
    return { id: request.id, rows, affectedRows: affectedRows ?? 0 };
  } catch (error) {
    return { id: request.id, error: describeError(error) };
  }
}

/** Here, because the main thread loads the service meanwhile, and would answer between two statements only when it is done. */
async function addTables(): Promise<EmbeddedAnswer> {
  try {
    if (isNew && withTables) {
      const { migrateThrough } = await import('./embedded-tables.ts');
      await migrateThrough(execute);
    }
    return { id: 0, rows: [], affectedRows: 0 };
  } catch (error) {
    return { id: 0, error: describeError(error) };
  }
}

const opened = await addTables();
if (!isBrief) {
  // Opening leaves behind the files of the program.
  collectGarbage();
}
port.postMessage(opened);
