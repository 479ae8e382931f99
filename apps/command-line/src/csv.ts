// Reads and writes CSV (RFC 4180): quotes, doubled quotes, and line breaks within quotes. Each row that is read has the line where it begins.

export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;

/** @throws Error naming the line where a quote is out of place */
export function parseCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let begunOn = 1;
  CELL.lastIndex = text.startsWith('\ufeff') ? 1 : 0;
  while (CELL.lastIndex < text.length || cells.length > 0) {
    const found = CELL.exec(text);
    if (found === null) {
      throw new Error(`line ${line}: a quotation mark is out of place`);
    }
    const [whole, quoted, bare = '', end] = found;
    cells.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0;
    if (end !== ',') {
      if (cells.length > 1 || cells[0] !== '') {
        rows.push({ line: begunOn, cells });
      }
      cells = [];
      begunOn = line;
    }
  }
  return rows;
}

export type CsvTemplate = readonly { readonly name: string; readonly example: string }[];

const toCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const toRow = (cells: readonly string[]): string => cells.map(toCell).join(',');

/** A header with the names of all columns, and a row with an example for each. */
export const formatTemplate = (columns: CsvTemplate): string =>
  [toRow(columns.map(({ name }) => name)), toRow(columns.map(({ example }) => example))].join('\n');
