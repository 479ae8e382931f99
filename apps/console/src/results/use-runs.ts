// Past runs, for the pages that show them.
import { useQuery } from '@tanstack/react-query';
import { queries, useUser } from '../api/session.ts';
import { forgetRun, forgetRuns, keepRun, listRuns, type Run } from './runs.ts';

const KEY = 'runs';

export function useRuns() {
  const { id } = useUser();
  const thenShow =
    <Values extends unknown[]>(work: (...values: Values) => Promise<void>) =>
    async (...values: Values) => {
      await work(...values);
      await queries.invalidateQueries({ queryKey: [KEY] });
    };
  return {
    runs: useQuery({ queryKey: [KEY, id], queryFn: () => listRuns(id) }).data,
    keep: thenShow((run: Run) => keepRun(run)),
    forget: thenShow((run: Run) => forgetRun(run)),
    forgetAll: thenShow(() => forgetRuns(id)),
  };
}
