// Comma-separated values that spreadsheets open without running formulas.

/** Spreadsheets treat text that begins like this as a formula; the mark keeps it text. */
const FORMULA = /^[=+\-@\t\r]/;

function toText(value: unknown): string {
  if (typeof value === 'string') {
    return FORMULA.test(value) ? `'${value}` : value;
  }
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

function cell(value: unknown): string {
  const text = toText(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function toCsv(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return `${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

const isRow = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The findings of a result, otherwise its longest table, otherwise its facts. */
export function resultsToCsv(results: Readonly<Record<string, unknown>>): string {
  const tables = Object.entries(results).filter(
    (entry): entry is [string, Record<string, unknown>[]] =>
      Array.isArray(entry[1]) && entry[1].length > 0 && entry[1].every(isRow),
  );
  const checks = tables.find(([name]) => name === 'checks');
  const [longest] = tables.toSorted(([, a], [, b]) => b.length - a.length);
  const rows = (checks ?? longest)?.[1];
  return toCsv(rows ?? Object.entries(results).map(([name, value]) => ({ name, value })));
}
