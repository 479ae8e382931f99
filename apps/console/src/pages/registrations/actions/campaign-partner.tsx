// The phone numbers of a campaign, and its move to another connectivity partner.
import { Button, Group, List, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Registration } from '@tendlc/client';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { showPhone } from '../../../format/words.ts';
import { nameToWords } from '../../../format/words.ts';
import { CostlyDialog } from '../../../parts/costs.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { notify } from '../../../parts/notify.ts';
import { PaidLoad } from '../../../parts/paid-load.tsx';
import { ProblemNote } from '../../../parts/problem-note.tsx';
import { refreshRegistration } from '../../../registrations/registration-data.ts';
import { textIn } from '../../../registrations/registry-record.ts';

type Props = { readonly registration: Registration; readonly onClose: () => void };

const campaignOf = ({ campaignId }: Registration) => String(campaignId);
const NUMBERS_MAX = 100;

export const NumbersDialog = ({ registration, onClose }: Props) => (
  <Dialog opened title="Phone numbers" onClose={onClose}>
    <Stack>
      <Text size="sm">
        Your provider assigns numbers to the campaign, and the registry reports them. Carriers can end a
        campaign without numbers.
      </Text>
      <PaidLoad
        label="Load numbers"
        load={() =>
          callApi((through) =>
            through.campaigns.numbers(campaignOf(registration), { limit: NUMBERS_MAX, current: true }),
          )
        }
      >
        {({ records, pagination }) =>
          records.length === 0 ? (
            <Text size="sm">No numbers are assigned.</Text>
          ) : (
            <>
              <List size="sm" aria-label="Numbers">
                {records.map((record) => (
                  <List.Item key={textIn(record, 'phoneNumber')} className="mono">
                    {showPhone(textIn(record, 'phoneNumber'))}
                  </List.Item>
                ))}
              </List>
              {pagination.total > records.length && (
                <Text size="sm">
                  The first {records.length} of {pagination.total}.
                </Text>
              )}
            </>
          )
        }
      </PaidLoad>
      <Group>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </Group>
    </Stack>
  </Dialog>
);

function Present({ registration }: { readonly registration: Registration }) {
  const cancelling = useMutation({
    mutationFn: () => callApi((through) => through.campaigns.cancelMigration(campaignOf(registration))),
    onSuccess: ({ message }) => notify(message),
  });
  return (
    <PaidLoad
      label="Show the present move"
      load={() => callApi((through) => through.campaigns.migration(campaignOf(registration)))}
    >
      {({ migration }) =>
        migration === null ? (
          <Text size="sm">The campaign was never moved.</Text>
        ) : (
          <Stack gap="xs">
            <Text size="sm">
              To {textIn(migration, 'toCnpId') || textIn(migration, 'upstreamCnpId')}:{' '}
              {nameToWords(textIn(migration, 'status'))}
            </Text>
            {migration['status'] === 'ACTIVE' && !cancelling.isSuccess && (
              <Group>
                <Button
                  size="compact-sm"
                  variant="default"
                  loading={cancelling.isPending}
                  onClick={() => cancelling.mutate()}
                >
                  Cancel this move (1 token)
                </Button>
              </Group>
            )}
            {cancelling.isError && <ProblemNote error={cancelling.error} />}
          </Stack>
        )
      }
    </PaidLoad>
  );
}

export function MigrationDialog({ registration, onClose }: Props) {
  const [partner, setPartner] = useState('');
  return (
    <CostlyDialog
      opened
      onClose={onClose}
      title="Move to another partner"
      confirm="Start move"
      isReady={() => partner.trim() !== ''}
      run={async () => {
        const { message } = await callApi((through) =>
          through.campaigns.startMigration(campaignOf(registration), {
            upstreamCnpId: partner.trim().toUpperCase(),
          }),
        );
        notify(message);
        refreshRegistration(registration.id);
      }}
    >
      <Text size="sm">
        The campaign stays with its present partner until the other one accepts it. Agree on it with both
        providers first, because numbers move separately.
      </Text>
      <Present registration={registration} />
      <TextInput
        label="New connectivity partner (CNP)"
        description="The partner’s ID at the registry, such as TWILO."
        value={partner}
        onChange={({ currentTarget }) => setPartner(currentTarget.value)}
      />
    </CostlyDialog>
  );
}
