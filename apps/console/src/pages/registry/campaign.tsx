// One campaign: where it stands at partner and carriers, who refused it and why, its texts, and what happened.
import { Stack, Table, Text, Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { CampaignDetail } from '@tendlc/client';
import { CAMPAIGN_PROFILE_FIELDS } from '@tendlc/contract';
import { ask } from '../../api/ask.ts';
import { keep, useKept } from '../../api/kept.ts';
import { useLiveEvents } from '../../api/live.ts';
import { nameToWords, showTime } from '../../app/words.ts';
import { labelOf } from '../../forms/labels.ts';
import { LoadBar } from '../../parts/costs.tsx';
import { TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { type Tone, ToneBadge, TonePanel } from '../../parts/tone.tsx';
import { Facts } from '../../results/values.tsx';
import { CampaignActions } from './campaign-actions.tsx';
import { LiveNote } from './live-note.tsx';
import { applyToCampaign } from './records.ts';
import { History, Standing } from './standing.tsx';

const CARRIER_TONES: Readonly<Record<string, Tone>> = {
  REGISTERED: 'good',
  REVIEW: 'info',
  REJECTED: 'bad',
  SUSPENDED: 'bad',
};

function Carriers({ campaign }: { campaign: CampaignDetail }) {
  return (
    <section className="card" aria-label="Carriers">
      <Title order={2} mb="xs">
        Carriers
      </Title>
      {campaign.carriers.length === 0 ? (
        <Text size="sm">No carrier has it yet. They get it once the partner has accepted it.</Text>
      ) : (
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Carrier</Table.Th>
              <Table.Th>Status</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {campaign.carriers.map(({ carrier, status }) => (
              <Table.Tr key={carrier}>
                <Table.Td>{carrier}</Table.Td>
                <Table.Td>
                  <ToneBadge tone={CARRIER_TONES[status] ?? 'neutral'}>{nameToWords(status)}</ToneBadge>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}

function Refusal({ refusal }: { refusal: NonNullable<CampaignDetail['refusal']> }) {
  return (
    <TonePanel tone="bad">
      <Title order={2}>Refused by {refusal.by}</Title>
      <Text className="given">{refusal.explanation}</Text>
      <Text size="sm">
        {refusal.categories.map(nameToWords).join(', ')} · {showTime(refusal.at)}
      </Text>
      <TextLink to="/tools/$name" params={{ name: 'rejection-decoder' }} size="sm">
        Have the reason explained
      </TextLink>
    </TonePanel>
  );
}

function Sharing({ campaign: { sharing, tcrCampaignId } }: { campaign: CampaignDetail }) {
  return (
    <section className="card" aria-label="Partner">
      <Title order={2} mb="xs">
        Partner
      </Title>
      <dl className="facts">
        <dt>Campaign ID</dt>
        <dd>{tcrCampaignId ?? 'not yet'}</dd>
        <dt>Shared with</dt>
        <dd>{sharing?.upstreamCnpId ?? 'nobody yet'}</dd>
        {sharing !== null && (
          <>
            <dt>Answer</dt>
            <dd>{sharing.sharingStatus === null ? 'none yet' : nameToWords(sharing.sharingStatus)}</dd>
          </>
        )}
        {sharing?.explanation && (
          <>
            <dt>In their words</dt>
            <dd className="given">{sharing.explanation}</dd>
          </>
        )}
      </dl>
    </section>
  );
}

function Known({ campaign }: { campaign: CampaignDetail }) {
  const profile = Object.fromEntries(CAMPAIGN_PROFILE_FIELDS.map((field) => [field, campaign[field]]));
  return (
    <Stack gap="lg">
      <Standing progress={campaign.progress} />
      {campaign.refusal !== null && <Refusal refusal={campaign.refusal} />}
      <CampaignActions campaign={campaign} />
      <Carriers campaign={campaign} />
      <Sharing campaign={campaign} />
      <section className="card" aria-label="What we told the registry">
        <Title order={2} mb="xs">
          What we told the registry
        </Title>
        {campaign.defaulted.length > 0 && (
          <Text size="sm" mb="sm">
            We filled in for you: {campaign.defaulted.map(labelOf).join(', ')}. Look at them.
          </Text>
        )}
        <Facts fields={profile} />
      </section>
      <section aria-label="History">
        <Title order={2} mb="sm">
          What happened
        </Title>
        <History history={campaign.history} />
      </section>
    </Stack>
  );
}

export function CampaignPage() {
  const { id } = useParams({ from: '/inside/registry/campaigns/$id' });
  const { data, ...kept } = useKept<CampaignDetail>(
    ['campaign', id],
    async () => (await ask((through) => through.campaigns.get(id))).campaign,
  );
  const live = useLiveEvents((event) =>
    keep<CampaignDetail>(['campaign', id], (before) =>
      before === undefined ? undefined : applyToCampaign(before, event),
    ),
  );
  return (
    <Page
      title={data === undefined ? 'Campaign' : nameToWords(data.usecase)}
      lead={<LiveNote state={live} />}
      actions={
        <TextLink to="/registry/campaigns" size="sm">
          All campaigns
        </TextLink>
      }
    >
      {data !== undefined && <Known campaign={data} />}
      <LoadBar what="the campaign" hasData={data !== undefined} {...kept} />
    </Page>
  );
}
