// Kysely over the embedded database. It lends its one connection to one borrower at a time, so a statement never joins
// another borrower's open transaction (Kysely's own PGlite driver lends it to all concurrently). A database that fails
// or does not respond is reopened, so no restart is needed when a full disk has space again.
import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Logger } from 'pino';
import { claimEmbeddedFolder, type EmbeddedFolder } from './embedded-folder.ts';
import { EmbeddedThread } from './embedded-thread.ts';
import { type CopiedFiles, copyBeside, type FolderCopy } from './folder-copy.ts';

const REOPEN_EVERY_MS = 1_000;
/** The interval of attempts. While the disk is full, an attempt only costs CPU time. */
const REOPEN_WITHOUT_SPACE_EVERY_MS = 15_000;
/** A segment of the write-ahead log with a margin. With less space, the database cannot be opened. */
const SPACE_BYTES_MIN = 32 * 1024 * 1024;
/** A database that cannot be opened for a reason other than space does not recover on its own. */
const REOPEN_ATTEMPTS_MAX = 10;

export type EmbeddedOptions = {
  readonly log: Logger;
  /** This process has permanently lost the database. */
  readonly onEnd: (error: Error) => void;
  /** Whether a new database gets its tables before it is open. */
  readonly withTables: boolean;
  /** Whether it is closed again soon, so that no memory has to be freed. */
  readonly isBrief: boolean;
};

const freeBytesAt = async (path: string): Promise<number> => {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
};

/** The database across restarts of its thread. */
class EmbeddedDatabase {
  readonly #folder: EmbeddedFolder;
  readonly #options: EmbeddedOptions;
  #thread: EmbeddedThread | undefined;
  #whyAway = '';
  #isClosed = false;
  /** Across restarts: on a full disk, a database can open and then fail at the next statement. */
  #triedAt = Number.NEGATIVE_INFINITY;

  constructor(folder: EmbeddedFolder, options: EmbeddedOptions) {
    this.#folder = folder;
    this.#options = options;
  }

  async open(): Promise<void> {
    this.#thread = await EmbeddedThread.open(this.#folder, this.#options, (error) => this.#reopen(error));
  }

  /** @throws immediately while there is no database */
  current(): EmbeddedThread {
    if (this.#thread === undefined) {
      throw new Error(`the embedded database is not available (${this.#whyAway})`);
    }
    return this.#thread;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread?.close();
    this.#folder.release();
  }

  #reopen(cause: Error): void {
    const { log, onEnd } = this.#options;
    const failed = this.#thread;
    this.#thread = undefined;
    this.#whyAway = cause.message;
    log.error(
      { err: cause },
      'the embedded database has failed; requests are answered 503 until it is open again',
    );
    this.#openUntilItWorks(failed).then(
      () => this.#isClosed || log.warn('the embedded database is open again'),
      (error: unknown) => this.#isClosed || onEnd(error as Error),
    );
  }

  async #openUntilItWorks(failed: EmbeddedThread | undefined): Promise<void> {
    await failed?.ended();
    let failures = 0;
    while (!this.#isClosed) {
      const freeBytes = await freeBytesAt(this.#folder.files);
      const isFull = freeBytes < SPACE_BYTES_MIN;
      if (isFull) {
        this.#whyAway = `no space is left on the disk of ${this.#folder.files}`;
      }
      const isDue = performance.now() - this.#triedAt >= REOPEN_WITHOUT_SPACE_EVERY_MS;
      if (!isFull || isDue) {
        this.#triedAt = performance.now();
        try {
          await this.open();
          return;
        } catch (error) {
          failures += isFull ? 0 : 1;
          if (failures >= REOPEN_ATTEMPTS_MAX) {
            throw error;
          }
        }
      }
      await delay(REOPEN_EVERY_MS, undefined, { ref: false });
    }
  }
}

/** Bound to one run of the thread, so that no transaction continues in a later one. */
class EmbeddedConnection implements DatabaseConnection {
  readonly #thread: EmbeddedThread;

  constructor(thread: EmbeddedThread) {
    this.#thread = thread;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await this.#thread.run(query);
    return { rows: rows as Row[], numAffectedRows: BigInt(affectedRows) };
  }

  finishCopy(to: string, copied: CopiedFiles): Promise<FolderCopy> {
    return this.#thread.finishCopy(to, copied);
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('the embedded database does not stream');
  }
}

const statement = (sql: string) => ({ sql, parameters: [] }) as unknown as CompiledQuery;

class EmbeddedDriver implements Driver {
  readonly #database: EmbeddedDatabase;
  readonly #queue: (() => void)[] = [];
  #isLent = false;

  constructor(database: EmbeddedDatabase) {
    this.#database = database;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<EmbeddedConnection> {
    if (this.#isLent) {
      await new Promise<void>((resolve) => this.#queue.push(resolve));
    }
    this.#isLent = true;
    try {
      return new EmbeddedConnection(this.#database.current());
    } catch (error) {
      await this.releaseConnection();
      throw error;
    }
  }

  async releaseConnection(): Promise<void> {
    const next = this.#queue.shift();
    if (next === undefined) {
      this.#isLent = false;
    } else {
      next();
    }
  }

  /** @returns the duration of the copy, and how long statements waited */
  async copyFolder(from: string, to: string): Promise<FolderCopy & { pauseMs: number }> {
    const copied = await copyBeside(from, to);
    const connection = await this.acquireConnection();
    const pausedAt = performance.now();
    try {
      const copy = await connection.finishCopy(to, copied);
      return { ...copy, pauseMs: Math.round(performance.now() - pausedAt) };
    } finally {
      await this.releaseConnection();
    }
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(statement('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(statement('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(statement('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#database.close();
  }
}

export type OpenedDialect = {
  readonly dialect: Dialect;
  /** Whether a complete database was there before. */
  readonly isMade: boolean;
  /** Call this when the schema is complete. */
  markMade(): void;
  copyFolder(to: string): Promise<FolderCopy & { pauseMs: number }>;
};

/**
 * Opens or creates the database in `folder`, and locks it for this process.
 * @param mustExist a database was made here before, whatever the folder itself shows
 * @throws DatabaseFolderRefused; or when the folder cannot be opened as a database in time
 */
export async function openEmbeddedDialect(
  folder: string,
  mustExist: boolean,
  options: EmbeddedOptions,
): Promise<OpenedDialect> {
  const claimed = claimEmbeddedFolder(folder, mustExist);
  const database = new EmbeddedDatabase(claimed, options);
  try {
    await database.open();
  } catch (error) {
    claimed.release();
    throw error;
  }
  const driver = new EmbeddedDriver(database);
  const dialect: Dialect = {
    createDriver: () => driver,
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
  return {
    dialect,
    isMade: claimed.isMade,
    markMade: () => claimed.markMade(),
    copyFolder: (to) => driver.copyFolder(claimed.files, to),
  };
}
