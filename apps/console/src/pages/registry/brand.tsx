// One brand: where it stands, what to do, its campaigns, its data, and everything that happened to it.
import { Group, Stack, Text, Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { BrandDetail, Campaign, TendlcEvent } from '@tendlc/client';
import { BRAND_FIELDS } from '@tendlc/registration';
import { callApi } from '../../api/call.ts';
import { updateCached, useCached } from '../../api/cached.ts';
import { nameToWords } from '../../format/words.ts';
import { CopyText } from '../../parts/copy-text.tsx';
import { LoadBar } from '../../parts/costs.tsx';
import { TextLink } from '../../parts/link-button.tsx';
import { BrandActions } from './brand-actions.tsx';
import { Feedback } from './feedback.tsx';
import { followCampaigns, pickList, useCampaignList } from '../../registrations/lists.ts';
import { recordRows } from '../../registrations/record-rows.ts';
import { OneTimeCode } from './one-time-code.tsx';
import { Documented, RecordPage } from '../../registrations/record-page.tsx';
import { applyToBrand } from '../../registrations/records.ts';
import { PhaseBadge, StatusPanel } from '../../registrations/status.tsx';
import { brandProgress, ProgressSteps } from '../../registrations/progress.tsx';

/** From the list of all, if that is known, else asked for. */
function useCampaignsOf(id: string) {
  return pickList<Campaign>(
    useCampaignList({}),
    useCampaignList({ brandId: id }),
    ({ brandLocalId }) => String(brandLocalId) === id,
  );
}

function Campaigns({ campaigns }: { campaigns: ReturnType<typeof useCampaignsOf> }) {
  const { data, isFree: _, ...cached } = campaigns;
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
        <LoadBar what="campaigns" hasData={data !== undefined} {...cached} />
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
  const campaigns = useCampaignsOf(String(brand.localId));
  const { brand_status: status, entityType } = brand;
  return (
    <Stack gap="lg">
      <StatusPanel progress={brand.progress} kind="brand" />
      {status !== 'DELETED' && <ProgressSteps steps={brandProgress(brand, campaigns.data?.total)} />}
      {status === 'FAILED' && <Feedback brand={brand} />}
      {status === 'PENDING' && entityType === 'SOLE_PROPRIETOR' && <OneTimeCode brand={brand} />}
      <BrandActions brand={brand} />
      {status === 'ACTIVE' && <Campaigns campaigns={campaigns} />}
      <AtRegistry brand={brand} />
      <Documented rows={recordRows(BRAND_FIELDS, brand)} history={brand.history} progress={brand.progress} />
    </Stack>
  );
}

export function BrandPage() {
  const { id } = useParams({ from: '/inside/registry/brands/$id' });
  const cached = useCached<BrandDetail>(
    ['brand', id],
    async () => (await callApi((through) => through.brands.get(id))).brand,
  );
  const follow = (event: TendlcEvent) => {
    updateCached<BrandDetail>(['brand', id], (before) =>
      before === undefined ? undefined : applyToBrand(before, event),
    );
    followCampaigns({}, event);
    followCampaigns({ brandId: id }, event);
  };
  return (
    <RecordPage
      kind="brand"
      id={id}
      cached={cached}
      name={cached.data?.brandName}
      onEvent={follow}
      actions={
        <TextLink to="/registry/brands" size="sm">
          All brands
        </TextLink>
      }
    >
      {cached.data !== undefined && <Known brand={cached.data} />}
    </RecordPage>
  );
}
