// The activity of an account from the audit log: by its owner, by admins, and by the service.
import { Skeleton, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { AuditEntry } from '@tendlc/client';
import type { ReactNode } from 'react';
import { callApi } from '../../../api/call.ts';
import { reasonOf, whatHappened } from '../../../format/audit-words.ts';
import { plural, showExactTime } from '../../../format/words.ts';
import { useListSearch } from '../../../parts/list-search.ts';
import { Pager } from '../../../parts/pager.tsx';
import { ProblemNote } from '../../../parts/problem-note.tsx';
import { type Column, RecordTable } from '../../../parts/record-table.tsx';
import { FRESH, ROWS } from '../../../registrations/admin-records.ts';
import { Customer } from '../../../registrations/credential-choice.tsx';
import { partKey } from './account-data.ts';
import { NewestList } from './newest-list.tsx';

const LIMIT_MIN = 10;

const ACTORS: Readonly<Record<AuditEntry['actor'], string>> = {
  user: 'Owner',
  operator: 'Operator command',
  system: 'The service',
  unknown: 'Not logged in',
};

/** Admins by name: they answer for what they did. */
const whoDid = ({ actor, actorUserId }: AuditEntry, id: number): ReactNode =>
  actor === 'user' && actorUserId !== null && actorUserId !== id ? (
    <>
      <Customer userId={actorUserId} /> (admin)
    </>
  ) : (
    ACTORS[actor]
  );

const columnsOf = (id: number): readonly Column<AuditEntry>[] => [
  { name: 'time', label: 'Time', show: ({ createdAt }) => showExactTime(createdAt), kind: 'nowrap' },
  {
    name: 'action',
    label: 'Activity',
    show: (entry) => (
      <>
        <span className="given">{whatHappened(entry)}</span>
        {entry.userId !== id && entry.userId !== null && (
          <>
            {' '}
            of <Customer userId={entry.userId} />
          </>
        )}
        {reasonOf(entry) !== undefined && (
          <Text size="sm" c="dimmed" className="given">
            {reasonOf(entry)}
          </Text>
        )}
      </>
    ),
  },
  { name: 'actor', label: 'By', show: (entry) => whoDid(entry, id) },
  { name: 'address', label: 'IP address', show: ({ address }) => address ?? '', kind: 'nowrap' },
];

function useActivity(userId: number, page: number, limit: number) {
  const query = { userId, page, limit };
  return useQuery({
    queryKey: [...partKey(userId, 'activity'), query],
    queryFn: () => callApi((through) => through.audit.list(query)),
    placeholderData: keepPreviousData,
    ...FRESH,
  });
}

const Table = ({ id, entries }: { id: number; entries: readonly AuditEntry[] }) => (
  <RecordTable
    label="Activity"
    columns={columnsOf(id)}
    rows={entries}
    keyOf={({ sequence }) => sequence}
    sort={undefined}
    onSort={() => undefined}
  />
);

/** For the overview. */
export function NewestActivity({ id, newest }: { id: number; newest: number }) {
  const { data, error } = useActivity(id, 1, LIMIT_MIN);
  return (
    <NewestList
      label="Newest activity"
      error={error}
      none="No activity yet."
      entries={data?.entries.slice(0, newest).map((entry) => ({
        key: entry.sequence,
        what: (
          <>
            {whatHappened(entry)} <span className="dimmed">· {whoDid(entry, id)}</span>
          </>
        ),
        note: reasonOf(entry),
        at: entry.createdAt,
      }))}
    />
  );
}

export function ActivityTable({ id, newest }: { id: number; newest: number }) {
  const { data, error } = useActivity(id, 1, LIMIT_MIN);
  if (data === undefined) {
    return error === null ? <Skeleton h={newest * 44} /> : <ProblemNote error={error} />;
  }
  return <Table id={id} entries={data.entries.slice(0, newest)} />;
}

export function ActivityTab() {
  const { id = '' } = useParams({ strict: false });
  const { page, turnTo } = useListSearch();
  const { data, error } = useActivity(Number(id), page, ROWS);
  if (data === undefined) {
    return error === null ? <Skeleton h={420} /> : <ProblemNote error={error} />;
  }
  return (
    <Stack gap="sm">
      {data.entries.length === 0 ? (
        <Text>No activity yet.</Text>
      ) : (
        <Table id={Number(id)} entries={data.entries} />
      )}
      <Pager
        page={page}
        totalPages={data.pagination.totalPages}
        total={plural(data.pagination.total, 'entry', 'entries')}
        onTurn={turnTo}
      />
    </Stack>
  );
}
