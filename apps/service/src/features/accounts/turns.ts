// Lets attempts on one e-mail go one after another within this process.

/** More than this many waiting for one e-mail is an attack or a bug, not a person. */
const WAITING_MAX = 50;

export type Turns = {
  /** @throws the error that `onFull` makes when too many wait for the same key already */
  take<Result>(key: string, work: () => Promise<Result>, onFull: () => Error): Promise<Result>;
};

export function createTurns(): Turns {
  const queues = new Map<string, { tail: Promise<unknown>; waiting: number }>();
  return {
    async take(key, work, onFull) {
      const queue = queues.get(key) ?? { tail: Promise.resolve(), waiting: 0 };
      if (queue.waiting >= WAITING_MAX) {
        throw onFull();
      }
      queues.set(key, queue);
      queue.waiting += 1;
      const turn = queue.tail.then(work, work);
      queue.tail = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        queue.waiting -= 1;
        if (queue.waiting === 0) {
          queues.delete(key);
        }
      }
    },
  };
}
