// Data of the registry that costs a token to load: a button that says so, then the data.
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TokenPrice } from './costs.tsx';
import { ProblemNote } from './problem-note.tsx';

type Props<Data> = {
  readonly label: string;
  readonly load: () => Promise<Data>;
  readonly children: (data: Data) => ReactNode;
};

export function PaidLoad<Data>({ label, load, children }: Props<Data>) {
  const loading = useMutation({ mutationFn: load });
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Button variant="default" loading={loading.isPending} onClick={() => loading.mutate()}>
          {label}
        </Button>
        <Text size="sm" c="dimmed">
          <TokenPrice />
        </Text>
      </Group>
      {loading.isError && <ProblemNote error={loading.error} />}
      {loading.isSuccess && children(loading.data)}
    </Stack>
  );
}
