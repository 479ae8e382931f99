// Campaigns that other accounts share with this one: accept them, or decline them with reasons. For providers.
import {
  Button,
  Checkbox,
  Group,
  NativeSelect,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { DECLINE_EXPLANATION_CHARACTERS_MAX, REJECTION_CATEGORIES } from '@tendlc/contract';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { useCaseWords } from '../../format/code-words.ts';
import { nameToWords } from '../../format/words.ts';
import { CostlyButton, TokenPrice } from '../../parts/costs.tsx';
import { TextLink } from '../../parts/link-button.tsx';
import { notify } from '../../parts/notify.ts';
import { Page } from '../../parts/page.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { useActingFor } from '../../registrations/acting-for.tsx';
import { ConnectFirst, useIsConnected } from '../../registrations/connection.tsx';
import { type RegistryRecord, textIn } from '../../registrations/registry-record.ts';

type Owner = { readonly userId?: number };
type Campaign = RegistryRecord;
type RowProps = { readonly campaign: Campaign; readonly owner: Owner; readonly onDecided: () => void };

const STATES = [
  { value: 'PENDING', label: 'Waiting on you' },
  { value: 'ACCEPTED', label: 'Accepted' },
  { value: 'DECLINED', label: 'Declined' },
] as const;
type State = (typeof STATES)[number]['value'];

const PER_PAGE = 100;

const idOf = (campaign: Campaign): string => textIn(campaign, 'campaignId');

function Accept({ campaign, owner, onDecided }: RowProps) {
  const [partner, setPartner] = useState('');
  return (
    <CostlyButton
      label="Accept"
      title={`Accept campaign ${idOf(campaign)}`}
      confirm="Accept campaign"
      isReady={() => partner.trim() !== ''}
      run={async () => {
        const { message } = await callApi((through) =>
          through.partnerCampaigns.accept(idOf(campaign), {
            upstreamCnpId: partner.trim().toUpperCase(),
            ...owner,
          }),
        );
        notify(message);
        onDecided();
      }}
    >
      <Text size="sm">You accept a campaign by sharing it with your own connectivity partner.</Text>
      <TextInput
        label="Your connectivity partner (CNP)"
        description="The partner’s ID at the registry, such as TWILO."
        value={partner}
        onChange={({ currentTarget }) => setPartner(currentTarget.value)}
      />
    </CostlyButton>
  );
}

function Decline({ campaign, owner, onDecided }: RowProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const [explanation, setExplanation] = useState('');
  return (
    <CostlyButton
      label="Decline"
      title={`Decline campaign ${idOf(campaign)}`}
      confirm="Decline campaign"
      danger
      isReady={() => chosen.length > 0 && explanation.trim() !== ''}
      run={async () => {
        const { message } = await callApi((through) =>
          through.partnerCampaigns.decline(idOf(campaign), {
            rejectionCategories: REJECTION_CATEGORIES.filter((category) => chosen.includes(category)),
            explanation: explanation.trim(),
            ...owner,
          }),
        );
        notify(message);
        onDecided();
      }}
    >
      <Checkbox.Group label="Reasons" value={chosen} onChange={setChosen}>
        <Stack gap="xs" mt="xs">
          {REJECTION_CATEGORIES.map((category) => (
            <Checkbox key={category} value={category} label={nameToWords(category)} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Textarea
        label="Explanation"
        description="The other account reads it. Say what to correct."
        autosize
        minRows={3}
        maxLength={DECLINE_EXPLANATION_CHARACTERS_MAX}
        value={explanation}
        onChange={({ currentTarget }) => setExplanation(currentTarget.value)}
      />
    </CostlyButton>
  );
}

function CampaignCard(props: RowProps & { readonly isPending: boolean }) {
  const { campaign, isPending } = props;
  return (
    <section className="card" aria-label={`Campaign ${idOf(campaign)}`}>
      <Stack gap="xs">
        <Title order={2}>
          {idOf(campaign)} · {useCaseWords(textIn(campaign, 'usecase'))}
        </Title>
        <Text size="sm" className="given">
          {textIn(campaign, 'description')}
        </Text>
        <Text size="sm" c="dimmed" className="given">
          {textIn(campaign, 'messageFlow')}
        </Text>
        {isPending && (
          <Group gap="xs">
            <Accept {...props} />
            <Decline {...props} />
          </Group>
        )}
      </Stack>
    </section>
  );
}

type ListProps = { readonly owner: Owner; readonly check: () => boolean };

function Campaigns({ owner, check }: ListProps) {
  const [state, setState] = useState<State>('PENDING');
  // Loading them again would cost a token.
  const [decided, setDecided] = useState<readonly string[]>([]);
  const loading = useMutation({
    mutationFn: () =>
      callApi((through) =>
        through.partnerCampaigns.list({ sharingStatus: state, limit: PER_PAGE, ...owner }),
      ),
  });
  const { data } = loading;
  const shown = data?.records.filter((campaign) => state !== 'PENDING' || !decided.includes(idOf(campaign)));
  return (
    <>
      <Group align="flex-end">
        <NativeSelect
          label="Status"
          data={[...STATES]}
          value={state}
          onChange={({ currentTarget }) => {
            setState(currentTarget.value as State);
            loading.reset();
          }}
        />
        <Button loading={loading.isPending} onClick={() => check() && loading.mutate()}>
          Load campaigns
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        <TokenPrice />
      </Text>
      {loading.isError && <ProblemNote error={loading.error} />}
      {shown?.length === 0 && <Text size="sm">No campaigns with this status.</Text>}
      {shown?.map((campaign) => (
        <CampaignCard
          key={idOf(campaign)}
          campaign={campaign}
          owner={owner}
          isPending={state === 'PENDING'}
          onDecided={() => setDecided([...decided, idOf(campaign)])}
        />
      ))}
      {data !== undefined && data.pagination.total > data.records.length && (
        <Text size="sm">
          The first {data.records.length} of {data.pagination.total}.
        </Text>
      )}
    </>
  );
}

export function PartnerCampaignsPage() {
  const acting = useActingFor();
  const isConnected = useIsConnected();
  return (
    <Page
      title="Partner campaigns"
      above={
        <TextLink to="/registry/credentials" size="sm" underline="hover">
          Registry account
        </TextLink>
      }
      lead="Campaigns that other registry accounts share with yours. Only for connectivity partners (CNPs)."
    >
      {isConnected === false && acting.choice === null ? (
        <ConnectFirst what="Partner campaigns" />
      ) : (
        <Stack>
          {acting.choice}
          {/* What one customer has must not stay, or arrive late, below another one. */}
          <Campaigns key={acting.owner.userId} owner={acting.owner} check={acting.check} />
        </Stack>
      )}
    </Page>
  );
}
