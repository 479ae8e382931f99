// The summary of the account and its open alerts from the server: free, and read again after each event.
import { useQuery } from '@tanstack/react-query';
import type { GetSummaryAnswer } from '@tendlc/client';
import { callApi } from '../../api/call.ts';
import { queries } from '../../api/session.ts';

export type Summary = GetSummaryAnswer['summary'];
export type Need = Summary['needs'][number];

const ALERTS_SHOWN = 10;

const queryKey = (userId: number) => ['summary', userId] as const;

/** Accounts whose summary is being read again, and whether something has happened since that began. */
const refreshing = new Map<number, { isOutdated: boolean }>();

/** Reads one summary at a time: hundreds of events can arrive together, and each would send its own requests. */
export async function refreshSummary(userId: number): Promise<void> {
  const current = refreshing.get(userId);
  if (current !== undefined) {
    current.isOutdated = true;
    return;
  }
  const reading = { isOutdated: true };
  refreshing.set(userId, reading);
  try {
    while (reading.isOutdated) {
      reading.isOutdated = false;
      if (queries.getQueryData(queryKey(userId)) === undefined) {
        // The first read may have begun before the event, and does not begin again until it has ended.
        await queries.invalidateQueries({ queryKey: queryKey(userId) });
      }
      await queries.invalidateQueries({ queryKey: queryKey(userId) });
    }
  } finally {
    refreshing.delete(userId);
  }
}

export function useSummary(userId: number) {
  const { data, error, refetch } = useQuery({
    queryKey: queryKey(userId),
    queryFn: async () => {
      const [{ summary }, { alerts, pagination }] = await Promise.all([
        callApi((through) => through.summary.get()),
        callApi((through) => through.alerts.list({ status: 'open', limit: ALERTS_SHOWN })),
      ]);
      return { summary, alerts, alertsTotal: pagination.total };
    },
    staleTime: 0,
  });
  return { data, error, refetch };
}
