// What can be done about a campaign: share it, ask the partner to look, appeal, resubmit, end it.
import { Group, Text, Textarea, TextInput } from '@mantine/core';
import type { CampaignDetail } from '@tendlc/client';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { updateCached } from '../../api/cached.ts';
import { CostlyButton } from '../../parts/costs.tsx';
import { ButtonLink } from '../../parts/link-button.tsx';
import { notify } from '../../parts/notify.ts';

type Props = { readonly campaign: CampaignDetail };

const idOf = ({ localId }: CampaignDetail) => String(localId);

function put(answer: { readonly message: string; readonly campaign: CampaignDetail }): void {
  updateCached<CampaignDetail>(['campaign', idOf(answer.campaign)], () => answer.campaign);
  notify(answer.message);
}

function Share({ campaign }: Props) {
  const [partner, setPartner] = useState(campaign.upstreamCnpId ?? '');
  return (
    <CostlyButton
      label="Share with partner"
      title="Share campaign with partner"
      confirm="Share campaign"
      primary
      isReady={() => partner.trim() !== ''}
      run={async () =>
        put(
          await callApi((through) =>
            through.campaigns.share(idOf(campaign), { upstreamCnpId: partner.trim().toUpperCase() }),
          ),
        )
      }
    >
      <Text size="sm">
        The connectivity partner (CNP), the provider that connects you to the carriers, reviews the campaign
        first. Carriers cannot see the campaign until you share it.
      </Text>
      <TextInput
        label="Connectivity partner (CNP)"
        description="The partner’s ID at the registry, such as TWILO. Ask your provider."
        value={partner}
        onChange={({ currentTarget }) => setPartner(currentTarget.value)}
      />
    </CostlyButton>
  );
}

function Nudge({ campaign, intent }: Props & { intent: 'REVIEW' | 'APPEAL_REJECTION' }) {
  const [description, setDescription] = useState('');
  const isAppeal = intent === 'APPEAL_REJECTION';
  return (
    <CostlyButton
      label={isAppeal ? 'Appeal rejection' : 'Nudge partner'}
      title={isAppeal ? 'Appeal this rejection' : 'Request a review (nudge)'}
      confirm={isAppeal ? 'Submit appeal' : 'Send nudge'}
      run={async () =>
        put(
          await callApi((through) =>
            through.campaigns.nudge(idOf(campaign), {
              intent,
              ...(description.trim() === '' ? {} : { description: description.trim() }),
            }),
          ),
        )
      }
    >
      <Textarea
        label="Message to the partner (optional)"
        autosize
        minRows={3}
        maxLength={1024}
        value={description}
        onChange={({ currentTarget }) => setDescription(currentTarget.value)}
      />
    </CostlyButton>
  );
}

function Resubmit({ campaign }: Props) {
  const refusing = campaign.carriers.filter(({ status, mnoId }) => status === 'REJECTED' && mnoId > 0);
  return refusing.length === 0 ? null : (
    <CostlyButton
      label="Resubmit campaign"
      title="Resubmit this campaign?"
      confirm="Resubmit campaign"
      run={async () =>
        put(
          await callApi((through) =>
            through.campaigns.resubmit(idOf(campaign), { mnoIds: refusing.map(({ mnoId }) => mnoId) }),
          ),
        )
      }
    >
      <Text size="sm">
        Resubmits the campaign to {refusing.map(({ carrier }) => carrier).join(', ')}. Fix the reported issues
        first. A new review can also result in a lower message class or throughput.
      </Text>
    </CostlyButton>
  );
}

function Deactivate({ campaign }: Props) {
  return (
    <CostlyButton
      label="Deactivate campaign"
      title="Deactivate this campaign?"
      confirm="Deactivate campaign"
      danger
      run={async () => {
        const { message } = await callApi((through) => through.campaigns.deactivate(idOf(campaign)));
        const since = new Date().toISOString();
        put({
          message,
          campaign: {
            ...campaign,
            campaign_status: 'DEACTIVATED',
            progress: {
              phase: 'ended',
              waitingFor: 'nobody',
              nextAction: 'The campaign is deactivated.',
              since,
            },
          },
        });
      }}
    >
      <Text size="sm">
        You cannot undo this. Carriers will block the campaign’s messages, and fees are not refunded.
      </Text>
    </CostlyButton>
  );
}

const ENDED = new Set(['DEACTIVATED', 'EXPIRED']);

export function CampaignActions({ campaign }: Props) {
  if (ENDED.has(campaign.campaign_status)) {
    return <ButtonLink to="/registry/campaigns/new">Register new campaign</ButtonLink>;
  }
  const shared = campaign.sharing?.sharingStatus;
  // An event may tell of carriers before anybody has loaded the partner's answer.
  const isUnshared = (shared === null || shared === undefined) && campaign.carriers.length === 0;
  const isOpen = isUnshared || shared === 'DECLINED';
  return (
    <Group gap="sm">
      {isOpen && <Share campaign={campaign} />}
      {shared === 'PENDING' && <Nudge campaign={campaign} intent="REVIEW" />}
      {shared === 'DECLINED' && <Nudge campaign={campaign} intent="APPEAL_REJECTION" />}
      <Resubmit campaign={campaign} />
      <ButtonLink to="/registry/campaigns/$id/edit" params={{ id: idOf(campaign) }} variant="default">
        {' '}
        Edit campaign{' '}
      </ButtonLink>
      <Deactivate campaign={campaign} />
    </Group>
  );
}
