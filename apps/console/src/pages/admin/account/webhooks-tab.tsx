// The deliveries to the webhook endpoints of an account, with their errors.
import { Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { AdminDelivery } from '@tendlc/client';
import { DELIVERY_STATUSES } from '@tendlc/contract';
import { callApi } from '../../../api/call.ts';
import { eventWords } from '../../../format/event-words.ts';
import { nameToWords, plural, showExactTime } from '../../../format/words.ts';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { useListSearch } from '../../../parts/list-search.ts';
import { Pager } from '../../../parts/pager.tsx';
import { ProblemNote } from '../../../parts/problem-note.tsx';
import { type Column, RecordTable } from '../../../parts/record-table.tsx';
import { type Tone, ToneBadge } from '../../../parts/tone.tsx';
import { FRESH, ROWS } from '../../../registrations/admin-records.ts';
import { partKey, useAccount } from './account-data.ts';

const TONES: Readonly<Record<AdminDelivery['status'], Tone>> = {
  delivered: 'good',
  failed: 'bad',
  pending: 'wait',
};

const COLUMNS: readonly Column<AdminDelivery>[] = [
  { name: 'time', label: 'Time', kind: 'nowrap', show: ({ createdAt }) => showExactTime(createdAt) },
  {
    name: 'event',
    label: 'Event',
    show: ({ eventType, url }) => (
      <>
        {eventWords(eventType)}
        <Text size="xs" c="dimmed" className="given" style={{ overflowWrap: 'anywhere' }}>
          {url}
        </Text>
      </>
    ),
  },
  {
    name: 'status',
    label: 'Status',
    show: ({ status }) => <ToneBadge tone={TONES[status]}>{nameToWords(status)}</ToneBadge>,
  },
  {
    name: 'response',
    label: 'Response',
    show: ({ responseStatus, error, attempts, nextAttemptAt }) => (
      <>
        {responseStatus === null ? 'No response' : `HTTP ${responseStatus}`}, {plural(attempts, 'attempt')}
        {error !== null && (
          <Text size="xs" className="given">
            {error}
          </Text>
        )}
        {nextAttemptAt !== null && (
          <Text size="xs" c="dimmed">
            Next attempt {showExactTime(nextAttemptAt)}
          </Text>
        )}
      </>
    ),
  },
];

function Endpoints({ id }: { id: string }) {
  const { data } = useAccount(id);
  const { webhookEndpoints = 0, disabledEndpoints = 0, failingEndpoints = 0 } = data ?? {};
  return (
    <Group gap="xs">
      <Text>{plural(webhookEndpoints, 'endpoint')}</Text>
      {failingEndpoints > 0 && <ToneBadge tone="bad">{failingEndpoints} failing</ToneBadge>}
      {disabledEndpoints > 0 && <ToneBadge tone="wait">{disabledEndpoints} turned off</ToneBadge>}
    </Group>
  );
}

export function WebhooksTab() {
  const { id = '' } = useParams({ strict: false });
  const { page, filters, turnTo, filterBy } = useListSearch();
  const status = DELIVERY_STATUSES.find((known) => known === filters.status);
  const query = { page, limit: ROWS, ...(status === undefined ? {} : { status }) };
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [...partKey(id, 'deliveries'), query],
    queryFn: () => callApi((through) => through.admin.listDeliveries(id, query)),
    placeholderData: keepPreviousData,
    ...FRESH,
  });
  if (data !== undefined && data.pagination.total === 0 && status === undefined) {
    return (
      <EmptyState title="No deliveries yet">
        Deliveries to the webhook endpoints of this customer appear here, with the errors of those that
        failed.
      </EmptyState>
    );
  }
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="flex-end">
        <Endpoints id={id} />
        <NativeSelect
          label="Status"
          value={status ?? ''}
          data={[
            { value: '', label: 'All' },
            ...DELIVERY_STATUSES.map((value) => ({ value, label: nameToWords(value) })),
          ]}
          onChange={({ currentTarget }) => filterBy({ status: currentTarget.value })}
        />
      </Group>
      {error !== null && <ProblemNote error={error} />}
      {data === undefined && error === null && <Skeleton h={420} />}
      {data !== undefined && (
        <Stack className={isPlaceholderData ? 'list-busy' : ''} aria-busy={isPlaceholderData}>
          {data.deliveries.length === 0 ? (
            <Text>No deliveries with this status.</Text>
          ) : (
            <RecordTable
              label="Deliveries"
              columns={COLUMNS}
              rows={data.deliveries}
              keyOf={(delivery) => delivery.id}
              sort={undefined}
              onSort={() => undefined}
            />
          )}
          <Pager
            page={page}
            totalPages={data.pagination.totalPages}
            total={plural(data.pagination.total, 'delivery', 'deliveries')}
            onTurn={turnTo}
          />
        </Stack>
      )}
    </Stack>
  );
}
