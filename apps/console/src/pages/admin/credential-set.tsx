// One set of credentials: its data, its webhook, and the actions of an admin.
import { Button, Group, List, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { Credentials } from '@tendlc/client';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { CopyText } from '../../parts/copy-text.tsx';
import { ButtonLink, TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { ConfirmedButton } from '../../parts/confirmed-button.tsx';
import { SetStatus, timeOrNever } from './credential-sets.tsx';
import { noteSet, useSet } from '../../registrations/admin-records.ts';
import { SetForm } from './set-form.tsx';
import { Customer, setWords } from '../../registrations/credential-choice.tsx';

type Props = { readonly set: Credentials };

async function setStatus(set: Credentials, status: Credentials['status']): Promise<void> {
  if (status === 'inactive') {
    await callApi((through) => through.admin.deactivateCredentials(String(set.id)));
    noteSet({ ...set, status });
  } else {
    const { credentials } = await callApi((through) =>
      through.admin.changeCredentials(String(set.id), { status }),
    );
    noteSet(credentials);
  }
}

function InUse({ set }: Props) {
  return set.status === 'active' ? (
    <ConfirmedButton
      label="Deactivate credentials"
      title="Deactivate these credentials?"
      confirm="Deactivate credentials"
      danger
      run={() => setStatus(set, 'inactive')}
    >
      <List size="sm" spacing={4}>
        <List.Item>Brands and campaigns do not change, here or at the registry.</List.Item>
        <List.Item>Registry calls no longer use these credentials.</List.Item>
        <List.Item>Events sent to this webhook URL are rejected.</List.Item>
        <List.Item>The customer can add new credentials, and you can reactivate these.</List.Item>
      </List>
    </ConfirmedButton>
  ) : (
    <ConfirmedButton
      label="Activate credentials"
      title="Activate these credentials?"
      confirm="Activate credentials"
      run={() => setStatus(set, 'active')}
    >
      <Text size="sm">
        Registry calls and webhooks use these credentials again. This fails if the customer has other active
        credentials.
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
      <dd>{set.tcrAuthToken} (encrypted)</dd>
      <dt>Webhook secret</dt>
      <dd>{set.hasWebhookSecret ? 'Stored' : 'None'}</dd>
      <dt>Registry API URL</dt>
      <dd className="given">{set.tcrApiBaseUrl ?? 'Service default'}</dd>
      <dt>Last used</dt>
      <dd>{timeOrNever(set.lastUsedAt)}</dd>
      <dt>Last tested</dt>
      <dd>{timeOrNever(set.lastTestedAt)}</dd>
      <dt>Last webhook</dt>
      <dd>{timeOrNever(set.lastWebhookAt)}</dd>
      <dt>Created</dt>
      <dd>{timeOrNever(set.createdAt)}</dd>
      <dt>Updated</dt>
      <dd>{timeOrNever(set.updatedAt)}</dd>
    </dl>
  );
}

function ForTheCustomer({ set: { id, status } }: Props) {
  const search = { credentialId: id };
  return (
    <Stack className="card" gap="sm">
      <Title order={2}>Actions</Title>
      <Group gap="sm">
        {status === 'active' && (
          <>
            <ButtonLink to="/registry/brands/new" search={search}>
              Register brand
            </ButtonLink>
            <ButtonLink to="/registry/campaigns/new" search={search} variant="default">
              Register campaign
            </ButtonLink>
            <ButtonLink to="/admin/csp-profile" search={search} variant="default">
              {' '}
              View registry profile{' '}
            </ButtonLink>
          </>
        )}
        <ButtonLink to="/admin/events" search={search} variant="default">
          View registry events
        </ButtonLink>
        <ButtonLink to="/admin/calls" search={search} variant="default">
          View registry calls
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
            {changing ? 'Cancel' : 'Edit credentials'}
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
        <Title order={2}>Webhook URL</Title>
        <Text size="sm">The registry sends events about the customer’s records to this URL.</Text>
        <Group gap="xs">
          <Text size="sm" ff="monospace" className="given" miw={0}>
            {set.webhookUrl}
          </Text>
          <CopyText text={set.webhookUrl} what="the webhook URL" />
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
      title={data === undefined ? 'Credentials' : setWords(data.id, data.label)}
      maxWidth={760}
      above={
        <TextLink to="/admin/credentials" size="sm" underline="hover">
          Customer credentials
        </TextLink>
      }
    >
      {isError && <ProblemNote error={error} onRetry={refetch} />}
      {data === undefined && !isError && <Skeleton h={420} />}
      {data !== undefined && <Known set={data} />}
    </Page>
  );
}
