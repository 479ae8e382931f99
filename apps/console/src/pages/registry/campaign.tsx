// One campaign: where it stands at partner and carriers, who refused it and why, its texts, and what happened.
import { Group, Stack, Text, Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { CampaignDetail, TendlcEvent } from '@tendlc/client';
import { CAMPAIGN_FIELDS } from '@tendlc/registration';
import { callApi } from '../../api/call.ts';
import { updateCached, useCached } from '../../api/cached.ts';
import { nameToWords } from '../../format/words.ts';
import { labelOf } from '../../format/labels.ts';
import { CopyText } from '../../parts/copy-text.tsx';
import { TextLink } from '../../parts/link-button.tsx';
import { recordRows } from '../../registrations/record-rows.ts';
import { CampaignActions } from './campaign-actions.tsx';
import { Carriers } from './carriers.tsx';
import { Documented, RecordPage } from '../../registrations/record-page.tsx';
import { applyToCampaign } from '../../registrations/records.ts';
import { Refusal } from './refusal.tsx';
import { StatusPanel } from '../../registrations/status.tsx';
import { campaignProgress, ProgressSteps } from '../../registrations/progress.tsx';

function Sharing({ campaign: { sharing, tcrCampaignId } }: { campaign: CampaignDetail }) {
  return (
    <section className="card" aria-label="Connectivity partner">
      <Title order={2} mb="xs">
        {' '}
        Connectivity partner{' '}
      </Title>
      <dl className="facts">
        <dt>Campaign ID</dt>
        <dd>
          {tcrCampaignId === null ? (
            'Not assigned yet'
          ) : (
            <Group gap="xs">
              {tcrCampaignId}
              <CopyText text={tcrCampaignId} what="the campaign ID" />
            </Group>
          )}
        </dd>
        <dt>Shared with</dt>
        <dd>{sharing?.upstreamCnpId ?? 'Not shared yet'}</dd>
        {sharing !== null && (
          <>
            <dt>Status</dt>
            <dd>{sharing.sharingStatus === null ? 'Pending' : nameToWords(sharing.sharingStatus)}</dd>
          </>
        )}
        {sharing?.explanation && (
          <>
            <dt>Explanation</dt>
            <dd className="given">{sharing.explanation}</dd>
          </>
        )}
      </dl>
    </section>
  );
}

const ENDED = new Set(['ended', 'expired']);
const REFUSED = new Set(['declined', 'rejected', 'suspended']);

function Known({ campaign }: { campaign: CampaignDetail }) {
  return (
    <Stack gap="lg">
      <StatusPanel progress={campaign.progress} kind="campaign" />
      {!ENDED.has(campaign.progress.phase) && <ProgressSteps steps={campaignProgress(campaign)} />}
      {REFUSED.has(campaign.progress.phase) && campaign.refusal === null && (
        <Text>Reload the campaign to see who rejected it and why.</Text>
      )}
      <Refusal campaign={campaign} />
      <CampaignActions campaign={campaign} />
      <Carriers campaign={campaign} />
      <Sharing campaign={campaign} />
      <Documented
        rows={recordRows(CAMPAIGN_FIELDS, campaign)}
        history={campaign.history}
        progress={campaign.progress}
      >
        {campaign.defaulted.length > 0
          ? `We filled in these fields for you: ${campaign.defaulted.map(labelOf).join(', ')}. Review them.`
          : undefined}
      </Documented>
    </Stack>
  );
}

export function CampaignPage() {
  const { id } = useParams({ from: '/inside/registry/campaigns/$id' });
  const cached = useCached<CampaignDetail>(
    ['campaign', id],
    async () => (await callApi((through) => through.campaigns.get(id))).campaign,
  );
  const { data } = cached;
  const follow = (event: TendlcEvent) =>
    updateCached<CampaignDetail>(['campaign', id], (before) =>
      before === undefined ? undefined : applyToCampaign(before, event),
    );
  return (
    <RecordPage
      kind="campaign"
      id={id}
      cached={cached}
      name={data === undefined ? undefined : nameToWords(data.usecase)}
      onEvent={follow}
      actions={
        <Group gap="md">
          {data !== undefined && (
            <TextLink to="/registry/brands/$id" params={{ id: String(data.brandLocalId) }} size="sm">
              View brand
            </TextLink>
          )}
          <TextLink to="/registry/campaigns" size="sm">
            All campaigns
          </TextLink>
        </Group>
      }
    >
      {data !== undefined && <Known campaign={data} />}
    </RecordPage>
  );
}
