// Runs a tool in the browser on the current input: free, and without slowing down typing.
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';

/** Undefined until the tools are loaded; the form works without them. */
export const useOfflineTools = () =>
  useQuery({ queryKey: ['offline-tools'], queryFn: () => import('./offline-tools.ts') }).data;

type Request = Readonly<Record<string, unknown>>;

/** @param request undefined while there is nothing to check */
export function useOfflineTool<Results>(name: string, request: Request | undefined): Results | undefined {
  const tools = useOfflineTools();
  const wanted = useDeferredValue(request === undefined ? undefined : JSON.stringify(request));
  return useMemo(
    () =>
      tools === undefined || wanted === undefined
        ? undefined
        : (tools.runOffline(name, JSON.parse(wanted) as Request) as Results | undefined),
    [tools, name, wanted],
  );
}
