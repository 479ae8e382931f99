// The newest events, live and free.
import { useQuery } from '@tanstack/react-query';
import type { TendlcEvent } from '@tendlc/client';
import { useState } from 'react';
import { callApi } from '../api/call.ts';
import { useLiveEvents } from '../api/live.ts';
import { queries, useUser } from '../api/session.ts';

const EVENTS_READ = 100;

const queryKey = (userId: number) => ['activity', userId] as const;

type Activity = { readonly events: readonly TendlcEvent[]; readonly cursor: number };

const activityQuery = (userId: number) => ({
  queryKey: queryKey(userId),
  queryFn: async (): Promise<Activity> => {
    const { events, cursor } = await callApi((through) =>
      through.events.list({ newest: true, limit: EVENTS_READ }),
    );
    return { events, cursor };
  },
  // There may be new events since the page was last open.
  staleTime: 0,
});

/** A request for the list that began before the event would replace it by a list without it. */
async function noteEvent(userId: number, event: TendlcEvent, cursor: number): Promise<void> {
  await queries.cancelQueries({ queryKey: queryKey(userId) });
  queries.setQueryData<Activity>(queryKey(userId), (before) =>
    before === undefined
      ? undefined
      : {
          events: [...before.events.filter(({ id }) => id !== event.id), event].slice(-EVENTS_READ),
          cursor: Math.max(before.cursor, cursor),
        },
  );
}

/**
 * Oldest first; undefined while they load.
 * @param onEvent called for each event that happens after those that were loaded first
 */
export function useActivity(onEvent: () => void): {
  events: readonly TendlcEvent[] | undefined;
  error: Error | null;
} {
  const { id } = useUser();
  const { data, error } = useQuery(activityQuery(id));
  // The stream begins where the first list ended, so that no event falls between them.
  const [start, setStart] = useState<number | null>(null);
  if (start === null && data !== undefined) {
    setStart(data.cursor);
  }
  useLiveEvents((event, cursor) => {
    void noteEvent(id, event, cursor);
    onEvent();
  }, start);
  return { events: data?.events, error };
}
