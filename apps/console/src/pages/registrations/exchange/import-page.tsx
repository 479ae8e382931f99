// Import: the requests of a provider as a draft, or a campaign of the registry account as a registration.
import { Button, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { ButtonLink, TextLink } from '../../../parts/link-button.tsx';
import { Page } from '../../../parts/page.tsx';
import { ProblemNote } from '../../../parts/problem-note.tsx';
import { TonePanel } from '../../../parts/tone.tsx';
import { keepRegistration } from '../../../registrations/registration-data.ts';
import { titleOf } from '../../../registrations/registration-words.ts';
import { DropZone } from '../batches/drop-zone.tsx';
import { PROVIDER_CHOICES } from './providers.ts';
import { LostFacts } from './requests.tsx';
import './exchange.css';

const REGISTRY = 'tcr';
const BYTES_MAX = 1024 * 1024;

/** The problem of a file is said where it was chosen. */
class FileProblem extends Error {
  override readonly name = 'FileProblem';
}

async function payloadOf(file: File): Promise<object> {
  if (file.size > BYTES_MAX) {
    throw new FileProblem('The file has more than 1 MB.');
  }
  let read: unknown;
  try {
    read = JSON.parse(await file.text());
  } catch {
    throw new FileProblem('The file is not JSON.');
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) {
    throw new FileProblem('The file must have the requests of an export, or brand and campaign.');
  }
  const { export: exported } = read as { readonly export?: unknown };
  return typeof exported === 'object' && exported !== null ? exported : read;
}

function useImport() {
  return useMutation({
    mutationFn: async (request: { from: string; payload?: object; campaignId?: string }) => {
      const answer = await callApi((through) => through.registrations.import(request as { from: 'tcr' }));
      keepRegistration(answer.registration);
      return answer;
    },
  });
}

type Importing = ReturnType<typeof useImport>;

function Imported({ answer, onAgain }: { answer: NonNullable<Importing['data']>; onAgain: () => void }) {
  const { registration, lost } = answer;
  return (
    <Stack gap="md">
      <TonePanel tone="good">
        <Text fw={600} className="tone-words" role="status">
          Imported: <bdi>{titleOf(registration)}</bdi>
        </Text>
        <Text size="sm">
          {registration.status === 'DRAFT'
            ? 'It is a draft. Complete it, evaluate it, and submit it when it is ready.'
            : 'It is registered already. We follow it from now on.'}
        </Text>
      </TonePanel>
      <LostFacts lost={lost} />
      <Group gap="sm">
        <ButtonLink to="/registrations/$id" params={{ id: String(registration.id) }}>
          Open registration
        </ButtonLink>
        <Button variant="default" onClick={onAgain}>
          Import another
        </Button>
      </Group>
    </Stack>
  );
}

function FromRegistry({ importing }: { importing: Importing }) {
  const [campaignId, setCampaignId] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (campaignId.trim() !== '') {
      importing.mutate({ from: REGISTRY, campaignId: campaignId.trim() });
    }
  };
  return (
    <section className="card">
      <Title order={2} mb={4}>
        From your registry account
      </Title>
      <Text size="sm" mb="sm">
        A campaign that was registered elsewhere comes here with its brand. Nothing is registered or charged.
      </Text>
      <form onSubmit={submit} noValidate>
        <Group gap="sm" align="flex-end">
          <TextInput
            label="Campaign ID"
            placeholder="e.g., CEXMPL1"
            autoComplete="off"
            value={campaignId}
            maxLength={20}
            onChange={({ currentTarget }) => setCampaignId(currentTarget.value)}
          />
          <Button type="submit" loading={importing.isPending}>
            Import campaign
          </Button>
        </Group>
      </form>
    </section>
  );
}

function FromFile({ importing }: { importing: Importing }) {
  const [from, setFrom] = useState<string>('twilio');
  const reading = useMutation({
    mutationFn: async (file: File) => importing.mutate({ from, payload: await payloadOf(file) }),
  });
  return (
    <section className="card">
      <Title order={2} mb={4}>
        From another provider
      </Title>
      <Text size="sm" mb="sm">
        A file with exported requests, or with brand and campaign under the provider’s field names, becomes a
        draft.
      </Text>
      <Stack gap="sm">
        <NativeSelect
          label="Provider"
          maw="20rem"
          value={from}
          data={PROVIDER_CHOICES}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <DropZone
          label="Drop a JSON file here, or choose one"
          hint="JSON, up to 1 MB"
          accept=".json,application/json"
          isDisabled={importing.isPending}
          onFile={(file) => reading.mutate(file)}
        />
        {reading.error instanceof FileProblem && (
          <Text c="error" role="alert">
            {reading.error.message}
          </Text>
        )}
      </Stack>
    </section>
  );
}

export function ImportPage() {
  const importing = useImport();
  return (
    <Page
      kind="record"
      title="Import registration"
      above={
        <TextLink to="/registrations" size="sm" underline="hover">
          Registrations
        </TextLink>
      }
      lead="Bring a registration from another provider, or from the registry. Imports are free."
    >
      {importing.data === undefined ? (
        <Stack gap="md">
          <FromFile importing={importing} />
          <FromRegistry importing={importing} />
          {importing.isError && <ProblemNote error={importing.error} />}
        </Stack>
      ) : (
        <Imported answer={importing.data} onAgain={() => importing.reset()} />
      )}
    </Page>
  );
}
