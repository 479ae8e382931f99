// The newest events: free to read, and live. What they say of a record spares a look that would cost a token.
import { useQuery } from '@tanstack/react-query';
import type { TendlcEvent } from '@tendlc/client';
import { callApi } from '../api/call.ts';
import { useLiveEvents } from '../api/live.ts';
import { queries, useUser } from '../api/session.ts';
import { knownRegistrations } from './known.ts';
import type { Registration } from './latest.ts';

const EVENTS_READ = 100;

const queryKey = (userId: number) => ['news', userId] as const;

const activityQuery = (userId: number) => ({
  queryKey: queryKey(userId),
  queryFn: async (): Promise<readonly TendlcEvent[]> =>
    (await callApi((through) => through.events.list({ newest: true, limit: EVENTS_READ }))).events,
  // Others may have been at work since the page was last open.
  staleTime: 0,
});

/** Only where the earlier ones have been read; else the next look brings this one, too. */
export const noteEvent = (userId: number, event: TendlcEvent): void =>
  void queries.setQueryData<readonly TendlcEvent[]>(queryKey(userId), (before) =>
    before === undefined
      ? undefined
      : [...before.filter(({ id }) => id !== event.id), event].slice(-EVENTS_READ),
  );

/** Oldest first; undefined while they are on their way. */
export function useActivity(): { events: readonly TendlcEvent[] | undefined; error: Error | null } {
  const { id } = useUser();
  const { data, error } = useQuery(activityQuery(id));
  useLiveEvents((event) => noteEvent(id, event));
  return { events: data, error };
}

/** What events have told of a record that was not loaded; live where the page notes them. */
export function useKnownRegistration(kind: Registration['kind'], id: string, isWanted: boolean) {
  const { id: userId } = useUser();
  const { data } = useQuery({ ...activityQuery(userId), enabled: isWanted });
  return data === undefined || !isWanted
    ? undefined
    : knownRegistrations(data).find((entry) => entry.kind === kind && String(entry.id) === id);
}
