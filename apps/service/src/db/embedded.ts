// Kysely over the embedded database's thread. One connection, lent to one borrower at a time: a statement never
// lands in a transaction that somebody else has open (Kysely's own PGlite driver lends it to all at once).
import { Worker } from 'node:worker_threads';
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
import { type CopiedFiles, copyBeside, type FolderCopy } from './folder-copy.ts';
import type { EmbeddedAnswer, EmbeddedError } from './embedded-worker.ts';

/** A refusal of the embedded database, with the fields that a server's driver has too. */
class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
  readonly code: string | undefined;
  readonly constraint: string | undefined;

  constructor(error: EmbeddedError) {
    super(error.message);
    this.code = error.code;
    this.constraint = error.constraint;
  }
}

type Waiting = { resolve(answer: EmbeddedAnswer): void; reject(error: Error): void };

class EmbeddedThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #ended: Error | undefined;

  constructor(folder: string, onCrash: (error: Error) => void) {
    this.#worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: { folder } });
    this.#worker.on('message', (answer: EmbeddedAnswer) => this.#settle(answer));
    this.#worker.on('error', (error) => this.#end(error as Error, onCrash));
    this.#worker.on('exit', () => this.#end(new Error('the embedded database has ended'), onCrash));
  }

  /** Resolves when the database has been opened. */
  opened(): Promise<EmbeddedAnswer> {
    return new Promise((resolve, reject) => this.#waiting.set(0, { resolve, reject }));
  }

  send(
    request:
      | { sql: string; parameters: readonly unknown[] }
      | { copyTo: string; copied: CopiedFiles }
      | { close: true },
  ): Promise<EmbeddedAnswer> {
    if (this.#ended !== undefined) {
      return Promise.reject(this.#ended);
    }
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, ...request });
    });
  }

  async close(): Promise<void> {
    if (this.#ended === undefined) {
      const closing = this.send({ close: true });
      this.#ended = new Error('the embedded database is closed');
      await closing;
    }
  }

  async terminate(): Promise<void> {
    this.#ended ??= new Error('the embedded database was given up');
    await this.#worker.terminate();
  }

  #settle(answer: EmbeddedAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    waiting?.resolve(answer);
  }

  #end(error: Error, onCrash: (error: Error) => void): void {
    const unexpected = this.#ended === undefined;
    this.#ended ??= error;
    for (const waiting of this.#waiting.values()) {
      waiting.reject(this.#ended);
    }
    this.#waiting.clear();
    if (unexpected) {
      onCrash(error);
    }
  }
}

class EmbeddedConnection implements DatabaseConnection {
  readonly #thread: EmbeddedThread;

  constructor(thread: EmbeddedThread) {
    this.#thread = thread;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const answer = await this.#thread.send({ sql: query.sql, parameters: query.parameters });
    if ('error' in answer) {
      throw new EmbeddedDatabaseError(answer.error);
    }
    return { rows: answer.rows as Row[], numAffectedRows: BigInt(answer.affectedRows) };
  }

  async finishCopy(to: string, copied: CopiedFiles): Promise<FolderCopy> {
    const answer = await this.#thread.send({ copyTo: to, copied });
    if ('error' in answer) {
      throw new EmbeddedDatabaseError(answer.error);
    }
    return answer.rows[0] as FolderCopy;
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('the embedded database does not stream');
  }
}

class EmbeddedDriver implements Driver {
  readonly #thread: EmbeddedThread;
  readonly #connection: EmbeddedConnection;
  readonly #queue: ((connection: EmbeddedConnection) => void)[] = [];
  #lent = false;

  constructor(thread: EmbeddedThread) {
    this.#thread = thread;
    this.#connection = new EmbeddedConnection(thread);
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<EmbeddedConnection> {
    if (!this.#lent) {
      this.#lent = true;
      return Promise.resolve(this.#connection);
    }
    return new Promise((resolve) => this.#queue.push(resolve));
  }

  async releaseConnection(): Promise<void> {
    const next = this.#queue.shift();
    if (next === undefined) {
      this.#lent = false;
    } else {
      next(this.#connection);
    }
  }

  /** @returns what the copy took, and how long no statement ran for it */
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

  async beginTransaction(): Promise<void> {
    await this.#run('begin');
  }

  async commitTransaction(): Promise<void> {
    await this.#run('commit');
  }

  async rollbackTransaction(): Promise<void> {
    await this.#run('rollback');
  }

  async destroy(): Promise<void> {
    await this.#thread.close();
  }

  async #run(sql: string): Promise<void> {
    await this.#connection.executeQuery({ sql, parameters: [] } as unknown as CompiledQuery);
  }
}

/** A folder that holds something PGlite cannot open makes it hang or abort; either way the start must end. */
const OPEN_TIMEOUT_MS = 60_000;

/**
 * Opens (or makes) the database in `folder`.
 * @throws when the folder cannot be opened as a database within a minute
 */
export async function openEmbeddedDialect(
  folder: string,
  onCrash: (error: Error) => void,
): Promise<{ dialect: Dialect; copyFolder(to: string): Promise<FolderCopy & { pauseMs: number }> }> {
  let opening = true;
  const thread = new EmbeddedThread(folder, (error) => {
    if (!opening) {
      onCrash(error);
    }
  });
  const timer = setTimeout(() => void thread.terminate(), OPEN_TIMEOUT_MS);
  try {
    await thread.opened();
  } finally {
    clearTimeout(timer);
    opening = false;
  }
  const driver = new EmbeddedDriver(thread);
  return {
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
    copyFolder: (to) => driver.copyFolder(folder, to),
  };
}
