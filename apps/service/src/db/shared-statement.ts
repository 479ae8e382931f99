// Requests that arrive while a statement is in progress share the next one: one round trip and one commit for all,
// a result for each. Throughput then grows with load instead of queueing on commits.

/** More rows per statement do not increase throughput. They only delay the first ones. */
const BATCH_MAX = 200;

/** Beyond this the service is overloaded, and waiting longer would only hide it. */
const QUEUE_MAX = 5_000;

export class StatementQueueFull extends Error {
  override readonly name = 'StatementQueueFull';
}

type Entry<Request, Verdict> = {
  readonly request: Request;
  resolve(verdict: Verdict | Promise<Verdict>): void;
  reject(error: unknown): void;
};

export type SharedStatement<Request, Verdict> = {
  /** @throws StatementQueueFull if thousands are waiting */
  submit(request: Request): Promise<Verdict>;
  /** Resolves when nothing is in progress or waiting. */
  drained(): Promise<void>;
};

/**
 * @param run sends one statement for the requests and returns results in their order; if it throws, all of them fail.
 *   A result can be a promise: the next statement does not wait for it.
 * @param mayJoin whether a request can share the statement with those already chosen; if not, it waits for a later one
 */
export function createSharedStatement<Request, Verdict>(
  run: (requests: readonly Request[]) => Promise<readonly (Verdict | Promise<Verdict>)[]>,
  mayJoin: () => (request: Request) => boolean = () => () => true,
): SharedStatement<Request, Verdict> {
  let queue: Entry<Request, Verdict>[] = [];
  let running: Promise<void> | undefined;

  function takeBatch(): Entry<Request, Verdict>[] {
    const joins = mayJoin();
    const batch: Entry<Request, Verdict>[] = [];
    const later: Entry<Request, Verdict>[] = [];
    for (const entry of queue) {
      (batch.length < BATCH_MAX && joins(entry.request) ? batch : later).push(entry);
    }
    queue = later;
    return batch;
  }

  async function runBatch(): Promise<void> {
    const batch = takeBatch();
    try {
      const verdicts = await run(batch.map((entry) => entry.request));
      batch.forEach((entry, index) => entry.resolve(verdicts[index] as Verdict | Promise<Verdict>));
    } catch (error) {
      for (const entry of batch) {
        entry.reject(error);
      }
    }
  }

  async function runAll(): Promise<void> {
    // Requests that were read in the same turn of the event loop join the first batch.
    await new Promise((resolve) => setImmediate(resolve));
    while (queue.length > 0) {
      await runBatch();
    }
    running = undefined;
  }

  return {
    submit(request) {
      if (queue.length >= QUEUE_MAX) {
        return Promise.reject(new StatementQueueFull('too many requests are waiting for the database'));
      }
      return new Promise((resolve, reject) => {
        queue.push({ request, resolve, reject });
        running ??= runAll();
      });
    },
    drained: () => running ?? Promise.resolve(),
  };
}
