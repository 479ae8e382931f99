// The campaigns of all customers.
import { Text } from '@mantine/core';
import type { Campaign } from '@tendlc/client';
import { CAMPAIGN_STATUSES } from '@tendlc/contract';
import { useCaseWords } from '../../format/code-words.ts';
import { ButtonLink, TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import type { Column } from '../../parts/record-table.tsx';
import type { Filter } from './list-filters.tsx';
import { Listing } from './listing.tsx';
import { SyncNow } from '../../registrations/sync-now.tsx';
import { recordColumns, statusFilter } from './record-columns.tsx';
import { loadCampaigns } from '../../registrations/admin-records.ts';

const FILTERS: readonly Filter[] = [
  statusFilter('campaign', CAMPAIGN_STATUSES),
  { name: 'brandId', label: 'Brand ID', example: 'BEXMPL1', charactersMax: 20 },
];

const COLUMNS: readonly Column<Campaign>[] = [
  {
    name: 'usecase',
    label: 'Campaign',
    sortBy: ({ usecase }) => usecase,
    show: ({ localId, usecase, tcrCampaignId, description }) => (
      <>
        <TextLink
          to="/registry/campaigns/$id"
          params={{ id: String(localId) }}
          size="sm"
          fw={600}
          className="given"
        >
          {useCaseWords(usecase)}
        </TextLink>
        <Text size="xs" className="given" lineClamp={2}>
          {description}
        </Text>
        <Text size="xs" c="dimmed">
          {tcrCampaignId ?? 'Not registered yet'}
        </Text>
      </>
    ),
  },
  {
    name: 'brandLocalId',
    label: 'Brand',
    sortBy: ({ brandName }) => brandName,
    show: ({ brandLocalId, brandName, tcrBrandId }) => (
      <>
        <TextLink
          to="/registry/brands/$id"
          params={{ id: String(brandLocalId) }}
          size="sm"
          className="given"
          lineClamp={2}
        >
          {brandName}
        </TextLink>
        <Text size="xs" c="dimmed">
          {tcrBrandId ?? `Brand ${brandLocalId}`}
        </Text>
      </>
    ),
  },
  ...recordColumns<Campaign>('campaign', ({ campaign_status }) => campaign_status),
  {
    name: 'read',
    label: 'Registry',
    show: ({ localId, usecase, tcrCampaignId }) => (
      <SyncNow kind="campaign" id={localId} name={`${useCaseWords(usecase)} ${tcrCampaignId ?? ''}`} />
    ),
  },
];

export function AllCampaignsPage() {
  return (
    <Page
      title="All campaigns"
      lead="Campaigns of all customers. If webhooks do not arrive, sync a campaign with the registry."
      actions={<ButtonLink to="/registry/campaigns/new">Register campaign</ButtonLink>}
    >
      <Listing
        words={['campaign', 'campaigns']}
        filters={FILTERS}
        columns={() => COLUMNS}
        keyOf={({ localId }) => localId}
        load={loadCampaigns}
        empty="Customers register their own campaigns, or you register campaigns for them."
      />
    </Page>
  );
}
