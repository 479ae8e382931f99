// All brands: where each stands, and the way to it.
import { Text } from '@mantine/core';
import type { Brand } from '@tendlc/client';
import { useLiveEvents } from '../../api/live.ts';
import { showAge } from '../../format/words.ts';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ButtonLink, TextLink } from '../../parts/link-button.tsx';
import { useListSearch } from '../../parts/list-search.ts';
import { Page } from '../../parts/page.tsx';
import type { Column } from '../../parts/record-table.tsx';
import { RecordList, StatusFilter } from '../../registrations/list-page.tsx';
import { followBrands, pickList, useBrandList } from '../../registrations/lists.ts';
import { PhaseBadge, STATUS_WORDS } from '../../registrations/status.tsx';

const COLUMNS: readonly Column<Brand>[] = [
  {
    name: 'name',
    label: 'Brand',
    sortBy: ({ brandName }) => brandName,
    show: ({ localId, brandName }) => (
      <TextLink
        to="/registry/brands/$id"
        params={{ id: String(localId) }}
        fw={600}
        className="given"
        lineClamp={3}
      >
        {brandName}
      </TextLink>
    ),
  },
  {
    name: 'status',
    label: 'Status',
    sortBy: ({ progress }) => progress.phase,
    show: ({ progress }) => <PhaseBadge progress={progress} kind="brand" />,
  },
  {
    name: 'next',
    label: 'Next step',
    kind: 'words',
    show: ({ progress }) => <Text size="sm">{progress.nextAction}</Text>,
  },
  {
    name: 'since',
    label: 'Updated',
    sortBy: ({ progress }) => progress.since,
    show: ({ progress }) => (
      <Text size="sm" c="dimmed">
        {showAge(progress.since)}
      </Text>
    ),
  },
];

export function BrandsPage() {
  const search = useListSearch();
  const { status } = search.filters;
  const filter = { status, page: search.page };
  const whole = useBrandList({});
  const asked = useBrandList(filter);
  const list = pickList(whole, asked, (brand) => status === undefined || brand.brand_status === status);
  useLiveEvents((event) => {
    followBrands({}, event);
    followBrands(filter, event);
  });
  return (
    <Page
      title="Brands"
      lead="A brand is the business that sends messages. The registry verifies each brand once. Every campaign belongs to a brand."
      actions={<ButtonLink to="/registry/brands/new">Register brand</ButtonLink>}
    >
      <StatusFilter
        choices={STATUS_WORDS.brand}
        value={status}
        onChange={(next) => search.filterBy(next === undefined ? {} : { status: next })}
      />
      <RecordList
        words={['brand', 'brands']}
        list={list}
        search={search}
        columns={COLUMNS}
        keyOf={({ localId }) => localId}
        empty={
          <EmptyState title="No brands yet">
            Register your business first. It takes about five minutes, and the registry usually responds
            within minutes. Have your IRS letter with the EIN ready.
          </EmptyState>
        }
      />
    </Page>
  );
}
