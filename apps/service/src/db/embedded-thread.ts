// One life of the embedded database's worker thread: it answers within the deadline, or it is ended.
import { Worker } from 'node:worker_threads';
import { statementDeadlineMs } from './deadline.ts';
import type { EmbeddedAnswer, EmbeddedError } from './embedded-worker.ts';
import type { CopiedFiles, FolderCopy } from './folder-copy.ts';

/** A refusal of the embedded database, with the fields that a server's driver has too. */
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

/** PGlite does not answer any further statement after a full disk or an input or output error. */
const BROKEN_AFTER = /^(53100|58030)$/;

type Statement = { readonly sql: string; readonly parameters: readonly unknown[] };
type Request =
  | Statement
  | { readonly copyTo: string; readonly copied: CopiedFiles }
  | { readonly close: true };
type Result = { readonly rows: readonly unknown[]; readonly affectedRows: number };
type Waiting = { resolve(answer: EmbeddedAnswer): void; reject(error: Error): void; timer: NodeJS.Timeout };

/** A folder that holds something that PGlite cannot open makes it hang or abort; either way the start must end. */
const OPEN_DEADLINE_MS = 60_000;
const CLOSE_DEADLINE_MS = 5_000;
/** Writing out and copying what has changed takes as long as the disk takes. */
const COPY_DEADLINE_MS = 60_000;

export class EmbeddedThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onFailure: (error: Error) => void;
  #lastId = 0;
  #ended: Error | undefined;
  #isOpen = false;

  private constructor(files: string, onFailure: (error: Error) => void) {
    this.#onFailure = onFailure;
    this.#worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
      workerData: { folder: files },
    });
    this.#worker.on('message', (answer: EmbeddedAnswer) => this.#settle(answer));
    this.#worker.on('error', (error) => this.#fail(error as Error));
    this.#worker.on('exit', () => this.#fail(new Error('the embedded database has ended')));
  }

  /**
   * @param onFailure called once when an open database ends by itself or is ended because it does not answer
   * @throws when the folder cannot be opened as a database
   */
  static async open(files: string, onFailure: (error: Error) => void): Promise<EmbeddedThread> {
    const thread = new EmbeddedThread(files, onFailure);
    await thread.#wait(0, OPEN_DEADLINE_MS);
    thread.#isOpen = true;
    return thread;
  }

  /** @throws EmbeddedDatabaseError for a refusal; any other error leaves open whether the statement has happened */
  async run({ sql, parameters }: Statement): Promise<Result> {
    return this.#ask({ sql, parameters }, statementDeadlineMs());
  }

  /** The last part of a copy of the folder, as the database is at this moment. */
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

  /** Never takes longer than some seconds: a thread that does not close is ended. */
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
      // After a pause of this thread the timer comes before the answer that has been lying there: it is read first.
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
