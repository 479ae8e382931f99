// API requests to the registry, with every attempt of the last 90 days.
import { Anchor, Group, Stack, Text } from '@mantine/core';
import type { RegistryCall } from '@tendlc/client';
import { REGISTRY_CALL_METHODS } from '@tendlc/contract';
import { showNumber, showExactTime } from '../../format/words.ts';
import { CopyText } from '../../parts/copy-text.tsx';
import { JsonText } from '../../parts/json-text.tsx';
import { Page } from '../../parts/page.tsx';
import type { Column } from '../../parts/record-table.tsx';
import { ToneBadge, TonePanel } from '../../parts/tone.tsx';
import type { Filter } from './list-filters.tsx';
import { Listing } from './listing.tsx';
import { loadCalls } from '../../registrations/admin-records.ts';
import { Customer, SetLink } from '../../registrations/credential-choice.tsx';

const FILTERS: readonly Filter[] = [
  {
    name: 'method',
    label: 'Method',
    choices: REGISTRY_CALL_METHODS.map((value) => ({ value, label: value })),
  },
  { name: 'endpoint', label: 'Endpoint contains', example: '/brand' },
  { name: 'credentialId', label: 'Credentials', kind: 'set' },
];

const FIRST_REFUSAL = 400;

function Answered({ statusCode }: Pick<RegistryCall, 'statusCode'>) {
  const isGood = statusCode !== null && statusCode < FIRST_REFUSAL;
  return <ToneBadge tone={isGood ? 'good' : 'bad'}>{statusCode ?? 'No response'}</ToneBadge>;
}

const showDuration = (durationMs: number) => `${showNumber(durationMs)} ms`;

const columns = (open: (id: number) => void): readonly Column<RegistryCall>[] => [
  {
    name: 'endpoint',
    label: 'Call',
    sortBy: ({ endpoint }) => endpoint,
    show: ({ id, method, endpoint }) => {
      const [path, query] = endpoint.split('?', 2);
      return (
        <>
          <Anchor
            component="button"
            type="button"
            size="sm"
            ta="left"
            underline="always"
            aria-haspopup="dialog"
            onClick={() => open(id)}
          >
            <strong>{method}</strong> {path}
          </Anchor>
          {query !== undefined && (
            <Text size="xs" c="dimmed" lineClamp={1}>
              ?{query}
            </Text>
          )}
        </>
      );
    },
  },
  {
    name: 'statusCode',
    label: 'Response',
    sortBy: ({ statusCode }) => statusCode ?? 0,
    show: Answered,
  },
  {
    name: 'durationMs',
    label: 'Duration',
    kind: 'amount',
    sortBy: ({ durationMs }) => durationMs,
    show: ({ durationMs }) => showDuration(durationMs),
  },
  {
    name: 'attempt',
    label: 'Attempt',
    kind: 'amount',
    sortBy: ({ attempt }) => attempt,
    show: ({ attempt }) => attempt,
  },
  {
    name: 'credentialId',
    label: 'Credentials',
    sortBy: ({ credentialId }) => credentialId,
    show: ({ credentialId }) => <SetLink id={credentialId} isClamped />,
  },
  {
    name: 'createdAt',
    label: 'Time',
    kind: 'nowrap',
    sortBy: ({ createdAt }) => createdAt,
    show: ({ createdAt }) => showExactTime(createdAt),
  },
];

function Detail({ call }: { call: RegistryCall }) {
  const { statusCode, durationMs, attempt, credentialId, userId, requestId, error } = call;
  return (
    <Stack gap="sm">
      {error !== null && (
        <TonePanel tone="bad">
          <Text size="sm" className="given">
            {error}
          </Text>
        </TonePanel>
      )}
      <dl className="facts">
        <dt>Response</dt>
        <dd>
          <Answered statusCode={statusCode} />
        </dd>
        <dt>Duration</dt>
        <dd>
          {showDuration(durationMs)}(attempt {attempt})
        </dd>
        <dt>Time</dt>
        <dd>{showExactTime(call.createdAt)}</dd>
        <dt>Credentials</dt>
        <dd>
          <SetLink id={credentialId} />
        </dd>
        <dt>Triggered by</dt>
        <dd>{userId === null ? 'The service' : <Customer userId={userId} />}</dd>
        <dt>Request ID</dt>
        <dd>
          {requestId === null ? (
            'None'
          ) : (
            <Group gap="xs">
              <Text size="sm" ff="monospace" className="given">
                {requestId}
              </Text>
              <CopyText text={requestId} what="the request ID" />
            </Group>
          )}
        </dd>
      </dl>
      <Text size="sm" c="dimmed">
        Secrets and personal data are masked before they are stored.
      </Text>
      <JsonText title="Request" value={call.requestBody} nothing="None" />
      <JsonText title="Response" value={call.responseBody} nothing="Not stored" />
    </Stack>
  );
}

export function CallsPage() {
  return (
    <Page
      title="Registry calls"
      lead="API calls to the registry in the last 90 days. Each attempt has its own row."
    >
      <Listing
        words={['call', 'calls']}
        filters={FILTERS}
        columns={columns}
        keyOf={({ id }) => id}
        load={loadCalls}
        empty="Calls appear after the first connection test or registration."
        titleOf={({ method, endpoint }) => `${method} ${endpoint}`}
        detail={(call) => <Detail call={call} />}
      />
    </Page>
  );
}
