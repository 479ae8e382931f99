// All alerts of the account, by status and severity.
import { Group, NativeSelect, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/call.ts';
import { useUser } from '../../api/session.ts';
import { plural } from '../../format/words.ts';
import { EmptyState } from '../../parts/empty-state.tsx';
import { useListSearch } from '../../parts/list-search.ts';
import { Page } from '../../parts/page.tsx';
import { Pager } from '../../parts/pager.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { type Alert, AlertList, SEVERITY_WORDS } from '../../registrations/alerts/alert-list.tsx';

const STATUSES = [
  { value: '', label: 'Open' },
  { value: 'resolved', label: 'Resolved' },
  { value: 'all', label: 'All' },
];
const SEVERITIES = [
  { value: '', label: 'All' },
  ...Object.entries(SEVERITY_WORDS).map(([value, label]) => ({ value, label })),
];
const PER_PAGE = 20;

/** Words in the URL that are none of ours are ignored. */
const readStatus = (word: string | undefined) =>
  word === 'all' ? undefined : word === 'resolved' ? ('resolved' as const) : ('open' as const);
const readSeverity = (word: string | undefined): Alert['severity'] | undefined =>
  word !== undefined && Object.hasOwn(SEVERITY_WORDS, word) ? (word as Alert['severity']) : undefined;

function Filters() {
  const { filters, filterBy } = useListSearch();
  const { status = '', severity = '' } = filters;
  return (
    <Group gap="sm">
      <NativeSelect
        label="Status"
        data={STATUSES}
        value={readStatus(status) === 'open' ? '' : status}
        onChange={(event) => filterBy({ ...filters, status: event.currentTarget.value })}
      />
      <NativeSelect
        label="Severity"
        data={SEVERITIES}
        value={readSeverity(severity) ?? ''}
        onChange={(event) => filterBy({ ...filters, severity: event.currentTarget.value })}
      />
    </Group>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <Text>No matching alerts.</Text>
  ) : (
    <EmptyState title="No open alerts">
      Alerts appear here before something costs money or delivery: a renewal, a suspension, a campaign without
      a number, a code or a vetting that expires, a review that takes long, or a page that changed after its
      approval. Alerts close when the problem is resolved.
    </EmptyState>
  );
}

export function AlertsPage() {
  const { id: userId } = useUser();
  const { page, filters, turnTo } = useListSearch();
  const status = readStatus(filters.status);
  const severity = readSeverity(filters.severity);
  const query = {
    page,
    limit: PER_PAGE,
    ...(status === undefined ? {} : { status }),
    ...(severity === undefined ? {} : { severity }),
  };
  const { data, error, refetch } = useQuery({
    queryKey: ['alerts', userId, query],
    queryFn: () => callApi((through) => through.alerts.list(query)),
    placeholderData: (before) => before,
    staleTime: 0,
  });
  return (
    <Page kind="record" title="Alerts" lead="Deadlines and problems that can cost money or stop delivery.">
      <Filters />
      {error !== null && <ProblemNote error={error} onRetry={refetch} />}
      {data === undefined && error === null && <Skeleton h={320} />}
      {data?.pagination.total === 0 && <Nothing isFiltered={status !== 'open' || severity !== undefined} />}
      {data !== undefined && data.alerts.length > 0 && (
        <section aria-label="Alerts" className="card">
          <AlertList alerts={data.alerts} />
        </section>
      )}
      {data !== undefined && (data.pagination.total > 0 || page > 1) && (
        <Pager
          page={page}
          // The last alert of the last page was dismissed: there must be a way back.
          totalPages={data.alerts.length === 0 && page > 1 ? page : data.pagination.totalPages}
          total={plural(data.pagination.total, 'alert')}
          onTurn={turnTo}
        />
      )}
    </Page>
  );
}
