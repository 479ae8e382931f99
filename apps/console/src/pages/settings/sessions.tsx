// The sessions of the account, to log out each or all.
import { Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AccountSession } from '@tendlc/client';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { leaveConsole, useUser } from '../../api/session.ts';
import { plural, showAge, showTime } from '../../format/words.ts';
import { ConfirmedButton } from '../../parts/confirmed-button.tsx';
import { Pager } from '../../parts/pager.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { ToneBadge } from '../../parts/tone.tsx';
import { deviceOf } from './devices.ts';
import { refreshSecurity, sessionsKey } from './security-data.ts';

const PER_PAGE = 10;

function SessionEntry({ session, onEnd }: { session: AccountSession; onEnd: () => Promise<unknown> }) {
  const { isCurrent, userAgent, address, createdAt, lastUsedAt } = session;
  const device = deviceOf(userAgent);
  return (
    <li>
      <Group justify="space-between" gap="sm" className="beside">
        <div>
          <Group gap="xs">
            <Text fw={600} className="given">
              {device}
            </Text>
            {isCurrent && <ToneBadge tone="good">This session</ToneBadge>}
          </Group>
          <Text size="sm" c="dimmed">
            Last used {showAge(lastUsedAt)} · Logged in {showTime(createdAt)} from {address}
          </Text>
        </div>
        {!isCurrent && (
          <ConfirmedButton
            label="Log out"
            title={`Log out ${device}?`}
            confirm="Log out session"
            danger
            run={onEnd}
          >
            <Text size="sm">The session ends immediately.</Text>
          </ConfirmedButton>
        )}
      </Group>
    </li>
  );
}

export function Sessions() {
  const { id: userId } = useUser();
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    queryKey: [...sessionsKey(userId), page],
    queryFn: async () => callApi((through) => through.account.sessions({ page, limit: PER_PAGE })),
    placeholderData: (before) => before,
    staleTime: 0,
  });
  const end = async (id: number) => {
    await callApi((through) => through.account.endSession(id));
    await refreshSecurity(userId);
  };
  const endAll = async () => {
    await callApi((through) => through.account.endAllSessions());
    leaveConsole();
  };
  return (
    <section aria-labelledby="sessions">
      <Group justify="space-between" mb="sm">
        <Title order={2} id="sessions">
          Sessions
        </Title>
        <ConfirmedButton
          label="Log out everywhere"
          title="Log out everywhere?"
          confirm="Log out everywhere"
          danger
          run={endAll}
        >
          <Text size="sm">
            All sessions end immediately, also this one and those of applications. API keys stay valid.
          </Text>
        </ConfirmedButton>
      </Group>
      <Stack gap="sm">
        {data === undefined && error === null && <Skeleton h={90} />}
        {error !== null && <ProblemNote error={error} />}
        {data !== undefined && (
          <ul className="row-list">
            {data.sessions.map((session) => (
              <SessionEntry key={session.id} session={session} onEnd={() => end(session.id)} />
            ))}
          </ul>
        )}
        {data !== undefined && (
          <Pager
            page={page}
            totalPages={data.pagination.totalPages}
            total={plural(data.pagination.total, 'session')}
            onTurn={setPage}
          />
        )}
      </Stack>
    </section>
  );
}
