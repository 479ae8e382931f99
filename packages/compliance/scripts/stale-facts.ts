// Finds the rows of fact tables whose source is old enough for a review.
import { type Sourced, sources } from '../src/facts/sources.ts';

export type StaleRow = {
  readonly table: string;
  readonly label: string;
  readonly source: string;
  readonly asOf: string;
  readonly ageDays: number;
};

const MILLISECONDS_PER_DAY = 86_400_000;
const LABELS = [
  'displayName',
  'name',
  'code',
  'id',
  'item',
  'title',
  'word',
  'host',
  'letter',
  'domain',
  'useCase',
];

/** The part of a row that matters here, for all kinds of tables. */
export type DatedRow = Omit<StaleRow, 'table' | 'ageDays'>;

/**
 * @param today `YYYY-MM-DD`
 * @param ageDaysMin returns rows with an older source; a date without a day counts from the first of the month
 */
export function findStaleRows(
  tables: Readonly<Record<string, readonly DatedRow[]>>,
  today: string,
  ageDaysMin: number,
): StaleRow[] {
  return Object.entries(tables).flatMap(([table, rows]) =>
    rows.flatMap((row) => {
      const ageDays = Math.floor((Date.parse(today) - Date.parse(row.asOf)) / MILLISECONDS_PER_DAY);
      return ageDays > ageDaysMin ? [{ ...row, table, ageDays }] : [];
    }),
  );
}

export const toDatedRow = (row: Sourced): DatedRow => ({
  label: findLabel(row),
  source: sources[row.source].title,
  asOf: toIsoDate(row),
});

/** Some figures have their own date, later than the date of their page. */
function toIsoDate(row: Sourced): string {
  return 'asOf' in row && typeof row.asOf === 'string' ? row.asOf : sources[row.source].asOf;
}

function findLabel(row: Sourced): string {
  const entries = Object.entries(row);
  const known = LABELS.map((key) => entries.find(([name]) => name === key)?.[1]);
  const text = [...known, ...entries.map(([, value]) => value)].find(
    (value) => typeof value === 'string' && value !== row.source && value !== row.basis,
  );
  return typeof text === 'string' ? text : 'row';
}
