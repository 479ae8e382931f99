// One batch: how far it is, what can be done next, and each of its rows.
import { Group, Progress, Skeleton, Stack, Text } from '@mantine/core';
import type { RegistrationBatch } from '@tendlc/client';
import { useParams } from '@tanstack/react-router';
import { plural, showTime } from '../../../format/words.ts';
import { ButtonLink, TextLink } from '../../../parts/link-button.tsx';
import { Page } from '../../../parts/page.tsx';
import { ProblemNote } from '../../../parts/problem-note.tsx';
import { ToneBadge, TonePanel } from '../../../parts/tone.tsx';
import { BatchActions } from './batch-actions.tsx';
import { isBusy, useBatch } from './batch-data.ts';
import { BatchRows } from './batch-rows.tsx';
import { BATCH_WORDS, countsInWords, doneInWords, urgentState } from './batch-words.ts';

const WHOLE = 100;

function Standing({ batch }: { batch: RegistrationBatch }) {
  const { tone, label } = BATCH_WORDS[batch.status];
  const done = batch.rowCount - batch.remaining;
  const toCorrect = batch.counts.INVALID + batch.counts.NOT_READY;
  return (
    <section className="card" aria-label="Progress">
      <Stack gap="xs">
        <Group gap="sm">
          <ToneBadge tone={tone}>{label}</ToneBadge>
          <Text role="status" size="sm">
            {batch.remaining > 0 ? `${doneInWords(batch)}. ` : ''}
            {countsInWords(batch)}
          </Text>
        </Group>
        {batch.remaining > 0 && (
          <Progress
            value={(WHOLE * done) / Math.max(1, batch.rowCount)}
            aria-label="Progress"
            animated={isBusy(batch)}
          />
        )}
        {toCorrect > 0 && !isBusy(batch) && (
          <Group gap="sm" justify="space-between">
            <Text size="sm" c="dimmed" maw="46rem">
              Correct {plural(toCorrect, 'row')} in your file, and upload it again: each row is recognized by
              its reference, and rows without changes stay as they are.
            </Text>
            <ButtonLink
              to="/registrations/upload"
              variant={batch.counts.DRAFT + batch.counts.READY > 0 ? 'default' : 'filled'}
            >
              Upload corrected file
            </ButtonLink>
          </Group>
        )}
        {batch.stoppedBecause !== null && (
          <TonePanel tone="wait">
            <Text size="sm">{batch.stoppedBecause}</Text>
          </TonePanel>
        )}
      </Stack>
    </section>
  );
}

export function BatchPage() {
  const { batchId = '' } = useParams({ strict: false }) as { readonly batchId?: string };
  const { data: batch, error } = useBatch(batchId);
  return (
    <Page
      kind="record"
      title={batch === undefined ? 'Uploaded file' : `File of ${showTime(batch.createdAt)}`}
      above={
        <TextLink to="/registrations/upload" size="sm" underline="hover">
          Upload a file
        </TextLink>
      }
      lead={batch === undefined ? undefined : `Batch ${batchId}, ${plural(batch.rowCount, 'row')}`}
      actions={batch === undefined ? undefined : <BatchActions batch={batch} />}
    >
      {error !== null && <ProblemNote error={error} />}
      {batch === undefined ? (
        error === null && <Skeleton h={320} />
      ) : (
        <Stack gap="md">
          <Standing batch={batch} />
          <BatchRows batch={batch} first={isBusy(batch) ? undefined : urgentState(batch)} />
        </Stack>
      )}
    </Page>
  );
}
