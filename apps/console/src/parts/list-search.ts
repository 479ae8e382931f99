// The state of a list in the URL: page, order, filters, and the open row.
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';

const FILTERS = [
  'search',
  'status',
  'severity',
  'type',
  'waitingFor',
  'customer',
  'eventType',
  'credentialId',
  'brandId',
  'method',
  'endpoint',
] as const;
export type FilterName = (typeof FILTERS)[number];
export type FilterValues = { readonly [Name in FilterName]?: string };

type Word = string | number;
export type ListSearch = {
  readonly page?: number;
  /** The name of a column; a leading minus means descending. */
  readonly sort?: string;
  readonly open?: number;
} & { readonly [Name in FilterName]?: Word };

const isWord = (value: unknown): value is Word =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

/** Other parameters of the URL are ignored. */
export function readListSearch(search: Readonly<Record<string, unknown>>): ListSearch {
  const { page, sort, open } = search;
  const filters = FILTERS.flatMap((name) => (isWord(search[name]) ? [[name, search[name]] as const] : []));
  return {
    ...(Number.isSafeInteger(page) && Number(page) > 1 ? { page: Number(page) } : {}),
    ...(typeof sort === 'string' ? { sort } : {}),
    ...(Number.isSafeInteger(open) ? { open: Number(open) } : {}),
    ...Object.fromEntries(filters),
  };
}

/** Whole numbers appear in the URL without quotes. */
const toWord = (text: string): Word => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : text);

export function useListSearch() {
  const search = readListSearch(useSearch({ strict: false }));
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const go = (next: ListSearch, replace = false) =>
    void navigate({ to: pathname, search: next, replace, resetScroll: false });
  const { page = 1, sort, open, ...words } = search;
  const filters: FilterValues = Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, String(word)]),
  );
  const { open: _, ...closed } = search;
  return {
    page,
    sort,
    open,
    filters,
    turnTo: (next: number) => {
      const { page: _page, ...rest } = closed;
      go(next === 1 ? rest : { ...rest, page: next });
    },
    sortBy: (next: string | undefined) => {
      const { sort: _sort, ...rest } = closed;
      go(next === undefined ? rest : { ...rest, sort: next }, true);
    },
    /** New filters start at the first page. */
    filterBy: (next: FilterValues) => {
      const given = Object.entries(next).filter(([, text]) => text !== undefined && text !== '');
      go({
        ...(sort === undefined ? {} : { sort }),
        ...Object.fromEntries(given.map(([name, text]) => [name, toWord(text)])),
      });
    },
    openRow: (id: number) => go({ ...closed, open: id }),
    closeRow: () => go(closed, true),
  };
}
