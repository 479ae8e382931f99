// Finds the rows of fact tables whose source is old enough to be looked up again.
import { type Sourced, sources } from '../src/facts/sources.ts';

export type StaleRow = {
  readonly table: string;
  readonly label: string;
  readonly source: string;
  readonly asOf: string;
  readonly ageDays: number;
};

const MILLISECONDS_A_DAY = 86_400_000;
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

/** What is looked at in a row, whichever kind of table it stands in. */
export type DatedRow = Omit<StaleRow, 'table' | 'ageDays'>;

/**
 * @param today `YYYY-MM-DD`
 * @param ageDaysMin rows whose source is older than this are returned; a date without day counts from its first
 */
export function findStaleRows(
  tables: Readonly<Record<string, readonly DatedRow[]>>,
  today: string,
  ageDaysMin: number,
): StaleRow[] {
  return Object.entries(tables).flatMap(([table, rows]) =>
    rows.flatMap((row) => {
      const ageDays = Math.floor((Date.parse(today) - Date.parse(row.asOf)) / MILLISECONDS_A_DAY);
      return ageDays > ageDaysMin ? [{ ...row, table, ageDays }] : [];
    }),
  );
}

export const toDatedRow = (row: Sourced): DatedRow => ({
  label: labelOf(row),
  source: sources[row.source].title,
  asOf: dateOf(row),
});

/** Some figures carry a date of their own, later than that of the page they stand on. */
function dateOf(row: Sourced): string {
  return 'asOf' in row && typeof row.asOf === 'string' ? row.asOf : sources[row.source].asOf;
}

function labelOf(row: Sourced): string {
  const entries = Object.entries(row);
  const known = LABELS.map((key) => entries.find(([name]) => name === key)?.[1]);
  const text = [...known, ...entries.map(([, value]) => value)].find(
    (value) => typeof value === 'string' && value !== row.source && value !== row.basis,
  );
  return typeof text === 'string' ? text : 'row';
}
