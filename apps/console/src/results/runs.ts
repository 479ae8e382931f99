// Past runs, stored in this browser for one account: the newest ones that fit.
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

export const RUNS_MAX = 200;
const DATABASE = 'tendlc-console';
const STORE = 'runs';

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> => {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  request.addEventListener('success', () => resolve(request.result));
  request.addEventListener('error', () => reject(request.error ?? new Error('This browser stores no data.')));
  return promise;
};

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'id' }));
  return settled(request);
}

async function inStore<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const database = await open();
  try {
    return await work(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
}

const readAll = async (store: IDBObjectStore, userId: number): Promise<Run[]> => {
  const runs = await settled(store.getAll() as IDBRequest<Run[]>);
  return runs.filter((run) => run.userId === userId).toSorted((a, b) => b.at - a.at);
};

const remove = async (store: IDBObjectStore, runs: readonly Run[]): Promise<void> => {
  await Promise.all(runs.map(({ id }) => settled(store.delete(id))));
};

/** Newest first. A browser without storage, such as a private window, has none. */
export async function listRuns(userId: number): Promise<Run[]> {
  try {
    return await inStore('readonly', (store) => readAll(store, userId));
  } catch {
    return [];
  }
}

export async function keepRun(run: Run): Promise<void> {
  try {
    await inStore('readwrite', async (store) => {
      await settled(store.put(run));
      await remove(store, (await readAll(store, run.userId)).slice(RUNS_MAX));
    });
  } catch {
    // The result is still on screen.
  }
}

export async function forgetRun(run: Run): Promise<void> {
  await inStore('readwrite', (store) => remove(store, [run]));
}

export async function forgetRuns(userId: number): Promise<void> {
  await inStore('readwrite', async (store) => remove(store, await readAll(store, userId)));
}
