// `npm run facts`: lists the rows of the fact tables with a source older than 180 days, by table, for review.
import { knownCodes } from '../src/facts/codes/code-tables.ts';
import { factTables } from '../src/facts/tables.ts';
import { type DatedRow, type StaleRow, findStaleRows, toDatedRow } from './stale-facts.ts';

const AGE_DAYS_MAX = 180;
const LABELS_SHOWN = 6;

const today = new Date().toISOString().slice(0, 10);
/** Each code has its own source, because a list often comes from a third-party copy. */
const codes = knownCodes.map(({ system, code, title, source }): [string, DatedRow] => [
  `codes: ${system.displayName}`,
  { label: code ?? title, source: source.title, asOf: source.asOf },
]);

const tables: Record<string, readonly DatedRow[]> = {
  ...Object.fromEntries(Object.entries(factTables).map(([name, rows]) => [name, rows.map(toDatedRow)])),
  ...Object.fromEntries(
    [...Map.groupBy(codes, ([name]) => name)].map(([name, rows]) => [name, rows.map(([, row]) => row)]),
  ),
};
const stale = findStaleRows(tables, today, AGE_DAYS_MAX);

const lines = [...Map.groupBy(stale, ({ table }) => table)].flatMap(([table, rows]) => [
  '',
  `${table}: ${rows.length} of ${tables[table]?.length} rows`,
  ...[...Map.groupBy(rows, ({ source, asOf }) => `${asOf.padEnd(10)} ${source}`)].map(describe),
]);

function describe([source, rows]: [string, StaleRow[]]): string {
  const labels = rows.slice(0, LABELS_SHOWN).map(({ label }) => label.slice(0, 40));
  const more = rows.length > LABELS_SHOWN ? ` and ${rows.length - LABELS_SHOWN} more` : '';
  return `  ${source} (${rows[0]?.ageDays} days): ${labels.join(', ')}${more}`;
}

const rowCount = Object.values(tables).reduce((sum, rows) => sum + rows.length, 0);
process.stdout.write(
  `${stale.length} of ${rowCount} rows have a source older than ${AGE_DAYS_MAX} days as of ${today}\n${lines.join('\n')}\n`,
);
