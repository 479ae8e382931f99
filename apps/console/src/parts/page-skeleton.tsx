// The placeholder of a page that is loading, in the size of the page.
import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';

export function PageSkeleton() {
  return (
    <Stack gap="lg" aria-busy="true" className="page-skeleton">
      <VisuallyHidden role="status">Loading…</VisuallyHidden>
      <Skeleton h={32} maw={280} />
      <Skeleton h={18} maw={480} />
      <Skeleton h={160} />
      <Skeleton h={160} />
    </Stack>
  );
}
