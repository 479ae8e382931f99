// The activity of the account: logins and changes, from the audit log.
import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '@tendlc/client';
import { callApi } from '../../api/call.ts';
import { useUser } from '../../api/session.ts';
import { reasonOf, whatHappened } from '../../format/audit-words.ts';
import { plural, showTime } from '../../format/words.ts';
import { useListSearch } from '../../parts/list-search.ts';
import { Pager } from '../../parts/pager.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { type Column, RecordTable } from '../../parts/record-table.tsx';
import { activityKey } from './security-data.ts';

const ACTORS: Readonly<Record<AuditEntry['actor'], string>> = {
  user: 'You',
  operator: 'The operator',
  system: 'The service',
  unknown: 'Not logged in',
};

const whoDid = ({ actor, actorUserId }: AuditEntry, userId: number) =>
  actor === 'user' && actorUserId !== userId ? 'The operator' : ACTORS[actor];

const columnsOf = (userId: number): readonly Column<AuditEntry>[] => [
  { name: 'time', label: 'Time', show: ({ createdAt }) => showTime(createdAt), kind: 'nowrap' },
  {
    name: 'action',
    label: 'Activity',
    show: (entry) => (
      <>
        <span className="given">{whatHappened(entry)}</span>
        {reasonOf(entry) !== undefined && (
          <Text size="sm" c="dimmed" className="given">
            {reasonOf(entry)}
          </Text>
        )}
      </>
    ),
  },
  { name: 'actor', label: 'By', show: (entry) => whoDid(entry, userId), kind: 'nowrap' },
  { name: 'address', label: 'IP address', show: ({ address }) => address ?? '', kind: 'nowrap' },
];

const PER_PAGE = 10;

export function AccountActivity() {
  const { id: userId, isAdmin, mustSetUpTotp } = useUser();
  const { page, turnTo } = useListSearch();
  // Without `userId`, admins get the entries of all accounts.
  const query = { page, limit: PER_PAGE, ...(isAdmin ? { userId } : {}) };
  const { data, error } = useQuery({
    queryKey: [...activityKey(userId), query],
    queryFn: async () => callApi((through) => through.audit.list(query)),
    placeholderData: (before) => before,
    enabled: !mustSetUpTotp,
    staleTime: 0,
  });
  return mustSetUpTotp ? null : (
    <section aria-labelledby="account-activity">
      <Title order={2} id="account-activity" mb="xs">
        Activity
      </Title>
      <Stack>
        {data === undefined && error === null && <Skeleton h={240} />}
        {error !== null && <ProblemNote error={error} />}
        {data?.entries.length === 0 && <Text>No activity yet.</Text>}
        {data !== undefined && data.entries.length > 0 && (
          <>
            <RecordTable
              label="Activity"
              columns={columnsOf(userId)}
              rows={data.entries}
              keyOf={({ sequence }) => sequence}
              sort={undefined}
              onSort={() => undefined}
            />
            <Pager
              page={page}
              totalPages={data.pagination.totalPages}
              total={plural(data.pagination.total, 'entry', 'entries')}
              onTurn={turnTo}
            />
          </>
        )}
      </Stack>
    </section>
  );
}
