// Reading a record at the registry at once, where callbacks fail to come, and what that found.
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { BrandDetail, CampaignDetail, FieldChange } from '@tendlc/client';
import { useState } from 'react';
import { callApi } from '../api/call.ts';
import { updateCached } from '../api/cached.ts';
import { queries, useUser } from '../api/session.ts';
import { Dialog } from '../parts/dialog.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';
import { History } from './status.tsx';

type Kind = 'brand' | 'campaign';
type Found = { readonly message: string; readonly changes: readonly FieldChange[] };

/** The page of the record shows what was found, too. */
async function read(kind: Kind, id: number): Promise<Found> {
  const name = String(id);
  if (kind === 'brand') {
    const { brand, ...found } = await callApi((through) => through.admin.syncBrand(name));
    updateCached<BrandDetail>(['brand', name], () => brand);
    return found;
  }
  const { campaign, ...found } = await callApi((through) => through.admin.syncCampaign(name));
  updateCached<CampaignDetail>(['campaign', name], () => campaign);
  return found;
}

type Props = { readonly kind: Kind; readonly id: number; readonly name: string };

export function SyncNow({ kind, id, name }: Props) {
  const { id: userId } = useUser();
  const [opened, setOpened] = useState(false);
  const reading = useMutation({ mutationFn: () => read(kind, id) });
  const start = () => {
    setOpened(true);
    reading.mutate();
  };
  const close = () => {
    setOpened(false);
    // Not before: the row would move away under the dialog.
    void queries.invalidateQueries({ queryKey: ['admin', 'list'] });
  };
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={start} aria-label={`Sync now: ${name}`}>
        {' '}
        Sync now{' '}
      </Button>
      <Dialog opened={opened} onClose={close} title="Sync with registry">
        <Stack>
          <Text size="sm" fw={600} className="given" lineClamp={3}>
            {name}
          </Text>
          {reading.isPending && <Skeleton h={60} />}
          {reading.isError && <ProblemNote error={reading.error} />}
          {reading.isSuccess && (
            <div role="status">
              <Text fw={600}>{reading.data.message}</Text>
              {reading.data.changes.length > 0 && (
                <History
                  history={[
                    {
                      at: new Date(reading.submittedAt).toISOString(),
                      source: 'sync',
                      eventTypes: [],
                      userId,
                      changes: reading.data.changes,
                    },
                  ]}
                />
              )}
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
