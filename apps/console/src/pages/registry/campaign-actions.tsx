// What can be done about a campaign: share it, ask the partner to look, appeal, resubmit, end it.
import { Group, Text, Textarea, TextInput } from '@mantine/core';
import type { CampaignDetail } from '@tendlc/client';
import { useState } from 'react';
import { ask } from '../../api/ask.ts';
import { keep } from '../../api/kept.ts';
import { CostlyButton } from '../../parts/costs.tsx';
import { ButtonLink } from '../../parts/link-button.tsx';
import { say } from './say.ts';

type Props = { readonly campaign: CampaignDetail };

const idOf = ({ localId }: CampaignDetail) => String(localId);

function put(answer: { readonly message: string; readonly campaign: CampaignDetail }): void {
  keep<CampaignDetail>(['campaign', idOf(answer.campaign)], () => answer.campaign);
  say(answer.message);
}

function Share({ campaign }: Props) {
  const [partner, setPartner] = useState(campaign.upstreamCnpId ?? '');
  return (
    <CostlyButton
      label="Share with the partner"
      title="Share the campaign"
      confirm="Share it"
      primary
      isReady={() => partner.trim() !== ''}
      run={async () =>
        put(
          await ask((through) =>
            through.campaigns.share(idOf(campaign), { upstreamCnpId: partner.trim().toUpperCase() }),
          ),
        )
      }
    >
      <Text size="sm">
        The partner that connects you to carriers looks at the campaign first. Without sharing, no carrier
        ever sees it.
      </Text>
      <TextInput
        label="Partner"
        description="Its id at the registry, such as TWILO. Your provider tells you."
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
      label={isAppeal ? 'Appeal' : 'Remind the partner'}
      title={isAppeal ? 'Appeal against the refusal' : 'Remind the partner'}
      confirm={isAppeal ? 'Appeal' : 'Remind'}
      run={async () =>
        put(
          await ask((through) =>
            through.campaigns.nudge(idOf(campaign), {
              intent,
              ...(description.trim() === '' ? {} : { description: description.trim() }),
            }),
          ),
        )
      }
    >
      <Textarea
        label="What the partner should know (optional)"
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
      label="Submit to carriers again"
      title="Submit the campaign again"
      confirm="Submit"
      run={async () =>
        put(
          await ask((through) =>
            through.campaigns.resubmit(idOf(campaign), { mnoIds: refusing.map(({ mnoId }) => mnoId) }),
          ),
        )
      }
    >
      <Text size="sm">
        To {refusing.map(({ carrier }) => carrier).join(', ')}. Correct what they object to first. Terms may
        become worse, too.
      </Text>
    </CostlyButton>
  );
}

function Deactivate({ campaign }: Props) {
  return (
    <CostlyButton
      label="Deactivate"
      title="End this campaign?"
      confirm="End it for good"
      danger
      run={async () => {
        const { message } = await ask((through) => through.campaigns.deactivate(idOf(campaign)));
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
        This is final: carriers stop its messages, and fees that were paid are not given back.
      </Text>
    </CostlyButton>
  );
}

const ENDED = new Set(['DEACTIVATED', 'EXPIRED']);

export function CampaignActions({ campaign }: Props) {
  if (ENDED.has(campaign.campaign_status)) {
    return <ButtonLink to="/registry/campaigns/new">Register a new one</ButtonLink>;
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
        Correct
      </ButtonLink>
      <Deactivate campaign={campaign} />
    </Group>
  );
}
