// Batches from the API: free to read, cached, and loaded again while the service works on them.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BatchRow, RegistrationBatch } from '@tendlc/client';
import { useEffect, useRef } from 'react';
import { callApi } from '../../../api/call.ts';
import { queries, refreshSession, sessionNow, useUser } from '../../../api/session.ts';

export type RowState = BatchRow['state'];

const WORK_MS = 1_000;
/** After the rows are submitted, their states follow their registrations. */
const REVIEW_MS = 15_000;
const ROWS_PER_PAGE = 50;
const BATCHES_SHOWN = 10;

const BUSY: ReadonlySet<RegistrationBatch['status']> = new Set(['READING', 'EVALUATING', 'SUBMITTING']);

export const isBusy = ({ status }: RegistrationBatch): boolean => BUSY.has(status);

const keyOf = (userId: number, id: number | string) => ['batch', userId, String(id)] as const;
const listOf = (userId: number) => ['batches', userId] as const;

/** Rows are paid for in the background, so no response tells this page the new balance. */
function useBalanceAfter(batch: RegistrationBatch | undefined): void {
  const work = batch === undefined ? undefined : `${batch.status} ${batch.remaining}`;
  const seen = useRef(work);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== work) {
      void refreshSession();
    }
    seen.current = work;
  }, [work]);
}

export function useBatch(id: string) {
  const { id: userId } = useUser();
  const query = useQuery({
    queryKey: keyOf(userId, id),
    queryFn: async () => (await callApi((through) => through.batches.get(id))).batch,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data === undefined || isBusy(data) ? WORK_MS : REVIEW_MS),
  });
  useBalanceAfter(query.data);
  return query;
}

/** The rows are loaded again when the counts of the batch change. */
export function useBatchRows(batch: RegistrationBatch, state: RowState | undefined, page: number) {
  const { id: userId } = useUser();
  return useQuery({
    queryKey: [...keyOf(userId, batch.id), 'rows', state ?? 'all', page, JSON.stringify(batch.counts)],
    queryFn: () =>
      callApi((through) =>
        through.batches.rows(batch.id, {
          page,
          limit: ROWS_PER_PAGE,
          ...(state === undefined ? {} : { state }),
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

export function useBatches() {
  const { id: userId } = useUser();
  return useQuery({
    queryKey: listOf(userId),
    queryFn: async () => (await callApi((through) => through.batches.list({ limit: BATCHES_SHOWN }))).batches,
    staleTime: 0,
  });
}

export function keepBatch(batch: RegistrationBatch): void {
  const userId = sessionNow()?.id;
  if (userId !== undefined) {
    queries.setQueryData(keyOf(userId, batch.id), batch);
    void queries.invalidateQueries({ queryKey: listOf(userId) });
    void queries.invalidateQueries({ queryKey: ['registrations', userId] });
  }
}
