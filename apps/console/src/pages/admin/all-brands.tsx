// The brands of all customers.
import { Text } from '@mantine/core';
import type { Brand } from '@tendlc/client';
import { BRAND_STATUSES } from '@tendlc/contract';
import { ButtonLink, TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import type { Column } from '../../parts/record-table.tsx';
import { Listing } from './listing.tsx';
import { SyncNow } from '../../registrations/sync-now.tsx';
import { recordColumns, statusFilter } from './record-columns.tsx';
import { loadBrands } from '../../registrations/admin-records.ts';

const FILTERS = [statusFilter('brand', BRAND_STATUSES)];

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
          {tcrBrandId ?? 'Not registered yet'}
        </Text>
      </>
    ),
  },
  ...recordColumns<Brand>('brand', ({ brand_status }) => brand_status),
  {
    name: 'read',
    label: 'Registry',
    show: ({ localId, brandName }) => <SyncNow kind="brand" id={localId} name={brandName} />,
  },
];

export function AllBrandsPage() {
  return (
    <Page
      title="All brands"
      lead="Brands of all customers. If webhooks do not arrive, sync a brand with the registry."
      actions={<ButtonLink to="/registry/brands/new">Register brand</ButtonLink>}
    >
      <Listing
        words={['brand', 'brands']}
        filters={FILTERS}
        columns={() => COLUMNS}
        keyOf={({ localId }) => localId}
        load={loadBrands}
        empty="Customers register their own brands, or you register brands with their credentials."
      />
    </Page>
  );
}
