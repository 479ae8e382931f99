// The summary of the account and its open alerts from the server: free, and read again after each event.
import { useQuery } from '@tanstack/react-query';
import type { GetSummaryAnswer } from '@tendlc/client';
import { useEffect, useRef } from 'react';
import { callApi } from '../../api/call.ts';
import { queries } from '../../api/session.ts';

export type Summary = GetSummaryAnswer['summary'];
export type Need = Summary['needs'][number];

const ALERTS_SHOWN = 10;

/** @param newestEvent the ID of the newest event; undefined while events load */
export function useSummary(userId: number, newestEvent: string | undefined) {
  const queryKey = ['summary', userId];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => {
      const [{ summary }, { alerts, pagination }] = await Promise.all([
        callApi((through) => through.summary.get()),
        callApi((through) => through.alerts.list({ status: 'open', limit: ALERTS_SHOWN })),
      ]);
      return { summary, alerts, alertsTotal: pagination.total };
    },
    staleTime: 0,
  });
  const seen = useRef(newestEvent);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== newestEvent) {
      void queries.invalidateQueries({ queryKey: ['summary', userId] });
    }
    seen.current = newestEvent;
  }, [newestEvent, userId]);
  return { data, error, refetch };
}
