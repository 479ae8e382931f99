// A button for many registrations at once: its dialog names the costs, does the work, and shows how far it is.
import { Button, Group, List, Progress, Stack, Text } from '@mantine/core';
import type { Registration } from '@tendlc/client';
import { type ReactNode, useRef, useState } from 'react';
import { callApi } from '../../api/call.ts';
import { plural } from '../../format/words.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { type Outcome, useOneByOne } from '../../registrations/one-by-one.ts';
import { refreshRegistration } from '../../registrations/registration-data.ts';
import { titleOf } from '../../registrations/registration-words.ts';

export type Chosen = readonly Registration[];

/** What work was done with, as it is now; undefined where it could not be read again. */
export type Fresh = ReadonlyMap<number, Registration | undefined>;

async function readAgain(id: number): Promise<Registration | undefined> {
  try {
    return (await callApi((through) => through.registrations.get(id))).registration;
  } catch {
    return undefined;
  }
}

function Failures({ outcomes }: { outcomes: readonly Outcome<Registration>[] }) {
  const failed = outcomes.filter(({ problem }) => problem !== null);
  return failed.length === 0 ? null : (
    <div role="alert">
      <Text size="sm" fw={600}>
        {plural(failed.length, 'registration')} not done:
      </Text>
      <List size="sm">
        {failed.map(({ item, problem }) => (
          <List.Item key={item.id}>
            <bdi>{titleOf(item)}</bdi>: {problem}
          </List.Item>
        ))}
      </List>
    </div>
  );
}

type ManyProps = {
  readonly label: string;
  readonly title: string;
  /** Between the label and how many: “Use replies in 2 registrations”. */
  readonly joinedBy?: string;
  readonly items: Chosen;
  /** Selected registrations that this leaves out, and why. */
  readonly leftOut?: string | undefined;
  readonly work: (item: Registration) => Promise<unknown>;
  readonly isReady?: boolean;
  /** Called when the dialog opens: what it shows is loaded then. */
  readonly onOpen?: () => void;
  readonly onClose?: () => void;
  /** Called when the dialog closes after work: the list on the page has only some of what was changed. */
  readonly onDone: (fresh: Fresh) => void;
  readonly children: ReactNode;
};

export function ForMany({
  label,
  title,
  joinedBy,
  items,
  leftOut,
  work,
  isReady = true,
  onOpen,
  onClose,
  onDone,
  children,
}: ManyProps) {
  const [opened, setOpened] = useState(false);
  // The selection may change while the work runs.
  const [taken, setTaken] = useState<Chosen>([]);
  const fresh = useRef(new Map<number, Registration | undefined>());
  const { outcomes, isRunning, run, reset } = useOneByOne<Registration>(async (item) => {
    try {
      await work(item);
    } finally {
      // Also after a failure: the answer may be lost, but not the work.
      fresh.current.set(item.id, await readAgain(item.id));
      refreshRegistration(item.id);
    }
  });
  const open = () => {
    onOpen?.();
    setOpened(true);
  };
  const start = () => {
    setTaken(items);
    void run(items);
  };
  const close = () => {
    onClose?.();
    setOpened(false);
    reset();
    if (fresh.current.size > 0) {
      onDone(fresh.current);
      fresh.current = new Map();
    }
  };
  const many = outcomes === undefined ? items.length : taken.length;
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={open}>
        {label}
      </Button>
      <Dialog opened={opened} title={title} onClose={() => !isRunning && close()}>
        <Stack gap="sm">
          {outcomes === undefined ? (
            <>
              {children}
              {leftOut !== undefined && (
                <Text size="sm" c="dimmed">
                  {leftOut}
                </Text>
              )}
              <Group justify="space-between">
                <Button variant="default" onClick={close}>
                  Cancel
                </Button>
                <Button onClick={start} disabled={!isReady || items.length === 0}>
                  {[label, joinedBy, plural(items.length, 'registration')]
                    .filter((words) => words !== undefined)
                    .join(' ')}
                </Button>
              </Group>
            </>
          ) : (
            <>
              <Progress value={(100 * outcomes.length) / Math.max(1, many)} aria-label="Progress" />
              <Text size="sm" role="status">
                {outcomes.length} of {plural(many, 'registration')} done
              </Text>
              <Failures outcomes={outcomes} />
              <Group justify="flex-end">
                <Button onClick={close} disabled={isRunning}>
                  {isRunning ? 'Working…' : 'Close'}
                </Button>
              </Group>
            </>
          )}
        </Stack>
      </Dialog>
    </>
  );
}
