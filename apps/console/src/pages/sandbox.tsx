// Controls of the trial's sandbox registry: pending steps, time, and outcomes.
import { Anchor, Button, Code, Group, Menu, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { SandboxOverview, Tendlc } from '@tendlc/client';
import type { ReactNode } from 'react';
import { callApi } from '../api/call.ts';
import { queries, useUser } from '../api/session.ts';
import { nameToWords, showCarrier, showTime } from '../format/words.ts';
import { CopyText } from '../parts/copy-text.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { ButtonLink } from '../parts/link-button.tsx';
import { Page } from '../parts/page.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';
import { type Tone, ToneBadge } from '../parts/tone.tsx';
import { joinTitle } from '../registrations/registration-words.ts';
import { SandboxReviews } from './sandbox-reviews.tsx';

/** The sandbox registry acts on its own every few seconds. */
const REFETCH_EVERY_MS = 4_000;

const STEPS = [
  { label: 'To next event', seconds: undefined },
  { label: '1 hour', seconds: 3_600 },
  { label: '1 day', seconds: 86_400 },
  { label: '1 week', seconds: 7 * 86_400 },
] as const;

type Outcome<Body> = { readonly label: string; readonly body: Body };

type BrandOutcome = Parameters<Tendlc['sandbox']['decideBrand']>[1];
type CampaignOutcome = Parameters<Tendlc['sandbox']['decideCampaign']>[1];

const BRAND_OUTCOMES: readonly Outcome<BrandOutcome>[] = [
  { label: 'Verify identity', body: { outcome: 'verify' } },
  { label: 'Reject (EIN mismatch)', body: { outcome: 'refuse', category: 'TAX_ID' } },
  { label: 'Complete vetting (score 80)', body: { outcome: 'score', score: 80 } },
  { label: 'Complete vetting (score 30)', body: { outcome: 'score', score: 30 } },
  { label: 'Fail vetting', body: { outcome: 'fail-vet' } },
  { label: 'Expire vetting', body: { outcome: 'expire-vets' } },
];

const CAMPAIGN_OUTCOMES: readonly Outcome<CampaignOutcome>[] = [
  { label: 'Partner: accept', body: { outcome: 'accept' } },
  {
    label: 'Partner: decline',
    body: { outcome: 'decline', explanation: 'The opt-in cannot be found on the website.' },
  },
  { label: 'Carriers: register', body: { outcome: 'carrier', status: 'REGISTERED' } },
  { label: 'Carriers: reject', body: { outcome: 'carrier', status: 'REJECTED' } },
  { label: 'Carriers: suspend', body: { outcome: 'suspend' } },
  { label: 'Carriers: lift suspension', body: { outcome: 'lift' } },
  { label: 'Expire campaign', body: { outcome: 'expire' } },
];

const queryKey = (userId: number) => ['sandbox', userId];

/** Sends an action to the sandbox and shows the state that it returns. */
function useSandboxChange() {
  const { id } = useUser();
  return useMutation({
    mutationFn: (change: () => Promise<{ sandbox: SandboxOverview }>) => change(),
    onSuccess: ({ sandbox }) => queries.setQueryData(queryKey(id), sandbox),
  });
}

type Change = ReturnType<typeof useSandboxChange>;

function Time({ sandbox, change }: { sandbox: SandboxOverview; change: Change }) {
  return (
    <Stack className="card" gap="xs">
      <Title order={2}>Time</Title>
      <Text>
        Sandbox time: <strong>{showTime(sandbox.now)}</strong>.{' '}
        {sandbox.nextAt === null ? 'No events scheduled.' : `Next event: ${showTime(sandbox.nextAt)}.`}
      </Text>
      <Group gap="xs" role="group" aria-label="Advance time">
        <Text size="sm">Advance time:</Text>
        {STEPS.map(({ label, seconds }) => (
          <Button
            key={label}
            size="compact-sm"
            variant="default"
            disabled={change.isPending || (seconds === undefined && sandbox.nextAt === null)}
            onClick={() =>
              change.mutate(() =>
                callApi((through) => through.sandbox.advance(seconds === undefined ? {} : { seconds })),
              )
            }
          >
            {label}
          </Button>
        ))}
      </Group>
      <Text size="sm" c="dimmed">
        Time advances for all users of this sandbox. You cannot undo this.
      </Text>
    </Stack>
  );
}

function Decide<Body>({
  of,
  outcomes,
  isBusy,
  onChoose,
}: {
  of: string;
  outcomes: readonly Outcome<Body>[];
  isBusy: boolean;
  onChoose: (body: Body) => void;
}) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="default"
          disabled={isBusy}
          aria-label={`Simulate outcome for ${of}`}
        >
          Simulate…
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {outcomes.map(({ label, body }) => (
          <Menu.Item key={label} onClick={() => onChoose(body)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

const CARRIER_TONES: Readonly<Record<string, Tone>> = { REGISTERED: 'good', REVIEW: 'info' };

function Entry({
  title,
  tone,
  status,
  next,
  children,
  action,
}: {
  title: string;
  tone: Tone;
  status: string;
  next: { readonly what: string; readonly at: string } | null;
  children?: ReactNode;
  action: ReactNode;
}) {
  return (
    <Stack component="li" className="card" gap={4}>
      <Group justify="space-between" gap="xs">
        <ToneBadge tone={tone}>{nameToWords(status)}</ToneBadge>
        {action}
      </Group>
      <Text fw={600} className="given" lineClamp={2}>
        {title}
      </Text>
      {children}
      {next !== null && (
        <Text size="sm" c="dimmed">
          Next: {next.what}, {showTime(next.at)}.
        </Text>
      )}
    </Stack>
  );
}

function toneOfIdentity(status: string, isJudged: boolean): Tone {
  if (!isJudged) {
    return 'info';
  }
  return status === 'UNVERIFIED' ? 'bad' : 'good';
}

function Brands({ sandbox, change }: { sandbox: SandboxOverview; change: Change }) {
  return sandbox.brands.map(({ tcrBrandId, name, identityStatus, isJudged, oneTimeCode, next }) => (
    <Entry
      key={tcrBrandId}
      title={name}
      tone={toneOfIdentity(identityStatus, isJudged)}
      status={isJudged ? identityStatus : 'Pending'}
      next={next}
      action={
        <Decide
          of={name}
          outcomes={BRAND_OUTCOMES}
          isBusy={change.isPending}
          onChoose={(body) =>
            change.mutate(() => callApi((through) => through.sandbox.decideBrand(tcrBrandId, body)))
          }
        />
      }
    >
      <Text size="sm">Brand {tcrBrandId}</Text>
      {oneTimeCode !== null && (
        <Text size="sm">
          One-time code: <strong>{oneTimeCode}</strong>
        </Text>
      )}
    </Entry>
  ));
}

function Campaigns({ sandbox, change }: { sandbox: SandboxOverview; change: Change }) {
  const names = new Map(sandbox.brands.map(({ tcrBrandId, name }) => [tcrBrandId, name]));
  return sandbox.campaigns.map(
    ({ tcrCampaignId, tcrBrandId, usecase, status, sharingStatus, carriers, reviews, next }) => {
      const title = joinTitle(names.get(tcrBrandId) ?? tcrBrandId, usecase);
      return (
        <Entry
          key={tcrCampaignId}
          title={title}
          tone={status === 'ACTIVE' ? 'info' : 'neutral'}
          status={status}
          next={next}
          action={
            <Decide
              of={title}
              outcomes={CAMPAIGN_OUTCOMES}
              isBusy={change.isPending}
              onChoose={(body) =>
                change.mutate(() => callApi((through) => through.sandbox.decideCampaign(tcrCampaignId, body)))
              }
            />
          }
        >
          <Text size="sm">
            Campaign {tcrCampaignId} · Partner:{' '}
            {sharingStatus === null ? 'not shared' : nameToWords(sharingStatus).toLowerCase()}
          </Text>
          <Group gap={4}>
            {carriers.map(({ mnoId, carrier, status: word }) => (
              <ToneBadge key={mnoId} tone={CARRIER_TONES[word] ?? 'bad'}>
                {showCarrier(carrier)}: {nameToWords(word).toLowerCase()}
              </ToneBadge>
            ))}
          </Group>
          <SandboxReviews reviews={reviews} />
        </Entry>
      );
    },
  );
}

const GROUPS: Readonly<Record<string, string>> = {
  identity: 'Brand identity',
  vetting: 'Vetting',
  campaign: 'Partner and carriers',
  callbacks: 'Webhook delivery',
  answers: 'Registry responses',
};

type Scenario = SandboxOverview['scenarios'][number];

function ScenarioGroup({ group, scenarios }: { group: string; scenarios: readonly Scenario[] }) {
  return (
    <details className="card">
      <summary>
        {GROUPS[group] ?? nameToWords(group)} ({scenarios.length})
      </summary>
      <Stack component="ul" gap="sm" p={0} m={0} mt="sm" style={{ listStyle: 'none' }}>
        {scenarios.map(({ words, taxId, outcome }) => (
          <li key={`${words}${outcome}`}>
            <Group gap="xs">
              <Code fz="sm">{words}</Code>
              <CopyText text={words} what={words} />
              {taxId !== null && (
                <Text size="sm" c="dimmed">
                  or EIN {taxId}
                </Text>
              )}
            </Group>
            <Text size="sm">{outcome}</Text>
          </li>
        ))}
      </Stack>
    </details>
  );
}

function Scenarios({ scenarios }: Pick<SandboxOverview, 'scenarios'>) {
  const groups = [...new Set(scenarios.map(({ group }) => group))];
  return (
    <section aria-labelledby="scenarios">
      <Title order={2} id="scenarios">
        Test scenarios
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        Use these words in a brand name or campaign description, or use the EIN, to trigger an outcome.
      </Text>
      <Stack gap="xs">
        {groups.map((group) => (
          <ScenarioGroup
            key={group}
            group={group}
            scenarios={scenarios.filter((scenario) => scenario.group === group)}
          />
        ))}
      </Stack>
    </section>
  );
}

function Known({ sandbox }: { sandbox: SandboxOverview }) {
  const change = useSandboxChange();
  const isEmpty = sandbox.brands.length === 0 && sandbox.campaigns.length === 0;
  return (
    <Stack gap="lg">
      <Time sandbox={sandbox} change={change} />
      {change.isError && <ProblemNote error={change.error} />}
      <section aria-labelledby="records">
        <Title order={2} id="records" mb="xs">
          Sandbox records
        </Title>
        {isEmpty ? (
          <EmptyState title="No records yet">
            <Text mb="sm">
              Submit a registration with a connected sandbox account. Its brand and campaign appear here, and
              you choose their outcomes.
            </Text>
            <ButtonLink to="/registrations/new" variant="default">
              New registration
            </ButtonLink>
          </EmptyState>
        ) : (
          <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
            <Campaigns sandbox={sandbox} change={change} />
            <Brands sandbox={sandbox} change={change} />
          </Stack>
        )}
      </section>
      <Scenarios scenarios={sandbox.scenarios} />
      <Text size="sm">
        To configure faults, webhooks, and delays, open the{' '}
        <Anchor href={sandbox.controlUrl} underline="always" target="_blank" rel="noreferrer">
          sandbox control page
        </Anchor>
        .
      </Text>
    </Stack>
  );
}

export function SandboxPage() {
  const { id } = useUser();
  const { data, error } = useQuery({
    queryKey: queryKey(id),
    queryFn: async () => (await callApi((through) => through.sandbox.get())).sandbox,
    refetchInterval: REFETCH_EVERY_MS,
    staleTime: 0,
  });
  return (
    <Page
      title="Sandbox"
      lead="This trial uses a sandbox registry on this machine. Nothing is real, and there are no fees. Choose outcomes here."
    >
      {error !== null && <ProblemNote error={error} />}
      {data === undefined ? error === null && <Skeleton h={300} /> : <Known sandbox={data} />}
    </Page>
  );
}
