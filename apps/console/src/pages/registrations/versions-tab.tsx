// The versions of a registration: what was submitted when, why it was denied, and what changed since.
import { Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ListRegistrationVersionsAnswer } from '@tendlc/client';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { useUser } from '../../api/session.ts';
import { showTime } from '../../format/words.ts';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { type Tone, ToneBadge } from '../../parts/tone.tsx';
import { Differences } from '../../pictures/differences.tsx';
import { pathWords } from '../../registrations/paths.ts';
import { partKey } from '../../registrations/registration-data.ts';

type Version = ListRegistrationVersionsAnswer['versions'][number];

const STATUSES: Readonly<Record<Version['status'], readonly [Tone, string]>> = {
  DRAFT: ['neutral', 'Draft'],
  SUBMITTED: ['info', 'Submitted'],
  APPROVED: ['good', 'Approved'],
  DENIED: ['bad', 'Denied'],
  SUPERSEDED: ['neutral', 'Replaced'],
};

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);

function Changes({ id, number }: { id: string; number: number }) {
  const { id: userId } = useUser();
  const { data, error } = useQuery({
    queryKey: partKey(userId, id, `changes-${number}`),
    queryFn: async () => (await callApi((through) => through.registrations.changes(id, number))).changes,
    staleTime: 0,
  });
  if (data === undefined) {
    return error === null ? <Skeleton h={80} /> : <ProblemNote error={error} />;
  }
  return data.length === 0 ? (
    <Text size="sm">No field differs. If it was evaluated anew, one of its pages changed.</Text>
  ) : (
    <Stack gap="md">
      {data.map(({ path, before, after, meaning }) => (
        <div key={path}>
          <Text size="sm" fw={600}>
            {pathWords(path)}
          </Text>
          <Text size="sm" c="dimmed">
            {meaning}
          </Text>
          <Differences before={textOf(before)} after={textOf(after)} />
        </div>
      ))}
    </Stack>
  );
}

function VersionCard({ id, version }: { id: string; version: Version }) {
  const { number, status, submittedAt, denial, overrideReason } = version;
  const [tone, words] = STATUSES[status];
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="card" aria-label={`Version ${number}`}>
      <Stack gap="xs">
        <Group gap="sm">
          <Title order={2} size="h3">
            Version {number}
          </Title>
          <ToneBadge tone={tone}>{words}</ToneBadge>
          <Text size="sm" c="dimmed">
            {submittedAt === null ? 'Not submitted' : `Submitted ${showTime(submittedAt)}`}
          </Text>
        </Group>
        {overrideReason !== null && (
          <Text size="sm">
            Submitted against the evaluation: <q className="given">{overrideReason}</q>
          </Text>
        )}
        {denial?.texts.map((text) => (
          <blockquote key={text} className="quote">
            {text}
          </blockquote>
        ))}
        {number > 1 && (
          <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
            <summary>What changed since version {number - 1}</summary>
            {isOpen && <Changes id={id} number={number} />}
          </details>
        )}
      </Stack>
    </section>
  );
}

export function VersionsTab() {
  const { id = '' } = useParams({ strict: false });
  const { id: userId } = useUser();
  const { data, error } = useQuery({
    queryKey: partKey(userId, id, 'versions'),
    queryFn: async () => (await callApi((through) => through.registrations.versions(id))).versions,
    staleTime: 0,
  });
  if (data === undefined) {
    return error === null ? <Skeleton h={240} /> : <ProblemNote error={error} />;
  }
  return (
    <Stack gap="md">
      {data.map((version) => (
        <VersionCard key={version.number} id={id} version={version} />
      ))}
    </Stack>
  );
}
