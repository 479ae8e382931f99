// The newest events, live and free.
import { useQuery } from '@tanstack/react-query';
import type { TendlcEvent } from '@tendlc/client';
import { callApi } from '../api/call.ts';
import { useLiveEvents } from '../api/live.ts';
import { queries, useUser } from '../api/session.ts';

const EVENTS_READ = 100;

const queryKey = (userId: number) => ['activity', userId] as const;

const activityQuery = (userId: number) => ({
  queryKey: queryKey(userId),
  queryFn: async (): Promise<readonly TendlcEvent[]> =>
    (await callApi((through) => through.events.list({ newest: true, limit: EVENTS_READ }))).events,
  // There may be new events since the page was last open.
  staleTime: 0,
});

/** Does nothing until the earlier events are loaded: the first request includes this event. */
const noteEvent = (userId: number, event: TendlcEvent): void =>
  void queries.setQueryData<readonly TendlcEvent[]>(queryKey(userId), (before) =>
    before === undefined
      ? undefined
      : [...before.filter(({ id }) => id !== event.id), event].slice(-EVENTS_READ),
  );

/** Oldest first; undefined while they load. */
export function useActivity(): { events: readonly TendlcEvent[] | undefined; error: Error | null } {
  const { id } = useUser();
  const { data, error } = useQuery(activityQuery(id));
  useLiveEvents((event) => noteEvent(id, event));
  return { events: data, error };
}
