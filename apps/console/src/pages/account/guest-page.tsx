// A page with one short form, for visitors.
import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { Page } from '../../parts/page.tsx';

type Props = { readonly title: string; readonly lead?: ReactNode; readonly children: ReactNode };

export function GuestPage(props: Props) {
  return (
    <Box className="card" maw={480} mx="auto" p={{ base: 'md', sm: 'xl' }}>
      <Page {...props} />
    </Box>
  );
}
