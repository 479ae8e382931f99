// An empty state: what will appear here, and how to begin.
import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack className="card" gap="sm" align="flex-start" p="lg">
      <Title order={2}>{title}</Title>
      <Text component="div" maw="42rem">
        {children}
      </Text>
    </Stack>
  );
}
