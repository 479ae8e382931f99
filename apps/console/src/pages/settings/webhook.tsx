// One webhook endpoint: enable or disable it, send a test event, and see its deliveries.
import { Button, Group, NativeSelect, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { WebhookDelivery, WebhookEndpoint } from '@tendlc/client';
import { DELIVERY_STATUSES } from '@tendlc/contract';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { queries, useUser } from '../../api/session.ts';
import { nameToWords, plural, showTime } from '../../format/words.ts';
import { ConfirmedButton } from '../../parts/confirmed-button.tsx';
import { TextLink } from '../../parts/link-button.tsx';
import { useListSearch } from '../../parts/list-search.ts';
import { Page } from '../../parts/page.tsx';
import { Pager } from '../../parts/pager.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { type Column, RecordTable } from '../../parts/record-table.tsx';
import { ShownOnce } from '../../parts/shown-once.tsx';
import { type Tone, ToneBadge } from '../../parts/tone.tsx';
import { endpointsKey, EndpointStatus, eventsWords } from './webhooks.tsx';

const TONES: Readonly<Record<WebhookDelivery['status'], Tone>> = {
  delivered: 'good',
  failed: 'bad',
  pending: 'wait',
};

const PER_PAGE = 25;

const endpointKey = (userId: number, id: number) => [...endpointsKey(userId), id];

function useResend(endpointId: number) {
  const { id: userId } = useUser();
  return useMutation({
    mutationFn: async (deliveryId: number) =>
      callApi((through) => through.webhookEndpoints.resend(endpointId, deliveryId)),
    onSettled: () => queries.invalidateQueries({ queryKey: endpointKey(userId, endpointId) }),
  });
}

/** Adds a final period only to sentences that lack one. */
const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

const answerWords = ({ responseStatus, error, nextAttemptAt, attempts }: WebhookDelivery): string =>
  [
    `${responseStatus === null ? 'No response' : `HTTP ${responseStatus}`}, ${plural(attempts, 'attempt')}.`,
    ...(error === null ? [] : [sentence(error)]),
    ...(nextAttemptAt === null ? [] : [`Next attempt ${showTime(nextAttemptAt)}.`]),
  ].join(' ');

const columns = (resend: ReturnType<typeof useResend>): readonly Column<WebhookDelivery>[] => [
  { name: 'createdAt', label: 'Time', show: ({ createdAt }) => showTime(createdAt), kind: 'nowrap' },
  { name: 'eventType', label: 'Event', show: ({ eventType }) => nameToWords(eventType) },
  {
    name: 'status',
    label: 'Status',
    show: ({ status }) => <ToneBadge tone={TONES[status]}>{nameToWords(status)}</ToneBadge>,
  },
  {
    name: 'answer',
    label: 'Response',
    show: (delivery) => <span className="given">{answerWords(delivery)}</span>,
  },
  {
    name: 'again',
    label: 'Action',
    show: ({ id, status }) =>
      status === 'pending' ? (
        ''
      ) : (
        <Button
          size="compact-sm"
          variant="default"
          loading={resend.isPending && resend.variables === id}
          onClick={() => resend.mutate(id)}
          aria-label={`Resend delivery ${id}`}
        >
          Resend
        </Button>
      ),
  },
];

function Deliveries({ endpointId }: { endpointId: number }) {
  const { id: userId } = useUser();
  const { page, filters, turnTo, filterBy } = useListSearch();
  const status = DELIVERY_STATUSES.find((known) => known === filters.status);
  const query = { page, limit: PER_PAGE, ...(status === undefined ? {} : { status }) };
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...endpointKey(userId, endpointId), 'deliveries', query],
    queryFn: async () => callApi((through) => through.webhookEndpoints.deliveries(endpointId, query)),
    placeholderData: (before) => before,
    staleTime: 0,
  });
  const resend = useResend(endpointId);
  return (
    <section aria-labelledby="deliveries">
      <Group justify="space-between" mb="xs" align="flex-end">
        <Title order={2} id="deliveries">
          Deliveries
        </Title>
        <Group align="flex-end" gap="xs">
          <NativeSelect
            label="Status"
            value={status ?? ''}
            data={[
              { value: '', label: 'All' },
              ...DELIVERY_STATUSES.map((value) => ({ value, label: nameToWords(value) })),
            ]}
            onChange={({ currentTarget }) => filterBy({ status: currentTarget.value })}
          />
          <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
            Refresh
          </Button>
        </Group>
      </Group>
      <Stack>
        {data === undefined && error === null && <Skeleton h={160} />}
        {error !== null && <ProblemNote error={error} />}
        {resend.isError && <ProblemNote error={resend.error} />}
        {data?.deliveries.length === 0 && (
          <Text>
            {status === undefined
              ? 'No deliveries yet. Send a test event, or wait for the first event.'
              : 'No deliveries with this status.'}
          </Text>
        )}
        {data !== undefined && data.deliveries.length > 0 && (
          <>
            <RecordTable
              label="Deliveries"
              columns={columns(resend)}
              rows={data.deliveries}
              keyOf={({ id }) => id}
              sort={undefined}
              onSort={() => undefined}
            />
            <Pager
              page={page}
              totalPages={data.pagination.totalPages}
              total={plural(data.pagination.total, 'delivery', 'deliveries')}
              onTurn={turnTo}
            />
          </>
        )}
      </Stack>
    </section>
  );
}

function Actions({ endpoint, onSecret }: { endpoint: WebhookEndpoint; onSecret: (secret: string) => void }) {
  const { id: userId } = useUser();
  const navigate = useNavigate();
  const { id, status } = endpoint;
  const queryKey = endpointKey(userId, id);
  const refresh = () => queries.invalidateQueries({ queryKey });
  const test = useMutation({
    mutationFn: async () => callApi((through) => through.webhookEndpoints.test(id)),
    onSettled: refresh,
  });
  const turn = useMutation({
    mutationFn: async () =>
      callApi((through) =>
        through.webhookEndpoints.change(id, { status: status === 'active' ? 'disabled' : 'active' }),
      ),
    onSuccess: ({ endpoint: changed }) => {
      queries.setQueryData([...queryKey, 'record'], changed);
      return queries.invalidateQueries({ queryKey: endpointsKey(userId), exact: true });
    },
  });
  const remove = async () => {
    await callApi((through) => through.webhookEndpoints.delete(id));
    await queries.invalidateQueries({ queryKey: endpointsKey(userId), exact: true });
    await navigate({ to: '/webhooks' });
  };
  const rotate = async () =>
    onSecret((await callApi((through) => through.webhookEndpoints.rotateSecret(id))).secret);
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Button loading={test.isPending} onClick={() => test.mutate()}>
          Send test event{' '}
        </Button>
        <Button variant="default" loading={turn.isPending} onClick={() => turn.mutate()}>
          {status === 'active' ? 'Disable endpoint' : 'Enable endpoint'}
        </Button>
        <ConfirmedButton
          label="Rotate secret"
          title="Rotate webhook secret?"
          confirm="Rotate secret"
          run={rotate}
        >
          <Text size="sm">
            Deliveries are signed with both secrets for 24 hours. Update your endpoint within that time.
          </Text>
        </ConfirmedButton>
        <ConfirmedButton
          label="Delete endpoint"
          title="Delete this endpoint?"
          confirm="Delete endpoint"
          danger
          run={remove}
        >
          <Text size="sm">Deletes the endpoint and its delivery history.</Text>
        </ConfirmedButton>
      </Group>
      {test.isSuccess && (
        <Text size="sm" role="status">
          {test.data.message}
        </Text>
      )}
      {test.isError && <ProblemNote error={test.error} />}
      {turn.isError && <ProblemNote error={turn.error} />}
    </Stack>
  );
}

function Known({ endpoint }: { endpoint: WebhookEndpoint }) {
  const [secret, setSecret] = useState<string>();
  return (
    <Stack gap="lg">
      <section className="card" aria-label="Endpoint">
        <Stack gap="sm">
          <dl className="facts">
            <dt>Status</dt>
            <dd>
              <EndpointStatus status={endpoint.status} />
            </dd>
            <dt>Webhook URL</dt>
            <dd className="given">{endpoint.url}</dd>
            <dt>Events</dt>
            <dd>
              {endpoint.events === null ? eventsWords(endpoint) : endpoint.events.map(nameToWords).join(', ')}
            </dd>
          </dl>
          <Actions endpoint={endpoint} onSecret={setSecret} />
        </Stack>
      </section>
      <Deliveries endpointId={endpoint.id} />
      <ShownOnce
        title="Your new webhook secret"
        what="the webhook secret"
        secret={secret}
        advice="The old secret stays valid for 24 hours."
        onClose={() => setSecret(undefined)}
      />
    </Stack>
  );
}

export function WebhookPage() {
  const { id: userId } = useUser();
  const { id } = useParams({ strict: false }) as { id: string };
  const { data, error } = useQuery({
    queryKey: [...endpointKey(userId, Number(id)), 'record'],
    queryFn: async () => (await callApi((through) => through.webhookEndpoints.get(Number(id)))).endpoint,
  });
  return (
    <Page
      title={data?.description ?? 'Webhook endpoint'}
      above={
        <TextLink to="/webhooks" size="sm" underline="hover">
          Webhooks
        </TextLink>
      }
    >
      {error !== null && <ProblemNote error={error} />}
      {data === undefined ? error === null && <Skeleton h={240} /> : <Known endpoint={data} />}
    </Page>
  );
}
