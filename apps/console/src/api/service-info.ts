// What kind of service this is: asked once, when somebody is logged in.
import { useQuery } from '@tanstack/react-query';
import { client } from './client.ts';

/** Whether the registry is the sandbox of a trial. Unknown counts as no. */
export function useIsSandbox(): boolean {
  const { data } = useQuery({ queryKey: ['health'], queryFn: async () => client.health.live() });
  return data?.sandbox === true;
}
