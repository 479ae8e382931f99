// Whether the account of the user is connected to the registry, and what to do where a page needs it.
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../api/call.ts';
import { useUser } from '../api/session.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { ButtonLink } from '../parts/link-button.tsx';

/** @returns undefined until it is known */
export function useIsConnected(): boolean | undefined {
  const { id } = useUser();
  const { data } = useQuery({
    queryKey: ['credentials', id],
    queryFn: async () => (await callApi((through) => through.credentials.get())).credentials,
  });
  return data === undefined ? undefined : data !== null;
}

/** In place of what would cost a token and fail. */
export const ConnectFirst = ({ what }: { readonly what: string }) => (
  <EmptyState title="Your registry account is not connected">
    <Text mb="sm">
      {what} are in your own account at The Campaign Registry (TCR). Connect it to see them here.
    </Text>
    <ButtonLink to="/registry/credentials">Connect registry account</ButtonLink>
  </EmptyState>
);
