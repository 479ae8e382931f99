// The summary of the account and its open alerts from the server: free, and read again after each event.
import { useQuery } from '@tanstack/react-query';
import type { GetSummaryAnswer } from '@tendlc/client';
import { callApi } from '../../api/call.ts';
import { queries } from '../../api/session.ts';

export type Summary = GetSummaryAnswer['summary'];
export type Need = Summary['needs'][number];

const ALERTS_SHOWN = 10;

const queryKey = (userId: number) => ['summary', userId] as const;

export const refreshSummary = (userId: number): void =>
  void queries.invalidateQueries({ queryKey: queryKey(userId) });

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
