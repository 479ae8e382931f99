// A table of records: its headings sort the current page, and on a phone each row is a card.
import './record-table.css';
import { NativeSelect, Text } from '@mantine/core';
import type { ReactNode } from 'react';

export type Column<Row> = {
  readonly name: string;
  readonly label: string;
  readonly show: (row: Row) => ReactNode;
  readonly sortBy?: (row: Row) => string | number;
  /** `words`: sentences, which get space before names do. `number`: names the row, and takes no space of others. */
  readonly kind?: 'amount' | 'nowrap' | 'words' | 'number';
};

type Sorting = {
  /** The name of a column; a leading minus means descending. */
  readonly sort: string | undefined;
  readonly onSort: (sort: string | undefined) => void;
};

type Props<Row> = Sorting & {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => number;
};

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

function sorted<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: string | undefined) {
  const isDown = sort?.startsWith('-') === true;
  const sortBy = columns.find(({ name }) => name === sort?.replace(/^-/, ''))?.sortBy;
  if (sortBy === undefined) {
    return rows;
  }
  return rows.toSorted((a, b) => compare(sortBy(a), sortBy(b)) * (isDown ? -1 : 1));
}

const ORDERS = {
  none: { sign: '↕', aria: 'none' },
  up: { sign: '↑', aria: 'ascending' },
  down: { sign: '↓', aria: 'descending' },
} as const;

function Heading<Row>({ column, sort, onSort }: { column: Column<Row> } & Sorting) {
  const { name, label, kind = '' } = column;
  if (column.sortBy === undefined) {
    return (
      <th role="columnheader" scope="col" className={kind}>
        {label}
      </th>
    );
  }
  const order = sort === name ? 'up' : sort === `-${name}` ? 'down' : 'none';
  const next = { none: name, up: `-${name}`, down: undefined }[order];
  return (
    <th role="columnheader" scope="col" className={kind} aria-sort={ORDERS[order].aria}>
      <button type="button" className="sort-button" onClick={() => onSort(next)}>
        {label}
        <span aria-hidden="true">{ORDERS[order].sign}</span>
      </button>
    </th>
  );
}

function SortChoice<Row>({ columns, sort, onSort }: Sorting & { columns: readonly Column<Row>[] }) {
  const choices = columns
    .filter(({ sortBy }) => sortBy !== undefined)
    .flatMap(({ name, label }) => [
      { value: name, label: `${label}, ascending` },
      { value: `-${name}`, label: `${label}, descending` },
    ]);
  return choices.length === 0 ? null : (
    <NativeSelect
      className="record-table-order"
      label="Sort this page"
      value={sort ?? ''}
      data={[{ value: '', label: 'Newest first' }, ...choices]}
      onChange={({ currentTarget }) => onSort(currentTarget.value === '' ? undefined : currentTarget.value)}
    />
  );
}

export function RecordTable<Row>({ label, columns, rows, keyOf, sort, onSort }: Props<Row>) {
  const shown = sorted(rows, columns, sort);
  return (
    <div className="record-table-room">
      <SortChoice columns={columns} sort={sort} onSort={onSort} />
      {/* Explicit roles: some screen readers do not recognize a table whose rows are laid out as cards. */}
      <table className="record-table" role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <Heading key={column.name} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {shown.map((row) => (
            <tr role="row" key={keyOf(row)}>
              {columns.map(({ name, label: heading, show, kind = '' }) => (
                <td role="cell" key={name} data-label={heading} className={kind}>
                  <div>{show(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown !== rows && (
        <Text size="sm" c="dimmed" mt="xs">
          Sorting applies to this page only. Pages are ordered newest first.
        </Text>
      )}
    </div>
  );
}
