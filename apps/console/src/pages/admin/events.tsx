// Webhook events from the registry, and their status.
import { Anchor, Stack, Text } from '@mantine/core';
import type { RegistryEvent } from '@tendlc/client';
import { EVENT_STATUSES, REGISTRY_EVENT_TYPES } from '@tendlc/contract';
import { codeLabel } from '../../format/code-words.ts';
import { eventWords } from '../../format/event-words.ts';
import { nameToWords, showExactTime } from '../../format/words.ts';
import { JsonText } from '../../parts/json-text.tsx';
import { TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import type { Column } from '../../parts/record-table.tsx';
import { type Tone, ToneBadge, TonePanel } from '../../parts/tone.tsx';
import type { Filter } from './list-filters.tsx';
import { Listing } from './listing.tsx';
import { loadEvents } from '../../registrations/admin-records.ts';
import { Replay, useReplay } from './replay.tsx';
import { ReplayFailed } from './replay-failed.tsx';
import { SetLink } from '../../registrations/credential-choice.tsx';

const STATUSES: Readonly<Record<RegistryEvent['status'], { words: string; tone: Tone }>> = {
  received: { words: 'Pending', tone: 'wait' },
  processed: { words: 'Processed', tone: 'good' },
  failed: { words: 'Failed', tone: 'bad' },
};

const FILTERS: readonly Filter[] = [
  {
    name: 'status',
    label: 'Status',
    choices: EVENT_STATUSES.map((value) => ({ value, label: STATUSES[value].words })),
  },
  {
    name: 'eventType',
    label: 'Type',
    // The registry may send new event types.
    isOpen: true,
    choices: REGISTRY_EVENT_TYPES.map(({ eventType }) => ({
      value: eventType,
      label: eventWords(eventType),
    })),
  },
  { name: 'credentialId', label: 'Credentials', kind: 'set' },
];

const typeWords = (eventType: string | null) =>
  eventType === null ? 'No event type' : eventWords(eventType);

const meaningOf = (type: string | null) =>
  REGISTRY_EVENT_TYPES.find(({ eventType }) => eventType === type)?.meaning;

function EventStatus({ status }: Pick<RegistryEvent, 'status'>) {
  return <ToneBadge tone={STATUSES[status].tone}>{STATUSES[status].words}</ToneBadge>;
}

type Subject = Pick<RegistryEvent, 'brandId' | 'campaignId' | 'brandName' | 'usecase'>;

/** By name if it is known, with the ID of the registry. Record pages accept both kinds of IDs. */
function About({ brandId, campaignId, brandName, usecase }: Subject) {
  const id = campaignId ?? brandId;
  if (id === null) {
    return 'No record';
  }
  const name =
    brandName === null || usecase === null
      ? brandName
      : `${brandName} · ${codeLabel(usecase) ?? nameToWords(usecase)}`;
  return (
    <>
      <TextLink
        to={campaignId === null ? '/registry/brands/$id' : '/registry/campaigns/$id'}
        params={{ id }}
        size="sm"
        className="given"
        lineClamp={2}
      >
        {name ?? id}
      </TextLink>
      {name !== null && (
        <Text size="xs" c="dimmed">
          {id}
        </Text>
      )}
    </>
  );
}

const columns = (open: (id: number) => void): readonly Column<RegistryEvent>[] => [
  {
    name: 'eventType',
    label: 'Event',
    sortBy: ({ eventType }) => eventType ?? '',
    show: ({ id, eventType }) => (
      <Anchor
        component="button"
        type="button"
        size="sm"
        ta="left"
        underline="always"
        aria-haspopup="dialog"
        onClick={() => open(id)}
      >
        {typeWords(eventType)}
      </Anchor>
    ),
  },
  {
    name: 'status',
    label: 'Status',
    sortBy: ({ status }) => status,
    show: ({ status, error }) => (
      <>
        <EventStatus status={status} />
        {error !== null && (
          <Text size="xs" className="given" lineClamp={2}>
            {error}
          </Text>
        )}
      </>
    ),
  },
  { name: 'about', label: 'Record', show: About },
  {
    name: 'credentialId',
    label: 'Credentials',
    sortBy: ({ credentialId }) => credentialId,
    show: ({ credentialId }) => <SetLink id={credentialId} isClamped />,
  },
  {
    name: 'attempts',
    label: 'Attempts',
    kind: 'amount',
    sortBy: ({ attempts }) => attempts,
    show: ({ attempts }) => attempts,
  },
  {
    name: 'receivedAt',
    label: 'Received',
    kind: 'nowrap',
    sortBy: ({ receivedAt }) => receivedAt,
    show: ({ receivedAt }) => showExactTime(receivedAt),
  },
];

function Detail({ event: found }: { event: RegistryEvent }) {
  const replay = useReplay(found);
  const { event } = replay;
  const { id, eventType, status, error, attempts, receivedAt, processedAt } = event;
  const meaning = meaningOf(eventType);
  return (
    <Stack gap="sm">
      {meaning !== undefined && <Text size="sm">{meaning}</Text>}
      {error !== null && (
        <TonePanel tone={STATUSES[status].tone}>
          <Text size="sm" className="given">
            {error}
          </Text>
        </TonePanel>
      )}
      <dl className="facts">
        <dt>Event ID</dt>
        <dd>{id}</dd>
        <dt>Type</dt>
        <dd className="given">{eventType ?? 'None'}</dd>
        <dt>Status</dt>
        <dd>
          <EventStatus status={status} />
        </dd>
        <dt>Record</dt>
        <dd>
          <About {...event} />
        </dd>
        <dt>Credentials</dt>
        <dd>
          <SetLink id={event.credentialId} />
        </dd>
        <dt>Attempts</dt>
        <dd>{attempts}</dd>
        <dt>Received</dt>
        <dd>{showExactTime(receivedAt)}</dd>
        <dt>Processed</dt>
        <dd>{processedAt === null ? 'Not yet' : showExactTime(processedAt)}</dd>
      </dl>
      <Replay {...replay} />
      <JsonText title="Payload" value={event.payload} nothing="Not stored" />
    </Stack>
  );
}

export function EventsPage() {
  return (
    <Page
      title="Registry events"
      lead="Webhook events from the registry in the last six months. Events that cannot be processed are retried for one day, then marked Failed."
      actions={<ReplayFailed />}
    >
      <Listing
        words={['event', 'events']}
        filters={FILTERS}
        columns={columns}
        keyOf={({ id }) => id}
        load={loadEvents}
        empty="Events appear after a customer’s webhook URL is set at the registry."
        titleOf={({ eventType }) => typeWords(eventType)}
        detail={(event) => <Detail key={event.id} event={event} />}
      />
    </Page>
  );
}
