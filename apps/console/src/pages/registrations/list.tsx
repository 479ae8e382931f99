// The list of all registrations: views with counts, search while a person types, and what can be done with many at once.
import { Button, Group, NativeSelect, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import type { Registration } from '@tendlc/client';
import type { RegistrationsQuery } from '@tendlc/contract';
import { lazy, Suspense, useState } from 'react';
import { loadPart } from '../../api/connection.ts';
import { useUser } from '../../api/session.ts';
import { plural } from '../../format/words.ts';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ButtonLink } from '../../parts/link-button.tsx';
import { type FilterValues, useListSearch } from '../../parts/list-search.ts';
import { Page } from '../../parts/page.tsx';
import { Pager } from '../../parts/pager.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import {
  REGISTRATIONS_PER_PAGE,
  type RegistrationSort,
  useFollowedLists,
  useRegistrations,
} from '../../registrations/registration-data.ts';
import { RegistrationTable } from '../../registrations/registration-table.tsx';
import { CustomerFilter } from './customer-filter.tsx';
import { ExportList } from './export-list.tsx';
import type { Fresh } from './for-many.tsx';
import { Views } from './views.tsx';
import './list.css';

// Loaded with the first selection: the list opens without it.
const Bulk = lazy(async () => ({ default: (await loadPart(() => import('./bulk.tsx'))).Bulk }));

const SORTS = {
  '-createdAt': 'Newest first',
  '-updatedAt': 'Recently changed',
  label: 'Label, A to Z',
} satisfies { readonly [Sort in RegistrationSort]?: string };

const SEARCH_PAUSE_MS = 250;

const isSort = (sort: string | undefined): sort is RegistrationSort =>
  sort !== undefined && Object.hasOwn(SORTS, sort);

/** The request for what the URL says. */
function queryOf(filters: FilterValues, page: number, sort: string | undefined): RegistrationsQuery {
  const { status, waitingFor, customer, brandId, search } = filters;
  return {
    page,
    limit: REGISTRATIONS_PER_PAGE,
    ...(isSort(sort) ? { sort } : {}),
    ...(status === undefined ? {} : { status: status as NonNullable<RegistrationsQuery['status']> }),
    ...(waitingFor === undefined
      ? {}
      : { waitingFor: waitingFor as NonNullable<RegistrationsQuery['waitingFor']> }),
    ...(customer === undefined ? {} : { customer }),
    ...(brandId !== undefined && /^[1-9]\d{0,14}$/.test(brandId) ? { brandId: Number(brandId) } : {}),
    ...(search === undefined ? {} : { search }),
  };
}

function Search({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value);
  const searchSoon = useDebouncedCallback(onSearch, SEARCH_PAUSE_MS);
  return (
    <TextInput
      type="search"
      aria-label="Search by name, legal name, EIN, label, customer, or registry ID"
      placeholder="Search name, EIN, or ID"
      value={text}
      className="list-search"
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        searchSoon(currentTarget.value.trim());
      }}
    />
  );
}

function Empty() {
  return (
    <EmptyState title="No registrations yet">
      <Stack gap="sm" align="flex-start">
        <Text>
          A registration is one packet: the brand, its campaign, and the public pages that reviewers open.
          Draft it, evaluate it before you pay any fee, and submit it once. We take it to the carriers.
        </Text>
        <Group gap="xs">
          <ButtonLink to="/registrations/new">New registration</ButtonLink>
        </Group>
      </Stack>
    </EmptyState>
  );
}

/** What is selected, on this page and on others: those keep the state in which they were selected, or read after work with them. */
function useSelection(rows: readonly Registration[]) {
  const [known, setKnown] = useState<ReadonlyMap<number, Registration>>(new Map());
  const here = new Map(rows.map((row) => [row.id, row]));
  return {
    selected: new Set(known.keys()),
    chosen: [...known].map(([id, registration]) => here.get(id) ?? registration),
    select: (ids: readonly number[], isSelected: boolean) =>
      setKnown((before) => {
        const after = new Map(before);
        for (const id of ids) {
          const row = here.get(id);
          if (isSelected && row !== undefined) {
            after.set(id, row);
          } else {
            after.delete(id);
          }
        }
        return after;
      }),
    /** What could not be read again is no longer selected: work with its earlier state could be paid a second time. */
    refresh: (fresh: Fresh) =>
      setKnown(
        (before) =>
          new Map(
            [...before].flatMap(([id, registration]) => {
              const now = fresh.has(id) ? fresh.get(id) : registration;
              return now === undefined ? [] : [[id, now]];
            }),
          ),
      ),
    selectAll: (all: readonly Registration[]) => setKnown(new Map(all.map((row) => [row.id, row]))),
    clear: () => setKnown(new Map()),
  };
}

export function RegistrationsPage() {
  const { isAdmin } = useUser();
  const search = useListSearch();
  const query = queryOf(search.filters, search.page, search.sort);
  const { data, error, isPlaceholderData, refetch } = useRegistrations(query);
  useFollowedLists();
  const rows = data?.registrations ?? [];
  const { selected, chosen, select, selectAll, refresh, clear } = useSelection(rows);
  const filter = (next: FilterValues) => {
    clear();
    search.filterBy(next);
  };
  const total = data?.pagination.total ?? 0;
  const isEmpty = data !== undefined && Object.keys(search.filters).length === 0 && total === 0;
  return (
    <Page
      kind="list"
      title="Registrations"
      actions={
        <Group gap="xs">
          {!isEmpty && <ExportList query={query} total={total} />}
          {!isAdmin && (
            <>
              <ButtonLink to="/registrations/upload" variant="default">
                Upload a file
              </ButtonLink>
              <ButtonLink to="/registrations/import" variant="default">
                Import
              </ButtonLink>
              {!isEmpty && <ButtonLink to="/registrations/new">New registration</ButtonLink>}
            </>
          )}
        </Group>
      }
    >
      {isEmpty ? (
        <Empty />
      ) : (
        <Stack gap="sm">
          <Views filters={search.filters} counts={data?.counts} onChoose={filter} />
          <Group gap="sm" align="flex-end" className="list-filters">
            <Search
              value={search.filters.search ?? ''}
              onSearch={(text) => filter({ ...search.filters, search: text })}
            />
            <CustomerFilter
              value={search.filters.customer}
              onChange={(customer) => filter({ ...search.filters, customer: customer ?? '' })}
            />
            <NativeSelect
              aria-label="Order"
              value={search.sort ?? '-createdAt'}
              data={Object.entries(SORTS).map(([value, label]) => ({ value, label }))}
              onChange={({ currentTarget }) =>
                search.sortBy(currentTarget.value === '-createdAt' ? undefined : currentTarget.value)
              }
            />
          </Group>
          {error !== null && <ProblemNote error={error} onRetry={refetch} />}
          {data === undefined && error === null && <Skeleton h={420} />}
          {data !== undefined && (
            <div className={isPlaceholderData ? 'list-busy' : undefined} aria-busy={isPlaceholderData}>
              {rows.length === 0 ? (
                <Stack gap="xs" align="flex-start" py="lg">
                  <Text>No registration matches.</Text>
                  <Button variant="default" size="compact-sm" onClick={() => filter({})}>
                    Show all registrations
                  </Button>
                </Stack>
              ) : (
                <Stack gap="sm">
                  <RegistrationTable registrations={rows} choice={{ selected, onSelect: select }} />
                  <Pager
                    page={search.page}
                    totalPages={data.pagination.totalPages}
                    total={plural(total, 'registration')}
                    onTurn={search.turnTo}
                  />
                </Stack>
              )}
            </div>
          )}
          {chosen.length > 0 && (
            <Suspense>
              <Bulk
                chosen={chosen}
                query={query}
                total={total}
                onSelect={selectAll}
                onDone={refresh}
                onClear={clear}
              />
            </Suspense>
          )}
        </Stack>
      )}
    </Page>
  );
}
