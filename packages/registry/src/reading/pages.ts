// Reads lists from pages, a plain array, or a single record.
import { PAGE_SIZE_MAX, type Page } from '../wire/index.ts';
import { isPlain, listOf, type Reader } from './fields.ts';

export function pageOf<Value>(
  read: Reader<Value>,
  identifier: string,
  pageAsked: number,
): Reader<Page<Value>> {
  const readRows = listOf(read);
  return (answer) => {
    // The registry's schema specifies a page, but its example shows a single record.
    const single = isPlain(answer) && !('records' in answer) && identifier in answer;
    const records = readRows(single ? [answer] : answer);
    const envelope = isPlain(answer) ? answer : {};
    const { page, totalRecords } = envelope;
    return {
      records,
      page: typeof page === 'number' ? page : pageAsked,
      totalRecords: typeof totalRecords === 'number' ? totalRecords : records.length,
    };
  };
}

/** All records of a list, page by page. Ends even if the registry repeats a page or reports a wrong total. */
export async function* allPages<Value>(
  readPage: (page: number, recordsPerPage: number) => Promise<Page<Value>>,
  identify: (value: Value) => string,
): AsyncGenerator<Value, void, undefined> {
  let firstOfLast: string | undefined;
  let seen = 0;
  for (let page = 1; ; page += 1) {
    const { records, totalRecords } = await readPage(page, PAGE_SIZE_MAX);
    const first = records[0] === undefined ? undefined : identify(records[0]);
    if (first === undefined || first === firstOfLast) {
      return;
    }
    yield* records;
    firstOfLast = first;
    seen += records.length;
    if (seen >= totalRecords) {
      return;
    }
  }
}
