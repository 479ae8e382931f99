// Upload a file: it is checked first, row by row, and becomes drafts when the person says so. Both are free.
import { Anchor, Button, Group, List, Loader, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { RegistrationBatch } from '@tendlc/client';
import { TendlcError } from '@tendlc/client';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { plural, showTime } from '../../../format/words.ts';
import { download } from '../../../parts/download.ts';
import { TextLink } from '../../../parts/link-button.tsx';
import { notify } from '../../../parts/notify.ts';
import { Page } from '../../../parts/page.tsx';
import { ProblemNote } from '../../../parts/problem-note.tsx';
import { ToneBadge, TonePanel } from '../../../parts/tone.tsx';
import { isBusy, keepBatch, useBatch, useBatches } from './batch-data.ts';
import { BatchRows } from './batch-rows.tsx';
import { BATCH_WORDS, countsInWords, doneInWords } from './batch-words.ts';
import { DropZone } from './drop-zone.tsx';

const TYPES: Readonly<Record<string, 'application/json' | 'application/x-ndjson'>> = {
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  jsonl: 'application/x-ndjson',
};
const BYTES_MAX = 32 * 1024 * 1024;

function send(file: File, dryRun: boolean) {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  const type = TYPES[extension] ?? 'text/csv';
  return callApi((through) => through.batches.upload(file, { type, dryRun }));
}

/** Problems of the whole file: the service names what to correct. */
function FileProblem({ error }: { error: unknown }) {
  const isOfFile =
    error instanceof TendlcError && (error.code === 'validation_failed' || error.code === 'malformed_body');
  return isOfFile ? (
    <div role="alert">
      <TonePanel tone="bad">
        <Text fw={700} className="tone-words">
          This file cannot be read
        </Text>
        <Text size="sm">The file {error.message.replace(/^file: /, '')}.</Text>
      </TonePanel>
    </div>
  ) : (
    <ProblemNote error={error} />
  );
}

/** The result of the check, and the next step. */
function Checked({ batch, file, onAgain }: { batch: RegistrationBatch; file: File; onAgain: () => void }) {
  const navigate = useNavigate();
  const making = useMutation({
    mutationFn: async () => {
      const { batch: made } = await send(file, false);
      keepBatch(made);
      await navigate({ to: '/registrations/batches/$batchId', params: { batchId: String(made.id) } });
    },
  });
  if (isBusy(batch)) {
    return (
      <Group gap="sm" role="status">
        <Loader size="sm" />
        <Text>
          Checking {file.name}: {doneInWords(batch)}
        </Text>
      </Group>
    );
  }
  const { DRAFT: valid, INVALID: invalid } = batch.counts;
  return (
    <Stack gap="md">
      <TonePanel tone={invalid > 0 ? 'wait' : 'good'}>
        <Text fw={600} className="tone-words" role="status">
          {invalid === 0
            ? `All ${plural(valid, 'row')} of ${file.name} can become drafts`
            : `${plural(invalid, 'row')} of ${file.name} ${invalid === 1 ? 'has' : 'have'} problems`}
        </Text>
        <Text size="sm">
          {invalid > 0 &&
            'Correct them in the file and choose it again, or continue with the others: you can send the corrected file at any time. '}
          Creating and correcting drafts is free. The evaluation shows whether reviewers would accept a row. A
          row with a known reference updates its draft.
        </Text>
      </TonePanel>
      <Group gap="sm">
        {valid > 0 && (
          <Button loading={making.isPending} onClick={() => making.mutate()}>
            Create {plural(valid, 'draft')}
          </Button>
        )}
        <Button variant="default" onClick={onAgain}>
          Choose another file
        </Button>
      </Group>
      {making.isError && <ProblemNote error={making.error} />}
      {invalid > 0 && (
        <>
          <Text size="sm" c="dimmed">
            Row 1 is the first one below the header.
          </Text>
          <BatchRows batch={batch} first="INVALID" />
        </>
      )}
    </Stack>
  );
}

/** Follows the check of a file until it has ended. */
function Check({ id, file, onAgain }: { id: string; file: File; onAgain: () => void }) {
  const { data: batch, error } = useBatch(id);
  return (
    <>
      {error !== null && <ProblemNote error={error} />}
      {batch !== undefined && <Checked batch={batch} file={file} onAgain={onAgain} />}
    </>
  );
}

function Earlier() {
  const { data } = useBatches();
  const batches = (data ?? []).filter(({ dryRun }) => !dryRun);
  return batches.length === 0 ? null : (
    <section className="card">
      <Title order={2} mb="sm">
        Earlier files
      </Title>
      <Stack gap="sm">
        {batches.map((batch) => (
          <Group key={batch.id} gap="sm">
            <TextLink to="/registrations/batches/$batchId" params={{ batchId: String(batch.id) }}>
              File of {showTime(batch.createdAt)}
            </TextLink>
            <ToneBadge tone={BATCH_WORDS[batch.status].tone}>{BATCH_WORDS[batch.status].label}</ToneBadge>
            <Text size="sm">{countsInWords(batch)}</Text>
            <Text size="sm" c="dimmed">
              Batch {batch.id}
            </Text>
          </Group>
        ))}
      </Stack>
    </section>
  );
}

function Template() {
  const saving = useMutation({
    mutationFn: async () =>
      download('registrations.csv', 'text/csv', await callApi((through) => through.batches.template())),
    onError: () => notify('The template could not be downloaded. Try again.'),
  });
  return (
    <Anchor component="button" type="button" underline="always" inherit onClick={() => saving.mutate()}>
      Download the template
    </Anchor>
  );
}

function Steps() {
  return (
    <List type="ordered" size="sm" spacing={4}>
      <List.Item>
        <Template />. Keep the columns that you need; only <code>reference</code> is required. It is your own
        key of the row, such as a customer number.
      </List.Item>
      <List.Item>Choose the file. We check each row and change nothing.</List.Item>
      <List.Item>
        Create drafts, evaluate them, and submit those that are ready at the cost that you confirm.
      </List.Item>
    </List>
  );
}

export function UploadPage() {
  const [chosen, setChosen] = useState<{ readonly file: File; readonly problem?: string }>();
  const checking = useMutation({ mutationFn: async (file: File) => (await send(file, true)).batch });
  const choose = (file: File) => {
    if (file.size > BYTES_MAX) {
      checking.reset();
      setChosen({ file, problem: 'The file has more than 32 MB. Split it into several files.' });
      return;
    }
    setChosen({ file });
    checking.mutate(file);
  };
  const again = () => {
    setChosen(undefined);
    checking.reset();
  };
  return (
    <Page
      kind="record"
      title="Upload a file"
      above={
        <TextLink to="/registrations" size="sm" underline="hover">
          Registrations
        </TextLink>
      }
      lead="Up to 10,000 registrations at once, from a spreadsheet. Checking a file and creating drafts is free."
    >
      <Stack gap="lg">
        {checking.data === undefined || chosen === undefined ? (
          <Stack gap="md">
            <Steps />
            <DropZone
              label={checking.isPending ? 'Sending the file…' : 'Drop a CSV file here, or choose one'}
              hint="CSV from any spreadsheet, NDJSON, or JSON, up to 32 MB"
              accept=".csv,.tsv,.txt,.json,.ndjson,.jsonl,text/csv"
              isDisabled={checking.isPending}
              onFile={choose}
            />
            {chosen?.problem !== undefined && (
              <Text c="error" role="alert">
                {chosen.problem}
              </Text>
            )}
            {checking.isError && <FileProblem error={checking.error} />}
          </Stack>
        ) : (
          <Check id={String(checking.data.id)} file={chosen.file} onAgain={again} />
        )}
        <Earlier />
      </Stack>
    </Page>
  );
}
