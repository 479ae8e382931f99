// A form in a dialog: an error stays in the dialog, and success closes it.
import { Button, Group, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { ProblemNote } from './problem-note.tsx';

/** What `send` returns if another step follows in the same dialog. */
export const STAY_OPEN = Symbol('stay open');

type FormProps = {
  readonly title: string;
  readonly submit: string;
  readonly danger?: boolean;
  readonly isReady?: boolean;
  readonly children: ReactNode;
  readonly opened?: boolean;
  readonly onClose: () => void;
  readonly send: () => Promise<unknown>;
};

/** The dialog alone, for a menu that opens it. */
export function FormDialog({
  title,
  submit,
  danger = false,
  isReady = true,
  children,
  opened = true,
  onClose,
  send,
}: FormProps) {
  // A double click comes faster than the button is disabled.
  const isSending = useRef(false);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: (result) => {
      if (result !== STAY_OPEN) {
        onClose();
      }
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    // A dialog is a part of the page around it, which can be a form, too.
    event.stopPropagation();
    if (!isSending.current) {
      isSending.current = true;
      sending.mutate();
    }
  };
  const { reset } = sending;
  // An error of an earlier try is not of this one.
  useEffect(() => {
    if (opened) {
      reset();
    }
  }, [opened, reset]);
  return (
    <Dialog opened={opened} title={title} onClose={onClose}>
      <form onSubmit={submitForm}>
        <Stack>
          {children}
          {sending.isError && <ProblemNote error={sending.error} />}
          <Group justify="space-between">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              {...(danger ? { color: 'red.9' } : {})}
              disabled={!isReady}
              loading={sending.isPending}
            >
              {submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

type Props = Omit<FormProps, 'opened' | 'onClose'> & {
  readonly label: string;
  /** Called when the dialog opens. */
  readonly onOpen?: () => void;
};

export function DialogForm({ label, onOpen, ...form }: Props) {
  const [opened, setOpened] = useState(false);
  const open = () => {
    onOpen?.();
    setOpened(true);
  };
  return (
    <>
      <Button variant="default" onClick={open}>
        {label}
      </Button>
      <FormDialog {...form} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
