// Runs the login attempts for one email one after another within this process.

/** More waiting attempts for one email are an attack or a bug, not a person. */
const WAITING_MAX = 50;

export type LoginQueue = {
  /** @throws the error of `onFull` if too many attempts wait for the same key */
  run<Result>(key: string, work: () => Promise<Result>, onFull: () => Error): Promise<Result>;
};

export function createLoginQueue(): LoginQueue {
  const queues = new Map<string, { tail: Promise<unknown>; waiting: number }>();
  return {
    async run(key, work, onFull) {
      const queue = queues.get(key) ?? { tail: Promise.resolve(), waiting: 0 };
      if (queue.waiting >= WAITING_MAX) {
        throw onFull();
      }
      queues.set(key, queue);
      queue.waiting += 1;
      const attempt = queue.tail.then(work, work);
      queue.tail = attempt.catch(() => undefined);
      try {
        return await attempt;
      } finally {
        queue.waiting -= 1;
        if (queue.waiting === 0) {
          queues.delete(key);
        }
      }
    },
  };
}
