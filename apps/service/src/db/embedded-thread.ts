// One run of the embedded database's worker thread. It responds within the deadline, or it is terminated.
import { Worker } from 'node:worker_threads';
import { statementDeadlineMs } from './deadline.ts';
import type { EmbeddedAnswer, EmbeddedError, EmbeddedStart } from './embedded-worker.ts';
import type { CopiedFiles, FolderCopy } from './folder-copy.ts';

/** An error of the embedded database, with the same fields as in a server's driver. */
class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly severity: string | undefined;

  constructor(error: EmbeddedError) {
    super(error.message);
    this.code = error.code;
    this.constraint = error.constraint;
    this.severity = error.severity;
  }
}

/** PGlite responds to no further statement after a full disk or an I/O error. */
const BROKEN_AFTER = /^(53100|58030)$/;

type Statement = { readonly sql: string; readonly parameters: readonly unknown[] };
type Request =
  | Statement
  | { readonly copyTo: string; readonly copied: CopiedFiles }
  | { readonly close: true };
type Opening = Pick<EmbeddedStart, 'withTables' | 'isBrief'>;
type Result = { readonly rows: readonly unknown[]; readonly affectedRows: number };
type Waiting = { resolve(answer: EmbeddedAnswer): void; reject(error: Error): void; timer: NodeJS.Timeout };

/** PGlite hangs or aborts on a folder that it cannot open. In both cases the start must end. */
const OPEN_DEADLINE_MS = 60_000;
/** A new database is a thousand files, which a busy machine with a slow disk writes in more than a minute. */
const CREATE_DEADLINE_MS = 300_000;
const CLOSE_DEADLINE_MS = 5_000;
/** The time to write and copy changed files depends on the disk. */
const COPY_DEADLINE_MS = 60_000;

/** The thread keeps nothing between statements. More memory for new objects would stay resident, and is no faster. */
const YOUNG_GENERATION_MB = 8;
/** Opening makes objects of about this size, which need not be moved if the thread ends soon. */
const BRIEF_YOUNG_GENERATION_MB = 64;

export class EmbeddedThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onFailure: (error: Error) => void;
  #lastId = 0;
  #ended: Error | undefined;
  #isOpen = false;

  private constructor(start: EmbeddedStart, onFailure: (error: Error) => void) {
    this.#onFailure = onFailure;
    this.#worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
      workerData: start,
      resourceLimits: {
        maxYoungGenerationSizeMb: start.isBrief ? BRIEF_YOUNG_GENERATION_MB : YOUNG_GENERATION_MB,
      },
    });
    this.#worker.on('message', (answer: EmbeddedAnswer) => this.#settle(answer));
    this.#worker.on('error', (error) => this.#fail(error as Error));
    this.#worker.on('exit', () => this.#fail(new Error('the embedded database has ended')));
  }

  /**
   * @param isMade whether a complete database is there; otherwise, one is created
   * @param onFailure called once if an open database exits, or is terminated because it does not respond
   * @throws when the folder cannot be opened as a database
   */
  static async open(
    { files, isMade }: { readonly files: string; readonly isMade: boolean },
    { withTables, isBrief }: Opening,
    onFailure: (error: Error) => void,
  ): Promise<EmbeddedThread> {
    const thread = new EmbeddedThread({ folder: files, isMade, withTables, isBrief }, onFailure);
    try {
      const answer = await thread.#wait(0, isMade ? OPEN_DEADLINE_MS : CREATE_DEADLINE_MS);
      if ('error' in answer) {
        const refusal = new EmbeddedDatabaseError(answer.error);
        thread.#fail(refusal);
        throw refusal;
      }
    } catch (error) {
      await thread.ended();
      throw error;
    }
    thread.#isOpen = true;
    return thread;
  }

  /** @throws EmbeddedDatabaseError for a rejected statement; after any other error, the statement may have run */
  async run({ sql, parameters }: Statement): Promise<Result> {
    return this.#ask({ sql, parameters }, statementDeadlineMs());
  }

  /** The last part of a copy of the folder, with the current state of the database. */
  async finishCopy(copyTo: string, copied: CopiedFiles): Promise<FolderCopy> {
    const { rows } = await this.#ask({ copyTo, copied }, COPY_DEADLINE_MS);
    return rows[0] as FolderCopy;
  }

  async #ask(request: Request, deadlineMs: number): Promise<Result> {
    const answer = await this.#send(request, deadlineMs);
    if ('error' in answer) {
      const refusal = new EmbeddedDatabaseError(answer.error);
      if (answer.error.isFatal === true || BROKEN_AFTER.test(refusal.code ?? '')) {
        this.#fail(refusal);
      }
      throw refusal;
    }
    return answer;
  }

  /** After a failure: until the thread no longer touches the files. */
  async ended(): Promise<void> {
    await this.#worker.terminate();
  }

  /** Takes at most some seconds: a thread that does not close is terminated. */
  async close(): Promise<void> {
    if (this.#ended === undefined) {
      const closing = this.#send({ close: true }, CLOSE_DEADLINE_MS);
      this.#ended = new Error('the embedded database is closed');
      await closing.catch(() => undefined);
      await this.#worker.terminate();
    }
  }

  #send(request: Request, deadlineMs: number): Promise<EmbeddedAnswer> {
    if (this.#ended !== undefined) {
      return Promise.reject(this.#ended);
    }
    this.#lastId += 1;
    const answer = this.#wait(this.#lastId, deadlineMs);
    this.#worker.postMessage({ id: this.#lastId, ...request });
    return answer;
  }

  #wait(id: number, deadlineMs: number): Promise<EmbeddedAnswer> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        if (this.#waiting.has(id)) {
          this.#fail(new Error(`the embedded database did not answer within ${deadlineMs / 1000} seconds`));
        }
      };
      // After a pause of this thread, the timer fires before a waiting response is read, so it waits one more turn.
      const timer = setTimeout(() => setTimeout(giveUp, 0), deadlineMs);
      this.#waiting.set(id, { resolve, reject, timer });
    });
  }

  #settle(answer: EmbeddedAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    clearTimeout(waiting?.timer);
    waiting?.resolve(answer);
  }

  #fail(error: Error): void {
    const isUnexpected = this.#ended === undefined;
    this.#ended ??= new Error(`the embedded database is not available (${error.message})`, { cause: error });
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(this.#ended);
    }
    this.#waiting.clear();
    void this.#worker.terminate();
    if (isUnexpected && this.#isOpen) {
      this.#onFailure(error);
    }
  }
}
