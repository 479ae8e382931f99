// One brand: where it stands, what to do, its data, and everything that happened to it.
import { Stack, Text, Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { BrandDetail } from '@tendlc/client';
import { BRAND_PROFILE_FIELDS } from '@tendlc/contract';
import { useState } from 'react';
import { ask } from '../../api/ask.ts';
import { keep, useKept } from '../../api/kept.ts';
import { useLiveEvents } from '../../api/live.ts';
import { LoadBar } from '../../parts/costs.tsx';
import { TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { Facts } from '../../results/values.tsx';
import { BrandActions, type Feedback, FeedbackList } from './brand-actions.tsx';
import { LiveNote } from './live-note.tsx';
import { applyToBrand } from './records.ts';
import { History, Standing } from './standing.tsx';

function Known({ brand }: { brand: BrandDetail }) {
  const [feedback, setFeedback] = useState<Feedback>();
  const profile = Object.fromEntries(BRAND_PROFILE_FIELDS.map((field) => [field, brand[field]]));
  return (
    <Stack gap="lg">
      <Standing progress={brand.progress} />
      <BrandActions brand={brand} onFeedback={setFeedback} />
      {feedback !== undefined && <FeedbackList feedback={feedback} />}
      <section className="card" aria-label="At the registry">
        <Title order={2} mb="xs">
          At the registry
        </Title>
        <dl className="facts">
          <dt>Brand ID</dt>
          <dd>{brand.tcrBrandId ?? 'not yet'}</dd>
          <dt>Trust score</dt>
          <dd>{brand.trustScore === null ? 'none; only vetting gives one' : `${brand.trustScore} of 100`}</dd>
          <dt>Vetting</dt>
          <dd>{brand.vettingStatus === null ? 'none' : brand.vettingStatus.toLowerCase()}</dd>
        </dl>
      </section>
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
        {brand.history.length === 0 ? (
          <Text size="sm" c="dimmed">
            Load the brand again to see its history.
          </Text>
        ) : (
          <History history={brand.history} />
        )}
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
  const live = useLiveEvents((event) =>
    keep<BrandDetail>(['brand', id], (before) =>
      before === undefined ? undefined : applyToBrand(before, event),
    ),
  );
  return (
    <Page
      title={data?.brandName ?? 'Brand'}
      lead={<LiveNote state={live} />}
      actions={
        <TextLink to="/registry/brands" size="sm">
          All brands
        </TextLink>
      }
    >
      {data !== undefined && <Known brand={data} />}
      <LoadBar what="the brand" hasData={data !== undefined} {...kept} />
    </Page>
  );
}
