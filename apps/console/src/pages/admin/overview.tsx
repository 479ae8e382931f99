// The start page of admins: what went wrong at the registry, what is on its way, and who is new.
import { Group, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RegistryEvent } from '@tendlc/client';
import type { ReactNode } from 'react';
import { callApi } from '../../api/call.ts';
import { eventWords } from '../../format/event-words.ts';
import { plural, showNumber } from '../../format/words.ts';
import { CardLink, TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { FRESH, loadCalls, loadCustomers, loadEvents } from '../../registrations/admin-records.ts';
import { nameOf } from './account/account-data.ts';
import { NewestList } from './account/newest-list.tsx';
import './overview.css';

const NEWEST = 5;
/** The smallest page of these lists. */
const LIMIT_MIN = 10;

const useEvents = (status: RegistryEvent['status']) =>
  useQuery({
    queryKey: ['admin', 'list', 'overview', status],
    queryFn: () => loadEvents({ status, limit: LIMIT_MIN }),
    ...FRESH,
  });

const useAccounts = () =>
  useQuery({
    queryKey: ['admin', 'list', 'overview', 'accounts'],
    queryFn: () => loadCustomers({ limit: LIMIT_MIN }),
    ...FRESH,
  });

/** Registrations of all accounts by status. */
const useStandings = () =>
  useQuery({
    queryKey: ['admin', 'list', 'overview', 'registrations'],
    queryFn: async () => (await callApi((through) => through.summary.get())).summary.counts,
    ...FRESH,
  });

type FigureProps = {
  readonly label: string;
  /** Undefined while it loads. */
  readonly value: number | undefined;
  readonly note: string;
  readonly isBad?: boolean;
};

function Figure({ label, value, note, isBad = false }: FigureProps) {
  return (
    <>
      <span className="overview-label">{label}</span>
      {value === undefined ? (
        <Skeleton h={34} w={70} component="span" display="block" />
      ) : (
        <span className="overview-figure" data-bad={isBad || undefined}>
          {showNumber(value)}
        </span>
      )}
      <span className="overview-note">{note}</span>
    </>
  );
}

function Figures() {
  const [failed, pending] = [useEvents('failed'), useEvents('received')];
  const [accounts, standings] = [useAccounts(), useStandings()];
  const error = [failed, pending, accounts, standings].find(({ isError }) => isError)?.error;
  const failures = failed.data?.pagination.total;
  const counts = standings.data?.byStatus;
  return (
    <>
      {error !== undefined && error !== null && <ProblemNote error={error} />}
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} className="overview-figures">
        <CardLink to="/admin/events" search={{ status: 'failed' }}>
          <Figure
            label="Failed events"
            value={failures}
            note={failures === 0 ? 'All webhooks of the registry were processed.' : 'Review and replay them.'}
            isBad={failures !== undefined && failures > 0}
          />
        </CardLink>
        <CardLink to="/admin/events" search={{ status: 'received' }}>
          <Figure
            label="Pending events"
            value={pending.data?.pagination.total}
            note="Retried automatically for one day."
          />
        </CardLink>
        <CardLink to="/registrations" search={{ status: 'SUBMITTED' }}>
          <Figure
            label="Registrations in review"
            value={counts?.SUBMITTED}
            note={
              counts === undefined
                ? ''
                : `${plural(counts.ACTION_REQUIRED, 'other')} waiting for customers, ${showNumber(counts.DENIED)} denied`
            }
          />
        </CardLink>
        <CardLink to="/admin/accounts">
          <Figure label="Accounts" value={accounts.data?.pagination.total} note="Customers and admins" />
        </CardLink>
      </SimpleGrid>
    </>
  );
}

type PartProps = { readonly title: string; readonly more: ReactNode; readonly children: ReactNode };

const Part = ({ title, more, children }: PartProps) => (
  <section aria-label={title}>
    <Group justify="space-between" mb="xs">
      <Title order={2}>{title}</Title>
      {more}
    </Group>
    {children}
  </section>
);

function FailedEvents() {
  const { data, error } = useEvents('failed');
  const total = data?.pagination.total ?? 0;
  return total === 0 ? null : (
    <Part
      title={plural(total, 'failed event')}
      more={
        <TextLink to="/admin/events" search={{ status: 'failed' }} size="sm" underline="hover">
          View all {plural(total, 'event')}
        </TextLink>
      }
    >
      <NewestList
        label="Failed events"
        error={error}
        none="No failed events."
        entries={data?.rows.slice(0, NEWEST).map(({ id, eventType, receivedAt, error: problem }) => ({
          key: id,
          what: (
            <TextLink to="/admin/events" search={{ status: 'failed', open: id }} size="sm">
              {eventType === null ? 'No event type' : eventWords(eventType)}
            </TextLink>
          ),
          note: problem ?? undefined,
          at: receivedAt,
        }))}
      />
    </Part>
  );
}

function NewestAccounts() {
  const { data, error } = useAccounts();
  return (
    <Part
      title="New accounts"
      more={
        <TextLink to="/admin/accounts" size="sm" underline="hover">
          View all accounts
        </TextLink>
      }
    >
      <NewestList
        label="New accounts"
        error={error}
        none="No accounts yet."
        entries={data?.rows.slice(0, NEWEST).map((account) => ({
          key: account.id,
          what: (
            <TextLink
              to="/admin/accounts/$id"
              params={{ id: String(account.id) }}
              size="sm"
              className="given"
            >
              {nameOf(account)}
            </TextLink>
          ),
          note: account.email,
          amount: plural(account.tokenBalance, 'token'),
          at: account.createdAt,
        }))}
      />
    </Part>
  );
}

const FIRST_REFUSAL = 400;

function NewestCalls() {
  const { data, error } = useQuery({
    queryKey: ['admin', 'list', 'overview', 'calls'],
    queryFn: () => loadCalls({ limit: LIMIT_MIN }),
    ...FRESH,
  });
  return (
    <Part
      title="Latest registry calls"
      more={
        <TextLink to="/admin/calls" size="sm" underline="hover">
          View all calls
        </TextLink>
      }
    >
      <NewestList
        label="Latest registry calls"
        error={error}
        none="No calls in the last 90 days."
        entries={data?.rows.slice(0, NEWEST).map(({ id, method, endpoint, statusCode, createdAt }) => ({
          key: id,
          what: (
            <TextLink to="/admin/calls" search={{ open: id }} size="sm">
              {method} {endpoint.split('?', 1)[0]}
            </TextLink>
          ),
          amount: statusCode === null ? 'No response' : String(statusCode),
          note:
            statusCode !== null && statusCode < FIRST_REFUSAL
              ? undefined
              : 'The registry refused it, or did not answer.',
          at: createdAt,
        }))}
      />
    </Part>
  );
}

export function OverviewPage() {
  return (
    <Page
      kind="record"
      title="Administration"
      lead={<Text span>All customers of this service. Free for admins, except for tools.</Text>}
    >
      <Figures />
      <FailedEvents />
      <div className="overview-columns">
        <Stack miw={0}>
          <NewestAccounts />
        </Stack>
        <Stack miw={0}>
          <NewestCalls />
        </Stack>
      </div>
    </Page>
  );
}
