// Lists entry by entry: asks for the next page when the entries of the last one are used up.
import type { CallOptions } from './call.ts';
import type { Input, Operation } from './operation.ts';
import type { Transport } from './transport.ts';

/** What a caller may ask of a list that is gone through as a whole; the newest entries only are a page, and never end. */
export type WithoutPage<Query> = Omit<Query, 'page' | 'offset' | 'newest'>;

/** The most that the service gives at once: pages of brands and campaigns cost a token each. */
const ENTRIES_PER_PAGE = 100;

type Page = {
  readonly pagination?: { readonly page: number; readonly totalPages: number };
  readonly cursor?: number;
  readonly offset?: number;
  readonly total?: number;
};

/** The three ways in which the service continues a list. @returns undefined after the last page */
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
