// The report of a batch as CSV: one line for each row, with what stands in its way.
import { stringify } from 'csv-stringify/sync';
import type { Database } from '../../../db/tables.ts';
import { findRowsAfter, type ShownRow } from './queries.ts';

const ROWS_AT_ONCE = 200;

const HEADER = [
  'row',
  'reference',
  'label',
  'customer',
  'state',
  'registrationId',
  'tcrBrandId',
  'tcrCampaignId',
  'problems',
];

/** Spreadsheets read UTF-8 only with a byte order mark. */
const BYTE_ORDER_MARK = '\ufeff';

/** A cell that a spreadsheet would run as a formula begins with an apostrophe. */
const toCsv = (rows: readonly unknown[][]): string =>
  stringify(rows as unknown[][], { escape_formulas: true, record_delimiter: 'windows' });

const cellsOf = (row: ShownRow): unknown[] => [
  row.number,
  row.reference,
  row.label,
  row.customer,
  row.state,
  row.registration_id,
  row.tcr_brand_id,
  row.tcr_campaign_id,
  row.problems.map(({ column, problem }) => `${column}: ${problem}`).join('\n'),
];

export const toCsvFile = (rows: readonly unknown[][]): string => `${BYTE_ORDER_MARK}${toCsv(rows)}`;

export async function* writeReport(db: Database, batchId: number): AsyncGenerator<string> {
  yield toCsvFile([HEADER]);
  let last = 0;
  for (;;) {
    const rows = await findRowsAfter(db, batchId, last, ROWS_AT_ONCE);
    if (rows.length === 0) {
      return;
    }
    last = rows.at(-1)?.number ?? last;
    yield toCsv(rows.map(cellsOf));
  }
}
