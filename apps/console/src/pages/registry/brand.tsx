// One brand: where it stands, what to do, its campaigns, its data, and everything that happened to it.
import { Group, Stack, Text, Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { BrandDetail, Campaign, TendlcEvent } from '@tendlc/client';
import { BRAND_PROFILE_FIELDS } from '@tendlc/contract';
import { ask } from '../../api/ask.ts';
import { keep, useKept } from '../../api/kept.ts';
import { nameToWords } from '../../app/words.ts';
import { CopyText } from '../../parts/copy-text.tsx';
import { LoadBar } from '../../parts/costs.tsx';
import { TextLink } from '../../parts/link-button.tsx';
import { BrandActions } from './brand-actions.tsx';
import { ENTITIES } from './brand-fields.ts';
import { Feedback } from './feedback.tsx';
import { followCampaigns, pickList, useCampaignList } from './lists.ts';
import { OneTimeCode } from './one-time-code.tsx';
import { Documented, RecordPage } from './record-page.tsx';
import { applyToBrand } from './records.ts';
import { PhaseBadge, Standing } from './standing.tsx';
import { brandWay, Way } from './way.tsx';

/** From the list of all, if that is known, else asked for. */
function useCampaignsOf(id: string) {
  return pickList<Campaign>(
    useCampaignList({}),
    useCampaignList({ brandId: id }),
    ({ brandLocalId }) => String(brandLocalId) === id,
  );
}

function Campaigns({ campaigns }: { campaigns: ReturnType<typeof useCampaignsOf> }) {
  const { data, isFree: _, ...kept } = campaigns;
  return (
    <section className="card" aria-label="Campaigns of this brand">
      <Title order={2} mb="xs">
        Campaigns
      </Title>
      <Stack gap="sm">
        {data?.rows.length === 0 && <Text size="sm">No campaigns yet.</Text>}
        {data?.rows.map(({ localId, usecase, progress }) => (
          <Group key={localId} gap="sm">
            <PhaseBadge progress={progress} kind="campaign" />
            <TextLink to="/registry/campaigns/$id" params={{ id: String(localId) }} size="sm">
              {nameToWords(usecase)}
            </TextLink>
          </Group>
        ))}
        <LoadBar what="campaigns" hasData={data !== undefined} {...kept} />
      </Stack>
    </section>
  );
}

function AtRegistry({ brand }: { brand: BrandDetail }) {
  return (
    <section className="card" aria-label="Registry details">
      <Title order={2} mb="xs">
        {' '}
        Registry details
      </Title>
      <dl className="facts">
        <dt>Brand ID</dt>
        <dd>
          {brand.tcrBrandId === null ? (
            'Not assigned yet'
          ) : (
            <Group gap="xs">
              {brand.tcrBrandId}
              <CopyText text={brand.tcrBrandId} what="the brand ID" />
            </Group>
          )}
        </dd>
        <dt>Trust score</dt>
        <dd>
          {brand.trustScore === null ? 'None. Order vetting to get one.' : `${brand.trustScore} of 100`}
        </dd>
        <dt>Vetting</dt>
        <dd>{brand.vettingStatus === null ? 'None' : nameToWords(brand.vettingStatus)}</dd>
      </dl>
    </section>
  );
}

function Known({ brand }: { brand: BrandDetail }) {
  const entity = ENTITIES.find(({ value }) => value === brand.entityType)?.label ?? brand.entityType;
  const profile = {
    ...Object.fromEntries(BRAND_PROFILE_FIELDS.map((field) => [field, brand[field]])),
    entityType: entity,
  };
  const campaigns = useCampaignsOf(String(brand.localId));
  const { brand_status: status, entityType } = brand;
  return (
    <Stack gap="lg">
      <Standing progress={brand.progress} kind="brand" />
      {status !== 'DELETED' && <Way steps={brandWay(brand, campaigns.data?.total)} />}
      {status === 'FAILED' && <Feedback brand={brand} />}
      {status === 'PENDING' && entityType === 'SOLE_PROPRIETOR' && <OneTimeCode brand={brand} />}
      <BrandActions brand={brand} />
      {status === 'ACTIVE' && <Campaigns campaigns={campaigns} />}
      <AtRegistry brand={brand} />
      <Documented profile={profile} history={brand.history} progress={brand.progress} />
    </Stack>
  );
}

export function BrandPage() {
  const { id } = useParams({ from: '/inside/registry/brands/$id' });
  const kept = useKept<BrandDetail>(
    ['brand', id],
    async () => (await ask((through) => through.brands.get(id))).brand,
  );
  const follow = (event: TendlcEvent) => {
    keep<BrandDetail>(['brand', id], (before) =>
      before === undefined ? undefined : applyToBrand(before, event),
    );
    followCampaigns({}, event);
    followCampaigns({ brandId: id }, event);
  };
  return (
    <RecordPage
      kind="brand"
      id={id}
      kept={kept}
      name={kept.data?.brandName}
      onEvent={follow}
      actions={
        <TextLink to="/registry/brands" size="sm">
          All brands
        </TextLink>
      }
    >
      {kept.data !== undefined && <Known brand={kept.data} />}
    </RecordPage>
  );
}
