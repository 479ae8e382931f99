// A button that asks for confirmation. An error is shown in the dialog.
import { Button, Group, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { ProblemNote } from './problem-note.tsx';

type Props = {
  readonly label: string;
  readonly title: string;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly children: ReactNode;
  readonly run: () => Promise<unknown>;
};

export function ConfirmedButton({ label, title, confirm, danger = false, children, run }: Props) {
  const [opened, setOpened] = useState(false);
  const doing = useMutation({ mutationFn: run, onSuccess: () => setOpened(false) });
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          doing.reset();
          setOpened(true);
        }}
      >
        {label}
      </Button>
      <Dialog opened={opened} title={title} onClose={() => setOpened(false)}>
        <Stack>
          {children}
          {doing.isError && <ProblemNote error={doing.error} />}
          <Group justify="space-between">
            <Button variant="default" onClick={() => setOpened(false)}>
              Cancel
            </Button>
            <Button
              {...(danger ? { color: 'red.9' } : {})}
              loading={doing.isPending}
              onClick={() => doing.mutate()}
            >
              {confirm}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  );
}
