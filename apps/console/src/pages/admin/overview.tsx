// Where an admin begins: callbacks that failed or wait, and the way to everything else.
import { SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RegistryEvent } from '@tendlc/client';
import { nameToWords, plural, showAge } from '../../format/words.ts';
import { CardLink, TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { ADMIN_PAGES } from './admin-pages.ts';
import { FRESH, loadEvents } from '../../registrations/admin-records.ts';

const NEWEST = 10;

const COUNTS = [
  {
    status: 'failed',
    words: ['failed event', 'failed events'],
    good: 'No registry events have failed.',
    advice: 'Review the errors, then replay the events.',
  },
  {
    status: 'received',
    words: ['pending event', 'pending events'],
    good: 'No registry events are pending.',
    advice: 'Retried automatically for one day.',
  },
] as const;

const useEvents = (status: RegistryEvent['status']) =>
  useQuery({
    queryKey: ['admin', 'list', 'overview', status],
    queryFn: () => loadEvents({ status, limit: NEWEST }),
    ...FRESH,
  });

function Newest({ events }: { events: readonly RegistryEvent[] }) {
  return events.map(({ id, eventType, status, receivedAt }) => (
    <Text size="sm" key={id}>
      <TextLink to="/admin/events" search={{ status, open: id }} size="sm">
        {eventType === null ? 'No event type' : nameToWords(eventType)}
      </TextLink>{' '}
      {showAge(receivedAt)}
    </Text>
  ));
}

function Count({ status, words, good, advice }: (typeof COUNTS)[number]) {
  const { data, isError, error } = useEvents(status);
  if (isError) {
    return <ProblemNote error={error} />;
  }
  const total = data?.pagination.total ?? 0;
  return (
    <Stack className="card" gap={6} mih={120}>
      <Title order={2}>
        {data === undefined ? <Skeleton h={24} w={160} /> : plural(total, words[0], words[1])}
      </Title>
      {data === undefined ? (
        <Skeleton h={48} />
      ) : total === 0 ? (
        <Text size="sm">{good}</Text>
      ) : (
        <>
          <Text size="sm">{advice}</Text>
          <Newest events={data.rows.slice(0, 3)} />
          <TextLink to="/admin/events" search={{ status }} size="sm" fw={600}>
            View all {plural(total, 'event')}
          </TextLink>
        </>
      )}
    </Stack>
  );
}

export function OverviewPage() {
  return (
    <Page
      title="Administration"
      lead="Registry credentials and records of all customers. Free for admins, except for tools."
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {COUNTS.map((count) => (
          <Count key={count.status} {...count} />
        ))}
      </SimpleGrid>
      <div className="cards">
        {ADMIN_PAGES.filter(({ words }) => words !== '').map(({ to, label, words }) => (
          <CardLink key={to} to={to}>
            <Text fw={600} component="span" display="block">
              {label}
            </Text>
            <Text size="sm" component="span" display="block" mt={4}>
              {words}
            </Text>
          </CardLink>
        ))}
      </div>
    </Page>
  );
}
