// All campaigns: where each stands, and the way to it.
import { Stack, Text } from '@mantine/core';
import type { Campaign, TendlcEvent } from '@tendlc/client';
import { ask } from '../../api/ask.ts';
import { keep, useKept } from '../../api/kept.ts';
import { useLiveEvents } from '../../api/live.ts';
import { nameToWords } from '../../app/words.ts';
import { LoadBar } from '../../parts/costs.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ButtonLink, CardLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { applyToCampaign } from './records.ts';
import { PhaseBadge } from './standing.tsx';

const PER_PAGE = 100;

export const useCampaigns = () =>
  useKept<readonly Campaign[]>(
    ['campaigns'],
    async () => (await ask((through) => through.campaigns.list({ limit: PER_PAGE }))).campaigns,
  );

const follow = (event: TendlcEvent) =>
  keep<readonly Campaign[]>(['campaigns'], (before) =>
    before?.map((campaign) => applyToCampaign(campaign, event)),
  );

function CampaignCard({ campaign }: { campaign: Campaign }) {
  return (
    <CardLink to="/registry/campaigns/$id" params={{ id: String(campaign.localId) }}>
      <PhaseBadge progress={campaign.progress} />
      <Text fw={600} component="span" display="block" mt={6}>
        {nameToWords(campaign.usecase)}
      </Text>
      <Text size="sm" component="span" display="block" className="given" lineClamp={2} c="dimmed">
        {campaign.description}
      </Text>
      <Text size="sm" component="span" display="block" mt={4}>
        {campaign.progress.nextAction}
      </Text>
    </CardLink>
  );
}

export function CampaignsPage() {
  const campaigns = useCampaigns();
  useLiveEvents(follow);
  return (
    <Page
      title="Campaigns"
      lead="A campaign says what a brand sends, to whom and why. Carriers deliver it once they have registered it."
      actions={<ButtonLink to="/registry/campaigns/new">Register a campaign</ButtonLink>}
    >
      <Stack>
        <LoadBar what="my campaigns" hasData={campaigns.data !== undefined} {...campaigns} />
        {campaigns.data?.length === 0 && (
          <EmptyState title="No campaign yet">
            As soon as a brand is verified, say what it sends. The tools help you to find the use case and to
            write messages that pass.
          </EmptyState>
        )}
        <div className="cards">
          {campaigns.data?.map((campaign) => (
            <CampaignCard key={campaign.localId} campaign={campaign} />
          ))}
        </div>
      </Stack>
    </Page>
  );
}
