// Syncs a record with the registry, for example when webhooks do not arrive, and shows the changes.
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { FieldChange } from '@tendlc/client';
import { useState } from 'react';
import { callApi } from '../api/call.ts';
import { queries } from '../api/session.ts';
import { Dialog } from '../parts/dialog.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';
import { ChangedFields } from './status.tsx';

type Kind = 'brand' | 'campaign';
type Found = { readonly message: string; readonly changes: readonly FieldChange[] };

const read = (kind: Kind, id: number): Promise<Found> =>
  kind === 'brand'
    ? callApi((through) => through.admin.syncBrand(String(id)))
    : callApi((through) => through.admin.syncCampaign(String(id)));

type Props = {
  readonly kind: Kind;
  readonly id: number;
  readonly name: string;
  readonly label?: string;
  /** Called when the result was read. */
  readonly onClose?: () => void;
};

export function SyncNow({ kind, id, name, label = 'Sync now', onClose }: Props) {
  const [opened, setOpened] = useState(false);
  const syncing = useMutation({ mutationFn: () => read(kind, id) });
  const start = () => {
    setOpened(true);
    syncing.mutate();
  };
  const close = () => {
    setOpened(false);
    // Not earlier: the row would move under the open dialog.
    void queries.invalidateQueries({ queryKey: ['admin', 'list'] });
    onClose?.();
  };
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={start} aria-label={`${label}: ${name}`}>
        {label}
      </Button>
      <Dialog opened={opened} onClose={close} title="Sync with registry">
        <Stack>
          <Text size="sm" fw={600} className="given" lineClamp={3}>
            {name}
          </Text>
          {syncing.isPending && <Skeleton h={60} />}
          {syncing.isError && <ProblemNote error={syncing.error} />}
          {syncing.isSuccess && (
            <div role="status">
              <Text fw={600}>{syncing.data.message}</Text>
              {syncing.data.changes.length > 0 && <ChangedFields changes={syncing.data.changes} />}
            </div>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Close
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  );
}
