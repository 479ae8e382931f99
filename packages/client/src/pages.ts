// Iterates over the entries of a list and fetches the next page when needed.
import type { CallOptions } from './call.ts';
import type { Input, Operation } from './operation.ts';
import type { Transport } from './transport.ts';

/** The query of an iteration. `newest` is excluded, because it returns the same page again. */
export type WithoutPage<Query> = Omit<Query, 'page' | 'offset' | 'newest'>;

/** The largest page, because each page of brands and campaigns costs a token. */
const ENTRIES_PER_PAGE = 100;

type Page = {
  readonly pagination?: { readonly page: number; readonly totalPages: number };
  readonly cursor?: number;
  readonly offset?: number;
  readonly total?: number;
};

/** The three kinds of pagination of the service. @returns undefined after the last page */
function nextQuery({ pagination, cursor, offset, total }: Page, entries: number): object | undefined {
  if (entries === 0) {
    return undefined;
  }
  if (pagination !== undefined) {
    return pagination.page < pagination.totalPages ? { page: pagination.page + 1 } : undefined;
  }
  if (cursor !== undefined) {
    return { after: cursor };
  }
  const next = (offset ?? 0) + entries;
  return next < (total ?? 0) ? { offset: next } : undefined;
}

export async function* iteratePages(
  transport: Transport,
  operation: Operation,
  input: Input,
  options: CallOptions | undefined,
): AsyncGenerator<unknown, void, undefined> {
  const { newest: _, ...given } = (input.query ?? {}) as { newest?: unknown };
  let query: object | undefined = { limit: ENTRIES_PER_PAGE, ...given };
  while (query !== undefined) {
    const { data } = await transport.send(operation, { ...input, query }, options);
    const entries = (data as Record<string, unknown[]>)[operation.items ?? ''] ?? [];
    yield* entries;
    const next = nextQuery(data as Page, entries.length);
    query = next === undefined ? undefined : { ...query, ...next };
  }
}
