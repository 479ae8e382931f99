// What the lists of brands and campaigns share: filter by status, what a look costs, pages, and what stands where nothing is.
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { plural } from '../format/words.ts';
import { LoadBar } from '../parts/costs.tsx';
import type { useListSearch } from '../parts/list-search.ts';
import { Pager } from '../parts/pager.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import type { Listed } from './records.ts';

type FilterProps = {
  readonly choices: Readonly<Record<string, string>>;
  readonly value: string | undefined;
  readonly onChange: (status: string | undefined) => void;
  readonly children?: ReactNode;
};

export function StatusFilter({ choices, value, onChange, children }: FilterProps) {
  const own = value === undefined || value in choices ? [] : [{ value, label: value }];
  return (
    <Group gap="sm" align="flex-end">
      <NativeSelect
        label="Status"
        value={value ?? ''}
        data={[
          { value: '', label: 'All' },
          ...Object.entries(choices).map(([code, label]) => ({ value: code, label })),
          ...own,
        ]}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === '' ? undefined : currentTarget.value)
        }
      />
      {children}
    </Group>
  );
}

type Props<Row> = {
  /** One and many: “brand”, “brands”. */
  readonly words: readonly [string, string];
  readonly list: {
    readonly data: Listed<Row> | undefined;
    readonly at: number;
    readonly error: unknown;
    readonly isLoading: boolean;
    readonly load: () => void;
    readonly isFree: boolean;
  };
  readonly search: ReturnType<typeof useListSearch>;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => number;
  /** What is said to people who have none at all. */
  readonly empty: ReactNode;
};

function Shown<Row>(props: Omit<Props<Row>, 'list'> & { readonly data: Listed<Row> }) {
  const { data, words, search, columns, keyOf, empty } = props;
  const isWhole = Object.keys(search.filters).length === 0 && search.page === 1;
  if (data.rows.length === 0) {
    return isWhole ? (
      empty
    ) : (
      <Stack gap="xs" align="flex-start">
        <Text>No matching {words[1]}</Text>
        <Button variant="default" size="compact-md" onClick={() => search.filterBy({})}>
          Show all {words[1]}
        </Button>
      </Stack>
    );
  }
  return (
    <>
      <RecordTable
        label={words[1]}
        columns={columns}
        rows={data.rows}
        keyOf={keyOf}
        sort={search.sort}
        onSort={search.sortBy}
      />
      <Pager
        page={search.page}
        totalPages={data.totalPages}
        total={plural(data.total, ...words)}
        onTurn={search.turnTo}
      />
    </>
  );
}

export function RecordList<Row>({ list, ...props }: Props<Row>) {
  const { data, isFree, ...cached } = list;
  const {
    words: [, many],
    search: { filters, page },
  } = props;
  const isFiltered = Object.keys(filters).length > 0;
  const what = page > 1 ? `page ${page}` : isFiltered && !isFree ? `these ${many}` : `my ${many}`;
  return (
    <Stack>
      <LoadBar what={what} hasData={data !== undefined} {...cached} />
      {isFree && isFiltered && (
        <Text size="sm" c="dimmed">
          All {many} are already loaded, so filtering is free.
        </Text>
      )}
      {data !== undefined && <Shown {...props} data={data} />}
    </Stack>
  );
}
