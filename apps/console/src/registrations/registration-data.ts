// Registrations from the API: free to read, cached, and followed live.
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Evaluation, Registration, TendlcEvent } from '@tendlc/client';
import type { RegistrationSort, RegistrationsQuery } from '@tendlc/contract';
import { callApi } from '../api/call.ts';
import { useLiveEvents } from '../api/live.ts';
import { queries, sessionNow, useUser } from '../api/session.ts';
import { AT_ONCE } from './one-by-one.ts';

export type { RegistrationSort };

/** A page of the list that fits a screen of dense rows. */
export const REGISTRATIONS_PER_PAGE = 50;

const listsOf = (userId: number) => ['registrations', userId] as const;
const keyOf = (userId: number, id: number | string) => ['registration', userId, String(id)] as const;

export function useRegistrations(query: RegistrationsQuery) {
  const { id } = useUser();
  return useQuery({
    queryKey: [...listsOf(id), query],
    queryFn: () =>
      callApi((through) => through.registrations.list({ limit: REGISTRATIONS_PER_PAGE, ...query })),
    // The previous rows stay while a filter or a page loads.
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

const WORK_MS = 3_000;
const REVIEW_MS = 30_000;
/** The page and its tab ask one after the other when they open: that is one request. */
const OPENING_MS = 2_000;

/** While the service or the registry works on it; reviews by people take days. */
const isAtWork = ({ progress }: Registration): boolean => progress.waitingFor === 'registry';

export function useRegistration(id: string) {
  const { id: userId } = useUser();
  return useQuery({
    queryKey: keyOf(userId, id),
    queryFn: async () => (await callApi((through) => through.registrations.get(id))).registration,
    staleTime: OPENING_MS,
    // Steps of a submission follow each other within seconds, and only changes of the status are events.
    refetchInterval: ({ state: { data } }) =>
      data?.status !== 'SUBMITTED' ? false : isAtWork(data) ? WORK_MS : REVIEW_MS,
  });
}

/** What belongs to one registration and changes with it, such as its history: a key of its own below the registration's. */
export const partKey = (userId: number, id: string, part: string) => [...keyOf(userId, id), part] as const;

/** Stores the newer state from an answer. Lists that show it are loaded again when they are looked at. */
export function keepRegistration(registration: Registration): void {
  const userId = sessionNow()?.id;
  if (userId !== undefined) {
    queries.setQueryData<Registration>(keyOf(userId, registration.id), (before) =>
      before !== undefined && before.revision > registration.revision ? before : registration,
    );
    void queries.invalidateQueries({ queryKey: listsOf(userId) });
  }
}

export function forgetRegistration(id: number): void {
  const userId = sessionNow()?.id;
  if (userId !== undefined) {
    queries.removeQueries({ queryKey: keyOf(userId, id) });
    void queries.invalidateQueries({ queryKey: listsOf(userId) });
  }
}

/** Loads a registration again with everything that belongs to it. */
export function refreshRegistration(id: number | string): void {
  const userId = sessionNow()?.id;
  if (userId !== undefined) {
    void queries.invalidateQueries({ queryKey: keyOf(userId, id) });
    void queries.invalidateQueries({ queryKey: listsOf(userId) });
  }
}

function isAbout({ type, data }: TendlcEvent, { id, brandId, campaignId }: Registration): boolean {
  if (type === 'registration.status_changed') {
    return data.id === id;
  }
  if (type === 'brand.status_changed' || type === 'brand.score_changed') {
    return data.localId === brandId;
  }
  return (
    (type === 'campaign.status_changed' || type === 'campaign.carrier_status_changed') &&
    data.localId === campaignId
  );
}

/** Loads a registration again when an event is about it. */
export function useFollowedRegistration(registration: Registration | undefined) {
  return useLiveEvents((event) => {
    if (registration !== undefined && isAbout(event, registration)) {
      refreshRegistration(registration.id);
    }
  });
}

const CHANGES_LISTS = /^(?:registration|brand|campaign)\./;

/** Loads the lists again when any registration changes. */
export function useFollowedLists() {
  const { id } = useUser();
  return useLiveEvents(({ type }) => {
    if (CHANGES_LISTS.test(type)) {
      void queries.invalidateQueries({ queryKey: listsOf(id) });
    }
  });
}

/** An evaluation never changes. */
const evaluationQuery = (userId: number, id: number, evaluationId: number) =>
  queryOptions({
    queryKey: ['evaluation', userId, evaluationId],
    queryFn: async () =>
      (await callApi((through) => through.registrations.evaluation(id, evaluationId))).evaluation,
  });

/**
 * The last evaluations of many registrations, in their order, a few requests at a time.
 * @param isWanted once they are shown: a selection alone asks for nothing
 * @returns undefined while they load
 */
export function useLastEvaluations(
  registrations: readonly Registration[],
  isWanted: boolean,
): readonly Evaluation[] | undefined {
  const { id: userId } = useUser();
  const wanted = registrations.map(({ id, lastEvaluation }) => ({
    id,
    evaluationId: lastEvaluation?.id ?? 0,
  }));
  const { data } = useQuery({
    queryKey: ['evaluations', userId, wanted.map(({ evaluationId }) => evaluationId)],
    enabled: isWanted && wanted.length > 0,
    // The single evaluations stay.
    gcTime: 0,
    queryFn: async () => {
      const found: Evaluation[] = [];
      for (let from = 0; from < wanted.length; from += AT_ONCE) {
        const some = wanted.slice(from, from + AT_ONCE);
        found.push(
          ...(await Promise.all(
            some.map(({ id, evaluationId }) =>
              queries.ensureQueryData(evaluationQuery(userId, id, evaluationId)),
            ),
          )),
        );
      }
      return found;
    },
  });
  return wanted.length === 0 ? [] : data;
}

export const keepEvaluation = (userId: number, evaluation: Evaluation): void =>
  void queries.setQueryData(['evaluation', userId, evaluation.id], evaluation);

/** The evaluation that `lastEvaluation` names; undefined while it loads, or if there is none. */
export function useLastEvaluation(registration: Registration) {
  const { id: userId } = useUser();
  const { lastEvaluation } = registration;
  return useQuery({
    ...evaluationQuery(userId, registration.id, lastEvaluation?.id ?? 0),
    enabled: lastEvaluation !== null,
  });
}
