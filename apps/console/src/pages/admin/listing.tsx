// A list for admins: filters, a table, its pages, and a row opened over it. Everything stands in the address.
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Pagination } from '@tendlc/client';
import { type ReactNode, useState } from 'react';
import { plural, showTime } from '../../format/words.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { useListSearch } from '../../parts/list-search.ts';
import { Pager } from '../../parts/pager.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { type Column, RecordTable } from '../../parts/record-table.tsx';
import { type Filter, ListFilters, usableValues } from './list-filters.tsx';
import { FRESH, ROWS } from '../../registrations/admin-records.ts';

type ListQuery = { readonly page: number; readonly limit: number };

type Loaded<Row> = { readonly rows: readonly Row[]; readonly pagination: Pagination };

type ListProps<Row> = {
  /** What an entry is called, one and many. */
  readonly words: readonly [string, string];
  readonly filters: readonly Filter[];
  readonly columns: (open: (id: number) => void) => readonly Column<Row>[];
  readonly keyOf: (row: Row) => number;
  readonly load: (query: ListQuery) => Promise<Loaded<Row>>;
  /** When there are none at all: what will be here, and how it comes. */
  readonly empty: ReactNode;
  readonly titleOf?: ((row: Row) => string) | undefined;
  readonly detail?: ((row: Row) => ReactNode) | undefined;
};

function useOpened<Row>(rows: readonly Row[], keyOf: (row: Row) => number, open: number | undefined) {
  const found = rows.find((row) => keyOf(row) === open);
  const [held, setHeld] = useState<Row>();
  // What is open stays, though it may leave the list by what is done to it.
  if (found !== undefined && found !== held) {
    setHeld(found);
  }
  return found ?? (held !== undefined && keyOf(held) === open ? held : undefined);
}

type OpenedProps<Row> = Pick<ListProps<Row>, 'words' | 'titleOf' | 'detail'> & {
  readonly row: Row | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

function Opened<Row>({ words: [one], titleOf, detail, row, isOpen, onClose }: OpenedProps<Row>) {
  return (
    <Dialog
      isWide
      closeOnClickOutside
      opened={isOpen}
      onClose={onClose}
      title={row === undefined ? `This ${one} is not on this page` : (titleOf?.(row) ?? one)}
    >
      <Stack>
        {row === undefined ? (
          <Text size="sm">It may be on another page now. Use the filters to find it.</Text>
        ) : (
          detail?.(row)
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function NothingHere<Row>({ words: [, many], empty, isFiltered }: ListProps<Row> & { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState title={`No matching ${many}`}>Change or clear the filters to see more results.</EmptyState>
  ) : (
    <EmptyState title={`No ${many} yet`}>{empty}</EmptyState>
  );
}

/** Numbers travel as numbers. */
const toQuery = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, name === 'credentialId' ? Number(text) : text]),
  );

export function Listing<Row>(props: ListProps<Row>) {
  const { words, filters, columns, keyOf, load, detail, titleOf } = props;
  const { page, sort, open, filters: asked, turnTo, sortBy, filterBy, openRow, closeRow } = useListSearch();
  const values = usableValues(filters, asked);
  const list = useQuery({
    queryKey: ['admin', 'list', words[1], page, values],
    queryFn: () => load({ page, limit: ROWS, ...toQuery(values) }),
    placeholderData: keepPreviousData,
    ...FRESH,
  });
  const rows = list.data?.rows ?? [];
  const row = useOpened(rows, keyOf, open);
  const total = list.data?.pagination.total ?? 0;
  const totalPages = list.data?.pagination.totalPages ?? 0;
  return (
    <Stack>
      <ListFilters filters={filters} values={values} onChange={filterBy} />
      <Group gap="sm">
        <Button
          variant="default"
          size="compact-sm"
          loading={list.isFetching}
          onClick={() => void list.refetch()}
        >
          Refresh
        </Button>
        <Text size="sm" c="dimmed">
          {list.data === undefined
            ? 'Free'
            : `As of ${showTime(new Date(list.dataUpdatedAt).toISOString())} · Free`}
        </Text>
      </Group>
      {list.isError && <ProblemNote error={list.error} />}
      {list.data === undefined && !list.isError && <Skeleton h={420} />}
      {list.data !== undefined && total === 0 && (
        <NothingHere {...props} isFiltered={Object.keys(values).length > 0} />
      )}
      {total > 0 && (
        <Stack className={list.isPlaceholderData ? 'list-busy' : ''} aria-busy={list.isPlaceholderData}>
          {rows.length === 0 ? (
            <EmptyState title="This page does not exist">
              There are {plural(totalPages, 'page')}.{' '}
              <Button size="compact-sm" variant="default" onClick={() => turnTo(1)}>
                Go to first page
              </Button>
            </EmptyState>
          ) : (
            <RecordTable
              label={words[1]}
              columns={columns(openRow)}
              rows={rows}
              keyOf={keyOf}
              sort={sort}
              onSort={sortBy}
            />
          )}
          <Pager page={page} totalPages={totalPages} total={plural(total, ...words)} onTurn={turnTo} />
        </Stack>
      )}
      {detail !== undefined && (
        <Opened
          words={words}
          titleOf={titleOf}
          detail={detail}
          row={row}
          isOpen={open !== undefined && list.data !== undefined}
          onClose={closeRow}
        />
      )}
    </Stack>
  );
}
