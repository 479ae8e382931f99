// What can be done with a batch: evaluate, submit, pause, continue, cancel, and download the report.
import { Button, Group, NumberInput, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { RegistrationBatch } from '@tendlc/client';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { plural } from '../../../format/words.ts';
import { ConfirmedButton } from '../../../parts/confirmed-button.tsx';
import { CostlyDialog } from '../../../parts/costs.tsx';
import { download } from '../../../parts/download.ts';
import { notify } from '../../../parts/notify.ts';
import { registryFeesInWords, TokenCost } from '../../../registrations/fees.tsx';
import { keepBatch } from './batch-data.ts';
import { leftOutInWords } from './batch-words.ts';

type Props = { readonly batch: RegistrationBatch };

const RATE_MAX = 600;

const isResting = ({ status }: RegistrationBatch): boolean =>
  status === 'READY' || status === 'DONE' || status === 'PAUSED';

function Evaluate({ batch }: Props) {
  const [opened, setOpened] = useState(false);
  const { DRAFT, NOT_READY, READY } = batch.counts;
  const rows = DRAFT + NOT_READY;
  // Rows that have not changed get the same result: that is seldom what a person wants to pay for.
  const isAgain = DRAFT === 0;
  const words = `Evaluate ${plural(rows, 'row')}${isAgain ? ' again' : ''}`;
  return rows === 0 ? null : (
    <>
      <Button variant={READY > 0 || isAgain ? 'default' : 'filled'} onClick={() => setOpened(true)}>
        {words}
      </Button>
      <CostlyDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="Evaluate rows"
        confirm={words}
        isFree
        run={async () => keepBatch((await callApi((through) => through.batches.evaluate(batch.id))).batch)}
      >
        <Text size="sm">
          Each row is reviewed as reviewers would, with its public pages.{' '}
          {NOT_READY > 0 && 'Rows that were not ready are reviewed again: correct them first. '}
          <TokenCost tokens={rows} />
        </Text>
      </CostlyDialog>
    </>
  );
}

function Submit({ batch }: Props) {
  const [opened, setOpened] = useState(false);
  const [rate, setRate] = useState<number | string>(batch.ratePerMinute);
  const { cost, counts } = batch;
  const left = leftOutInWords(batch);
  return counts.READY === 0 ? null : (
    <>
      <Button onClick={() => setOpened(true)}>Submit {plural(counts.READY, 'row')}</Button>
      <CostlyDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="Submit rows"
        confirm={`Submit ${plural(counts.READY, 'row')}`}
        isFree
        isReady={() => typeof rate === 'number'}
        run={async () => {
          // Sends the cost that was shown. If it has changed, the service refuses and returns the new cost.
          const { batch: started } = await callApi((through) =>
            through.batches.submit(batch.id, { confirmCost: cost, ratePerMinute: Number(rate) }),
          );
          keepBatch(started);
        }}
      >
        <Stack gap="sm">
          <Text size="sm">
            {plural(counts.READY, 'row')}:{' '}
            {registryFeesInWords({ dueNow: cost.registryFees, monthly: cost.monthlyFees })}.{' '}
            <TokenCost tokens={cost.tokens} />
          </Text>
          {left !== undefined && (
            <Text size="sm" c="dimmed">
              {left}
            </Text>
          )}
          <NumberInput
            label="Rows per minute"
            description="At most. If the registry takes fewer, the batch waits."
            min={1}
            max={RATE_MAX}
            allowDecimal={false}
            value={rate}
            onChange={setRate}
          />
        </Stack>
      </CostlyDialog>
    </>
  );
}

function Change({
  batch,
  label,
  status,
}: Props & { readonly label: string; readonly status: 'PAUSED' | 'SUBMITTING' }) {
  const changing = useMutation({
    mutationFn: async () =>
      keepBatch((await callApi((through) => through.batches.change(batch.id, { status }))).batch),
    onError: () => notify('The batch could not be changed. Try again.'),
  });
  return (
    <Button variant="default" loading={changing.isPending} onClick={() => changing.mutate()}>
      {label}
    </Button>
  );
}

function Cancel({ batch }: Props) {
  return (
    <ConfirmedButton
      label="Cancel batch"
      title="Cancel this batch?"
      confirm="Cancel batch"
      danger
      run={async () =>
        keepBatch(
          (await callApi((through) => through.batches.change(batch.id, { status: 'CANCELLED' }))).batch,
        )
      }
    >
      <Text size="sm">
        No further row is evaluated or submitted. Drafts stay, and what is submitted already continues.
      </Text>
    </ConfirmedButton>
  );
}

function Report({ batch: { id } }: Props) {
  const saving = useMutation({
    mutationFn: async () =>
      download(`batch-${id}.csv`, 'text/csv', await callApi((through) => through.batches.report(id))),
    onError: () => notify('The report could not be downloaded. Try again.'),
  });
  return (
    <Button variant="default" loading={saving.isPending} onClick={() => saving.mutate()}>
      Download report
    </Button>
  );
}

export function BatchActions({ batch }: Props) {
  const { status, dryRun, remaining } = batch;
  const isWorking = status === 'EVALUATING' || status === 'SUBMITTING';
  const isPausedSubmission = status === 'PAUSED' && remaining > 0 && batch.counts.READY > 0;
  return (
    <Group gap="xs">
      <Report batch={batch} />
      {(isWorking || status === 'PAUSED') && <Cancel batch={batch} />}
      {isWorking && <Change batch={batch} label="Pause" status="PAUSED" />}
      {isResting(batch) && !dryRun && <Evaluate batch={batch} />}
      {isResting(batch) && !dryRun && !isPausedSubmission && <Submit batch={batch} />}
      {isPausedSubmission && <Change batch={batch} label="Continue submission" status="SUBMITTING" />}
    </Group>
  );
}
