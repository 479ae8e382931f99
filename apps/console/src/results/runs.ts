// Past runs, kept in this browser only and for one account: the newest of them, whatever they take.
import type { Results } from './verdict.ts';

export type Run = {
  readonly id: string;
  readonly userId: number;
  readonly tool: string;
  readonly at: number;
  readonly request: Readonly<Record<string, unknown>>;
  readonly results: Results;
  readonly cost: number;
  readonly balanceAfter: number;
};

const RUNS_MAX = 50;
const DATABASE = 'tendlc-console';
const STORE = 'runs';

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> => {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  request.addEventListener('success', () => resolve(request.result));
  request.addEventListener('error', () => reject(request.error ?? new Error('the browser keeps nothing')));
  return promise;
};

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'id' }));
  return settled(request);
}

async function inStore<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await open();
  try {
    return await settled(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** Newest first. A browser that keeps nothing, as in private windows, has none. */
export async function listRuns(userId: number): Promise<Run[]> {
  try {
    const runs = await inStore('readonly', (store) => store.getAll() as IDBRequest<Run[]>);
    return runs.filter((run) => run.userId === userId).toSorted((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

export async function keepRun(run: Run): Promise<void> {
  try {
    await inStore('readwrite', (store) => store.put(run));
    for (const { id } of (await listRuns(run.userId)).slice(RUNS_MAX)) {
      await inStore('readwrite', (store) => store.delete(id));
    }
  } catch {
    // The result is on screen all the same.
  }
}

export async function forgetRuns(userId: number): Promise<void> {
  for (const { id } of await listRuns(userId)) {
    await inStore('readwrite', (store) => store.delete(id));
  }
}
