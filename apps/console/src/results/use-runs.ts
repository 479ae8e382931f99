// Past runs as the pages show them.
import { useQuery } from '@tanstack/react-query';
import { queries, useUser } from '../api/session.ts';
import { forgetRuns, keepRun, listRuns, type Run } from './runs.ts';

const KEY = 'runs';

export function useRuns() {
  const { id } = useUser();
  const refresh = () => queries.invalidateQueries({ queryKey: [KEY] });
  return {
    runs: useQuery({ queryKey: [KEY, id], queryFn: () => listRuns(id) }).data,
    keep: async (run: Run) => {
      await keepRun(run);
      await refresh();
    },
    forgetAll: async () => {
      await forgetRuns(id);
      await refresh();
    },
  };
}
