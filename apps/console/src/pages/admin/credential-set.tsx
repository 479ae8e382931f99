// One credential set: what is known of it, where its callbacks go, and what an admin does about it.
import { Button, Group, List, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { Credentials } from '@tendlc/client';
import { useState } from 'react';
import { ask } from '../../api/ask.ts';
import { CopyText } from '../../parts/copy-text.tsx';
import { ButtonLink, TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { ConfirmedButton } from '../../parts/confirmed-button.tsx';
import { SetStatus, timeOrNever } from './credential-sets.tsx';
import { noteSet, useSet } from './records.ts';
import { SetForm } from './set-form.tsx';
import { Customer, setWords } from './sets.tsx';

type Props = { readonly set: Credentials };

async function setStatus(set: Credentials, status: Credentials['status']): Promise<void> {
  if (status === 'inactive') {
    await ask((through) => through.admin.deactivateCredentials(String(set.id)));
    noteSet({ ...set, status });
  } else {
    const { credentials } = await ask((through) =>
      through.admin.changeCredentials(String(set.id), { status }),
    );
    noteSet(credentials);
  }
}

function InUse({ set }: Props) {
  return set.status === 'active' ? (
    <ConfirmedButton
      label="Deactivate"
      title="Deactivate this set?"
      confirm="Deactivate it"
      danger
      run={() => setStatus(set, 'inactive')}
    >
      <List size="sm" spacing={4}>
        <List.Item>Brands and campaigns stay as they are, here and at the registry.</List.Item>
        <List.Item>No call to the registry uses the set any more, not even to read.</List.Item>
        <List.Item>Callbacks to its address are refused.</List.Item>
        <List.Item>The customer may store a new set, and you can activate this one again.</List.Item>
      </List>
    </ConfirmedButton>
  ) : (
    <ConfirmedButton
      label="Activate again"
      title="Activate this set again?"
      confirm="Activate it"
      run={() => setStatus(set, 'active')}
    >
      <Text size="sm">
        Calls to the registry and callbacks use it again. It is refused while the customer has another active
        set.
      </Text>
    </ConfirmedButton>
  );
}

function Facts({ set }: Props) {
  return (
    <dl className="facts">
      <dt>Customer</dt>
      <dd>
        <Customer userId={set.userId} />
      </dd>
      <dt>Status</dt>
      <dd>
        <SetStatus status={set.status} />
      </dd>
      <dt>API key</dt>
      <dd>{set.tcrSid}</dd>
      <dt>API secret</dt>
      <dd>{set.tcrAuthToken} (encrypted, never shown)</dd>
      <dt>Secret for callbacks</dt>
      <dd>{set.hasWebhookSecret ? 'stored' : 'none'}</dd>
      <dt>Address of the registry</dt>
      <dd className="given">{set.tcrApiBaseUrl ?? 'the operator’s own setting'}</dd>
      <dt>Last used</dt>
      <dd>{timeOrNever(set.lastUsedAt)}</dd>
      <dt>Last tested</dt>
      <dd>{timeOrNever(set.lastTestedAt)}</dd>
      <dt>Stored</dt>
      <dd>{timeOrNever(set.createdAt)}</dd>
      <dt>Changed</dt>
      <dd>{timeOrNever(set.updatedAt)}</dd>
    </dl>
  );
}

function ForTheCustomer({ set: { id, status } }: Props) {
  const search = { credentialId: id };
  return (
    <Stack className="card" gap="sm">
      <Title order={2}>With this set</Title>
      <Group gap="sm">
        {status === 'active' && (
          <>
            <ButtonLink to="/registry/brands/new" search={search}>
              Register a brand
            </ButtonLink>
            <ButtonLink to="/registry/campaigns/new" search={search}>
              Register a campaign
            </ButtonLink>
            <ButtonLink to="/admin/csp-profile" search={search} variant="default">
              Profile at the registry
            </ButtonLink>
          </>
        )}
        <ButtonLink to="/admin/events" search={search} variant="default">
          Its callbacks
        </ButtonLink>
        <ButtonLink to="/admin/calls" search={search} variant="default">
          Its registry calls
        </ButtonLink>
      </Group>
    </Stack>
  );
}

function Known({ set }: Props) {
  const [changing, setChanging] = useState(false);
  return (
    <Stack gap="lg">
      <Stack className="card" gap="sm">
        <Facts set={set} />
        <Group gap="sm">
          <Button variant="default" aria-expanded={changing} onClick={() => setChanging(!changing)}>
            {changing ? 'Leave it as it is' : 'Change'}
          </Button>
          <InUse set={set} />
        </Group>
        {changing && (
          <SetForm
            set={set}
            onDone={(changed) => {
              noteSet(changed);
              setChanging(false);
            }}
          />
        )}
      </Stack>
      <Stack className="card" gap="sm">
        <Title order={2}>Address for callbacks</Title>
        <Text size="sm">The registry reports to this address what happens to the customer’s records.</Text>
        <Group gap="xs">
          <Text size="sm" ff="monospace" className="given" miw={0}>
            {set.webhookUrl}
          </Text>
          <CopyText text={set.webhookUrl} what="the address for callbacks" />
        </Group>
      </Stack>
      <ForTheCustomer set={set} />
    </Stack>
  );
}

export function CredentialSetPage() {
  const { id } = useParams({ from: '/inside/admins/admin/credentials/$id' });
  const { data, isError, error, refetch } = useSet(Number(id));
  return (
    <Page
      title={data === undefined ? 'Credential set' : setWords(data.id, data.label)}
      maxWidth={760}
      actions={
        <TextLink to="/admin/credentials" size="sm">
          All sets
        </TextLink>
      }
    >
      {isError && (
        <ProblemNote error={error}>
          <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
            Try again
          </Button>
        </ProblemNote>
      )}
      {data === undefined && !isError && <Skeleton h={420} />}
      {data !== undefined && <Known set={data} />}
    </Page>
  );
}
