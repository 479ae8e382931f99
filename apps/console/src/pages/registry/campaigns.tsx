// All campaigns: where each stands, and the way to it.
import { NativeSelect, Text, VisuallyHidden } from '@mantine/core';
import type { Campaign } from '@tendlc/client';
import { useLiveEvents } from '../../api/live.ts';
import { nameToWords, showAge } from '../../format/words.ts';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ButtonLink, TextLink } from '../../parts/link-button.tsx';
import { type FilterValues, useListSearch } from '../../parts/list-search.ts';
import { Page } from '../../parts/page.tsx';
import type { Column } from '../../parts/record-table.tsx';
import { RecordList, StatusFilter } from '../../registrations/list-page.tsx';
import { followCampaigns, pickList, useBrandList, useCampaignList } from '../../registrations/lists.ts';
import { PhaseBadge, STATUS_WORDS } from '../../registrations/status.tsx';

const columnsFor = (brandNames: ReadonlyMap<number, string>): readonly Column<Campaign>[] => [
  {
    name: 'usecase',
    label: 'Campaign',
    sortBy: ({ usecase }) => usecase,
    show: ({ localId, usecase, description }) => (
      <>
        <TextLink to="/registry/campaigns/$id" params={{ id: String(localId) }} fw={600}>
          {nameToWords(usecase)}
          <VisuallyHidden>, campaign {localId}</VisuallyHidden>
        </TextLink>
        <Text size="sm" c="dimmed" className="given" lineClamp={2}>
          {description}
        </Text>
      </>
    ),
  },
  {
    name: 'brand',
    label: 'Brand',
    sortBy: ({ brandLocalId }) => brandNames.get(brandLocalId) ?? String(brandLocalId),
    show: ({ brandLocalId }) => (
      <TextLink
        to="/registry/brands/$id"
        params={{ id: String(brandLocalId) }}
        size="sm"
        className="given"
        lineClamp={2}
      >
        {brandNames.get(brandLocalId) ?? `Brand ${brandLocalId}`}
      </TextLink>
    ),
  },
  {
    name: 'status',
    label: 'Status',
    sortBy: ({ progress }) => progress.phase,
    show: ({ progress }) => <PhaseBadge progress={progress} kind="campaign" />,
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

type BrandProps = {
  readonly names: ReadonlyMap<number, string>;
  readonly value: string | undefined;
  readonly onChange: (brand: string | undefined) => void;
};

/** Only brands that are known on this device can be chosen by name. */
function BrandFilter({ names, value, onChange }: BrandProps) {
  const known = [...names].map(([id, label]) => ({ value: String(id), label }));
  const isKnown = value === undefined || names.has(Number(value));
  return known.length === 0 && value === undefined ? null : (
    <NativeSelect
      label="Brand"
      value={value ?? ''}
      maw="min(100%, 20rem)"
      data={[
        { value: '', label: 'All' },
        ...known,
        ...(isKnown ? [] : [{ value: value ?? '', label: `Brand ${value}` }]),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : currentTarget.value)}
    />
  );
}

const stated = (filters: Readonly<Record<string, string | undefined>>): FilterValues =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));

export function CampaignsPage() {
  const search = useListSearch();
  const { status, brandId } = search.filters;
  const filter = { status, brandId, page: search.page };
  const brands = useBrandList({});
  const names = new Map(brands.data?.rows.map(({ localId, brandName }) => [localId, brandName]));
  const whole = useCampaignList({});
  const asked = useCampaignList(filter);
  const list = pickList(
    whole,
    asked,
    ({ campaign_status, brandLocalId }) =>
      (status === undefined || campaign_status === status) &&
      (brandId === undefined || String(brandLocalId) === brandId),
  );
  useLiveEvents((event) => {
    followCampaigns({}, event);
    followCampaigns(filter, event);
  });
  const choose = (change: { status?: string | undefined; brandId?: string | undefined }) =>
    search.filterBy(stated({ status, brandId, ...change }));
  return (
    <Page
      title="Campaigns"
      lead="A campaign describes what messages a brand sends, to whom, and why. Carriers deliver its messages after they approve it."
      actions={<ButtonLink to="/registry/campaigns/new">Register campaign</ButtonLink>}
    >
      <StatusFilter
        choices={STATUS_WORDS.campaign}
        value={status}
        onChange={(next) => choose({ status: next })}
      >
        <BrandFilter names={names} value={brandId} onChange={(next) => choose({ brandId: next })} />
      </StatusFilter>
      <RecordList
        words={['campaign', 'campaigns']}
        list={list}
        search={search}
        columns={columnsFor(names)}
        keyOf={({ localId }) => localId}
        empty={
          <EmptyState title="No campaigns yet">
            After a brand is verified, register a campaign for its messages. The form helps you choose a use
            case and write compliant messages. Nothing is charged before the last step.
          </EmptyState>
        }
      />
    </Page>
  );
}
