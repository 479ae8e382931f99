// Where one stands: what is left to spend, what needs attention, and what to do next.
import { Group, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Progress } from '@tendlc/client';
import { ask } from '../api/ask.ts';
import type { Session } from '../api/session.ts';
import { nameToWords, plural, showAge } from '../app/words.ts';
import { LoadBar } from '../parts/costs.tsx';
import { ButtonLink, TextLink } from '../parts/link-button.tsx';
import { Page } from '../parts/page.tsx';
import { useBrandList, useCampaignList } from './registry/lists.ts';
import { PhaseBadge } from './registry/standing.tsx';

type Registration = {
  readonly kind: 'brand' | 'campaign';
  readonly id: string;
  readonly name: string;
  readonly progress: Progress;
};

const useLists = () => ({ brands: useBrandList({}), campaigns: useCampaignList({}) });

type Lists = ReturnType<typeof useLists>;

const registrationsOf = ({ brands, campaigns }: Lists): Registration[] => [
  ...(brands.data?.rows ?? []).map(
    ({ localId, brandName, progress }): Registration => ({
      kind: 'brand',
      id: String(localId),
      name: brandName,
      progress,
    }),
  ),
  ...(campaigns.data?.rows ?? []).map(
    ({ localId, usecase, progress }): Registration => ({
      kind: 'campaign',
      id: String(localId),
      name: `${nameToWords(usecase)} campaign`,
      progress,
    }),
  ),
];

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
          ? 'Today’s free token is still there: your next run costs nothing.'
          : 'Today’s free token is used. The next one comes at midnight UTC.'}
      </Text>
      <TextLink to="/tokens" size="sm">
        Where they went
      </TextLink>
    </Stack>
  );
}

function useHasCredentials(userId: number): boolean | undefined {
  const { data } = useQuery({
    queryKey: ['credentials', userId],
    queryFn: async () => (await ask((through) => through.credentials.get())).credentials,
  });
  return data === undefined ? undefined : data !== null;
}

/** One step, the next one. */
function NextStep({ session, lists }: { session: Session; lists: Lists }) {
  const hasCredentials = useHasCredentials(session.id);
  const { brands, campaigns } = lists;
  const verified = brands.data?.rows.find(({ brand_status }) => brand_status === 'ACTIVE');
  const step =
    hasCredentials === false ? (
      <>
        <Text size="sm">
          Find out what to register first: describe in your own words what you want to send. When you have an
          account at the registry, <TextLink to="/registry/credentials">connect it</TextLink>.
        </Text>
        <ButtonLink to="/tools/$name" params={{ name: 'use-case-selector' }}>
          Find my use case
        </ButtonLink>
      </>
    ) : verified !== undefined && campaigns.data?.rows.length === 0 ? (
      <>
        <Text size="sm">Your brand is verified. Say what it sends.</Text>
        <ButtonLink to="/registry/campaigns/new" search={{ brand: String(verified.localId) }}>
          Register a campaign
        </ButtonLink>
      </>
    ) : brands.data === undefined || brands.data.rows.length === 0 ? (
      <>
        <Text size="sm">Your registry account is connected. Register the business that sends.</Text>
        <ButtonLink to="/registry/brands/new">Register a brand</ButtonLink>
      </>
    ) : (
      <>
        <Text size="sm">Check a message before you send it.</Text>
        <ButtonLink to="/tools/$name" params={{ name: 'message-validator' }}>
          Check a message
        </ButtonLink>
      </>
    );
  return (
    <Stack className="card" gap={8} align="flex-start" mih={150}>
      <Title order={2} size="h3">
        Next step
      </Title>
      {hasCredentials === undefined ? <Skeleton h={80} /> : step}
    </Stack>
  );
}

function Entry({ kind, id, name, progress }: Registration) {
  const link = kind === 'brand' ? '/registry/brands/$id' : '/registry/campaigns/$id';
  return (
    <Stack className="card" gap={4}>
      <Group gap="xs">
        <PhaseBadge progress={progress} />
        <Text size="sm" c="dimmed">
          {showAge(progress.since)}
        </Text>
      </Group>
      <TextLink to={link} params={{ id }} fw={600} className="given" lineClamp={2}>
        {name}
      </TextLink>
      <Text size="sm">{progress.nextAction}</Text>
    </Stack>
  );
}

function Attention({ lists }: { lists: Lists }) {
  const { brands, campaigns } = lists;
  const all = registrationsOf(lists);
  // A verified brand asks for a campaign even when it has one.
  const served = new Set(campaigns.data?.rows.map(({ brandLocalId }) => String(brandLocalId)));
  const isServed = ({ kind, id, progress }: Registration) =>
    kind === 'brand' && progress.phase === 'verified' && served.has(id);
  const yours = all.filter((entry) => entry.progress.waitingFor === 'you' && !isServed(entry));
  const waiting = all.filter(({ progress }) => !['you', 'nobody'].includes(progress.waitingFor));
  const isKnown = brands.data !== undefined || campaigns.data !== undefined;
  return (
    <section aria-labelledby="attention">
      <Title order={2} id="attention" mb="xs">
        What needs attention
      </Title>
      <Stack gap="sm">
        {isKnown && yours.length === 0 && <Text>Nothing waits for you.</Text>}
        {yours.map((entry) => (
          <Entry key={`${entry.kind}${entry.id}`} {...entry} />
        ))}
        {waiting.length > 0 && <Text fw={600}>Others are working on</Text>}
        {waiting.map((entry) => (
          <Entry key={`${entry.kind}${entry.id}`} {...entry} />
        ))}
        <LoadBar what="my brands" hasData={brands.data !== undefined} {...brands} />
        <LoadBar what="my campaigns" hasData={campaigns.data !== undefined} {...campaigns} />
      </Stack>
    </section>
  );
}

export function HomePage({ session }: { session: Session }) {
  const lists = useLists();
  return (
    <Page title={`Welcome, ${session.firstName}`} lead="Here is where you stand.">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Tokens session={session} />
        <NextStep session={session} lists={lists} />
      </SimpleGrid>
      <Attention lists={lists} />
    </Page>
  );
}
