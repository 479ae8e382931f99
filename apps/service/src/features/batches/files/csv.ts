// CSV files as spreadsheets of any country write them: commas, semicolons, or tabs, any line ends, quotes.
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ServiceError } from '../../../errors.ts';
import { type FileRow, ROW_CHARACTERS_MAX } from './file-row.ts';
import { columnsOf } from './header.ts';

const HEADER_CHARACTERS_MAX = 65_536;
const DELIMITERS = [',', ';', '\t'] as const;
/** The first line of files that Excel writes for itself: it names the delimiter. */
const NAMED_DELIMITER = /^sep=(.)\r?\n/i;

/** No column name contains one of them, so the most frequent one in the header is the delimiter. */
function findDelimiter(header: string): string {
  const counts = DELIMITERS.map((delimiter) => [header.split(delimiter).length, delimiter] as const);
  return counts.toSorted(([a], [b]) => b - a)[0]?.[1] ?? ',';
}

/** @returns the beginning of the text, at least to the end of its first two lines */
async function readBeginning(text: AsyncIterator<string>): Promise<string> {
  let beginning = '';
  while (beginning.length < HEADER_CHARACTERS_MAX && beginning.split('\n').length <= 2) {
    const { value, done } = await text.next();
    if (done === true) {
      break;
    }
    beginning += value;
  }
  return beginning;
}

async function* joined(beginning: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield beginning;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
    yield next.value;
  }
}

const invalid = (problem: string, cause?: unknown) =>
  new ServiceError('validation_failed', `file: ${problem}`, cause === undefined ? {} : { cause });

function toServiceError(error: unknown): unknown {
  if (!(error instanceof CsvError)) {
    return error;
  }
  const line = (error as { readonly lines?: unknown }).lines;
  const where = typeof line === 'number' ? `line ${line}: ` : '';
  return error.code === 'CSV_MAX_RECORD_SIZE'
    ? invalid(`${where}a row has more than 1 MiB, or a quotation mark is not closed`, error)
    : invalid(`${where}a quotation mark is out of place or not closed`, error);
}

async function* recordsOf(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter,
    relax_column_count: true,
    // A quotation mark within a cell without quotation marks, as in `="012345678"`, is a character like any other.
    relax_quotes: true,
    max_record_size: ROW_CHARACTERS_MAX,
  });
  // The parser reports the errors of both.
  pipeline(Readable.from(text), parser, () => undefined);
  try {
    for await (const record of parser) {
      yield record as string[];
    }
  } catch (error) {
    throw toServiceError(error);
  }
}

export type CsvFile = { readonly columns: string[]; readonly rows: AsyncIterable<FileRow> };

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

async function* rowsOf(records: AsyncIterable<string[]>): AsyncGenerator<FileRow> {
  let number = 0;
  for await (const cells of records) {
    number += 1;
    // Spreadsheets leave empty rows at the end. The numbers stay those of the spreadsheet.
    if (!isEmpty(cells)) {
      yield { number, content: cells };
    }
  }
}

/** @throws ServiceError `validation_failed` if the header is not one; the rows throw it for quotes that do not match */
export async function readCsv(text: AsyncIterable<string>): Promise<CsvFile> {
  const chunks = text[Symbol.asyncIterator]();
  const beginning = await readBeginning(chunks);
  const named = NAMED_DELIMITER.exec(beginning);
  const body = named === null ? beginning : beginning.slice(named[0].length);
  const [header = ''] = body.split(/\r\n|\n|\r/, 1);
  const records = recordsOf(joined(body, chunks), named?.[1] ?? findDelimiter(header));
  const first = await records.next();
  if (first.done === true || isEmpty(first.value)) {
    throw invalid('is empty. The first line has the names of the columns');
  }
  return { columns: columnsOf(first.value), rows: rowsOf(records) };
}
