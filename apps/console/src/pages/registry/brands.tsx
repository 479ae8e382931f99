// All brands: where each stands, and the way to it.
import { Text } from '@mantine/core';
import type { Brand } from '@tendlc/client';
import { useLiveEvents } from '../../api/live.ts';
import { showAge } from '../../app/words.ts';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ButtonLink, TextLink } from '../../parts/link-button.tsx';
import { useListSearch } from '../../parts/list-search.ts';
import { Page } from '../../parts/page.tsx';
import type { Column } from '../../parts/record-table.tsx';
import { RecordList, StatusFilter } from './list-page.tsx';
import { followBrands, pickList, useBrandList } from './lists.ts';
import { PhaseBadge } from './standing.tsx';

const STATUSES = {
  PENDING: 'Being checked',
  ACTIVE: 'Verified',
  FAILED: 'Not verified',
  DELETED: 'Deleted',
};

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
    show: ({ progress }) => <PhaseBadge progress={progress} />,
  },
  {
    name: 'next',
    label: 'What is next',
    kind: 'words',
    show: ({ progress }) => <Text size="sm">{progress.nextAction}</Text>,
  },
  {
    name: 'since',
    label: 'Since',
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
      lead="A brand is a business that sends. It is verified once, and every campaign belongs to one."
      actions={<ButtonLink to="/registry/brands/new">Register a brand</ButtonLink>}
    >
      <StatusFilter
        choices={STATUSES}
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
          <EmptyState title="No brand yet">
            Register your business first: it takes five minutes, and the registry answers within minutes. Have
            the letter of the IRS with the tax number at hand.
          </EmptyState>
        }
      />
    </Page>
  );
}
