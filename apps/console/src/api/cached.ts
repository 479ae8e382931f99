// Records that cost a token to load: loaded when somebody asks, kept for this tab until they log out, shown with their age.
import { useQuery } from '@tanstack/react-query';
import { queries, sessionNow, useUser } from './session.ts';

const PREFIX = 'tendlc-cached:';

/** A list by its filter and page, a record or its feedback by its id. */
export type CacheName = readonly ['brands' | 'campaigns' | 'brand' | 'campaign' | 'feedback', string];

type Cached<Data> = { readonly at: number; readonly data: Data };

const storageKey = (userId: number, name: CacheName) => `${PREFIX}${userId}:${name.join(':')}`;
const queryKey = (userId: number, name: CacheName) => ['cached', userId, ...name];

function read<Data>(userId: number, name: CacheName): Cached<Data> | undefined {
  try {
    const text = sessionStorage.getItem(storageKey(userId, name));
    return text === null ? undefined : (JSON.parse(text) as Cached<Data>);
  } catch {
    return undefined;
  }
}

function write<Data>(userId: number, name: CacheName, cached: Cached<Data>): void {
  try {
    sessionStorage.setItem(storageKey(userId, name), JSON.stringify(cached));
  } catch {
    // Full or switched off: it is kept until the page is loaded again.
  }
}

/** Puts a newer state in, from an answer or an event that told it for free. */
export function updateCached<Data>(
  name: CacheName,
  change: (before: Data | undefined) => Data | undefined,
): void {
  const userId = sessionNow()?.id;
  const before = userId === undefined ? undefined : peek<Data>(userId, name);
  const data = change(before);
  if (userId !== undefined && data !== undefined) {
    write(userId, name, { at: Date.now(), data });
    queries.setQueryData(queryKey(userId, name), data);
  }
}

const peek = <Data>(userId: number, name: CacheName): Data | undefined =>
  queries.getQueryData<Data>(queryKey(userId, name)) ?? read<Data>(userId, name)?.data;

/** The rows of the list of all, as far as it was loaded. */
export function peekCachedRows<Rows>(kind: 'brands' | 'campaigns'): Rows | undefined {
  const userId = sessionNow()?.id;
  return userId === undefined ? undefined : peek<{ readonly rows: Rows }>(userId, [kind, ''])?.rows;
}

/** Every record of the kind that was looked at or registered in this tab. */
export function peekCachedRecords<Data>(kind: 'brand' | 'campaign'): Data[] {
  const userId = sessionNow()?.id;
  if (userId === undefined) {
    return [];
  }
  const start = storageKey(userId, [kind, '']);
  const ids = Object.keys(sessionStorage).filter((key) => key.startsWith(start));
  return ids.flatMap((key) => peek<Data>(userId, [kind, key.slice(start.length)]) ?? []);
}

/** What is kept, without ever asking the service by itself: `load` does, and costs what the page has said. */
export function useCached<Data>(name: CacheName, fetch: () => Promise<Data>) {
  const { id } = useUser();
  const cached = read<Data>(id, name);
  const query = useQuery({
    queryKey: queryKey(id, name),
    queryFn: async () => {
      const data = await fetch();
      write(id, name, { at: Date.now(), data });
      return data;
    },
    enabled: false,
    ...(cached === undefined ? {} : { initialData: cached.data, initialDataUpdatedAt: cached.at }),
  });
  return {
    data: query.data,
    at: query.dataUpdatedAt,
    error: query.error,
    isLoading: query.isFetching,
    load: () => void query.refetch(),
  };
}
