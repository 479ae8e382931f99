// One brand: where it stands, what to do, its campaigns, its data, and everything that happened to it.
import { Group, Stack, Text, Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { BrandDetail, Campaign } from '@tendlc/client';
import { BRAND_PROFILE_FIELDS } from '@tendlc/contract';
import { ask } from '../../api/ask.ts';
import { keep, useKept } from '../../api/kept.ts';
import { useLiveEvents } from '../../api/live.ts';
import { useUser } from '../../api/session.ts';
import { nameToWords } from '../../app/words.ts';
import { CopyText } from '../../parts/copy-text.tsx';
import { LoadBar } from '../../parts/costs.tsx';
import { TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { Facts } from '../../results/values.tsx';
import { ActingFor } from '../admin/acting-for.tsx';
import { noteNews, useTold } from '../home/use-news.ts';
import { ReadNow } from '../admin/read-now.tsx';
import { BrandActions } from './brand-actions.tsx';
import { ENTITIES } from './brand-fields.ts';
import { Feedback } from './feedback.tsx';
import { followCampaigns, pickList, useCampaignList } from './lists.ts';
import { LiveNote } from './live-note.tsx';
import { OneTimeCode } from './one-time-code.tsx';
import { applyToBrand } from './records.ts';
import { History, PhaseBadge, Standing } from './standing.tsx';
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
        Its campaigns
      </Title>
      <Stack gap="sm">
        {data?.rows.length === 0 && <Text size="sm">None yet.</Text>}
        {data?.rows.map(({ localId, usecase, progress }) => (
          <Group key={localId} gap="sm">
            <PhaseBadge progress={progress} />
            <TextLink to="/registry/campaigns/$id" params={{ id: String(localId) }} size="sm">
              {nameToWords(usecase)}
            </TextLink>
          </Group>
        ))}
        <LoadBar what="its campaigns" hasData={data !== undefined} {...kept} />
      </Stack>
    </section>
  );
}

function AtRegistry({ brand }: { brand: BrandDetail }) {
  return (
    <section className="card" aria-label="At the registry">
      <Title order={2} mb="xs">
        At the registry
      </Title>
      <dl className="facts">
        <dt>Brand ID</dt>
        <dd>
          {brand.tcrBrandId === null ? (
            'not yet'
          ) : (
            <Group gap="xs">
              {brand.tcrBrandId}
              <CopyText text={brand.tcrBrandId} what="the brand ID" />
            </Group>
          )}
        </dd>
        <dt>Trust score</dt>
        <dd>{brand.trustScore === null ? 'none; only vetting gives one' : `${brand.trustScore} of 100`}</dd>
        <dt>Vetting</dt>
        <dd>{brand.vettingStatus === null ? 'none' : nameToWords(brand.vettingStatus)}</dd>
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
      <Standing progress={brand.progress} />
      {status !== 'DELETED' && <Way steps={brandWay(brand, campaigns.data?.total)} />}
      {status === 'FAILED' && <Feedback brand={brand} />}
      {status === 'PENDING' && entityType === 'SOLE_PROPRIETOR' && <OneTimeCode brand={brand} />}
      <BrandActions brand={brand} />
      {status === 'ACTIVE' && <Campaigns campaigns={campaigns} />}
      <AtRegistry brand={brand} />
      <section className="card" aria-label="What we told the registry">
        <Title order={2} mb="xs">
          What we told the registry
        </Title>
        <Facts fields={profile} />
      </section>
      <section aria-label="History">
        <Title order={2} mb="sm">
          What happened
        </Title>
        <History history={brand.history} since={brand.progress.since} />
      </section>
    </Stack>
  );
}

export function BrandPage() {
  const { id } = useParams({ from: '/inside/registry/brands/$id' });
  const { data, ...kept } = useKept<BrandDetail>(
    ['brand', id],
    async () => (await ask((through) => through.brands.get(id))).brand,
  );
  const { id: userId } = useUser();
  const told = useTold('brand', id, data === undefined);
  const live = useLiveEvents((event) => {
    noteNews(userId, event);
    keep<BrandDetail>(['brand', id], (before) =>
      before === undefined ? undefined : applyToBrand(before, event),
    );
    followCampaigns({}, event);
    followCampaigns({ brandId: id }, event);
  });
  return (
    <Page
      title={data?.brandName ?? told?.name ?? 'Brand'}
      lead={<LiveNote state={live} />}
      actions={
        <TextLink to="/registry/brands" size="sm">
          All brands
        </TextLink>
      }
    >
      {told !== undefined && <Standing progress={told.progress} />}
      <LoadBar what="the brand" hasData={data !== undefined} {...kept} />
      {data !== undefined && (
        <ActingFor userId={data.userId} credentialId={data.credentialId}>
          <ReadNow kind="brand" id={data.localId} name={data.brandName} />
        </ActingFor>
      )}
      {data !== undefined && <Known brand={data} />}
    </Page>
  );
}
