// The home page: balance, what needs attention, and the next step.
import { Box, Group, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/call.ts';
import type { Session } from '../../api/session.ts';
import { plural, showAge } from '../../format/words.ts';
import { ButtonLink, TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { PhaseBadge, waitingWords } from '../../registrations/status.tsx';
import { Activity } from './activity.tsx';
import { knownRegistrations } from '../../registrations/known.ts';
import type { Registration } from '../../registrations/latest.ts';
import { useActivity } from '../../registrations/activity.ts';

const LINKS = { brand: '/registry/brands/$id', campaign: '/registry/campaigns/$id' } as const;

function Tokens({ session }: { session: Session }) {
  return (
    <Stack className="card" gap={4}>
      <Title order={2} size="h3">
        Tokens
      </Title>
      <Text fz="1.6rem" fw={700}>
        {plural(session.tokenBalance, 'token')}
      </Text>
      <Text size="sm">
        {session.hasDailyFree
          ? 'Today’s free token is available. Your next run is free.'
          : 'You used today’s free token. The next one arrives at midnight UTC.'}
      </Text>
      <TextLink to="/tokens" size="sm">
        View token history
      </TextLink>
    </Stack>
  );
}

function useHasCredentials(userId: number): boolean | undefined {
  const { data } = useQuery({
    queryKey: ['credentials', userId],
    queryFn: async () => (await callApi((through) => through.credentials.get())).credentials,
  });
  return data === undefined ? undefined : data !== null;
}

type Sorted = { readonly yours: readonly Registration[]; readonly waiting: readonly Registration[] };

function FirstSteps() {
  return (
    <>
      <Text size="sm">
        Find your use case first: describe the messages that you plan to send. If you have an account at The
        Campaign Registry (TCR), <TextLink to="/registry/credentials">connect it</TextLink>.
      </Text>
      <ButtonLink to="/tools/$name" params={{ name: 'use-case-selector' }}>
        Find my use case
      </ButtonLink>
    </>
  );
}

function AdminStep() {
  return (
    <>
      <Text size="sm">
        Review failed callbacks, customer credentials, and all customers’ brands and campaigns.
      </Text>
      <ButtonLink to="/admin">Open administration</ButtonLink>
    </>
  );
}

/** The label of the next step, where nothing is wrong. */
const ACTIONS: Readonly<Record<string, string>> = {
  'identity-check': 'Verify mobile phone',
  sharing: 'Share campaign',
};

/** The one next step. */
function stepFor({ yours, waiting }: Sorted, isEmpty: boolean) {
  const [first] = yours;
  if (first !== undefined) {
    const needsCampaign = first.kind === 'brand' && first.progress.phase === 'verified';
    return (
      <>
        <Text size="sm">
          <strong className="given">{first.name}</strong>: {first.progress.nextAction}
        </Text>
        {needsCampaign ? (
          <ButtonLink to="/registry/campaigns/new" search={{ brand: String(first.id) }}>
            Register campaign
          </ButtonLink>
        ) : (
          <ButtonLink to={LINKS[first.kind]} params={{ id: String(first.id) }}>
            {ACTIONS[first.progress.phase] ?? 'Fix this'}
          </ButtonLink>
        )}
      </>
    );
  }
  if (isEmpty) {
    return (
      <>
        <Text size="sm">
          Your registry account is connected. Register the business that sends messages, or{' '}
          <TextLink to="/registry/brands">view your brands</TextLink>.
        </Text>
        <ButtonLink to="/registry/brands/new">Register brand</ButtonLink>
      </>
    );
  }
  return (
    <>
      <Text size="sm">
        {waiting.length > 0
          ? 'Waiting on the registry or carriers. We will email you about changes. Meanwhile, check a message before you send it.'
          : 'No action required. Check a message before you send it.'}
      </Text>
      <ButtonLink to="/tools/$name" params={{ name: 'message-validator' }}>
        {' '}
        Check message{' '}
      </ButtonLink>
    </>
  );
}

function NextStep({
  session,
  sorted,
  isEmpty,
}: {
  session: Session;
  sorted: Sorted | undefined;
  isEmpty: boolean;
}) {
  const hasCredentials = useHasCredentials(session.id);
  const isKnown = hasCredentials !== undefined && sorted !== undefined;
  return (
    <Stack className="card" gap={8} align="flex-start" mih={150}>
      <Title order={2} size="h3">
        Next step
      </Title>
      {session.isAdmin ? (
        <AdminStep />
      ) : !isKnown ? (
        <Skeleton h={80} />
      ) : hasCredentials ? (
        stepFor(sorted, isEmpty)
      ) : (
        <FirstSteps />
      )}
    </Stack>
  );
}

function Entry({ kind, id, name, progress }: Registration) {
  return (
    <Stack component="li" className="card" gap={4}>
      <Group gap="xs">
        <PhaseBadge progress={progress} kind={kind} />
        <Text size="sm" c="dimmed">
          {progress.waitingFor === 'you' ? '' : `${waitingWords(progress.waitingFor)} · `}
          {showAge(progress.since)}
        </Text>
      </Group>
      <TextLink to={LINKS[kind]} params={{ id: String(id) }} fw={600} className="given" lineClamp={2}>
        {name}
      </TextLink>
      <Text size="sm">{progress.nextAction}</Text>
    </Stack>
  );
}

function Entries({ title, entries }: { title: string; entries: readonly Registration[] }) {
  return entries.length === 0 ? null : (
    <Box>
      <Text fw={600} mb={6}>
        {title}
      </Text>
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {entries.map((entry) => (
          <Entry key={`${entry.kind}${entry.id}`} {...entry} />
        ))}
      </Stack>
    </Box>
  );
}

function Attention({ yours, waiting, isAdmin }: Sorted & { isAdmin: boolean }) {
  return (
    <section aria-labelledby="attention">
      <Title order={2} id="attention" mb="xs">
        Needs attention
      </Title>
      <Stack gap="md">
        {yours.length === 0 && <Text>No action required.</Text>}
        <Entries title="Waiting on you" entries={yours} />
        <Entries title="Waiting on others" entries={waiting} />
        <Text size="sm" c="dimmed">
          View all <TextLink to={isAdmin ? '/admin/brands' : '/registry/brands'}>brands</TextLink> and{' '}
          <TextLink to={isAdmin ? '/admin/campaigns' : '/registry/campaigns'}>campaigns</TextLink>.
        </Text>
      </Stack>
    </section>
  );
}

/** Problems come before next steps. */
function sortByWaiting(registrations: readonly Registration[]): Sorted {
  const yours = registrations.filter(({ progress }) => progress.waitingFor === 'you');
  const isSettled = ({ progress }: Registration) => progress.phase === 'verified';
  return {
    yours: [...yours.filter((entry) => !isSettled(entry)), ...yours.filter(isSettled)],
    waiting: registrations.filter(({ progress }) => !['you', 'nobody'].includes(progress.waitingFor)),
  };
}

export function HomePage({ session }: { session: Session }) {
  const { events, error } = useActivity();
  // Without events, the records of this tab are still known. If there are none, the page makes no claim.
  const seen = events ?? (error === null ? undefined : []);
  const registrations = seen === undefined ? undefined : knownRegistrations(seen);
  const isUnknown = registrations === undefined || (events === undefined && registrations.length === 0);
  const sorted = isUnknown ? undefined : sortByWaiting(registrations);
  return (
    <Page title={`Welcome, ${session.firstName}`} lead="Your registrations and tokens at a glance.">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Tokens session={session} />
        <NextStep session={session} sorted={sorted} isEmpty={registrations?.length === 0} />
      </SimpleGrid>
      {error !== null && <ProblemNote error={error} />}
      {sorted === undefined ? (
        error === null && <Skeleton h={240} />
      ) : (
        <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
          <Attention {...sorted} isAdmin={session.isAdmin} />
          <Activity events={events ?? []} />
        </SimpleGrid>
      )}
    </Page>
  );
}
