// The token history: the newest entries at once, older ones by page, all of them on request.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TokenTransaction } from '@tendlc/client';
import { callApi } from '../../api/call.ts';

/** Also the maximum page size of the service. */
export const NEWEST = 100;
export const ROWS = 25;

type Entries = { readonly transactions: readonly TokenTransaction[]; readonly total: number };

const read = (limit: number, offset: number): Promise<Entries> =>
  callApi((through) => through.tokens.history({ limit, offset }));

export async function readEverything(): Promise<Entries> {
  const all: TokenTransaction[] = [];
  for (;;) {
    const { transactions, total } = await read(NEWEST, all.length);
    all.push(...transactions);
    if (transactions.length === 0 || all.length >= total) {
      return { transactions: all, total: all.length };
    }
  }
}

/** Free, and every run adds an entry. */
const fresh = { staleTime: 0, placeholderData: keepPreviousData };

export function useHistory(page: number) {
  const newest = useQuery({ queryKey: ['tokens', 'newest'], queryFn: () => read(NEWEST, 0), ...fresh });
  const all = useQuery({ queryKey: ['tokens', 'all'], queryFn: readEverything, enabled: false });
  const offset = (page - 1) * ROWS;
  const loaded = all.data ?? newest.data;
  const isLoaded =
    loaded === undefined ||
    offset + ROWS <= loaded.transactions.length ||
    loaded.transactions.length >= loaded.total;
  const older = useQuery({
    queryKey: ['tokens', 'page', page],
    queryFn: () => read(ROWS, offset),
    enabled: !isLoaded,
    ...fresh,
  });
  return {
    /** The entries to filter and count: the newest ones, or all. */
    loaded,
    /** The entries of the page. */
    rows: isLoaded ? loaded?.transactions.slice(offset, offset + ROWS) : older.data?.transactions,
    failed: [newest, older, all].find(({ isError }) => isError),
    loadAll: () => void all.refetch(),
    isLoadingAll: all.isFetching,
  };
}
