// Applying a callback once more, and what became of it.
import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { RegistryEvent } from '@tendlc/client';
import { callApi } from '../../api/call.ts';
import { queries } from '../../api/session.ts';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { type Tone, TonePanel } from '../../parts/tone.tsx';
import { findEvent } from '../../registrations/admin-records.ts';

const LOOK_AGAIN_MS = 1_500;
/** It is applied within a second, or later by itself. */
const PATIENCE_MS = 12_000;

type Look = { readonly event: RegistryEvent; readonly isLast: boolean };

/** The event as it is now, looked at until it is settled or will take its time. */
const useOutcome = (replayed: RegistryEvent | undefined, since: number) =>
  useQuery({
    queryKey: ['admin', 'outcome', replayed?.id, since],
    queryFn: async (): Promise<Look | null> => {
      if (replayed === undefined) {
        return null;
      }
      const event = (await findEvent(replayed)) ?? replayed;
      const isLast = event.status !== 'received' || Date.now() - since > PATIENCE_MS;
      if (isLast) {
        void queries.invalidateQueries({ queryKey: ['admin', 'list'] });
      }
      return { event, isLast };
    },
    enabled: replayed !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.isLast === true || state.status === 'error' ? false : LOOK_AGAIN_MS,
  });

function outcomeOf(event: RegistryEvent, isLooking: boolean): { tone: Tone; words: string } {
  switch (event.status) {
    case 'processed':
      return { tone: 'good', words: 'Processed. The record matches the registry.' };
    case 'failed':
      return { tone: 'bad', words: `Failed again: ${event.error ?? 'no reason given.'}` };
    case 'received':
    default:
      return {
        tone: 'wait',
        words: isLooking
          ? 'Processing…'
          : `Pending. We will retry automatically.${event.error === null ? '' : ` ${event.error}`}`,
      };
  }
}

/** A callback that names no record was kept for the trace only. */
const isReplayable = ({ eventType, payload }: RegistryEvent) => eventType !== null && payload !== null;

export function useReplay(event: RegistryEvent) {
  const replaying = useMutation({
    mutationFn: async () =>
      (await callApi((through) => through.admin.replayRegistryEvent(String(event.id)))).event,
  });
  const outcome = useOutcome(replaying.data, replaying.submittedAt);
  const replayed = outcome.data?.event ?? replaying.data;
  return {
    /** As it is known by now. */
    event: replayed ?? event,
    shown: replayed === undefined ? undefined : outcomeOf(replayed, outcome.data?.isLast !== true),
    isPending: replaying.isPending,
    errors: [replaying.error, outcome.error].filter((error) => error !== null),
    start: () => replaying.mutate(),
  };
}

export function Replay({ event, shown, isPending, errors, start }: ReturnType<typeof useReplay>) {
  if (!isReplayable(event)) {
    return <Text size="sm">This event cannot be replayed because its payload was not stored.</Text>;
  }
  return (
    <>
      <Group gap="sm">
        <Button loading={isPending} onClick={start}>
          Replay event
        </Button>
        <Text size="sm" c="dimmed" style={{ flex: '1 1 16rem' }}>
          Safe to repeat. We fetch the current record from the registry.
        </Text>
      </Group>
      {errors.map((error) => (
        <ProblemNote key={error.message} error={error} />
      ))}
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
