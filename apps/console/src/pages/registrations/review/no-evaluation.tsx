// Before the first evaluation: what it does, and its price.
import { Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = { readonly isRunning: boolean; readonly children: ReactNode };

export const NoEvaluation = ({ isRunning, children }: Props) => (
  <Stack className="card" gap="sm" p="lg">
    <Title order={2}>Read it as a reviewer would, before you pay a fee</Title>
    <Text maw="44rem">
      An evaluation judges the whole packet: each text by its role, fields against each other, and your public
      pages as an anonymous visitor sees them. Each finding names the field, what to do, the codes that
      reviewers answer with, and its source. It also lists every fee of the submission.
    </Text>
    {isRunning ? <Skeleton h={120} /> : null}
    {children}
  </Stack>
);
