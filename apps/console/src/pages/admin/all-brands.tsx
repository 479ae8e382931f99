// The brands of all customers.
import { Text } from '@mantine/core';
import type { Brand } from '@tendlc/client';
import { BRAND_STATUSES } from '@tendlc/contract';
import { ButtonLink, TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import type { Column } from '../../parts/record-table.tsx';
import { Listing } from './listing.tsx';
import { ReadNow } from './read-now.tsx';
import { recordColumns, statusFilter } from './record-columns.tsx';
import { loadBrands } from './records.ts';

const FILTERS = [statusFilter(BRAND_STATUSES)];

const COLUMNS: readonly Column<Brand>[] = [
  {
    name: 'brandName',
    label: 'Brand',
    sortBy: ({ brandName }) => brandName,
    show: ({ localId, brandName, tcrBrandId }) => (
      <>
        <TextLink
          to="/registry/brands/$id"
          params={{ id: String(localId) }}
          size="sm"
          fw={600}
          className="given"
          lineClamp={2}
        >
          {brandName}
        </TextLink>
        <Text size="xs" c="dimmed">
          {tcrBrandId ?? 'not at the registry yet'}
        </Text>
      </>
    ),
  },
  ...recordColumns<Brand>(({ brand_status }) => brand_status),
  {
    name: 'read',
    label: 'At the registry',
    show: ({ localId, brandName }) => <ReadNow kind="brand" id={localId} name={brandName} />,
  },
];

export function AllBrandsPage() {
  return (
    <Page
      title="Brands of all customers"
      lead="“Read now” asks the registry how a brand stands, where its callbacks fail to come."
      actions={<ButtonLink to="/registry/brands/new">Register a brand</ButtonLink>}
    >
      <Listing
        words={['brand', 'brands']}
        filters={FILTERS}
        columns={() => COLUMNS}
        keyOf={({ localId }) => localId}
        load={loadBrands}
        empty="Customers register their own, or you register one for them with their credential set."
      />
    </Page>
  );
}
