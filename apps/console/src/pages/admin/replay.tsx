// Applying a callback once more, and what became of it.
import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { RegistryEvent } from '@tendlc/client';
import { ask } from '../../api/ask.ts';
import { queries } from '../../api/session.ts';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { type Tone, TonePanel } from '../../parts/tone.tsx';
import { findEvent } from './records.ts';

const LOOK_AGAIN_MS = 1_500;
/** It is applied within a second, or later by itself. */
const LOOKS_MAX = 8;

/** The event as it is now, looked at until it is settled. */
function useOutcome(replayed: RegistryEvent | undefined) {
  return useQuery({
    queryKey: ['admin', 'outcome', replayed?.id, replayed?.attempts],
    queryFn: async () => (replayed === undefined ? null : ((await findEvent(replayed)) ?? replayed)),
    enabled: replayed !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      (state.data ?? replayed)?.status === 'received' && state.dataUpdateCount < LOOKS_MAX
        ? LOOK_AGAIN_MS
        : false,
  });
}

function outcomeOf(event: RegistryEvent, isLooking: boolean): { tone: Tone; words: string } {
  switch (event.status) {
    case 'processed':
      return { tone: 'good', words: 'Processed: the record stands as the registry says.' };
    case 'failed':
      return { tone: 'bad', words: `It failed again: ${event.error ?? 'no reason was given.'}` };
    case 'received':
    default:
      return {
        tone: 'wait',
        words: isLooking
          ? 'It is being applied…'
          : `It waits and is tried again by itself.${event.error === null ? '' : ` ${event.error}`}`,
      };
  }
}

/** A callback that names no record was kept for the trace only. */
const isReplayable = ({ eventType, payload }: RegistryEvent) => eventType !== null && payload !== null;

export function Replay({ event }: { event: RegistryEvent }) {
  const replaying = useMutation({
    mutationFn: async () =>
      (await ask((through) => through.admin.replayRegistryEvent(String(event.id)))).event,
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin', 'list'] }),
  });
  const outcome = useOutcome(replaying.data);
  const now = outcome.data ?? replaying.data;
  const isLooking = outcome.isFetching || (outcome.data?.status === 'received' && !outcome.isStale);
  const shown = now === undefined ? undefined : outcomeOf(now, isLooking);
  if (!isReplayable(event)) {
    return <Text size="sm">Nothing of it was kept that could be applied once more.</Text>;
  }
  return (
    <>
      <Group gap="sm">
        <Button loading={replaying.isPending} onClick={() => replaying.mutate()}>
          Apply it once more
        </Button>
        <Text size="sm" c="dimmed" style={{ flex: '1 1 16rem' }}>
          Safe to repeat: the registry is asked how the record stands, and that counts.
        </Text>
      </Group>
      {replaying.isError && <ProblemNote error={replaying.error} />}
      {outcome.isError && <ProblemNote error={outcome.error} />}
      {shown !== undefined && (
        <div role="status">
          <TonePanel tone={shown.tone}>
            <Text className="given">{shown.words}</Text>
          </TonePanel>
        </div>
      )}
    </>
  );
}
