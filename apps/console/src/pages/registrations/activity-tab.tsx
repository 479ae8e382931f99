// What happened to a registration, its brand, and its campaign, newest first.
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { callApi } from '../../api/call.ts';
import { useUser } from '../../api/session.ts';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { partKey } from '../../registrations/registration-data.ts';
import { History } from '../../registrations/status.tsx';

const PER_PAGE = 50;

export function ActivityTab() {
  const { id = '' } = useParams({ strict: false });
  const { id: userId } = useUser();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: partKey(userId, id, 'history'),
    queryFn: ({ pageParam }) =>
      callApi((through) => through.registrations.history(id, { page: pageParam, limit: PER_PAGE })),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, totalPages } }) => (page < totalPages ? page + 1 : undefined),
    staleTime: 0,
  });
  if (data === undefined) {
    return error === null ? <Skeleton h={320} /> : <ProblemNote error={error} />;
  }
  const history = data.pages.flatMap((page) => page.history);
  return (
    <section className="card" aria-label="Activity">
      <Stack gap="md" align="flex-start">
        {history.length === 0 ? (
          <Text size="sm">Nothing has happened yet. Changes of a draft are in its packet.</Text>
        ) : (
          <History history={history} />
        )}
        {hasNextPage && (
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show earlier activity
          </Button>
        )}
        {error !== null && <ProblemNote error={error} />}
      </Stack>
    </section>
  );
}
